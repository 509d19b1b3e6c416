import type { DatedMove } from "@/domain/engine/week-moves";
import type { PlayerId } from "@/domain/ids";
import { OPTIMIZER } from "@/language/texts/optimizer";
import type { WeekSession } from "@/services/planning/week-session";
import { EngineRefused } from "@/services/planning/week-session";
import { standingPat } from "../ending";
import { readNewsOf } from "../news-check";
import type { OptimizerRuntime } from "../runtime";
import { MAX_LOOPS, type OptimizerState, type OptimizerUpdate } from "../state";

/**
 * reads. Checks the plan's players against the news and its moves against the rules. A player ruled out is removed from
 * the candidates and the plan is computed again, at most three times. A replay reads again.
 */
export async function validateMoves(state: OptimizerState, runtime: OptimizerRuntime): Promise<OptimizerUpdate> {
  const { run, status, iterationCount } = state;
  const words = OPTIMIZER[run.language];
  if (status.stage !== "planned") {
    runtime.status({ node: "validate_moves", note: words.standingPat });
    return { validMoves: [] };
  }
  const { moves, excludedAdds } = status;
  const week = await runtime.week();
  const injuryStatuses = { ...state.injuryStatuses, ...(await newsOfOthers(week, moves, state, runtime)) };
  const byNews = addsOf(moves).filter((add) => injuryStatuses[add]?.ruledOut);
  const ruledOut = byNews.length > 0 ? byNews : refusedByEngine(week, moves);
  if (ruledOut.length === 0) {
    runtime.status({ node: "validate_moves", note: words.validated(moves.length) });
    return { injuryStatuses, validMoves: moves, status: { stage: "validated", isProven: status.isProven } };
  }
  const names = (ids: readonly PlayerId[]) => ids.flatMap((id) => week.shown(id)?.name ?? []);
  const excluded = [...excludedAdds, ...ruledOut];
  if (iterationCount >= MAX_LOOPS) {
    runtime.status({ node: "validate_moves", note: words.standingPat });
    const end = standingPat(run, "candidates-ruled-out", names(excluded));
    return { injuryStatuses, validMoves: [], status: end };
  }
  runtime.status({ node: "validate_moves", note: words.sentBack(names(ruledOut)) });
  return {
    injuryStatuses,
    iterationCount: iterationCount + 1,
    status: { stage: "searching", excludedAdds: excluded },
  };
}

const addsOf = (moves: readonly DatedMove[]): PlayerId[] => moves.flatMap(({ add }) => add ?? []);

/** News about the plan's players that were not checked before. */
function newsOfOthers(
  week: WeekSession,
  moves: readonly DatedMove[],
  { injuryStatuses, run }: OptimizerState,
  runtime: OptimizerRuntime,
) {
  const ids = new Set(moves.flatMap(({ drop, add }) => [drop, add]));
  const players = [...ids].flatMap((id) => (id === null || injuryStatuses[id] ? [] : (week.shown(id) ?? [])));
  return readNewsOf(players, runtime, run.language);
}

/** The whole plan falls with a move that cannot be made: which of them it is, the engine does not say. */
function refusedByEngine(week: WeekSession, moves: readonly DatedMove[]): readonly PlayerId[] {
  try {
    week.effects(moves);
    return [];
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    return addsOf(moves);
  }
}
