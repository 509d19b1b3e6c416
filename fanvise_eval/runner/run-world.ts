/**
 * Runs cases of one world, one after the other. Cases that only ask share a product; one that does more has its own,
 * each time.
 */
import type { GoldenCase, Turn } from "../cases/schema";
import type { ForeignCase } from "../foreign/case";
import { foreignResult } from "../foreign/result";
import { judgedOf } from "../gates/case-facts";
import { isPassed, judge } from "../gates/judge";
import { readFacts } from "../oracle/facts";
import { openPlanOracle } from "../oracle/plan";
import type { Facts } from "../oracle/types";
import type { OpenWorld } from "../worlds/world";
import { WORLDS } from "../worlds/worlds";
import { backToNow, play, standStill } from "./play";
import { openProduct, type Product } from "./product";
import { SCRIPTED_GEMINI, type ScriptedGemini, startScriptedGemini } from "./scripted-gemini";
import { type CaseResult, type Judgement, NOTHING_BROKEN, type Trace } from "./trace";

export type RunOptions = {
  model: string;
  /** Environment variables of the model's provider, such as its key and address. */
  variables: Readonly<Record<string, string>>;
  repeat: number;
};

export type AnyCase = GoldenCase | ForeignCase;
type Round = { trace: Trace; verdict: Judgement | null };
type Stage = { world: OpenWorld; product: Product; gemini: ScriptedGemini | undefined };

/** @param onResult hears each result as it comes. @throws for a world that there is not */
export async function runWorld(
  worldName: string,
  cases: readonly AnyCase[],
  options: RunOptions,
  onResult: (result: CaseResult) => void,
): Promise<void> {
  const known = WORLDS.find(({ name }) => name === worldName);
  if (!known) throw new Error(`There is no world ${worldName}.`);
  const inWorld = async <Value>(work: (stage: Stage) => Promise<Value>): Promise<Value> => {
    const world = await known.open();
    const gemini = options.model === SCRIPTED_GEMINI ? await startScriptedGemini() : undefined;
    let product: Product | undefined;
    try {
      const { model, variables } = gemini ?? options;
      product = await openProduct(world, model, variables);
      return await work({ world, product, gemini });
    } finally {
      backToNow();
      await product?.close();
      await gemini?.close();
      await world.close();
    }
  };
  const repeated = async (some: AnyCase, round: () => Promise<Round>) => {
    const rounds: Round[] = [];
    try {
      for (let made = 0; made < options.repeat; made++) rounds.push(await round());
      onResult(resultOf(some, worldName, rounds));
    } catch (failure) {
      onResult(crashed(some, worldName, failure));
    }
  };
  const shared = cases.filter((some) => turnsOf(some).every(isOnlyAsked));
  if (shared.length > 0) {
    await inWorld(async (stage) => {
      // Nothing that is only asked changes the league: it is read, and its best moves are found, once for all of them.
      const facts = await readFacts(stage.world);
      standStill();
      for (const some of shared) await repeated(some, () => playRound(some, stage, facts));
    });
  }
  for (const some of cases) {
    if (shared.includes(some)) continue;
    await repeated(some, () =>
      inWorld(async (stage) => {
        // An approved move is verified as time passes.
        if (!turnsOf(some).some((turn) => "decide" in turn)) standStill();
        return playRound(some, stage, await readFacts(stage.world));
      }),
    );
  }
}

/** A turn from another team's view leaves nothing behind either. */
const isOnlyAsked = (turn: Turn): boolean => "ask" in turn || "view_as" in turn;

const isForeign = (some: AnyCase): some is ForeignCase => "input" in some;
const turnsOf = (some: AnyCase): readonly Turn[] => (isForeign(some) ? [{ ask: some.input }] : some.turns);

async function playRound(some: AnyCase, stage: Stage, facts: Facts): Promise<Round> {
  const trace = await play({ turns: turnsOf(some), language: some.language }, { ...stage, facts });
  if (isForeign(some)) return { trace, verdict: null };
  return { trace, verdict: await judge(judgedOf(some, trace, facts, openPlanOracle(facts))) };
}

function resultOf(some: AnyCase, world: string, rounds: readonly Round[]): CaseResult {
  if (isForeign(some)) {
    return foreignResult(
      some,
      world,
      rounds.map(({ trace }) => ({ trace, usage: usageOf(trace) })),
    );
  }
  const isGood = ({ verdict }: Round) => verdict !== null && isPassed(verdict);
  const shown = rounds.find((round) => !isGood(round)) ?? rounds[0];
  if (!shown) throw new RangeError("a case is played at least once");
  return {
    ...headOf(some),
    scores: rounds.map((round) => (isGood(round) ? 1 : 0)),
    verdict: shown.verdict ?? NOTHING_BROKEN,
    trace: shown.trace,
    usage: usageOf(shown.trace),
    grade: rounds.every(isGood) ? "passed" : "failed",
  };
}

const headOf = ({ id, category, risk_level, scenario, world, language }: GoldenCase) => ({
  id,
  category,
  scenario,
  world,
  language,
  riskLevel: risk_level,
});

/** Usage summed over all questions. */
function usageOf({ steps }: Trace): CaseResult["usage"] {
  const answers = steps.flatMap(({ answer }) => (answer ? [answer] : []));
  const sum = (of: (answer: (typeof answers)[number]) => number) =>
    answers.reduce((total, each) => total + of(each), 0);
  const costs = answers.map(({ usage }) => usage.costUsd);
  return {
    modelCalls: sum(({ usage }) => usage.modelCalls),
    toolCalls: sum(({ toolCalls }) => toolCalls.length),
    inputTokens: sum(({ usage }) => usage.inputTokens),
    outputTokens: sum(({ usage }) => usage.outputTokens),
    costUsd: costs.includes(null) ? null : costs.reduce<number>((total, cost) => total + (cost ?? 0), 0),
    // Measured by the runner's own clock: a world's clock does not move.
    ms: steps.reduce((total, { ms }) => total + ms, 0),
  };
}

/** Result of a case that could not be run: a failure with its reason. */
export function crashed(some: AnyCase, world: string, failure: unknown): CaseResult {
  const reason = failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
  const trace: Trace = { steps: [], cards: [], decisionCount: 0, rosterBefore: [], rosterAfter: [] };
  const head = isForeign(some)
    ? {
        id: some.id,
        category: some.category,
        language: some.language,
        world,
        scenario: "foreign",
        riskLevel: "medium" as const,
      }
    : headOf(some);
  const verdict: Judgement = { ...NOTHING_BROKEN, end_state: [`the case could not be run: ${reason}`] };
  return { ...head, scores: [0], verdict, trace, usage: usageOf(trace), grade: "failed" };
}
