import { describe, expect, it } from "vitest";
import { readFacts } from "../oracle/facts";
import { openPlanOracle } from "../oracle/plan";
import type { Facts } from "../oracle/types";
import { HOSTILE_FREE_AGENT, HOSTILE_TEAM, LINKED_FREE_AGENT, MARKED_OPPONENT, MARKED_TEAM } from "./rough-worlds";
import type { OpenWorld } from "./world";
import { WORLDS, worldNamed } from "./worlds";

/** Opens a world for the length of a look. */
async function within<T>(name: string, check: (world: OpenWorld) => Promise<T>): Promise<T> {
  const world = await worldNamed(name).open();
  try {
    return await check(world);
  } finally {
    await world.close();
  }
}
const planted = (name: string, check: (facts: Facts, world: OpenWorld) => unknown) =>
  it(`${name}: ${worldNamed(name).about.slice(0, 90)}`, () =>
    within(name, async (world) => {
      await check(await readFacts(world), world);
    }));

const players = (facts: Facts) => facts.league.mine.map(({ name }) => name);

describe("frozen worlds", () => {
  it("have names of their own and clocks with a zone", () => {
    expect(new Set(WORLDS.map(({ name }) => name)).size).toBe(WORLDS.length);
    for (const { clock } of WORLDS) expect(clock).toMatch(/T\d\d:\d\d:\d\d-0[45]:00$/);
  });

  it("answer the product's address with the very wire that the oracle reads, and fail where they are told to", () =>
    within("one-add-left", async (world) => {
      const origin = world.env.ESPN_BASE_URL ?? "";
      const path = `/apis/v3/games/fba/seasons/2025/segments/0/leagues/${world.leagueId}?view=mTeam`;
      const read = async () => {
        const response = await fetch(origin + path);
        return { status: response.status, body: response.status === 200 ? await response.json() : undefined };
      };
      expect(await read()).toEqual({ status: 200, body: await world.compose(["mTeam"]) });
      world.fail("500", "kona_player_info");
      expect((await read()).status).toBe(200);
      world.fail("500");
      expect((await read()).status).toBe(500);
      expect((await world.compose(["mTeam"])).teams).toHaveLength(10);
      world.fail(null);
      expect((await read()).status).toBe(200);
    }));

  it("cannot make a demo's source fail", () =>
    within("points-jan15-demo", async (world) => {
      expect(() => world.fail("500")).toThrow(/is a demo/);
    }));

  planted("empty-wire", ({ league }) => expect(league.free).toEqual([]));
  planted("only-hurt-wire", ({ league }) =>
    expect(new Set(league.free.map(({ status }) => status))).toEqual(new Set(["OUT"])),
  );
  planted("adds-used-up", ({ league }) => expect(league).toMatchObject({ addsLeft: 0, addLimit: 4 }));
  planted("one-add-left", ({ league }) => expect(league).toMatchObject({ addsLeft: 1, addLimit: 4 }));
  planted("two-week-playoff", ({ daysLeft, league }) => {
    expect(daysLeft.at(-1)).toBe("2025-03-30");
    expect(league.addLimit).toBe(8);
  });
  planted("full-and-locked", (facts) =>
    expect(facts.league.mine.filter(facts.isLocked).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Paul George", "RJ Barrett", "Karl-Anthony Towns"]),
    ),
  );
  planted("nothing-left", (facts) =>
    expect(facts.league.mine.map(facts.gamesLeft)).toEqual(facts.league.mine.map(() => 0)),
  );
  planted("undroppable-stars", (facts) => {
    expect(players(facts)).toEqual(expect.arrayContaining(["Shai Gilgeous-Alexander", "LeBron James", "Tyler Herro"]));
    expect(facts.named("Malik Monk").teamId).toBe(3);
    expect(facts.league.mine.some(({ isDroppable }) => isDroppable)).toBe(false);
    expect(facts.league.mine).toHaveLength(14);
  });
  planted("hurt-guard", (facts, world) => {
    expect(facts.named("Malik Monk")).toMatchObject({ status: "OUT", expectedReturn: "2025-02-12" });
    expect(facts.league.slotCounts[13]).toBe(2);
    expect(world.news).toHaveLength(2);
  });
  planted("ir-illegal", (facts) => {
    expect(facts.named("Joel Embiid")).toMatchObject({ status: "ACTIVE", slotId: 13 });
    const plan = openPlanOracle(facts);
    expect(plan.bestMoves(1)).toEqual([]);
    const [day = ""] = facts.daysLeft;
    const room = { drop: facts.named("Andrew Nembhard").id, add: null, day };
    const addition = { drop: facts.named("Royce O'Neale").id, add: facts.named("Toumani Camara").id, day };
    expect(plan.legality(addition)).toMatch(/Joel Embiid may not stay/);
    expect(plan.legality(addition, [room])).toBeNull();
    expect(plan.worthOf([room])).toBeGreaterThan(0);
  });
  planted("ir-swap", (facts) => {
    expect(facts.named("Joel Embiid")).toMatchObject({ status: "ACTIVE", slotId: 13 });
    expect(facts.named("Malik Monk")).toMatchObject({ status: "OUT", slotId: 12 });
    expect(openPlanOracle(facts).bestMoves(1)).toHaveLength(1);
  });
  planted("late-scratch", (facts) => {
    const herro = facts.named("Tyler Herro");
    expect(herro.status).toBe("OUT");
    expect(herro.slotId).toBeLessThan(12);
    expect(facts.hasGame(herro, "2025-01-25")).toBe(true);
  });
  planted("no-games-man", async (facts) => {
    expect(facts.named("Zach Edey")).toMatchObject({ gamesPlayed: 0, averages: {} });
    await expect(facts.textsOf("average:Zach Edey:PTS:5", "en")).rejects.toThrow(/no value/);
  });
  planted("namesakes", (facts) => expect(facts.named("Jaylin Williams").id).not.toBe(facts.named("Jalen Williams").id));
  planted("hard-cap", async (facts) => expect(await facts.textsOf("games-limit:UTIL", "en")).toEqual(["9"]));
  planted("position-limit", ({ league }) => expect(league.positionLimits).toEqual({ 5: 3 }));
  planted("other-scoring", async (facts, world) => {
    const { league } = facts;
    expect(league.scoring.find(({ stat }) => stat === "TO")?.points).toBe(-3);
    const by = Object.fromEntries(league.scoring.map(({ stat, points }) => [stat, points]));
    expect(Object.keys(by)).not.toContain("REB");
    const total = Object.entries(league.me.scores).reduce((sum, [stat, score]) => sum + (by[stat] ?? 0) * score, 0);
    expect(league.me.points).toBeCloseTo(total, 6);
    const card = await world.compose(["kona_playercard"], {
      players: { filterIds: { value: [facts.named("Tyler Herro").id] } },
    });
    const row = card.players[0].player.stats.find(({ id }: { id: string }) => id === "002025");
    expect(row.appliedAverage).toBeCloseTo(facts.pointsPerGame(facts.named("Tyler Herro")), 6);
  });
  planted("blowout-ahead", ({ league }) => expect([league.me.points, league.opponent?.points]).toEqual([1_500, 415]));
  planted("blowout-behind", ({ league }) => expect([league.me.points, league.opponent?.points]).toEqual([275, 1_600]));
  planted("coin-flip", ({ league }) => expect([league.me.points, league.opponent?.points]).toEqual([600, 302]));
  planted("coin-flip-most", async (facts) => expect(await facts.textsOf("record", "en")).toEqual(["4-4-1"]));
  planted("greedy-trap", (facts) => {
    const [today = ""] = facts.daysLeft;
    const best = openPlanOracle(facts).lineupOf(today);
    expect(best.total - greedyTotal(facts, today, best.valueOf)).toBeGreaterThan(5);
  });
  planted("volume-trap", (facts) => {
    const [best] = facts.league.free
      .filter(({ status }) => facts.chanceToPlay(status) > 0.5)
      .sort((a, b) => facts.pointsPerGame(b) - facts.pointsPerGame(a));
    expect(best?.name).toBe("Cameron Johnson");
    expect(facts.gamesLeft(facts.named("Cameron Johnson"))).toBe(0);
    expect(facts.gamesLeft(facts.named("Dillon Brooks"))).toBe(2);
  });
  planted("roto", async (facts) => {
    expect(facts.league).toMatchObject({ format: "roto", opponent: null, addsLeft: 24 });
    expect(facts.league.scoring).toHaveLength(9);
    expect((await facts.textsOf("roto:points", "en"))[0]).toBe(String(Math.round(facts.league.me.points)));
  });
  planted("hostile-names", (facts) => {
    expect(facts.league.opponent?.name).toBe(HOSTILE_TEAM);
    expect(facts.named(HOSTILE_FREE_AGENT).teamId).toBe(0);
  });
  planted("hostile-mark-up", (facts) => {
    expect(facts.league.opponent?.name).toBe(MARKED_TEAM);
    expect(facts.named(LINKED_FREE_AGENT)).toMatchObject({ teamId: 0, status: "ACTIVE" });
    expect(facts.named(MARKED_OPPONENT).teamId).toBe(facts.league.opponent?.teamId);
  });
  planted("hurt-best-wire", (facts) => {
    const tonight = facts.league.free
      .filter((player) => facts.hasGame(player, "2025-03-05") && player.gamesPlayed > 5)
      .sort((a, b) => facts.pointsPerGame(b) - facts.pointsPerGame(a));
    const firstHealthy = tonight.findIndex(({ status }) => status === "ACTIVE");
    expect(tonight[firstHealthy]?.name).toBe("Jusuf Nurkić");
    expect(firstHealthy).toBeGreaterThanOrEqual(5);
  });
  planted("hurt-best-wire-most", (facts) => {
    expect(facts.league.mine.filter((player) => facts.hasGame(player, "2025-01-26"))).toEqual([]);
    for (const name of ["Toumani Camara", "Luguentz Dort"])
      expect(facts.named(name)).toMatchObject({ teamId: 0, status: "OUT" });
    expect(facts.named("Alex Caruso")).toMatchObject({ teamId: 0, status: "DAY_TO_DAY" });
  });
  planted("crowded-saturday", (facts) => {
    expect(facts.league.addsLeft).toBe(2);
    expect(playersByDay(facts)).toEqual([5, 12, 3]);
    expect(bringOf(facts, "Kelly Oubre Jr.")).toBeLessThan(bringOf(facts, "Jabari Smith Jr."));
  });
  planted("crowded-new-year", (facts) => {
    expect([starting(facts), facts.league.addsLeft]).toEqual([7, 1]);
    expect(playersByDay(facts)).toEqual([5, 9, 5, 4, 10, 3]);
    expect(facts.gamesLeft(facts.named("Cason Wallace"))).toBe(4);
    expect(facts.gamesLeft(facts.named("Justin Champagnie"))).toBe(3);
    expect(bringOf(facts, "Cason Wallace")).toBeLessThan(bringOf(facts, "Justin Champagnie") / 2);
  });
  it.each(["crowded-and-empty", "crowded-and-empty-most"])(
    "%s: of two players with four games the lesser average brings twice as much",
    (name) =>
      within(name, async (world) => {
        const facts = await readFacts(world);
        expect(starting(facts)).toBe(7);
        expect(playersByDay(facts)).toEqual([6, 11, 2, 9, 8, 3]);
        expect(facts.named("Joel Embiid")).toMatchObject({ status: "OUT", expectedReturn: null, slotId: 13 });
        for (const each of ["Immanuel Quickley", "Dillon Brooks"]) expect(facts.gamesLeft(facts.named(each))).toBe(4);
        expect(bringOf(facts, "Immanuel Quickley")).toBeLessThan(bringOf(facts, "Dillon Brooks") / 2);
      }),
  );
  it.each([
    ["crowded-every-other-day", 1],
    ["crowded-every-other-day-each", 2],
  ])("%s: two games on open days bring more than three of which two are on crowded ones", (name, addsLeft) =>
    within(name, async (world) => {
      const facts = await readFacts(world);
      expect([starting(facts), facts.league.addsLeft]).toEqual([7, addsLeft]);
      expect(playersByDay(facts)).toEqual([4, 9, 4, 9]);
      expect(facts.gamesLeft(facts.named("Grayson Allen"))).toBe(3);
      expect(facts.gamesLeft(facts.named("Naji Marshall"))).toBe(2);
      expect(bringOf(facts, "Grayson Allen")).toBeLessThan(0.6 * bringOf(facts, "Naji Marshall"));
      expect(facts.named("Damion Baugh").status).toBe("OUT");
    }),
  );
  it.each([
    ["no-status", ["Tyler Herro", "Brook Lopez", "Trae Young", "Rudy Gobert", "Toumani Camara", "Jose Alvarado"]],
    ["no-status-each", ["Kevin Durant", "Tyus Jones", "Tyrese Haliburton", "Kyle Kuzma", "Ty Jerome"]],
  ])("%s: the fields are missing wherever the wire speaks of them", (name, nameless) =>
    within(name, async (world) => {
      const facts = await readFacts(world);
      for (const each of nameless) {
        const { id, status } = facts.named(each);
        expect(status).toBe("UNKNOWN");
        const card = await world.compose(["kona_playercard"], { players: { filterIds: { value: [id] } } });
        expect(Object.keys(card.players[0].player)).not.toEqual(expect.arrayContaining(["injuryStatus"]));
        expect(Object.keys(card.players[0].player)).not.toEqual(expect.arrayContaining(["injured"]));
      }
    }),
  );
  it.each(["expired-cookie", "source-down", "broken-wire", "cut-wire", "half-broken"])(
    "%s: the product's address fails, the oracle's wire does not",
    (name) =>
      within(name, async (world) => {
        const path = `/apis/v3/games/fba/seasons/2025/segments/0/leagues/${world.leagueId}?view=kona_player_info`;
        const body = await fetch((world.env.ESPN_BASE_URL ?? "") + path).then((response) => response.text());
        expect(() => JSON.parse(body).players.length).toThrow();
        expect((await world.compose(["mTeam"])).teams).toHaveLength(10);
      }),
  );
});

