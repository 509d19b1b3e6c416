/**
 * How much a source is trusted. Pure.
 *
 * Trust comes from configuration alone: a configured feed has the level it was given; otherwise this table decides, by
 * the name under which the file was loaded and the host of a link for those that name none. Nothing that an item says
 * about itself raises it: who names himself official is taken for a newsroom unless his link leads to an official site.
 */
import type { Trust } from "./news-item";
import { foldText } from "./words";

/** Folded names of sources, or hosts. A host also covers its subdomains. */
export type TrustTable = Readonly<Record<Exclude<Trust, "unknown">, readonly string[]>> & {
  /** Levels of configured feeds by their folded names; they outrank the lists, downwards too. */
  readonly ofFeed?: ReadonlyMap<string, Trust>;
};

export const DEFAULT_TRUST: TrustTable = {
  official: ["nba.com", "nba official", "nba communications", "official injury report"],
  outlet: [
    "espn",
    "espn.com",
    "espn player card",
    "the athletic",
    "new york times",
    "nytimes.com",
    "associated press",
    "apnews.com",
    "reuters",
    "yahoo sports",
    "yahoo! sports",
    "cbs sports",
    "nbc sports",
    "nbc sports bay area",
    "sports illustrated",
    "usa today",
    "usa today sports",
    "los angeles times",
    "washington post",
    "boston globe",
    "new york post",
    "new york daily news",
    "chicago tribune",
    "chicago sun-times",
    "houston chronicle",
    "san antonio express-news",
    "dallas morning news",
    "denver post",
    "miami herald",
    "south florida sun-sentinel",
    "philadelphia inquirer",
    "the philadelphia inquirer",
    "milwaukee journal-sentinel",
    "memphis commercial appeal",
    "cleveland plain dealer",
    "cleveland.com",
    "detroit free press",
    "indianapolis star",
    "minneapolis star tribune",
    "the oregonian",
    "oregonlive.com",
    "orlando sentinel",
    "salt lake tribune",
    "sacramento bee",
    "san francisco chronicle",
    "toronto star",
    "sportsnet",
    "tsn",
    "andscape",
    "the ringer",
    "bleacher report",
    "the stein line",
    "marcstein.substack.com",
    "oklahoman",
    "arizona republic",
    "deseret news",
    "rotowire",
    "the charlotte observer",
    "arkansas democrat-gazette",
    "las vegas review journal",
  ],
  aggregator: [
    "hoopshype",
    "hoopshype.com",
    "basketnews",
    "eurohoops.net",
    "clutch points",
    "clutchpoints.com",
    "realgm",
    "sportando",
    "essentially sports",
    "fadeaway world",
  ],
};

/** The level of a source by its configured name. A name that is not in the table is unknown, however it sounds. */
export function trustOf(source: string, table: TrustTable = DEFAULT_TRUST): Trust {
  const name = foldText(source).trim();
  const configured = table.ofFeed?.get(name);
  if (configured !== undefined) return configured;
  const isListed = (entry: string) => entry === name || (entry.includes(".") && name.endsWith(`.${entry}`));
  for (const level of ["official", "outlet", "aggregator"] as const) if (table[level].some(isListed)) return level;
  return "unknown";
}

/**
 * Trust of an item that names its own source: official only where its link leads to an official site, otherwise an
 * outlet at most.
 */
export function trustOfNamed(
  { source, url }: { source: string; url: string | null },
  table: TrustTable = DEFAULT_TRUST,
): Trust {
  const level = trustOf(source, table);
  if (level !== "official") return level;
  const host = url === null ? "" : new URL(url).hostname;
  const isOfficial = table.official.some(
    (entry) => entry.includes(".") && (host === entry || host.endsWith(`.${entry}`)),
  );
  return isOfficial ? "official" : "outlet";
}

/** A table in which every feed has the level that its configuration gives it. */
export const trustWithFeeds = (
  feeds: readonly { name: string; trust: Trust }[],
  table: TrustTable = DEFAULT_TRUST,
): TrustTable => ({ ...table, ofFeed: new Map(feeds.map(({ name, trust }) => [foldText(name).trim(), trust])) });

const RANK: Readonly<Record<Trust, number>> = { official: 3, outlet: 2, aggregator: 1, unknown: 0 };

/** Above 0 when `a` is trusted more than `b`. */
export const compareTrust = (a: Trust, b: Trust): number => RANK[a] - RANK[b];
