/**
 * Greek. See `phrases.ts` for what each phrase may hold.
 *
 * Names are not inflected and stand apart from capitalized words, so that a reader, and the check of the answer, sees
 * where a name begins.
 */

import type { CorePhrases, Phrases, Standing } from "@/language/texts/answers/phrases";
import { MOVE_REASONS } from "@/language/texts/move-reasons";
import { ADVICE_EL } from "./advice";
import { BIDS_EL } from "./bids";
import { DECISIONS_EL } from "./decisions";
import { FAILURES_EL } from "./failures";
import { FIXED_EL } from "./fixed";
import { FOCUS_EL } from "./focus";
import { greekAgo, LEAGUE_FACTS_EL } from "./league-facts";
import { PLANNED_EL } from "./planned";
import { PROPOSAL_STATES_EL } from "./proposal-states";
import { SEASON_EL } from "./season";
import { GREEK_STATUS } from "./status-words";
import { TRADES_EL } from "./trades";

const DAYS = ["Κυρ", "Δευ", "Τρι", "Τετ", "Πεμ", "Παρ", "Σαβ"];
const MONTHS = ["Ιαν", "Φεβ", "Μαρ", "Απρ", "Μαΐ", "Ιουν", "Ιουλ", "Αυγ", "Σεπ", "Οκτ", "Νοε", "Δεκ"];

const many = (amount: number, one: string, several: string): string => `${amount} ${amount === 1 ? one : several}`;
const players = (count: number) => many(count, "παίκτης", "παίκτες");
const playersAccusative = (count: number) => many(count, "παίκτη", "παίκτες");
const games = (count: number) => many(count, "αγώνας", "αγώνες");
const gamesAccusative = (count: number) => many(count, "αγώνα", "αγώνες");
const points = (amount: number) => many(amount, "πόντος", "πόντοι");
const pointsAccusative = (amount: number) => many(amount, "πόντο", "πόντους");
const verb = (standing: Standing, isOver: boolean): string =>
  ({
    ahead: isOver ? "Κέρδισες" : "Προηγείσαι",
    behind: isOver ? "Έχασες" : "Είσαι πίσω",
    tied: isOver ? "Ήρθατε ισόπαλοι" : "Είστε ισόπαλοι",
  })[standing];

/** Lists say in English how they are sorted. */
const sortedBy = (english: string): string => {
  const code = LIST_ORDERS.find((each) => MOVE_REASONS.en.sortedBy[each]([]) === english);
  return code ? MOVE_REASONS.el.sortedBy[code]([]) : english;
};
const LIST_ORDERS = ["gain", "points", "games", "owned", "name"] as const;

const TOOLS: Readonly<Record<string, string>> = {
  get_espn_player_status: "την κατάσταση του παίκτη",
  get_player_game_log: "τους τελευταίους αγώνες",
  get_my_roster: "το ρόστερ σου",
  get_opponent_roster: "το ρόστερ του αντιπάλου",
  get_free_agents: "τους ελεύθερους παίκτες",
  get_matchup_details: "την αναμέτρησή σου",
  get_decisions: "τις αποφάσεις σου",
  calculate_fantasy_score: "το σκορ",
  get_player_news: "τα νέα",
  get_roster_game_logs: "τη φόρμα του ρόστερ",
  get_schedule: "το πρόγραμμα",
  get_league_settings: "τους κανόνες της λίγκας",
  get_standings: "τη βαθμολογία",
  get_season_odds: "τις πιθανότητες της σεζόν",
  search_news_by_topic: "τα νέα",
  validate_slot_fit: "πού χωράει ο παίκτης",
  simulate_move: "τι θα έκανε η κίνηση",
  get_bid_advice: "τι να προσφέρεις",
  get_opponent_outlook: "τι μπορεί να κάνει ο αντίπαλος",
  compose_daily_lineup: "την καλύτερη σύνθεση",
  compose_weekly_lineup: "τις συνθέσεις της εβδομάδας",
  plan_week: "το πλάνο της εβδομάδας",
  analyze_trade: "τι θα έκανε η ανταλλαγή",
  find_trades: "ανταλλαγές που βοηθούν και τις δύο ομάδες",
};