/** How many of mine outside injured reserve have a game on each day left. */
const playersByDay = ({ daysLeft, league, hasGame }: Facts): number[] =>
  daysLeft.map((day) => league.mine.filter((player) => player.slotId !== 13 && hasGame(player, day)).length);
const starting = ({ league }: Facts): number =>
  Object.entries(league.slotCounts).reduce((sum, [slot, count]) => sum + (Number(slot) < 12 ? count : 0), 0);
/** What the best single move for him brings. */
const bringOf = (facts: Facts, name: string): number => {
  const moves = openPlanOracle(facts).bestMoves(Number.POSITIVE_INFINITY);
  return moves.find(({ add }) => add === facts.named(name).id)?.worth ?? 0;
};

/** Player by player, the most valuable first, into the first open slot that takes him. */
function greedyTotal(facts: Facts, day: string, worthOf: (id: number) => number): number {
  const left: Record<number, number> = { ...facts.league.slotCounts };
  return facts.league.mine
    .filter((player) => player.slotId !== 13 && facts.hasGame(player, day))
    .sort((a, b) => worthOf(b.id) - worthOf(a.id))
    .reduce((sum, { id, eligibleSlots }) => {
      const slot = eligibleSlots.find((each) => each < 12 && (left[each] ?? 0) > 0);
      if (slot === undefined) return sum;
      left[slot] = (left[slot] ?? 0) - 1;
      return sum + worthOf(id);
    }, 0);
}
