/** Notes of the players' cards, over the real client, from a hand-made league. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { STUB_SEASON, startStubLeague, stubInstant } from "#test/leagues/stub-league";
import type { EspnStub } from "#test/stubs/espn-stub";
import type { Database } from "@/db/database";
import { createCardNotes } from "./card-notes.service";

const player = (id: number, onTeamId: number) => ({
  id,
  fullName: `Player ${id}`,
  proTeamId: 1 + (id % 2),
  onTeamId,
  lines: {},
});
const ids = Array.from({ length: 120 }, (_, i) => i + 1);

describe("notes of the players' cards", () => {
  let database: Database;
  let stub: EspnStub;
  let nowMs: number;

  beforeEach(async () => {
    nowMs = stubInstant(5, 12);
    stub = await startStubLeague({
      scoringType: "H2H_POINTS",
      scoringItems: [{ statId: 0, points: 1 }],
      slotStatLimits: {},
      teams: [
        { id: 1, name: "Mine" },
        { id: 2, name: "Theirs" },
      ],
      players: ids.map((id) => player(id, 1 + (id % 2))),
      games: [{ period: 5, home: 1, away: 2, isOfficial: false }],
      schedule: [],
      transactions: {},
    });
    database = await openTestDatabase();
  });
  afterEach(async () => {
    await database.close();
    await stub.close();
  });

  it("are asked for in parts of fifty, once a day", async () => {
    const clock = { now: () => nowMs };
    const product = await openLeagueFixture(database, {
      origin: stub.origin,
      universe: "espn",
      leagueId: "1",
      season: STUB_SEASON,
      teamId: 1,
      leagueClock: clock,
      systemClock: clock,
    });
    const { deps, league, newsIndex: news } = product;
    const notes = createCardNotes({ deps, league, rosters: product.services.rosters, news, systemClock: clock });
    const ask = () =>
      stub.requests
        .filter(({ views }) => views.includes("kona_playercard"))
        .map(({ filter }) => (filter as { players: { filterIds: { value: number[] } } }).players.filterIds.value); // made by the client
    await notes.refresh(product.scope);
    expect(ask().map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(
      ask()
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(ids);
    await notes.refresh(product.scope);
    expect(ask()).toHaveLength(3);
    nowMs += 86_400_000;
    await notes.refresh(product.scope);
    expect(ask()).toHaveLength(6);
    await product.close();
  });
});
