/**
 * ESPN's news endpoint, `/apis/site/v2/sports/basketball/nba/news`: `articles[]` of
 * `id, headline, description, published, links.web.href`. Pure.
 *
 * Its categories name athletes and teams; they are not read, since players are linked by the words alone.
 */
import { z } from "zod";
import { maybe } from "../espn/wire";
import { FeedMalformed, FeedNotAFeed } from "./errors";
import type { Entry } from "./feed-items";

const text = maybe(z.string());
const article = z.object({
  id: maybe(z.union([z.string(), z.number().int()])),
  headline: text,
  description: text,
  published: text,
  links: maybe(z.object({ web: maybe(z.object({ href: text })) })),
});
const answer = z.object({ articles: z.array(z.unknown()) });

/**
 * One entry an article; unreadable ones are empty entries, which are counted as such later. @throws FeedNotAFeed,
 * FeedMalformed
 */
export function espnNewsEntries(body: string): Entry[] {
  const read = answer.safeParse(parseJson(body));
  if (!read.success) throw new FeedNotAFeed();
  return read.data.articles.map((raw) => {
    const { data } = article.safeParse(raw);
    if (!data) return {};
    return {
      id: data.id === undefined ? undefined : String(data.id),
      title: data.headline,
      text: data.description,
      link: data.links?.web?.href,
      date: data.published,
    };
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The parser's own message quotes the body, so it is not attached as a cause.
    throw /^\s*[{[]/.test(body) ? new FeedMalformed() : new FeedNotAFeed();
  }
}
