/** Greek. `src/language/texts/answers/season.ts` says what each phrase may hold. */
import type { SeasonPhrases, TiebreakerRule } from "@/language/texts/answers/season";

const STATUS = {
  open: "είναι ακόμη στη μάχη των πλέι οφ",
  clinched: "έχει κλειδώσει θέση στα πλέι οφ",
  "clinched-bye": "έχει κλειδώσει θέση στα πλέι οφ και περνά τον πρώτο γύρο χωρίς αγώνα",
  eliminated: "έχει αποκλειστεί από τα πλέι οφ",
} as const;

const WITHHELD = {
  "no-matchups": "Αυτή η λίγκα δεν έχει αναμετρήσεις ούτε πλέι οφ, άρα δεν υπάρχουν πιθανότητες πρόκρισης.",
  "not-read": "Δεν υπάρχουν πιθανότητες τώρα: οι αναμετρήσεις ή τα ρόστερ της λίγκας δεν διαβάστηκαν.",
  "schedule-incomplete":
    "Δεν υπάρχουν πιθανότητες ακόμη: το ESPN δεν έχει βγάλει όλα τα ζευγάρια της κανονικής περιόδου.",
  "no-statistics":
    "Δεν υπάρχουν πιθανότητες ακόμη: οι περισσότεροι παίκτες μιας τουλάχιστον ομάδας δεν έχουν στατιστικά.",
} as const;

const TIEBREAKERS: Readonly<Record<TiebreakerRule, string>> = {
  H2H_RECORD: "το ρεκόρ στα μεταξύ τους",
  TOTAL_POINTS_SCORED: "το σύνολο πόντων",
  INTRA_DIVISION_RECORD: "το ρεκόρ μέσα στη διβίζιον",
  TOTAL_POINTS_AGAINST: "το σύνολο πόντων των αντιπάλων",
};

export const SEASON_EL: SeasonPhrases = {
  seasonStatus: (team, status) => `Η ομάδα ${team} ${STATUS[status]}.`,
  seasonOdds: (team, playoffs, bye, title) =>
    `${team}: ${playoffs} για πλέι οφ${bye === null ? "" : `, ${bye} να περάσει τον πρώτο γύρο χωρίς αγώνα`}, ${title} για τον τίτλο.`,
  firstPlaceOdds: (team, first) => `${team}: ${first} να τερματίσει στην κορυφή.`,
  likelyPlaces: (team, best, worst) =>
    `Το πιθανότερο για την ομάδα ${team}: θέση ${best}${best === worst ? "" : ` ως ${worst}`}.`,
  possiblePlaces: (team, best, worst) =>
    best === worst
      ? `Η ομάδα ${team} τερματίζει στη θέση ${best}, ό,τι και να γίνει.`
      : `Η ομάδα ${team} μπορεί πια να τερματίσει μόνο από τη θέση ${best} ως τη ${worst}.`,
  oddsAfterMove: (drop, add, playoffs, title) =>
    `${[...(drop === null ? [] : [`Χωρίς τον παίκτη ${drop}`]), ...(add === null ? [] : [`${drop === null ? "Με" : "με"} τον παίκτη ${add}`])].join(" και ")}: ${playoffs} για πλέι οφ, ${title} για τον τίτλο.`,
  remainingTitle: (team, left) =>
    `Οι επόμενες αναμετρήσεις της ομάδας ${team}, με την πιθανότητα νίκης (μένουν ${left}):`,
  remainingMatchup: (opponent, firstDay, chance) =>
    `${opponent}${firstDay === null ? "" : ` (από ${firstDay})`}: ${chance}`,
  holdTitle: "Κράτα για τα πλέι οφ, με τους αγώνες σε εκείνες τις εβδομάδες:",
  holdPlayer: (player, games, over) =>
    `${player}: ${games} ${games === 1 ? "αγώνας" : "αγώνες"}, ${over} πόντοι φάνταζι πάνω από έναν ελεύθερο`,
  playoffGamesRange: (most, games, fewest, fewestGames) =>
    games === fewestGames
      ? `Όλοι οι παίκτες σου έχουν ${games} αγώνες στις εβδομάδες των πλέι οφ.`
      : `Λιγότεροι αγώνες στις εβδομάδες των πλέι οφ: ${fewest} (${fewestGames}). Περισσότεροι: ${most} (${games}).`,
  playoffGamesTitle: "Αγώνες στις εβδομάδες των πλέι οφ:",
  playoffGames: (player, games, byWeek) => `${player}: ${games} (${byWeek})`,
  oddsByResult: (now, ifWon, ifLost) =>
    `Για τα πλέι οφ έχεις τώρα ${now} πιθανότητα: ${ifLost} αν χάσεις αυτή την αναμέτρηση, ${ifWon} αν την κερδίσεις.`,
  titleByResult: (ifWon, ifLost) => `Τίτλος: ${ifLost} μετά από ήττα, ${ifWon} μετά από νίκη.`,
  tiebreakerRule: (rule) => `Σε ισοβαθμία μετράει πρώτα ${TIEBREAKERS[rule]}.`,
  tiedTeams: (teams) =>
    teams === null ? "Κανείς δεν έχει τώρα το ρεκόρ σου." : `Με το ίδιο ρεκόρ τώρα, ο καλύτερος πρώτος: ${teams}.`,
  nobodyToHold: "Κανένας παίκτης σου δεν αξίζει στα πλέι οφ παραπάνω από έναν ελεύθερο.",
  seasonScheduleTitle: "Πόσο αναμένεται να σκοράρουν οι αντίπαλοι που μένουν, το πιο δύσκολο στην αρχή:",
  hardestSchedule: (team) => `Το πιο δύσκολο πρόγραμμα που μένει το έχει η ομάδα ${team}.`,
  scheduleStrength: (team, over) => `${team}: αντίπαλοι ${over} σε σχέση με τον μέσο όρο`,
  seasonOddsTitle: "Πιθανότητες για πλέι οφ και τίτλο:",
  teamOdds: (team, record, playoffs, title) => `${team} (${record}): πλέι οφ ${playoffs}, τίτλος ${title}`,
  oddsWithheld: (reason) => WITHHELD[reason],
};
