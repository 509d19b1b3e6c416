import { afterAll, describe, expect, it } from "vitest";
import type { OpenWorld } from "../worlds/world";
import { worldNamed } from "../worlds/worlds";
import { readFacts, readLeagueOf } from "./facts";
import { openPlanOracle } from "./plan";
import { solveWeek } from "./week-program";

const open: OpenWorld[] = [];
async function oracleOf(name: string) {
  const world = await worldNamed(name).open();
  open.push(world);
  const facts = await readFacts(world);
  return { facts, plan: openPlanOracle(facts) };
}
afterAll(async () => {
  for (const world of open) await world.close();
});

describe("what moves are worth", () => {
  it("is the same for one move by the integer program and by trying every one", async () => {
    const { facts, plan } = await oracleOf("points-jan15-demo");
    const [best] = plan.bestMoves(1);
    const active = facts.league.mine.filter(({ slotId }) => slotId !== 13);
    // Nobody is kept here but those whom the list keeps too.
    const dropped = new Set(plan.bestMoves(Number.POSITIVE_INFINITY).map(({ drop }) => drop));
    const retained = new Set(active.filter(({ id }) => !dropped.has(id)).map(({ id }) => id));
    const toCome = (player: (typeof active)[number], day: string) =>
      facts.hasGame(player, day) ? plan.lineupOf(day).valueOf(player.id) : 0;
    const moves = await solveWeek({ facts, retained, active, valueOn: toCome }, 1);
    expect(moves).toHaveLength(1);
    expect(plan.worthOf(moves)).toBeCloseTo(best?.worth ?? Number.NaN, 6);
  });

  it("is what the lineups of the days gain, and never less for one more move", async () => {
    const { plan } = await oracleOf("points-jan15-demo");
    const ofDrop = Map.groupBy(plan.bestMoves(Number.POSITIVE_INFINITY), ({ drop }) => drop);
    const singles = [...ofDrop.values()].flatMap((some) => some.slice(0, 5));
    for (const single of singles) expect(plan.worthOf([single])).toBeCloseTo(single.worth, 6);
    const two = await plan.bestWorth(2);
    const three = await plan.bestWorth(3);
    expect(three.worth).toBeGreaterThanOrEqual(two.worth);
    const pairs = singles.flatMap((one, at) =>
      singles
        .slice(at + 1)
        .flatMap((other) => (one.drop === other.drop || one.add === other.add ? [] : [[one, other]])),
    );
    expect(pairs.length).toBeGreaterThan(50);
    for (const pair of pairs) expect(plan.worthOf(pair)).toBeLessThanOrEqual(two.worth + 1e-6);
  });

  it("is counted in expected categories where categories count, and only single moves that are legal are named", async () => {
    const { facts, plan } = await oracleOf("each-jan15-demo");
    const [best] = plan.bestMoves(1);
    expect(best?.worth).toBeGreaterThan(0);
    expect(best?.worth).toBeLessThan(facts.league.scoring.length);
    for (const move of plan.bestMoves(20)) expect(plan.legality(move)).toBeNull();
  });
});

describe("what is legal", () => {
  it("tells a rule that a move breaks", async () => {
    const { facts, plan } = await oracleOf("position-limit");
    const [day = ""] = facts.daysLeft;
    const idOf = (name: string | null) => (name === null ? null : facts.named(name).id);
    const move = (drop: string | null, add: string | null) => plan.legality({ drop: idOf(drop), add: idOf(add), day });
    expect(move("Herbert Jones", "Toumani Camara")).toBeNull();
    expect(move("Brook Lopez", "Al Horford")).toBeNull();
    expect(move("Herbert Jones", "Al Horford")).toMatch(/4 centres where 3/);
    expect(move("Kevin Durant", "Toumani Camara")).toMatch(/undroppable/);
    expect(move("Nikola Jokic", "Toumani Camara")).toMatch(/not on the roster/);
    expect(move("Herbert Jones", "Trae Young")).toMatch(/not free/);
    expect(move(null, "Toumani Camara")).toMatch(/no place/);
    const first = { drop: facts.named("Herbert Jones").id, add: facts.named("Toumani Camara").id, day };
    const second = { drop: first.add, add: facts.named("Cason Wallace").id, day };
    expect(plan.legality(second)).toMatch(/not on the roster/);
    expect(plan.legality(second, [first])).toBeNull();
    expect(plan.legality(first, [first])).toMatch(/not on the roster/);
  });

  it("waits for tomorrow once the day's first game has begun", async () => {
    const { facts, plan } = await oracleOf("full-and-locked");
    const [today = "", tomorrow = ""] = facts.daysLeft;
    const move = { drop: facts.named("Tyus Jones").id, add: facts.named("Toumani Camara").id };
    expect(readLeagueOf(facts).isRosterLocked).toBe(true);
    expect(plan.legality({ ...move, day: today })).toMatch(/locked/);
    expect(plan.legality({ ...move, day: tomorrow })).toBeNull();
  });
});
