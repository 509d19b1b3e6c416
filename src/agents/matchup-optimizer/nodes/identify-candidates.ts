import type { PlayerId } from "@/domain/ids";
import { OPTIMIZER } from "@/language/texts/optimizer";
import { planInWindow } from "@/services/planning/plan-in-window";
import type { WeekSession } from "@/services/planning/week-session";
import { chosenMoves, type Found } from "../chosen-moves";
import { standingPat } from "../ending";
import type { OptimizerRuntime } from "../runtime";
import {
  type Candidate,
  MAX_CANDIDATES,
  type OptimizerOptions,
  type OptimizerState,
  type OptimizerUpdate,
} from "../state";

/**
 * pure, over the run's reading. Who may go, who is worth adding, and the engine's plan of moves, or the person's own. A
 * replay plans again.
 */
export async function identifyCandidates(state: OptimizerState, runtime: OptimizerRuntime): Promise<OptimizerUpdate> {
  const { run, status, weekWindow } = state;
  const words = OPTIMIZER[run.language];
  const excludedAdds = status.stage === "searching" ? status.excludedAdds : [];
  const week = await runtime.week();
  const { moves, reason, isProven } = run.wish.moves
    ? chosenMoves(week, run.wish.moves, excludedAdds)
    : await planned(week, { wish: run.wish, weekWindow, excludedAdds, signal: runtime.signal });
  const isExcluded = (id: number) => excludedAdds.some((excluded) => excluded === id);
  const moved = moves.flatMap(({ add }) => (add === null ? [] : (week.shown(add) ?? [])));
  const ranked = week.candidates(MAX_CANDIDATES).map(({ add }) => add);
  const dropCandidates = droppable(week, run.wish.untouchables);
  const addCandidates = named([...moved, ...ranked].filter(({ playerId }) => !isExcluded(playerId)));
  runtime.status({
    node: "identify_candidates",
    note: words.candidates(namesOf(dropCandidates), namesOf(addCandidates)),
  });
  const ruledOut = excludedAdds.flatMap((id) => week.shown(id)?.name ?? []);
  return {
    dropCandidates,
    addCandidates,
    status:
      moves.length > 0
        ? { stage: "planned", moves, excludedAdds, isProven }
        : standingPat(run, reason, ruledOut, isProven),
  };
}

async function planned(
  week: WeekSession,
  request: Pick<OptimizerState, "weekWindow"> & {
    wish: OptimizerOptions;
    excludedAdds: readonly PlayerId[];
    signal: AbortSignal;
  },
): Promise<Found> {
  const { wish: options, weekWindow, excludedAdds, signal } = request;
  const window = { ...weekWindow, isBound: weekWindow.days.length < week.days.length };
  const planWithout = (excluded: readonly PlayerId[]) =>
    planInWindow(week, window, {
      maxMoves: options.maxMoves ?? undefined,
      untouchables: options.untouchables,
      allowKeeperDrops: options.allowKeeperDrops ?? undefined,
      excludedAdds: excluded,
      signal,
    });
  const plan = await planWithout(excludedAdds);
  // The proof covers all free agents: a player ruled out by the news may be worth more than the remaining ones.
  const ofAll = plan.proven && excludedAdds.length > 0 ? await planWithout([]) : plan;
  const isNoWorse = ofAll.proven && ofAll.gain === plan.gain && ofAll.gainAfter === plan.gainAfter;
  return { moves: plan.moves, reason: plan.reason, isProven: plan.proven && isNoWorse };
}

/** Players without a reason to keep them, the least valuable first. */
function droppable({ mine }: WeekSession, untouchables: readonly number[]): Candidate[] {
  const players = mine.filter((player) => player.keptBecause.length === 0 && !untouchables.includes(player.playerId));
  return named(players.sort((a, b) => (b.valueRank ?? 0) - (a.valueRank ?? 0)));
}

function named(players: readonly { playerId: number; name: string }[]): Candidate[] {
  const byId = new Map(players.map(({ playerId, name }) => [playerId, { playerId, name }]));
  return [...byId.values()].slice(0, MAX_CANDIDATES);
}

const namesOf = (candidates: readonly Candidate[]) => candidates.map(({ name }) => name);
