/** What the optimizer says in Greek. */
import { shortDay } from "../days";
import type { OptimizerTexts, PlannedMove } from "../en/optimizer";
import { EL } from "./answers/phrases";
import { moveReasons } from "./move-reasons";

type Names = readonly string[];

const shown = (value: number | string): string => String(value).replace(".", ",");
const percent = (chance: number): string => `${shown((chance * 100).toFixed(chance < 0.1 || chance > 0.9 ? 1 : 0))}%`;
const signed = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${shown(Math.abs(value))}`;
const list = (names: Names): string => names.join(", ");
const many = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
const window = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? shortDay("el", from) : `από ${shortDay("el", from)} έως ${shortDay("el", to)}`;
const moveLine = ({ day, drop, add, gain }: PlannedMove, index: number, unit: string): string =>
  `${index + 1}. ${shortDay("el", day)}: ${[...(drop ? [`άφησε ${drop}`] : []), ...(add ? [`πάρε ${add}`] : [])].join(", ")} (${signed(gain)} ${unit})`;

export const optimizer: OptimizerTexts = {
  title: "Σχέδιο για τις ημέρες που μένουν",
  asked: ({ window: days, chosenMoves, maxMoves, untouchables, allowKeeperDrops }) =>
    [
      ...(chosenMoves === undefined
        ? []
        : [
            chosenMoves === 1
              ? "Ετοίμασε την κίνηση που διάλεξα."
              : `Ετοίμασε τις ${chosenMoves} κινήσεις που διάλεξα.`,
          ]),
      days ? `Σχεδίασε την αναμέτρησή μου ${window(days)}.` : "Σχεδίασε τις ημέρες που μένουν στην αναμέτρησή μου.",
      ...(maxMoves === null ? [] : [`Το πολύ ${many(maxMoves, "προσθήκη", "προσθήκες")}.`]),
      ...(untouchables.length === 0 ? [] : [`Κράτα αυτούς τους παίκτες: ${list(untouchables.map(String))}.`]),
      ...(allowKeeperDrops ? ["Μπορούν να φύγουν και παίκτες με μακροπρόθεσμη αξία."] : []),
    ].join(" "),
  planning: "Κοιτάζω τα δύο ρόστερ, το πρόγραμμα και τους ελεύθερους παίκτες",
  rosters: (mine, opponent) =>
    opponent
      ? `Είδα τα δύο ρόστερ: ${mine} δικοί σου παίκτες, ${opponent.players} της ομάδας ${opponent.name}`
      : `Είδα το ρόστερ σου, ${many(mine, "παίκτης", "παίκτες")}· δεν υπάρχει αντίπαλος`,
  schedule: (days, { mine, theirs }) =>
    `${days === 1 ? "Μένει 1 ημέρα" : `Μένουν ${days} ημέρες`}: έχεις ${many(mine, "αγώνα", "αγώνες")}` +
    (theirs === null ? "" : `, ο αντίπαλος ${theirs}`),
  injuries: (flagged) =>
    flagged.length === 0
      ? "Κανένας τραυματίας στο ρόστερ σου"
      : `${flagged.length} στο ρόστερ σου με τραυματισμό ή αμφίβολοι: ${list(flagged)}`,
  candidates: (drops, adds) =>
    `Υποψήφιοι να φύγουν: ${drops.length}${drops.length > 0 ? ` (${list(drops)})` : ""}· ` +
    `αξίζει να έρθουν: ${adds.length}${adds.length > 0 ? ` (${list(adds)})` : ""}`,
  validated: (moves) =>
    `Έλεγξα ${many(moves, "κίνηση", "κινήσεις")} με τους κανόνες και τα νέα: ${moves === 1 ? "ισχύει" : "ισχύουν όλες"}`,
  sentBack: (ruledOut) => `Αποκλείστηκαν: ${list(ruledOut)}· ψάχνω ξανά`,
  standingPat: "Καμία κίνηση δεν αξίζει",
  composed: (days, cards) =>
    `Έφτιαξα ${many(days, "σύνθεση", "συνθέσεις")}${cards > 0 ? ` και ${many(cards, "πρόταση", "προτάσεις")}` : ""}`,
  waiting: (cards) => `${cards === 1 ? "1 πρόταση περιμένει" : `${cards} προτάσεις περιμένουν`} την απόφασή σου`,
  over: "Δεν μένουν ημέρες για σχέδιο",
  proposal: (moves, unit, { chances: { before, after }, isChosen, window: days }) =>
    [
      ...(days ? [`Μόνο κινήσεις ${window(days)}.`] : []),
      isChosen
        ? "Τι κάνει η κάθε κίνηση που διάλεξες:"
        : moves.length === 1
          ? "Μία κίνηση αξίζει:"
          : `${moves.length} κινήσεις αξίζουν, με αυτή τη σειρά:`,
      "",
      ...moves.map((move, index) => moveLine(move, index, unit === "points" ? "πόντοι" : "αξία κατηγοριών")),
      "",
      ...(before === null || after === null
        ? []
        : [`Η πιθανότητα νίκης σου πάει από ${percent(before)} σε ${percent(after)}.`]),
      "Τίποτα δεν γίνεται πριν εγκρίνεις μια κίνηση.",
    ].join("\n"),
  standPat: (reason, ruledOut) =>
    `Μείνε όπως είσαι. ${moveReasons.standPat[reason]}${ruledOut.length > 0 ? ` Αποκλείστηκαν: ${list(ruledOut)}.` : ""}`,
  newsUnchecked: (why) => `Τα νέα δεν ελέγχθηκαν: μετράνε μόνο οι επίσημες καταστάσεις. ${why}`,
  status: (player) => EL.status(player),
  listedAs: (player) => `Επίσημη κατάσταση: ${EL.status(player)}.`,
  standing: { official: "Επίσημο", reported: "Ρεπορτάζ", unconfirmed: "Ανεπιβεβαίωτο" },
};
