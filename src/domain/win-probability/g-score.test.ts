import { describe, expect, test } from "vitest";
import { STAT } from "../stats/stats";
import { gScores, type RankedPlayer, type RankingPool } from "./g-score";
import { line, NINE, PLAIN_NOISE, sampleSide } from "./sample-lines";

function ranking(pool: RankingPool): readonly RankedPlayer[] {
  const scores = gScores(pool, PLAIN_NOISE);
  if (!scores.ok) throw new Error(scores.error.detail);
  return scores.value;
}

const only = (statId: number, isReverse = false) => [{ statId, isReverse }];
const scoreOf = (players: readonly RankedPlayer[], name: string) =>
  players.find(({ player }) => player === name)?.score ?? Number.NaN;

// By hand: means 2, 4, 6 with Poisson variances 2, 4, 6. Pool of three: mean 4, between 8/3, within 4.
test("a counting category by hand", () => {
  const players = [2, 4, 6].map((steals) => ({
    player: `p${steals}`,
    games: [line(`p${steals}`, "1", { [STAT.STL]: steals })],
  }));
  const scores = ranking({ categories: only(STAT.STL), players, rostered: 3 });
  expect(scores.map(({ player }) => player)).toEqual(["p6", "p4", "p2"]);
  expect(scoreOf(scores, "p6")).toBeCloseTo(2 / Math.sqrt(8 / 3 + 4), 12);
  expect(scoreOf(scores, "p4")).toBeCloseTo(0, 12);
});

// By hand: the best two of three are 4 and 6: mean 5, between 1, within 5.
test("averages come from the rostered pool, and everyone is scored by them", () => {
  const players = [2, 4, 6].map((steals) => ({
    player: `p${steals}`,
    games: [line(`p${steals}`, "1", { [STAT.STL]: steals })],
  }));
  const scores = ranking({ categories: only(STAT.STL), players, rostered: 2 });
  expect(scoreOf(scores, "p2")).toBeCloseTo(-3 / Math.sqrt(6), 12);
});

test("fewer turnovers rank higher", () => {
  const players = [1, 3].map((lost) => ({ player: `p${lost}`, games: [line(`p${lost}`, "1", { [STAT.TO]: lost })] }));
  expect(ranking({ categories: only(STAT.TO, true), players, rostered: 2 })[0]?.player).toBe("p1");
});

// By hand: pool rate 17 of 22; impacts 9 - 10·17/22, 8 - 12·17/22: ±1.2727, within var of makes·(1 - r) and misses·r.
test("a percentage counts by attempts", () => {
  const shooters = { often: [9, 10], oftener: [8, 12] } as const;
  const players = Object.entries(shooters).map(([player, [made, tried]]) => ({
    player,
    games: [line(player, "1", { [STAT.FTM]: made, [STAT.FTA]: tried })],
  }));
  const rate = 17 / 22;
  const within = ((9 + 8) / 2) * (1 - rate) ** 2 + ((1 + 4) / 2) * rate ** 2;
  const impact = 9 - 10 * rate;
  const scores = ranking({ categories: only(STAT.FT_PCT), players, rostered: 2 });
  expect(scoreOf(scores, "often")).toBeCloseTo(impact / Math.sqrt(impact ** 2 + within), 12);
});

test("the order of the list changes nothing", () => {
  const players = [1, 2, 3, 4, 5, 6].map((seed) => ({
    player: `p${seed}`,
    games: sampleSide(`p${seed}-`, 1, seed).games,
  }));
  const [one, other] = [players, players.toReversed()].map((list) =>
    ranking({ categories: NINE, players: list, rostered: 4 }),
  );
  expect(other?.map(({ player }) => player)).toEqual(one?.map(({ player }) => player));
  for (const [index, { score }] of (one ?? []).entries()) expect(other?.[index]?.score).toBeCloseTo(score, 9);
});

describe("refuses", () => {
  const player = { player: "a", games: [line("a", "1")] };
  test.each([
    ["a pool of one", { players: [player], rostered: 1 }, "engine.bad-number"],
    ["a pool larger than the list", { players: [player], rostered: 2 }, "engine.bad-number"],
    ["a name twice", { players: [player, { ...player, games: [] }], rostered: 2 }, "engine.duplicate-player"],
  ])("%s", (_what, pool, code) => {
    expect(gScores({ categories: NINE, ...pool })).toMatchObject({ ok: false, error: { code } });
  });
});
