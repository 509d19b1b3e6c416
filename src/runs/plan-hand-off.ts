/** Hands an optimization question of a conversation to the matchup optimizer, which plans in a thread of its own. */

import { z } from "zod";
import { type ToolOutcome, ToolTimeout } from "@/agents/shared/tool";
import { HAND_OFF_TOOL } from "@/agents/supervisor/hand-off";
import type { PlanHandOff, PlanTurn } from "@/agents/supervisor/plan-hand-off";
import type { OptimizerAnswer } from "@/contract/planning/optimizer-answer";
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import { type UnavailableOutput, unavailableOutput } from "@/contract/tool-outputs";
import { type EasternDay, easternDay } from "@/domain/ids";
import { addDays } from "@/domain/season/eastern-day";
import { errorText } from "@/language/texts/errors";
import { AppError, failureCode, failureMessage } from "@/lib/errors";
import type { PlayerService } from "@/services/players/player.service";
import { TooManyChats } from "@/services/refusals";
import type { AgentRuns, StartedRun } from "./agent-runs";
import type { OptimizerRuns } from "./optimizer-runs";

export type PlanHandOffDeps = {
  runs: Pick<AgentRuns, "tail">;
  optimizerRuns: Pick<OptimizerRuns, "start" | "stop">;
  players: Pick<PlayerService, "find">;
  /** Longest wait for the plan. */
  limitMs?: number;
};

/** Above what a run takes with slow sources and three loops, well below what a turn may take. */
const PLAN_LIMIT_MS = 60_000;

/** Arguments of `plan_week`, checked by the tool. */
const planOptions = z.object({
  maxMoves: z.number().optional(),
  untouchables: z.array(z.string()).default([]),
  from: easternDay.optional(),
  to: easternDay.optional(),
  /** Moves that the person ordered, in place of a plan. */
  moves: optimizerRequest.shape.moves,
});

/** Longer than any matchup: an open end reaches to the last of its days. */
const OPEN_END_DAYS = 13;

/** Both ends, as the route takes them. */
function windowOf({ from, to }: Pick<z.output<typeof planOptions>, "from" | "to">, today: EasternDay) {
  if (from === undefined && to === undefined) return undefined;
  const first = from ?? (to !== undefined && to < today ? to : today);
  return { from: first, to: to ?? addDays(first, OPEN_END_DAYS) };
}

export function createPlanHandOff(deps: PlanHandOffDeps): PlanHandOff {
  return async (options, turn) => {
    const { maxMoves, untouchables, moves, ...days } = planOptions.parse(options);
    const timeLimit = AbortSignal.timeout(deps.limitMs ?? PLAN_LIMIT_MS);
    const signal = AbortSignal.any([turn.signal, timeLimit]);
    try {
      const found = await Promise.all(untouchables.map((name) => deps.players.find(turn.scope, name, signal)));
      const unclear = found.find((each) => each.kind === "unclear");
      if (unclear) return { ok: true, output: unclear.output, isCached: unclear.isCached };
      const ids = found.flatMap((each) => (each.kind === "one" ? [Number(each.player.playerId)] : []));
      const window = windowOf(days, turn.today);
      const request = optimizerRequest.parse(
        moves ? { moves, language: turn.language } : { maxMoves, untouchables: ids, language: turn.language, window },
      );
      const run = await deps.optimizerRuns.start(turn.scope.personId, request, async () => turn.scope);
      return await planOf(deps, run, turn, signal);
    } catch (error) {
      turn.signal.throwIfAborted();
      if (error instanceof TooManyChats) return undefined;
      const failure = timeLimit.aborted ? new ToolTimeout({ tool: HAND_OFF_TOOL }) : error;
      if (!(failure instanceof AppError)) throw failure;
      return failed({ unavailable: failureCode(failure), message: failureMessage(failure) });
    }
  };
}

/**
 * Follows the run to its pause or its end; one that is given up is stopped, so that no cards come that nobody waits
 * for.
 */
async function planOf(
  { runs, optimizerRuns }: PlanHandOffDeps,
  run: StartedRun<OptimizerAnswer>,
  { scope, onNote, onCard }: PlanTurn,
  signal: AbortSignal,
): Promise<ToolOutcome> {
  for await (const { event } of runs.tail(run.runId, 0, signal)) {
    if (event.type === "data-status") onNote(event.data.note);
    if (event.type === "data-card") onCard(event.data);
  }
  if (signal.aborted) await optimizerRuns.stop(scope.personId, run.threadId);
  signal.throwIfAborted();
  return outcomeOf(await run.finished);
}

function outcomeOf({ threadId, status, toolCalls, error, language }: OptimizerAnswer): ToolOutcome {
  if (status === "stopped")
    return failed({ unavailable: "run.stopped", message: errorText(language, "run.stopped.plan") });
  if (error) return failed({ unavailable: error.code, message: error.message });
  const callOutput = toolCalls.find(({ name }) => name === HAND_OFF_TOOL);
  if (!callOutput?.ok) return failed(unavailableOutput.parse(callOutput?.output));
  return { ok: true, output: { ...(callOutput.output as object), threadId }, isCached: callOutput.cached }; // of our own run
}

const failed = (output: UnavailableOutput): ToolOutcome => ({ ok: false, output, isCached: false });
