/** English. `src/language/texts/answers/season.ts` says what each phrase may hold. */
import type { SeasonPhrases, TiebreakerRule } from "@/language/texts/answers/season";

const STATUS = {
  open: "is still in the playoff race",
  clinched: "has clinched a playoff spot",
  "clinched-bye": "has clinched a playoff spot and a bye",
  eliminated: "is eliminated from the playoffs",
} as const;

const WITHHELD = {
  "no-matchups": "This league has no matchups or playoffs, so there are no playoff odds.",
  "not-read": "There are no odds right now: the league's matchups or rosters could not be read.",
  "schedule-incomplete": "There are no odds yet: ESPN has not paired every matchup of the regular season.",
  "no-statistics": "There are no odds yet: most players on at least one team have no stats.",
} as const;

const TIEBREAKERS: Readonly<Record<TiebreakerRule, string>> = {
  H2H_RECORD: "the head-to-head record",
  TOTAL_POINTS_SCORED: "total points scored",
  INTRA_DIVISION_RECORD: "the record within the division",
  TOTAL_POINTS_AGAINST: "total points against",
};

export const SEASON_EN: SeasonPhrases = {
  seasonStatus: (team, status) => `${team} ${STATUS[status]}.`,
  seasonOdds: (team, playoffs, bye, title) =>
    `${team}: ${playoffs} to make the playoffs${bye === null ? "" : `, ${bye} to get a bye`}, ${title} to win the title.`,
  firstPlaceOdds: (team, first) => `${team}: ${first} to finish first.`,
  likelyPlaces: (team, best, worst) =>
    `Most likely finish of ${team}: place ${best}${best === worst ? "" : ` to ${worst}`}.`,
  possiblePlaces: (team, best, worst) =>
    best === worst
      ? `${team} finishes in place ${best}, whatever happens.`
      : `${team} can only finish in place ${best} to ${worst} now.`,
  oddsAfterMove: (drop, add, playoffs, title) =>
    `After ${[...(drop === null ? [] : [`dropping ${drop}`]), ...(add === null ? [] : [`adding ${add}`])].join(" and ")}: ${playoffs} to make the playoffs, ${title} to win the title.`,
  remainingTitle: (team, left) => `Next for ${team}, with the win probability of each (${left} matchups left):`,
  remainingMatchup: (opponent, firstDay, chance) =>
    `${opponent}${firstDay === null ? "" : ` (from ${firstDay})`}: ${chance}`,
  holdTitle: "Hold for the playoffs, with games in those weeks:",
  holdPlayer: (player, games, over) =>
    `${player}: ${games} ${games === 1 ? "game" : "games"}, ${over} fantasy points over a free agent`,
  playoffGamesRange: (most, games, fewest, fewestGames) =>
    games === fewestGames
      ? `All your players have ${games} games in the playoff weeks.`
      : `Fewest games in the playoff weeks: ${fewest} (${fewestGames}). Most: ${most} (${games}).`,
  playoffGamesTitle: "Games in the playoff weeks:",
  playoffGames: (player, games, byWeek) => `${player}: ${games} (${byWeek})`,
  oddsByResult: (now, ifWon, ifLost) =>
    `Your odds to make the playoffs are ${now} now: ${ifLost} if you lose this matchup, ${ifWon} if you win it.`,
  titleByResult: (ifWon, ifLost) => `Title: ${ifLost} after a loss, ${ifWon} after a win.`,
  tiebreakerRule: (rule) => `Teams with the same record are parted first by ${TIEBREAKERS[rule]}.`,
  tiedTeams: (teams) =>
    teams === null ? "Nobody has your record now." : `With your record now, best first: ${teams}.`,
  nobodyToHold: "Nobody on your roster is worth more in the playoff weeks than a free agent.",
  seasonScheduleTitle: "What the opponents left are expected to score, hardest first:",
  hardestSchedule: (team) => `${team} has the hardest schedule left.`,
  scheduleStrength: (team, over) => `${team}: opponents ${over} against the average`,
  seasonOddsTitle: "Playoff and title odds:",
  teamOdds: (team, record, playoffs, title) => `${team} (${record}): playoffs ${playoffs}, title ${title}`,
  oddsWithheld: (reason) => WITHHELD[reason],
};
