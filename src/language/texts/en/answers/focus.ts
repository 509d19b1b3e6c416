/** English. `src/language/texts/answers/focus.ts` says what each phrase may hold. */
import { laterRounded } from "@/contract/planning/later-unit";
import { amountOf } from "@/language/texts/answers/amounts";
import type { ChanceWords, FocusPhrases } from "@/language/texts/answers/focus";

const many = (amount: number, one: string, several = `${one}s`): string => `${amount} ${amount === 1 ? one : several}`;

const CHANCES: Readonly<Record<ChanceWords, string>> = {
  "all-but-lost": "All but lost",
  behind: "Uphill, but not over",
  even: "A coin flip",
  ahead: "You're the favorite",
  "all-but-won": "All but won",
};

export const FOCUS_EN: FocusPhrases = {
  teamLeader: (name, team, isWorst) =>
    `${name} is the ${isWorst ? "weakest" : "best"} of ${team}, by fantasy points a game this season.`,
  leaderLine: (player, { pointsPerGame, gamesLeft, status }) =>
    [
      `${player}: ${amountOf(pointsPerGame, "points")} fantasy points a game`,
      ...(gamesLeft === null ? [] : [`${many(gamesLeft, "game")} left`]),
      ...(status === null ? [] : [status]),
    ].join(", "),
  playersWithGame: (team, day) => `Players of ${team} with a game on ${day}:`,
  nobodyWithGame: (team, day) => `Nobody on ${team} plays on ${day}.`,
  gamesAt: (time, players) => (time === null ? players : `${time}: ${players}`),
  cannotPlay: (players) => `Not playing: ${players}.`,
  playerAndGame: (name, game, status) => `${name} ${game}${status === null ? "" : ` (${status})`}`,
  chanceToWin: (words, before, after) =>
    `${CHANCES[words]}: your chance to win is ${before}.${after === null ? "" : ` With the best moves your chance to win goes to ${after}.`}`,
  expectedFinal: (mine, theirs) => `I expect it to end ${mine} to ${theirs}.`,
  categoriesByResult: (ahead, behind, tied) =>
    `${[
      ...(ahead === "" ? [] : [`ahead in ${ahead}`]),
      ...(behind === "" ? [] : [`behind in ${behind}`]),
      ...(tied === "" ? [] : [`tied in ${tied}`]),
    ]
      .join("; ")
      .replace(/^./, (first) => first.toUpperCase())}.`,
  categoriesOpen: (categories) => `Still open, the closest first: ${categories}.`,
  categoryChance: (category, chance, lead) =>
    `${category} (chance ${chance}${lead === null || lead === 0 ? "" : `, ${lead > 0 ? "ahead" : "behind"} by ${Math.abs(lead)}`})`,
  noCategoryOpen: "No category is close.",
  categoriesDecided: (won, lost) =>
    `${[...(won === "" ? [] : [`Safe: ${won}`]), ...(lost === "" ? [] : [`Out of reach: ${lost}`])].join(". ")}.`,
  statLeader: (name, stat, value, games, isMost) =>
    `${name}: ${stat} ${value} a game over the last ${games}, the ${isMost ? "most" : "lowest"} on your roster.`,
  withChance: (line, chance) => `${line}; chance to win it ${chance}`,
  matchupEnds: (day, daysLeft) =>
    daysLeft === 0
      ? `This matchup ended on ${day}.`
      : `This matchup ends on ${day}: ${many(daysLeft, "day")} left, today included.`,
  statFollowers: (players) => `Then ${players}.`,
  lostOnDay: (day, mine, theirs) => `It was lost on ${day}: ${mine} to ${theirs}.`,
  dayScorers: (team, day, players) => `${team} on ${day}, fantasy points of the starters, best first: ${players}.`,
  startsAs: (name, slot, game, points, chance) =>
    `Start ${name} (${[slot, ...(game === null ? [] : [game])].join(", ")})${points === null ? "" : `: ${amountOf(points, "points")} expected fantasy points`}${chance === null ? "" : `${points === null ? ":" : ","} ${chance} to play`}.`,
  startsBegun: (name, slot) => `${name} is locked in (${slot}): his game has begun.`,
  sitHim: (name, why) => `Sit ${name}: ${why}.`,
  haveNoGame: (names, day, isSeveral) => `${names} ${isSeveral ? "have" : "has"} no game on ${day}.`,
  slotsOpen: (slots, day) =>
    `${slots} ${slots === 1 ? "starting slot stays" : "starting slots stay"} open on ${day}, so nobody with a game has to sit for another.`,
  dropFirst: (name, status) =>
    status === null ? `${name} is the one to drop first.` : `${name} is the one to drop first: ${status}.`,
  whatDropsBring: "What each drop brings, with the best player to add for him:",
  gamesLeaders: (players, games, isFewest, place) =>
    `${players}: ${games} ${games === 1 ? "game" : "games"} left in this matchup, the ${isFewest ? "fewest" : "most"} on your ${place}.`,
  playerAndGames: (players, games) => `${players} (${games})`,
  playerAndValue: (name, value) => `${name} ${value}`,
  reserveRoom: (slots, free, held) =>
    slots === 0
      ? "Your league has no IR slots."
      : free > 0
        ? "You have an open IR slot."
        : `But there's no room: ${held} ${slots === 1 ? "holds your IR slot" : "hold your IR slots"}, and has to leave it first.`,
  leavesReserve: (names, isRosterFull) =>
    `Once healthy, ${names} has to come off IR before ESPN takes another add. ${isRosterFull ? "Your roster is full, so somebody has to be dropped then." : "You have an open roster spot for that."}`,
  nextOpponent: (team, day, chance) =>
    `Next${day === null ? "" : `, from ${day},`} you play ${team}: ${chance} to win.`,
  thenOpponent: (team, day, chance) => `${day === null ? "Then" : day}: ${team}, ${chance} to win`,
  placeInLeague: (team, rank, of, record, behind) =>
    `${team} is number ${rank} of ${of} (${record})${behind === null ? ", first" : `, ${many(behind.games, "game")} behind ${behind.first}`}.`,
  inPlayoffsNow: (teams) => `In as of now: ${teams}.`,
  playoffCut: (teams, odds) => `The first ${teams} make the playoffs${odds === null ? "" : `; your odds are ${odds}`}.`,
  finalToBeat: (opponent, theirs, mine) =>
    `I expect ${opponent} to end with ${theirs}: that is the total to beat, and you are headed for ${mine}.`,
  behindTheCut: (place, team, record, mine) =>
    `${team} holds place ${place} with ${record}: ${mine === null ? "your record is level, and the tiebreaker decides" : `you stand at ${mine}`}.`,
  winsForPlayoffs: ([first, ...others]) =>
    first === undefined
      ? ""
      : `${[
          `${many(first.wins, "win")} (${first.more} more) makes it in ${first.chance} of simulated seasons`,
          ...others.map(({ wins, more, chance }) => `${wins} (${more} more) in ${chance}`),
        ].join(", ")}.`,
  plays: (name, status, game, when, chance) =>
    `${name} is ${status} (${game}, ${when})${chance === null ? "" : `: ${chance} to play`}.`,
  playsNext: (name, status, game, day) => `${name} has no game today; next ${game} on ${day}. Status: ${status}.`,
  doesNotPlay: (name, status, back) =>
    `${name} is ${status}, ${back === null ? "with no official return date" : `expected back ${back}`}.`,
  chase: (open, lost) => `Chase ${open}${lost === "" ? "" : `, and let ${lost} go`}.`,
  projection: ({ name, points, game, season, recent, chance }) =>
    `${name} is projected for ${many(points, "fantasy point")} (${game}): he averages ${many(season, "fantasy point")} this season${recent === null ? "" : ` and ${recent.average} over the last ${many(recent.games, "game")}`}${chance === null ? "" : `, with a ${chance} chance to play`}. What the opponent allows is counted too.`,
  bestForSeason: (name) => `For the rest of the season ${name} is the better add.`,
  noneForSeason: "Neither makes your team better after this matchup.",
  moveLater: (name, drop, gainAfter, unit) => {
    const gain = laterRounded(gainAfter, unit);
    if (gain === 0)
      return `Only for this matchup: after it ${name} brings about as much as ${drop ?? "the open place"}.`;
    return gain > 0
      ? `It holds up: after this matchup too ${name} brings more than ${drop ?? "the open place"}.`
      : `No, it's only for this matchup: after it ${name} brings less than ${drop ?? "the open place"}.`;
  },
  noneWorthAdding: "None of them is worth an add.",
  withoutThem: (players, before, after) =>
    before === after
      ? `Without ${players} your chance to win stays at ${before}.`
      : `Without ${players} your chance to win goes from ${before} to ${after}.`,
  withoutEverybody: (from, to, before, after) =>
    `If nobody on your roster plays from ${from} to ${to}, your chance to win goes from ${before} to ${after}.`,
  playerMisses: (name, games) => `${name} (${many(games, "game")})`,
  finalWithoutThem: (before, after) =>
    `I would expect it to end ${after.mine} to ${after.theirs}, instead of ${before.mine} to ${before.theirs}.`,
  categoryWithoutThem: (category, before, after) => `${category}: ${after} to win it, instead of ${before}`,
  categoriesWithoutThem: "Your chances by category, those that change:",
  noCategoryChanges: "No category changes by as much as a percentage point.",
  notInMatchup: (name) => `${name} is on neither roster of this matchup.`,
  missesNothing: (name) => `${name} has no game left on those days, so there is nothing to miss.`,
  expectedTotal: ({ name, points, games, from, to }) =>
    `${name} is expected to score ${many(points, "fantasy point")} in ${many(games, "game")}${from === to ? ` on ${from}` : ` from ${from} to ${to}`}, the chance to play included.`,
  addsTiming: (now, later) =>
    now === ""
      ? `Keep them for now. The moves that pay come later: ${later}.`
      : later === ""
        ? `Use them now: add ${now} today. Nothing in the plan is worth waiting for.`
        : `Do both: add ${now} today, and keep the rest for ${later}.`,
  nameOnDay: (name, day) => `${name} (${day})`,
  dayAndTime: (day, time) => (time === null ? day : `${day}, ${time}`),
  checkBeforeTipOff: "Look again before tip-off, and have a replacement ready.",
};
