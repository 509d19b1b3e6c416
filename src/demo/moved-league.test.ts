/** The demo league after the person moved, as the ESPN client reads it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freeOn, idOf, moveOf, rosterOn, sparesOn } from "#test/demo/moving";
import { servedViews } from "#test/demo/served-views";
import { matchupPeriodId, scoringPeriodId } from "@/domain/ids";
import { dayEt } from "@/domain/season/eastern-day";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient } from "@/lib/http/http-client";
import {
  createDemoClock,
  createDemoLeague,
  type DemoFormat,
  formatOfLeague,
  instantOfDay,
  leagueIdOf,
} from "./demo-league";
import { loadFigures } from "./figures";
import { PERSON_TEAM } from "./league/league-rules";
import type { MadeMove, ManagerMove } from "./league/manager-move";
import { BENCH, IR } from "./league/slots";
import { worldOf } from "./league/world";
import { dayOfPeriod } from "./season/calendar";
import type { DemoServer } from "./wire/server";

/** Wednesday 2025-01-15, third day of matchup 13. */
const TODAY = 86;
const HOUR_MS = 3_600_000;
const unmoved = worldOf(loadFigures());
const [min = -1, next = -1] = sparesOn(unmoved, TODAY);
const [best = -1, second = -1] = freeOn(unmoved, TODAY);
const id = (index: number) => idOf(unmoved, index);

const clock = createDemoClock();
const made = new Map<DemoFormat, readonly MadeMove[]>();
const league = createDemoLeague({
  format: "points",
  clock,
  movesOf: async (leagueId) => made.get(formatOfLeague(leagueId) ?? "points") ?? [],
});
const http = createHttpClient({ isOperatorOrigin: () => true });
let server: DemoServer;
beforeAll(async () => {
  server = await league.listen();
});
afterAll(async () => {
  await http.close();
  await server.close();
});
beforeEach(() => {
  made.clear();
  clock.set(instantOfDay("2025-01-15"));
});

const goTo = (period: number) => clock.set(instantOfDay(dayOfPeriod(period)));
/** Makes a move in the points league as the demo's home does: where it is not refused. */
async function make(move: ManagerMove, format: DemoFormat = "points") {
  const refusal = await league.refusalOf(leagueIdOf(format, 0), move);
  if (!refusal) made.set(format, [...(made.get(format) ?? []), { ...move, madeAt: clock.now() }]);
  return refusal;
}

const clientOf = (leagueId = 910001) =>
  new EspnClient({
    origin: server.origin,
    leagueId: String(leagueId),
    season: 2025,
    http,
    today: () => dayEt(clock.now()),
  });
const entriesOf = async (period: number, leagueId?: number) => {
  const rosters = await clientOf(leagueId).getRosters(scoringPeriodId.parse(period));
  return rosters.find(({ teamId }) => teamId === PERSON_TEAM)?.entries ?? [];
};
const slotsOf = async (period: number, leagueId?: number) =>
  new Map((await entriesOf(period, leagueId)).map(({ player, slotId }) => [player.playerId, slotId]));
const teamOf = async () => (await clientOf().getLeague()).teams.find(({ teamId }) => teamId === PERSON_TEAM);
const poolRowOf = async (index: number) => {
  const { players } = await clientOf().getFreeAgents({ period: scoringPeriodId.parse(TODAY) });
  return players.find(({ player }) => player.playerId === id(index));
};

