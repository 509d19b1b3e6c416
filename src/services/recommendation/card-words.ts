/**
 * What a card says, in the person's language. Every figure in it comes from the engine; news are quoted as notes.
 */
import type { Language } from "@/contract/intent";
import type { EasternDay } from "@/domain/ids";
import type { BrokenPremise } from "@/domain/proposal";
import type { MoveEffect } from "../week-session";

const DAYS = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  el: ["Κυριακή", "Δευτέρα", "Τρίτη", "Τετάρτη", "Πέμπτη", "Παρασκευή", "Σάββατο"],
} as const;

export const weekdayIn = (day: EasternDay, language: Language): string =>
  DAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? day;

export function titleOf({ move }: Pick<MoveEffect, "move">, language: Language): string {
  const [drop, add, day] = [move.drop?.name, move.add?.name, weekdayIn(move.day, language)];
  if (language === "el") {
    if (!add) return `Άφησε ${drop}, ${day}`;
    return drop ? `Άφησε ${drop}, πάρε ${add}, ${day}` : `Πάρε ${add}, ${day}`;
  }
  if (!add) return `Drop ${drop} on ${day}`;
  return drop ? `Drop ${drop}, add ${add} on ${day}` : `Add ${add} on ${day}`;
}

const percent = (chance: number): string => `${(chance * 100).toFixed(chance < 0.1 || chance > 0.9 ? 1 : 0)} %`;
const signed = (value: number): string => `${value > 0 ? "+" : ""}${value}`;

/** Why the engine proposes it. */
export function reasonsOf(effect: MoveEffect, unit: "points" | "category value", language: Language): string[] {
  const { gain, starts, winProbability, categories } = effect;
  const moved = Object.entries(categories)
    .filter(([, change]) => Math.abs(change) >= 0.01)
    .sort(([, a], [, b]) => b - a)
    .map(([label, change]) => `${label} ${signed(Math.round(change * 100))} %`);
  const isGreek = language === "el";
  return [
    unit === "points"
      ? isGreek
        ? `${signed(gain)} αναμενόμενοι πόντοι στις ημέρες που μένουν.`
        : `${signed(gain)} expected points over the days left.`
      : isGreek
        ? `${signed(gain)} σε αξία κατηγοριών στις ημέρες που μένουν.`
        : `${signed(gain)} in category value over the days left.`,
    isGreek
      ? `Φέρνει ${starts.gained.length} συμμετοχές στην πεντάδα και κοστίζει ${starts.lost.length}.`
      : `It brings ${starts.gained.length} starts and costs ${starts.lost.length}.`,
    ...(winProbability
      ? [
          isGreek
            ? `Πιθανότητα νίκης από ${percent(winProbability.before)} σε ${percent(winProbability.after)}.`
            : `Win probability from ${percent(winProbability.before)} to ${percent(winProbability.after)}.`,
        ]
      : []),
    ...(moved.length > 0 ? [isGreek ? `Κατηγορίες: ${moved.join(", ")}.` : `Categories: ${moved.join(", ")}.`] : []),
  ];
}

/** What to think of before approving it. */
export function warningsOf(
  effect: MoveEffect,
  notes: readonly string[],
  provenance: { stale: boolean; age: string },
  language: Language,
): string[] {
  const isGreek = language === "el";
  const { inDoubt, gainAfter, addIsOnWaivers } = effect;
  return [
    ...inDoubt.map(({ name, statusText, expectedReturn }) => {
      const back = expectedReturn ? (isGreek ? `, αναμένεται ${expectedReturn}` : `, expected ${expectedReturn}`) : "";
      return `${name}: ${statusText}${back}.`;
    }),
    ...(gainAfter < 0
      ? [
          isGreek
            ? `Κοστίζει ${-gainAfter} στο υπόλοιπο της σεζόν.`
            : `It costs ${-gainAfter} over the rest of the season.`,
        ]
      : []),
    ...(addIsOnWaivers
      ? [
          isGreek
            ? "Είναι σε waivers: η διεκδίκηση μπορεί να μην περάσει."
            : "He is on waivers: the claim may go to another team.",
        ]
      : []),
    ...notes,
    ...(provenance.stale
      ? [
          isGreek
            ? `Παλιά δεδομένα: διαβάστηκαν πριν από ${provenance.age}.`
            : `Old data: it was read ${provenance.age} ago.`,
        ]
      : []),
  ];
}

/** Steps at ESPN's own pages; in the demo league nothing is left to do. */
export function handoffSteps(
  { move, addIsOnWaivers }: Pick<MoveEffect, "move" | "addIsOnWaivers">,
  isDemo: boolean,
  language: Language,
): string[] {
  const isGreek = language === "el";
  if (isDemo) {
    return [
      isGreek
        ? "Τίποτα: στη δοκιμαστική λίγκα η κίνηση γίνεται μόλις την εγκρίνεις."
        : "Nothing: in the demo league the move is made once you approve it.",
    ];
  }
  const { drop, add } = move;
  const day = weekdayIn(move.day, language);
  const verb = addIsOnWaivers ? (isGreek ? "Claim (waivers)" : "Claim") : "Add";
  return [
    ...(isGreek ? [`Άνοιξε τον σύνδεσμο, ${day}.`] : [`Open the link on ${day}.`]),
    ...(add
      ? [
          isGreek
            ? `Βρες ${add.name} (${add.proTeam}) και πάτησε ${verb}.`
            : `Find ${add.name} (${add.proTeam}) and press ${verb}.`,
        ]
      : []),
    ...(drop
      ? [
          isGreek
            ? `Διάλεξε ${drop.name} (${drop.proTeam}) για Drop.`
            : `Choose ${drop.name} (${drop.proTeam}) to be dropped.`,
        ]
      : []),
    isGreek ? "Έλεγξε τα ονόματα και επιβεβαίωσε." : "Check both names and confirm.",
  ];
}

const BROKEN_EL: Readonly<Record<BrokenPremise, string>> = {
  "the day is over": "η ημέρα πέρασε",
  "the player was taken": "τον παίκτη τον πήρε άλλη ομάδα",
  "the player went on waivers": "ο παίκτης πήγε σε waivers",
  "the roster changed": "το ρόστερ άλλαξε",
  "the lineup changed": "η σύνθεση άλλαξε",
  "the day's adds and drops are closed": "οι προσθήκες και οι αποδεσμεύσεις της ημέρας έχουν κλείσει",
  "his game has begun": "ο αγώνας του έχει αρχίσει",
  "the adds are used up": "οι προσθήκες τελείωσαν",
};

export const brokenIn = (broken: BrokenPremise, language: Language): string =>
  language === "el" ? BROKEN_EL[broken] : broken;
