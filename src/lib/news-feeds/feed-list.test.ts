import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "#test/database";
import { trustOf, trustWithFeeds } from "@/domain/news/trust";
import { EnvironmentInvalid, readEnv } from "../env";
import { feedsOf } from "./feed-list";

const one = { name: "My feed", url: "https://site.example/rss?key=secret" };

function refusal(value: unknown): string {
  try {
    readEnv({ NEWS_FEEDS: typeof value === "string" ? value : JSON.stringify(value) });
  } catch (error) {
    if (error instanceof EnvironmentInvalid) return error.userMessage;
    throw error;
  }
  return "was accepted";
}

describe("the list of feeds", () => {
  let directory: ReturnType<typeof temporaryDirectory>;
  beforeEach(() => {
    directory = temporaryDirectory();
  });
  afterEach(() => directory.remove());

  it("is JSON in the environment or in a file it names; what is left out has a cautious value", () => {
    const list = JSON.stringify([
      one,
      { name: "B", url: "http://b.example/", trust: "official", kind: "espn-news", everyMinutes: 60 },
    ]);
    const feeds = [
      { ...one, trust: "unknown", kind: "rss", everyMinutes: 15 },
      { name: "B", url: "http://b.example/", trust: "official", kind: "espn-news", everyMinutes: 60 },
    ];
    expect(readEnv({ NEWS_FEEDS: list }).NEWS_FEEDS).toEqual(feeds);
    const file = path.join(directory.path, "feeds.json");
    writeFileSync(file, `\ufeff${list}\n`);
    expect(readEnv({ NEWS_FEEDS: file }).NEWS_FEEDS).toEqual(feeds);
    expect(readEnv({ NEWS_FEEDS: "[]" }).NEWS_FEEDS).toEqual([]);
    expect(readEnv({}).NEWS_FEEDS).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ["no such file", "/nowhere/feeds.json", "readable JSON file"],
    ["broken JSON", '[{"name":', "not JSON"],
    ["a missing name", [one, { url: "https://b.example" }], "Feed 2: name"],
    ["a name without letters left", [{ ...one, name: "<b></b>" }], "Feed 1: name"],
    ["a wrong level", [{ ...one, trust: "very" }], "Feed 1: trust"],
    ["a wrong kind", [{ ...one, kind: "html" }], "Feed 1: kind"],
    ["a key that is misspelt", [{ ...one, everyMinute: 5 }], "everyMinute"],
    ["polling every minute", [{ ...one, everyMinutes: 1 }], "Feed 1: everyMinutes"],
    ["another scheme", [{ ...one, url: "file:///secret" }], "http://"],
    ["a login in the address", [{ ...one, url: "https://me:secret@site.example/" }], "no login"],
    ["two of one name", [one, { name: "my FEED", url: "https://b.example" }], "name of its own"],
    ["two of one address", [one, { ...one, name: "Other" }], "address once"],
  ])("stops the start on %s, with the reason and an example and without the address", (_, value, reason) => {
    const message = refusal(value);
    expect(message).toContain("NEWS_FEEDS must");
    expect(message).toContain(reason);
    expect(message).toContain("Example: NEWS_FEEDS=[");
    expect(message).not.toMatch(/secret|nowhere/);
  });

  it("gives the level that is configured, also against the built-in table and after cleaning", () => {
    const { NEWS_FEEDS: feeds = [] } = readEnv({
      NEWS_FEEDS: JSON.stringify([
        { name: "NBA.com", url: "https://a.example", trust: "unknown" },
        { name: "myBlog  daily", url: "https://b.example", trust: "aggregator" },
        { name: "mirror.nba.com", url: "https://c.example", trust: "aggregator" },
      ]),
    });
    const table = trustWithFeeds(feeds);
    expect(feeds.map(({ name }) => trustOf(name, table))).toEqual(["unknown", "aggregator", "aggregator"]);
    expect(trustOf("nba.com", table)).toBe("unknown");
    expect([trustOf("ESPN", table), trustOf("Official NBA", table)]).toEqual(["outlet", "unknown"]);
  });

  it("is built in and valid by its own rules, and may be emptied", () => {
    const own = { configured: undefined, espnNewsOrigin: "http://127.0.0.1:9" };
    const builtIn = feedsOf(own);
    expect(builtIn[0]?.url).toBe("http://127.0.0.1:9/apis/site/v2/sports/basketball/nba/news?limit=50");
    expect(readEnv({ NEWS_FEEDS: JSON.stringify(builtIn) }).NEWS_FEEDS).toEqual(builtIn);
    expect(feedsOf({ ...own, configured: [] })).toEqual([]);
  });
});
