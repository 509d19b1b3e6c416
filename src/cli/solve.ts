/**
 * `fanvise solve FILE…`: decision problems from files, one line of JSON per instance on standard output.
 *
 * A problem that cannot be solved prints `{"id","error":{"code","message"}}` in its place, so lines and instances stay
 * in step; so does a file that cannot be read, once.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  type DailyInstance,
  type EngineInstance,
  engineInstance,
  type InstancePosition,
  type InstanceSlot,
  type InstanceWeekPlayer,
  type MoveInstance,
  type WeekPlanInstance,
  type WinProbabilityInstance,
} from "@/contract/planning/engine-instance";
import { type PlayerId, playerId } from "@/domain/ids";
import { bestLineup } from "@/domain/lineup/daily-lineup";
import type { LineupPlayer } from "@/domain/lineup/day";
import type { EngineFault, Outcome } from "@/domain/lineup/fault";
import { positionsTaken } from "@/domain/lineup/slot-layout";
import { SLOT } from "@/domain/lineup/slots";
import { valueMoves } from "@/domain/moves/move-table";
import { solveWeekPlan } from "@/domain/plan/solve-week-plan";
import type { Week, WeekPlayer } from "@/domain/week/week";
import { forecastPointsMatchup } from "@/domain/win-probability/points-matchup";
import { type HighsSolver, makeHighsSolver } from "@/lib/solver/highs-solver";

type Failure = { readonly error: { readonly code: string; readonly message: string } };

const SLOT_NAMES: readonly InstanceSlot[] = [
  ...(["PG", "SG", "SF", "PF", "C", "G", "F"] as const),
  ...(["SG/SF", "G/F", "PF/C", "F/C", "UT"] as const),
];
const POSITION_NAMES: readonly InstancePosition[] = ["PG", "SG", "SF", "PF", "C"];

/** A plan that is not proven by then is printed as the best one found, `proven` false. */
const PLAN_TIME_LIMIT_MS = 60_000;
const PROJECT_ROOT = path.resolve(import.meta.dirname, "../..");

/** Solves every instance of every file, in order. @returns the exit code: 0 when all were solved. */
export async function solve(files: readonly string[]): Promise<number> {
  let hasFailed = false;
  const print = (answer: object) => {
    hasFailed ||= "error" in answer;
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  };
  const solver = makeHighsSolver({ projectRoot: PROJECT_ROOT });
  try {
    for (const file of files) {
      const content = await readInstances(file);
      if (typeof content === "string") print({ id: file, ...failure("solve.unreadable-file", `${file} ${content}`) });
      else for (const instance of content) print(await solveInstance(instance, solver));
    }
  } finally {
    await solver.close();
  }
  return hasFailed ? 1 : 0;
}

/** The instances of a file (one object counts as one), or why there are none. */
async function readInstances(file: string): Promise<readonly unknown[] | string> {
  try {
    const content: unknown = JSON.parse(await readFile(file, "utf8"));
    return Array.isArray(content) ? content : [content];
  } catch (error) {
    return error instanceof SyntaxError ? "is not JSON" : "cannot be read";
  }
}

const failure = (code: string, message: string): Failure => ({ error: { code, message } });

async function solveInstance(raw: unknown, solver: HighsSolver): Promise<object> {
  const read = engineInstance.safeParse(raw);
  if (!read.success) {
    const issue = read.error.issues[0];
    return { id: idOf(raw), ...failure("solve.bad-instance", `${issue?.path.join(".")}: ${issue?.message}`) };
  }
  return { id: read.data.id, ...(await answerTo(read.data, solver)) };
}

const idOf = (raw: unknown): unknown => (typeof raw === "object" && raw !== null && "id" in raw ? raw.id : null);

async function answerTo(instance: EngineInstance, solver: HighsSolver): Promise<object> {
  switch (instance.kind) {
    case "daily-lineup":
      return answerDay(instance);
    case "single-move":
      return answerMoves(instance);
    case "points-win-probability":
      return answerWinProbability(instance);
    case "week-plan":
      return answerWeekPlan(instance, solver);
  }
}

const orFailure = <T>(outcome: Outcome<T>, answer: (value: T) => object): object =>
  outcome.ok ? answer(outcome.value) : failed(outcome.error);
const failed = ({ code, detail }: EngineFault): Failure => failure(code, detail);

