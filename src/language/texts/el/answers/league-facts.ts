/** Greek. `src/language/texts/answers/league-facts.ts` says what each phrase may hold. */
import type { ExtraStat, ResultFormat } from "@/language/questions/understanding/league-topics";
import type { LeagueFactPhrases, NewsStanding, NewsTrust } from "@/language/texts/answers/league-facts";

const EXTRA_STAT: Readonly<Record<ExtraStat, string>> = {
  TD: "τα τριπλ νταμπλ",
  DD: "τα νταμπλ νταμπλ",
  QD: "τα τετραπλά νταμπλ",
  OREB: "τα επιθετικά ριμπάουντ",
  DREB: "τα αμυντικά ριμπάουντ",
  PF: "τα φάουλ",
  TF: "οι τεχνικές ποινές",
  FF: "τα αντιαθλητικά φάουλ",
  EJ: "οι αποβολές",
  MIN: "τα λεπτά",
  "3PA": "τα τρίποντα που επιχειρούνται",
};

const RESULT_COUNTS: Readonly<Record<ResultFormat, string>> = {
  each: "Κάθε κατηγορία μετράει μόνη της: όποια κερδίζεις είναι μία νίκη στη βαθμολογία, όποια χάνεις μία ήττα, και η ισοπαλία ισοπαλία.",
  most: "Η αναμέτρηση δίνει μία νίκη στη βαθμολογία σε όποιον κερδίζει τις περισσότερες κατηγορίες και μία ήττα στον άλλο, όσο κοντά κι αν είναι.",
  points:
    "Η αναμέτρηση δίνει μία νίκη στη βαθμολογία σε όποιον έχει περισσότερους πόντους και μία ήττα στον άλλο, όσο κοντά κι αν είναι.",
  season: "Δεν υπάρχουν εβδομαδιαίες νίκες και ήττες: όλη η σεζόν είναι ένας πίνακας.",
};

const many = (amount: number, one: string, several: string): string => `${amount} ${amount === 1 ? one : several}`;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const games = (amount: number): string => many(amount, "αγώνας", "αγώνες");
const STANDING: Readonly<Record<NewsStanding, string>> = {
  official: "επίσημο",
  reported: "ρεπορτάζ",
  unconfirmed: "ανεπιβεβαίωτο",
};

const TRUST: Readonly<Record<NewsTrust, string>> = {
  official: "σύλλογος ή λίγκα",
  outlet: "μέσο ενημέρωσης",
  aggregator: "αναπαράγει άλλους",
  unknown: "άγνωστης αξιοπιστίας",
};

const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  second: ["δευτερόλεπτο", "δευτερόλεπτα"],
  minute: ["λεπτό", "λεπτά"],
  hour: ["ώρα", "ώρες"],
  day: ["ημέρα", "ημέρες"],
};

/** "12 minutes" as "πριν από 12 λεπτά". */
export function greekAgo(age: string): string {
  if (age === "just now") return "μόλις τώρα";
  const [, amount, unit] = /^(\d+) (second|minute|hour|day)s?$/.exec(age) ?? [];
  const words = unit === undefined ? undefined : UNITS[unit];
  return words === undefined ? age : `πριν από ${amount} ${words[amount === "1" ? 0 : 1]}`;
}

