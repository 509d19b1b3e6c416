/**
 * Outputs of the engine's tools: moves, lineups and plans with every computed figure that an answer needs.
 *
 * Values are in `unit`: fantasy points, or in category leagues the effect of a start on the matchup. Probabilities are
 * 0 to 1.
 */

import { z } from "zod";
import { availabilityLabel, playerLabel, provenance } from "../tool-outputs";
import { LATER_UNITS } from "./later-unit";
import { MOVE_REFUSALS } from "./move-refusals";

const named = playerLabel.extend(availabilityLabel.shape);
const chances = z.object({ before: z.number(), after: z.number(), change: z.number() }).nullable();

const slotGamesLimit = z.object({ slot: z.string(), games: z.number() });

const engineLabel = provenance.extend({
  teamName: z.string(),
  ownership: z.literal("my roster"),
  unit: z.enum(["points", "category value"]),
  laterUnit: z.enum(LATER_UNITS).optional(),
  /** Scoring items that no projection answers, such as technical fouls. */
  notProjected: z.array(z.string()),
  /** Slots with a limit on games in the league's settings: nothing that is forecast counts against it. */
  gamesLimits: z.array(slotGamesLimit).default([]),
  /** Today's adds and drops are over for everybody: the league closes them at the day's first tip-off. */
  areMovesClosedToday: z.boolean().default(false),
});

const moveEffect = z.object({
  day: z.string(),
  drop: named.nullable(),
  add: named.nullable(),
  gain: z.number(),
  /** Gain or loss over the season after this matchup, in `laterUnit`. */
  gainAfter: z.number(),
  interval80: z.tuple([z.number(), z.number()]).nullable(),
  probabilityGain: z.number(),
  winProbability: chances,
  /** Change of the chance to win each category. */
  categories: z.record(z.string(), z.number()),
  startsGained: z.number().int(),
  startsLost: z.number().int(),
  /** The engine's verdict on the move; `because` has its reason. Every surface shows the same one. */
  verdict: z.enum(["for", "even", "against"]).optional(),
  because: z
    .enum(["move.drops-a-keeper", "move.helps-this-matchup", "move.helps-later", "move.below-price", "move.loses"])
    .optional(),
});
export type MoveEffectOutput = z.infer<typeof moveEffect>;

export const simulatedMoveOutput = engineLabel.extend({
  found: z.literal(true),
  isLegal: z.boolean(),
  /** The first of the days left: a move of a later one cannot be made today, or is worth more then. */
  today: z.string().nullable().default(null),
  /** Why it is not possible, in words. */
  whyNot: z.string().nullable(),
  /** The same as a code; left out by earlier versions. */
  whyNotCode: z.enum(MOVE_REFUSALS).nullable().optional(),
  move: moveEffect.nullable(),
  /** The person ordered the move: the optimizer's thread in which its card waits for their decision. */
  threadId: z.string().optional(),
});
export type SimulatedMoveOutput = z.infer<typeof simulatedMoveOutput>;

export const slotFitOutput = engineLabel.extend({
  found: z.literal(true),
  add: named,
  drop: named.nullable(),
  from: z.string(),
  to: z.string(),
  gamesInWindow: z.number().int(),
  startsInWindow: z.number().int(),
  days: z.array(
    z.object({
      day: z.string(),
      game: z.string(),
      starts: z.boolean(),
      slot: z.string().nullable(),
      /** Who sits for him; `null` when a slot was open. */
      insteadOf: z.string().nullable(),
    }),
  ),
});
export type SlotFitOutput = z.infer<typeof slotFitOutput>;

/** Why a player with a game sits; the last but one also of a starter whose value is unknown. */
const lineupReason = z.enum(["game_begun", "unavailable", "in_doubt", "no_stats_yet", "worth_less"]);
export type LineupReason = z.infer<typeof lineupReason>;

const lineupPlayer = z.object({
  name: z.string(),
  positions: z.array(z.string()),
  status: z.string(),
  statusText: z.string(),
  game: z.string().nullable(),
  /**
   * Expected value of a game that has not started, chance to play included; `null` once it has started, or when the
   * player has no stats.
   */
  expected: z.number().nullable(),
  /** He has no stats yet: what a start of his brings is unknown, which is not zero. */
  isValueUnknown: z.boolean().default(false),
  chanceToPlay: z.number().nullable(),
  isLocked: z.boolean(),
  /** Under way or over: he is locked, and what it brings is in the score. */
  hasBegun: z.boolean().default(false),
  slotNow: z.string(),
});

