import { describe, expect, it } from "vitest";
import type { SettledProposal } from "@/db/proposals/proposal-outcomes";
import { createOutcomeService } from "./outcomes";

const settled = (status: SettledProposal["status"]): SettledProposal => ({
  status,
  claimed: 10,
  delivered: 8,
  unit: "points",
  stated: null,
  result: null,
});

describe("the track record", () => {
  // A duplicate that was outdated by an approval was counted as declined.
  it("counts as declined only what a person declined", async () => {
    const all = ["approved", "verified", "not_seen", "declined", "outdated", "expired"] as const;
    const tables = { settled: async () => all.map(settled) };
    // Only the rows of what is settled are read here.
    const service = createOutcomeService({ deps: {}, leagues: {}, tables } as unknown as Parameters<
      typeof createOutcomeService
    >[0]);
    const [points] = await service.trackRecord("somebody");
    expect([points?.approved.settled, points?.declined.settled]).toEqual([3, 1]);
  });
});