describe("a drop and an add for today", () => {
  it("changes the roster at once and for good, and the player let go clears waivers a day later", async () => {
    expect(await make(moveOf(unmoved, TODAY, { drop: min, add: best }))).toBeUndefined();
    const today = await slotsOf(TODAY);
    expect(today.has(id(best))).toBe(true);
    expect(today.has(id(min))).toBe(false);
    expect(today.size).toBe(rosterOn(unmoved, TODAY).length);
    const clearsAt = new Date(clock.now() + 24 * HOUR_MS).toISOString();
    expect(await poolRowOf(min)).toMatchObject({ poolStatus: "WAIVERS", waiverClearsAt: clearsAt, onTeamId: null });
    expect(await poolRowOf(best)).toBeUndefined();
    goTo(TODAY + 1);
    expect(await poolRowOf(min)).toMatchObject({ poolStatus: "FREEAGENT", waiverClearsAt: null });
    goTo(TODAY + 4);
    expect((await slotsOf(TODAY + 4)).has(id(best))).toBe(true);
  });

  it("counts as one add and is listed with the instant it was made", async () => {
    const before = await teamOf();
    const transactions = () => clientOf().getTransactions(scoringPeriodId.parse(TODAY));
    const listed = (await transactions()).length;
    await make(moveOf(unmoved, TODAY, { drop: min, add: best }));
    const after = await teamOf();
    expect(after?.acquisitionsByMatchup?.["13"]).toBe((before?.acquisitionsByMatchup?.["13"] ?? 0) + 1);
    const now = await transactions();
    expect(now).toHaveLength(listed + 1);
    expect(now.at(-1)).toMatchObject({
      type: "FREEAGENT",
      status: "EXECUTED",
      teamId: PERSON_TEAM,
      at: "2025-01-15T16:00:00.000Z",
      items: [
        { type: "ADD", playerId: id(best), fromTeamId: null, toTeamId: PERSON_TEAM },
        { type: "DROP", playerId: id(min), fromTeamId: PERSON_TEAM, toTeamId: null },
      ],
    });
  });

  it("is a move of one league: the other formats are served to the byte as without it", async () => {
    const [, ...others] = [910001, 910002, 910003];
    const views = ["view=mRoster", "view=mTeam&view=mStandings", "view=mTransactions2"];
    const before = await servedViews(server.origin, views, others);
    await make(moveOf(unmoved, TODAY, { drop: min, add: best }));
    expect(await servedViews(server.origin, views, others)).toEqual(before);
    expect(formatOfLeague(910002)).toBe("each");
  });

  it("goes when the clock is moved back before it, and is there again when it is moved forward", async () => {
    goTo(TODAY - 1);
    const yesterday = await servedViews(server.origin);
    goTo(TODAY);
    await make(moveOf(unmoved, TODAY, { drop: min, add: best }));
    goTo(TODAY - 1);
    expect(await servedViews(server.origin)).toEqual(yesterday);
    goTo(TODAY + 2);
    expect((await slotsOf(TODAY + 2)).has(id(best))).toBe(true);
    expect((await slotsOf(TODAY - 1)).has(id(best))).toBe(false);
  });

  it("scores with the players who started: the line of the newcomer counts, that of the player let go does not", async () => {
    const plays = (index: number) => unmoved.season.lineOn(index, TODAY);
    // Somebody free who played that evening, in a place that is his for the day.
    const add =
      freeOn(unmoved, TODAY).find((index) => plays(index) && unmoved.season.eligible[index]?.includes(11)) ?? -1;
    await make(moveOf(unmoved, TODAY, { drop: min, add, slots: new Map([[add, 11]]) }));
    goTo(TODAY + 1);
    const sides = (await clientOf().getMatchups(matchupPeriodId.parse(13), scoringPeriodId.parse(TODAY)))
      .flatMap(({ sides: both }) => both)
      .filter(({ teamId }) => teamId === PERSON_TEAM);
    const line = plays(add);
    if (!line) throw new Error("he played");
    // ESPN's default weights, by hand.
    const points = 2 * line.fgm + line.fg3m + line.ftm;
    const value = points + 4 * line.blk + 4 * line.stl + 2 * line.ast + line.oreb + line.dreb - 2 * line.tov;
    const shots = 2 * line.fgm - line.fga + line.ftm - line.fta + line.fg3m;
    const entries = await entriesOf(TODAY);
    const row = entries.find(({ player }) => player.playerId === id(add))?.dayRows[0];
    expect(row?.appliedTotal).toBe(value + shots);
    const started = entries.filter(({ slotId }) => slotId !== BENCH && slotId !== IR);
    expect(started.map(({ player }) => player.playerId)).toContain(id(add));
    expect(sides[0]?.pointsByScoringPeriod[String(TODAY)]).toBe(
      started.reduce((sum, { dayRows }) => sum + (dayRows[0]?.appliedTotal ?? 0), 0),
    );
  });
});

