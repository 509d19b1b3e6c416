/** Plays a case's turns on an open product and keeps what happened. */
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { errorBody } from "@/contract/error";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import type { GoldenCase, Turn } from "../cases/schema";
import type { Facts } from "../oracle/types";
import type { Json, OpenWorld } from "../worlds/world";
import { decisionCount, eventsOf } from "./database-reading";
import type { Answered, Product } from "./product";
import type { ScriptedGemini } from "./scripted-gemini";
import type { Step, Trace } from "./trace";

const SETTLED_WITHIN_MS = 8_000;
const RETRY_MS = 25;

type Played = {
  steps: Step[];
  /** Thread id of the conversation. */
  threadId?: string;
  /** Thread id of the newest plan with cards. */
  planThread?: string;
  /** The team the league is looked at as. */
  viewing?: number;
};

type Stage = { world: OpenWorld; product: Product; facts: Facts; gemini?: ScriptedGemini | undefined };

export async function play(
  golden: { turns: readonly Turn[]; language: GoldenCase["language"] },
  stage: Stage,
): Promise<Trace> {
  const { world, product } = stage;
  const rosterBefore = await rosterNow(world, product);
  const decisionsBefore = await decisionCount(product.fanvise.database);
  const played: Played = { steps: [] };
  for (const turn of golden.turns) {
    const began = performance.now();
    const step = await playTurn(turn, golden.language, stage, played);
    played.steps.push({ ...step, turn, ms: Math.round(performance.now() - began) });
  }
  const cards = played.planThread === undefined ? [] : await cardsOf(played.planThread, product);
  return {
    steps: played.steps,
    cards: cards.map(({ rank, status, title, drop, add }) => ({
      rank,
      status,
      title,
      drop: drop?.playerName ?? null,
      add: add?.playerName ?? null,
    })),
    decisionCount: (await decisionCount(product.fanvise.database)) - decisionsBefore,
    rosterBefore,
    rosterAfter: await rosterNow(world, product),
  };
}

async function playTurn(
  turn: Turn,
  language: GoldenCase["language"],
  stage: Stage,
  played: Played,
): Promise<Omit<Step, "turn" | "ms">> {
  const { world, product, facts } = stage;
  if ("ask" in turn) return ask(turn, turn.language ?? language, stage, played);
  if ("decide" in turn) return decide(turn, { product, facts }, played);
  if ("move_clock_to" in turn) return refusalOf(await product.moveClock(turn.move_clock_to));
  if ("prefer" in turn) {
    const { untouchables, punts, risk } = turn.prefer;
    const ids = untouchables && { untouchables: untouchables.map((name) => facts.named(name).id) };
    return refusalOf(await product.prefer({ ...(ids ?? {}), ...(punts && { punts }), ...(risk && { risk }) }));
  }
  if ("source_fails" in turn) {
    world.fail(turn.source_fails, turn.view);
    return {};
  }
  if ("seconds_later" in turn) {
    goOn(turn.seconds_later * 1_000);
    return {};
  }
  played.viewing = facts.league.teams.find(({ name }) => name === turn.view_as)?.id ?? Number.NaN;
  return {};
}

async function ask(
  turn: Extract<Turn, { ask: string }>,
  language: GoldenCase["language"],
  { product, facts, gemini }: Stage,
  played: Played,
): Promise<Omit<Step, "turn" | "ms">> {
  await gemini?.play(turn.script, facts, language);
  const answered = await product.ask({
    message: turn.ask,
    language,
    ...(played.threadId && { threadId: played.threadId }),
    ...(played.viewing && { teamId: String(played.viewing) }),
  });
  if (answered.status !== 200) return refusalOf(answered);
  const answer = chatAnswer.parse(answered.body);
  played.threadId = answer.threadId;
  const [card] = answer.cards;
  if (card) played.planThread = card.threadId;
  // Runs write their events in batches of their own; what waits for a decision is the plan's.
  return { answer, events: await eventsOf(product.fanvise.database, card?.threadId ?? answer.threadId) };
}

async function decide(
  { decide: click }: Extract<Turn, { decide: object }>,
  { product, facts }: Pick<Stage, "product" | "facts">,
  played: Played,
): Promise<Omit<Step, "turn" | "ms">> {
  if (played.planThread === undefined)
    return { refusal: { status: 0, code: "eval.no_plan", message: "There is no plan to decide on." } };
  const cards = await cardsOf(played.planThread, product);
  const card = cards.find(({ rank, status }) => rank === click.rank && status !== "superseded");
  if (!card)
    return { refusal: { status: 0, code: "eval.no_card", message: `There is no card of rank ${click.rank}.` } };
  const edit = click.edit && {
    ...(click.edit.drop && { dropPlayerId: facts.named(click.edit.drop).id }),
    ...(click.edit.add && { addPlayerId: facts.named(click.edit.add).id }),
    ...(click.edit.day && { effectiveDay: click.edit.day }),
  };
  const body = { decisions: [{ proposalId: card.proposalId, action: click.action, ...(edit && { edit }) }] };
  const step = refusalOf(
    await product.decide(played.planThread, body, `eval-${played.steps.length}-${card.proposalId}`),
  );
  await settled(played.planThread, product);
  return step;
}

/** An approved move is looked for behind the answer. */
async function settled(threadId: string, product: Product): Promise<void> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < until) {
    const cards = await cardsOf(threadId, product);
    if (cards.every(({ status }) => status !== "approved")) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

async function cardsOf(threadId: string, product: Product) {
  const { status, body } = await product.planOf(threadId);
  return status === 200 ? optimizerAnswer.parse(body).cards : [];
}

function refusalOf({ status, body }: Answered): Pick<Step, "refusal"> {
  if (status < 400) return {};
  const { code, message } = errorBody.parse(body).error;
  return { refusal: { status, code, message } };
}

/** Lifetimes are counted on the system's clock, which the product reads from Date alone. */
const realNow = Date.now;
/**
 * From now on time passes only where a case says so: what was read is as old in every run, and in every case of a
 * league.
 */
export function standStill(): void {
  const now = realNow();
  Date.now = () => now;
}
function goOn(ms: number): void {
  const before = Date.now;
  Date.now = () => before() + ms;
}
/** Puts the system's clock right again. */
export function backToNow(): void {
  Date.now = realNow;
}

/**
 * Player ids of the person's own team; of the product's own demo where its moves are made. Empty when the source fails.
 */
async function rosterNow(world: OpenWorld, { fanvise }: Product): Promise<number[]> {
  const compose = world.kind === "demo" && fanvise.demo.origin ? world.composeAt(fanvise.demo.origin) : world.compose;
  const league = await compose(["mRoster"]).catch(() => undefined);
  const team = league?.teams?.find(({ id }: Json) => id === world.teamId);
  return (team?.roster.entries ?? []).map(({ playerId }: Json) => playerId).sort((a: number, b: number) => a - b);
}
