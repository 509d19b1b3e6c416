/** Plans against recorded weeks whose best totals two other solvers agree on. */
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import type { PlayerId } from "../ids";
import type { FreeAgent, RosterPlayer, Week } from "../week/week";
import { whatIsIllegal } from "./reference-plan";
import { quickWeekPlan, solveWeekPlan } from "./solve-week-plan";

const isPresent = hasShared("optimizer-instances/week-plan.json", "plans are not compared with recorded weeks");

const SLOT_IDS: Readonly<Record<string, number>> = {
  PG: 0,
  SG: 1,
  SF: 2,
  PF: 3,
  C: 4,
  G: 5,
  F: 6,
  "SG/SF": 7,
  "G/F": 8,
  "PF/C": 9,
  "F/C": 10,
  UT: 11,
};
const TAKES: Readonly<Record<string, string>> = {
  G: "PG SG",
  F: "SF PF",
  "SG/SF": "SG SF",
  "G/F": "PG SG SF PF",
  "PF/C": "PF C",
  "F/C": "SF PF C",
  UT: "PG SG SF PF C",
};

type RecordedPlayer = {
  id: number;
  positions: string[];
  defaultPosition: string;
  droppable: boolean;
  lockedToday: boolean;
  irEligible: boolean;
  availableFromDay: number;
  points: number[];
};
type Recorded = {
  id: string;
  tag: string;
  days: number;
  slots: Record<string, number>;
  rosterSize: number;
  maxMoves: number;
  irSlotsOpen: number;
  positionLimits: Record<string, number>;
  maxStarts: number | null;
  roster: RecordedPlayer[];
  freeAgents: RecordedPlayer[];
  expected: { baseTotal: number; total: number; gain: number };
};

const positionId = (name: string): number => ["PG", "SG", "SF", "PF", "C"].indexOf(name) + 1;

function readPlayer(player: RecordedPlayer): RosterPlayer & FreeAgent {
  return {
    playerId: player.id as PlayerId, // a recorded number becomes the branded id it stands for
    eligibleSlots: Object.entries(SLOT_IDS).flatMap(([name, slot]) =>
      (TAKES[name] ?? name).split(" ").some((position) => player.positions.includes(position)) ? [slot] : [],
    ),
    defaultPositionId: positionId(player.defaultPosition),
    values: player.points,
    isDroppable: player.droppable,
    isLockedToday: player.lockedToday,
    availableFromDay: player.availableFromDay,
    isIrEligible: player.irEligible,
  };
}

const readRecorded = (recorded: Recorded): Week => ({
  dayCount: recorded.days,
  slotCounts: Object.fromEntries(Object.entries(recorded.slots).map(([name, count]) => [SLOT_IDS[name], count])),
  rosterSize: recorded.rosterSize,
  addsLeft: recorded.maxMoves,
  irSlots: recorded.irSlotsOpen,
  positionLimits: Object.fromEntries(
    Object.entries(recorded.positionLimits).map(([name, limit]) => [positionId(name), limit]),
  ),
  gamesCap: recorded.maxStarts,
  roster: recorded.roster.map(readPlayer),
  freeAgents: recorded.freeAgents.map(readPlayer),
});

// The file's shape is that of its schema, which the optimizer instances were checked against.
const recorded: Recorded[] = isPresent
  ? (JSON.parse(readFileSync(sharedPath("optimizer-instances/week-plan.json"), "utf8")) as Recorded[])
  : [];

const solver = makeHighsSolver();
afterAll(() => solver.close());

describe.skipIf(!isPresent)("recorded weeks", () => {
  it("are there", () => expect(recorded.length).toBeGreaterThan(0));

  it.each(recorded.map((one) => [one.id, one.tag, one] as const))(
    "%s %s has its proven best total",
    async (_id, _tag, one) => {
      const plan = await solveWeekPlan(readRecorded(one), { solver, timeLimitMs: 20_000 });
      if (!plan.ok) throw new Error(plan.error.code);
      const { baseTotal, total, gain, proven, moves } = plan.value;
      expect(total).toBeCloseTo(one.expected.total, 4);
      expect(baseTotal).toBeCloseTo(one.expected.baseTotal, 4);
      expect(gain).toBeCloseTo(one.expected.gain, 4);
      expect(proven).toBe(true);
      expect(whatIsIllegal(readRecorded(one), moves)).toEqual([]);
    },
  );

  it.each(recorded.map((one) => [one.id, one] as const))(
    "%s has a legal quick plan, no better than the best",
    (_id, one) => {
      const plan = quickWeekPlan(readRecorded(one));
      if (!plan.ok) throw new Error(plan.error.code);
      expect(whatIsIllegal(readRecorded(one), plan.value.moves)).toEqual([]);
      expect(plan.value.total).toBeLessThanOrEqual(one.expected.total + 1e-4);
      expect(plan.value.gain).toBeGreaterThanOrEqual(0.9 * one.expected.gain);
    },
  );
});
