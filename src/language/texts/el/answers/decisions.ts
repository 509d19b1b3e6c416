/** Greek. `src/language/texts/answers/decisions.ts` says what each phrase may hold. */

import type { LineupReason } from "@/contract/planning/engine-outputs";
import { laterRounded } from "@/contract/planning/later-unit";
import { amountOf } from "@/language/texts/answers/amounts";
import type { DecisionPhrases, Starts, Unit } from "@/language/texts/answers/decisions";
import { laterUnitName } from "@/language/texts/later-amount";
import { moveRefusalText } from "@/language/texts/move-reasons";

const unitOf = (unit: Unit): string => (unit === "points" ? "φάνταζι πόντοι" : "αξία κατηγοριών");
/** "18.1 φάνταζι πόντοι". */
const worth = (value: number, unit: Unit): string => `${amountOf(value, unit)} ${unitOf(unit)}`;
/** "18.1 (fantasy points)", where the words before name the measure. */
const apart = (value: number, unit: Unit): string => `${amountOf(value, unit)} (${unitOf(unit)})`;
const many = (amount: number, one: string, several: string): string => `${amount} ${amount === 1 ? one : several}`;
const games = (amount: number): string => many(amount, "αγώνα", "αγώνες");
/** The worth of a start in categories is no figure that says anything to a reader. */
const ofPoints = (unit: Unit, text: string): string => (unit === "points" ? text : "");
const startsFor = ({ gained, lost }: Starts): string =>
  gained > 0 ? `, ${starts(gained)} παραπάνω${lost === 0 ? "" : `, ${starts(lost)} λιγότερες`}` : "";
const starts = (amount: number): string => many(amount, "εκκίνηση", "εκκινήσεις");
const exchange = (drop: string | null, add: string | null): string =>
  [...(drop === null ? [] : [`φεύγει ${drop}`]), ...(add === null ? [] : [`έρχεται ${add}`])].join(", ");
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const STAND_PAT: Readonly<Record<string, string>> = {
  "no-adds-left": "Δεν μένουν προσθήκες σε αυτή την αναμέτρηση.",
  "no-candidates": "Κανείς δεν μπορεί να προστεθεί στις ημέρες που μένουν.",
  "no-games": "Κανείς από τους ελεύθερους δεν θα ξεκινούσε στις ημέρες που μένουν, ούτε αξίζει περισσότερο μετά.",
  "no-room": "Το ρόστερ είναι γεμάτο και όλοι αξίζει να μείνουν.",
  "below-price": "Η καλύτερη κίνηση κερδίζει λιγότερα από όσα αξίζει μια προσθήκη.",
  "nearly-won": "Την έχεις σχεδόν κερδίσει: κράτα την ομάδα σου για τις επόμενες εβδομάδες.",
  "nearly-lost": "Έχει σχεδόν χαθεί: καμία κίνηση δεν την αλλάζει, και καμία δεν σου δίνει περισσότερα αργότερα.",
  "nothing-better": "Καμία επιτρεπτή κίνηση δεν κάνει την ομάδα καλύτερη.",
};

