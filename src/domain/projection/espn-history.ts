/**
 * A player's games from ESPN's stat rows.
 *
 * A card may have every game or only the last five beside the season's totals; the games in between then count as their
 * average. ESPN's own season projection, where there is one, is used for a player without games.
 */
import type { EasternDay, ScoringPeriodId } from "../ids";
import type { StatRow } from "../players/player";
import { STAT } from "../stats/stats";
import { statVector } from "./base-stats";
import { FULL_HISTORY_GAMES, type PlayedGame } from "./player-form";

export type EspnHistory = {
  /** Games of this season, oldest first; averaged ones in front. */
  readonly games: readonly PlayedGame[];
  /** In place of the season before. */
  readonly before: readonly PlayedGame[];
  /** Scoring periods of the games known one by one, oldest first. */
  readonly periods: readonly ScoringPeriodId[];
  /** Games of the season by its totals, at least those known one by one. */
  readonly gamesPlayed: number;
};

export type HistoryQuestion = {
  readonly season: number;
  /** Only games before this period count. */
  readonly before: number;
  /** The player's NBA team now, for rows that do not name one. */
  readonly proTeamId: number;
  dayOf(period: ScoringPeriodId): EasternDay;
};

const amount = (row: StatRow, statId: number): number => row.stats[String(statId)] ?? 0;

export function espnHistory(rows: readonly StatRow[], question: HistoryQuestion): EspnHistory {
  const ofSeason = rows.filter((row) => row.season === question.season);
  const played = ofSeason
    .filter((row) => row.kind === "game" && !row.isProjected && row.scoringPeriod < question.before)
    .filter((row) => amount(row, STAT.MIN) > 0)
    .sort((a, b) => a.scoringPeriod - b.scoringPeriod);
  const known = played.map(
    (row): PlayedGame => ({
      day: question.dayOf(row.scoringPeriod),
      team: String(row.proTeamId ?? question.proTeamId),
      minutes: amount(row, STAT.MIN),
      stats: statVector(row.stats),
    }),
  );
  const total = ofSeason.find((row) => row.kind === "season" && !row.isProjected);
  const earlier = total ? averagedRest(total, known, question) : [];
  const projected = ofSeason.find((row) => row.kind === "season" && row.isProjected);
  return {
    games: [...earlier, ...known],
    before: projected ? averagedRest(projected, [], question).slice(0, FULL_HISTORY_GAMES) : [],
    periods: played.map((row) => row.scoringPeriod),
    gamesPlayed: earlier.length + known.length,
  };
}

/** The games of a total that are not among the known ones, each the average of all of them. */
function averagedRest(
  total: StatRow,
  known: readonly PlayedGame[],
  { proTeamId, dayOf }: HistoryQuestion,
): PlayedGame[] {
  const games = Math.round(amount(total, STAT.GP)) - known.length;
  const minutes = amount(total, STAT.MIN) - known.reduce((sum, game) => sum + game.minutes, 0);
  if (games <= 0 || minutes <= 0) return [];
  const stats = statVector(total.stats).map((sum, at) =>
    Math.max(0, sum - known.reduce((taken, game) => taken + (game.stats[at] ?? 0), 0)),
  );
  const first = known[0];
  const game: PlayedGame = {
    day: first?.day ?? dayOf(1 as ScoringPeriodId), // every season has a first period
    team: first?.team ?? String(proTeamId),
    minutes: minutes / games,
    stats: stats.map((sum) => sum / games),
  };
  return Array.from({ length: games }, () => game);
}
