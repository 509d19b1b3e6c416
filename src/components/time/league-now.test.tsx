/**
 * Two clocks far apart, as in the demo: what was published is as old as the league says, what was read as old as the
 * system says.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { NewsCitationOutput, NewsOutput } from "@/contract/news/news-output";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { Citations } from "../chat/answer/citations";
import { NewsCard } from "../dashboard/news-card";
import { PlayerNews } from "../players/player-news";
import { WordsProvider } from "../words/words";
import { leagueNow } from "./league-now";

const LEAGUE_NOW = Date.parse("2025-01-15T17:00:00Z");
const SYSTEM_NOW = Date.parse("2026-11-23T12:00:00Z");

it("is the league's own instant, and goes on only where it does", () => {
  const at = { madeAtMs: SYSTEM_NOW, nowMs: SYSTEM_NOW + 60_000 };
  expect(leagueNow({ nowMs: LEAGUE_NOW, isRunning: false }, at)).toBe(LEAGUE_NOW);
  expect(leagueNow({ nowMs: LEAGUE_NOW, isRunning: true }, at)).toBe(LEAGUE_NOW + 60_000);
  // The browser's clock may run behind the server's.
  expect(leagueNow({ nowMs: LEAGUE_NOW, isRunning: true }, { ...at, nowMs: SYSTEM_NOW - 5_000 })).toBe(LEAGUE_NOW);
});

describe("news published two hours ago in the league, and read ten minutes ago", () => {
  const citation: NewsCitationOutput = {
    newsId: 1,
    title: "Booker returns",
    snippet: "He practiced in full.",
    source: "RotoWire",
    url: null,
    trust: "outlet",
    standing: "reported",
    publishedAt: "2025-01-15T15:00:00Z",
    age: "2 hours",
    players: [],
    claims: [],
    alsoReportedBy: [],
  };
  const news: NewsOutput = {
    source: "news",
    fetchedAt: "2026-11-23T11:50:00Z",
    stale: false,
    ageSeconds: 600,
    age: "10 minutes",
    query: null,
    days: 3,
    officialMissing: null,
    askedPlayers: [],
    unclear: null,
    citations: [citation],
    shown: 1,
    searchedBy: "words",
  };
  const words = {
    dashboard: speaker<typeof en.dashboard>("en", en.dashboard),
    ui: speaker<typeof en.ui>("en", en.ui),
    player: speaker<typeof en.player>("en", en.player),
    time: speaker<typeof en.time>("en", en.time),
  };
  const clocks = { leagueNowMs: LEAGUE_NOW, nowMs: SYSTEM_NOW };
  const shown = (content: React.ReactNode) =>
    renderToStaticMarkup(
      <WordsProvider language="en" spaces={en}>
        {content}
      </WordsProvider>,
    );

  it.each([
    ["under an answer in the chat", <Citations key="c" citations={[citation]} leagueNowMs={LEAGUE_NOW} />, false],
    ["on the dashboard", <NewsCard key="d" news={news} language="en" words={words} {...clocks} />, true],
    ["on a player's page", <PlayerNews key="p" news={news} playerId={1} words={words} {...clocks} />, true],
  ])("says so %s", (_where, content, hasReading) => {
    const markup = shown(content);
    expect(markup).toContain("2 hours ago");
    expect(markup.includes("10 minutes ago")).toBe(hasReading);
    expect(markup).not.toMatch(/\d+ days ago/);
  });
});
