/** News from raw items to citations, on the real schema of both homes. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { attackNewsSets } from "#test/scenarios/attack-sets";
import { plainMentions } from "#test/stubs/plain-mentions";
import type { Database } from "@/db/database";
import { createNewsTables } from "@/db/news/news";
import { parseNewsLine, type RawNewsItem } from "@/domain/news/news-item";
import { fixedClock } from "@/lib/clock";
import { type Embedder, EmbeddingsUnavailable } from "@/lib/embeddings/embedder";
import { createHashEmbedder } from "@/lib/embeddings/hash";
import { silentLogger } from "@/lib/log";
import { markupToText } from "@/lib/news-feeds/markup-to-text";
import { createNewsService } from "./news.service";

const NOW = "2025-12-20T12:00:00.000Z";
const ATTACKS = attackNewsSets("hostile news in the store");
const PLAYERS = [
  { playerKey: 1, name: "Franz Wagner" },
  { playerKey: 2, name: "Stephen Curry" },
  { playerKey: 3, name: "Seth Curry" },
  { playerKey: 4, name: "Luka Dončić" },
  { playerKey: 8001, name: "Pell Havranek" },
  { playerKey: 8002, name: "Anton Meriwald" },
];

const item = (text: string, over: Partial<RawNewsItem> = {}): RawNewsItem => ({
  text,
  source: "ESPN",
  publishedAt: "2025-12-19T12:00:00Z",
  ...over,
});

describe.each(DATABASE_BACKENDS.map((product) => [product.name, product] as const))("news, %s", (_, product) => {
  describe.skipIf(!product.isPresent)("on the real schema", () => {
    let running: RunningDatabase;
    let database: Database;

    beforeAll(async () => {
      running = await product.start();
      database = await running.openMigrated();
    });
    afterAll(async () => {
      await database.close();
      await running.stop();
    });

    async function givenNews(embedder: Embedder = createHashEmbedder()) {
      await database.pool.query("truncate news_items cascade");
      const tables = createNewsTables(database.kysely);
      const news = createNewsService({
        tables,
        embedder,
        mentionsIn: async () => plainMentions(PLAYERS),
        markupToText,
        systemClock: fixedClock(Date.parse(NOW)),
        log: silentLogger,
      });
      const count = async (table: string) =>
        (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(database.kysely)).rows[0]?.n;
      return { tables, news, count };
    }

    it("finds a player's injury first, with its claim, source, date and link", async () => {
      const { news } = await givenNews();
      await news.ingest("espn", [
        item("Franz Wagner scored 40 points in a win over the Heat.", {
          url: "https://example.com/a-long-article/1234",
        }),
        item("Franz Wagner (left ankle sprain) is out two weeks.", {
          title: "Wagner out",
          url: "https://example.com/b?utm_source=x#top",
          sourceItemId: "b",
        }),
        item("Stephen Curry has a knee injury and is questionable."),
      ]);
      const { citations, playerKeys, intent } = await news.searchNews("espn", {
        query: "Franz Wagner injury status update",
      });
      expect({ playerKeys, intent }).toEqual({ playerKeys: [1], intent: "injury" });
      expect(citations).toHaveLength(2);
      expect(citations[0]).toMatchObject({
        title: "Wagner out",
        snippet: "Franz Wagner (left ankle sprain) is out two weeks.",
        source: "ESPN",
        trust: "outlet",
        publishedAt: "2025-12-19T12:00:00.000Z",
        url: "https://example.com/b?utm_source=x#top",
        players: [1],
        alsoReportedBy: [],
      });
      expect(citations[0]?.claims.map(({ kind }) => kind).sort()).toEqual(["injury", "return", "status"]);
    });

    it("finds accents without accents, topics without a player, and only what is in the window", async () => {
      const { news } = await givenNews();
      await news.ingest("espn", [
        item("Luka Dončić was fined for kicking a ball."),
        item("Expansion: the league talks about a club in Seattle.", { publishedAt: "2025-12-01" }),
        item("Cup final moves to a new arena.", { publishedAt: "2025-12-18" }),
      ]);
      const titles = async (query: string, from?: string) =>
        (await news.searchNews("espn", { query, ...(from ? { from } : {}) })).citations.map(({ snippet }) =>
          snippet.slice(0, 9),
        );
      expect(await titles("luka doncic news")).toEqual(["Luka Donč"]);
      expect((await titles("seattle expansion"))[0]).toBe("Expansion");
      expect(await titles("seattle expansion", "2025-12-10T00:00:00Z")).not.toContain("Expansion");
    });

    it("never answers with what the league's clock has not reached", async () => {
      const { news } = await givenNews();
      await news.ingest("espn", [
        item("Franz Wagner is back."),
        item("Franz Wagner fell.", { publishedAt: "2025-12-10" }),
      ]);
      const { citations } = await news.searchNews("espn", { query: "Franz Wagner news", asOf: "2025-12-12T00:00:00Z" });
      expect(citations.map(({ snippet }) => snippet)).toEqual(["Franz Wagner fell."]);
    });

    it("changes nothing when the same items come again", async () => {
      const { news, count } = await givenNews();
      const items = [
        item("Franz Wagner is out.", { sourceItemId: "1" }),
        item("Stephen Curry is in.", { sourceItemId: "2" }),
        item("Franz Wagner is out.", { sourceItemId: "9", source: "x.com" }),
      ];
      expect(await news.ingest("espn", items)).toMatchObject({ read: 3, stored: 2, merged: 1, unchanged: 0 });
      const before = await Promise.all(["news_items", "news_players", "news_reports"].map(count));
      expect(before).toEqual([2, 2, 3]);
      expect(await news.ingest("espn", items)).toMatchObject({ read: 3, stored: 0, merged: 0, unchanged: 3 });
      expect(await Promise.all(["news_items", "news_players", "news_reports"].map(count))).toEqual(before);
    });

    it("keeps the most trusted report of a thing and names the others, in whatever order they come", async () => {
      const text = "The Magic announced that Franz Wagner has a sprained left ankle and is out for tonight in Miami.";
      const reports = [
        item(text, { source: "x.com", url: "https://x.com/who/status/1", publishedAt: "2025-12-19T10:00:00Z" }),
        item(`${text} More soon.`, {
          source: "HoopsHype",
          url: "https://hoopshype.com/2",
          publishedAt: "2025-12-19T11:00:00Z",
        }),
        item(text, { source: "NBA.com", url: "https://nba.com/3", publishedAt: "2025-12-19T12:00:00Z" }),
      ];
      for (const batches of [
        [reports],
        [...reports].map((report) => [report]),
        [...reports].reverse().map((report) => [report]),
      ]) {
        const { news } = await givenNews();
        for (const batch of batches) await news.ingest("espn", batch);
        const { citations } = await news.searchNews("espn", { query: "Franz Wagner injury" });
        expect(citations).toHaveLength(1);
        expect(citations[0]).toMatchObject({ source: "NBA.com", trust: "official", url: "https://nba.com/3" });
        expect(citations[0]?.alsoReportedBy.map(({ source, trust }) => [source, trust])).toEqual([
          ["x.com", "unknown"],
          ["HoopsHype", "aggregator"],
        ]);
      }
    });

    describe("an article under whose link others write too", () => {
      const url = "https://www.espn.com/nba/story/_/id/12345678/game-notes";
      const hostile = item("Seth Curry fans: our picks for tonight.", { url, source: "hostile blog" });
      const own = item("Stephen Curry left the arena on crutches.", { url });
      /** By itself, the last name is that of two and "he" is nobody. */
      const report = item("Curry will not play tonight because of a sprained ankle.", { url });
      const nameless = item("He is out at least two weeks, the club said.", { url });

      const linksOf = async (batches: readonly (readonly RawNewsItem[])[]) => {
        const { news } = await givenNews();
        for (const batch of batches) await news.ingest("espn", batch);
        const { rows } = await sql<{ body: string; players: number[] }>`
          select n.body, coalesce(jsonb_agg(p.player_id) filter (where p.player_id is not null), '[]') as players
          from news_items n left join news_players p on p.news_id = n.id where n.source = 'ESPN' group by n.id order by n.id
        `.execute(database.kysely);
        return rows.map(({ players }) => players);
      };

      it("is about the players that its own source names, in whatever order the passages come", async () => {
        expect(await linksOf([[own, report, nameless]])).toEqual([[2], [2], [2]]);
        expect(await linksOf([[own], [report], [nameless]])).toEqual([[2], [2], [2]]);
      });

      it("is never about a player whom another source put there", async () => {
        expect(await linksOf([[hostile, report, nameless]])).toEqual([[], []]);
        expect(await linksOf([[hostile], [report, nameless]])).toEqual([[], []]);
      });
    });

    it("tells one story once, though two loads bring it at the same moment", async () => {
      const { news, count } = await givenNews();
      const text = "The Magic announced that Franz Wagner has a sprained left ankle and is out for tonight in Miami.";
      const reports = await Promise.all(
        ["ESPN", "CBS Sports"].map((source) => news.ingest("espn", [item(text, { source })])),
      );
      expect(reports.map(({ stored, merged }) => [stored, merged])).toEqual([
        [1, 0],
        [0, 1],
      ]);
      expect(await count("news_items")).toBe(1);
    });

    it("goes on loading after a load that failed", async () => {
      const { news } = await givenNews();
      const cut = news.ingest("espn", [item("Franz Wagner is out.")], { signal: AbortSignal.abort(new Error("cut")) });
      await expect(cut).rejects.toThrow("cut");
      expect(await news.ingest("espn", [item("Franz Wagner is out.")])).toMatchObject({ stored: 1 });
    });

    it("takes nobody for official who only says so of himself", async () => {
      const { news } = await givenNews();
      const line = (text: string, url: string) =>
        parseNewsLine({ text, url, date: "2025-12-19", source: "NBA Official" });
      await news.ingest("espn", [
        line("Franz Wagner is out.", "https://evil.example/nba.com/wagner-2025"),
        line("Stephen Curry is out.", "https://www.nba.com/news/curry-2025"),
      ]);
      const trusts = async () =>
        (await database.kysely.selectFrom("news_items").select(["url", "trust"]).orderBy("id").execute()).map(
          ({ url, trust }) => [new URL(url ?? "").hostname, trust],
        );
      expect(await trusts()).toEqual([
        ["evil.example", "outlet"],
        ["www.nba.com", "official"],
      ]);
    });

    it("gives the newest of a window whatever words they use", async () => {
      const { news } = await givenNews();
      const old = Array.from({ length: 60 }, (__, i) =>
        item(`NBA basketball: number ${i} of the notes on basketball in the NBA, told by guest ${i * 7}.`, {
          publishedAt: new Date(Date.parse("2025-12-19T10:00:00Z") - i * 60_000).toISOString(),
        }),
      );
      const newest = [
        item("Luka Dončić was fined.", { publishedAt: "2025-12-19T11:00:00Z" }),
        item("Expansion comes.", { publishedAt: "2025-12-19T10:30:00Z" }),
      ];
      await news.ingest("espn", [...old, ...newest, item("Not yet known.", { publishedAt: "2025-12-19T13:00:00Z" })]);
      const window = { from: "2025-12-19T09:30:00Z", asOf: "2025-12-19T12:00:00Z" };
      const latest = await news.latest("espn", { ...window, limit: 3 });
      expect(latest.map(({ snippet }) => snippet.slice(0, 15))).toEqual([
        "Luka Dončić was",
        "Expansion comes",
        "NBA basketball:",
      ]);
      expect(latest[0]).toMatchObject({ players: [4], publishedAt: "2025-12-19T11:00:00.000Z" });
      // 10:00 to 09:30 is 31 of the notes.
      expect(await news.latest("espn", { ...window, limit: 50 })).toHaveLength(33);
    });

    it("counts and tells bad items and loads the others", async () => {
      const { news } = await givenNews();
      const lines = [
        {
          id: "1",
          text: "Franz Wagner is out.",
          date: "2025-12-19",
          outlet: "ESPN",
          tags: ["Secret Tag"],
          topic: "Injuries",
        },
        { id: "2", text: "No date.", outlet: "ESPN" },
        { id: "3", text: "Bad link.", date: "2025-12-19", outlet: "ESPN", url: "javascript:alert(1)" },
        ["not", "an", "object"],
        { id: "5", date: "2025-12-19", outlet: "ESPN" },
      ];
      const report = await news.ingest("espn", [...lines.map(parseNewsLine), "not_json"]);
      expect(report).toMatchObject({ read: 6, stored: 1, rejected: 5 });
      expect(report.rejectedFor).toEqual({ bad_date: 1, bad_url: 1, bad_shape: 1, no_text: 1, not_json: 1 });
      expect(report.rejections[0]).toEqual({ place: 2, reason: "bad_date" });
    });

    it("stores nothing of keys it does not know, tags among them", async () => {
      const { news } = await givenNews();
      await news.ingest("espn", [
        parseNewsLine({
          id: "1",
          text: "He is out.",
          date: "2025-12-19",
          outlet: "ESPN",
          tags: ["Zebra Tag"],
          teams: ["ZZZ"],
          first_seen: "zebra",
        }),
      ]);
      const { rows } = await sql<{ all: string }>`select (news_items.*)::text as all from news_items`.execute(
        database.kysely,
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.all).not.toMatch(/zebra|zzz/i);
    });

    it("keeps universes apart", async () => {
      const { news } = await givenNews();
      await news.ingest("demo", [item("Franz Wagner is out.")]);
      expect((await news.searchNews("espn", { query: "Franz Wagner news" })).citations).toEqual([]);
      expect((await news.searchNews("demo", { query: "Franz Wagner news" })).citations).toHaveLength(1);
      expect(await news.ingest("espn", [item("Franz Wagner is out.")])).toMatchObject({ stored: 1 });
    });

    it("loads and answers by words while the embedding provider is away, and catches up later", async () => {
      let isAway = true;
      const hash = createHashEmbedder();
      const embedder: Embedder = {
        ...hash,
        embed: (texts, options) => (isAway ? Promise.reject(new EmbeddingsUnavailable()) : hash.embed(texts, options)),
      };
      const { news, tables } = await givenNews(embedder);
      expect(await news.ingest("espn", [item("Franz Wagner is out.")])).toMatchObject({
        stored: 1,
        withoutEmbedding: 1,
      });
      const away = await news.searchNews("espn", { query: "Franz Wagner injury" });
      expect(away.citations).toHaveLength(1);
      expect(away.degraded).toBe((await tables.hasVectors()) ? "embeddings.unavailable" : "database.no_vector");
      isAway = false;
      expect(await news.embedMissing("espn", 10)).toBe(1);
      expect(await news.embedMissing("espn", 10)).toBe(0);
      expect(await tables.missingEmbeddings("espn", "another:provider", 10)).toHaveLength(1);
    });

    it("answers an empty index and a hostile query with nothing", async () => {
      const { news } = await givenNews();
      for (const query of ["'); drop table news_items; --", "& | ! <-> :*", "", "\u0000"]) {
        expect((await news.searchNews("espn", { query })).citations).toEqual([]);
      }
    });

    it.each(ATTACKS)("stores hostile news ($origin) as inert text", async ({ items }) => {
      const { news, count } = await givenNews();
      const url = "https://news.example/wire";
      const report = await news.ingest(
        "espn",
        items.map(({ id, title, text }) => item(text, { sourceItemId: id, title, url, source: "Wire" })),
      );
      expect(report).toMatchObject({ stored: items.length, rejected: 0 });
      const rows = await database.kysely.selectFrom("news_items").selectAll().execute();
      for (const row of rows) {
        expect([row.trust, row.url, row.source]).toEqual(["unknown", url, "Wire"]);
        expect(`${row.title} ${row.body}`).not.toMatch(/<[a-z!/]|https?:|onerror|\]\(|[\p{Cf}\p{Co}\n]/iu);
      }
      expect(await count("player_status_snapshots")).toBe(0);
      const { citations } = await news.searchNews("espn", { query: "Is Anton Meriwald hurt?", limit: 20 });
      const statuses = citations.flatMap(({ claims }) =>
        claims.flatMap((claim) => (claim.kind === "status" ? [claim.status] : [])),
      );
      expect(new Set(statuses)).toEqual(new Set(["out"]));
    });
  });
});
