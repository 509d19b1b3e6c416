/**
 * The body of `POST /api/agent/chat`.
 *
 * A question comes as `message` (a string, or a user message with text parts as the AI SDK posts it) or, for drop-in
 * clients, as the last of `messages`. Earlier messages are untrusted context of a stateless client. Unknown keys are
 * ignored, so that clients of newer versions keep working.
 */
import { z } from "zod";
import { language } from "./intent";

export const MAX_QUESTION_CHARS = 4_000;
export const MAX_CONTEXT_MESSAGES = 50;

const question = z.string().trim().min(1).max(MAX_QUESTION_CHARS);
const textPart = z.object({ type: z.literal("text"), text: z.string().max(MAX_QUESTION_CHARS) });
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

const id = z.union([z.string().min(1).max(80), z.number().int().nonnegative()]).transform(String);

export const chatRequest = z
  .object({
    message: z.union([question, z.object({ role: z.literal("user"), parts: parts.pipe(question) })]).optional(),
    messages: z.array(contextMessage).min(1).max(MAX_CONTEXT_MESSAGES).optional(),
    threadId: z.uuid().optional(),
    id: z.uuid().optional().catch(undefined),
    leagueId: id.optional(),
    activeLeagueId: id.optional(),
    teamId: id.optional(),
    activeTeamId: id.optional(),
    /** Left out: the language of the question. */
    language: language.optional(),
  })
  .transform((body, ctx) => {
    const last = body.messages?.at(-1);
    const asked = typeof body.message === "string" ? body.message : body.message?.parts;
    const fromMessages = last?.role === "user" ? question.safeParse(last.text) : undefined;
    const text = asked ?? fromMessages?.data;
    if (text === undefined) {
      ctx.addIssue({
        code: "custom",
        message: "a question is needed: message, or messages that end with a user's",
        path: ["message"],
      });
      return z.NEVER;
    }
    const threadId = body.threadId ?? body.id;
    return {
      question: text,
      threadId,
      // With a stored thread the history is ours, and what the client sends of it is ignored.
      context: threadId || asked !== undefined ? [] : (body.messages ?? []).slice(0, -1),
      leagueId: body.leagueId ?? body.activeLeagueId,
      teamId: body.teamId ?? body.activeTeamId,
      language: body.language,
    };
  });
export type ChatRequest = z.infer<typeof chatRequest>;
