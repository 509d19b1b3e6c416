/**
 * Answers that a fluent model wrote without references, each sentence labeled true or false by a person: how many of the
 * true ones are doubted, and how many of the false ones are not. `../shared/model-answers`.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { FactBook, sheetsOf } from "@/domain/facts";
import { collectFacts } from "@/domain/grounding";
import { easternDay } from "@/domain/ids";
import { collectKnown } from "@/domain/withheld";
import { createCheckedText } from "./checked-text";

type Labeled = {
  readonly language: "en" | "el";
  readonly question: string;
  readonly today: string;
  readonly toolCalls: readonly { readonly name: string; readonly output: unknown }[];
  readonly answer: string;
  readonly sentences: readonly { readonly text: string; readonly truth: boolean | null; readonly kind: string }[];
};

const PLACE = "model-answers/answers.jsonl";

function judged({ language, question, today, toolCalls, answer, sentences }: Labeled) {
  const outputs = toolCalls.map(({ output }) => output);
  const facts = collectFacts(outputs, question, easternDay.parse(today));
  const known = collectKnown(outputs);
  const book = new FactBook(sheetsOf(toolCalls.map((call, at) => ({ id: String(at), ...call }))));
  const text = createCheckedText(
    { facts: () => facts, known: () => known, book: () => book, language, startsAt: 0, isOwnWords: false },
    () => undefined,
  );
  text.push(answer);
  text.finish();
  return sentences
    .filter(({ kind, truth }) => kind === "checkable" && truth !== null)
    .map(({ text: sentence, truth }) => {
      const start = text.released.indexOf(sentence.trim());
      const end = start + sentence.trim().length;
      const isMarked = text.grounding.unverified.some((mark) => mark.start < end && mark.end > start);
      return { truth, outcome: start < 0 ? "withheld" : isMarked ? "marked" : "shown" };
    });
}

describe.skipIf(!hasShared(PLACE, "labeled answers of a fluent model are not checked"))(
  "answers of a fluent model",
  () => {
    const lines = (): Labeled[] =>
      readFileSync(sharedPath(PLACE), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));

    it("keep their true sentences as they were written, hardly any of them marked, and most of their lies are", () => {
      const all = lines().flatMap(judged);
      const shareOf = (truth: boolean, outcome: string) => {
        const own = all.filter((each) => each.truth === truth);
        return own.filter((each) => each.outcome === outcome).length / own.length;
      };
      expect(all.length).toBeGreaterThan(100);
      expect(shareOf(true, "withheld")).toBe(0);
      expect(shareOf(true, "marked")).toBeLessThanOrEqual(0.12);
      expect(shareOf(false, "shown")).toBeLessThanOrEqual(0.45);
    });
  },
);
