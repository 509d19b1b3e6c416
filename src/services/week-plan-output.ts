/** Moves and plans of the engine as its look-ups answer them: what models read and the evidence of cards points into. */
import type { MoveEffectOutput, WeekPlanOutput } from "@/contract/engine-outputs";
import { round3, roundedWorth } from "./player-labels";
import type { MoveEffect, WeekSession } from "./week-session";

/** Whose week, in which unit, from which reading. */
export const weekLabel = ({ provenance, team, unit, notProjected, ...session }: WeekSession) => ({
  ...provenance,
  teamName: team.teamName,
  ownership: "my roster" as const,
  unit,
  notProjected: [...notProjected],
  gamesLimits: [...session.gamesLimits],
  areMovesClosedToday: session.areMovesClosedToday,
});

export const effectOutput = ({
  move,
  starts,
  winProbability,
  interval80,
  ...effect
}: MoveEffect): MoveEffectOutput => ({
  day: move.day,
  drop: move.drop,
  add: move.add,
  gain: effect.gain,
  gainAfter: effect.gainAfter,
  interval80: interval80 && [...interval80],
  probabilityGain: effect.probabilityGain,
  winProbability: winProbability && chancesOutput(winProbability),
  categories: effect.categories,
  startsGained: starts.gained.length,
  startsLost: starts.lost.length,
  verdict: effect.judgment.verdict,
  because: effect.judgment.because,
});

/** @param plan its moves valued one after the other; `proven` only where nothing but the engine chose them. */
export function weekPlanOutput(
  week: WeekSession,
  plan: {
    effects: readonly MoveEffect[];
    standPat: WeekPlanOutput["standPat"];
    proven: boolean;
    from: string;
    to: string;
    /** The person bounded the days. */
    isWindow?: boolean;
  },
): WeekPlanOutput {
  const { effects } = plan;
  const before = week.chances.winProbability;
  const after = effects.at(-1)?.winProbability?.after ?? before;
  const sumOf = (of: (effect: MoveEffect) => number) => effects.reduce((sum, effect) => sum + of(effect), 0);
  const games = week.games();
  return {
    ...weekLabel(week),
    isWindow: plan.isWindow ?? false,
    ...{ from: plan.from, to: plan.to, opponentName: week.opponent?.teamName ?? null, addsLeft: week.addsLeft },
    moves: effects.map(effectOutput),
    standPat: plan.standPat,
    gain: roundedWorth(sumOf(({ gain }) => gain)),
    gainAfter: roundedWorth(sumOf(({ gainAfter }) => gainAfter)),
    proven: plan.proven,
    winProbability: before === null || after === null ? null : chancesOutput({ before, after }),
    hardlyChangesChance: effects.length > 0 && before !== null && after !== null && isHardlyAny(after - before),
    myGamesLeft: games.games,
    myPlayableGamesLeft: games.playable,
    opponentGamesLeft: week.opponentGames?.games ?? null,
    opponentPlayableGamesLeft: week.opponentGames?.playable ?? null,
    flagged: week.mine
      .filter(({ status }) => status !== "ACTIVE")
      .map(({ name, slot, status, statusText, expectedReturn }) => ({
        ...{ name, slot, status, statusText, expectedReturn },
      })),
  };
}

/** Below a point of a hundred a change is less than what the forecast knows. */
const isHardlyAny = (change: number): boolean => Math.abs(change) < 0.01;

const chancesOutput = ({ before, after }: { before: number; after: number }) => ({
  before: round3(before),
  after: round3(after),
  change: round3(after - before),
});
