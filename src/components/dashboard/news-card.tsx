/** What is told of one's players: dated, with its source and how far it is to be believed. Texts of strangers, as text. */
import type { NewsCitationOutput, NewsOutput } from "@/contract/news-output";
import { agoIn } from "../time/day-and-age";
import { Badge, type Tone } from "../ui/badge";
import { Card } from "../ui/card";
import { SourceAge } from "../ui/source-age";
import type { OnDashboard } from "./words";

const TONES: Readonly<Record<NewsCitationOutput["standing"], Tone>> = {
  official: "good",
  reported: "plain",
  unconfirmed: "note",
};

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
                <Badge tone={TONES[standing]}>{say(`standing_${standing}`)}</Badge>
                <span>{source}</span>
                <span>{agoIn(time, publishedAt, leagueNowMs)}</span>
              </p>
              <p className="mt-0.5 wrap-anywhere">
                <strong className="font-medium">{players.map(({ name }) => name).join(", ")}</strong>{" "}
                {url?.startsWith("https://") ? (
                  <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
                    {title ?? snippet}
                  </a>
                ) : (
                  (title ?? snippet)
                )}
              </p>
              {title !== null && <p className="line-clamp-2 text-soft wrap-anywhere">{snippet}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
