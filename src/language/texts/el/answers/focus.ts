/** Greek. `src/language/texts/answers/focus.ts` says what each phrase may hold. */
import { laterRounded } from "@/contract/planning/later-unit";
import { amountOf } from "@/language/texts/answers/amounts";
import type { ChanceWords, FocusPhrases } from "@/language/texts/answers/focus";
import { GREEK_WHY } from "./decisions";

const many = (amount: number, one: string, several: string): string => `${amount} ${amount === 1 ? one : several}`;

const CHANCES: Readonly<Record<ChanceWords, string>> = {
  "all-but-lost": "Σχεδόν χαμένο",
  behind: "Δύσκολο, αλλά παίζεται",
  even: "Ντέρμπι",
  ahead: "Είσαι φαβορί",
  "all-but-won": "Σχεδόν κερδισμένο",
};

export const FOCUS_EL: FocusPhrases = {
  teamLeader: (name, team, isWorst) =>
    `${name}: ο ${isWorst ? "πιο αδύναμος" : "καλύτερος"} της ομάδας ${team}, με βάση τους φάνταζι πόντους ανά αγώνα φέτος.`,
  leaderLine: (player, { pointsPerGame, gamesLeft, status }) =>
    [
      `${player}: ${amountOf(pointsPerGame, "points")} φάνταζι πόντοι ανά αγώνα`,
      ...(gamesLeft === null ? [] : [`${many(gamesLeft, "αγώνας μένει", "αγώνες μένουν")}`]),
      ...(status === null ? [] : [status]),
    ].join(", "),
  playersWithGame: (team, day) => `${team}, έχουν αγώνα ${day}:`,
  nobodyWithGame: (team, day) => `${team}: κανείς δεν έχει αγώνα ${day}.`,
  gamesAt: (time, players) => (time === null ? players : `${time}: ${players}`),
  cannotPlay: (players) => `Δεν παίζουν: ${players}.`,
  playerAndGame: (name, game, status) => `${name} ${game}${status === null ? "" : ` (${status})`}`,
  chanceToWin: (words, before, after) =>
    `${CHANCES[words]}: έχεις ${before} πιθανότητα νίκης.${after === null ? "" : ` Με τις καλύτερες κινήσεις η πιθανότητα νίκης πάει στο ${after}.`}`,
  expectedFinal: (mine, theirs) => `Περιμένω τελικό σκορ ${mine} - ${theirs}.`,
  categoriesByResult: (ahead, behind, tied) =>
    `${[
      ...(ahead === "" ? [] : [`κερδίζεις ${ahead}`]),
      ...(behind === "" ? [] : [`χάνεις ${behind}`]),
      ...(tied === "" ? [] : [`ισοπαλία σε ${tied}`]),
    ]
      .join("· ")
      .replace(/^./, (first) => first.toUpperCase())}.`,
  categoriesOpen: (categories) => `Παίζονται ακόμα, οι πιο κοντινές πρώτα: ${categories}.`,
  categoryChance: (category, chance, lead) =>
    `${category} (${lead === null || lead === 0 ? "" : `${lead > 0 ? "μπροστά" : "πίσω"} με ${Math.abs(lead)}, `}πιθανότητα ${chance})`,
  noCategoryOpen: "Καμία κατηγορία δεν είναι κοντά.",
  categoriesDecided: (won, lost) =>
    `${[...(won === "" ? [] : [`Σίγουρες: ${won}`]), ...(lost === "" ? [] : [`Χαμένες: ${lost}`])].join(". ")}.`,
  statLeader: (name, stat, value, games, isMost) =>
    `${name}: ${stat} ${value} ανά αγώνα στους τελευταίους ${games}, ${isMost ? "τα περισσότερα" : "τα λιγότερα"} στο ρόστερ σου.`,
  withChance: (line, chance) => `${line}· πιθανότητα να την κερδίσεις ${chance}`,
  matchupEnds: (day, daysLeft) =>
    daysLeft === 0
      ? `Η αναμέτρηση τελείωσε: ${day}.`
      : `Η αναμέτρηση τελειώνει ${day}: ${many(daysLeft, "μέρα μένει", "μέρες μένουν")}, μαζί με τη σημερινή.`,
  statFollowers: (players) => `Μετά ${players}.`,
  lostOnDay: (day, mine, theirs) => `Η διαφορά έγινε ${day}: ${mine} έναντι ${theirs}.`,
  dayScorers: (team, day, players) => `${team}, ${day}, φάνταζι πόντοι των βασικών, οι καλύτεροι πρώτα: ${players}.`,
  startsAs: (name, slot, game, points, chance) =>
    `Βάλε: ${name} (${[slot, ...(game === null ? [] : [game])].join(", ")})${points === null ? "" : `, αναμένονται ${amountOf(points, "points")} φάνταζι πόντοι`}${chance === null ? "" : `, ${chance} πιθανότητα να παίξει`}.`,
  startsBegun: (name, slot) => `${name}: κλειδωμένος (${slot}), ο αγώνας του έχει αρχίσει.`,
  sitHim: (name, _why, code) => `Στον πάγκο: ${name}${code ? `, ${GREEK_WHY[code]}` : ""}.`,
  haveNoGame: (names, day, isSeveral) => `${names}: ${isSeveral ? "δεν έχουν" : "δεν έχει"} αγώνα, ${day}.`,
  slotsOpen: (slots, day) =>
    `${slots === 1 ? "Μένει 1 κενή θέση" : `Μένουν ${slots} κενές θέσεις`} στην πεντάδα για ${day}, οπότε όποιος έχει αγώνα χωράει.`,
  dropFirst: (name, status) =>
    status === null ? `Πρώτος για να φύγει: ${name}.` : `Πρώτος για να φύγει: ${name} (${status}).`,
  whatDropsBring: "Τι κερδίζεις με τον καθένα που φεύγει και τον καλύτερο στη θέση του:",
  gamesLeaders: (players, games, isFewest, place) =>
    `${players}: ${games === 1 ? "μένει 1 αγώνας" : `μένουν ${games} αγώνες`} σε αυτή την αναμέτρηση, οι ${isFewest ? "λιγότεροι" : "περισσότεροι"} ${place === "bench" ? "στον πάγκο" : "στο ρόστερ"} σου.`,
  playerAndGames: (players, games) => `${players} (${games})`,
  playerAndValue: (name, value) => `${name} ${value}`,
  reserveRoom: (slots, free, held) =>
    slots === 0
      ? "Η λίγκα σου δεν έχει θέσεις IR."
      : free > 0
        ? "Έχεις ελεύθερη θέση IR."
        : `Δεν υπάρχει όμως χώρος: ${slots === 1 ? "τη θέση IR την έχει" : "τις θέσεις IR τις έχουν"} ${held}, πρέπει πρώτα να ελευθερωθεί.`,
  leavesReserve: (names, isRosterFull) =>
    `${names}: μόλις γίνει καλά, βγαίνει υποχρεωτικά από το IR, αλλιώς το ESPN δεν δέχεται άλλη προσθήκη. ${isRosterFull ? "Το ρόστερ σου είναι γεμάτο, οπότε τότε πρέπει να κοπεί κάποιος." : "Έχεις ελεύθερη θέση στο ρόστερ για αυτό."}`,
  nextOpponent: (team, day, chance) =>
    `Επόμενος αντίπαλος${day === null ? "" : `, από ${day}`}: ${team}, ${chance} πιθανότητα νίκης.`,
  thenOpponent: (team, day, chance) => `${day === null ? "Μετά" : day}: ${team}, ${chance} πιθανότητα νίκης`,
  placeInLeague: (team, rank, of, record, behind) =>
    `${team}: θέση ${rank} από ${of} (${record})${behind === null ? ", πρώτη" : `, ${many(behind.games, "νίκη", "νίκες")} πίσω από ${behind.first}`}.`,
  inPlayoffsNow: (teams) => `Μέσα αυτή τη στιγμή: ${teams}.`,
  playoffCut: (teams, odds) =>
    `Στα πλέι οφ περνούν οι πρώτες ${teams}${odds === null ? "" : `· έχεις ${odds} πιθανότητα`}.`,
  finalToBeat: (opponent, theirs, mine) =>
    `Περιμένω ${opponent} να τελειώσει με ${theirs}: αυτό το σύνολο πρέπει να περάσεις, και εσύ πας για ${mine}.`,
  behindTheCut: (place, team, record, mine) =>
    `Τη θέση ${place} την έχει ${team} με ${record}: ${mine === null ? "έχεις το ίδιο ρεκόρ, και κρίνει η ισοβαθμία" : `εσύ είσαι στο ${mine}`}.`,
  winsForPlayoffs: ([first, ...others]) =>
    first === undefined
      ? ""
      : `${[
          `Με ${many(first.wins, "νίκη", "νίκες")} (${first.more} ακόμα) μπαίνεις στα πλέι οφ στο ${first.chance} των προσομοιώσεων`,
          ...others.map(({ wins, more, chance }) => `με ${wins} (${more} ακόμα) στο ${chance}`),
        ].join(", ")}.`,
  plays: (name, status, game, when, chance) =>
    `${name}: ${status} (${game}, ${when})${chance === null ? "" : `, ${chance} πιθανότητα να παίξει`}.`,
  playsNext: (name, status, game, day) =>
    `${name}: δεν έχει αγώνα σήμερα, ο επόμενος ${game}, ${day}. Κατάσταση: ${status}.`,
  doesNotPlay: (name, status, back) =>
    `${name}: ${status}, ${back === null ? "χωρίς επίσημη ημερομηνία επιστροφής" : `αναμένεται ${back}`}.`,
  chase: (open, lost) => `Κυνήγα ${open}${lost === "" ? "" : `, άφησε ${lost}`}.`,
  projection: ({ name, points, game, season, recent, chance }) =>
    `${name}: προβλέπονται ${many(points, "πόντος", "πόντοι")} φάνταζι (${game}), με μέσο όρο ${season} φάνταζι πόντους φέτος${recent === null ? "" : ` και ${recent.average} στους τελευταίους ${recent.games} αγώνες`}${chance === null ? "" : ` και ${chance} πιθανότητα να παίξει`}. Μετράει και το πόσα επιτρέπει ο αντίπαλος.`,
  bestForSeason: (name) => `Για την υπόλοιπη σεζόν καλύτερη προσθήκη: ${name}.`,
  noneForSeason: "Κανείς δεν κάνει την ομάδα σου καλύτερη μετά από αυτή την αναμέτρηση.",
  moveLater: (name, drop, gainAfter, unit) => {
    const gain = laterRounded(gainAfter, unit);
    const other = drop === null ? "η κενή θέση" : drop;
    if (gain === 0) return `Μετράει μόνο για αυτή την αναμέτρηση: μετά δίνουν περίπου τα ίδια, ${name} και ${other}.`;
    return gain > 0
      ? `Αξίζει και μετά από αυτή την αναμέτρηση: ${name} δίνει περισσότερα από ό,τι ${other}.`
      : `Όχι, αξίζει μόνο για αυτή την αναμέτρηση: μετά ${name} δίνει λιγότερα από ό,τι ${other}.`;
  },
  noneWorthAdding: "Κανένας τους δεν αξίζει προσθήκη.",
  withoutThem: (players, before, after) =>
    before === after
      ? `Χωρίς ${players} η πιθανότητα νίκης μένει στο ${before}.`
      : `Χωρίς ${players} η πιθανότητα νίκης πάει από ${before} σε ${after}.`,
  withoutEverybody: (from, to, before, after) =>
    `Αν δεν παίξει κανείς δικός σου (${from} έως ${to}), η πιθανότητα νίκης πάει από ${before} σε ${after}.`,
  playerMisses: (name, games) => `${name} (${many(games, "αγώνας", "αγώνες")})`,
  finalWithoutThem: (before, after) =>
    `Περιμένω τότε τελικό σκορ ${after.mine} - ${after.theirs}, αντί για ${before.mine} - ${before.theirs}.`,
  categoryWithoutThem: (category, before, after) => `${category}: ${after} να την κερδίσεις, αντί για ${before}`,
  categoriesWithoutThem: "Οι πιθανότητές σου στις κατηγορίες που αλλάζουν:",
  noCategoryChanges: "Καμία κατηγορία δεν αλλάζει ούτε κατά μία ποσοστιαία μονάδα.",
  notInMatchup: (name) => `${name}: δεν είναι σε κανένα από τα δύο ρόστερ της αναμέτρησης.`,
  missesNothing: (name) => `${name}: δεν έχει αγώνα σε αυτές τις μέρες, άρα δεν έχει τι να χάσει.`,
  expectedTotal: ({ name, points, games, from, to }) =>
    `${name}: αναμένονται ${many(points, "φάνταζι πόντος", "φάνταζι πόντοι")} σε ${many(games, "αγώνα", "αγώνες")}${from === to ? ` (${from})` : ` (${from} έως ${to})`}, μαζί με την πιθανότητα να παίξει.`,
  addsTiming: (now, later) =>
    now === ""
      ? `Κράτα τις προς το παρόν. Οι κινήσεις που αξίζουν είναι αργότερα: ${later}.`
      : later === ""
        ? `Κάν' τες τώρα: πάρε ${now} σήμερα. Τίποτα στο πλάνο δεν αξίζει αναμονή.`
        : `Και τα δύο: πάρε ${now} σήμερα και κράτα τις υπόλοιπες για ${later}.`,
  nameOnDay: (name, day) => `${name} (${day})`,
  dayAndTime: (day, time) => (time === null ? day : `${day}, ${time}`),
  checkBeforeTipOff: "Κοίτα ξανά πριν από το τζάμπολ και έχε έτοιμο αντικαταστάτη.",
};
