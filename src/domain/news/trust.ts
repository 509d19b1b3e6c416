/**
 * How much a source is trusted. Pure.
 *
 * Trust comes from this table alone: the name under which the feed or file was configured, and the host of a link for
 * those that name none. Nothing that an item says about itself raises it.
 */
import type { Trust } from "./news-item";
import { foldText } from "./words";

/** Folded names of sources, or hosts. A host also covers its subdomains. */
export type TrustTable = Readonly<Record<Exclude<Trust, "unknown">, readonly string[]>>;

export const DEFAULT_TRUST: TrustTable = {
  official: ["nba.com", "nba official", "nba communications", "official injury report", "espn player card"],
  outlet: [
    "espn",
    "espn.com",
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
  const isListed = (entry: string) => entry === name || (entry.includes(".") && name.endsWith(`.${entry}`));
  for (const level of ["official", "outlet", "aggregator"] as const) if (table[level].some(isListed)) return level;
  return "unknown";
}

const RANK: Readonly<Record<Trust, number>> = { official: 3, outlet: 2, aggregator: 1, unknown: 0 };

/** Above 0 when `a` is trusted more than `b`. */
export const compareTrust = (a: Trust, b: Trust): number => RANK[a] - RANK[b];
