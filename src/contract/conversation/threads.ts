/** Conversations as a person keeps them: the bodies of `/api/threads` and `/api/shared`. */
import { z } from "zod";
import { shortText } from "../texts";
import { chatAnswer, runStatus } from "./chat-answer";
import { grounding } from "./grounding";
import { language } from "./intent";

const MAX_TITLE_CHARS = 80;
export const MAX_CHECKPOINT_CHARS = 80;
/** Named states of one conversation. */
export const MAX_CHECKPOINTS = 50;
export const MAX_SHARES = 10;
const MAX_SHARE_DAYS = 365;

const threadSummary = z.object({
  threadId: z.uuid(),
  title: z.string(),
  updatedAt: z.string(),
  isPinned: z.boolean(),
});

/** Pinned ones first, then the latest. */
export const threadsOutput = z.object({
  threads: z.array(threadSummary),
  /** Cursor of the next page; `null` on the last page. */
  nextCursor: z.string().nullable(),
});
export type ThreadsOutput = z.infer<typeof threadsOutput>;

const rating = z.enum(["up", "down"]);

export const threadOutput = z.object({
  threadId: z.uuid(),
  title: z.string(),
  language,
  isPinned: z.boolean(),
  /** Visible turns, oldest first. */
  turns: z.array(
    z.object({
      runId: z.uuid(),
      status: runStatus,
      question: z.string(),
      startedAt: z.string(),
      /** `null` while it runs. */
      result: chatAnswer.nullable(),
      /** The user's rating of the answer; `null` when there is none. */
      feedback: z.object({ rating, reason: z.string().nullable() }).nullable(),
    }),
  ),
});

/** Fields left out stay unchanged. */
export const threadChange = z.object({
  title: shortText(MAX_TITLE_CHARS).optional(),
  isPinned: z.boolean().optional(),
});
export const threadChanged = threadSummary;
export const threadDeletion = z.object({ threadId: z.uuid() });

export const feedbackRequest = z.object({
  runId: z.uuid(),
  rating,
  reason: z
    .string()
    .trim()
    .max(1_000)
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .default(null),
});
export const feedbackOutput = z.object({ runId: z.uuid(), rating, reason: z.string().nullable() });

export const checkpointRequest = z.object({
  name: shortText(MAX_CHECKPOINT_CHARS),
  /**
   * A turn that is shown: it and those after it are hidden once the present state has its name, so that another
   * question can take its place.
   */
  goBackBefore: z.uuid().optional(),
});
export const checkpointOutput = z.object({
  checkpointId: z.uuid(),
  name: z.string(),
  /** How many turns it shows. */
  turns: z.number().int().positive(),
  createdAt: z.string(),
});
export const checkpointsOutput = z.object({ checkpoints: z.array(checkpointOutput) });
export const checkpointDeletion = z.object({ checkpointId: z.uuid() });

export const shareRequest = z.object({ expiresInDays: z.number().int().min(1).max(MAX_SHARE_DAYS).default(30) });
/** The only answer that ever holds the secret. */
export const shareOutput = z.object({ shareId: z.uuid(), token: z.string(), path: z.string(), expiresAt: z.string() });
export const sharesDeletion = z.object({ threadId: z.uuid(), links: z.number().int().nonnegative() });

/** A shared copy of a conversation: no ids, no tool calls, the names of the league's teams removed. */
export const sharedThread = z.object({
  title: z.string(),
  language,
  sharedAt: z.string(),
  turns: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      askedAt: z.string(),
      grounding,
      sources: z.array(z.object({ source: z.string(), fetchedAt: z.string() })),
    }),
  ),
});
export type SharedThread = z.infer<typeof sharedThread>;
