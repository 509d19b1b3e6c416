/** How old the news are called, over the real table of what answered. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import type { Database } from "@/db/database";
import { createSourceHealthTable } from "@/db/league/source-health";
import { createNewsFreshness } from "./news-freshness";

const NOW = "2025-12-20T12:00:00.000Z";
const INGESTED = "2025-12-18T12:00:00.000Z";
const feed = (name: string, everyMinutes = 15) => ({ name, everyMinutes });

describe("the age of the news", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  async function given(
    successes: Record<string, string>,
    feeds: readonly ReturnType<typeof feed>[],
    ingestedAt: string | undefined = INGESTED,
  ) {
    const table = createSourceHealthTable(database.kysely);
    for (const [name, at] of Object.entries(successes)) {
      await table.record({ sourceKey: `feed:${name}`, connectionId: null, at, failure: null });
    }
    const freshness = createNewsFreshness({
      feeds,
      lastSuccesses: table.lastSuccesses,
      lastIngestedAt: async () => ingestedAt,
      systemClock: { now: () => Date.parse(NOW) },
    });
    return freshness("espn");
  }

  it("is that of the feed which was read last", async () => {
    const read = { A: "2025-12-20T11:40:00.000Z", B: "2025-12-20T11:58:00.000Z" };
    const label = await given(read, [feed("A"), feed("B")]);
    expect(label).toEqual({ source: "news", fetchedAt: read.B, stale: false, ageSeconds: 120, age: "2 minutes" });
  });

  it("is stale with a reason once every feed has missed three of its times, and not before", async () => {
    const feeds = [feed("A", 15), feed("B", 60)];
    const old = { A: "2025-12-20T11:00:00.000Z" };
    expect(await given({ ...old, B: "2025-12-20T09:00:00.000Z" }, feeds)).toMatchObject({ stale: false });
    expect(await given({ ...old, B: "2025-12-20T08:59:59.000Z" }, feeds)).toMatchObject({
      stale: true,
      fetchedAt: old.A,
      ageSeconds: 3_600,
      staleReason: expect.stringMatching(/lately/),
    });
  });

  it("of feeds that never answered is that of the newest item, stale, whatever feeds of before did", async () => {
    const label = await given({ "No longer configured": NOW }, [feed("A")]);
    expect(label).toMatchObject({
      source: "news",
      stale: true,
      fetchedAt: INGESTED,
      staleReason: "No news feed has been read yet.",
      staleCode: "news.never_read",
    });
    const empty = createNewsFreshness({
      feeds: [feed("A")],
      lastSuccesses: createSourceHealthTable(database.kysely).lastSuccesses,
      lastIngestedAt: async () => undefined,
      systemClock: { now: () => Date.parse(NOW) },
    });
    expect(await empty("espn")).toMatchObject({ stale: true, fetchedAt: NOW });
  });

  it("without any feeds is no alarm, and the source says that there are none", async () => {
    const label = await given({ A: NOW }, []);
    expect(label).toMatchObject({ stale: false, fetchedAt: INGESTED, age: "2 days" });
    expect(label.source).toBe("saved news");
    expect(label.staleReason).toBeUndefined();
  });
});
