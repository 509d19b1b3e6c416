/** The history of statuses on both homes, against a fold written out by hand. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { easternDay } from "@/domain/ids";
import type { StatusReading, StatusRow } from "@/domain/players/status-history";
import type { Database } from "../database";
import { createPlayerStatusTable } from "./player-status";

const at = (minute: number) => new Date(Date.UTC(2025, 0, 12, 0, minute)).toISOString();
const END = at(100_000);

type Note = { minute: number; readings: StatusReading[] };

/**
 * A status like the last one moves its end; another begins a row; whatever is older than the last row's end is passed
 * over.
 */
function normalized(notes: readonly Note[], playerId: number): StatusRow[] {
  const rows: StatusRow[] = [];
  for (const { minute, readings } of notes) {
    const reading = readings.find((each) => each.playerId === playerId);
    const last = rows.at(-1);
    if (!reading || (last && last.lastSeenAt > at(minute))) continue;
    const { playerId: _, ...state } = reading;
    const isSame =
      last?.status === state.status &&
      last.isInjured === state.isInjured &&
      last.expectedReturnDay === state.expectedReturnDay;
    if (last && isSame) last.lastSeenAt = at(minute);
    else rows.push({ ...state, source: "espn", observedAt: at(minute), lastSeenAt: at(minute) });
  }
  return rows;
}

const state = fc.record({
  status: fc.constantFrom("ACTIVE" as const, "OUT" as const, "DAY_TO_DAY" as const),
  isInjured: fc.constantFrom(true, false, null),
  expectedReturnDay: fc.constantFrom(null, easternDay.parse("2025-02-01")),
});
const notes = (players: readonly number[]) =>
  fc.array(
    fc.record({
      minute: fc.integer({ min: 0, max: 12 }),
      readings: fc
        .subarray([...players])
        .chain((ids) => fc.tuple(...ids.map((playerId) => state.map((each) => ({ ...each, playerId }))))),
    }),
    { maxLength: 12 },
  );

describe.each(DATABASE_BACKENDS)("the status history, $name", ({ isPresent, start }) => {
  let backend: RunningDatabase;
  let database: Database;
  let table: ReturnType<typeof createPlayerStatusTable>;
  let players = 0;
  /** The first of three ids that no test has used. */
  const newPlayers = () => {
    players += 3;
    return players;
  };
  beforeAll(async () => {
    if (!isPresent) return;
    backend = await start();
    database = await backend.openMigrated();
    table = createPlayerStatusTable(database.kysely);
  });
  afterAll(async () => {
    await database?.close();
    await backend?.stop();
  });

  it.skipIf(!isPresent)("is the fold of its readings, in whatever order they come", async () => {
    await fc.assert(
      fc.asyncProperty(notes([0, 1, 2]), async (drawn) => {
        const first = newPlayers();
        const all = drawn.map(({ minute, readings }) => ({
          minute,
          readings: readings.map((each) => ({ ...each, playerId: each.playerId + first })),
        }));
        for (const { minute, readings } of all) await table.recordStatuses("espn", "espn", at(minute), readings);
        for (const playerId of [first, first + 1, first + 2]) {
          expect(await table.statusRows("espn", playerId, END)).toEqual(normalized(all, playerId));
        }
      }),
      { numRuns: 60 },
    );
  });

  it.skipIf(!isPresent)(
    "tells nothing that was seen after the instant asked for, and keeps universes apart",
    async () => {
      const playerId = newPlayers();
      const reading = (status: "OUT" | "ACTIVE") => [{ playerId, status, isInjured: null, expectedReturnDay: null }];
      await table.recordStatuses("demo", "demo league", at(1), reading("ACTIVE"));
      await table.recordStatuses("demo", "demo league", at(5), reading("ACTIVE"));
      await table.recordStatuses("demo", "demo league", at(9), reading("OUT"));
      const seen = (rows: StatusRow[]) => rows.map(({ status, lastSeenAt }) => [status, lastSeenAt]);
      expect(seen(await table.statusRows("demo", playerId, at(3)))).toEqual([["ACTIVE", at(3)]]);
      expect(seen(await table.statusRows("demo", playerId, at(9)))).toEqual([
        ["ACTIVE", at(5)],
        ["OUT", at(9)],
      ]);
      expect(await table.statusRows("demo", playerId, at(0))).toEqual([]);
      expect(await table.statusRows("espn", playerId, END)).toEqual([]);
    },
  );

  it.skipIf(!isPresent)(
    "takes what it has just noted for seen, and a change within the minute for a change",
    async () => {
      const playerId = newPlayers();
      const note = (atTime: string, status: "OUT" | "ACTIVE") =>
        table.recordStatuses("espn", "espn", atTime, [{ playerId, status, isInjured: null, expectedReturnDay: null }]);
      const secondsAfter = (minute: number, seconds: number) =>
        new Date(Date.parse(at(minute)) + seconds * 1_000).toISOString();
      await note(at(1), "OUT");
      await note(secondsAfter(1, 30), "OUT");
      await note(secondsAfter(1, 40), "ACTIVE");
      await note(secondsAfter(1, 35), "OUT");
      await note(secondsAfter(1, 50), "OUT");
      const rows = await table.statusRows("espn", playerId, END);
      expect(rows.map(({ status, observedAt, lastSeenAt }) => [status, observedAt, lastSeenAt])).toEqual([
        ["OUT", at(1), at(1)],
        ["ACTIVE", secondsAfter(1, 40), secondsAfter(1, 40)],
        ["OUT", secondsAfter(1, 50), secondsAfter(1, 50)],
      ]);
    },
  );

  it.skipIf(!isPresent)("notes a player once who comes twice in one answer", async () => {
    const playerId = newPlayers();
    const twice = { playerId, status: "OUT" as const, isInjured: true, expectedReturnDay: null };
    await table.recordStatuses("espn", "espn", at(1), [twice, twice]);
    expect(await table.statusRows("espn", playerId, END)).toHaveLength(1);
  });
});
