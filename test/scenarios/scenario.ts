/** What a scenario is, and what is asked of an answer: look-ups, facts and cards, never its prose. */
import { expect } from "vitest";
import { wholeText } from "#test/whole-answer";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import type { EspnLeagueView } from "./espn-league";
import type { SheetsRead } from "./sheets-read";
import { readOutputs, type ToolOutputs } from "./tool-outputs";

export const LANGUAGES = ["en", "el"] as const;

/** Texts that one line of the answer holds together; of a list, one of its texts. */
export type Fact = readonly (string | number | readonly string[])[];

export type ScenarioContext = { league: EspnLeagueView; outputs: ToolOutputs; language: Language };

export type Scenario = {
  /** Letter of the product's list, and what is asked. */
  readonly name: string;
  readonly ask: Readonly<Record<Language, string>>;
  /** Look-ups that must be made and answer. */
  readonly tools: readonly string[];
  /** Most look-ups that such a question may cost. */
  readonly most: number;
  /** From the wire, or from a look-up that the line must carry. */
  readonly facts: (context: ScenarioContext) => readonly Fact[] | Promise<readonly Fact[]>;
  /** Whether a plan comes with it: cards with moves of this league, or the reason to stand pat. */
  readonly hasPlan: boolean;
  /** A language model's part is the same in every format; it is then played in one. */
  readonly isOfAnyFormat?: true;
  /** What must not be said. */
  readonly never?: (context: ScenarioContext) => readonly RegExp[];
  /** A language model's part: the look-ups it asks for together, and its words for what they found. */
  readonly model: {
    readonly calls: readonly { name: string; args?: Record<string, unknown> }[];
    readonly words: Readonly<Record<Language, (sheets: SheetsRead) => string>>;
  };
};

/**
 * Checks an answer against the scenario, for any model.
 *
 * @param moveCount moves that this league's plan has; 0 where it is to stand pat.
 */
export async function expectAnswer(
  scenario: Scenario,
  answer: ChatAnswer,
  { league, language, moveCount }: Pick<ScenarioContext, "league" | "language"> & { moveCount: number },
): Promise<void> {
  const context = { league, language, outputs: readOutputs(answer.toolCalls) };
  expect(answer, answer.answer).toMatchObject({ status: "completed", language });
  const called = answer.toolCalls.filter(({ ok }) => ok).map(({ name }) => name);
  expect(called).toEqual(expect.arrayContaining([...scenario.tools]));
  expect(answer.toolCalls.length).toBeLessThanOrEqual(scenario.most);
  expect(answer.toolCalls.filter(({ ok }) => !ok)).toEqual([]);
  for (const fact of await scenario.facts(context)) expectInAnswer(wholeText(answer), fact);
  // Text in “ ” quotes a report, shown as it was written with the official status beside it.
  const ownWords = wholeText(answer).replaceAll(/“[^”]*”/g, "“…”");
  for (const pattern of scenario.never?.(context) ?? []) expect(ownWords).not.toMatch(pattern);
  // True words leave whole: nothing is marked and nothing left out.
  expect(answer.grounding, answer.answer).toMatchObject({ unverified: [], withheld: [] });
  expect(/\p{Script=Greek}{3}/u.test(answer.answer)).toBe(language === "el");
  expect(answer.cards).toHaveLength(scenario.hasPlan ? moveCount : 0);
  expectMoves(answer, context);
  if (scenario.hasPlan)
    expect(context.outputs.one("plan_week")).toMatchObject(moveCount > 0 ? { standPat: null } : STANDS_PAT);
}

const STANDS_PAT = { moves: [], standPat: { reason: expect.any(String) } };

/** Some line of the answer holds all of the fact. */
export function expectInAnswer(answer: string, fact: Fact): void {
  const lines = answer.replaceAll("**", "").split(/\n+/);
  const isStated = lines.some((line) =>
    fact.every((part) => (typeof part === "object" ? part : [String(part)]).some((text) => holds(line, text))),
  );
  expect(isStated, `${JSON.stringify(fact)} in one line of:\n${answer}`).toBe(true);
}

/** A number stands by itself, in either decimal form: 4 is not in 14, 4.5 or 40. */
function holds(line: string, text: string): boolean {
  if (!/^-?\d+(?:\.\d+)?%?$/.test(text)) return line.includes(text);
  const written = text.replace("-", "").replace(".", "[.,]");
  return new RegExp(`(?<![\\d]|\\d[.,])${written}(?![.,]?\\d)`).test(line);
}

/** Cards are legal moves of this league, spare its best players, and are in the answer. */
function expectMoves({ answer, cards }: ChatAnswer, { league, outputs }: ScenarioContext): void {
  const best = [...league.mine].sort((a, b) => production(b) - production(a)).slice(0, 5);
  for (const { status, drop, add, rank } of cards) {
    expect(status).toBe("pending");
    const dropped = league.mine.find(({ id }) => id === drop?.playerId);
    expect(dropped, drop?.playerName).toMatchObject({ name: drop?.playerName, isDroppable: true });
    expect(best.map(({ id }) => id)).not.toContain(drop?.playerId);
    expect(league.free.find(({ id }) => id === add?.playerId)).toMatchObject({ name: add?.playerName });
    const move = outputs.one("plan_week").moves[rank - 1];
    expect(move).toMatchObject({ drop: { name: drop?.playerName }, add: { name: add?.playerName } });
    expectInAnswer(answer, [add?.playerName ?? "", drop?.playerName ?? "", shown(move?.gain ?? Number.NaN)]);
  }
}

/** What a player brings a game in any format: points, rebounds, assists, steals and blocks. */
const production = ({ averages }: { averages: Readonly<Record<string, number>> }): number =>
  ["0", "6", "3", "2", "1"].reduce((sum, stat) => sum + (averages[stat] ?? 0), 0);

/** A number rounded as people write it: to three decimals, two, one or none. */
export const shown = (value: number): string[] =>
  [0, 1, 2, 3].map((digits) => String(Number(Math.abs(value).toFixed(digits)))).filter((text) => Number(text) !== 0);

/** A status as ESPN sends it, as either language may write it. */
export const STATUS_WORDS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    ACTIVE: ["active"],
    PROBABLE: ["probable"],
    QUESTIONABLE: ["questionable"],
    DAY_TO_DAY: ["day to day", "day-to-day"],
    OUT: ["out"],
  },
  el: {
    ACTIVE: ["ενεργός"],
    PROBABLE: ["πιθανόν να παίξει"],
    QUESTIONABLE: ["αμφίβολος"],
    DAY_TO_DAY: ["DTD", "μέρα με τη μέρα"],
    OUT: ["εκτός"],
  },
};
export const statusWords = (status: string, language: Language): readonly string[] => {
  const words = STATUS_WORDS[language][status];
  if (!words) throw new Error(`${status} has no words`);
  return words;
};

/** A status as a sheet shows it, in Greek. */
export function greekStatus(text: string): string {
  const [word] = STATUS_WORDS.el[text.toUpperCase().replaceAll(" ", "_")] ?? [];
  if (!word) throw new Error(`${text} has no words`);
  return word;
}
