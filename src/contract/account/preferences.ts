/** `GET|PUT /api/preferences`: what a person wants of the advice for one league. */
import { z } from "zod";
import { language } from "../conversation/intent";
import { MAX_UNTOUCHABLES } from "../planning/optimizer-request";
import { shortText } from "../texts";

const risk = z.enum(["cautious", "balanced", "bold"]);
const tone = z.enum(["short", "full"]);
export type Tone = z.infer<typeof tone>;

const MAX_PUNTS = 12;
const playerId = z.number().int().positive().max(999_999_999_999);

/** Fields left out stay unchanged. */
export const preferencesChange = z.object({
  /** Players that no plan may drop: ESPN's ids, or objects that carry one. */
  untouchables: z
    .array(z.union([playerId, z.object({ playerId }).transform((each) => each.playerId)]))
    .max(MAX_UNTOUCHABLES)
    .optional(),
  /** Categories that are given up, in any usual spelling: "FT%", "turnovers". */
  punts: z.array(shortText(40)).max(MAX_PUNTS).optional(),
  /** Gain a move must promise before it is proposed: twice as much as usual, as usual, half as much. */
  risk: risk.optional(),
  /** How much an answer says. */
  tone: tone.optional(),
  allowKeeperDrops: z.boolean().optional(),
  /** Language of answers and plans that do not request one; `null` uses the language of the question. */
  language: language.nullable().optional(),
});
export type PreferencesChange = z.output<typeof preferencesChange>;

export const preferencesOutput = z.object({
  /** `playerName` is `null` for someone who is in no list that could be read. */
  untouchables: z.array(z.object({ playerId: z.number().int(), playerName: z.string().nullable() })),
  punts: z.array(z.string()),
  risk,
  tone,
  allowKeeperDrops: z.boolean(),
  language: language.nullable(),
  /** `null` before the first change. */
  updatedAt: z.string().nullable(),
});
export type PreferencesOutput = z.infer<typeof preferencesOutput>;
