/**
 * The week as a grid: what it says of every player and day, against the lineups, the schedule and the projection that
 * others read.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct, read, refused } from "#test/leagues/demo-product";
import { HOST } from "#test/leagues/product";
import { GET as getMatchup } from "@/app/api/matchup/route";
import { GET as getRoster } from "@/app/api/roster/route";
import { GET as getSchedule } from "@/app/api/schedule/route";
import { GET as getWeek } from "@/app/api/week/route";
import { POST as whatIf } from "@/app/api/what-if/route";
import { scheduleOutput } from "@/contract/league/schedule-output";
import { type WeekGridOutput, weekOutput } from "@/contract/planning/week-grid";
import { whatIfOutput } from "@/contract/planning/what-if";
import { rosterPageOutput } from "@/contract/players/players-output";
import { matchupOutput } from "@/contract/tool-outputs";
import { DEMO_FORMATS } from "@/demo/demo-league";

const RATIOS = ["FG%", "FT%"];
const ROUNDING = 0.05;

const valued = async (moves: object[], more: object = {}) => {
  const response = await whatIf(
    new Request(`http://${HOST}/api/what-if`, {
      method: "POST",
      headers: { host: HOST, "content-type": "application/json" },
      body: JSON.stringify({ moves, withWeek: true, ...more }),
    }),
  );
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return whatIfOutput.parse(answer);
};

/** Slot by player and day. */
const slotsOf = ({ players, days }: WeekGridOutput) =>
  new Map(
    players.flatMap(({ playerId, cells }) =>
      cells.map((cell, index) => [`${playerId} ${days[index]?.day}`, cell.slot] as const),
    ),
  );

/** Every mark of the week with moves, each compared with the slots of the week without them. */
function marksOf(week: WeekGridOutput, after: WeekGridOutput) {
  const [had, has] = [slotsOf(week), slotsOf(after)];
  for (const { playerId, cells, joinsOn, leavesOn } of after.players)
    for (const [index, { change, place }] of cells.entries()) {
      const day = after.days[index]?.day ?? "";
      const [before, now] = [had.get(`${playerId} ${day}`) ?? null, has.get(`${playerId} ${day}`) ?? null];
      const requested = before === now ? null : before === null ? "in" : now === null ? "out" : "slot";
      expect([playerId, day, change]).toEqual([playerId, day, requested]);
      const isOwned = (joinsOn === null || day >= joinsOn) && (leavesOn === null || day < leavesOn);
      expect(place === "not owned").toBe(!isOwned);
    }
  return after.players.flatMap(({ cells }) => cells.flatMap(({ change }) => change ?? []));
}

