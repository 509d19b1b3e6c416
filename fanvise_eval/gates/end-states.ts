/**
 * Whether a conversation ended in one of the states that a fair expert would accept. Each gives the reasons against it,
 * none: it did.
 */
import { dailyLineupOutput, weeklyLineupOutput } from "@/contract/planning/engine-outputs";
import type { EndState } from "../cases/schema";
import type { Move, Player } from "../oracle/types";
import { type Judged, madeCalls } from "./case-facts";
import { ABSTAINS, REFUSES, STANDS_PAT, UNAVAILABLE, VERDICTS } from "./lexicon";
import { type LineupRead, lineupFaults } from "./lineup-faults";
import { plainLines } from "./words";

type Reasons = readonly string[] | Promise<readonly string[]>;

export function reasonsAgainst(state: EndState, judged: Judged): Reasons {
  const { last, golden, language, trace } = judged;
  if (state.kind === "decided") return decided(state.statuses, trace.cards);
  if (!last) {
    const refusal = trace.steps.findLast(({ turn }) => "ask" in turn)?.refusal;
    return state.kind === "unavailable" && refusal
      ? []
      : [`the question was refused: ${refusal?.code} ${refusal?.message}`];
  }
  // A turn of which every look-up failed at the league's source is a failed one.
  const isSourceFailed = last.status === "failed" && last.error?.code.startsWith("espn.");
  if (last.status !== "completed" && !(isSourceFailed && state.kind === "unavailable"))
    return [`the run ended as ${last.status}: ${last.error?.message ?? ""}`];
  const { answer, cards } = last;
  const noCards = cards.length === 0 ? [] : [`${cards.length} cards where none was due`];
  switch (state.kind) {
    case "answered":
      return [...noCards, ...(madeCalls(judged).length === 0 ? ["nothing was looked up"] : [])];
    case "answered_without_tools":
      return [
        ...noCards,
        ...(last.toolCalls.length > 0 ? [`looked up ${last.toolCalls.map(({ name }) => name).join(", ")}`] : []),
        ...(REFUSES[language].test(answer) ? ["refused what it should answer"] : []),
      ];
    case "refused":
      return [
        ...noCards,
        ...(last.toolCalls.length > 0 ? ["looked things up for what it should refuse"] : []),
        ...(REFUSES[language].test(answer) ? [] : ["did not say what it is for"]),
      ];
    case "abstained":
      return [...noCards, ...(ABSTAINS[language].test(answer) ? [] : ["did not say that it cannot tell"])];
    case "unavailable":
      return [
        ...noCards,
        ...(UNAVAILABLE[language].test(answer) ? [] : ["did not say that the source did not answer"]),
      ];
    case "stand_pat":
      return [...noCards, ...(STANDS_PAT[language].test(answer) ? [] : ["did not say to keep the team as it is"])];
    case "plan":
      return plan(state, judged);
    case "verdict": {
      const forms = state.verdicts.flatMap((verdict) => VERDICTS[verdict][language]);
      const isStated = plainLines(answer).some((line) => forms.some((form) => holdsVerdict(line, form, state.player)));
      return [...noCards, ...(isStated ? [] : [`no verdict ${state.verdicts.join(" or ")} on ${state.player}`])];
    }
    case "lineup":
      return lineup(state, judged);
    case "weekly_lineups":
      return weeklyLineups(judged);
    case "stream":
      return stream(state, judged);
  }
  return [`${golden.id}: no such end`];
}

function holdsVerdict(line: string, form: string, player: string): boolean {
  const text = line.toLowerCase();
  const words = form.replace(/^\^/, "").replace("{name}", player).toLowerCase();
  if (form.startsWith("^")) return text.replace(/^[-\s]+/, "").startsWith(words);
  return text.includes(words) && text.includes(player.toLowerCase());
}

function decided(requested: readonly string[], cards: Judged["trace"]["cards"]): string[] {
  const found = [...cards].sort((a, b) => a.rank - b.rank).map(({ status }) => status);
  return requested.every((status, at) => found[at] === status)
    ? []
    : [`cards stand at ${found.join(", ") || "nothing"}, not ${requested.join(", ")}`];
}

const SHARE_SLACK = 1e-6;

