/** A league's rules as Greek sentences. */
import { shortDay } from "../days";
import type { LeagueRuleTexts } from "../en/league-rules";

const LOCKS: Readonly<Record<string, string>> = {
  INDIVIDUAL_GAME: "στο τζάμπολ του κάθε παίκτη",
  FIRSTGAME_SCORINGPERIOD: "στο πρώτο τζάμπολ της ημέρας",
  INDIVIDUAL_FIRSTGAME_WEEKLY: "στον πρώτο αγώνα του κάθε παίκτη μέσα στην εβδομάδα",
  FIRSTGAME_WEEKLY: "στο πρώτο τζάμπολ της εβδομάδας",
};
const lock = (key: string): string => LOCKS[key] ?? "σε ώρα που δεν δίνει το ESPN";

const WAYS: Readonly<Record<string, string>> = {
  FREEAGENCY: "Ελεύθεροι παίκτες: όποιος προλάβει",
  WAIVERS_TRADITIONAL: "Όποιος κόβεται περνάει από waivers και μετά είναι ελεύθερος",
  WAIVERS_CONTINUOUS: "Συνεχή waivers",
};

export const leagueRules: LeagueRuleTexts = {
  locks: (lineup, moves, isUsingUndroppableList) =>
    `Η σύνθεση κλειδώνει ${lock(lineup)}· οι προσθήκες και τα drops ${lock(moves)}. ` +
    `Η λίστα undroppable του ESPN ${isUsingUndroppableList ? "ισχύει" : "δεν ισχύει"}.`,
  noScoring: "Το ESPN δεν λέει τι μετράει σε αυτή τη λίγκα.",
  points: (points) => `${points.join(", ").replaceAll(".", ",")}.`,
  lowerIsBetter: (stat) => `${stat} (όσο λιγότερα, τόσο καλύτερα)`,
  categories: (names) => `${names.length} κατηγορίες: ${names.join(", ")}.`,
  adds: ({ type, waiverHours, bids, perMatchup, perSeason }) =>
    [
      `${WAYS[type] ?? "Το ESPN δεν λέει πώς αποκτιούνται οι παίκτες"}${waiverHours > 0 ? `· τα waivers κρατούν ${waiverHours} ώρες` : ""}.`,
      ...(bids
        ? [`Οι διεκδικήσεις γίνονται με προσφορές από budget ${bids.budget}, τουλάχιστον ${bids.minimum}.`]
        : []),
      perMatchup === "no limit"
        ? "Χωρίς όριο προσθηκών ανά αναμέτρηση."
        : perMatchup === "unknown"
          ? "Οι προσθήκες έχουν όριο ανά ημέρα, και οι ημέρες της αναμέτρησης δεν είναι γνωστές."
          : `Το πολύ ${perMatchup} προσθήκες σε αυτή την αναμέτρηση.`,
      ...(perSeason === null ? [] : [`Το πολύ ${perSeason} προσθήκες στη σεζόν.`]),
    ].join(" "),
  tradeDeadline: (day, isOver) =>
    isOver
      ? `Οι ανταλλαγές έκλεισαν: η προθεσμία ήταν ${shortDay("el", day)}.`
      : `Ανταλλαγές γίνονται έως ${shortDay("el", day)}.`,
  noTradeDeadline: "Το ESPN δεν δίνει προθεσμία ανταλλαγών.",
  oneContest: "Όλη η σεζόν είναι μία αναμέτρηση.",
  schedule: (regular, playoffs) =>
    `${regular} αναμετρήσεις στην κανονική διάρκεια${
      playoffs === null
        ? ", χωρίς playoffs"
        : `· ${playoffs.teams} ομάδες στα playoffs${playoffs.firstDay === null ? "" : `, από ${shortDay("el", playoffs.firstDay)}`}`
    }.`,
};
