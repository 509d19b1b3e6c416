import { expect, test } from "vitest";
import type { ProposalCard } from "@/contract/planning/card";
import { isOf, waitingElsewhere } from "./card-team";

// Only these are looked at.
const card = (
  connectionId: string | undefined,
  teamId: number | undefined,
  status: ProposalCard["status"] = "pending",
) => ({ connectionId, teamId, status }) as ProposalCard;
const here = { connectionId: "points", teamId: 6 };

test("what waits is counted by team and league, without the team looked at and without what was decided", () => {
  const cards = [
    card("points", 6),
    card("each", 6),
    card("each", 6),
    card("each", 6, "declined"),
    card("points", 2),
    card("roto", 6, "outdated"),
    card(undefined, undefined),
  ];
  expect(waitingElsewhere(cards, here)).toEqual([
    { connectionId: "points", teamId: 2, count: 1 },
    { connectionId: "each", teamId: 6, count: 2 },
  ]);
});

test("a card belongs to one team of one league, and one that does not say to none", () => {
  expect(
    [card("points", 6), card("points", 2), card("each", 6), card(undefined, 6)].map((each) => isOf(here, each)),
  ).toEqual([true, false, false, false]);
});
