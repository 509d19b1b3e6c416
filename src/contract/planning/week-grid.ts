/** `GET /api/week`: everyone of a team on every day left of its matchup, in the engine's exact lineups. */
import { z } from "zod";
import { availabilityLabel, lapsedMove, playerLabel, provenance } from "../tool-outputs";

const CELL_PLACES = ["starts", "sits", "no game", "IR", "not owned"] as const;

/** Expected amounts by category label; empty in points leagues. */
const categoryLine = z.record(z.string(), z.number());

const weekCell = z.object({
  place: z.enum(CELL_PLACES),
  /** Lineup slot of the player that day; `null` when he does not start. */
  slot: z.string().nullable(),
  /** "vs BOS", "@ BOS", or `null` without a game. */
  game: z.string().nullable(),
  /** `true` once the game has started: its points are in the score, and nothing more is expected. */
  hasBegun: z.boolean(),
  isLocked: z.boolean(),
  /** His NBA team played the evening before too. */
  isSecondNight: z.boolean(),
  /** 0 to 1; `null` without a game, and of a player without stats or a status to tell it by. */
  chanceToPlay: z.number().nullable(),
  /** Worth of a start, the chance to play included; `null` without stats: the value is unknown, which is not zero. */
  expected: z.number().nullable(),
  /** Expected category line of a game that has not started, chance to play included. */
  line: categoryLine,
  /** Against the week without the moves: starts now, starts no more, or in another slot. */
  change: z.enum(["in", "out", "slot"]).nullable(),
});
export type WeekCell = z.infer<typeof weekCell>;

const weekRow = playerLabel.extend(availabilityLabel.shape).extend({
  /** Where he stands today; `null` for a player to be added. */
  slotNow: z.string().nullable(),
  /** Why the engine would not propose to drop him; empty when it would, and for a player to be added. */
  keptBecause: z.array(z.string()),
  /** One for each of `days`. */
  cells: z.array(weekCell),
  /** Games that he starts and is not ruled out for, and what all his starts are worth together. */
  starts: z.number().int(),
  expected: z.number(),
  /** Days of the moves that bring him or let him go. */
  joinsOn: z.string().nullable(),
  leavesOn: z.string().nullable(),
  /** `true` when an approved move that the league does not show yet put him here. */
  planned: z.boolean().default(false),
});
export type WeekRow = z.infer<typeof weekRow>;

const weekDay = z.object({
  day: z.string(),
  /** Expected fantasy points of that day's lineup. */
  total: z.number(),
  starts: z.number().int(),
  /** With a game, and without a place. */
  sits: z.number().int(),
  openSlots: z.number().int(),
  line: categoryLine,
  /** Its total against the week without the moves. */
  change: z.number(),
});

export const weekGridOutput = provenance.extend({
  teamId: z.number().int(),
  teamName: z.string(),
  opponent: z.object({ teamId: z.number().int(), teamName: z.string() }).nullable(),
  unit: z.enum(["points", "category value"]),
  /** Labels in the league's order; empty in points leagues. */
  categories: z.array(z.string()),
  /** Categories in which a lower value is better. */
  lowerIsBetter: z.array(z.string()),
  notProjected: z.array(z.string()),
  days: z.array(weekDay),
  /** Most valuable player first, IR last; an added player follows the player he replaces. */
  players: z.array(weekRow),
  total: z.number(),
  line: categoryLine,
  starts: z.number().int(),
  /** Games left for all players not on IR, whether or not they start. */
  gamesLeft: z.number().int(),
  /** The part of `gamesLeft` whose player is not ruled out that day. */
  playableGamesLeft: z.number().int().default(0),
  /** After the moves; `null` without a limit. */
  addsLeft: z.number().nullable(),
  /** Adds of approved moves that the league has not counted yet, counted as used. */
  addsPlanned: z.number().int().default(0),
  /** Approved moves that count for nothing any more, and why. */
  lapsedMoves: z.array(lapsedMove).default([]),
  /** 0 to 1; `null` without an opponent. */
  winProbability: z.number().nullable(),
});
export type WeekGridOutput = z.infer<typeof weekGridOutput>;

const moveCandidate = z.object({
  day: z.string(),
  drop: playerLabel.nullable(),
  add: playerLabel,
  gain: z.number(),
});
export type MoveCandidate = z.infer<typeof moveCandidate>;
/** With what the engine would try first. */
export const weekOutput = weekGridOutput.extend({ candidates: z.array(moveCandidate) });
export type WeekOutput = z.infer<typeof weekOutput>;
