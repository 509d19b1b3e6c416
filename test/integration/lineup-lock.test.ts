/** The demo league: when the first player of a day's lineup is locked. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { dailyLineupOutput } from "@/contract/planning/engine-outputs";
import { easternDay } from "@/domain/ids";
import type { ProGame } from "@/domain/league/matchup";
import { proTeamLabel } from "@/domain/season/pro-teams";

const DAY = easternDay.parse("2025-01-15");
let product: Awaited<ReturnType<typeof openDemoLeagueFixture>>;

beforeAll(async () => {
  product = await openDemoLeagueFixture({ at: "2025-01-15T11:00:00-05:00" });
});
afterAll(() => product.close());

/** "@ LAL" and "vs BOS" name the other NBA team, which plays once a day. */
const isOf = (label: string, { homeProTeamId, awayProTeamId }: ProGame): boolean =>
  label === `@ ${proTeamLabel(homeProTeamId)}` || label === `vs ${proTeamLabel(awayProTeamId)}`;

const lineup = async () =>
  dailyLineupOutput.parse((await product.services.engine.dailyLineup(product.scope, { day: DAY })).output);

it("is the earliest tip-off of his players that is still to come, in New York's time", async () => {
  const { games, todayPeriod } = await product.league.buildIntelligenceSnapshot(product.scope);
  const { starters, sits, firstLock } = await lineup();
  expect(starters.length + sits.length).toBeGreaterThan(1);
  const labels = new Set([...starters, ...sits].map(({ game }) => game));
  const tipOffs = games
    .filter((game) => game.scoringPeriod === todayPeriod)
    .filter((game) => [...labels].some((label) => label !== null && isOf(label, game)))
    .map(({ tipoffAt }) => Date.parse(tipoffAt));
  const first = Math.min(...tipOffs);
  // 19:30 in January is 00:30 UTC of the next day.
  const [hour = 0, minute = 0] = new Date(first - 5 * 3_600_000).toISOString().slice(11, 16).split(":").map(Number);
  expect(firstLock).toBe(`${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")} ET`);
});

it("is none once every game of his players has begun", async () => {
  product.clock.set(Date.parse("2025-01-16T02:00:00-05:00"));
  expect((await lineup()).firstLock).toBeNull();
});
