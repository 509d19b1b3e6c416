import { expect, test } from "vitest";
import type { ShellView } from "@/contract/league/shell-view";
import type { ProposalCard } from "@/contract/planning/card";
import { shell } from "@/language/texts/en/ui/shell";
import { speaker } from "@/language/texts/ui/phrases";
import { namedElsewhere } from "./named-elsewhere";

// Only these are looked at.
const card = (connectionId: string, teamId: number) => ({ connectionId, teamId, status: "pending" }) as ProposalCard;
const frame = {
  leagues: [
    { connectionId: "here", leagueName: "Mine" },
    { connectionId: "each", leagueName: "Every category" },
    { connectionId: "unread", leagueName: null, leagueId: "77" },
  ],
  league: { myTeamId: 1, teams: [1, 2].map((teamId) => ({ teamId, teamName: `Team ${teamId}` })) },
} as unknown as Pick<ShellView, "leagues" | "league">;

test("what waits elsewhere has the name of its league, or of its team in the league looked at, with the way there", () => {
  const waiting = [card("here", 1), card("each", 5), card("unread", 5), card("here", 2)];
  const shown = namedElsewhere(waiting, { connectionId: "here", teamId: 2 }, frame, speaker<typeof shell>("en", shell));
  expect(shown.map(({ name, href, count }) => [name, href, count])).toEqual([
    ["Team 1", "/moves", 1],
    ["Every category", null, 1],
    ["League 77", null, 1],
  ]);
});
