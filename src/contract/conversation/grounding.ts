/** Grounding of an answer: the figures its tool results support, and the text that was marked or withheld. */
import { z } from "zod";

/** A figure of the answer with the cell that it came from. Offsets are UTF-16 units of `answer`. */
const reference = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  toolCallId: z.string(),
  path: z.string(),
  formula: z.string().nullable(),
  label: z.string(),
  value: z.union([z.string(), z.number()]).nullable(),
  unit: z.string(),
  source: z.string(),
  fetchedAt: z.string(),
});
export type GroundingReference = z.infer<typeof reference>;

const unverifiedReason = z.enum([
  "no_fact",
  "other_value",
  "other_subject",
  "other_unit",
  "direction",
  "rank",
  "day",
  "status",
  "against_verdict",
  "broken_reference",
]);

/** Text shown as written although no tool result supports it. Offsets are UTF-16 units of `answer`. */
const unverifiedSpan = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  why: unverifiedReason,
});
export type UnverifiedSpan = z.infer<typeof unverifiedSpan>;

/** Why a sentence is withheld; a note is shown instead. */
const withheldKind = z.enum(["deed", "approval", "injury", "status", "secret", "instructions"]);
export type WithheldKind = z.infer<typeof withheldKind>;

/** Where the note of a sentence that was left out begins. */
const withheldSentence = z.object({ at: z.number().int().nonnegative(), kind: withheldKind });
export type WithheldSentence = z.infer<typeof withheldSentence>;

/**
 * `claims` were checked and `supported` of them match a tool result. Older stored answers have `corrected` and
 * `removed` instead of the lists, which then read as empty.
 */
export const grounding = z.object({
  claims: z.number().int().nonnegative(),
  supported: z.number().int().nonnegative(),
  references: z.array(reference).default([]),
  unverified: z.array(unverifiedSpan).default([]),
  withheld: z.array(withheldSentence).default([]),
  corrected: z.number().int().nonnegative().optional(),
  removed: z.number().int().nonnegative().optional(),
});
export type Grounding = z.infer<typeof grounding>;

/** Grounding of an answer that contains nothing to check. */
export const NOTHING_CHECKED: Grounding = { claims: 0, supported: 0, references: [], unverified: [], withheld: [] };
