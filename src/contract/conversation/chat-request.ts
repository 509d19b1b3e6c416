/**
 * The body of `POST /api/agent/chat`.
 *
 * A question comes as `message` (a string, or a user message with text parts as the AI SDK posts it) or, for drop-in
 * clients, as the last user's of `messages`. Earlier messages are untrusted context of a stateless client. Unknown keys
 * are ignored, so that clients of newer versions keep working.
 */
import { z } from "zod";
import { requestedLeagueId, requestedTeamId } from "../league/requested-league";
import { language } from "./intent";

export const MAX_QUESTION_CHARS = 4_000;
const MAX_CONTEXT_MESSAGES = 50;

/** Control characters but line breaks and tabs: no person types them, and storage refuses some. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const question = z
  .string()
  .transform((text) => text.toWellFormed().replace(CONTROL, "").trim())
  .pipe(z.string().min(1).max(MAX_QUESTION_CHARS));

/** Schema of a question in the API description: at least one visible character. */
const STATED_TEXT = {
  type: "string",
  minLength: 1,
  maxLength: MAX_QUESTION_CHARS,
  pattern: "[^\\s\\u0000-\\u001f\\u007f]",
} as const;
/** A message with several text parts is read as their concatenation; our clients send one part. */
const STATED_PARTS = {
  type: "array",
  minItems: 1,
  maxItems: 100,
  minContains: 1,
  maxContains: 1,
  items: { type: "object", properties: { type: { type: "string" } }, required: ["type"] },
  contains: { type: "object", properties: { type: { const: "text" }, text: STATED_TEXT }, required: ["type", "text"] },
} as const;
const STATED_USER_MESSAGE = {
  type: "object",
  properties: { role: { const: "user" } },
  required: ["role"],
  anyOf: [
    { properties: { content: STATED_TEXT }, required: ["content"] },
    { properties: { content: false, parts: STATED_PARTS }, required: ["parts"] },
  ],
} as const;
const STATED_ASSISTANT_MESSAGE = {
  type: "object",
  properties: {
    role: { const: "assistant" },
    content: { type: "string", maxLength: 20_000 },
    parts: { type: "array", maxItems: 100, items: { type: "object" } },
  },
  required: ["role"],
} as const;

const textPart = z.object({ type: z.literal("text"), text: z.string().max(20_000) });
/** Parts of other kinds (files, tool results) are dropped: a question is text. */
const parts = z
  .array(z.unknown())
  .max(100)
  .transform((all) =>
    all
      .flatMap((part) => {
        const read = textPart.safeParse(part);
        return read.success ? [read.data.text] : [];
      })
      .join("\n"),
  );

const contextMessage = z
  .object({ role: z.enum(["user", "assistant"]), content: z.string().max(20_000).optional(), parts: parts.optional() })
  .transform((message) => ({ role: message.role, text: message.content ?? message.parts ?? "" }));
export type ContextMessage = z.infer<typeof contextMessage>;

export const chatRequest = z
  .object({
    message: z
      .union([
        question.meta(STATED_TEXT),
        z.object({ role: z.literal("user"), parts: parts.pipe(question).meta(STATED_PARTS) }),
      ])
      .optional(),
    messages: z
      .array(z.unknown())
      .min(1)
      .meta({
        maxItems: MAX_CONTEXT_MESSAGES + 1,
        items: { anyOf: [STATED_USER_MESSAGE, STATED_ASSISTANT_MESSAGE] },
        contains: STATED_USER_MESSAGE,
      })
      .optional(),
    threadId: z.uuid().optional(),
    /** The chat's id of an AI SDK client: a stored conversation's, or the id that a new one gets. */
    id: z.uuid().optional().catch(undefined),
    leagueId: requestedLeagueId.optional(),
    activeLeagueId: requestedLeagueId.optional(),
    teamId: requestedTeamId.optional(),
    activeTeamId: requestedTeamId.optional(),
    /** Left out: the language of the question. */
    language: language.optional(),
  })
  .transform((body, ctx) => {
    const threadId = body.threadId ?? body.id;
    // When an answer is regenerated, the old answer may still follow its question in the list.
    const upToQuestion = (body.messages ?? []).slice(0, (body.messages ?? []).findLastIndex(isOfUser) + 1);
    // With a stored thread the history is ours: of what the client sends only its question is read.
    const sent = z
      .array(contextMessage)
      .max(MAX_CONTEXT_MESSAGES + 1)
      .safeParse(threadId ? upToQuestion.slice(-1) : upToQuestion);
    if (!sent.success) {
      ctx.addIssue({
        code: "custom",
        message: "messages are user or assistant texts, at most 50 before the question",
        path: ["messages"],
      });
      return z.NEVER;
    }
    const last = sent.data.at(-1);
    const request = typeof body.message === "string" ? body.message : body.message?.parts;
    const fromMessages = last?.role === "user" ? question.safeParse(last.text) : undefined;
    const text = request ?? fromMessages?.data;
    if (text === undefined) {
      ctx.addIssue({
        code: "custom",
        message: "a question is needed: message, or messages with a user's",
        path: ["message"],
      });
      return z.NEVER;
    }
    return {
      question: text,
      threadId,
      mayBeNew: body.threadId === undefined && threadId !== undefined,
      context: threadId || request !== undefined ? [] : sent.data.slice(0, -1),
      leagueId: body.leagueId ?? body.activeLeagueId,
      teamId: body.teamId ?? body.activeTeamId,
      language: body.language,
    };
  })
  .meta({ anyOf: [{ required: ["message"] }, { properties: { message: false }, required: ["messages"] }] });

function isOfUser(message: unknown): boolean {
  return typeof message === "object" && message !== null && "role" in message && message.role === "user";
}

export type ChatRequest = z.infer<typeof chatRequest>;
