import { describe, expect, test } from "vitest";
import { ESPN_DEFAULT_POINTS } from "../stats/scoring";
import { STAT } from "../stats/stats";
import { LINE_NOISE } from "./committed-noise";
import { forecastPointsMatchup } from "./points-matchup";
import { pointsOfLine, simulatePoints } from "./points-simulation";
import { line, PLAIN_NOISE, sampleSide } from "./sample-lines";

function answerOf<T>(outcome: { ok: true; value: T } | { ok: false; error: { detail: string } }): T {
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
}

const sides = {
  mine: { scored: 40, games: sampleSide("m", 10, 31).games },
  theirs: { scored: 0, games: sampleSide("t", 10, 32).games },
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

test.each([7, -0.1, Number.NaN])("the points of a line with a chance to play of %d are refused", (pPlay) => {
  const game = pointsOfLine(line("a", "1", { [STAT.STL]: 3 }, pPlay), ESPN_DEFAULT_POINTS);
  expect(game).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
});

// A double-double of ten points more: the event goes with the very points and rebounds that it is made of.
test("a bonus for double-doubles has the spread that the draws have", () => {
  const centre = {
    [STAT.MIN]: 32,
    [STAT.FGM]: 7,
    [STAT.FGA]: 13,
    [STAT.THREE_PM]: 0.3,
    [STAT.THREE_PA]: 1,
    [STAT.FTM]: 3,
    [STAT.FTA]: 4,
    [STAT.REB]: 9.5,
    [STAT.OREB]: 2.5,
    [STAT.AST]: 3,
    [STAT.STL]: 0.8,
    [STAT.BLK]: 1.2,
    [STAT.TO]: 2,
    [STAT.PF]: 2.5,
  };
  const rules = [
    { statId: STAT.PTS, points: 1 },
    { statId: STAT.REB, points: 1 },
    { statId: STAT.DOUBLE_DOUBLE, points: 10 },
    { statId: STAT.TRIPLE_DOUBLE, points: 10 },
  ];
  const game = line("a", "1", centre);
  const closed = answerOf(pointsOfLine(game, rules));
  const sides = { mine: { scored: 0, games: [game] }, theirs: { scored: 0, games: [] } };
  const draws = 20_000;
  const { margin } = answerOf(answerOf(simulatePoints(rules, { seed: 5, draws })).matchup(sides));
  const drawnSd = margin.standardError * Math.sqrt(draws);
  expect(Math.abs(closed.mean - margin.mean)).toBeLessThan(0.2);
  expect(Math.abs(closed.sd / drawnSd - 1)).toBeLessThan(0.03);
});

test("playing a matchup out agrees with the closed form", () => {
  // Without a calibration the closed form takes a player's absences as independent of each other.
  const noise = { ...LINE_NOISE, runs: 0 };
  const played = answerOf(
    answerOf(simulatePoints(ESPN_DEFAULT_POINTS, { seed: 1, draws: 10_000, noise })).matchup(sides),
  );
  const games = (list: typeof sides.mine.games) =>
    list.map((game) => answerOf(pointsOfLine(game, ESPN_DEFAULT_POINTS)));
  const closed = answerOf(
    forecastPointsMatchup({
      myBanked: sides.mine.scored,
      oppBanked: sides.theirs.scored,
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
  const more = { ...sides, mine: { ...sides.mine, scored: 50 } };
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
    const bad = { ...sides, mine: { ...sides.mine, scored: Number.NaN } };
    expect(points.matchup(bad)).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
    const both = { mine: sides.mine, theirs: sides.mine };
    expect(points.matchup(both)).toMatchObject({ ok: false, error: { code: "engine.duplicate-player" } });
    const otherGames = sides.mine.games.map((game) => ({ ...game, game: `x${game.game}` }));
    const player = { mine: sides.mine, theirs: { scored: 0, games: otherGames } };
    expect(points.matchup(player)).toMatchObject({ ok: false, error: { code: "engine.duplicate-player" } });
  });
});
