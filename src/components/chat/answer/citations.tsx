"use client";
import { ArticleLink } from "@/components/news/article-link";
import { isStanding, StandingBadge } from "@/components/news/standing-badge";
import { agoIn } from "@/components/time/day-and-age";
import { useWords } from "@/components/words/words";
/** The news that an answer rests on: who says it, when, and how much that is worth. */
import type { NewsCitationOutput } from "@/contract/news/news-output";
import type { ToolCallView } from "./answer-view";

type Cited = Pick<NewsCitationOutput, "title" | "snippet" | "source" | "publishedAt" | "standing" | "url">;

const MAX = 6;

/** Reports of all tool calls, each once. Pure. */
export function citationsOf(lookups: readonly Pick<ToolCallView, "state" | "output">[]): Cited[] {
  const all = lookups.flatMap(({ state, output }) => (state === "done" ? listIn(output).filter(isCited) : []));
  const byReport = new Map(all.map((each) => [each.url ?? `${each.source} ${each.snippet}`, each]));
  return [...byReport.values()].slice(0, MAX);
}

const listIn = (output: unknown): unknown[] =>
  typeof output === "object" && output !== null && "citations" in output && Array.isArray(output.citations)
    ? output.citations
    : [];

function isCited(value: unknown): value is Cited {
  if (typeof value !== "object" || value === null) return false;
  const { snippet, source, publishedAt, standing }: Record<string, unknown> = { ...value };
  return [snippet, source, publishedAt].every((text) => typeof text === "string") && isStanding(standing);
}

/** @param leagueNowMs the league's present instant: publications are dated in its time. */
export function Citations({ citations, leagueNowMs }: { citations: readonly Cited[]; leagueNowMs: number }) {
  const [chat, time] = [useWords("chat"), useWords("time")];
  return (
    <section aria-label={chat("sources")} className="text-sm">
      <h3 className="mb-1.5 text-xs font-medium text-soft">{chat("sources")}</h3>
      <ol className="space-y-2">
        {citations.map((cited, at) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished answer's list does not change
            <li key={at} className="flex gap-2.5">
              <StandingBadge standing={cited.standing} className="h-fit shrink-0">
                {chat(`standing_${cited.standing}`)}
              </StandingBadge>
              <span className="min-w-0 wrap-anywhere">
                <ArticleLink
                  url={cited.url}
                  className="underline decoration-line-strong underline-offset-3 hover:decoration-accent"
                >
                  {cited.title ?? cited.snippet}
                </ArticleLink>
                <span className="block text-xs text-soft">
                  {chat("published", { outlet: cited.source, age: agoIn(time, cited.publishedAt, leagueNowMs) ?? "" })}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
