/**
 * Standings and odds of the demo leagues over days of their season: one truth with the matchup page, proven places that the season
 * then keeps, and moves that change what they should.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import {
  type SeasonOddsOutput,
  type StandingsOutput,
  seasonOddsOutput,
  standingsOutput,
} from "@/contract/league/season-odds";
import { matchupOutput } from "@/contract/tool-outputs";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

type Format = Parameters<typeof openDemoProduct>[0];

/** One product at a time: the next one closes the last. */
let opened: DemoProduct | undefined;
async function openOn(format: Format, day: string) {
  await opened?.close();
  const product = await openDemoProduct(format, { FANVISE_DEMO_DAY: day });
  opened = product;
  const scope = await product.fanvise.scopeFor(LOCAL_OWNER_ID, {});
  const { services } = product.fanvise;
  return {
    services,
    scope,
    standings: async (): Promise<StandingsOutput> =>
      standingsOutput.parse((await services.standings.standings(scope)).output),
    odds: async (move = {}): Promise<SeasonOddsOutput> =>
      seasonOddsOutput.parse((await services.standings.odds(scope, move)).output),
  };
}
afterAll(async () => {
  await opened?.close();
});

const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

describe.each(["points", "each", "most"] as const)("a demo league by %s in January", (format) => {
  let league: Awaited<ReturnType<typeof openOn>>;
  let table: StandingsOutput;
  beforeAll(async () => {
    league = await openOn(format, "2025-01-15");
    table = await league.standings();
  });

  it("hands out as many playoff spots and titles as there are", () => {
    expect(table.oddsWithheld).toBeNull();
    expect(table.teams).toHaveLength(10);
    expect(sum(table.teams.map(({ odds }) => odds?.playoffs))).toBeCloseTo(4, 1);
    expect(sum(table.teams.map(({ odds }) => odds?.title))).toBeCloseTo(1, 1);
  });

  it("orders teams as ESPN seeds them, and says who is level", () => {
    const { teams } = table;
    for (const [at, team] of teams.entries()) {
      expect(team.rank).toBe(at + 1);
      const level = teams.filter((other) => other !== team && other.record.text === team.record.text);
      expect(team.tiedWith.sort()).toEqual(level.map(({ teamName }) => teamName).sort());
    }
  });

  it("gives my current matchup the chance that the matchup page gives it", async () => {
    const { remaining } = await league.odds();
    const { output } = await league.services.matchups.view(league.scope);
    const { winProbability } = matchupOutput.parse(output);
    const [current] = remaining;
    expect(current?.isCurrent).toBe(true);
    expect(current?.winProbability).toBeCloseTo(winProbability ?? -1, 2);
  });

  it("has the odds of now between those after a loss and a win of this matchup, by its chance", async () => {
    const { byResult, remaining, team } = await league.odds();
    const [odds, chance] = [team.odds?.playoffs ?? -1, remaining[0]?.winProbability ?? -1];
    if (format === "each") return expect(byResult).toBeNull();
    const [won, lost] = [byResult?.ifWon.playoffs ?? -1, byResult?.ifLost.playoffs ?? -1];
    expect(won).toBeGreaterThan(lost);
    // What a team shows this week says a little of what follows, which a decided matchup leaves out.
    expect(Math.abs(chance * won + (1 - chance) * lost - odds)).toBeLessThan(0.03);
  });

  it("says the same twice, and loses something when my best player is dropped", async () => {
    const before = await league.odds();
    const again = await league.odds();
    expect(again.team.odds).toEqual(before.team.odds);
    const [best] = before.playoffWeeks?.players ?? [];
    expect(best?.verdict).toBe("hold");
    const { move } = await league.odds({ dropPlayer: best?.name });
    expect(move?.drop).toBe(best?.name);
    expect(move?.change.expectedWins).toBeLessThan(0);
  });
});

describe("a points league", () => {
  it("keeps every proof: who has clinched is in, who is eliminated is out, and nobody ends outside the possible places", async () => {
    const end = await (await openOn("points", "2025-03-25")).standings();
    expect(end.playoffs?.haveBegun).toBe(true);
    const final = new Map(end.teams.map(({ teamId, rank }) => [teamId, rank]));
    for (const day of ["2025-02-12", "2025-03-05", "2025-03-13", "2025-03-16"]) {
      const { teams } = await (await openOn("points", day)).standings();
      for (const { teamId, teamName, odds } of teams) {
        const place = final.get(teamId) ?? 0;
        expect(odds?.possible.best, `${teamName} on ${day}`).toBeLessThanOrEqual(place);
        expect(odds?.possible.worst, `${teamName} on ${day}`).toBeGreaterThanOrEqual(place);
        if (odds?.status === "clinched") expect(place).toBeLessThanOrEqual(4);
        if (odds?.status === "eliminated") expect(place).toBeGreaterThan(4);
      }
    }
  });

  it("has its seeds and its bracket once the playoffs run, and a champion at the end", async () => {
    const semis = await (await openOn("points", "2025-03-25")).standings();
    expect(semis.teams.slice(0, 4).every(({ odds }) => odds?.playoffs === 1)).toBe(true);
    expect(semis.teams.slice(4).every(({ odds }) => odds?.title === 0)).toBe(true);
    const over = await (await openOn("points", "2025-04-14")).standings();
    expect(over.teams.map(({ odds }) => odds?.title).sort()).toEqual([...Array(9).fill(0), 1]);
  });

  it("refuses a move of somebody who is not mine or not free, by name", async () => {
    const league = await openOn("points", "2025-01-15");
    await expect(league.odds({ dropPlayer: "Nikola Jokic", addPlayer: "Nikola Jokic" })).rejects.toMatchObject({
      code: expect.stringMatching(/engine.player_not_on_roster|season.player_not_free/),
    });
    const { output } = await league.services.standings.odds(league.scope, { addPlayer: "Nobody Atall" });
    expect(output).toMatchObject({ found: false });
  });
});

describe("a rotisserie league", () => {
  it("shows its table and says why there are no odds", async () => {
    const league = await openOn("roto", "2025-01-15");
    const table = await league.standings();
    expect(table.oddsWithheld).toBe("no-matchups");
    expect(table.table?.table).toHaveLength(10);
    expect(table.teams.every(({ odds }) => odds === null)).toBe(true);
    await expect(league.odds()).rejects.toMatchObject({ code: "season.odds_unavailable" });
  });
});