export const LEAGUE_FACTS_EL: LeagueFactPhrases = {
  official: (name, status, back, age) =>
    `${name}, επίσημη κατάσταση: ${status}${back === null ? "" : `, αναμένεται ${back}`} (${greekAgo(age)}).`,
  officialMissing: (reason) => `Η επίσημη κατάσταση δεν διαβάστηκε. ${reason}`,
  noNews: (days, name) => `Δεν βρήκα νέα για ${name ?? "αυτό"} τις τελευταίες ${many(days, "ημέρα", "ημέρες")}.`,
  newsTitle: "Νέα:",
  newsItem: ({ day, age, source, trust, standing, title, says }) =>
    `${day} (${greekAgo(age)}), ${source} (${TRUST[trust]}), ${STANDING[standing]}: “${title}”${says === null ? "" : ` · “${says}”`}`,
  contradicts: "λέει κάτι άλλο από την επίσημη κατάσταση",
  unconfirmedNote: "Ό,τι είναι ανεπιβεβαίωτο δεν είναι γεγονός, η επίσημη κατάσταση μετράει περισσότερο.",

  playerGames: (name, count, left, from, to) =>
    `Από ${from} έως ${to} ${name}: ${games(count)}, ${left === 1 ? "απομένει" : "απομένουν"} ${left}.`,
  proTeamGames: (name, count, left, span, days) =>
    `${capitalised(span)} ${name}: ${count === 0 ? "κανένας αγώνας" : games(count)}${left === null ? "" : `, ${left === 1 ? "απομένει" : "απομένουν"} ${left}`}${days === "" ? "" : ` (${days})`}.`,
  span: (from, to) => (from === to ? from : `από ${from} έως ${to}`),
  proTeamsTitle: (from, to) => `Αγώνες των συλλόγων από ${from} έως ${to}:`,
  noProTeamSoOften: "Κανένας σύλλογος δεν παίζει τόσο συχνά. Όλοι με τη σειρά, από τους περισσότερους αγώνες:",
  proTeamsWithGames: (names, count) => `${names}: ${games(count)}`,
  proTeamsWithBackToBacks: (names, count) => `${names}: ${count} back-to-back (δεύτερη μέρα στη σειρά)`,
  backToBackGames: (name, games) => `${name}: ${games}`,
  noBackToBacks: (days) => `Κανένας παίκτης σου δεν έχει back-to-back ${days}.`,
  secondNights: (name, count) => `${name}: ${count} back-to-back (δεύτερη μέρα στη σειρά).`,
  gamesOn: (name, days) => `${name} παίζει ${days}.`,
  onIr: (name) => `${name}: στο IR.`,
  teamGames: (team, count, left, playable) =>
    `${team}: ${games(count)}, ${left === 1 ? "απομένει" : "απομένουν"} ${left}${playable === null ? "" : ` (${playable} ${playable === 1 ? "διαθέσιμος" : "διαθέσιμοι"})`}.`,
  busyDays: (title, days) =>
    title === "most"
      ? `Οι περισσότεροι παίκτες σου έχουν αγώνα ${days}.`
      : `Οι λιγότεροι παίκτες σου έχουν αγώνα ${days}.`,
  dayCounts: (day, mine, theirs) => `${day}: εσύ ${many(mine, "παίκτης", "παίκτες")} με αγώνα, ο αντίπαλος ${theirs}`,
  gameDay: (day, game) => `${day} ${game}`,

  record: (team, record, place, teams) =>
    place === null ? `${team}: ${record}.` : `Θέση ${place} από ${teams}: ${team}, ${record}.`,
  standing: (team, record) => `${team}: ${record}`,
  standingsTitle: (league) => `Βαθμολογία, ${league}:`,
  scoresTitle: (league) => `Πόντοι, ${league}:`,
  stat: (stat, points) => `${stat}: ${many(points, "πόντος", "πόντοι")} η μονάδα`,
  categories: (league, items) => `${league}, κατηγορίες που μετράνε: ${items}.`,
  slots: (starters, bench, reserve) => `${starters} βασικοί, ${bench} στον πάγκο, ${reserve} στο IR.`,
  adds: (_text, matchupLimit, addsLeft, budget, used) =>
    [
      matchupLimit === null
        ? "Δεν υπάρχει γνωστό όριο προσθηκών στην αναμέτρηση."
        : `Το όριο σε κάθε αναμέτρηση είναι ${matchupLimit}.`,
      ...(used === null ? [] : [`Έχεις κάνει ${many(used, "προσθήκη", "προσθήκες")}.`]),
      ...(addsLeft === null
        ? []
        : [`Σου ${addsLeft === 1 ? "απομένει" : "απομένουν"} ${many(addsLeft, "προσθήκη", "προσθήκες")}.`]),
      ...(budget === null ? [] : [`Προϋπολογισμός FAAB: ${budget}.`]),
    ].join(" "),
  waivers: (_text, hours, budget, rank) =>
    [
      hours > 0
        ? `Όσοι κόβονται μένουν στα waivers ${many(hours, "ώρα", "ώρες")}, και μετά είναι ελεύθεροι.`
        : "Όσοι κόβονται είναι ελεύθεροι αμέσως, χωρίς waivers.",
      ...(budget === null
        ? [
            "Δεν υπάρχει προϋπολογισμός FAAB: οι διεκδικήσεις κρίνονται με σειρά.",
            ...(rank === null ? [] : [`${rank.team}: θέση ${rank.place} στη σειρά.`]),
          ]
        : [`Οι διεκδικήσεις κρίνονται με προσφορές. Προϋπολογισμός FAAB: ${budget}.`]),
    ].join(" "),
  positionLimit: (position, max, isTooMany) =>
    `${isTooMany === null ? "" : isTooMany ? "Δεν γίνεται: " : "Το όριο το επιτρέπει: "}${isTooMany === null ? "Έ" : "έ"}να ρόστερ μπορεί να έχει ως ${max} παίκτες ${position}.`,
  noPositionLimit: (position) =>
    position === null
      ? "Η λίγκα δεν έχει όριο παικτών ανά θέση στο ρόστερ."
      : `Η λίγκα δεν έχει όριο παικτών στη θέση ${position}.`,
  gamesLimits: (list) => `Όριο αγώνων ανά θέση: ${list}.`,
  gamesLimit: (slot, count) => `${slot} ${games(count)}`,
  noGamesLimit: "Δεν υπάρχει όριο αγώνων ανά θέση της σύνθεσης.",
  playoffSeed: (team, rank, teams, record, entering) =>
    `${rank <= entering ? "Όπως είναι τώρα, ναι" : "Όπως είναι τώρα, όχι"}: ${team} είναι στη θέση ${rank} από ${teams} με ${record}, και ${entering === 1 ? "μπαίνει" : "μπαίνουν"} στα πλέι οφ ${many(entering, "ομάδα", "ομάδες")}.`,
  extraStat: (stat, league, points) =>
    points === "not scored"
      ? `${league}: ${EXTRA_STAT[stat]} δεν μετράνε και δεν δίνουν τίποτα παραπάνω.`
      : points === null
        ? `${league}: ${EXTRA_STAT[stat]} είναι κατηγορία.`
        : `${league}: ${EXTRA_STAT[stat]} μετράνε ${many(points, "πόντο", "πόντους")} το καθένα.`,
  resultCounts: (format) => RESULT_COUNTS[format],
  calendar: (_text, playoffs, teams) =>
    playoffs === null
      ? "Η αρχή των πλέι οφ δεν είναι γνωστή."
      : `Τα πλέι οφ αρχίζουν ${playoffs}, με ${many(teams, "ομάδα", "ομάδες")}.`,
  tradeDeadline: (_text, deadline, isOver) =>
    deadline === null
      ? "Δεν υπάρχει γνωστή προθεσμία ανταλλαγών."
      : isOver
        ? `Η προθεσμία ανταλλαγών ήταν ${deadline}: πέρασε, και ανταλλαγές δεν γίνονται πια.`
        : `Η προθεσμία ανταλλαγών είναι ${deadline}: ως τότε γίνονται.`,

  formTitle: (team, count) => `${team}, φόρμα στους τελευταίους ${many(count, "αγώνα", "αγώνες")}:`,
  formLine: (name, average, season, difference) =>
    `${name}: ${average} φάνταζι πόντοι μέσο όρο${
      season === null || difference === null
        ? ""
        : difference === 0
          ? `, όσο και στη σεζόν (${season})`
          : `, ${Math.abs(difference)} ${difference > 0 ? "πάνω" : "κάτω"} από τη σεζόν (${season})`
    }`,
  formMissed: (name, count) => `${name}: έχασε ${many(count, "αγώνα", "αγώνες")} της ομάδας του`,
  formAverages: (name, line) => `${name}: μέσοι όροι ${line}`,
  withoutLog: (names) => `Δεν διαβάστηκαν οι αγώνες τους, οπότε δεν ξέρω: ${names}.`,
  better: (name, difference) => `${name}: σε καλύτερη φόρμα, ${difference} φάνταζι πόντοι πάνω από τη σεζόν.`,
  worse: (name, difference) => `${name}: σε χειρότερη φόρμα, ${difference} φάνταζι πόντοι κάτω από τη σεζόν.`,
};
