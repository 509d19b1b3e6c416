/**
 * Interface of a forecaster for backtests: the games of a coming window, seen from a morning, with nothing of that day
 * or later known except the schedule.
 */
import type { EasternDay } from "@/domain/ids";
import type { ScoringItem } from "@/domain/league/league";
import { scoreLine } from "@/domain/stats/scoring";
import type { StatLine } from "@/domain/stats/stats";
import type { BoxLine, BoxSeason, TeamGame } from "./box-season";

/** One player's game to come. Points are of the scoring that the forecaster was made for. */
export type PlayerGameForecast = {
  /** 0 to 1, seen from the morning asked for. */
  readonly pPlay: number;
  /** The rest holds given that he plays. */
  readonly mean: number;
  readonly median: number;
  readonly sd: number;
  readonly interval80: readonly [low: number, high: number];
  readonly minutes: number;
  /** Expected counting stats by ESPN stat id; empty where the forecaster knows points alone. */
  readonly stats: StatLine;
};

export type SeasonForecaster = {
  readonly name: string;
  /** Takes in every game before `day`. Days only go forward; an earlier day than the last throws `RangeError`. */
  advanceTo(day: EasternDay): void;
  /** NBA team of the player's last game so far, `undefined` before his first. */
  teamOf(playerId: string): string | undefined;
  /**
   * Seen from the day last advanced to; the game is on that day or later. `undefined` for a player without any history.
   */
  forecast(playerId: string, game: TeamGame): PlayerGameForecast | undefined;
};

/** What is asked of the weeks behind the next days: ordinary games, whatever their opponents. */
export type LaterForecaster = SeasonForecaster & {
  /**
   * Stats and points of an ordinary game of his, and the chance that he plays in a game of his NBA team. `undefined` for a player without
   * any history.
   */
  ordinary(
    playerId: string,
    team: string,
  ): { readonly line: StatLine; readonly mean: number; chanceOn(day: EasternDay): number } | undefined;
};

/** The season read forward: hands each day's lines over once. */
export function dayFeed(season: BoxSeason): (day: EasternDay, take: (line: BoxLine) => void) => void {
  let next = 0;
  let reached = season.days[0] ?? ("" as EasternDay); // an empty season has no day to go back from
  return (day, take) => {
    if (day < reached) throw new RangeError(`${day} is before ${reached}`);
    reached = day;
    for (let line = season.lines[next]; line && line.day < day; line = season.lines[++next]) take(line);
  };
}

/** Shares of games played are pulled toward 0.9 with the weight of this many games. */
const SHARE_WEIGHT = 3;

/** The plainest forecaster: averages over the season's games so far, and the share of the NBA team's games played. */
export function seasonAverages(season: BoxSeason, scoring: readonly ScoringItem[]): SeasonForecaster {
  type Sums = { games: number; minutes: number; points: number; squares: number; stats: Record<string, number> };
  const players = new Map<string, Sums & { team: string; firstDay: EasternDay }>();
  const feed = dayFeed(season);
  const gamesOf = Map.groupBy(season.teamGames, ({ team }) => team);
  let today: EasternDay | undefined;
  const take = (line: BoxLine) => {
    if (line.minutes <= 0) return;
    const points = scoreLine(line.stats, scoring).total;
    const known = players.get(line.playerId) ?? {
      games: 0,
      minutes: 0,
      points: 0,
      squares: 0,
      stats: {},
      firstDay: line.day,
      team: line.team,
    };
    known.games++;
    known.minutes += line.minutes;
    known.points += points;
    known.squares += points * points;
    known.team = line.team;
    for (const [id, amount] of Object.entries(line.stats)) known.stats[id] = (known.stats[id] ?? 0) + amount;
    players.set(line.playerId, known);
  };
  return {
    name: "season average",
    advanceTo(day) {
      feed(day, take);
      today = day;
    },
    teamOf: (playerId) => players.get(playerId)?.team,
    forecast(playerId) {
      const known = players.get(playerId);
      if (!known || !today) return undefined;
      const { games, firstDay, team } = known;
      const before = today;
      const possible = (gamesOf.get(team) ?? []).filter(({ day }) => day >= firstDay && day < before).length;
      const mean = known.points / games;
      const sd = Math.sqrt(Math.max(1, known.squares / games - mean * mean));
      return {
        pPlay: Math.min(1, (games + 0.9 * SHARE_WEIGHT) / (Math.max(possible, games) + SHARE_WEIGHT)),
        mean,
        median: mean,
        sd,
        interval80: [mean - 1.2816 * sd, mean + 1.2816 * sd],
        minutes: known.minutes / games,
        stats: Object.fromEntries(Object.entries(known.stats).map(([id, amount]) => [id, amount / games])),
      };
    },
  };
}