describe("a move for a later day", () => {
  it("is shown on the roster of its day before the day has come, and on no earlier one", async () => {
    await make(moveOf(unmoved, TODAY + 2, { drop: min, add: best }));
    expect((await slotsOf(TODAY)).has(id(best))).toBe(false);
    expect((await slotsOf(TODAY + 1)).has(id(best))).toBe(false);
    const ahead = await slotsOf(TODAY + 2);
    expect([ahead.get(id(best)), ahead.has(id(min))]).toEqual([BENCH, false]);
    goTo(TODAY + 2);
    expect((await slotsOf(TODAY + 2)).has(id(best))).toBe(true);
    expect((await slotsOf(TODAY + 2)).has(id(min))).toBe(false);
  });

  it("goes before what another manager would have done with the same player meanwhile", async () => {
    // The first player of the wire whom another team takes on a later day of the season as it was.
    const isFree = new Set(freeOn(unmoved, TODAY));
    const taking = Array.from({ length: 20 }, (_, at) => TODAY + 1 + at).flatMap((period) =>
      unmoved.day(period).moves.flatMap((move) => {
        const isOthers = move.kind === "add" && move.teamId !== PERSON_TEAM && isFree.has(move.add);
        return isOthers ? [{ period, add: move.add, teamId: move.teamId }] : [];
      }),
    );
    const [taken] = taking;
    if (!taken) throw new Error("nobody is taken from the wire in three weeks");
    expect(await make(moveOf(unmoved, taken.period + 1, { drop: min, add: taken.add }))).toBeUndefined();
    goTo(taken.period);
    expect(await poolRowOf(taken.add)).toMatchObject({ onTeamId: null });
    goTo(taken.period + 1);
    expect((await slotsOf(taken.period + 1)).has(id(taken.add))).toBe(true);
  });
});

describe("a place the person leaves open", () => {
  it("stays open: nobody is added for them any more", async () => {
    await make(moveOf(unmoved, TODAY, { drop: min }));
    const retained = rosterOn(unmoved, TODAY).length - 1;
    for (const days of [0, 1, 3, 9]) {
      goTo(TODAY + days);
      expect((await slotsOf(TODAY + days)).size).toBeLessThanOrEqual(retained);
    }
    expect((await slotsOf(TODAY)).size).toBe(retained);
    expect((await teamOf())?.acquisitionsByMatchup?.["14"] ?? 0).toBe(0);
  });
});

describe("a lineup set by the person", () => {
  const starter = rosterOn(unmoved, TODAY).find(({ slot }) => slot < BENCH);
  const benched = starter?.player ?? -1;

  it("holds for its day; the manager's rule fills what it leaves and sets the next day", async () => {
    expect(await make(moveOf(unmoved, TODAY, { slots: new Map([[benched, BENCH]]) }))).toBeUndefined();
    expect((await slotsOf(TODAY)).get(id(benched))).toBe(BENCH);
    expect([...(await slotsOf(TODAY)).keys()].sort()).toEqual(
      rosterOn(unmoved, TODAY)
        .map(({ player }) => id(player))
        .sort(),
    );
    goTo(TODAY + 1);
    const tomorrow = new Map(rosterOn(unmoved, TODAY + 1).map(({ player, slot }) => [id(player), slot]));
    for (const [player, slot] of await slotsOf(TODAY + 1))
      if (tomorrow.has(player)) expect(slot).toBe(tomorrow.get(player));
  });

  it("is listed as a lineup change and costs no add", async () => {
    const before = (await teamOf())?.acquisitionsByMatchup?.["13"] ?? 0;
    await make(moveOf(unmoved, TODAY, { slots: new Map([[benched, BENCH]]) }));
    const [last] = (await clientOf().getTransactions(scoringPeriodId.parse(TODAY))).slice(-1);
    expect(last).toMatchObject({ type: "ROSTER", teamId: PERSON_TEAM });
    expect(last?.items).toMatchObject([
      { type: "LINEUP", playerId: id(benched), fromSlotId: starter?.slot, toSlotId: BENCH },
    ]);
    expect((await teamOf())?.acquisitionsByMatchup?.["13"] ?? 0).toBe(before);
  });

  it("gives way to a later one for the same place", async () => {
    const [one = -1, other = -1] = rosterOn(unmoved, TODAY)
      .map(({ player }) => player)
      .filter((player) => unmoved.season.eligible[player]?.includes(0));
    await make(moveOf(unmoved, TODAY, { slots: new Map([[one, 0]]) }));
    expect((await slotsOf(TODAY)).get(id(one))).toBe(0);
    await make(moveOf(unmoved, TODAY, { slots: new Map([[other, 0]]) }));
    expect((await slotsOf(TODAY)).get(id(other))).toBe(0);
    expect((await slotsOf(TODAY)).get(id(one))).not.toBe(0);
  });
});