describe.each(DEMO_FORMATS)("the week's grid, demo league %s", (format) => {
  let product: DemoProduct;
  let week: ReturnType<typeof weekOutput.parse>;
  beforeAll(async () => {
    product = await openDemoProduct(format);
    week = await read(getWeek, weekOutput);
  });
  afterAll(() => product.close());

  it("has the lineups of the weekly look-up, seen by player", async () => {
    const { output } = await product.fanvise.services.engine.weeklyLineup(product.scope);
    expect(week.days.map(({ day }) => day)).toEqual(output.days.map(({ day }) => day));
    expect(week.total).toBe(output.total);
    for (const [index, { day, starters, sits, total, openSlots }] of output.days.entries()) {
      expect(week.days[index]).toMatchObject({ day, total, openSlots, sits: sits.length, change: 0 });
      const cells = week.players.flatMap(({ name, cells }) => ({ name, cell: cells[index] }));
      const started = cells.flatMap(({ name, cell }) =>
        cell?.place === "starts" ? [{ slot: cell.slot, name, expected: cell.expected }] : [],
      );
      const inOrder = <Player extends { name: string }>(players: readonly Player[]) =>
        players.toSorted((a, b) => a.name.localeCompare(b.name));
      expect(inOrder(started)).toEqual(inOrder(starters));
      const sat = cells.flatMap(({ name, cell }) => (cell?.place === "sits" ? [name] : []));
      expect(sat.sort()).toEqual([...sits].sort());
    }
  });

  it("has everyone of the roster once, injured reserve last, with the games and evenings of the schedule", async () => {
    const [roster, matchup, schedule] = await Promise.all([
      read(getRoster, rosterPageOutput),
      read(getMatchup, matchupOutput),
      read(getSchedule, scheduleOutput),
    ]);
    const ids = (players: readonly { playerId: number }[]) =>
      players.map(({ playerId }) => playerId).sort((a, b) => a - b);
    expect(ids(week.players)).toEqual(ids(roster.players));
    const places = week.players.map(({ slotNow }) => slotNow === "IR");
    expect(places).toEqual(places.toSorted((a, b) => Number(a) - Number(b)));
    expect(week).toMatchObject({
      teamId: product.myTeamId,
      opponent: { teamId: matchup.opponent?.teamId },
      gamesLeft: matchup.me.gamesLeft,
      addsLeft: matchup.addsLeft,
      source: "demo league",
      stale: false,
    });
    let evenings = 0;
    for (const { proTeam, cells } of week.players) {
      const nbaTeam = schedule.clubs.find((each) => each.proTeam === proTeam);
      for (const [index, { game, isSecondNight }] of cells.entries()) {
        const day = week.days[index]?.day ?? "";
        expect(game).toBe(nbaTeam?.games[schedule.days.findIndex((each) => each.day === day)] ?? null);
        expect([proTeam, day, isSecondNight]).toEqual([proTeam, day, nbaTeam?.secondNights.includes(day) ?? false]);
        evenings += Number(isSecondNight);
      }
    }
    expect(evenings).toBeGreaterThan(0);
  });

  it("tells the categories of a start as the player's own page projects them, and adds them up", async () => {
    expect(week.categories.length > 0).toBe(format !== "points");
    const row = week.players.find(({ starts, slotNow }) => starts > 1 && slotNow !== "IR");
    if (!row) throw new Error("nobody starts twice");
    const { games } = await product.fanvise.prospects.ahead(product.scope, row.playerId);
    for (const [index, cell] of row.cells.entries()) {
      const game = games.find(({ day }) => day === week.days[index]?.day);
      if (cell.place !== "starts" || !game) continue;
      expect(cell.chanceToPlay).toBe(game.probability);
      if (format === "points") {
        expect(cell.line).toEqual({});
        expect(
          Math.abs((cell.expected ?? 0) - (game.probability ?? Number.NaN) * (game.points?.mean ?? 0)),
        ).toBeLessThan(2 * ROUNDING);
      } else
        expect(Math.abs((cell.line.PTS ?? 0) - (game.probability ?? Number.NaN) * (game.line.PTS ?? 0))).toBeLessThan(
          2 * ROUNDING,
        );
    }
    for (const [index, { line }] of week.days.entries()) {
      const started = week.players.flatMap(({ cells }) =>
        cells[index]?.place === "starts" ? [cells[index]?.line] : [],
      );
      for (const category of week.categories) {
        const parts = started.flatMap((each) => each?.[category] ?? []);
        const shown = line[category] ?? 0;
        if (!RATIOS.includes(category)) {
          const sum = parts.reduce((total, part) => total + part, 0);
          expect(Math.abs(shown - sum), category).toBeLessThanOrEqual(ROUNDING * (parts.length + 1) + 1e-9);
        } else if (parts.length > 0) {
          // A share of all attempts lies between those of the players.
          expect(shown).toBeGreaterThanOrEqual(Math.min(...parts) - 0.001);
          expect(shown).toBeLessThanOrEqual(Math.max(...parts) + 0.001);
        }
      }
    }
  });

  it("offers moves by what they gain in these days, and none that gains nothing", () => {
    const gains = week.candidates.map(({ gain }) => gain);
    if (format !== "most") expect(gains.length).toBeGreaterThan(0);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    for (const gain of gains) expect(gain).toBeGreaterThanOrEqual(week.unit === "points" ? 0.05 : 0.0005);
  });

  it("shows moves in the grid at once: who joins and leaves, what changes, and by how much", async () => {
    const [best] = week.candidates;
    if (!best) {
      expect(format).toBe("most");
      return;
    }
    const move = { addPlayerId: best.add.playerId, dropPlayerId: best.drop?.playerId ?? null, day: best.day };
    const answer = await valued([move]);
    const after = answer.week;
    if (!after) throw new Error("no grid");
    expect(answer).toMatchObject({ isLegal: true, whyNot: null, whyNotCode: null });
    expect(after.addsLeft).toBe((week.addsLeft ?? 0) - 1);
    expect(after.players.find(({ playerId }) => playerId === best.add.playerId)).toMatchObject({ joinsOn: best.day });
    if (best.drop) {
      const at = after.players.findIndex(({ playerId }) => playerId === best.drop?.playerId);
      expect(after.players[at]).toMatchObject({ leavesOn: best.day });
      expect(after.players[at + 1]?.playerId).toBe(best.add.playerId);
    }
    expect(marksOf(week, after)).toContain("in");
    for (const [index, { total, change }] of after.days.entries())
      expect(change).toBeCloseTo(total - (week.days[index]?.total ?? 0), 1);
    // What the move gains is what its days gain: two ways to the same figure.
    expect(after.total - week.total).toBeCloseTo(answer.gain, format === "points" ? 0 : 2);
    expect(after.winProbability).toBeCloseTo(answer.winProbability?.after ?? -1, 3);
    expect((await valued([move], { withWeek: false })).week).toBeNull();
  });

  it("marks what a starter leaves behind", async () => {
    const starter = week.players.find(({ starts, keptBecause }) => starts > 1 && !keptBecause.includes("undroppable"));
    const { week: after } = await valued([{ dropPlayerId: starter?.playerId }]);
    if (!after || !starter) throw new Error("nobody can go");
    expect(marksOf(week, after).filter((mark) => mark === "out").length).toBeGreaterThanOrEqual(starter.starts);
    expect(after).toMatchObject({ addsLeft: week.addsLeft });
    expect(after.total).toBeLessThanOrEqual(week.total);
  });

  it("makes several moves in a row, and says of those that cannot be what stands against them", async () => {
    const { players: mine } = await read(getRoster, rosterPageOutput);
    const [first, second] = week.candidates.filter(({ drop }) => drop !== null);
    if (first?.drop && second) {
      const both = await valued([
        { addPlayerId: first.add.playerId, dropPlayerId: first.drop.playerId, day: first.day },
        // The player who has just come goes again.
        { addPlayerId: second.add.playerId, dropPlayerId: first.add.playerId, day: week.days.at(-1)?.day },
      ]);
      expect(both.isLegal).toBe(true);
      const of = (id: number) => both.week?.players.find(({ playerId }) => playerId === id);
      expect(of(first.add.playerId)).toMatchObject({ joinsOn: first.day, leavesOn: week.days.at(-1)?.day });
      expect(of(second.add.playerId)).toMatchObject({ joinsOn: week.days.at(-1)?.day, leavesOn: null });
      const why = async (...moves: object[]) => (await valued(moves)).whyNotCode;
      const drop = first.drop.playerId;
      expect(await why({ addPlayerId: first.add.playerId })).toBe("roster-full");
      expect(
        await why({ addPlayerId: first.add.playerId, dropPlayerId: drop }, { dropPlayerId: drop, addPlayerId: null }),
      ).toBe("gone-by-then");
      const many = Array.from({ length: Math.floor(week.addsLeft ?? 0) + 1 }, () => ({
        addPlayerId: 1,
        dropPlayerId: drop,
      }));
      expect(await why(...many)).toBe("too-many-adds");
    } else expect(format).toBe("most");
    const own = mine[0]?.playerId;
    expect(await valued([{ addPlayerId: own }])).toMatchObject({
      isLegal: false,
      whyNotCode: "already-mine",
      week: null,
      possibleFrom: null,
    });
  });

  it("is any team's of the league, and nobody's else", async () => {
    const theirs = await read(getWeek, weekOutput, `?teamId=${week.opponent?.teamId}`);
    expect(theirs).toMatchObject({ teamId: week.opponent?.teamId, opponent: { teamId: product.myTeamId } });
    const { opponent } = await read(getMatchup, matchupOutput);
    expect(theirs.gamesLeft).toBe(opponent?.gamesLeft);
    if (format === "points") {
      expect((theirs.winProbability ?? 0) + (week.winProbability ?? 0)).toBeCloseTo(1, 2);
    }
    expect(await refused(getWeek, "?teamId=999")).toMatchObject({ status: 404 });
  });
});

