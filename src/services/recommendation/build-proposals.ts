/** From the engine's moves to proposals: cards with their figures, what they rest on, and when they end. */

import type { Language } from "@/contract/conversation/intent";
import type { CardContent } from "@/contract/planning/card";
import type { NewProposal } from "@/db/proposals/proposal-rows";
import { inputsOf, type ReopenedMoves } from "@/domain/engine/move-inputs";
import type { DatedMove, MoveEffect } from "@/domain/engine/week-moves";
import { type PlayerId, playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { pairKey } from "@/domain/proposals/declined-move";
import type { Premises } from "@/domain/proposals/proposal";
import { confidenceLevel } from "@/domain/win-probability/confidence";
import { sha256Hex } from "@/lib/crypto/sha256";
import { derivedId } from "@/lib/derived-id";
import { EngineRefused, type WeekSession } from "../planning/week-session";
import type { BidOf } from "./card-bids";
import { bidReasons, handoffSteps, isStash, reasonsOf, reopenedReasons, titleOf, warningsOf } from "./card-words";

export type ProposalRun = { scope: TeamScope; threadId: string; runId: string; language: Language };

export type ProposalInput = {
  week: WeekSession;
  effects: readonly MoveEffect[];
  /** Sentences about a player from the news, by his id. */
  notes: Readonly<Record<number, readonly string[]>>;
  /** Id of the tool call whose result has the figures. */
  toolCallId: string;
  /** Why moves that were declined before are proposed again, by `pairKey`. */
  reopened?: ReopenedMoves | undefined;
  /** What to bid on the player added, where the league bids. */
  bidOf?: BidOf | undefined;
};

/** The same run asked again gives the same ids, so that nothing is stored twice. */
export function buildProposals(run: ProposalRun, input: ProposalInput): NewProposal[] {
  const ids = input.effects.map((_, i) => derivedId(run.runId, i + 1, ""));
  const needed = earlierNeeded(input);
  return input.effects.map((effect, i) => ({
    ...oneProposal(run, input, { effect, index: i, isBuiltOn: (needed[i] ?? []).length > 0 }),
    proposalId: ids[i] ?? "",
    dependsOn: (needed[i] ?? []).map((at) => ids[at] ?? ""),
    replaces: null,
  }));
}

/** Builds the replacement of an edited proposal: the same rank, valued by itself. */
export function buildReplacement(
  run: ProposalRun,
  input: ProposalInput,
  replaced: { proposalId: string; rank: number; dependsOn: readonly string[] },
): NewProposal | undefined {
  const [effect] = input.effects;
  if (!effect) return undefined;
  const made = oneProposal(run, input, { effect, index: 0, isBuiltOn: false });
  return {
    ...made,
    content: { ...made.content, rank: replaced.rank },
    proposalId: derivedId(replaced.proposalId, replaced.rank, made.preconditions + made.content.title),
    dependsOn: replaced.dependsOn,
    replaces: replaced.proposalId,
  };
}

function oneProposal(
  { scope, threadId, runId, language }: ProposalRun,
  { week, notes, toolCallId, reopened, bidOf }: ProposalInput,
  { effect, index, isBuiltOn }: { readonly effect: MoveEffect; readonly index: number; readonly isBuiltOn: boolean },
): Omit<NewProposal, "proposalId" | "dependsOn" | "replaces"> {
  const { drop, add, day } = effect.move;
  const move = datedMove(effect);
  const bid = bidOf?.(move);
  const content: CardContent = {
    kind: "move",
    rank: index + 1,
    title: titleOf(effect, language),
    drop: drop && { playerId: drop.playerId, playerName: drop.name },
    add: add && { playerId: add.playerId, playerName: add.name },
    effectiveDay: day,
    delta: {
      expectedPoints: week.unit === "points" ? effect.gain : null,
      interval80: effect.interval80 && [...effect.interval80],
      winProbability: effect.winProbability && difference(effect.winProbability),
      chances: effect.winProbability && { ...effect.winProbability },
      categories: effect.categories,
      restOfSeason: effect.gainAfter,
      restOfSeasonUnit: week.laterUnit,
    },
    starts: { ...effect.playableStarts },
    ...(effect.givesUpPercent !== null && { givesUpPercent: Math.round(effect.givesUpPercent) }),
    ...(add && isStash(effect, week.laterUnit) && { stash: { expectedReturn: add.expectedReturn } }),
    ...(bid !== undefined && { bid }),
    confidence: { probabilityGain: effect.probabilityGain, level: confidenceLevel(effect.probabilityGain) },
    reasons: [
      ...reopenedReasons(
        effect,
        reopened?.get(pairKey({ drop: drop?.playerId ?? null, add: add?.playerId ?? null })),
        language,
      ),
      ...reasonsOf(effect, week, language),
      ...bidReasons(bid, language),
    ],
    warnings: warningsOf(effect, (add && notes[add.playerId]) ?? [], week.provenance, week.laterUnit, language),
    evidence: [
      { claim: "gain", toolCallId, path: `moves.${index}.gain` },
      { claim: "probabilityGain", toolCallId, path: `moves.${index}.probabilityGain` },
      ...(effect.winProbability
        ? [{ claim: "winProbability", toolCallId, path: `moves.${index}.winProbability` }]
        : []),
    ],
    handoff: {
      url: handoffUrl(scope, add !== null),
      steps: handoffSteps(effect, { isDemo: scope.universe === "demo", bid: bid?.bid ?? null }, language),
    },
  };
  // A move that another one of the plan makes possible has no inputs of its own: its decline holds for the matchup.
  const inputs = isBuiltOn ? null : inputsOf(week, move);
  const premises: Premises = {
    kind: "move",
    teamId: Number(scope.teamId),
    rosterPlayerIds: week.mine.map(({ playerId }) => playerId).sort((a, b) => a - b),
    dropPlayerId: drop?.playerId ?? null,
    addPlayerId: add?.playerId ?? null,
    addIsOnWaivers: effect.addIsOnWaivers,
    effectiveDay: day,
    slots: {},
  };
  return {
    ownerId: scope.personId,
    threadId,
    runId,
    connectionId: scope.connectionId,
    teamId: Number(scope.teamId),
    content,
    premises,
    basis: {
      ...effect.starts,
      claimed: effect.gain,
      unit: week.unit,
      winProbability: effect.winProbability?.after ?? null,
      ...(inputs && { inputs }),
    },
    matchupPeriod: week.matchupPeriod,
    preconditions: `sha256:${sha256Hex(JSON.stringify(premises))}`,
    expiresAt: effect.expiresAt,
  };
}

const asId = (player: { readonly playerId: number } | null): PlayerId | null =>
  player && playerId.parse(player.playerId);

const datedMove = ({ move: { drop, add, day } }: MoveEffect): DatedMove => ({
  day,
  drop: asId(drop),
  add: asId(add),
});

/**
 * Indexes of earlier moves that each move depends on: one adds the player it drops, or frees the roster spot it uses,
 * be it for a player who must leave IR before anybody is added.
 */
function earlierNeeded({ week, effects }: Pick<ProposalInput, "week" | "effects">): readonly (readonly number[])[] {
  const needed: number[][] = [];
  for (const [index, { move }] of effects.entries()) {
    const last = (holds: (one: MoveEffect["move"]) => boolean) => {
      const at = effects.findLastIndex((effect, i) => i < index && holds(effect.move));
      return at < 0 ? [] : [at];
    };
    const { drop } = move;
    if (!drop) {
      needed.push(last(({ add }) => add === null));
      continue;
    }
    const freed = effects.flatMap((effect, i) => (i < index && effect.move.add === null ? [i] : []));
    const isNeeded = (free: number) => {
      const others = effects.filter((_, i) => i <= index && i !== free && !needed[i]?.includes(free));
      return move.add !== null && !canBeMade(week, others.map(datedMove));
    };
    needed.push([...last(({ add }) => add?.playerId === drop.playerId), ...freed.filter(isNeeded)]);
  }
  return needed;
}

function canBeMade(week: WeekSession, moves: readonly DatedMove[]): boolean {
  try {
    week.effects(moves);
    return true;
  } catch (error) {
    if (error instanceof EngineRefused) return false;
    throw error;
  }
}

const difference = ({ before, after }: { before: number; after: number }): number =>
  Math.round((after - before) * 1_000) / 1_000 || 0;

/** ESPN's own pages: the list of players to add, or the team. The demo league has none. */
function handoffUrl(scope: TeamScope, isAdd: boolean): string {
  if (scope.universe === "demo") return "/";
  const query = `leagueId=${scope.leagueId}&seasonId=${scope.season}`;
  return isAdd
    ? `https://fantasy.espn.com/basketball/players/add?${query}`
    : `https://fantasy.espn.com/basketball/team?${query}&teamId=${scope.teamId}`;
}
