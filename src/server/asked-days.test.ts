/** Clubs and free agents on the days that were asked for, counted from the demo league's wire. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "@/../test/demo-product";
import { playerScheduleOutput } from "@/contract/schedule-output";
import { freeAgentsOutput } from "@/contract/tool-outputs";
import { addDays, dayEt } from "@/domain/eastern-day";
import { type EasternDay, easternDay } from "@/domain/ids";
import { clubName } from "@/domain/pro-team-names";
import { proTeamLabel } from "@/domain/pro-teams";

type WireGame = { date: number; homeProTeamId: number; awayProTeamId: number };
type WireClub = { id: number; games: readonly WireGame[] };

const MONDAY = easternDay.parse("2025-01-20");
const SUNDAY = easternDay.parse("2025-01-26");
const FRIDAY = easternDay.parse("2025-01-17");
const SATURDAY = easternDay.parse("2025-01-18");
const TODAY = easternDay.parse("2025-01-15");

let home: DemoProduct;
let clubs: readonly WireClub[];
beforeAll(async () => {
  home = await openDemoProduct("points");
  const wire = await home.wire(["proTeamSchedules_wl"], undefined, false);
  clubs = wire.settings.proTeams
    .map(({ id, proGamesByScoringPeriod }: { id: number; proGamesByScoringPeriod?: Record<string, WireGame[]> }) => ({
      id,
      games: Object.values(proGamesByScoringPeriod ?? {}).flat(),
    }))
    .filter(({ games }: WireClub) => games.length > 0);
}, 60_000);
afterAll(() => home.close());

const dayOf = ({ date }: WireGame): EasternDay => dayEt(date);
const within = (club: WireClub, from: string, to: string) =>
  club.games.filter((game) => dayOf(game) >= from && dayOf(game) <= to).sort((a, b) => a.date - b.date);
const named = (club: WireClub, game: WireGame) =>
  `${dayOf(game)} ${game.homeProTeamId === club.id ? `vs ${proTeamLabel(game.awayProTeamId)}` : `@ ${proTeamLabel(game.homeProTeamId)}`}`;
const secondNights = (club: WireClub, from: string, to: string) => {
  const days = new Set<string>(club.games.map(dayOf));
  return within(club, from, to).filter((game) => days.has(addDays(dayOf(game), -1))).length;
};
const wireClub = (id: number): WireClub => {
  const found = clubs.find((club) => club.id === id);
  if (!found) throw new Error(`club ${id} is not on the wire`);
  return found;
};

const scheduleOf = async (asked: Parameters<typeof home.fanvise.services.schedules.ofPlayers>[1]) =>
  playerScheduleOutput.parse((await home.fanvise.services.schedules.ofPlayers(home.scope, asked)).output);

describe("the schedule", () => {
  it("of clubs named by nickname, city or abbreviation counts and lists their games", async () => {
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
        const club = wireClub(id);
        const games = within(club, MONDAY, SUNDAY);
        return {
          proTeam: proTeamLabel(id),
          clubName: clubName(id),
          games: games.length,
          gamesLeft: games.length,
          secondNights: secondNights(club, MONDAY, SUNDAY),
          on: games.map((game) => named(club, game)),
        };
      }),
    );
  });

  it("counts as left only what has not begun", async () => {
    const [row] = (await scheduleOf({ playerNames: ["Lakers"] })).clubs;
    const nowMs = home.fanvise.leagueClockOf(home.scope).now();
    const games = within(wireClub(13), "2025-01-13", "2025-01-19");
    expect(row).toMatchObject({
      games: games.length,
      gamesLeft: games.filter(({ date }) => date > nowMs).length,
    });
    expect(row?.gamesLeft).toBeLessThan(row?.games ?? 0);
  });

  it("takes a name that a player carries too for the player, beside a club", async () => {
    const { clubs: rows, players, notFound } = await scheduleOf({ playerNames: ["Washington", "Heat"] });
    expect(rows.map(({ proTeam }) => proTeam)).toEqual(["MIA"]);
    expect(JSON.stringify([players, notFound])).toContain("Washington");
  });

  it("of every club lists all thirty within its size, most games first", async () => {
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
        const club = clubs.find(({ id }) => proTeamLabel(id) === proTeam);
        expect(games, proTeam).toBe(club ? within(club, from, to).length : Number.NaN);
      }
    }
  });
});

describe("free agents for a day", () => {
  const wire = async (asked: object) => {
    const { output } = await home.fanvise.services.players.getTopFreeAgents(home.scope, { limit: 2_000, ...asked });
    return freeAgentsOutput.parse(output);
  };
  const clubOf = (proTeam: string) => clubs.find(({ id }) => proTeamLabel(id) === proTeam);

  it("are all who have a game then, each with his game, and nobody else", async () => {
    const everybody = await wire({});
    const onFriday = await wire({ playsOn: FRIDAY });
    const expected = everybody.players.filter(({ proTeam }) => {
      const club = clubOf(proTeam);
      return club !== undefined && within(club, FRIDAY, FRIDAY).length > 0;
    });
    expect(expected.length).toBeGreaterThan(20);
    expect(expected.length).toBeLessThan(everybody.matched);
    expect(onFriday.players.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(onFriday).toMatchObject({
      matched: expected.length,
      filters: { playsOn: { from: FRIDAY, to: FRIDAY } },
    });
    for (const { proTeam, playsOn } of onFriday.players) {
      const club = clubOf(proTeam);
      expect(playsOn).toEqual(club ? within(club, FRIDAY, FRIDAY).map((game) => named(club, game)) : []);
    }
    expect(everybody.filters.playsOn).toBeNull();
    expect(everybody.players.some((row) => "playsOn" in row)).toBe(false);
  });

  it("of several days are those with a game on any of them", async () => {
    const both = await wire({ playsOn: FRIDAY, playsUntil: SATURDAY });
    const [friday, saturday] = [await wire({ playsOn: FRIDAY }), await wire({ playsOn: SATURDAY })];
    const names = (answer: typeof both) => answer.players.map(({ name }) => name);
    expect(new Set(names(both))).toEqual(new Set([...names(friday), ...names(saturday)]));
  });

  it("are nobody on a day that is over, and only those whose game has not begun today", async () => {
    expect((await wire({ playsOn: easternDay.parse("2025-01-14") })).matched).toBe(0);
    const nowMs = home.fanvise.leagueClockOf(home.scope).now();
    for (const { proTeam } of (await wire({ playsOn: TODAY })).players) {
      const club = clubOf(proTeam);
      expect(club && within(club, TODAY, TODAY).some(({ date }) => date > nowMs)).toBe(true);
    }
  });
});
