/**
 * A language model on the wire that does its part of a scenario: asks for its look-ups together, then words what they
 * found.
 */
import { z } from "zod";
import { gemini, type StubBehaviour } from "../stubs/gemini-stub";
import type { Scenario } from "./scenario";
import { readSheets, type SheetsRead } from "./sheets-read";

/** A look-up's answer travels as a text: a sheet, or why there is none. */
const answered = z.object({ result: z.string() }).transform(({ result }) => result);
const part = z.object({
  text: z.string().optional(),
  functionResponse: z.object({ name: z.string(), response: answered }).optional(),
});
const requestBody = z.object({
  contents: z.array(z.object({ role: z.string(), parts: z.array(part) })),
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }).optional(),
  tools: z.array(z.object({ functionDeclarations: z.array(z.object({ name: z.string() })) })).optional(),
});

/** What a request shows of the turn. */
export type Seen = {
  /** Look-ups of this turn that were answered, in order. */
  readonly answered: readonly { name: string; text: string }[];
  readonly sheets: SheetsRead;
  readonly system: string;
  /** Names of the look-ups on offer. */
  readonly offered: readonly string[];
};

export function seenIn(body: unknown): Seen {
  const { contents, systemInstruction, tools = [] } = requestBody.parse(body);
  const question = contents.findLastIndex(({ parts }) => parts.some(({ text }) => text) && isOfUser(parts));
  const results = contents
    .slice(question + 1)
    .flatMap(({ parts }) => parts.flatMap(({ functionResponse }) => functionResponse ?? []))
    .map(({ name, response }) => ({ name, text: response }));
  return {
    answered: results,
    sheets: readSheets(results.map(({ text }) => text)),
    system: systemInstruction?.parts.map(({ text }) => text).join("\n") ?? "",
    offered: tools.flatMap(({ functionDeclarations }) => functionDeclarations.map(({ name }) => name)),
  };
}

const isOfUser = (parts: readonly z.output<typeof part>[]) => parts.every(({ functionResponse }) => !functionResponse);

/** Its calls in one answer, then its words; without calls the words at once. */
export const planned = (
  calls: readonly { name: string; args?: Record<string, unknown> }[],
  words: (seen: Seen) => StubBehaviour | string,
): StubBehaviour =>
  gemini.reply((body) => {
    const seen = seenIn(body);
    if (seen.answered.length === 0 && calls.length > 0) return gemini.calls(calls);
    const stated = words(seen);
    return typeof stated === "string" ? gemini.stream(stated.match(/.{1,23}/gs) ?? []) : stated;
  });

export const playing = ({ model }: Scenario, language: "en" | "el"): StubBehaviour =>
  planned(model.calls, ({ sheets }) => model.words[language](sheets));
