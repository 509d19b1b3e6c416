/** The JSON form of a matchup-optimizer run: a turn's answer with the plan, or why nothing is worth doing. */
import { z } from "zod";
import { chatAnswer } from "../conversation/chat-answer";

const STAND_PAT_REASONS = [
  "no-adds-left",
  "no-candidates",
  "no-games",
  "no-room",
  "below-price",
  "nothing-better",
  /** The matchup is all but decided: nothing is given up for it. */
  "nearly-won",
  "nearly-lost",
  /** The matchup is over, or its days are not known. */
  "no-days-left",
  /** Good moves lie outside the days that were asked for. */
  "outside-window",
  /** Every candidate worth adding is ruled out by his status or by news. */
  "candidates-ruled-out",
  /** Moves that the person chose cannot be made. */
  "chosen-not-possible",
] as const;

const standPat = z.object({ reason: z.enum(STAND_PAT_REASONS), detail: z.string() });
export type StandPat = z.infer<typeof standPat>;

const benched = z.object({
  playerId: z.number().int(),
  playerName: z.string(),
  /** The chance to play included; `null` when unknown, and in category leagues. */
  expectedPoints: z.number().nullable(),
  /** The same in what the league's format counts: points, or category value. */
  value: z.number().nullable(),
});
const lineupOfDay = z.object({
  day: z.string(),
  starters: z.array(benched.extend({ slot: z.string() })),
  bench: z.array(benched),
});
export type LineupOfDay = z.infer<typeof lineupOfDay>;

/** 0 to 1, `null` without an opponent: as it stands, and with every recommended move. */
const winProbability = z.object({ before: z.number().nullable(), after: z.number().nullable() });
export type WinProbability = z.infer<typeof winProbability>;

export const optimizerAnswer = chatAnswer.extend({
  lineup: z.array(lineupOfDay),
  winProbability,
  standPat: standPat.optional(),
});
export type OptimizerAnswer = z.infer<typeof optimizerAnswer>;
