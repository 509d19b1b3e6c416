/** One feed, over the real client, from a local server that answers well and badly. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FeedServer, rss, type ServedFeed, startFeedServer } from "#test/stubs/feed-server";
import { failureCode, failureMessage } from "../errors";
import { createHttpClient, type HttpClient, type HttpLimits } from "../http/http-client";
import type { Feed } from "./feed-list";
import { createFeedReader, FEED_LIMITS, type FeedVersion } from "./feed-reader";

const NEVER_READ: FeedVersion = { etag: null, lastModified: null };
const DATE = "Wed, 01 Oct 2025 10:00:00 EST";
const GOOD = {
  id: "g1",
  title: "Wagner out",
  text: "Franz Wagner is out.",
  link: "https://site.example/a",
  date: DATE,
};

describe("reading a feed", () => {
  let server: FeedServer;
  let http: HttpClient;
  let answer: ServedFeed;

  beforeEach(async () => {
    server = await startFeedServer(() => answer);
    http = clientWith({});
  });
  afterEach(async () => {
    await http.close();
    await server.close();
  });

  const clientWith = (limits: Partial<HttpLimits>) =>
    createHttpClient({ isOperatorOrigin: () => true, limits: { ...FEED_LIMITS, maxAttempts: 1, ...limits } });
  const feed = (over: Partial<Feed> = {}): Feed => ({
    name: "Desk",
    url: `${server.origin}/feed?key=secret`,
    trust: "outlet",
    kind: "rss",
    everyMinutes: 15,
    ...over,
  });
  const read = (served: ServedFeed | string, over: Partial<Feed> = {}, known = NEVER_READ, signal?: AbortSignal) => {
    answer = typeof served === "string" ? { body: served } : served;
    return createFeedReader({ http }).read(feed(over), known, signal);
  };
  const failureOf = (served: ServedFeed | string, over: Partial<Feed> = {}) =>
    read(served, over).then(
      () => expect.fail("was read"),
      (error: unknown) => ({ code: failureCode(error), message: failureMessage(error) }),
    );

  it("reads RSS: entities, CDATA, full text before the summary, and the version for the next poll", async () => {
    const body = rss([
      {
        ...GOOD,
        title: "Wagner &amp; Banchero",
        text: "Summary",
        extra: "<content:encoded><![CDATA[<p>Whole</p>]]></content:encoded>",
      },
      { id: "g2", text: "Only words.", link: "/relative", extra: "<dc:date>2025-10-02T08:00:00Z</dc:date>" },
    ]);
    const headers = { etag: 'W/"v1"', "last-modified": "Wed, 01 Oct 2025 15:00:00 GMT" };
    expect(await read({ body, headers })).toEqual({
      kind: "items",
      etag: 'W/"v1"',
      lastModified: "Wed, 01 Oct 2025 15:00:00 GMT",
      skipped: {},
      items: [
        {
          sourceItemId: "g2",
          text: "Only words.",
          url: `${server.origin}/relative`,
          publishedAt: "2025-10-02T08:00:00Z",
          source: "Desk",
        },
        {
          sourceItemId: "g1",
          title: "Wagner & Banchero",
          text: "<p>Whole</p>",
          url: "https://site.example/a",
          publishedAt: DATE,
          source: "Desk",
        },
      ],
    });
  });

  it("reads Atom and RDF", async () => {
    const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>u</id><updated>2025-10-03T00:00:00Z</updated>
      <entry><id>e1</id><title type="html">Title &lt;b&gt;x&lt;/b&gt;</title><link rel="self" href="https://site.example/self"/><link href="https://site.example/e1"/>
      <updated>2025-10-03T00:00:00Z</updated><published>2025-10-02T00:00:00Z</published><summary>Words</summary></entry></feed>`;
    const rdf = `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://site.example/"><title>R</title></channel><item rdf:about="https://site.example/r1"><title>R1</title><link>https://site.example/r1</link><description>Words</description><dc:date>2025-10-02T00:00:00Z</dc:date></item></rdf:RDF>`;
    expect(await read(atom)).toMatchObject({
      items: [
        { sourceItemId: "e1", text: "Words", url: "https://site.example/e1", publishedAt: "2025-10-02T00:00:00Z" },
      ],
    });
    expect(await read(rdf)).toMatchObject({ items: [{ title: "R1", text: "Words", url: "https://site.example/r1" }] });
  });

  it("reads ESPN's news and drops what it says of athletes, teams and pictures", async () => {
    const article = {
      id: 46482981,
      type: "HeadlineNews",
      headline: "Guard cold in opener",
      description: "He missed eleven of twelve.",
      published: "2025-10-04T14:59:37Z",
      byline: "Official NBA",
      categories: [{ type: "athlete", athleteId: 1966, description: "LeBron James" }],
      links: { web: { href: "https://www.espn.com/nba/story/_/id/46482981/cold" }, app: { href: "sportscenter://x" } },
    };
    const body = JSON.stringify({ header: "NBA News", articles: [article, 7, { headline: "No link or date" }] });
    expect(await read({ body }, { kind: "espn-news", name: "ESPN" })).toMatchObject({
      items: [
        {
          sourceItemId: "46482981",
          title: "Guard cold in opener",
          text: "He missed eleven of twelve.",
          url: "https://www.espn.com/nba/story/_/id/46482981/cold",
          publishedAt: "2025-10-04T14:59:37Z",
          source: "ESPN",
        },
      ],
      skipped: { no_text: 1, bad_url: 1 },
    });
  });

  it("names each item after the feed, whoever the item says it is from", async () => {
    const extra = `<author>Official NBA</author><dc:creator>NBA Communications</dc:creator><source url="https://www.nba.com/">Official NBA</source>`;
    const answered = await read(rss([{ ...GOOD, extra }]));
    expect(answered).toMatchObject({ items: [{ source: "Desk" }] });
    expect(JSON.stringify(answered)).not.toMatch(/official nba|communications/i);
  });

  it("asks with what it knows, and takes 304 for unchanged", async () => {
    const known = { etag: '"v1"', lastModified: "Wed, 01 Oct 2025 15:00:00 GMT" };
    expect(await read({ status: 304 }, {}, known)).toEqual({ kind: "unchanged" });
    expect(server.requests[0]?.headers).toMatchObject({
      "if-none-match": '"v1"',
      "if-modified-since": "Wed, 01 Oct 2025 15:00:00 GMT",
    });
    expect(await failureOf({ status: 304 })).toMatchObject({ code: "feed.unavailable" });
    expect(server.requests[1]?.headers["if-none-match"]).toBeUndefined();
  });

  it("leaves out what has no words, no link or no date, and counts it", async () => {
    const body = rss([
      GOOD,
      { link: "https://site.example/b", date: DATE },
      { ...GOOD, link: "javascript:alert(1)" },
      { title: "t", date: DATE },
      { ...GOOD, date: "soon" },
      { title: "t", link: "https://site.example/c" },
    ]);
    const answered = await read(body);
    expect(answered).toMatchObject({ skipped: { no_text: 1, bad_url: 2, bad_date: 2 } });
    expect(answered.kind === "items" && answered.items).toHaveLength(1);
  });

  it("takes the 200 newest of a feed that offers more, in whatever order they stand", async () => {
    const items = Array.from({ length: 500 }, (_, i) => ({
      ...GOOD,
      id: String(i),
      date: new Date(Date.UTC(2025, 0, 1) + ((i * 7) % 500) * 60_000).toISOString(),
    }));
    const answered = await read(rss(items));
    if (answered.kind !== "items") return expect.fail("was not read");
    const minutes = answered.items.map(({ publishedAt }) => (Date.parse(publishedAt) - Date.UTC(2025, 0, 1)) / 60_000);
    expect(minutes).toEqual(Array.from({ length: 200 }, (_, i) => 499 - i));
    expect(answered.skipped).toEqual({ beyond_limit: 300 });
  });

  it("takes a feed without entries for what it is", async () => {
    expect(await read(rss([]))).toMatchObject({ kind: "items", items: [], skipped: {} });
  });

  it.each<[string, ServedFeed, string]>([
    [
      "a web page",
      { body: "<!DOCTYPE html><html><body>Sign in</body></html>", headers: { "content-type": "text/html" } },
      "feed.not_a_feed",
    ],
    ["a web page about feeds", { body: '<div><pre> <rss version="2.0"></pre></div>' }, "feed.not_a_feed"],
    ["nothing", { body: "" }, "feed.not_a_feed"],
    ["another kind of XML", { body: '<?xml version="1.0"?><urlset><url/></urlset>' }, "feed.not_a_feed"],
    [
      "a JSON feed",
      { body: '{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[]}' },
      "feed.not_a_feed",
    ],
    ["401", { status: 401 }, "feed.refused"],
    ["403", { status: 403 }, "feed.refused"],
    ["404", { status: 404 }, "feed.refused"],
    ["410", { status: 410 }, "feed.refused"],
    ["429", { status: 429 }, "feed.unavailable"],
    ["500", { status: 500 }, "feed.unavailable"],
    ["503", { status: 503 }, "feed.unavailable"],
    ["a reset", { fault: "reset" }, "feed.unavailable"],
    ["an endless body", { fault: "endless" }, "feed.too_large"],
  ])("names %s", async (_, served, code) => {
    expect(await failureOf(served)).toMatchObject({ code });
  });

  it.each<["stall" | "drip"]>([["stall"], ["drip"]])("ends a %s at its time limit", async (error) => {
    await http.close();
    http = clientWith({ attemptTimeoutMs: 200, totalTimeoutMs: 200 });
    expect(await failureOf({ fault: error })).toMatchObject({ code: "feed.timeout" });
  });

  it.each([
    ["<html>", "feed.not_a_feed"],
    ['{"articles":[{"id":1', "feed.malformed"],
    ['{"news":[]}', "feed.not_a_feed"],
  ])("names %s where ESPN's news were expected", async (body, code) => {
    expect(await failureOf({ body }, { kind: "espn-news" })).toMatchObject({ code });
  });

  it("tells of a redirect which host it leads to, and nothing of either address's path or key", async () => {
    const moved = await failureOf({ status: 301, headers: { location: "https://new.example/feed/token?key=secret" } });
    expect(moved.code).toBe("feed.moved");
    expect(moved.message).toContain("https://new.example");
    expect(moved.message).not.toMatch(/secret|token|\?/);
    expect((await failureOf({ status: 302, headers: { location: "/elsewhere?key=secret" } })).message).toContain(
      server.origin,
    );
    expect(await failureOf({ status: 302, headers: { location: "javascript:alert(1)" } })).toMatchObject({
      code: "feed.moved",
    });
    expect(server.requests.map(({ path }) => path)).toEqual(Array(3).fill("/feed?key=secret"));
  });

  // A cut entry, stored as a whole one, would keep the whole one out as a report of the same.
  it("uses nothing of a feed that was cut, wherever the cut is", async () => {
    const whole = rss([GOOD, { ...GOOD, id: "g2", text: "Another one." }]);
    const start = whole.lastIndexOf("<item>");
    const ends = [...whole.slice(0, -6).matchAll(/>|Another/g)]
      .map(({ index }) => index + 1)
      .filter((end) => end > start);
    expect(ends.length).toBeGreaterThan(10);
    for (const end of ends)
      expect(await failureOf(whole.slice(0, end)), whole.slice(0, end).slice(-40)).toMatchObject({
        code: "feed.malformed",
      });
  });

  const fill = (unit: string) => unit.repeat(Math.floor(1_900_000 / unit.length));
  const bomb = `<!DOCTYPE r [<!ENTITY a0 "lol">${Array.from({ length: 40 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join("")}]>`;
  it.each<[string, string]>([
    ["an entity bomb", bomb + rss([{ ...GOOD, text: "&a40;" }])],
    ["many doctypes", fill("<!DOCTYPE r []>") + rss([GOOD])],
    ["deep nesting", rss([{ ...GOOD, extra: fill("<a>") }])],
    ["open brackets", rss([{ ...GOOD, extra: fill("<") }])],
    ["numeric entities", rss([{ ...GOOD, title: fill("&#65;") }])],
    ["an open CDATA", rss([{ ...GOOD, text: fill("<![CDATA[") }])],
    ["entries without end", rss(Array(30_000).fill({ title: "t" }))],
    [
      "attributes without end",
      rss([{ ...GOOD, extra: `<x ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(" ")}/>` }]),
    ],
  ])("is through with %s in time", async (_, body) => {
    const outcome = await read(body).then(
      ({ kind }) => kind,
      (error: unknown) => failureCode(error),
    );
    expect(["items", "feed.malformed", "feed.not_a_feed"]).toContain(outcome);
  });

  // The parser's own time for this grows with the square: minutes.
  it("gives up on what takes too long to parse, and reads others meanwhile", async () => {
    const ended: string[] = [];
    const hostile = failureOf(rss([{ ...GOOD, extra: `<author>${fill("(")}</author>` }])).then(({ code }) =>
      ended.push(code),
    );
    await expect.poll(() => server.requests.length).toBe(1);
    const other = read(rss([GOOD]), { name: "Other" }).then(({ kind }) => ended.push(kind));
    await Promise.all([hostile, other]);
    expect(ended).toEqual(["items", "feed.malformed"]);
    // Shorter than the usual limit: giving up in time is the promise.
  }, 20_000);

  it("leaves entities of a document's own undone", async () => {
    const answered = await read(bomb + rss([{ ...GOOD, text: "&a40; and &amp;" }]));
    expect(answered).toMatchObject({ items: [{ text: "&a40; and &" }] });
  });

  it("stops at once when the caller does", async () => {
    const stop = new AbortController();
    const reading = read(rss([{ ...GOOD, extra: `<author>${fill("[")}</author>` }]), {}, NEVER_READ, stop.signal);
    stop.abort(new Error("closing"));
    await expect(reading).rejects.toThrow("closing");
  });
});