describe("injured reserve", () => {
  it("gives a player back for a place among the others, and takes him again to make room without a drop", async () => {
    const [injured] = rosterOn(unmoved, TODAY).filter(({ slot }) => slot === IR);
    if (!injured) throw new Error("the person has nobody on injured reserve");
    const to = (slot: number) => new Map([[injured.player, slot]]);
    expect(await make(moveOf(unmoved, TODAY, { slots: to(BENCH) }))).toBe("move.roster_full");
    expect(await make(moveOf(unmoved, TODAY, { drop: min, slots: to(BENCH) }))).toBeUndefined();
    expect((await slotsOf(TODAY)).get(id(injured.player))).toBe(BENCH);
    expect(await make(moveOf(unmoved, TODAY, { add: best }))).toBe("move.roster_full");
    expect(await make(moveOf(unmoved, TODAY, { add: best, slots: to(IR) }))).toBeUndefined();
    const slots = await slotsOf(TODAY);
    expect([slots.get(id(injured.player)), slots.has(id(best)), slots.size]).toEqual([IR, true, 14]);
    const listed = await clientOf().getTransactions(scoringPeriodId.parse(TODAY));
    const moved = listed.flatMap(({ items }) => items).filter(({ playerId }) => playerId === id(injured.player));
    expect(moved.map(({ fromSlotId, toSlotId }) => [fromSlotId, toSlotId])).toEqual([
      [IR, BENCH],
      [BENCH, IR],
    ]);
  });
});

