import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OpponentOutlookOutput } from "@/contract/planning/opponent-output";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { WordsProvider } from "../words/words";
import { OpponentCard } from "./opponent-card";
import type { DashboardWords } from "./words";

const player = (playerId: number, name: string) => ({
  playerId,
  name,
  positions: ["SF"],
  proTeam: "MEM",
  status: "ACTIVE",
  statusText: "active",
  expectedReturn: null,
});
const OPPONENT: NonNullable<OpponentOutlookOutput["opponent"]> = {
  teamId: 4,
  teamName: "Dime Droppers",
  addsLeft: 2,
  openSlots: [
    { day: "2025-01-16", slots: 2 },
    { day: "2025-01-17", slots: 1 },
  ],
  likely: [
    {
      day: "2025-01-16",
      drop: player(2, "Cole Anthony"),
      add: player(1, "Jalen Wells"),
      gain: 30,
      winProbability: { change: -0.039 },
    },
  ],
  streamers: [{ player: player(1, "Jalen Wells"), gamesLeft: 3, gain: 30, winProbability: { change: -0.039 } }],
};
const OUTLOOK: OpponentOutlookOutput = {
  source: "demo league",
  fetchedAt: "2025-01-15T16:00:00.000Z",
  ageSeconds: 0,
  age: "just now",
  stale: false,
  teamName: "Fan Favorites",
  unit: "points",
  winProbability: 0.61,
  opponent: OPPONENT,
  blocks: [{ player: player(1, "Jalen Wells"), drop: null, day: "2025-01-15", winProbability: { change: 0.014 } }],
};
const words = {
  dashboard: speaker<typeof en.dashboard>("en", en.dashboard),
  time: speaker<typeof en.time>("en", en.time),
  ui: speaker<typeof en.ui>("en", en.ui),
  player: speaker<typeof en.player>("en", en.player),
} as DashboardWords;
const shown = (some: Partial<OpponentOutlookOutput>): string =>
  renderToStaticMarkup(
    <WordsProvider language="en" spaces={{ ui: en.ui, time: en.time }}>
      <OpponentCard
        outlook={{ ...OUTLOOK, ...some }}
        language="en"
        words={words}
        nowMs={Date.parse(OUTLOOK.fetchedAt)}
      />
    </WordsProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("names his slots, adds left, likely moves, streamers, and whoever blocks him", () => {
  const page = shown({});
  expect(page).toContain("Dime Droppers · 2 adds left · 3 open slots");
  expect(page).toMatch(/\+ Jalen Wells − Cole Anthony .*−3\.9%/);
  expect(page).toContain("Best free agents for him: Jalen Wells");
  expect(page).toContain("Block him: adding Jalen Wells is worth +1.4% to your win probability.");
});

test("says when no add helps him, and nothing without an opponent", () => {
  const page = shown({ opponent: { ...OPPONENT, likely: [], streamers: [], addsLeft: null }, blocks: [] });
  expect(page).toContain("no known limit on adds");
  expect(page).toContain("No add helps him much right now.");
  expect(page).not.toContain("Block him");
  expect(shown({ opponent: null }).trim()).toBe("");
});
