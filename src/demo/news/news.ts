/**
 * The demo's news feed: short reports in our own words, made from that season's real statuses and box scores.
 *
 * A report is the same every time it is made, and is dated by the league's clock. The feed names no injuries: the
 * figures do not hold any, so a report says that no reason was given.
 */

import type { World } from "../league/world";
import { dayOfPeriod, FINAL_PERIOD, periodAt } from "../season/calendar";
import { DRAW, drawUnit } from "../season/draws";
import { morningFacts, nightFacts } from "./news-facts";
import { wordFact } from "./news-words";

/** The name that every report carries as its source. */
export const DEMO_NEWS_SOURCE = "FanVise demo news";

export type DemoNewsItem = {
  readonly sourceItemId: string;
  readonly title: string;
  readonly text: string;
  /** ISO 8601 UTC, by the league's clock. */
  readonly publishedAt: string;
  readonly source: string;
};

/**
 * Reports of one day, the oldest first: those of its morning, and those of its games, which may come after midnight.
 */
function newsOfDay(world: World, period: number): DemoNewsItem[] {
  const minuteOf = (player: number, max: number) =>
    Math.floor(drawUnit(DRAW.news, world.season.players[player]?.id ?? 0, period) * max);
  return [...morningFacts(world, period, minuteOf), ...nightFacts(world, period, minuteOf)]
    .map((fact) => ({
      sourceItemId: `${fact.kind}:${world.season.players[fact.player]?.id ?? 0}:${dayOfPeriod(period)}`,
      ...wordFact(world, fact),
      publishedAt: new Date(fact.publishedAt).toISOString(),
      source: DEMO_NEWS_SOURCE,
    }))
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.sourceItemId.localeCompare(b.sourceItemId));
}

/**
 * Reports published in a window, the oldest first: after `afterMs`, up to and including `untilMs`. Epoch milliseconds
 * of league time.
 */
export function demoNews(world: World, afterMs: number, untilMs: number): DemoNewsItem[] {
  const first = Math.max(1, periodAt(afterMs));
  const last = Math.min(periodAt(untilMs), FINAL_PERIOD);
  const items: DemoNewsItem[] = [];
  for (let period = first; period <= last; period += 1) {
    for (const item of newsOfDay(world, period)) {
      const at = Date.parse(item.publishedAt);
      if (at > afterMs && at <= untilMs) items.push(item);
    }
  }
  return items;
}