export const DECISIONS_EL: DecisionPhrases = {
  higherAverage: (best, _amount, others) =>
    `${best}: καλύτερος μέσος όρος από ${others.map(({ name }) => name).join(", ")} στους τελευταίους αγώνες.`,
  equalAverages: (names, amount) => `${names}: ίδιος μέσος όρος στους τελευταίους αγώνες, ${amount} φάνταζι πόντοι.`,
  higherInCategories: (name, categories) => `${name}: καλύτερος μέσος όρος σε ${categories}.`,
  categoryAgainst: (category, best, others) => `${category} (${best}, ${others.join(", ")})`,
  noComparison: "Δεν μπορώ να πω ποιος είναι καλύτερος: δεν υπάρχει μέσος όρος για τον καθένα.",
  categoryAverage: (name, category, amount) => `${name}: ${amount} ${category} μέσο όρο σε αυτούς τους αγώνες.`,
  noCategoryAverage: (name, category) => `${name}: δεν μπορώ να πω για ${category}, δεν το δίνουν οι αγώνες.`,
  moveHead: ({ add, drop, gain, unit }, starts) =>
    `Αν ${exchange(drop, add)}: ${gain >= 0 ? "κέρδος" : "διαφορά"} ${apart(gain, unit)} σε αυτή την αναμέτρηση${startsFor(starts)}.`,
  moveChance: (name, before, after) => `${name}: πιθανότητα νίκης από ${before} σε ${after}.`,
  moveLikely: (name, chance, isLow) => `${name}: πιθανότητα κέρδους ${chance}${isLow ? ", άρα μικρή βεβαιότητα" : ""}.`,
  moveRange: (name, low, high) => `${name}: πιθανό εύρος ${amountOf(low, "points")} έως ${amountOf(high, "points")}.`,
  moveAfter: (name, gain, unit) =>
    laterRounded(gain, unit) === 0
      ? `${name}: μετά την αναμέτρηση ούτε κερδίζεις ούτε χάνεις κάτι.`
      : `${name}: διαφορά ${laterRounded(gain, unit)} (${laterUnitName("el", unit)}) μετά την αναμέτρηση.`,
  moveStarts: (name, gained, lost) =>
    `${name}: ${many(gained, "εκκίνηση", "εκκινήσεις")} παραπάνω, ${many(lost, "εκκίνηση", "εκκινήσεις")} λιγότερες.`,
  moveDay: (name, day) => `${name}: θα ήταν δικός σου από ${day} και μετά.`,
  notPossible: (whyNot, code) =>
    `Αυτή η κίνηση δεν γίνεται. ${code ? moveRefusalText("el", code) : (whyNot ?? "Ο λόγος δεν είναι γνωστός.")}`,
  addGains: (gain, unit) => `${gain < 0 ? "διαφορά" : "κέρδος"} ${worth(gain, unit)}`,
  cardWaits:
    "Δεν έγινε τίποτα ακόμα: η κίνηση είναι στην κάρτα από κάτω και περιμένει το ΟΚ σου. Μετά κάν' την στο ESPN.",
  noCard: "Δεν έγινε τίποτα, και δεν βγήκε κάρτα.",
  bestAdd: (add, drop, gain, unit, starts) =>
    `Πάρε ${add}${drop === null ? "" : ` και άφησε ${drop}`}: κέρδος ${apart(gain, unit)} σε αυτή την αναμέτρηση${startsFor(starts)}.`,
  bestMove: (name, gain, unit) => `Πρώτη επιλογή: ${name}, με κέρδος ${apart(gain, unit)}.`,

  standPat: (_team, reason, detail) => `Μείνε όπως είσαι: καμία κίνηση δεν αξίζει. ${STAND_PAT[reason] ?? detail}`,
  planHead: (team) => `${team}: αξίζουν αυτές οι κινήσεις, με αυτή τη σειρά:`,
  planWindow: (from, to) =>
    from === to ? `Κοίταξα μόνο κινήσεις ${from}.` : `Κοίταξα μόνο κινήσεις από ${from} έως ${to}.`,
  planMove: ({ day, drop, add, gain, unit }, starts) =>
    `${capitalised(exchange(drop, add))} (${day}): ${gain < 0 ? "διαφορά" : "κέρδος"} ${worth(gain, unit)}${startsFor(starts)}`,
  planGain: (team, gain, unit) => `${team}: μαζί είναι κέρδος ${worth(gain, unit)}.`,
  planAfter: (team, gain, unit) =>
    laterRounded(gain, unit) === 0
      ? `${team}: μετά την αναμέτρηση ούτε κερδίζεις ούτε χάνεις κάτι.`
      : `${team}: διαφορά ${laterRounded(gain, unit)} (${laterUnitName("el", unit)}) μετά την αναμέτρηση.`,
  chanceNow: (team, chance) => `${team}: πιθανότητα νίκης ${chance}.`,
  planChance: (before, after) => `Με αυτές τις κινήσεις η πιθανότητα νίκης σου πάει από ${before} σε ${after}.`,
  hardlyAny: "Αυτές οι κινήσεις σχεδόν δεν αλλάζουν την έκβαση της αναμέτρησης.",
  movesClosedToday: "Οι προσθήκες και οι αποδεσμεύσεις της ημέρας έκλεισαν: άρχισε ο πρώτος αγώνας της.",
  limitsNotCounted: (limits) =>
    `Η λίγκα σου έχει όριο αγώνων ανά θέση της σύνθεσης (${limits}). Εδώ δεν έχει υπολογιστεί.`,
  notProven: "Ίσως υπάρχει καλύτερο πλάνο, η αναζήτηση τελείωσε πριν το αποκλείσει.",
  yourDecision: "Εγώ μόνο προτείνω, η απόφαση είναι δική σου.",

  lineupChanges: (changes) => `${capitalised(changes.join(", "))}.`,
  putIn: (name, out, slot) => `ξεκίνα τον ${name} ${out === null ? `σε κενή θέση (${slot})` : `στη θέση του ${out}`}`,
  takeOut: (name) => `άφησε έξω τον ${name}`,
  moveTo: (name, slot) => `πήγαινε τον ${name} στη θέση ${slot}`,
  lineupSet: (team, day, total, unit) =>
    `${team}: η σύνθεση για ${day} είναι σωστή${ofPoints(unit, `, αναμένονται ${amountOf(total, unit)} φάνταζι πόντοι`)}.`,
  lineupHead: (team, day, changes, difference, total, unit) =>
    `${team}: η καλύτερη σύνθεση για ${day} θέλει ${many(changes, "αλλαγή", "αλλαγές")}${ofPoints(unit, `, αναμένονται ${amountOf(total, unit)} φάνταζι πόντοι, κέρδος ${amountOf(difference, unit)} από την τωρινή`)}.`,
  lineupElse: (team, day, total, unit) =>
    `${team}: κανένας άλλος δεν χρειάζεται να αλλάξει θέση για ${day}${ofPoints(unit, `, αναμένονται ${amountOf(total, unit)} φάνταζι πόντοι`)}.`,
  without: (names, comesIn, isStarter) =>
    !isStarter
      ? `Χωρίς ${names} δεν αλλάζει κάτι: ούτως ή άλλως δεν θα ξεκινούσε.`
      : comesIn === null
        ? `Χωρίς ${names} κανείς δεν μπαίνει στη θέση: στον πάγκο κανείς με αγώνα δεν μπορεί να την πάρει.`
        : `Χωρίς ${names} μπαίνει ${comesIn}.`,
  lineupWithout: (team, day, total, unit) =>
    unit === "points"
      ? `${team}: έτσι η καλύτερη σύνθεση για ${day} δίνει ${amountOf(total, unit)} φάνταζι πόντοι.`
      : `${team}: αυτή είναι η καλύτερη σύνθεση για ${day}.`,
  roomForAll: (names) => `Χωράνε και οι δύο: ξεκινούν ${names}.`,
  startAndSit: (start, sit) => `Ξεκινά ${start}, κάθεται ${sit}.`,
  moveStatus: (name, status) => `${name}: ${status}. Το κέρδος μετράει την πιθανότητα να παίξει.`,
  lineupUnknown: (names) => `${names}: άγνωστη κατάσταση, η πηγή δεν δίνει τίποτα, που δεν σημαίνει υγιής.`,
  openSlots: (team, day, openSlots) =>
    openSlots === 0
      ? `${team}: καμία θέση της σύνθεσης δεν μένει κενή, ${day}.`
      : `${team}, ${day}: ${openSlots === 1 ? "μένει 1 κενή θέση" : `μένουν ${openSlots} κενές θέσεις`} στη σύνθεση, χωρίς κανέναν με αγώνα.`,
  firstLock: (team, day, time) =>
    `${team}, ${day}: ο πρώτος κλειδώνει στις ${time}, και καθένας από τους άλλους όταν αρχίσει ο δικός του αγώνας.`,
  allLocked: (team, day) => `${team}, ${day}: όσοι έχουν αγώνα έχουν κλειδώσει, οι αγώνες άρχισαν.`,
  lockUnknown: (team, day) => `${team}, ${day}: δεν ξέρω πότε κλειδώνει η σύνθεση, η ώρα δεν υπάρχει στις πηγές μου.`,
  nobodyPlays: (team, day, openSlots) =>
    `${team}: κανείς δεν έχει αγώνα ${day}, άρα δεν υπάρχει σύνθεση να φτιάξεις${openSlots === null ? "" : `, ${openSlots} θέσεις μένουν κενές`}.`,
  emptySlots: (count, names, several) =>
    `${count === 1 ? "Μένει 1 κενή θέση" : `Μένουν ${count} κενές θέσεις`}${names === "" ? "" : `: ${names} δεν ${several ? "έχουν" : "έχει"} αγώνα`}. Θα τη γέμιζε ένας ελεύθερος παίκτης που παίζει.`,
  sitsTitle: (day) => `Ποιοι κάθονται ${day} αν και έχουν αγώνα:`,
  nobodySits: (day) => `Κανείς δεν κάθεται ${day}: ξεκινούν όλοι όσοι έχουν αγώνα.`,
  sits: (name, slot, why, code) => `${name} (τώρα ${slot}): ${code === undefined ? why : GREEK_WHY[code]}`,
  startersTitle: "Ξεκινούν:",
  lineupPlayer: (slot, name, game, expected, chance, unit) =>
    `${slot}: ${[name, ...(game === null ? [] : [game]), ...(expected === null ? [] : expected === "unknown" ? ["δεν έχει στατιστικά ακόμα, άγνωστη αξία"] : unit === "points" ? [`αναμένονται ${amountOf(expected, unit)} φάνταζι πόντοι`] : []), ...(chance === null ? [] : [`πιθανότητα να παίξει ${chance}`])].join(", ")}`,
  lineupPlayerBegun: (slot, name, game) =>
    `${slot}: ${[name, ...(game === null ? [] : [game])].join(", ")}, κλειδωμένος: ο αγώνας έχει αρχίσει`,
  weeklyHead: (team, total, unit, isWithMoves) =>
    unit === "points"
      ? `${team}: συνολικά αναμένονται ${amountOf(total, unit)} φάνταζι πόντοι στις καλύτερες συνθέσεις${isWithMoves ? " μετά τις κινήσεις" : ""}.`
      : `${team}: οι καλύτερες συνθέσεις ${isWithMoves ? "μετά τις κινήσεις" : "για τις ημέρες που μένουν"}:`,
  weeklyDay: (day, total, openSlots, unit) =>
    `${day}: ${[...(unit === "points" ? [`αναμένονται ${amountOf(total, unit)} φάνταζι πόντοι`] : []), ...(openSlots === 0 ? [] : [many(openSlots, "κενή θέση", "κενές θέσεις")])].join(", ") || "καμία κενή θέση"}`,
  noStatsYet: "δεν έχει στατιστικά ακόμα",
  weeklyStarters: (names) => `ξεκινούν ${names}`,
  weeklyBenched: (names) => `κάθονται ${names}`,

  fitHead: (name, starts, count, from, to) =>
    count === 0
      ? `Από ${from} έως ${to} ${name}: χωρίς αγώνα, άρα δεν θα ξεκινούσε.`
      : starts === 0
        ? `Από ${from} έως ${to} ${name}: δεν θα ξεκινούσε, αν και έχει ${games(count)}.`
        : `Από ${from} έως ${to} ${name}: θα ξεκινούσε σε ${starts} από ${games(count)}.`,
  fitDay: (day, game, slot, insteadOf) =>
    `${day}, ${game}: ${slot === null ? "θα καθόταν" : `ξεκινά στη θέση ${slot}${insteadOf === null ? ", που είναι κενή" : ` αντί για ${insteadOf}`}`}`,
};

export const GREEK_WHY: Readonly<Record<LineupReason, string>> = {
  game_begun: "ο αγώνας του έχει αρχίσει",
  unavailable: "δεν υπολογίζεται να παίξει",
  in_doubt: "αξίζει λιγότερο από τους βασικούς και δεν είναι σίγουρος",
  no_stats_yet: "δεν έχει στατιστικά ακόμα",
  worth_less: "όσοι ξεκινούν στις θέσεις του αξίζουν περισσότερο",
};
