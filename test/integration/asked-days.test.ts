/** NBA teams and free agents on the days that were asked for, counted from the demo league's wire. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { playerScheduleOutput } from "@/contract/league/schedule-output";
import { freeAgentsOutput } from "@/contract/tool-outputs";
import { type EasternDay, easternDay } from "@/domain/ids";
import { addDays, dayEt } from "@/domain/season/eastern-day";
import { proTeamName } from "@/domain/season/pro-team-names";
import { proTeamLabel } from "@/domain/season/pro-teams";

type EspnGame = { date: number; homeProTeamId: number; awayProTeamId: number };
type EspnProTeam = { id: number; games: readonly EspnGame[] };

const MONDAY = easternDay.parse("2025-01-20");
const SUNDAY = easternDay.parse("2025-01-26");
const FRIDAY = easternDay.parse("2025-01-17");
const SATURDAY = easternDay.parse("2025-01-18");
const TODAY = easternDay.parse("2025-01-15");

let product: DemoProduct;
let proTeams: readonly EspnProTeam[];
beforeAll(async () => {
  product = await openDemoProduct("points");
  const espnPayload = await product.espnPayload(["proTeamSchedules_wl"], undefined, false);
  proTeams = espnPayload.settings.proTeams
    .map(({ id, proGamesByScoringPeriod }: { id: number; proGamesByScoringPeriod?: Record<string, EspnGame[]> }) => ({
      id,
      games: Object.values(proGamesByScoringPeriod ?? {}).flat(),
    }))
    .filter(({ games }: EspnProTeam) => games.length > 0);
});
afterAll(() => product.close());

const dayOf = ({ date }: EspnGame): EasternDay => dayEt(date);
const within = (proTeam: EspnProTeam, from: string, to: string) =>
  proTeam.games.filter((game) => dayOf(game) >= from && dayOf(game) <= to).sort((a, b) => a.date - b.date);
const named = (proTeam: EspnProTeam, game: EspnGame) =>
  `${dayOf(game)} ${game.homeProTeamId === proTeam.id ? `vs ${proTeamLabel(game.awayProTeamId)}` : `@ ${proTeamLabel(game.homeProTeamId)}`}`;
const secondNights = (proTeam: EspnProTeam, from: string, to: string) => {
  const days = new Set<string>(proTeam.games.map(dayOf));
  return within(proTeam, from, to).filter((game) => days.has(addDays(dayOf(game), -1))).length;
};
const espnProTeam = (id: number): EspnProTeam => {
  const found = proTeams.find((proTeam) => proTeam.id === id);
  if (!found) throw new Error(`club ${id} is not on the wire`);
  return found;
};

const scheduleOf = async (request: Parameters<typeof product.fanvise.services.schedules.ofPlayers>[1]) =>
  playerScheduleOutput.parse((await product.fanvise.services.schedules.ofPlayers(product.scope, request)).output);

describe("the schedule", () => {
  it("of NBA teams named by nickname, city or abbreviation counts and lists their games", async () => {
    const {
      clubs: rows,
      players,
      teams,
      notFound,
    } = await scheduleOf({
      playerNames: ["Spurs", "the Denver Nuggets", "chi", "Σπερς"],
      from: MONDAY,
      to: SUNDAY,
    });
    expect({ players, teams, notFound }).toEqual({ players: [], teams: [], notFound: [] });
    expect(rows).toEqual(
      [24, 7, 4].map((id) => {
        const proTeam = espnProTeam(id);
        const games = within(proTeam, MONDAY, SUNDAY);
        return {
          proTeam: proTeamLabel(id),
          clubName: proTeamName(id),
          games: games.length,
          gamesLeft: games.length,
          secondNights: secondNights(proTeam, MONDAY, SUNDAY),
          on: games.map((game) => named(proTeam, game)),
        };
      }),
    );
  });

  it("counts as left only what has not begun", async () => {
    const [row] = (await scheduleOf({ playerNames: ["Lakers"] })).clubs;
    const nowMs = product.fanvise.leagueClockOf(product.scope).now();
    const games = within(espnProTeam(13), "2025-01-13", "2025-01-19");
    expect(row).toMatchObject({
      games: games.length,
      gamesLeft: games.filter(({ date }) => date > nowMs).length,
    });
    expect(row?.gamesLeft).toBeLessThan(row?.games ?? 0);
  });

  it("takes a name that a player carries too for the player, beside an NBA team", async () => {
    const { clubs: rows, players, notFound } = await scheduleOf({ playerNames: ["Washington", "Heat"] });
    expect(rows.map(({ proTeam }) => proTeam)).toEqual(["MIA"]);
    expect(JSON.stringify([players, notFound])).toContain("Washington");
  });

  it("of every NBA team lists all thirty within its size, most games first", async () => {
    for (const [from, to] of [
      [MONDAY, SUNDAY],
      [easternDay.parse("2025-01-01"), easternDay.parse("2025-01-31")],
    ] as const) {
      const answer = await scheduleOf({ everyClub: true, from, to });
      expect(JSON.stringify(answer).length).toBeLessThanOrEqual(6_000);
      expect(answer.clubs).toHaveLength(30);
      const counts = answer.clubs.map(({ games }) => games);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      for (const { proTeam, games } of answer.clubs) {
        const nbaTeam = proTeams.find(({ id }) => proTeamLabel(id) === proTeam);
        expect(games, proTeam).toBe(nbaTeam ? within(nbaTeam, from, to).length : Number.NaN);
      }
    }
  });
});

describe("free agents for a day", () => {
  const espnPayload = async (request: object) => {
    const { output } = await product.fanvise.services.players.getTopFreeAgents(product.scope, {
      limit: 2_000,
      ...request,
    });
    return freeAgentsOutput.parse(output);
  };
  const proTeamOf = (proTeam: string) => proTeams.find(({ id }) => proTeamLabel(id) === proTeam);

  it("are all who have a game then, each with his game, and nobody else", async () => {
    const everybody = await espnPayload({});
    const onFriday = await espnPayload({ playsOn: FRIDAY });
    const expected = everybody.players.filter(({ proTeam }) => {
      const nbaTeam = proTeamOf(proTeam);
      return nbaTeam !== undefined && within(nbaTeam, FRIDAY, FRIDAY).length > 0;
    });
    expect(expected.length).toBeGreaterThan(20);
    expect(expected.length).toBeLessThan(everybody.matched);
    expect(onFriday.players.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(onFriday).toMatchObject({
      matched: expected.length,
      filters: { playsOn: { from: FRIDAY, to: FRIDAY } },
    });
    for (const { proTeam, playsOn } of onFriday.players) {
      const nbaTeam = proTeamOf(proTeam);
      expect(playsOn).toEqual(nbaTeam ? within(nbaTeam, FRIDAY, FRIDAY).map((game) => named(nbaTeam, game)) : []);
    }
    expect(everybody.filters.playsOn).toBeNull();
    expect(everybody.players.some((row) => "playsOn" in row)).toBe(false);
  });

  it("of several days are those with a game on any of them", async () => {
    const both = await espnPayload({ playsOn: FRIDAY, playsUntil: SATURDAY });
    const [friday, saturday] = [await espnPayload({ playsOn: FRIDAY }), await espnPayload({ playsOn: SATURDAY })];
    const names = (answer: typeof both) => answer.players.map(({ name }) => name);
    expect(new Set(names(both))).toEqual(new Set([...names(friday), ...names(saturday)]));
  });

  it("stand by their games on those days, not by what is left of the matchup, where games are asked for", async () => {
    const { players, sortedBy } = await espnPayload({ playsOn: MONDAY, playsUntil: SUNDAY, sort: "games" });
    const games = players.map(({ proTeam }) => {
      const nbaTeam = proTeamOf(proTeam);
      return nbaTeam ? within(nbaTeam, MONDAY, SUNDAY).length : 0;
    });
    expect(games).toEqual([...games].sort((a, b) => b - a));
    expect(new Set(games).size).toBeGreaterThan(1);
    expect(sortedBy).toBe("games on those days");
  });

  it("have at least as many games on those days as were asked for", async () => {
    const all = (await espnPayload({ playsOn: MONDAY, playsUntil: SUNDAY })).players;
    const four = (await espnPayload({ playsOn: MONDAY, playsUntil: SUNDAY, gamesInWindow: 4 })).players;
    const gamesOf = ({ proTeam }: (typeof all)[number]) => {
      const nbaTeam = proTeamOf(proTeam);
      return nbaTeam ? within(nbaTeam, MONDAY, SUNDAY).length : 0;
    };
    expect(four.map(({ name }) => name)).toEqual(all.filter((row) => gamesOf(row) >= 4).map(({ name }) => name));
    expect(four.length).toBeGreaterThan(0);
  });

  it("are nobody on a day that is over, and only those whose game has not begun today", async () => {
    expect((await espnPayload({ playsOn: easternDay.parse("2025-01-14") })).matched).toBe(0);
    const nowMs = product.fanvise.leagueClockOf(product.scope).now();
    for (const { proTeam } of (await espnPayload({ playsOn: TODAY })).players) {
      const nbaTeam = proTeamOf(proTeam);
      expect(nbaTeam && within(nbaTeam, TODAY, TODAY).some(({ date }) => date > nowMs)).toBe(true);
    }
  });
});