const CORE_EL: CorePhrases = {
  day(iso) {
    const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) return iso;
    return `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  },
  list: (items) => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} και ${items.at(-1)}`),
  joint: " · ",
  status: ({ status, statusText }) => GREEK_STATUS[status] ?? statusText,
  expectedBack: (day) => `αναμένεται ${day}`,
  place: (place) => (place === "starter" ? "στη βασική σύνθεση" : place === "bench" ? "στον πάγκο" : "στο IR"),

  rosterAt: (team, when, position) => `${team}, θέση ${position}, ${when}:`,
  rosterTitle: (team, when, counts) =>
    `${team}, ${when}: ${players(counts.players)}, ${counts.starters} βασικοί, ${counts.bench} στον πάγκο, ${counts.injuredReserve} στο IR.`,
  todayIs: (day) => `σήμερα (${day})`,
  gamesTitle: (team, when, withGame, starters) =>
    `${team}: ${players(withGame)} με αγώνα ${when}, ${starters} από αυτούς στη βασική σύνθεση.`,
  hurtTitle: (team, count) => `${team}: ${players(count)} με τραυματισμό ή άλλη ένδειξη:`,
  nobodyHurt: (team) => `${team}: κανείς δεν αναφέρεται ως τραυματίας.`,
  notAllowedOnIr: (name, status) =>
    `${name}: είναι στο IR, αλλά ${status}, και δεν επιτρέπεται. Το ESPN δεν δέχεται προσθήκη μέχρι να πάει στον πάγκο ή σε θέση.`,
  noStatuses: (team) => `${team}: η πηγή δεν δίνει κατάσταση υγείας, οπότε δεν ξέρω ποιος είναι τραυματίας.`,
  someUnknown: (team, count) =>
    `${team}: για ${playersAccusative(count)} η κατάσταση είναι άγνωστη, που δεν σημαίνει υγιής.`,
  starters: "Βασικοί:",
  bench: "Πάγκος:",
  benchTitle: (team, when) => `${team}, ο πάγκος ${when}:`,
  injuredReserve: "IR:",
  noGame: "χωρίς αγώνα",
  points,
  startersPoints: (team, amount, when) => `${team}: οι βασικοί έχουν ${pointsAccusative(amount)} ${when}.`,

  noTable: (team) => `${team}: η κατάταξη της λίγκας δεν είναι γνωστή.`,
  standingsRank: (team, rank, teams, amount, unit) =>
    `${team}: θέση ${rank} από ${teams} με ${amount} ${unit === "roto points" ? "πόντους roto" : "φάνταζι πόντους"}.`,
  behindNextTeam: (team, amount) => `${team}: ${amount} πίσω από την επόμενη ομάδα.`,
  aheadOfNextTeam: (team, amount) => `${team}: ${amount} μπροστά από την πιο κάτω ομάδα.`,
  tableLine: (team, amount) => `${team}: ${points(amount)}`,
  categoryPlace: (category, value, rotoPoints, behind, ahead, isLowerBetter) =>
    `${category}${isLowerBetter ? " (λιγότερα είναι καλύτερα)" : ""}: ${value}, αξίζει ${many(rotoPoints, "πόντο roto", "πόντους roto")}${
      behind === null ? ", η καλύτερη τιμή" : `, ${behind} πίσω από την επόμενη ομάδα`
    }${ahead === null ? "" : `, ${ahead} μπροστά από την πιο κάτω ομάδα`}`,
  bye: (team) => `${team}: δεν υπάρχει αντίπαλος σε αυτή την αναμέτρηση (ρεπό, ή η λίγκα δεν παίζεται με αντιπάλους).`,
  notStarted: (me, opponent, firstDay) =>
    `${me} εναντίον ${opponent}: δεν έχει αρχίσει${firstDay ? `, πρώτη μέρα ${firstDay}` : ""}.`,
  pointsStanding: (standing, isOver, me, opponent, mine, theirs, by) =>
    `${verb(standing, isOver)} με ${mine} έναντι ${theirs}${standing === "tied" ? "" : `, διαφορά ${by}`}: ${me} εναντίον ${opponent}.`,
  categoryStanding: (standing, isOver, me, opponent, score) =>
    `${verb(standing, isOver)} ${score} στις κατηγορίες: ${me} εναντίον ${opponent}.`,
  unknownStanding: (me, opponent) => `${me} εναντίον ${opponent}: το σκορ δεν είναι γνωστό.`,
  categoryLine: (category, mine, theirs, result, by, isLowerBetter) => {
    const word = { ahead: "μπροστά", behind: "πίσω", tied: "ισοπαλία", unknown: "" }[result];
    const difference = by === null || result === "tied" || result === "unknown" ? "" : ` με ${by}`;
    return `${category}: εσύ ${mine ?? "άγνωστο"}, ο αντίπαλος ${theirs ?? "άγνωστο"}${word ? `, ${word}${difference}` : ""}${isLowerBetter ? " (το λιγότερο μετράει)" : ""}`;
  },
  countsPoints: "Η λίγκα σου μετράει πόντους και όχι κατηγορίες.",
  behindIn: (team, categories) => `${team}: πίσω σε ${categories}.`,
  byDayTitle: "Ανά ημέρα:",
  leftTitle: "Τι απομένει:",
  dayLine: (day, mine, theirs, difference) =>
    `${day}: εσύ ${mine}, ο αντίπαλος ${theirs}, διαφορά ${difference > 0 ? "+" : ""}${difference}`,
  gamesLeft: (team, count, playable) =>
    `${team}: ${many(count, "αγώνας απομένει", "αγώνες απομένουν")}${playable === null ? "" : ` (${many(playable, "διαθέσιμος", "διαθέσιμοι")})`} στην αναμέτρηση.`,
  daysLeft: (days, lastDay) =>
    `Στην αναμέτρηση ${many(days, "ημέρα απομένει", "ημέρες απομένουν")}${lastDay ? `, τελευταία ${lastDay}` : ""}.`,
  noDayForecast: (team) => `${team}: τι θα φέρει εκείνη τη μέρα δεν το βρίσκω εδώ, το δείχνει η σελίδα της εβδομάδας.`,
  catchUp: (opponent, perDay) =>
    `Για να ισοφαρίσεις χρειάζεσαι ${perDay} πόντους την ημέρα περισσότερους από: ${opponent}.`,
  addsLeft: (team, adds, planned) =>
    `${team}: ${many(adds, "προσθήκη απομένει", "προσθήκες απομένουν")}${planned === 0 ? "" : `, μετά από ${many(planned, "προγραμματισμένη", "προγραμματισμένες")},`} στην αναμέτρηση.`,
  addsUsed: (team, adds) => `${team}: ${many(adds, "προσθήκη", "προσθήκες")} ως τώρα.`,

  noStatsForOrder: "Δεν υπάρχουν στατιστικά ακόμα φέτος, άρα η λίστα δεν έχει σειρά απόδοσης.",
  bestFreeAgent: (name, order, status) =>
    `Πρώτος ${status === null ? "από τους ενεργούς ελεύθερους" : "από τους ελεύθερους"}, με βάση ${sortedBy(order)}: ${name}${status === null ? "" : `, ${status}`}.`,
  noFreeAgents: (days) => `Κανένας ελεύθερος παίκτης${days === "" ? "" : ` με αγώνα (${days})`} δεν ταιριάζει.`,
  matched: (count, days) =>
    `Ταιριάζουν συνολικά ${players(count)}${days === "" ? "" : ` με αγώνα (${days})`}. Οι πρώτοι:`,
  perGame: (amount) => `${points(amount)} ανά αγώνα`,
  playsLeft: (count) => `${many(count, "αγώνας ακόμα", "αγώνες ακόμα")}`,
  onWaivers: (until) => `στα waivers${until ? ` ως ${until}` : ""}`,
  ownedBy: (percent) => `τον έχει το ${percent}% των λιγκών`,

  statusHead: (name, label, status, expectedReturn) =>
    `${name} (${label}): ${CORE_EL.status(status)}${expectedReturn ? `, αναμένεται ${expectedReturn}` : ""}.`,
  statusUnknown: (name, label) =>
    `${name} (${label}): άγνωστη κατάσταση, η πηγή δεν δίνει τίποτα, που δεν σημαίνει υγιής.`,
  heldSince: (name, status, day, isAtLeast) => `${name}: ${status} ${isAtLeast ? "τουλάχιστον " : ""}από ${day}.`,
  owner(name, ownership, slot) {
    const place = slot === null ? "" : ` (θέση ${slot})`;
    if (ownership === "my roster") return `${name}: στο ρόστερ σου${place}.`;
    if (ownership === "opponent") return `${name}: στο ρόστερ του αντιπάλου σου${place}.`;
    if (ownership === "free agent") return `${name}: ελεύθερος παίκτης.`;
    if (ownership === "on waivers") return `${name}: στα waivers.`;
    if (ownership === "unknown") return `${name}: δεν ξέρω σε ποιο ρόστερ είναι.`;
    return `${name}: στο ρόστερ της ομάδας ${ownership}.`;
  },
  comingMove: (name, kind, day, isSeen) =>
    `${name}: ${kind === "joins" ? "έρχεται στην ομάδα σου" : "φεύγει από την ομάδα σου"} ${day} με την κίνηση που ενέκρινες${isSeen ? ", όπως δείχνει η λίγκα" : "· η λίγκα δεν τη δείχνει ακόμα"}.`,
  gameBegun: (name, game, slot) =>
    `${name}: ο σημερινός αγώνας ${game} έχει αρχίσει${slot === null ? "" : `, άρα είναι κλειδωμένος στη θέση ${slot} για αυτή τη μέρα`}.`,
  nextGame: (name, game, day, isToday) => `${name}: επόμενος αγώνας ${game}, ${day}${isToday ? ", σήμερα" : ""}.`,
  proTeamsNextGame: (name, game, day, isToday) =>
    `${name}: επόμενος αγώνας του συλλόγου του ${game}, ${day}${isToday ? ", σήμερα" : ""}.`,
  noNextGame: (name) => `${name}: δεν είναι γνωστός επόμενος αγώνας.`,
  playerGamesLeft: (name, count) => `${name}: ${games(count)} ακόμα σε αυτή την αναμέτρηση.`,
  proTeamsGamesLeft: (name, count) =>
    `${name}: ο σύλλογός του έχει ${gamesAccusative(count)} ακόμα σε αυτή την αναμέτρηση.`,
  seasonAverage: (name, amount, count) =>
    `${name}: ${amount} φάνταζι πόντοι ανά αγώνα φέτος${count === null ? "" : ` σε ${gamesAccusative(count)}`}.`,
  playerOwned: (name, percent) => `${name}: τον έχει το ${percent}% των λιγκών.`,
  startVerdict: (verdict, name, status) =>
    ({
      "not-mine": `${name}: δεν είναι στο ρόστερ σου, άρα δεν μπορείς να τον ξεκινήσεις.`,
      out: `Μην ξεκινήσεις τον ${name}: ${status}.`,
      "no-game": `${name}: δεν του μένει αγώνας σήμερα, άρα δεν έχει νόημα να ξεκινήσει.`,
      begun: `${name}: είναι κλειδωμένος εκεί που είναι. Ο αγώνας έχει αρχίσει, τώρα δεν αλλάζει τίποτα για αυτόν.`,
      flagged: `${name}: ρίσκο για τη σύνθεση (${status}). Έχε έτοιμη λύση και ξαναδές το πριν κλειδώσει.`,
      unknown: `${name}: δεν μπορώ να πω αν πρέπει να ξεκινήσει, η κατάστασή του είναι άγνωστη.`,
      fine: `${name}: μπορείς να τον ξεκινήσεις, ${status}, με αγώνα σήμερα.`,
    })[verdict],
  dropVerdict: (verdict, name) =>
    ({
      rumour: `Μην κόψεις τον ${name} μόνο για κάτι που ειπώθηκε.`,
      "not-mine": `${name}: δεν είναι στο ρόστερ σου, άρα δεν έχεις κάτι να κόψεις.`,
      "nothing-to-hold": `${name}: δεν είναι στο ρόστερ σου, άρα δεν έχεις κάτι να κρατήσεις.`,
    })[verdict],
  rumour: (name) => `${name}: ό,τι ειπώθηκε είναι ανεπιβεβαίωτο. Μετράει η επίσημη κατάσταση:`,

  formHead: (name, count, average, season, difference) =>
    `${name}: ${average} φάνταζι πόντοι μέσο όρο στους τελευταίους ${gamesAccusative(count)}${
      season === null || difference === null
        ? ""
        : difference === 0
          ? `, όσο και στη σεζόν (${season})`
          : `, ${Math.abs(difference)} ${difference > 0 ? "πάνω" : "κάτω"} από τη σεζόν (${season})`
    }.`,
  formWithoutPoints: (name, count) => `${name}, τελευταίοι ${games(count)}:`,
  seasonLine: (name, count, line, points) =>
    `${name}: μέσοι όροι φέτος ${[line, ...(points === null ? [] : [`${points} φάνταζι πόντοι`])].join(" και ")}${count === null ? "" : `, σε ${gamesAccusative(count)}`}.`,
  higherSeason: (best, amount, others) =>
    `${best}: καλύτερος μέσος όρος φέτος, ${amount} φάνταζι πόντοι${others
      .map((each) => `, ${each.name} ${each.amount} φάνταζι πόντοι`)
      .join("")}.`,
  noGames: (name) => `${name}: δεν υπάρχει καταγεγραμμένος αγώνας φέτος.`,
  averages: (name, line) => `${name}: μέσοι όροι ${line}.`,
  bestGame: (name, day, amount) => `${name}: καλύτερος αγώνας ${day}, ${amount} φάνταζι πόντοι.`,
  missed: (name, count) => `${name}: έχασε ${gamesAccusative(count)} της ομάδας του σε αυτό το διάστημα.`,
  gameLine: (name, day, amount, line) =>
    `${day}, ${name}: ${amount === null ? line : `${many(amount, "φάνταζι πόντος", "φάνταζι πόντοι")} (${line})`}`,

  score: (line, total, weights) =>
    `${line}: **${total}** φάνταζι πόντοι ${
      {
        league: "με το σύστημα της λίγκας σου",
        question: "με τα βάρη που έδωσες",
        "ESPN default": "με τους προεπιλεγμένους πόντους του ESPN, αφού η λίγκα σου μετράει κατηγορίες",
      }[weights]
    }.`,
  supposedWeight: (stat, pointsPerUnit, insteadOf) =>
    insteadOf === null
      ? `Με ${stat} × ${pointsPerUnit}, που η λίγκα σου δεν το μετράει, και τα άλλα βάρη της λίγκας σου.`
      : `Με ${stat} × ${pointsPerUnit} αντί για ${insteadOf}, και τα άλλα βάρη της λίγκας σου.`,
  unscored: (stats) => `Χωρίς βάρος, άρα κανένας πόντος: ${stats} δεν μετράει εδώ.`,
  ignored: (stats) => `Έμειναν έξω, γιατί δεν τα ξέρω ή δεν έχουν βάρος: ${stats}.`,

  notFound: (name, nearest) =>
    nearest !== ""
      ? `Δεν ξέρω παίκτη με το όνομα ${name}. Τα πιο κοντινά που ξέρω: ${nearest}.`
      : `Δεν ξέρω παίκτη με το όνομα ${name}. Δες την ορθογραφία, ή γράψε ονοματεπώνυμο με λατινικά γράμματα.`,
  whichOne: (name) => `Περισσότεροι παίκτες ταιριάζουν στο ${name}. Ποιον εννοείς;`,
  failure: (code, message) => FAILURES_EL[code ?? ""] ?? message,
  unavailable: (tool, message) =>
    `Δεν μπόρεσα να διαβάσω ${TOOLS[tool] ?? "ό,τι χρειαζόμουν"}. ${message ?? "Η απάντηση δεν ήταν κατανοητή, δοκίμασε ξανά σε ένα λεπτό."}`,
  source: (source, age, about) =>
    source === "calculator"
      ? `Πηγή${about ? ` (${about})` : ""}: υπολογιστής.`
      : `Πηγή${about ? ` (${about})` : ""}: ${source}, ${greekAgo(age)}.`,
  oldData: (source, age, reason, about) =>
    `**Παλιά δεδομένα**${about ? ` (${about})` : ""}: ${source}, ${greekAgo(age)}, γιατί τώρα δεν διαβάζεται.${reason ? ` ${reason}` : ""}`,
  about: (kind) =>
    ({
      roster: "το ρόστερ σου",
      opponent: "ρόστερ αντιπάλου",
      matchup: "αναμέτρηση",
      "free-agents": "ελεύθεροι παίκτες",
      player: "παίκτης",
      score: "σκορ",
      news: "νέα",
      schedule: "πρόγραμμα",
      league: "λίγκα",
      form: "φόρμα",
      engine: "υπολογισμός κινήσεων",
      decisions: "αποφάσεις",
      season: "βαθμολογία",
    })[kind],
};

export const EL: Phrases = {
  ...CORE_EL,
  ...ADVICE_EL,
  ...BIDS_EL,
  ...DECISIONS_EL,
  ...LEAGUE_FACTS_EL,
  ...PLANNED_EL,
  ...PROPOSAL_STATES_EL,
  ...TRADES_EL,
  ...SEASON_EL,
  ...FIXED_EL,
  ...FOCUS_EL,
  cite: (row, field) => row[field] as NonNullable<(typeof row)[typeof field]>, // asked for where it is known
};
