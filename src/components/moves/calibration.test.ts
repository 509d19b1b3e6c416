import { describe, expect, it } from "vitest";
import type { ProposalCard } from "@/contract/planning/card";
import { calibrationOf } from "./calibration";

const card = (probabilityGain: number, delivered: number | null | undefined): ProposalCard =>
  ({
    confidence: { probabilityGain, level: "medium" },
    outcome: delivered === undefined ? null : { claimed: 1, delivered, unit: "points" },
  }) as ProposalCard; // only what is looked at

describe("the calibration of stated chances", () => {
  it("sets the share that helped beside the mean of what was stated, fifth by fifth", () => {
    const points = calibrationOf([card(0.62, 4), card(0.7, -1), card(0.9, 3), card(1, 2), card(0.5, 0)]);
    expect(points.map(({ count }) => count)).toEqual([1, 2, 2]);
    expect(points.map(({ observed }) => observed)).toEqual([0, 0.5, 1]);
    expect(points.map(({ stated }) => Math.round(stated * 100) / 100)).toEqual([0.5, 0.66, 0.95]);
  });

  it("leaves out what is not counted yet, or cannot be", () => {
    expect(calibrationOf([card(0.6, undefined), card(0.6, null)])).toEqual([]);
  });
});
