import { describe, expect, test } from "vitest";
import { ESPN_DEFAULT_POINTS } from "../scoring";
import { STAT } from "../stats";
import { forecastPointsMatchup } from "./points-matchup";
import { pointsOfLine, simulatePoints } from "./points-simulation";
import { line, PLAIN_NOISE, sampleSide } from "./sample-lines";

function answerOf<T>(outcome: { ok: true; value: T } | { ok: false; error: { detail: string } }): T {
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
}

const sides = {
  mine: { banked: 40, games: sampleSide("m", 10, 31).games },
  theirs: { banked: 0, games: sampleSide("t", 10, 32).games },
};

// By hand: 3 steals at 4 points and 2 turnovers at -2: mean 8, variance 16·3 + 4·2 = 56.
test("the points of a line have its mean and spread", () => {
  const game = answerOf(
    pointsOfLine(line("a", "1", { [STAT.STL]: 3, [STAT.TO]: 2 }, 0.5), ESPN_DEFAULT_POINTS, PLAIN_NOISE),
  );
  expect(game).toMatchObject({ pPlay: 0.5, player: "a" });
  expect(game.mean).toBeCloseTo(8, 12);
  expect(game.sd).toBeCloseTo(Math.sqrt(56), 12);
});

test("playing a matchup out agrees with the closed form", () => {
  const played = answerOf(answerOf(simulatePoints(ESPN_DEFAULT_POINTS, { seed: 1, draws: 10_000 })).matchup(sides));
  const games = (list: typeof sides.mine.games) =>
    list.map((game) => answerOf(pointsOfLine(game, ESPN_DEFAULT_POINTS)));
  const closed = answerOf(
    forecastPointsMatchup({
      myBanked: sides.mine.banked,
      oppBanked: sides.theirs.banked,
      myGames: games(sides.mine.games),
      oppGames: games(sides.theirs.games),
    }),
  );
  const { mean, standardError } = played.margin;
  expect(Math.abs(mean - closed.marginMean)).toBeLessThan(4 * standardError);
  // The closed form without `tau` leaves out the week's shared error, so its spread is a little smaller.
  expect(Math.sqrt(closed.marginVar) / (standardError * 100)).toBeGreaterThan(0.85);
  expect(Math.sqrt(closed.marginVar) / (standardError * 100)).toBeLessThan(1.02);
  expect(Math.abs(played.matchup.win - closed.winProbability)).toBeLessThan(4 * played.matchupStandardError + 0.02);
});

test("a scenario gains nothing over itself, and the banked points over one without them", () => {
  const points = answerOf(simulatePoints(ESPN_DEFAULT_POINTS, { seed: 1, draws: 1_000 }));
  expect(answerOf(points.compare(sides, sides)).gain).toMatchObject({ mean: 0, standardError: 0, level: 1 });
  const more = { ...sides, mine: { ...sides.mine, banked: 50 } };
  const { gain } = answerOf(points.compare(sides, more));
  expect(gain.mean).toBeCloseTo(10, 9);
  expect(gain.above).toBe(1);
});

describe("refuses", () => {
  test("points for a percentage or an unknown stat", () => {
    for (const statId of [STAT.FG_PCT, 99])
      expect(simulatePoints([{ statId, points: 1 }], { seed: 1, draws: 10 })).toMatchObject({
        ok: false,
        error: { code: "engine.bad-number" },
      });
  });

  test("banked points that are no number, and a game twice", () => {
    const points = answerOf(simulatePoints(ESPN_DEFAULT_POINTS, { seed: 1, draws: 10 }));
    const bad = { ...sides, mine: { ...sides.mine, banked: Number.NaN } };
    expect(points.matchup(bad)).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
    const both = { mine: sides.mine, theirs: sides.mine };
    expect(points.matchup(both)).toMatchObject({ ok: false, error: { code: "engine.duplicate-player" } });
  });
});
