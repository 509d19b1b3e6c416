/**
 * Which games of a week will count for a team, seen from Monday.
 *
 * A manager sets each lineup knowing who is out that evening, so a bench player counts when somebody before him is
 * missing. How often each player starts is found by drawing who plays, with the same draws for every league and
 * forecaster.
 */
import { drawUnit, textKey } from "./replay-draws";
import type { WeekView } from "./replay-forecasts";
import { starterChooser } from "./replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "./replay-season";

export type ExpectedStart = {
  readonly player: number;
  readonly weekday: number;
  /** That he plays and is started, 0 to 1. */
  readonly chance: number;
};

/** Shares of starts are within 0.05 of what endless draws would give, two times in three. */
const DRAWS = 100;
const ALMOST_SURE = 0.999;

export type StartExpectation = (team: readonly number[], week: number, view: WeekView) => ExpectedStart[];

export function startExpectation(season: ReplaySeason): StartExpectation {
  const chooser = starterChooser((player) => season.players[player]?.positionBits ?? 0);
  const keys = season.players.map(({ playerId }) => textKey(playerId));
  return (team, week, view) => {
    const starts: ExpectedStart[] = [];
    for (let dayIndex = 0; dayIndex < DAYS_PER_WEEK; dayIndex++) {
      const at = (player: number) => player * DAYS_PER_WEEK + dayIndex;
      const players = team
        .filter((player) => (view.pPlay[at(player)] ?? 0) > 0 && (view.mean[at(player)] ?? 0) > 0)
        .sort((a, b) => (view.mean[at(b)] ?? 0) - (view.mean[at(a)] ?? 0) || a - b);
      if (players.length === 0) continue;
      const started = new Map<number, number>();
      const note = (player: number) => started.set(player, (started.get(player) ?? 0) + 1);
      const isSure = players.every((player) => view.pPlay[at(player)] === 1);
      const draws = isSure ? 1 : DRAWS;
      for (let draw = 0; draw < draws; draw++) {
        const playing = isSure
          ? players
          : players.filter(
              (player) =>
                drawUnit(draw, week * DAYS_PER_WEEK + dayIndex, keys[player] ?? 0) < (view.pPlay[at(player)] ?? 0),
            );
        chooser.choose(playing, note);
      }
      // A chance of 1 would say that it is known who plays.
      const max = isSure ? 1 : ALMOST_SURE;
      for (const [player, count] of started) {
        starts.push({ player, weekday: dayIndex, chance: Math.min(max, count / draws) });
      }
    }
    return starts;
  };
}
