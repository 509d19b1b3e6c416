import type { LineupOfDay } from "@/contract/planning/optimizer-answer";
import type { LineupRow } from "@/domain/engine/day-lineup";
import type { DatedMove } from "@/domain/engine/week-moves";
import { OPTIMIZER } from "@/language/texts/optimizer";
import { weekPlanOutput } from "@/services/planning/week-plan-output";
import type { WeekSession } from "@/services/planning/week-session";
import { answerMessage, answerStandPat } from "../ending";
import { ENGINE_CALL_ID, type OptimizerRuntime } from "../runtime";
import type { OptimizerState, OptimizerUpdate } from "../state";
import { plannedMove } from "../wording";

/**
 * effect: stores the proposals, each once however often it is asked, by run and rank. Composes every day's lineup with
 * the moves made, and says the answer. A replay composes again and stores nothing twice.
 */
export async function composeLineup(state: OptimizerState, runtime: OptimizerRuntime): Promise<OptimizerUpdate> {
  const { run, status, validMoves, weekWindow } = state;
  const words = OPTIMIZER[run.language];
  const week = await runtime.week();
  const effects = validMoves.length === 0 ? [] : week.effects(validMoves);
  const before = week.chances.winProbability;
  const winProbability = { before, after: effects.at(-1)?.winProbability?.after ?? before };
  const days = weekWindow.days.map((day) => lineupOf(week, day, validMoves));
  const weeklyLineup = { days, winProbability };
  const standPat = status.stage === "standing_pat" ? status.standPat : null;
  const { from, to } = weekWindow;
  const proven = (status.stage === "validated" || status.stage === "standing_pat") && status.isProven;
  const isWindow = weekWindow.days.length < week.days.length;
  runtime.engine.answered(weekPlanOutput(week, { effects, standPat, proven, from, to, isWindow }));
  if (status.stage === "standing_pat") {
    runtime.status({ node: "compose_lineup", note: words.composed(days.length, 0) });
    return { weeklyLineup, messages: answerStandPat(run, status, runtime) };
  }
  const cards = await runtime.recommendations.present(
    { scope: runtime.scope, threadId: run.threadId, runId: run.runId, language: run.language },
    { week, moves: validMoves, notes: notesOf(state), toolCallId: ENGINE_CALL_ID, reopened: week.reopened() },
  );
  runtime.status({ node: "compose_lineup", note: words.composed(days.length, cards.length) });
  for (const card of cards) runtime.emit({ type: "data-card", id: card.proposalId, data: card });
  return {
    weeklyLineup,
    messages: answerMessage(
      run,
      words.proposal(effects.map(plannedMove), week.unit, {
        chances: winProbability,
        isChosen: run.wish.moves !== undefined,
        window: isWindow ? { from, to } : null,
      }),
      runtime,
    ),
    status: { stage: "proposed", proposalIds: cards.map(({ proposalId }) => proposalId) },
  };
}

const notesOf = ({ injuryStatuses }: OptimizerState): Record<number, readonly string[]> =>
  Object.fromEntries(Object.values(injuryStatuses).map(({ playerId, notes }) => [playerId, notes]));

function lineupOf(week: WeekSession, day: WeekSession["days"][number], moves: readonly DatedMove[]): LineupOfDay {
  const { starters, bench } = week.lineup(day, moves);
  const shown = (player: LineupRow) => ({
    playerId: player.playerId,
    playerName: player.name,
    expectedPoints: week.unit === "points" ? player.expected : null,
    value: player.expected,
  });
  return {
    day,
    starters: starters.map((player) => ({ ...shown(player), slot: player.slot })),
    bench: bench.map(shown),
  };
}