describe("a move that cannot be made", () => {
  const undroppable = rosterOn(unmoved, TODAY).find(({ player }) => unmoved.undroppable.has(player))?.player;
  const othersPlayer = unmoved.day(TODAY).rosters.get(2)?.[0]?.player;
  const healthy = rosterOn(unmoved, TODAY).find(({ player }) => unmoved.morning(TODAY).status[player] === "ACTIVE");
  const pointGuardOnly = rosterOn(unmoved, TODAY).find(({ player }) => !unmoved.season.eligible[player]?.includes(4));
  const full = moveOf(unmoved, TODAY, { drop: min, add: best });
  const slot = (player: number | undefined, slotId: number) =>
    moveOf(unmoved, TODAY, { slots: new Map([[player ?? -1, slotId]]) });

  it.each([
    ["nothing in it", moveOf(unmoved, TODAY, {}), "move.empty"],
    ["another team", { ...full, teamId: 2 }, "move.other_team"],
    ["yesterday", moveOf(unmoved, TODAY - 1, { drop: min }), "move.day_over"],
    ["after the season", { ...full, day: "2025-04-14" }, "move.outside_season"],
    ["no day at all", { ...full, day: "2025-02-30" }, "move.outside_season"],
    ["an unknown man", { ...full, add: 7 }, "move.player_unknown"],
    ["a man not held", moveOf(unmoved, TODAY, { drop: best }), "move.not_on_roster"],
    ["a star", moveOf(unmoved, TODAY, { drop: undroppable }), "move.undroppable"],
    ["another's man", moveOf(unmoved, TODAY, { drop: min, add: othersPlayer }), "move.player_taken"],
    ["no room", moveOf(unmoved, TODAY, { add: best }), "move.roster_full"],
    ["a slot of another position", slot(pointGuardOnly?.player, 4), "move.wrong_slot"],
    ["a slot the league has not", slot(min, 8), "move.wrong_slot"],
    ["a healthy man on injured reserve", slot(healthy?.player, IR), "move.wrong_slot"],
    ["a lineup with a man not held", slot(best, 11), "move.not_on_roster"],
  ])("is refused: %s", async (_, move, reason) => {
    // As a caller would send it, which the types of this table no longer say.
    expect(await make(move as ManagerMove)).toBe(reason);
    expect(made.size).toBe(0);
  });

  it("is refused for a player dropped the same day, until he clears waivers", async () => {
    await make(moveOf(unmoved, TODAY, { drop: min }));
    expect(await make(moveOf(unmoved, TODAY, { add: min }))).toBe("move.player_on_waivers");
    expect(await make(moveOf(unmoved, TODAY + 1, { add: min }))).toBe("move.player_on_waivers");
    expect(await make(moveOf(unmoved, TODAY + 2, { add: min }))).toBeUndefined();
  });

  it("is refused once the matchup's four adds are used, those of later days included", async () => {
    const spares = sparesOn(unmoved, TODAY);
    const requested = freeOn(unmoved, TODAY);
    const used = (await teamOf())?.acquisitionsByMatchup?.["13"] ?? 0;
    for (let at = used; at < 4; at += 1)
      expect(await make(moveOf(unmoved, TODAY + (at % 2), { drop: spares[at], add: requested[at] }))).toBeUndefined();
    const another = { drop: spares[5], add: requested[5] };
    expect(await make(moveOf(unmoved, TODAY + 1, another))).toBe("move.adds_used_up");
    // Monday, the next matchup.
    expect(await make(moveOf(unmoved, TODAY + 5, another))).toBeUndefined();
  });

  it("is refused where the evening's games have begun: rosters at the first, a slot at the player's own", async () => {
    clock.set(clock.now() + 9 * HOUR_MS);
    const started = ({ player }: { player: number }) => {
      const game = unmoved.season.gameOf(unmoved.season.proTeamOn(player, TODAY), TODAY);
      return game !== undefined && game.tipAt <= clock.now();
    };
    const playing = rosterOn(unmoved, TODAY).find((slot) => started(slot) && slot.slot < BENCH);
    if (!playing) throw new Error("nobody of the person's has begun to play by eight");
    expect(await make(full)).toBe("move.day_begun");
    expect(await make(slot(playing.player, BENCH))).toBe("move.game_begun");
    expect(await make(moveOf(unmoved, TODAY + 1, { drop: next, add: second }))).toBeUndefined();
  });

  it("is refused where it would leave a fifth centre", async () => {
    const isCentre = (index: number) => unmoved.season.players[index]?.positions[0] === 5;
    const held = rosterOn(unmoved, TODAY).filter(({ player, slot }) => isCentre(player) && slot !== IR).length;
    const owned = new Set([...unmoved.day(TODAY).rosters.values()].flat().map(({ player }) => player));
    const others = sparesOn(unmoved, TODAY).filter((index) => !isCentre(index));
    const centres = [...unmoved.season.players.keys()].filter((index) => isCentre(index) && !owned.has(index));
    // One in each of the weeks to come, which leaves the adds out of it.
    const exchange = (at: number) => moveOf(unmoved, TODAY + 7 * at, { drop: others[at], add: centres[at] });
    for (let at = held; at < 4; at += 1) expect(await make(exchange(at))).toBeUndefined();
    expect(await make(exchange(4))).toBe("move.too_many_centers");
  });

  describe("has no effect", () => {
    it.each([
      ["the man to be let go has gone", { drop: min, add: second }, { drop: min, add: best }],
      ["the man to come has come", { drop: next, add: best }, { drop: min, add: best }],
    ])("where by an earlier move, made later, %s", async (_, earlier, later) => {
      await make(moveOf(unmoved, TODAY, later));
      goTo(TODAY - 1);
      expect(await make(moveOf(unmoved, TODAY - 1, earlier))).toBeUndefined();
      goTo(TODAY);
      const before = rosterOn(unmoved, TODAY).map(({ player }) => id(player));
      const now = [...(await slotsOf(TODAY)).keys()];
      expect(now.sort()).toEqual([...before.filter((one) => one !== id(earlier.drop)), id(earlier.add)].sort());
    });

    it("where by an earlier move, made later, the adds are used up", async () => {
      const spares = sparesOn(unmoved, TODAY);
      const requested = freeOn(unmoved, TODAY);
      const used = (await teamOf())?.acquisitionsByMatchup?.["13"] ?? 0;
      for (let at = used; at < 4; at += 1)
        expect(await make(moveOf(unmoved, TODAY, { drop: spares[at], add: requested[at] }))).toBeUndefined();
      goTo(TODAY - 1);
      expect(await make(moveOf(unmoved, TODAY - 1, { drop: spares[5], add: requested[5] }))).toBeUndefined();
      goTo(TODAY);
      expect((await teamOf())?.acquisitionsByMatchup?.["13"]).toBe(4);
      const slots = await slotsOf(TODAY);
      expect([slots.has(id(requested[5] ?? -1)), slots.has(id(requested[3] ?? -1))]).toEqual([true, false]);
    });
  });
});
