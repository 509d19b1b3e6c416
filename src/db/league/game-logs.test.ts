import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import type { Database } from "../database";
import { createGameLogTable } from "./game-logs";

const MORNING = "2025-01-15T16:00:00.000Z";
const NOON = "2025-01-15T17:00:00.000Z";
const game = (scoringPeriod: number, points: number) => ({
  scoringPeriod,
  proGameId: `g${scoringPeriod}`,
  proTeamId: 2,
  stats: { "0": points },
});

describe.each(DATABASE_BACKENDS)("kept game logs, $name", ({ isPresent, start }) => {
  let backend: RunningDatabase;
  let database: Database;
  let table: ReturnType<typeof createGameLogTable>;
  beforeAll(async () => {
    if (!isPresent) return;
    backend = await start();
    database = await backend.openMigrated();
    table = createGameLogTable(database.kysely);
  });
  afterAll(async () => {
    await database?.close();
    await backend?.stop();
  });
  const log = async (playerId: number) => (await table.gameLogs("espn", 2025, [playerId]))[0];

  it.skipIf(!isPresent)("never writes a final line again, and mends the line of a game that was still on", async () => {
    await table.saveGameLogs("espn", 2025, MORNING, [
      { playerId: 1, completeThrough: 2, games: [game(2, 20), game(3, 8)] },
    ]);
    await table.saveGameLogs("espn", 2025, NOON, [
      { playerId: 1, completeThrough: 3, games: [game(1, 11), game(2, 99), game(3, 30)] },
    ]);
    expect(await log(1)).toEqual({
      playerId: 1,
      readAt: NOON,
      completeThrough: 3,
      games: [game(3, 30), game(2, 20), game(1, 11)],
    });
  });

  it.skipIf(!isPresent)("does not forget how far it was complete when a clock set back knows less", async () => {
    await table.saveGameLogs("espn", 2025, MORNING, [{ playerId: 2, completeThrough: 9, games: [game(9, 20)] }]);
    await table.saveGameLogs("espn", 2025, NOON, [{ playerId: 2, completeThrough: 4, games: [] }]);
    expect(await log(2)).toMatchObject({ completeThrough: 9, readAt: NOON, games: [game(9, 20)] });
  });

  it.skipIf(!isPresent)("tells a log without games from one that was never read", async () => {
    await table.saveGameLogs("espn", 2025, MORNING, [{ playerId: 3, completeThrough: 5, games: [] }]);
    expect(await table.gameLogs("espn", 2025, [3, 4])).toEqual([
      { playerId: 3, readAt: MORNING, completeThrough: 5, games: [] },
    ]);
    expect(await table.gameLogs("espn", 2024, [3])).toEqual([]);
    expect(await table.gameLogs("demo", 2025, [3])).toEqual([]);
    expect(await table.gameLogs("espn", 2025, [])).toEqual([]);
  });

  // Lines from before there was a record of reads were all marked final, that of a running game too.
  it.skipIf(!isPresent)("replaces lines that no recorded read vouches for", async () => {
    await database.kysely
      .insertInto("player_game_logs")
      .values({
        universe: "espn",
        season: 2025,
        player_id: 5,
        scoring_period: 2,
        pro_game_id: "g2",
        pro_team_id: 2,
        stats: JSON.stringify({ "0": 3 }),
        is_final: true,
        fetched_at: MORNING,
      })
      .execute();
    expect(await log(5)).toBeUndefined();
    await table.saveGameLogs("espn", 2025, NOON, [
      { playerId: 5, completeThrough: 2, games: [game(2, 20), game(2, 20)] },
    ]);
    expect((await log(5))?.games).toEqual([game(2, 20)]);
  });
});
