/** Polling over the real client and database, from local servers that answer well and badly. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { type FeedServer, rss, type ServedFeed, startFeedServer } from "#test/stubs/feed-server";
import { plainMentions } from "#test/stubs/plain-mentions";
import type { Database } from "@/db/database";
import { createNewsTables } from "@/db/news/news";
import { createNewsFeedTable } from "@/db/news/news-feeds";
import { trustWithFeeds } from "@/domain/news/trust";
import { createHashEmbedder } from "@/lib/embeddings/hash";
import { createHttpClient, type HttpClient } from "@/lib/http/http-client";
import { silentLogger } from "@/lib/log";
import type { Feed } from "@/lib/news-feeds/feed-list";
import { createFeedReader, FEED_LIMITS } from "@/lib/news-feeds/feed-reader";
import { markupToText } from "@/lib/news-feeds/markup-to-text";
import { createNewsService } from "./news.service";
import { createNewsPoll } from "./news-poll.service";

const START = Date.parse("2025-12-20T12:00:00Z");
const MINUTE = 60_000;
const WAGNER = {
  id: "1",
  title: "Wagner out",
  text: "Franz Wagner (ankle) is out two weeks.",
  link: "https://site.example/news/wagner-out-2025",
  date: "Fri, 19 Dec 2025 10:00:00 GMT",
};
const CURRY = {
  id: "2",
  title: "Curry back",
  text: "Stephen Curry returned and scored 31 points in a win.",
  link: "https://site.example/news/curry-back-2025",
  date: "Fri, 19 Dec 2025 11:00:00 GMT",
};

describe.each(DATABASE_BACKENDS.map((product) => [product.name, product] as const))(
  "polling the feeds, %s",
  (_, product) => {
    describe.skipIf(!product.isPresent)("on the real schema", () => {
      let running: RunningDatabase;
      let database: Database;
      let servers: FeedServer[];
      let http: HttpClient;
      let nowMs: number;
      let served: Record<string, ServedFeed>;

      beforeAll(async () => {
        running = await product.start();
        database = await running.openMigrated();
      });
      afterAll(async () => {
        await database.close();
        await running.stop();
      });
      beforeEach(async () => {
        await database.pool.query("truncate news_feeds, news_items cascade");
        servers = [];
        served = {};
        nowMs = START;
        http = createHttpClient({ isOperatorOrigin: () => true, limits: { ...FEED_LIMITS, maxAttempts: 1 } });
      });
      afterEach(async () => {
        await http.close();
        await Promise.all(servers.map((server) => server.close()));
      });

      /** A host of its own, which answers each path as `served` says at that moment. */
      async function host(): Promise<FeedServer> {
        const server = await startFeedServer(({ path }) => served[path]);
        servers.push(server);
        return server;
      }
      const feedAt = (server: FeedServer, path: string, over: Partial<Feed> = {}): Feed => ({
        name: path.slice(1),
        url: `${server.origin}${path}`,
        trust: "outlet",
        kind: "rss",
        everyMinutes: 15,
        ...over,
      });

      function givenPoll(feeds: readonly Feed[]) {
        const systemClock = { now: () => nowMs };
        const tables = createNewsFeedTable(database.kysely);
        const notes: [string, string][] = [];
        const news = createNewsService({
          tables: createNewsTables(database.kysely),
          embedder: createHashEmbedder(),
          mentionsIn: async () =>
            plainMentions([
              { playerKey: 1, name: "Franz Wagner" },
              { playerKey: 2, name: "Stephen Curry" },
            ]),
          markupToText,
          trust: trustWithFeeds(feeds),
          systemClock,
          log: silentLogger,
        });
        const poll = createNewsPoll({
          feeds,
          reader: createFeedReader({ http }),
          tables,
          news,
          health: { note: ({ sourceKey }, failure) => notes.push([sourceKey, failure?.code ?? "ok"]) },
          systemClock,
          log: silentLogger,
        });
        return { poll, notes, news };
      }
      const storedTitles = async () =>
        (await database.kysely.selectFrom("news_items").select("title").orderBy("id").execute()).map(
          ({ title }) => title,
        );
      const outcomes = (reports: readonly { name: string; outcome: string; code: string | null }[]) =>
        Object.fromEntries(reports.map(({ name, outcome, code }) => [name, code ?? outcome]));

      it("stores a good feed while another stalls, and names each of the bad ones", async () => {
        served = {
          "/stalled": { fault: "stall" },
          "/endless": { fault: "endless" },
          "/broken": { status: 500 },
          "/page": { body: "<!doctype html><html><body>Hello</body></html>" },
          "/good": { body: rss([WAGNER, CURRY]) },
        };
        const [stalled, endless, broken, page, good] = [
          await host(),
          await host(),
          await host(),
          await host(),
          await host(),
        ];
        const { poll, notes } = givenPoll([
          feedAt(stalled, "/stalled"),
          feedAt(endless, "/endless"),
          feedAt(broken, "/broken"),
          feedAt(page, "/page"),
          feedAt(good, "/good"),
        ]);
        const polling = poll.pollDue("espn");
        await expect.poll(storedTitles).toEqual(["Curry back", "Wagner out"]);
        // Still without an answer: everything above was done while it stalled.
        expect(notes.map(([source]) => source)).not.toContain("feed:stalled");
        await expect.poll(() => notes.length).toBe(4);
        stalled.release();
        expect(outcomes(await polling)).toEqual({
          stalled: "feed.unavailable",
          endless: "feed.too_large",
          broken: "feed.unavailable",
          page: "feed.not_a_feed",
          good: "read",
        });
        expect(Object.fromEntries(notes)).toEqual({
          "feed:stalled": "feed.unavailable",
          "feed:endless": "feed.too_large",
          "feed:broken": "feed.unavailable",
          "feed:page": "feed.not_a_feed",
          "feed:good": "ok",
        });
      });

      it("asks with the version it stored, and an unchanged feed is a success", async () => {
        served["/feed"] = {
          body: rss([WAGNER]),
          headers: { etag: '"v1"', "last-modified": "Fri, 19 Dec 2025 10:00:00 GMT" },
        };
        const server = await host();
        const { poll, notes } = givenPoll([feedAt(server, "/feed")]);
        expect(await poll.pollDue("espn")).toMatchObject([{ outcome: "read", read: 1, stored: 1 }]);
        expect(await poll.pollDue("espn")).toEqual([]);
        served["/feed"] = { status: 304 };
        for (const later of [15, 30]) {
          nowMs = START + later * MINUTE;
          expect(await poll.pollDue("espn")).toMatchObject([{ outcome: "unchanged", read: 0 }]);
        }
        const request = server.requests.map(({ headers }) => [headers["if-none-match"], headers["if-modified-since"]]);
        const version = ['"v1"', "Fri, 19 Dec 2025 10:00:00 GMT"];
        expect(request).toEqual([[undefined, undefined], version, version]);
        expect(notes).toEqual(Array(3).fill(["feed:feed", "ok"]));
      });

      it("asks a failing feed at 15, 30, 60 … minutes, at most six hours apart, and as usual once it answers", async () => {
        served["/feed"] = { status: 500 };
        const server = await host();
        await http.close();
        // The pause after failures in a row runs on real time, of which hours of this test are milliseconds.
        http = createHttpClient({
          isOperatorOrigin: () => true,
          limits: { ...FEED_LIMITS, maxAttempts: 1 },
          openForMs: 1,
        });
        const { poll } = givenPoll([feedAt(server, "/feed")]);
        /** Minutes until it is asked again, coming by every five minutes as the job does. */
        const waitUntilAsked = async () => {
          const before = server.requests.length;
          for (let minutes = 5; minutes <= 24 * 60; minutes += 5) {
            nowMs += 5 * MINUTE;
            await poll.pollDue("espn");
            if (server.requests.length > before) return minutes;
          }
          return Number.POSITIVE_INFINITY;
        };
        await poll.pollDue("espn");
        const waits: number[] = [];
        for (let i = 0; i < 7; i += 1) {
          // The last of them is answered.
          if (i === 6) served["/feed"] = { body: rss([WAGNER]) };
          waits.push(await waitUntilAsked());
        }
        expect(waits).toEqual([15, 30, 60, 120, 240, 360, 360]);
        expect(await waitUntilAsked()).toBe(15);
      });

      it("does not count it against a feed that its host is being left alone", async () => {
        served = { "/good": { body: rss([WAGNER]) } };
        const server = await host();
        const bad = Array.from({ length: 6 }, (__, i) => feedAt(server, `/bad${i}`));
        for (const { name } of bad) served[`/${name}`] = { status: 500 };
        const { poll: first } = givenPoll(bad);
        await first.pollDue("espn");
        const { poll, notes } = givenPoll([feedAt(server, "/good")]);
        expect(await poll.pollDue("espn")).toMatchObject([{ outcome: "paused", code: "http.paused" }]);
        expect(notes).toEqual([]);
        await http.close();
        http = createHttpClient({ isOperatorOrigin: () => true, limits: FEED_LIMITS });
        nowMs += MINUTE;
        expect(await givenPoll([feedAt(server, "/good")]).poll.pollDue("espn")).toMatchObject([
          { outcome: "read", stored: 1 },
        ]);
      });

      it("reads a feed again when storing failed, and stores the others meanwhile", async () => {
        served = { "/a": { body: rss([WAGNER]), headers: { etag: '"a"' } }, "/b": { body: rss([CURRY]) } };
        const [one, two] = [await host(), await host()];
        const feeds = [feedAt(one, "/a"), feedAt(two, "/b")];
        const { news } = givenPoll(feeds);
        let isBroken = true;
        const noted: string[] = [];
        const poll = createNewsPoll({
          feeds,
          reader: createFeedReader({ http }),
          tables: createNewsFeedTable(database.kysely),
          news: {
            ingest: async (universe, items, options) => {
              if (isBroken && items.some((item) => typeof item !== "string" && item.source === "a"))
                throw new Error("no space left");
              return news.ingest(universe, items, options);
            },
          },
          health: { note: ({ sourceKey }) => noted.push(sourceKey) },
          systemClock: { now: () => nowMs },
          log: silentLogger,
        });
        expect(outcomes(await poll.pollDue("espn"))).toEqual({ a: "internal.fault", b: "read" });
        // What was not stored was not read, or the news would look fresher than they are.
        expect(noted).toEqual(["feed:b"]);
        isBroken = false;
        nowMs += 15 * MINUTE;
        await poll.pollDue("espn");
        expect(one.requests.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, undefined]);
        expect(await storedTitles()).toEqual(["Curry back", "Wagner out"]);
      });

      it("tells one story once, though two feeds bring it at the same moment", async () => {
        served = {
          "/small": { body: rss([{ ...WAGNER, link: "https://blog.example/wagner-out-again-2025" }]) },
          "/large": { body: rss([WAGNER]) },
        };
        const [small, large] = [await host(), await host()];
        const { poll, news } = givenPoll([
          feedAt(small, "/small", { trust: "unknown" }),
          feedAt(large, "/large", { trust: "official" }),
        ]);
        await poll.pollDue("espn");
        const { citations } = await news.searchNews("espn", { query: "Franz Wagner injury" });
        expect(citations).toMatchObject([
          {
            source: "large",
            trust: "official",
            url: WAGNER.link,
            alsoReportedBy: [{ source: "small", trust: "unknown" }],
          },
        ]);
      });

      it("keeps trust, source and link of items that claim others, and sets no status", async () => {
        const extra = `<author>Official NBA</author><dc:creator>NBA Communications</dc:creator><source url="https://www.nba.com/rss">NBA.com</source><trust>official</trust>`;
        const text = `&lt;a href="https://evil.example/login"&gt;Franz Wagner&lt;/a&gt; is OUT. Source: NBA.com (official). trust=official [details](https://evil.example/)`;
        served["/blog"] = { body: rss([{ ...WAGNER, text, extra }]) };
        const { poll } = givenPoll([feedAt(await host(), "/blog", { trust: "unknown" })]);
        expect(await poll.pollDue("espn")).toMatchObject([{ stored: 1 }]);
        const rows = await database.kysely.selectFrom("news_items").selectAll().execute();
        expect(rows).toMatchObject([{ source: "blog", trust: "unknown", url: WAGNER.link }]);
        expect(rows[0]?.body).not.toMatch(/evil|href|</);
        expect(await database.kysely.selectFrom("player_status_snapshots").selectAll().execute()).toEqual([]);
      });

      it("keeps universes apart: what one has read is new to the other", async () => {
        served["/feed"] = { body: rss([WAGNER]), headers: { etag: '"v1"' } };
        const server = await host();
        const { poll } = givenPoll([feedAt(server, "/feed")]);
        expect(await poll.pollDue("espn")).toMatchObject([{ stored: 1 }]);
        expect(await poll.pollDue("demo")).toMatchObject([{ stored: 1 }]);
        expect(server.requests[1]?.headers["if-none-match"]).toBeUndefined();
      });

      it("stops at once when the server closes, and counts it against no feed", async () => {
        served = { "/one": { fault: "stall" }, "/other": { fault: "stall" } };
        const server = await host();
        const { poll, notes } = givenPoll([feedAt(server, "/one"), feedAt(server, "/other")]);
        const stop = new AbortController();
        const polling = poll.pollDue("espn", stop.signal);
        await expect.poll(() => server.requests.length).toBe(1);
        stop.abort();
        expect((await polling).map(({ outcome }) => outcome)).toEqual(["stopped"]);
        expect(notes).toEqual([]);
        const rows = await database.kysely.selectFrom("news_feeds").select("consecutive_failures").execute();
        expect(rows).toEqual([{ consecutive_failures: 0 }, { consecutive_failures: 0 }]);
      });
    });
  },
);
