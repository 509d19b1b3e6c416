/** The matchup without some games, against what the scoreboard has and what lineups are worth. */
import { expect, it } from "vitest";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { absenceOutput } from "@/contract/planning/absence-output";

const AT = Date.parse("2025-01-15T16:00:00Z");
async function opened(format: "points" | "each" | "roto") {
  const league = await openDemoLeagueFixture({ format });
  league.clock.set(AT);
  const simulate = async (request: Parameters<typeof league.services.absences.simulate>[1]) =>
    absenceOutput.parse((await league.services.absences.simulate(league.scope, request)).output);
  return { ...league, simulate };
}

it("leaves what is on the board where nobody of mine plays any more", async () => {
  const { services, simulate, scope, close } = await opened("points");
  const { output: matchup } = await services.matchups.view(scope);
  const none = await simulate({});
  expect(none.isEverybody).toBe(true);
  expect(none.expectedFinal?.after.me).toBeCloseTo(matchup.me.points ?? Number.NaN, 1);
  expect(none.expectedFinal?.before).toEqual(matchup.expectedFinal);
  expect(none.expectedFinal?.after.opponent).toBe(none.expectedFinal?.before.opponent);
  expect(none.winProbability?.before).toBe(matchup.winProbability);
  expect(none.winProbability?.after).toBeLessThan(none.winProbability?.before ?? 0);
  await close();
});

it("costs a side no more than its player is expected to score, and the other side nothing", async () => {
  const { optimizer, simulate, scope, close } = await opened("points");
  const { mine, theirs } = await optimizer.open(scope);
  const rosters = [
    ...mine.map((player) => ({ ...player, side: "me" as const, other: "opponent" as const })),
    ...theirs.map((player) => ({ ...player, side: "opponent" as const, other: "me" as const })),
  ].filter(({ gamesLeft, expectedThisWeek }) => gamesLeft > 0 && (expectedThisWeek ?? 0) > 1);
  expect(rosters.length).toBeGreaterThan(15);
  for (const { name, side, other, gamesLeft, expectedThisWeek } of rosters) {
    const all = await simulate({ players: [name] });
    const one = await simulate({ players: [name], games: 1 });
    const lossOf = ({ expectedFinal }: typeof all) =>
      (expectedFinal?.before[side] ?? 0) - (expectedFinal?.after[side] ?? 0);
    expect(all.players).toMatchObject([{ name, gamesMissed: gamesLeft, side: side === "me" ? "mine" : "opponent" }]);
    expect(all.players[0]?.expectedPoints).toBeCloseTo(expectedThisWeek ?? Number.NaN, 1);
    expect(one.players).toMatchObject([{ name, gamesMissed: 1 }]);
    expect(all.expectedFinal?.after[other]).toBe(all.expectedFinal?.before[other]);
    expect(lossOf(all)).toBeGreaterThanOrEqual(0);
    expect(lossOf(all)).toBeLessThanOrEqual((expectedThisWeek ?? 0) + 0.11);
    expect(lossOf(one)).toBeLessThanOrEqual(lossOf(all) + 0.11);
  }
  await close();
});

it("tells categories by their chances, and turnovers are won by who does not play", async () => {
  const { simulate, close } = await opened("each");
  const none = await simulate({});
  expect(none.expectedFinal).toBeNull();
  const chances = new Map(none.categories.map((each) => [each.category, each]));
  expect(chances.get("TO")?.chanceAfter).toBeGreaterThanOrEqual(chances.get("TO")?.chanceBefore ?? 1);
  expect(chances.get("PTS")?.chanceAfter).toBeLessThanOrEqual(chances.get("PTS")?.chanceBefore ?? 0);
  await close();
});

it("says of a free agent that he is on neither side, and has no forecast where nobody is an opponent", async () => {
  const points = await opened("points");
  const { services, scope } = points;
  const { output: free } = await services.players.getTopFreeAgents(scope, { limit: 1 });
  const [name = ""] = free.players.map((player) => player.name);
  const { players, winProbability } = await points.simulate({ players: [name] });
  expect(players).toMatchObject([{ name, side: "neither", gamesMissed: 0 }]);
  expect(winProbability?.after).toBe(winProbability?.before);
  await points.close();
  const roto = await opened("roto");
  expect(await roto.simulate({})).toMatchObject({ winProbability: null, expectedFinal: null, opponentName: null });
  await roto.close();
});
