/** The course of the own matchup in the demo league, as the dashboard shows it, under a clock that goes on and back. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { teamId } from "@/domain/ids";
import { dayEt } from "@/domain/season/eastern-day";
import { weekOutlook } from "../../src/server/pages/dashboard-view";

let product: DemoProduct;
beforeAll(async () => {
  product = await openDemoProduct("points");
});
afterAll(() => product.close());

/** What the dashboard shows on a day. */
async function shownOn(day: string) {
  await product.fanvise.demo.moveTo(day);
  const { winProbabilityHistory: course, winProbability } = await weekOutlook(product.fanvise, product.scope);
  await product.fanvise.chances.settled();
  const last = course.at(-1);
  expect(last?.winProbability).toBeCloseTo(winProbability ?? Number.NaN, 3);
  return course.map(({ notedAt }) => dayEt(Date.parse(notedAt)));
}
const rowCount = async () =>
  (await product.fanvise.database.pool.query<{ n: number }>("select count(*)::int as n from matchup_chances")).rows[0]
    ?.n;

it("grows by a point a day, and holds no point of a day that has not come", async () => {
  const [wed, thu, fri] = ["2025-01-15", "2025-01-16", "2025-01-17"];
  expect(await shownOn(wed)).toEqual([wed]);
  expect(await shownOn(thu)).toEqual([wed, thu]);
  expect(await shownOn(fri)).toEqual([wed, thu, fri]);
  expect(await shownOn(wed)).toEqual([wed]);
  // Thursday was forgotten with the way back.
  expect(await shownOn(fri)).toEqual([wed, fri]);
});

it("writes nothing for a look that says the same, nor for another team's view", async () => {
  await shownOn("2025-01-17");
  const before = await rowCount();
  const { pool } = product.fanvise.database;
  await pool.query("update matchup_chances set created_at = '2000-01-01'");
  await shownOn("2025-01-17");
  const other = { ...product.scope, teamId: teamId.parse(product.myTeamId === 1 ? 2 : 1) };
  expect((await weekOutlook(product.fanvise, other)).winProbabilityHistory).toEqual([]);
  await product.fanvise.chances.settled();
  expect(await rowCount()).toBe(before);
  const { rows } = await pool.query("select from matchup_chances where created_at > '2001-01-01'");
  expect(rows).toHaveLength(0);
});

it("is there for the dashboard though it cannot be written", async () => {
  await product.fanvise.database.pool.query("alter table matchup_chances rename to away");
  await product.fanvise.demo.moveTo("2025-01-18");
  await product.fanvise.optimizer.open(product.scope);
  await product.fanvise.chances.settled();
  await product.fanvise.database.pool.query("alter table away rename to matchup_chances");
  expect(await shownOn("2025-01-18")).toContain("2025-01-18");
  const { rows } = await product.fanvise.database.pool.query(
    "select from matchup_chances where noted_at > '2025-01-18T00:00:00Z'",
  );
  expect(rows).toHaveLength(1);
});