function answerDay({ slots, maxStarts, players }: DailyInstance): object {
  const lineup = bestLineup({
    slotCounts: slotCounts(slots),
    maxStarts,
    players: players.map((player): LineupPlayer => {
      return {
        playerId: asPlayer(player.id),
        eligibleSlots: eligibleSlots(player.positions),
        value: player.points * player.pPlay,
        hasGame: player.hasGame,
        currentSlot: slotId(player.currentSlot),
        isLocked: player.locked,
        tipOffAtMs: null,
      };
    }),
  });
  return orFailure(lineup, ({ total, slots: placed }) => ({
    total: tidy(total),
    assignment: placed.map(({ playerId: player, slotId: slot }) => ({ player, slot: SLOT_NAMES[slot] })),
  }));
}

function answerMoves(instance: MoveInstance): object {
  return orFailure(valueMoves(asWeek(instance)), (table) => {
    const best = table.best();
    return {
      baseTotal: tidy(table.baseTotal),
      bestDelta: tidy(best?.delta ?? 0),
      best: best && {
        drop: best.slot.by === "drop" ? best.slot.playerId : null,
        add: best.add,
        day: best.day,
        ...(best.slot.by === "ir-stash" ? { stash: best.slot.playerId } : {}),
      },
      samplePairs: instance.samplePairs.map(({ drop, add, day }) => {
        const delta = table.deltaOf(drop === null ? null : asPlayer(drop), asPlayer(add), day);
        return { drop, add, day, delta: delta === null ? null : tidy(delta) };
      }),
    };
  });
}

async function answerWeekPlan(instance: WeekPlanInstance, solver: HighsSolver): Promise<object> {
  const plan = await solveWeekPlan(asWeek(instance), { solver, timeLimitMs: PLAN_TIME_LIMIT_MS });
  return orFailure(plan, ({ baseTotal, total, gain, moves, proven }) => ({
    baseTotal: tidy(baseTotal),
    total: tidy(total),
    gain: tidy(gain),
    moves,
    proven,
  }));
}

const positionLimits = ({ positionLimits: limits }: MoveInstance | WeekPlanInstance): Record<string, number | null> =>
  Object.fromEntries(POSITION_NAMES.map((name) => [positionId(name), limits[name] ?? null]));

function asWeek(instance: MoveInstance | WeekPlanInstance): Week {
  const { maxStarts } = instance;
  return {
    dayCount: instance.days,
    slotCounts: slotCounts(instance.slots),
    rosterSize: instance.rosterSize,
    irSlots: instance.irSlotsOpen,
    positionLimits: positionLimits(instance),
    gamesCap: maxStarts,
    addsLeft: instance.maxMoves,
    roster: instance.roster.map((player) => ({ ...weekPlayer(player), isIrEligible: player.irEligible })),
    freeAgents: instance.freeAgents.map((player) => ({
      ...weekPlayer(player),
      availableFromDay: player.availableFromDay,
    })),
  };
}

const weekPlayer = (player: InstanceWeekPlayer): WeekPlayer => ({
  playerId: asPlayer(player.id),
  eligibleSlots: eligibleSlots(player.positions),
  defaultPositionId: positionId(player.defaultPosition),
  values: player.points,
  isDroppable: player.droppable,
  isLockedToday: player.lockedToday,
});

function answerWinProbability(instance: WinProbabilityInstance): object {
  return orFailure(forecastPointsMatchup(instance), ({ marginMean, marginVar, winProbability }) => ({
    marginMean: tidy(marginMean),
    marginVar: tidy(marginVar),
    winProbability,
  }));
}

const asPlayer = (id: number): PlayerId => playerId.parse(id);

/** Position ids are 1 to 5; 0 means none. */
const positionId = (name: InstancePosition | ""): number => (name === "" ? 0 : POSITION_NAMES.indexOf(name) + 1);

function slotId(name: InstanceSlot | "BE" | "IR"): number {
  if (name === "BE") return SLOT.BENCH;
  return name === "IR" ? SLOT.IR : SLOT_NAMES.indexOf(name);
}

const slotCounts = (slots: DailyInstance["slots"]): Record<string, number> =>
  Object.fromEntries(SLOT_NAMES.map((name, slot) => [slot, slots[name] ?? 0]));

/** The slots that take one of the positions: instances name positions, the engine knows ESPN's slot ids. */
function eligibleSlots(positions: readonly (InstancePosition | "")[]): number[] {
  const bits = positions.reduce((all, name) => (name === "" ? all : all | (1 << (positionId(name) - 1))), 0);
  return [...SLOT_NAMES.keys()].filter((slot) => (positionsTaken(slot) & bits) !== 0);
}

/** Takes the noise of additions off a printed figure. */
const tidy = (value: number): number => Math.round(value * 1e9) / 1e9;