export const dailyLineupOutput = engineLabel.extend({
  day: z.string(),
  /** `why` and its code only where the value is unknown: he starts in a slot that would stay empty. */
  starters: z.array(
    lineupPlayer.extend({ slot: z.string(), why: z.string().optional(), whyCode: lineupReason.optional() }),
  ),
  /** With a game but without a slot: who sits, and why. Answers stored before there were codes have none. */
  sits: z.array(lineupPlayer.extend({ why: z.string(), whyCode: lineupReason.optional() })),
  withoutGame: z.array(z.string()),
  /** In a starting slot now, and not in the best lineup. */
  replaced: z.array(z.object({ name: z.string(), slotNow: z.string() })).default([]),
  total: z.number(),
  totalNow: z.number(),
  difference: z.number(),
  changes: z.number().int(),
  activeWithGame: z.number().int(),
  /** Places of starters that nobody with a game fills. */
  openSlots: z.number().int().optional(),
  /**
   * When the first of the players with a game that has not begun is locked, "19:30 ET"; `null` when all have begun.
   * Left out while no time is set.
   */
  firstLock: z.string().nullable().optional(),
  /** For a lineup that leaves players out: those players, and who starts only because of it. */
  without: z
    .object({
      players: z.array(z.object({ name: z.string(), wouldStart: z.boolean() })),
      comesIn: z.array(z.string()),
    })
    .optional(),
});
export type DailyLineupOutput = z.infer<typeof dailyLineupOutput>;

/** Reads stored outputs too: until `0.1.0` the players left out were stored under `men`. */
export const storedDailyLineupOutput = z.preprocess((stored) => {
  const old = z.looseObject({ without: z.object({ men: z.unknown(), comesIn: z.unknown() }) }).safeParse(stored);
  if (!old.success) return stored;
  const { men: players, comesIn } = old.data.without;
  return { ...old.data, without: { players, comesIn } };
}, dailyLineupOutput);

/** The best lineup of one day, by names. */
const lineupDay = z.object({
  day: z.string(),
  /** `expected` is `null` of a starter without stats: the value is unknown. */
  starters: z.array(
    z.object({
      slot: z.string(),
      name: z.string(),
      expected: z.number().nullable(),
      why: z.string().optional(),
      whyCode: lineupReason.optional(),
    }),
  ),
  /** With a game, on the bench. */
  sits: z.array(z.string()),
  total: z.number(),
  openSlots: z.number().int(),
});
export type LineupDay = z.infer<typeof lineupDay>;

export const weeklyLineupOutput = engineLabel.extend({
  from: z.string(),
  to: z.string(),
  days: z.array(lineupDay),
  total: z.number(),
});
export type WeeklyLineupOutput = z.infer<typeof weeklyLineupOutput>;

export const weekPlanOutput = engineLabel.extend({
  from: z.string(),
  to: z.string(),
  /** Moves were to be made on some of the days left only: from `from` to `to`. */
  isWindow: z.boolean().default(false),
  opponentName: z.string().nullable(),
  addsLeft: z.number().nullable(),
  moves: z.array(moveEffect),
  standPat: z.object({ reason: z.string(), detail: z.string() }).nullable(),
  gain: z.number(),
  gainAfter: z.number(),
  /** No legal plan gains more. */
  proven: z.boolean(),
  winProbability: chances,
  /** The moves change the chance to win by less than a point of a hundred. */
  hardlyChangesChance: z.boolean().default(false),
  myGamesLeft: z.number().int(),
  /** The part of `myGamesLeft` whose player is not ruled out that day. */
  myPlayableGamesLeft: z.number().int().default(0),
  opponentGamesLeft: z.number().int().nullable(),
  opponentPlayableGamesLeft: z.number().int().nullable().default(null),
  flagged: z.array(availabilityLabel.extend({ name: z.string(), slot: z.string() })),
  /** The best lineups with the plan's moves made. Left out without moves: the weekly lineup is right then. */
  lineup: z.array(lineupDay).optional(),
  /** Total of those lineups. */
  total: z.number().optional(),
});
export type WeekPlanOutput = z.infer<typeof weekPlanOutput>;
