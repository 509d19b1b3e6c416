import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import type { LoggedEvent, StreamEvent } from "@/contract/conversation/stream-event";
import { createConnectionTables } from "@/db/account/connections";
import { type ConversationTables, createConversationTables } from "@/db/conversations/conversations";
import type { Database } from "@/db/database";
import { silentLogger } from "@/lib/log";
import { createRunLog } from "./run-log";

const OWNER = "00000000-0000-4000-8000-0000000000bb";
const text = (delta: string): StreamEvent => ({ type: "text-delta", id: "text-1", delta });
const FINISH: StreamEvent = { type: "finish", finishReason: "stop" };

describe("the run log", () => {
  let database: Database;
  let tables: ConversationTables;
  let connectionId: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    tables = createConversationTables(database.kysely);
    const connections = createConnectionTables(database.kysely);
    await connections.ensureProfile(OWNER);
    const demo = { provider: "demo" as const, leagueKey: "1", season: 2025, teamId: 1 };
    connectionId = (await connections.ensureConnection(OWNER, demo)).connectionId;
  });
  afterAll(() => database.close());

  const givenRun = async () => {
    const [runId, threadId] = [randomUUID(), randomUUID()];
    await tables.createThread({ threadId, ownerId: OWNER, connectionId, teamId: 1, title: "t", language: "en" });
    const isStarted = await tables.startRun({
      runId,
      threadId,
      ownerId: OWNER,
      question: "q",
      language: "en",
      model: "rules",
    });
    return { runId, threadId, isStarted };
  };
  const read = async (
    log: ReturnType<typeof createRunLog>,
    runId: string,
    after = 0,
    max = Number.POSITIVE_INFINITY,
  ) => {
    const seen: LoggedEvent[] = [];
    for await (const event of log.tail(runId, after, new AbortController().signal)) {
      seen.push(event);
      if (seen.length >= max) break;
    }
    return seen;
  };

  it("gives every reader the same events in order, whenever they come", async () => {
    const log = createRunLog(tables, silentLogger);
    const { runId } = await givenRun();
    const writer = log.writer(runId);
    const early = read(log, runId);
    for (let index = 1; index <= 40; index++) writer.append(text(`${index} `));
    await writer.flushed();
    const middle = read(log, runId, 17);
    writer.append(FINISH);
    const whole = await early;
    expect(whole.map((logged) => logged.seq)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
    expect(await middle).toEqual(whole.slice(17));
    expect(await read(log, runId)).toEqual(whole);
  });

  it("lets a reader leave at any event and go on from there, on another server", async () => {
    const [here, elsewhere] = [createRunLog(tables, silentLogger), createRunLog(tables, silentLogger)];
    const { runId } = await givenRun();
    const writer = here.writer(runId);
    const events = Array.from({ length: 9 }, (_, index) => text(`part ${index}`));
    for (const event of events) writer.append(event);
    const first = await read(here, runId, 0, 4);
    const rest = read(elsewhere, runId, first.at(-1)?.seq ?? 0);
    writer.append(FINISH);
    expect([...first, ...(await rest)].map((logged) => logged.event)).toEqual([...events, FINISH]);
  });

  it("stores the events of many runs without mixing them, in few writes", async () => {
    let writes = 0;
    const counting = {
      ...tables,
      appendEvents: (events: Parameters<typeof tables.appendEvents>[0]) => {
        writes += 1;
        return tables.appendEvents(events);
      },
    };
    const log = createRunLog(counting, silentLogger);
    const runs = await Promise.all(Array.from({ length: 8 }, givenRun));
    const writers = runs.map((run) => log.writer(run.runId));
    for (let index = 0; index < 10; index++)
      for (const [at, writer] of writers.entries()) writer.append(text(`${at}:${index}`));
    for (const writer of writers) writer.append(FINISH);
    const logs = await Promise.all(runs.map((run) => read(log, run.runId)));
    for (const [at, events] of logs.entries()) {
      expect(events.slice(0, -1).map(({ event }) => event)).toEqual(
        Array.from({ length: 10 }, (_, index) => text(`${at}:${index}`)),
      );
    }
    expect(writes).toBeLessThanOrEqual(3);
    const first = runs[0]?.runId ?? "";
    expect((await tables.runStates([first])).get(first)?.lastSeq).toBe(11);
  });

  it("keeps other runs whole when the events of one are refused", async () => {
    const [good, bad] = [await givenRun(), await givenRun()];
    const refusing = {
      ...tables,
      appendEvents: async (events: Parameters<typeof tables.appendEvents>[0]) => {
        if (events.some((event) => event.runId === bad.runId)) throw new Error("refused");
        return tables.appendEvents(events);
      },
    };
    const log = createRunLog(refusing, silentLogger, 1);
    log.writer(bad.runId).append(text("never stored"));
    const writer = log.writer(good.runId);
    for (const event of [text("a"), text("b"), FINISH]) writer.append(event);
    expect((await read(log, good.runId)).map(({ event }) => event)).toEqual([text("a"), text("b"), FINISH]);
  });

  it("stores text that Postgres would refuse as it is, and the same event twice as one", async () => {
    const log = createRunLog(tables, silentLogger);
    const { runId } = await givenRun();
    const writer = log.writer(runId);
    writer.append(text("cut emoji \ud83d and \u0000"));
    writer.append(FINISH);
    await writer.flushed();
    await tables.appendEvents([{ runId, seq: 2, event: FINISH }]);
    expect((await read(log, runId)).map(({ event }) => event)).toEqual([text("cut emoji \ufffd and "), FINISH]);
  });

  // With hundreds of runs there is always somebody's event to write: a run that waited for all of them would never end.
  it("says that a run's events are stored while other runs go on writing", async () => {
    const [own, other] = [await givenRun(), await givenRun()];
    let isDone = false;
    const busy = {
      ...tables,
      appendEvents: (events: Parameters<typeof tables.appendEvents>[0]) => {
        if (!isDone) others.append(text("more"));
        return tables.appendEvents(events);
      },
    };
    const log = createRunLog(busy, silentLogger);
    const others = log.writer(other.runId);
    const writer = log.writer(own.runId);
    writer.append(text("a"));
    await writer.flushed();
    isDone = true;
    expect((await tables.eventsAfter(own.runId, 0)).map(({ event }) => event)).toEqual([text("a")]);
    await others.flushed();
  });

  it("does not ask the database again for what it has just stored", async () => {
    let reads = 0;
    const counting = {
      ...tables,
      eventsAfter: (runId: string, seq: number) => {
        reads += 1;
        return tables.eventsAfter(runId, seq);
      },
    };
    const log = createRunLog(counting, silentLogger);
    const { runId } = await givenRun();
    const writer = log.writer(runId);
    const readers = Array.from({ length: 20 }, () => read(log, runId, 0, 5));
    for (let index = 1; index <= 5; index++) {
      writer.append(text(`${index}`));
      await writer.flushed();
    }
    const seen = await Promise.all(readers);
    expect(reads).toBe(0);
    expect(seen.every((events) => JSON.stringify(events) === JSON.stringify(seen[0]))).toBe(true);
    expect(seen[0]).toEqual(await tables.eventsAfter(runId, 0));
  });

  it("asks for the runs of other servers in one statement, however many are read", async () => {
    const request: number[] = [];
    const counting = {
      ...tables,
      runStates: (runIds: readonly string[]) => {
        request.push(runIds.length);
        return tables.runStates(runIds);
      },
    };
    const [here, elsewhere] = [createRunLog(tables, silentLogger), createRunLog(counting, silentLogger)];
    const runs = await Promise.all(Array.from({ length: 12 }, givenRun));
    const readers = runs.map(({ runId }) => read(elsewhere, runId));
    await expect.poll(() => request.length).toBeGreaterThan(0);
    for (const { runId } of runs) here.writer(runId).append(FINISH);
    expect((await Promise.all(readers)).map((events) => events.length)).toEqual(runs.map(() => 1));
    expect(request[0]).toBe(runs.length);
  });

  // A server that was silent for too long has been taken for gone, and its run was ended by another.
  it("shows what stands in the log where another server wrote first", async () => {
    const [here, elsewhere] = [createRunLog(tables, silentLogger), createRunLog(tables, silentLogger)];
    const { runId } = await givenRun();
    const late = here.writer(runId);
    late.append(text("a"));
    await late.flushed();
    const reader = read(here, runId);
    const other = elsewhere.writer(runId, 1);
    for (const event of [text("lost"), FINISH]) other.append(event);
    await other.flushed();
    // The third of them has a number that is free.
    for (const delta of ["2", "3", "4"]) late.append(text(delta));
    expect((await reader).map(({ event }) => event)).toEqual([text("a"), text("lost"), FINISH]);
  });

  it("refuses a second running run on a thread, also at the same moment", async () => {
    const { threadId } = await givenRun();
    const second = { threadId, ownerId: OWNER, question: "q", language: "en" as const, model: "rules" };
    const started = await Promise.all(
      Array.from({ length: 5 }, () => tables.startRun({ ...second, runId: randomUUID() })),
    );
    expect(started).toEqual([false, false, false, false, false]);
  });
});
