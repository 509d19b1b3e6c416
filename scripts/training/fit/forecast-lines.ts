/** Stat lines of a season beside what the projection expected of them on the morning. */
import type { BoxSeason } from "@/backtest/box-season";
import { gamesSeen } from "@/backtest/walk-forward";
import { lineOf } from "@/domain/projection/base-stats";
import { PROJECTION } from "@/domain/projection/committed-model";
import { type ProjectionModel, projectVector } from "@/domain/projection/model";
import type { StatLine } from "@/domain/stats/stats";

export type Sample = {
  readonly player: string;
  /** Whole days since 1970. */
  readonly dayNumber: number;
  readonly mean: StatLine;
  readonly real: StatLine;
};

export const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Player by player, each one's games in order. */
export function forecastLines(season: BoxSeason, model: ProjectionModel = PROJECTION): Sample[] {
  const samples = gamesSeen(season, undefined).map(
    ({ line, form, league, game }): Sample => ({
      player: line.playerId,
      dayNumber: Date.parse(line.day) / DAY_MS,
      mean: lineOf(projectVector(model, form, league, game), form.minutes.fast),
      real: line.stats,
    }),
  );
  return [...Map.groupBy(samples, ({ player }) => player).values()].flat();
}

export const at = (line: StatLine, id: number): number => line[String(id)] ?? 0;

export const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
