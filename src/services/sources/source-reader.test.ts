import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { silentLogger } from "@/lib/log";
import { type AnswerStore, createSourceReader, provenanceOf, type Reading, type StoredAnswer } from "./source-reader";

class SourceDown extends AppError {
  static override readonly code = "espn.unavailable";
  static override readonly status = 502;
  static override readonly userMessage = "ESPN is having trouble.";
  static override readonly isRetryable = true;
}

const NOON = Date.parse("2026-11-21T12:00:00Z");
const MINUTE_MS = 60_000;

function given() {
  let now = NOON;
  let isDown = false;
  let fetches = 0;
  const stored = new Map<string, StoredAnswer<string>>();
  const reader = createSourceReader({ clock: { now: () => now }, log: silentLogger });
  const storeOf = (key: string): AnswerStore<string> => ({
    load: async () => stored.get(key),
    save: async (answer) => void stored.set(key, answer),
  });
  return {
    reader,
    stored,
    fetches: () => fetches,
    pass: (ms: number) => {
      now += ms;
    },
    goDown: () => {
      isDown = true;
    },
    read: (key = "a", value = "fresh") =>
      reader.read({
        key,
        source: "espn",
        ttlMs: MINUTE_MS,
        store: storeOf(key),
        fetch: async () => {
          fetches += 1;
          if (isDown) throw new SourceDown();
          return value;
        },
      }),
  };
}

describe("reading a source", () => {
  it("makes one request for 100 simultaneous readers, and none within the lifetime", async () => {
    const source = given();
    const readings = await Promise.all(Array.from({ length: 100 }, () => source.read()));
    expect(new Set(readings.map((reading) => reading.value))).toEqual(new Set(["fresh"]));
    await source.read();
    expect(source.fetches()).toBe(1);
    source.pass(MINUTE_MS);
    await source.read();
    expect(source.fetches()).toBe(2);
  });

  it("asks again once the league is known to have changed, and keeps no answer asked for before", async () => {
    const source = given();
    let answer = (_: string) => {};
    const before = source.reader.read({
      key: "league-7",
      source: "espn",
      ttlMs: MINUTE_MS,
      store: { load: async () => undefined, save: async () => {} },
      fetch: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    source.reader.forget("league-7");
    const after = source.read("league-7", "after the move");
    answer("before the move");
    expect((await before).value).toBe("before the move");
    expect((await after).value).toBe("after the move");
    expect(await source.read("league-7", "never asked")).toMatchObject({ value: "after the move", isCached: true });
  });

  it("gives the last good answer with its own age and the reason when the source fails", async () => {
    const source = given();
    await source.read();
    source.goDown();
    source.pass(5 * MINUTE_MS);
    const reading = await source.read();
    expect(reading).toMatchObject({
      value: "fresh",
      isStale: true,
      isCached: false,
      fetchedAt: "2026-11-21T12:00:00.000Z",
    });
    expect(reading.staleReason?.code).toBe("espn.unavailable");
  });

  it("does not wait again for a source that has just failed while there is an older answer", async () => {
    const source = given();
    await source.read("a");
    await source.read("b");
    source.goDown();
    source.pass(2 * MINUTE_MS);
    await source.read("a");
    expect(await source.read("b")).toMatchObject({ isStale: true, isCached: true });
    expect(source.fetches()).toBe(3);
    // Without an older answer there is nothing to say but to try.
    await expect(source.read("never read")).rejects.toBeInstanceOf(SourceDown);
    expect(source.fetches()).toBe(4);
    source.pass(11_000);
    await source.read("b");
    expect(source.fetches()).toBe(5);
  });

  it("keeps what two keys answer apart", async () => {
    const source = given();
    await source.read("league:1", "one");
    await source.read("league:2", "two");
    expect((await source.read("league:1", "other")).value).toBe("one");
    expect((await source.read("league:2", "other")).value).toBe("two");
  });

  it("lets a caller leave without ending the read for the others", async () => {
    const source = given();
    const leaving = new AbortController();
    const store: AnswerStore<string> = { load: async () => undefined, save: async () => undefined };
    let answer = (_value: string): void => undefined;
    const fetch = () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      });
    const read = { key: "slow", source: "espn", ttlMs: MINUTE_MS, store, fetch };
    const left = source.reader.read({ ...read, signal: leaving.signal }).catch((reason: unknown) => reason);
    const stayed = source.reader.read(read);
    leaving.abort("left");
    answer("late");
    expect(await left).toBe("left");
    expect((await stayed).value).toBe("late");
  });
});

describe("two leagues of one source", () => {
  class LoginRefused extends AppError {
    static override readonly code = "espn.login_refused";
    static override readonly status = 403;
    static override readonly userMessage = "ESPN refused the saved login.";
  }
  const nowhere: AnswerStore<string> = { load: async () => undefined, save: async () => undefined };

  it.each([
    ["a refused login of the one is not the other's", new LoginRefused(), "mine"],
    // Nothing is kept of the other, and the failure came at once, so it is tried.
    ["an outage at once is tried again for the other", new SourceDown(), "mine"],
  ])("%s", async (_name, failure, expected) => {
    const { reader } = given();
    const read = (key: string, fetch: () => Promise<string>) =>
      reader.read({ key, source: "espn", ttlMs: MINUTE_MS, store: nowhere, fetch });
    await expect(read("league:theirs", () => Promise.reject(failure))).rejects.toBe(failure);
    expect((await read("league:mine", async () => "mine")).value).toBe(expected);
  });
});

describe("the label of an answer", () => {
  const reading = (minutesOld: number, isStale = false): Reading<unknown> => ({
    value: null,
    source: "espn",
    fetchedAt: new Date(NOON - minutesOld * MINUTE_MS).toISOString(),
    isStale,
    isCached: false,
    ...(isStale ? { staleReason: { code: "espn.timeout", message: "ESPN did not answer in time." } } : {}),
  });
  const clock = { now: () => NOON };

  it("is as old as the oldest fact of the answer, whatever it rests on", () => {
    const [status, roster, schedule] = [reading(0), reading(2), reading(50)];
    expect(provenanceOf([status, roster], [schedule], clock)).toMatchObject({
      ageSeconds: 120,
      age: "2 minutes",
      stale: false,
    });
  });

  it("takes the age and the reason of what is stale, wherever it is", () => {
    const label = provenanceOf([reading(0)], [reading(50), reading(90, true)], clock);
    expect(label).toMatchObject({ stale: true, age: "1 hour", staleReason: "ESPN did not answer in time." });
  });
});
