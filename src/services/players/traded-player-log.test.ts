/** Logs of players whose NBA team is not what it was, over a hand-made league. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { rotoLeague } from "#test/leagues/roto-league";
import { STUB_SEASON, type StubLeague, type StubPlayer, startStubLeague, stubInstant } from "#test/leagues/stub-league";
import type { EspnStub } from "#test/stubs/espn-stub";
import type { Database } from "@/db/database";

const HOUR_MS = 3_600_000;
const SYSTEM_NOW = Date.parse("2026-11-21T10:00:00Z");
const NAME = "Tre Jones";

describe("the log of a player who changed NBA teams", () => {
  let database: Database;
  let stub: EspnStub;
  let league: StubLeague;
  let player: StubPlayer;
  let hours = 0;
  const opened: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    database = await openTestDatabase();
    // NBA teams 1 and 2 play each other on odd days, 3 and 4 on even ones.
    const games = Array.from({ length: 12 }, (_, index) => index + 1).map((period) =>
      period % 2 === 1
        ? { period, home: 1, away: 2, isOfficial: false }
        : { period, home: 3, away: 4, isOfficial: false },
    );
    league = { ...rotoLeague(), scoringType: "H2H_POINTS", scoringItems: [{ statId: 0, points: 1 }], games };
    player = league.players.find(({ fullName }) => fullName === NAME) as StubPlayer; // the league's own free agent
    player.proTeamId = 1;
    hours = 0;
    stub = await startStubLeague(league);
  });
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
    await stub.close();
    await database.close();
  });

  const play = (period: number, proTeamId: number, points: number) => {
    player.lines[period] = { proTeamId, stats: { "0": points, "42": 1 } };
  };
  /** The morning of a day: games of earlier days are official, and the log is old enough to be looked at again. */
  const askOn = async (period: number) => {
    for (const game of league.games) game.isOfficial = game.period < period;
    hours += 1;
    const product = await openLeagueFixture(database, {
      origin: stub.origin,
      universe: "espn",
      season: STUB_SEASON,
      teamId: 1,
      leagueId: "1",
      leagueClock: { now: () => stubInstant(period, 11) },
      systemClock: { now: () => SYSTEM_NOW + hours * HOUR_MS },
    });
    opened.push(product);
    const before = cardRequests();
    const { output } = await product.services.gameLogs.getPlayerGameLog(product.scope, NAME, { games: 10 });
    const points = output.found ? output.games.map(({ fantasyPoints }) => fantasyPoints) : undefined;
    return { points, requests: cardRequests() - before };
  };
  const cardRequests = () => stub.requests.filter(({ views }) => views.includes("kona_playercard")).length;

  it("is asked for after a game of the NBA team he left", async () => {
    play(1, 1, 10);
    expect(await askOn(3)).toEqual({ points: [10], requests: 1 });
    play(3, 1, 30);
    player.proTeamId = 3;
    // His new NBA team did not play on the third, his old one did.
    expect(await askOn(4)).toEqual({ points: [30, 10], requests: 1 });
  });

  it("is left alone while only others have played", async () => {
    play(1, 1, 10);
    await askOn(2);
    expect(await askOn(3)).toEqual({ points: [10], requests: 0 });
  });

  it("is looked at once a day when his NBA team is known from an old list only", async () => {
    play(1, 1, 10);
    await askOn(2);
    play(2, 3, 20);
    expect(await askOn(3)).toEqual({ points: [10], requests: 0 });
    hours += 24;
    // The list still has him at the old NBA team.
    expect(await askOn(3)).toEqual({ points: [20, 10], requests: 1 });
  });

  it("shows no line of tonight before the game is official", async () => {
    play(1, 1, 10);
    play(2, 1, 8);
    play(3, 1, 4);
    // A line on a day without a game of his NBA team is not believed before the day is over.
    expect((await askOn(2)).points).toEqual([10]);
    expect((await askOn(3)).points).toEqual([8, 10]);
    play(3, 1, 25);
    expect((await askOn(4)).points).toEqual([25, 8, 10]);
  });

  it("is asked for again when the source had no card of him", async () => {
    play(1, 1, 10);
    league.withoutCards = [player.id];
    await expect(askOn(2)).rejects.toMatchObject({ code: "game_log.unreadable" });
    league.withoutCards = [];
    expect(await askOn(2)).toEqual({ points: [10], requests: 1 });
  });
});
