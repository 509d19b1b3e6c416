/**
 * Which feeds are polled, how far each is trusted, and how often it is asked.
 *
 * `NEWS_FEEDS` replaces the built-in list. It is JSON, or the path of a JSON file: a list of
 * `{name, url, trust?, kind?, everyMinutes?}`. An empty list turns the feeds off.
 */
import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { cleanText } from "@/domain/news/clean-text";
import { readLink } from "@/domain/news/links";
import { MAX_URL_CHARS, TRUST_LEVELS } from "@/domain/news/news-item";
import { foldText } from "@/domain/news/words";
import { err, ok, type Result } from "../result";
import { markupToText } from "./markup-to-text";

const MAX_NAME_CHARS = 80;
const MAX_FEEDS = 100;
const MAX_FILE_BYTES = 200_000;

const feedEntry = z.strictObject({
  name: z
    .string()
    // Cleaned like the items' source name, so that the two match when trust is read.
    .transform((name) => cleanText(name, markupToText, MAX_NAME_CHARS))
    .pipe(z.string().min(1)),
  url: z
    .string()
    .max(MAX_URL_CHARS)
    .transform((text, ctx) => {
      const link = readLink(text);
      if (link !== undefined) return link;
      ctx.addIssue({ code: "custom", message: "must start with http:// or https:// and hold no login" });
      return z.NEVER;
    }),
  trust: z.enum(TRUST_LEVELS).default("unknown"),
  /** `espn-news`: the JSON of ESPN's news endpoint; `rss`: RSS, RDF or Atom. */
  kind: z.enum(["rss", "espn-news"]).default("rss"),
  everyMinutes: z.number().int().min(5).max(1_440).default(15),
});

export type Feed = z.output<typeof feedEntry>;

/** Under which a feed's answers and failures are noted. */
export const feedHealthKey = ({ name }: Pick<Feed, "name">): string => `feed:${name}`;

/** @returns the feeds, or what is wrong in words that begin with "must" and quote no address. */
export function readFeedList(text: string): Result<readonly Feed[], string> {
  const json = text.startsWith("[") ? text : textOfFile(text);
  if (json === undefined) return err("must be a JSON list of feeds, or the path of a readable JSON file with one");
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return err("must be a JSON list of feeds, and this is not JSON");
  }
  const read = z.array(feedEntry).max(MAX_FEEDS).safeParse(value);
  if (!read.success) {
    const [place, ...field] = read.error.issues[0]?.path ?? [];
    const where = typeof place === "number" ? ` Feed ${place + 1}: ${[...field, ""].join(" ")}` : " ";
    return err(`must be a JSON list of feeds.${where}${read.error.issues[0]?.message ?? "is not valid"}`);
  }
  if (hasRepeats(read.data.map(({ name }) => foldText(name)))) return err("must give every feed a name of its own");
  if (hasRepeats(read.data.map(({ url }) => url))) return err("must name every address once");
  return ok(read.data);
}

const hasRepeats = (values: readonly string[]): boolean => new Set(values).size < values.length;

function textOfFile(path: string): string | undefined {
  try {
    return statSync(path).size > MAX_FILE_BYTES ? undefined : readFileSync(path, "utf8").trim();
  } catch {
    return undefined;
  }
}

/** The configured feeds, otherwise the built-in ones. */
export const feedsOf = (options: {
  configured: readonly Feed[] | undefined;
  espnNewsOrigin: string;
}): readonly Feed[] => options.configured ?? builtInFeeds(options.espnNewsOrigin);

const builtInFeeds = (espnNewsOrigin: string): readonly Feed[] => [
  {
    name: "ESPN",
    url: new URL("/apis/site/v2/sports/basketball/nba/news?limit=50", espnNewsOrigin).href,
    trust: "outlet",
    kind: "espn-news",
    everyMinutes: 10,
  },
  {
    name: "RotoWire",
    url: "https://www.rotowire.com/rss/news.php?sport=NBA",
    trust: "outlet",
    kind: "rss",
    everyMinutes: 10,
  },
  { name: "ESPN NBA", url: "https://www.espn.com/espn/rss/nba/news", trust: "outlet", kind: "rss", everyMinutes: 15 },
  {
    name: "CBS Sports",
    url: "https://www.cbssports.com/rss/headlines/nba/",
    trust: "outlet",
    kind: "rss",
    everyMinutes: 15,
  },
  { name: "Yahoo Sports", url: "https://sports.yahoo.com/nba/rss/", trust: "outlet", kind: "rss", everyMinutes: 15 },
  {
    name: "RealGM",
    url: "https://basketball.realgm.com/rss/wiretap/0/0.xml",
    trust: "aggregator",
    kind: "rss",
    everyMinutes: 20,
  },
];
