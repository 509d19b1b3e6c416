/** News about the user's players: dated, with source and trust level. Untrusted texts, rendered as plain text. */
import type { NewsOutput } from "@/contract/news/news-output";
import { ArticleLink } from "../news/article-link";
import { StandingBadge } from "../news/standing-badge";
import { agoIn } from "../time/day-and-age";
import { Card } from "../ui/card";
import { SourceAge } from "../ui/source-age";
import type { OnDashboard } from "./words";

/** @param leagueNowMs the league's present instant: news are as old as it says. */
export function NewsCard({ news, leagueNowMs, words, nowMs }: OnDashboard & { news: NewsOutput; leagueNowMs: number }) {
  const { dashboard: say, time } = words;
  return (
    <Card title={say("news")} aside={<SourceAge of={news} nowMs={nowMs} />}>
      {news.citations.length === 0 ? (
        <p className="text-sm text-soft">{say("noNews", { count: news.days })}</p>
      ) : (
        <ul className="space-y-3">
          {news.citations.map(({ newsId, title, snippet, source, publishedAt, players, standing, url }) => (
            <li key={newsId} className="text-sm">
              <p className="flex flex-wrap items-center gap-x-2 text-xs text-soft">
                <StandingBadge standing={standing}>{say(`standing_${standing}`)}</StandingBadge>
                <span>{source}</span>
                <span>{agoIn(time, publishedAt, leagueNowMs)}</span>
              </p>
              <p className="mt-0.5 wrap-anywhere">
                <strong className="font-medium">{players.map(({ name }) => name).join(", ")}</strong>{" "}
                <ArticleLink url={url} className="underline">
                  {title ?? snippet}
                </ArticleLink>
              </p>
              {title !== null && <p className="line-clamp-2 text-soft wrap-anywhere">{snippet}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
