/**
 * Where a fresh demo opens: a matchup that can go either way, with something to decide; and the league of another day
 * as it always was.
 */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { asFirstServed, servedViews } from "#test/demo/served-views";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { createAppSettingTable } from "@/db/app-settings";
import type { Database } from "@/db/database";
import { DEMO_FORMATS, DEMO_REFERENCE_DAY, DEMO_START_DAY, type DemoFormat, instantOfDay } from "@/demo/demo-league";
import { easternDay } from "@/domain/ids";
import { addDays } from "@/domain/season/eastern-day";
import { openDemoInstance } from "../../src/server/demo/demo-instance";
import { lineupFaults } from "../../src/services/matchup/lineup-faults";

/**
 * SHA-256 over paths and bodies of all views of the three head-to-head leagues on 2025-01-15, taken while the demo
 * opened on that day.
 */
const REFERENCE_LEAGUES = "38956a181218fafc91fd0e5ce81136fff91983ed04da955753d0032f3e84ee6e";

async function opening(format: DemoFormat, day: string) {
  const product = await openDemoLeagueFixture({ format, at: new Date(instantOfDay(day)).toISOString() });
  try {
    const week = await product.optimizer.open(product.scope);
    const roster = (await product.services.rosters.view(product.scope, { side: "mine" })).output;
    const [today] = week.days;
    if (!today) throw new Error("the matchup has no days left");
    const faults = lineupFaults({
      roster,
      startingPlaces: week.startingPlaces,
      bestStarters: week.lineup(today).starters.length,
      addsLeft: week.addsLeft,
      areMovesClosedToday: week.areMovesClosedToday,
      daysLeft: week.days.length,
    });
    const gains = week.candidates(Number.POSITIVE_INFINITY).map(({ gain }) => gain);
    return { winProbability: week.chances.winProbability, addsLeft: week.addsLeft, faults, gains };
  } finally {
    await product.close();
  }
}

describe.each(DEMO_FORMATS)("the opening of the demo, %s", (format) => {
  it.each([
    ["on its day", DEMO_START_DAY],
    ["a week later", addDays(easternDay.parse(DEMO_START_DAY), 7)],
  ])("is open and has something to decide %s", async (_when, day) => {
    const { winProbability, addsLeft, faults, gains } = await opening(format, day);
    expect(winProbability).toBeGreaterThanOrEqual(0.4);
    expect(winProbability).toBeLessThanOrEqual(0.6);
    expect(addsLeft).toBeGreaterThan(0);
    expect(faults.map(({ kind }) => kind)).toContain("open");
    expect(gains.some((gain) => gain > 0)).toBe(true);
    if (day === DEMO_START_DAY) expect(faults.map(({ kind }) => kind)).toContain("in-doubt");
  });
});

describe("the demo's day", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("is the opening day on a fresh database, and moving it gives another day's league to the byte", async () => {
    const demo = await openDemoInstance(createAppSettingTable(database.kysely), undefined);
    expect(demo.today()).toBe(DEMO_START_DAY);
    await demo.moveTo(DEMO_REFERENCE_DAY);
    const hash = createHash("sha256");
    for (const [path, body] of await servedViews(demo.origin)) hash.update(path).update(asFirstServed(body));
    expect(hash.digest("hex")).toBe(REFERENCE_LEAGUES);
    expect(await demo.moveTo("start")).toBe(DEMO_START_DAY);
    await demo.close();
  });
});
