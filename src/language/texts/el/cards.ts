/** Greek texts of cards. */
import type { InjuryStatus } from "@/domain/players/player";
import type { CardTexts, GainUnit } from "../en/cards";
import { laterAmount, laterSize } from "../later-amount";
import { greekAgo } from "./answers/league-facts";
import { player } from "./ui/player";

const weekday = new Intl.DateTimeFormat("el-GR", { weekday: "long", timeZone: "UTC" });
const shortDay = new Intl.DateTimeFormat("el-GR", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const shown = (value: number | string): string => String(value).replace(".", ",");
const signed = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${shown(Math.abs(value))}`;
const percent = (chance: number): string => `${shown((chance * 100).toFixed(chance < 0.1 || chance > 0.9 ? 1 : 0))}%`;
/** Within a sentence: only the first letter is small, for "IR" stays. */
const statusIn = (status: InjuryStatus): string =>
  player[`status_${status}`].replace(/^./u, (first) => first.toLocaleLowerCase("el-GR"));
const unitOf = (unit: GainUnit): string => (unit === "points" ? "πόντοι" : "σε αξία κατηγοριών");

export const cardTexts: CardTexts = {
  title({ drop, add, day }) {
    const on = weekday.format(dateOf(day));
    if (!add) return `Άφησε ${drop}, ${on}`;
    return drop ? `Άφησε ${drop}, πάρε ${add}, ${on}` : `Πάρε ${add}, ${on}`;
  },
  leavesIr: (names) => `Κάνει χώρο για να βγει από το IR: ${names.join(", ")}.`,
  givesUp: (drop, percent) =>
    `Ο ${drop} είναι στο ${percent}% των λιγκών, αλλά για την υπόλοιπη σεζόν ένας ελεύθερος παίκτης αξίζει περισσότερο στη θέση του.`,
  gain: (gain, unit) => `${signed(gain)} ${unitOf(unit)} στις μέρες που μένουν.`,
  gainsLater: (gain, unit) => `${laterAmount("el", gain, unit)} στην υπόλοιπη σεζόν.`,
  stash: (name, expectedReturn) =>
    expectedReturn
      ? `Για αργότερα: κράτα ${name} ώσπου να επιστρέψει, ${shortDay.format(dateOf(expectedReturn))}.`
      : `Για αργότερα: κράτα ${name} ώσπου να επιστρέψει. Δεν υπάρχει ακόμη ημερομηνία.`,
  starts: (gained, lost) => `Συμμετοχές στη σύνθεση: ${gained} παραπάνω, ${lost} λιγότερες.`,
  winProbability: (before, after) => `Πιθανότητα νίκης: ${percent(before)} → ${percent(after)}.`,
  categories: (changes) =>
    `Κατηγορίες: ${changes.map(([label, change]) => `${label} ${signed(Math.round(change * 100))}%`).join(", ")}.`,
  bid({ reason, bid, chance, ladder, minimumBid, budgetLeft }) {
    switch (reason) {
      case "bid.not-needed":
        return "Δεν χρειάζεται προσφορά: είναι ελεύθερος.";
      case "bid.no-gain":
        return "Δεν αξίζει προσφορά.";
      case "bid.minimum-above-worth":
        return `Δεν αξίζει ούτε την ελάχιστη προσφορά της λίγκας, $${minimumBid}.`;
      case "bid.budget-spent":
        return `Σου μένουν $${budgetLeft}, λιγότερα από την ελάχιστη προσφορά των $${minimumBid}.`;
      case "bid.minimum-enough":
      case "bid.worth-it": {
        const rungs = ladder.flatMap((rung) => (rung.bid === null ? [] : [`$${rung.bid} για ${percent(rung.chance)}`]));
        return `Προσφορά $${bid}: κερδίζει περίπου στο ${percent(chance ?? 0)} των περιπτώσεων${rungs.length > 0 ? ` (${rungs.join(", ")})` : ""}.`;
      }
    }
  },
  statusChanged: (name, status) => `Το είχες απορρίψει· τώρα ${name}: ${statusIn(status)}.`,
  newsSince: (name) => `Το είχες απορρίψει· από τότε βγήκε νέο για ${name}.`,
  scheduleChanged: (name) => `Το είχες απορρίψει· από τότε άλλαξε το πρόγραμμα για ${name}.`,
  largerGain: (from, to) =>
    `Το είχες απορρίψει· τώρα ανεβάζει την πιθανότητα νίκης κατά ${shown(to.toFixed(1))}%, τότε κατά ${shown(from.toFixed(1))}%.`,
  inDoubt: (name, status, expectedReturn) =>
    `${name}: ${statusIn(status)}${expectedReturn ? `, επιστρέφει ${shortDay.format(dateOf(expectedReturn))}` : ""}.`,
  costsLater: (cost, unit) => `Κοστίζει ${laterSize("el", cost, unit)} στην υπόλοιπη σεζόν.`,
  onWaivers: "Είναι σε waivers: μπορεί να τον πάρει άλλη ομάδα.",
  oldReading: (age) => `Με παλιά δεδομένα, ${greekAgo(age)}.`,
  nothingToDo: "Δεν χρειάζεται κάτι: στη λίγκα demo η κίνηση γίνεται μόλις την εγκρίνεις.",
  openLink: (day) => `Άνοιξε τον σύνδεσμο, ${weekday.format(dateOf(day))}.`,
  addOnEspn: ({ name, proTeam }, isClaim) => `Βρες ${name} (${proTeam}) και πάτησε ${isClaim ? "Claim" : "Add"}.`,
  bidOnEspn: (bid) => `Βάλε προσφορά $${bid}.`,
  dropOnEspn: ({ name, proTeam }) => `Διάλεξε ${name} (${proTeam}) για Drop.`,
  confirm: "Έλεγξε τα ονόματα και επιβεβαίωσε.",
};
