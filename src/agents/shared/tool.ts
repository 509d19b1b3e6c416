/**
 * What a tool is: a schema, one service call, a bounded and labeled answer.
 *
 * No tool has an effect. The scope comes from the runtime; a model only fills the arguments, and those are parsed.
 * A tool never throws to a model: a failure becomes `{ unavailable, message }` with the error's own safe words.
 */

import type { z } from "zod";
import type { Language } from "@/contract/conversation/intent";
import type { UnavailableOutput } from "@/contract/tool-outputs";
import type { TeamScope } from "@/domain/league/scope";
import { errorText } from "@/language/texts/errors";
import { AppError, failureCode, failureMessage } from "@/lib/errors";
import type { AgentServices } from "./types";

export type ToolRuntime = {
  scope: TeamScope;
  services: AgentServices;
  signal: AbortSignal;
  /** Language of the reason for a failed tool call; English when left out. */
  language?: Language | undefined;
};
export type ToolAnswer = { output: object; isCached: boolean };

export type ToolDefinition = {
  readonly name: string;
  readonly description: string;
  /** What it is for, in the few words by which a model that is not shown it asks for it. */
  readonly purpose: string;
  readonly effect: "none";
  /** Most characters of its answer as JSON, documented in `docs/technical`. */
  readonly maxChars: number;
  readonly input: z.ZodType;
  /** Schema shown to models whose providers cannot express `input` (Gemini has no maps). */
  readonly modelInput: z.ZodType;
  run(input: unknown, runtime: ToolRuntime): Promise<ToolOutcome>;
};

export type ToolOutcome =
  | { ok: true; output: object; isCached: boolean }
  | { ok: false; output: UnavailableOutput; isCached: false };

/** Longer than all attempts at one source together, shorter than a person's patience. */
const TOOL_TIMEOUT_MS = 14_000;

export class ToolTimeout extends AppError {
  static override readonly code = "tool.timeout";
  static override readonly status = 504;
}

/** An answer over its documented size is a fault of ours; a model must not get half of it. */
class ToolAnswerTooLarge extends AppError {
  static override readonly code = "tool.answer_too_large";
  static override readonly status = 502;
}

export function defineTool<Input extends z.ZodType>(tool: {
  name: string;
  description: string;
  purpose?: string;
  maxChars: number;
  input: Input;
  modelInput?: z.ZodType;
  run: (input: z.output<Input>, runtime: ToolRuntime) => Promise<ToolAnswer>;
}): ToolDefinition {
  return {
    modelInput: tool.input,
    purpose: tool.description,
    ...tool,
    effect: "none",
    async run(rawInput, runtime) {
      const input = tool.input.safeParse(rawInput);
      if (!input.success) {
        const path = input.error.issues[0]?.path.join(".") ?? "";
        const message = errorText(runtime.language ?? "en", "tool.bad_arguments", { argument: path || "object" });
        return failed("tool.bad_arguments", message);
      }
      const timeLimit = AbortSignal.timeout(TOOL_TIMEOUT_MS);
      try {
        const answer = await tool.run(input.data, { ...runtime, signal: AbortSignal.any([runtime.signal, timeLimit]) });
        if (JSON.stringify(answer.output).length > tool.maxChars) throw new ToolAnswerTooLarge({ tool: tool.name });
        return { ok: true, ...answer };
      } catch (error) {
        if (runtime.signal.aborted) throw error;
        const failure = timeLimit.aborted ? new ToolTimeout({ tool: tool.name }) : error;
        // A bug must reach the log; only planned failures become a tool's answer.
        if (!(failure instanceof AppError)) throw failure;
        return failed(failureCode(failure), failureMessage(failure, runtime.language));
      }
    },
  };
}

const failed = (unavailable: string, message: string): ToolOutcome => ({
  ok: false,
  output: { unavailable, message },
  isCached: false,
});
