/**
 * Events of a run: what the log stores and what a stream sends.
 *
 * Each is one chunk of the AI SDK's UI message stream, so that the log needs no translation on the way out; its
 * sequence number in the log is the event's `id:` on the wire. Everything of our own is a `data-*` part, because an
 * unknown chunk type puts AI SDK clients into an error state.
 */
import { z } from "zod";
import { proposalCard } from "../planning/card";
import { grounding } from "./grounding";
import { queryIntent } from "./intent";

const nodeStatus = z.object({
  node: z.string(),
  step: z.number().int().nonnegative(),
  /** Plain words for the person who waits. */
  note: z.string(),
  intent: queryIntent.optional(),
});

const runMetadata = z.object({ threadId: z.string(), runId: z.string() });

const toolProvenance = z.object({
  ms: z.number(),
  cached: z.boolean(),
  source: z.string().nullable(),
  fetchedAt: z.string().nullable(),
  /** Why it failed, such as `espn.timeout`. */
  code: z.string().optional(),
});

/** The run waits for the person: these proposals are to be decided. */
const gate = z.object({ threadId: z.string(), proposalIds: z.array(z.string()) });

export const streamEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start"), messageId: z.string(), messageMetadata: runMetadata }),
  z.object({ type: z.literal("data-status"), id: z.string(), data: nodeStatus }),
  z.object({
    type: z.literal("tool-input-available"),
    toolCallId: z.string(),
    toolName: z.string(),
    input: z.unknown(),
    dynamic: z.literal(true),
  }),
  z.object({
    type: z.literal("tool-output-available"),
    toolCallId: z.string(),
    output: z.unknown(),
    dynamic: z.literal(true),
    toolMetadata: toolProvenance,
  }),
  z.object({
    type: z.literal("tool-output-error"),
    toolCallId: z.string(),
    errorText: z.string(),
    dynamic: z.literal(true),
    toolMetadata: toolProvenance,
  }),
  z.object({ type: z.literal("text-start"), id: z.string() }),
  z.object({ type: z.literal("text-delta"), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal("text-end"), id: z.string() }),
  z.object({ type: z.literal("data-details"), id: z.string(), data: z.object({ markdown: z.string() }) }),
  z.object({ type: z.literal("data-grounding"), id: z.string(), data: grounding }),
  z.object({
    type: z.literal("data-warning"),
    id: z.string(),
    data: z.object({ code: z.string(), message: z.string() }),
  }),
  z.object({ type: z.literal("data-card"), id: z.string(), data: proposalCard }),
  z.object({ type: z.literal("data-interrupt"), id: z.string(), data: gate }),
  z.object({ type: z.literal("error"), errorText: z.string() }),
  z.object({ type: z.literal("finish"), finishReason: z.enum(["stop", "error", "other"]).optional() }),
]);
export type StreamEvent = z.infer<typeof streamEvent>;

/** A stored event with its place in the run's log; the first has sequence number 1. */
export type LoggedEvent = { seq: number; event: StreamEvent };
