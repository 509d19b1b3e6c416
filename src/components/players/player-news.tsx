/** News about a player: the official status first, then each report with its source, trust level and age. */
import { ExternalLink } from "lucide-react";
import type { NewsCitationOutput, NewsOutput } from "@/contract/news/news-output";
import type { Words } from "@/language/texts/ui/messages";
import { ArticleLink, webAddress } from "../news/article-link";
import { StandingBadge } from "../news/standing-badge";
import { agoIn } from "../time/day-and-age";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Notice } from "../ui/notice";
import { SourceAge } from "../ui/source-age";
import { statusIn } from "./status-badge";

type Props = {
  news: NewsOutput;
  playerId: number;
  words: { player: Words<"player">; time: Words<"time"> };
  /** The league's present instant: news are dated in its time. */
  leagueNowMs: number;
  nowMs: number;
};

export function PlayerNews({ news, playerId, words, leagueNowMs, nowMs }: Props) {
  const { player } = words;
  const official = news.askedPlayers.find((request) => request.playerId === playerId)?.official;
  return (
    <Card title={player("news")} aside={<SourceAge of={news} nowMs={nowMs} />}>
      {news.officialMissing !== null && <Notice className="mb-3">{news.officialMissing}</Notice>}
      {official && (
        <p className="mb-2 text-sm text-soft">{player("officialStatus", { status: statusIn(player, official) })}</p>
      )}
      {news.citations.length === 0 ? (
        <>
          <p className="text-sm font-medium">{player("noNews", { count: news.days })}</p>
          <p className="text-sm text-soft">{player("noNewsText")}</p>
        </>
      ) : (
        <ul className="divide-y divide-line">
          {news.citations.map((citation) => (
            <Report key={citation.newsId} citation={citation} words={words} leagueNowMs={leagueNowMs} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type ReportProps = { citation: NewsCitationOutput; words: Props["words"]; leagueNowMs: number };

function Report({ citation, words: { player, time }, leagueNowMs }: ReportProps) {
  const { title, snippet, source, standing, trust, publishedAt, url, alsoReportedBy, claims } = citation;
  const isContradicting = claims.some(({ contradictsOfficial }) => contradictsOfficial === true);
  return (
    <li className="space-y-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
        <StandingBadge standing={standing}>{player(`standing_${standing}`)}</StandingBadge>
        <span className="wrap-anywhere">{source}</span>
        <span>{player(`trust_${trust}`)}</span>
        <span>{agoIn(time, publishedAt, leagueNowMs)}</span>
        {isContradicting && <Badge tone="bad">{player("contradicts")}</Badge>}
      </p>
      {title !== null && <h3 className="text-sm font-medium wrap-anywhere">{title}</h3>}
      <p className="line-clamp-4 text-sm text-soft wrap-anywhere">{snippet}</p>
      {(url !== null || alsoReportedBy.length > 0) && (
        <p className="flex flex-wrap items-center gap-x-4 text-xs text-soft">
          {webAddress(url) && (
            <ArticleLink url={url} className="inline-flex min-h-6 items-center gap-1 text-accent hover:underline">
              {player("openArticle")}
              <ExternalLink aria-hidden="true" className="size-3" />
            </ArticleLink>
          )}
          {alsoReportedBy.length > 0 && (
            <span>{player("alsoReported", { sources: alsoReportedBy.map((other) => other.source).join(", ") })}</span>
          )}
        </p>
      )}
    </li>
  );
}
