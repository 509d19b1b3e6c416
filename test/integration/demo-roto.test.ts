/** The rotisserie demo league: ESPN's shape on the wire, points by rank, and every surface that a person uses. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, get, openDemoProduct, read } from "#test/leagues/demo-product";
import { ask } from "#test/leagues/product";
import { POST as optimize } from "@/app/api/agent/matchup-optimizer/route";
import { GET as getLeague } from "@/app/api/league/route";
import { GET as getMatchup } from "@/app/api/matchup/route";
import { GET as getRoster } from "@/app/api/roster/route";
import { GET as getWeek } from "@/app/api/week/route";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { matchupOutput } from "@/contract/tool-outputs";
import { DEMO_START_DAY } from "@/demo/demo-league";
import { matchupView, weekOutlook } from "../../src/server/pages/dashboard-view";

type EspnTeam = {
  teamId: number;
  totalPoints: number;
  cumulativeScore: { scoreByStat: Record<string, { score: number; rank: number; result: null }> };
};
const CATEGORIES = ["0", "6", "3", "2", "1", "17", "19", "20", "11"];
const FEWER_IS_BETTER = "11";

describe("the rotisserie demo league", () => {
  let product: DemoProduct;
  let teams: EspnTeam[];
  beforeAll(async () => {
    product = await openDemoProduct("roto", { FANVISE_DEMO_DAY: DEMO_START_DAY });
    const { schedule } = await product.espnPayload(["mMatchup", "mMatchupScore"]);
    teams = schedule[0].teams;
  });
  afterAll(() => product.close());

  it("is served as one matchup period with one row of every team", async () => {
    const { settings, status, schedule } = await product.espnPayload([
      "mSettings",
      "mStatus",
      "mMatchup",
      "mMatchupScore",
    ]);
    expect(settings.scoringSettings.scoringType).toBe("ROTO");
    expect(settings.scheduleSettings).toMatchObject({
      periodTypeId: 0,
      matchupPeriodCount: 1,
      matchupPeriods: { 1: [1] },
      playoffTeamCount: 0,
    });
    expect(settings.acquisitionSettings).toMatchObject({ acquisitionLimit: -1, matchupAcquisitionLimit: -1 });
    expect(status.currentMatchupPeriod).toBe(1);
    expect(schedule).toHaveLength(1);
    expect(schedule[0]).toMatchObject({ matchupPeriodId: 1 });
    expect(Object.keys(schedule[0])).not.toEqual(expect.arrayContaining(["home", "away", "winner"]));
    expect(teams.map(({ teamId }) => teamId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("gives points by rank in every category, shared by those who are level", () => {
    for (const stat of CATEGORIES) {
      const sign = stat === FEWER_IS_BETTER ? -1 : 1;
      const values = teams.map(
        ({ cumulativeScore }) => sign * (cumulativeScore.scoreByStat[stat]?.score ?? Number.NaN),
      );
      for (const [at, team] of teams.entries()) {
        const own = values[at] ?? 0;
        const places = [...values].sort((a, b) => a - b).flatMap((value, place) => (value === own ? [place + 1] : []));
        const shared = places.reduce((sum, place) => sum + place, 0) / places.length;
        expect(team.cumulativeScore.scoreByStat[stat]?.rank, `${stat} of team ${team.teamId}`).toBe(shared);
      }
    }
    for (const { totalPoints, cumulativeScore } of teams) {
      expect(CATEGORIES.reduce((sum, stat) => sum + (cumulativeScore.scoreByStat[stat]?.rank ?? 0), 0)).toBe(
        totalPoints,
      );
      for (const part of ["13", "14", "15", "16"]) expect(cumulativeScore.scoreByStat[part]?.rank).toBe(0);
    }
    expect(teams.reduce((sum, { totalPoints }) => sum + totalPoints, 0)).toBe(9 * 55);
  });

  it("sums the lineups that the head-to-head league played", async () => {
    const { teams: served } = await product.espnPayload(["mTeam"]);
    for (const { id, valuesByStat, playoffSeed, points } of served) {
      const row = teams.find(({ teamId }) => teamId === id);
      expect(row?.cumulativeScore.scoreByStat["0"]?.score).toBe(valuesByStat["0"]);
      expect(points).toBe(row?.totalPoints);
      expect(playoffSeed).toBeGreaterThan(0);
    }
  });

  it("shows the standings on the matchup and the dashboard", async () => {
    const matchup = await read(getMatchup, matchupOutput);
    const mine = teams.find(({ teamId }) => teamId === 1);
    expect(matchup).toMatchObject({ format: "rotisserie", state: "in progress", opponent: null, addsLeft: null });
    expect(matchup.standings).toMatchObject({ rankedBy: "roto points", teams: 10, myPoints: mine?.totalPoints });
    expect(matchup.standings?.categories).toHaveLength(9);
    const { fanvise, scope } = product;
    expect((await matchupView(fanvise, scope)).matchup.standings?.table).toHaveLength(10);
    const outlook = await weekOutlook(fanvise, scope);
    expect(outlook).toMatchObject({ winProbability: null, unit: "category value" });
    expect(outlook.lineup.starters.length).toBeGreaterThan(0);
  });

  it("answers the routes of roster, league and planner", async () => {
    for (const handler of [getRoster, getLeague, getWeek]) expect((await get(handler)).status).toBe(200);
  });

  it("answers in chat, in both languages", async () => {
    const english = await ask({ message: "How is my matchup going?" });
    expect(english.answer).toMatch(/place \d+ of 10 with \d+(\.5)? roto points/);
    const greek = await ask({ message: "Σε ποια θέση είμαι;", language: "el" });
    expect(greek.answer).toMatch(/θέση \d+ από 10/);
  });

  it("plans moves, more in a week than a head-to-head league allows, and makes them", async () => {
    const response = await optimize(
      new Request("http://127.0.0.1:3000/x", {
        method: "POST",
        body: "{}",
        headers: { host: "127.0.0.1:3000", "content-type": "application/json", accept: "application/json" },
      }),
    );
    const { status, cards } = optimizerAnswer.parse(await response.json());
    expect(status).toBe("awaiting_approval");
    // One of the team is back from IR within these days: from then on nobody is added before a drop makes room for him.
    const freeing = cards.find(({ add }) => add === null);
    const later = cards.filter(({ add, effectiveDay }) => add && freeing && effectiveDay >= freeing.effectiveDay);
    expect(later.length).toBeGreaterThan(0);
    for (const { dependsOn } of later) expect(dependsOn).toContain(freeing?.proposalId);
    const { fanvise, scope } = product;
    const before = (await fanvise.demo.moves(scope.leagueId)).length;
    const spare = (await fanvise.services.rosters.view(scope, { side: "mine" })).output.players;
    const free = (await fanvise.services.players.getTopFreeAgents(scope, { limit: 20 })).output.players;
    const clear = free.filter(({ ownership }) => ownership === "free agent").map(({ playerId }) => playerId);
    let made = 0;
    for (const { playerId: drop } of spare.filter(({ slot }) => slot !== "IR")) {
      const move = { day: DEMO_START_DAY, teamId: scope.teamId, drop, add: clear[made] } as never;
      if (made < 5 && (await fanvise.demo.applyMove(scope.leagueId, move)).ok) made += 1;
    }
    expect(made).toBe(5);
    expect((await fanvise.demo.moves(scope.leagueId)).length).toBe(before + 5);
    expect(cards.length).toBeGreaterThan(0);
  });
});