describe("the week's grid in the evening", () => {
  // 9 p.m. in New York: the early games are under way.
  const NOW = "2025-01-16T02:00:00Z";
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points", { FANVISE_NOW: NOW });
  });
  afterAll(() => product.close());

  it("holds whoever plays where he stands, and expects no more of games that have begun", async () => {
    const [week, roster, matchup] = await Promise.all([
      read(getWeek, weekOutput),
      read(getRoster, rosterPageOutput),
      read(getMatchup, matchupOutput),
    ]);
    const { settings } = await product.espnPayload(["proTeamSchedules_wl"], undefined, false);
    type ProTeam = { id: number; proGamesByScoringPeriod: Record<string, { date: number }[]> };
    const proTeams: ProTeam[] = settings.proTeams;
    const { teams } = await product.espnPayload(["mRoster"]);
    type Entry = { playerId: number; playerPoolEntry: { player: { proTeamId: number } } };
    const entries: Entry[] = teams.flatMap((team: { roster: { entries: Entry[] } }) => team.roster.entries);
    const proTeamOf = new Map(
      entries.map(({ playerId, playerPoolEntry }) => [playerId, playerPoolEntry.player.proTeamId]),
    );
    const today = week.days[0]?.day;
    expect(today).toBe("2025-01-15");
    const started = new Set(
      proTeams.flatMap(({ id, proGamesByScoringPeriod }) =>
        Object.values(proGamesByScoringPeriod)
          .flat()
          .some(({ date }) => date <= Date.parse(NOW) && date > Date.parse("2025-01-15T12:00:00Z"))
          ? [id]
          : [],
      ),
    );
    expect(started.size).toBeGreaterThan(4);
    const locked: string[] = [];
    for (const { playerId, name, slotNow, cells } of week.players) {
      const [cell] = cells;
      if (!cell?.game) continue;
      expect([name, cell.hasBegun]).toEqual([name, started.has(proTeamOf.get(playerId) ?? 0)]);
      if (!cell.hasBegun) continue;
      locked.push(name);
      expect(cell).toMatchObject({ isLocked: true, expected: 0, line: {} });
      const held = roster.players.find((player) => player.name === name);
      expect(cell.slot ?? slotNow).toBe(held?.slot);
    }
    expect(locked.length).toBeGreaterThan(0);
    expect(week.gamesLeft).toBe(matchup.me.gamesLeft);
    const [first] = week.days;
    const upcoming = week.players.flatMap(({ cells: [cell] }) =>
      cell?.place === "starts" && !cell.hasBegun && cell.game !== null ? [cell.expected ?? 0] : [],
    );
    expect(first?.starts).toBe(upcoming.length);
    expect(first?.total).toBeCloseTo(
      upcoming.reduce((sum, expected) => sum + expected, 0),
      0,
    );
    const [free] = week.candidates;
    const early = week.players.find(({ name, keptBecause }) => locked.includes(name) && keptBecause.length === 0);
    if (!free || !early) throw new Error("nobody to try");
    const move = { addPlayerId: free.add.playerId, dropPlayerId: early.playerId, day: today };
    expect(await valued([move])).toMatchObject({
      isLegal: false,
      whyNotCode: "later-only",
      possibleFrom: "2025-01-16",
      week: null,
    });
    // The same in two steps is the same.
    const inSteps = [
      { addPlayerId: null, dropPlayerId: early.playerId, day: today },
      { addPlayerId: free.add.playerId, dropPlayerId: null, day: today },
    ];
    expect(await valued(inSteps)).toMatchObject({
      isLegal: false,
      whyNotCode: "later-only",
      possibleFrom: "2025-01-16",
    });
    expect((await valued([{ ...move, day: "2025-01-16" }])).isLegal).toBe(true);
    // Days come in their order, however the moves are listed: nobody leaves before he has come.
    const backwards = [
      { addPlayerId: free.add.playerId, dropPlayerId: early.playerId, day: "2025-01-18" },
      { addPlayerId: null, dropPlayerId: free.add.playerId, day: "2025-01-17" },
    ];
    expect(await valued(backwards)).toMatchObject({ isLegal: false, whyNotCode: "gone-by-then" });
  });
});