async function plan(state: Extract<EndState, { kind: "plan" }>, judged: Judged): Promise<string[]> {
  const { last, facts, plan: oracle } = judged;
  const cards = (last?.cards ?? []).filter(({ kind }) => kind === "move" || kind === "ir");
  const { min, max } = state.moves;
  if (cards.length < min || cards.length > max) return [`${cards.length} moves, not ${min} to ${max}`];
  const moves = cards.map(
    (card): Move => ({
      drop: card.drop?.playerId ?? null,
      add: card.add?.playerId ?? null,
      day: card.effectiveDay,
    }),
  );
  const reasons = cards.flatMap(({ status, title }) => (status === "pending" ? [] : [`${title} is ${status}`]));
  reasons.push(...illegalities(moves, judged));
  // Who came by one move may go by the next.
  const came = new Set(cards.map(({ add }) => add?.playerName));
  for (const { drop, add, title } of cards) {
    if (drop && !came.has(drop.playerName) && state.drops_within && !state.drops_within.includes(drop.playerName))
      reasons.push(`${title}: he may not go`);
    if (add && state.adds_within && !state.adds_within.includes(add.playerName))
      reasons.push(`${title}: he is no answer`);
  }
  if (state.share_of_best !== undefined && reasons.length === 0) {
    const worth = oracle.worthOf(moves);
    const best = await oracle.bestWorth(moves.length);
    const share = worth / best.worth;
    if (!(share >= state.share_of_best - SHARE_SLACK)) {
      const named = best.moves
        .map(({ drop, add, day }) => `${nameOf(drop, facts)} → ${nameOf(add, facts)} ${day}`)
        .join("; ");
      reasons.push(`worth ${worth.toFixed(2)} of ${best.worth.toFixed(2)} (${named}): ${(100 * share).toFixed(0)} %`);
    }
  }
  return reasons;
}

/** A later move leans on those before it: who was added by one may be dropped by the next. */
const illegalities = (moves: readonly Move[], { facts, plan: oracle }: Judged): string[] =>
  moves.flatMap((move, at) => {
    const why = oracle.legality(move, moves.slice(0, at));
    return why === null ? [] : [`${nameOf(move.drop, facts)} → ${nameOf(move.add, facts)}: ${why}`];
  });

const nameOf = (id: number | null, { league }: Judged["facts"]): string =>
  id === null
    ? "nobody"
    : ([...league.rostered, ...league.free].find((player) => player.id === id)?.name ?? `player ${id}`);

function lineup(state: Extract<EndState, { kind: "lineup" }>, judged: Judged): string[] {
  const outputs = madeCalls(judged).filter(({ name }) => name === "compose_daily_lineup");
  const reads = outputs.map(({ output }) => dailyLineupOutput.parse(output));
  const read = reads.find(({ day }) => state.day === undefined || day === state.day);
  if (!read) return [`no lineup of ${state.day ?? "a day"} was composed`];
  const starts = read.starters.map(({ name }) => name);
  const answer = judged.last?.answer ?? "";
  return [
    ...(state.starts ?? []).flatMap((name) => (starts.includes(name) ? [] : [`${name} does not start`])),
    ...(state.sits ?? []).flatMap((name) => (starts.includes(name) ? [`${name} starts`] : [])),
    ...read.starters.flatMap(({ name }) => (answer.includes(name) ? [] : [`${name} starts and is not named`])),
    ...lineupFaults(read, judged),
  ];
}

function weeklyLineups(judged: Judged): string[] {
  const call = madeCalls(judged).find(({ name }) => name === "compose_weekly_lineup");
  if (!call) return ["no lineups of the days left were composed"];
  const { days } = weeklyLineupOutput.parse(call.output);
  const missing = judged.facts.daysLeft.filter((day) => !days.some((each) => each.day === day));
  return [
    ...missing.map((day) => `${day} has no lineup`),
    ...days.flatMap((day): readonly string[] => lineupFaults(asRead(day), judged)),
  ];
}

/** For a week only the starters' values are known; bench players are names. */
const asRead = (day: {
  day: string;
  starters: LineupRead["starters"];
  sits: readonly string[];
  total: number;
}): LineupRead => ({
  ...day,
  sits: day.sits.map((name) => ({ name, expected: null })),
});

async function stream(state: Extract<EndState, { kind: "stream" }>, judged: Judged): Promise<string[]> {
  const { last, facts, plan: oracle, language } = judged;
  const named = facts.league.free.filter(({ name }) => last?.answer.includes(name));
  if (named.length === 0) return ["no free agent is named"];
  const reasons = (last?.cards ?? []).length === 0 ? [] : ["cards where none was due"];
  // The first player the answer names is the one it advises.
  const first = named.reduce((a, b) => (position(a, last) <= position(b, last) ? a : b));
  const ranked = oracle.bestMoves(Number.POSITIVE_INFINITY);
  const best = ranked[0]?.worth ?? 0;
  const worth = ranked.find(({ add }) => add === first.id)?.worth ?? 0;
  if (!(worth >= state.share_of_best * best - SHARE_SLACK)) {
    reasons.push(`${first.name} is worth ${worth.toFixed(2)} of ${best.toFixed(2)}`);
  }
  if (state.healthy && facts.chanceToPlay(first.status) < 0.5) reasons.push(`${first.name} is ${first.status}`);
  if (ABSTAINS[language].test(last?.answer ?? "") && worth === 0) reasons.push("gave no addition");
  return reasons;
}
const position = ({ name }: Player, last: Judged["last"]): number =>
  last?.answer.indexOf(name) ?? Number.POSITIVE_INFINITY;
