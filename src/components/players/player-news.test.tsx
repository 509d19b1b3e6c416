import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { NewsOutput } from "@/contract/news/news-output";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { WordsProvider } from "../words/words";
import { PlayerNews } from "./player-news";

const NOW_MS = Date.parse("2025-01-15T12:00:00Z");
const HOSTILE = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;

const newsWith = (citation: Partial<NewsOutput["citations"][number]>): NewsOutput => ({
  source: "feeds",
  fetchedAt: "2025-01-15T11:59:50Z",
  stale: false,
  ageSeconds: 10,
  age: "just now",
  query: null,
  days: 14,
  askedPlayers: [],
  officialMissing: null,
  unclear: null,
  shown: 1,
  searchedBy: "words",
  citations: [
    {
      newsId: 1,
      title: HOSTILE,
      snippet: HOSTILE,
      source: HOSTILE,
      trust: "unknown",
      publishedAt: "2025-01-15T09:00:00Z",
      age: "3 hours",
      url: null,
      players: [],
      claims: [],
      standing: "unconfirmed",
      alsoReportedBy: [],
      ...citation,
    },
  ],
});

const shown = (news: NewsOutput): string =>
  renderToStaticMarkup(
    <WordsProvider language="en" spaces={{ ui: en.ui, time: en.time }}>
      <PlayerNews
        news={news}
        playerId={1}
        words={{ player: speaker<typeof en.player>("en", en.player), time: speaker<typeof en.time>("en", en.time) }}
        leagueNowMs={NOW_MS}
        nowMs={NOW_MS}
      />
    </WordsProvider>,
  );

it("shows what strangers write as text, with who says it and its age", () => {
  const page = shown(newsWith({}));
  expect(page).not.toMatch(/<img|<script/);
  expect(page).toContain("&lt;script&gt;");
  expect(page).toContain(en.player.standing_unconfirmed);
  expect(page).toContain("3 hours ago");
});

// An article's address comes with its text, so it may be anything.
it.each(["javascript:alert(1)", "data:text/html,x", "//elsewhere.example/x", " https://padded.example"])(
  "makes no link of %s",
  (url) => {
    expect(shown(newsWith({ url }))).not.toContain("<a ");
  },
);

it("links to an article on the web, telling it nothing", () => {
  expect(shown(newsWith({ url: "https://news.example/a" }))).toMatch(
    /<a href="https:\/\/news\.example\/a" target="_blank" rel="noopener noreferrer nofollow"/,
  );
});

it("says of a report that contradicts the official status that it does", () => {
  const claim = {
    ...({ playerId: 1, playerName: "A B", kind: "injury", text: "knee", earliestDay: null, latestDay: null } as const),
    sentence: "x",
    confidence: 1,
    contradictsOfficial: true,
  };
  expect(shown(newsWith({ claims: [claim] }))).toContain(en.player.contradicts);
  expect(shown(newsWith({ claims: [{ ...claim, contradictsOfficial: null }] }))).not.toContain(en.player.contradicts);
});
