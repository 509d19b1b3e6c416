/** Numbers of answers lead to their cells: of the thing that the line names, with the value that is shown. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { ask } from "#test/leagues/product";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { DEMO_FORMATS } from "@/demo/demo-league";

const QUESTIONS = [
  "What is my score?",
  "Can I still win this week?",
  "Optimize my week",
  "Set my lineup for today",
  "Best lineup for every day left",
  "Who should I stream this week?",
  "How is Durant doing lately?",
  "How has Herro played this season?",
  "Should I drop Monk?",
  "Herro or Sexton?",
  "When does Adebayo play?",
  "How many games does everyone have left?",
  "How many adds do I have left?",
  "What are my playoff odds?",
  "Trade Durant for Jokic?",
  "Πόσους πόντους έχω;",
];

const valueAt = (output: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], output);

/** As it is written, or a share in percent. */
function isShown(value: unknown, text: string): boolean {
  const written = Number(text.replace("%", "").replace(",", ".").replace("−", "-"));
  const decimals = /[.,](\d+)/.exec(text)?.[1]?.length ?? 0;
  const amount = Math.abs(Number(value)) * (text.endsWith("%") ? 100 : 1);
  return Math.abs(amount - Math.abs(written)) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** "Bam Adebayo, games left" is about a player; "lead" and "Fan Favorites (demo), points" are not. */
const playerOf = (label: string): string | undefined =>
  /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+), /u.exec(label)?.[1];

/** A cell that does not hold what is shown, or that is of a player while its line names only others. */
function wrongIn({ answer, toolCalls, grounding }: ChatAnswer): string[] {
  const players = new Set(grounding.references.flatMap(({ label }) => playerOf(label) ?? []));
  return grounding.references.flatMap(({ start, end, toolCallId, path, label }) => {
    const shown = answer.slice(start, end);
    const call = toolCalls.find(({ id }) => id === toolCallId);
    const lineStart = answer.lastIndexOf("\n", start) + 1;
    const line = answer.slice(lineStart).split("\n")[0] ?? "";
    const player = playerOf(label);
    const isOfOthers =
      player !== undefined && !line.includes(player) && [...players].some((other) => line.includes(other));
    const isRight = isShown(valueAt(call?.output, path), shown) && !isOfOthers;
    return isRight ? [] : [`${shown} is not ${path} (${label}) in: ${line}`];
  });
}

describe.each(DEMO_FORMATS)("answers in the demo league %s", (format) => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct(format);
  });
  afterAll(() => product.close());

  it.each(QUESTIONS)("lead to cells: %s", async (message) => {
    expect(wrongIn(await ask({ message }))).toEqual([]);
  });

  it("have more numbers with a cell than without", async () => {
    const answers = await Promise.all(
      ["What is my score?", "How is Durant doing lately?", "Set my lineup for today"].map((message) =>
        ask({ message }),
      ),
    );
    const numbers = answers.flatMap(({ answer }) => answer.match(/(?<![\p{L}\d:.])\d+(?:\.\d+)?(?![\d:])/gu) ?? []);
    const cited = answers.flatMap(({ grounding }) => grounding.references);
    expect(cited.length).toBeGreaterThan(numbers.length / 2);
  });
});
