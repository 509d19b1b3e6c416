/** Tool outputs for the engine's moves and plans: models read them and the evidence of cards points into them. */

import type { LineupDay, MoveEffectOutput, WeekPlanOutput } from "@/contract/planning/engine-outputs";
import type { Labelled } from "@/domain/engine/day-lineup";
import type { DatedMove, MoveEffect } from "@/domain/engine/week-moves";
import { playerId } from "@/domain/ids";
import { SLOT, slotLabel } from "@/domain/lineup/slots";
import { round3, roundedWorth } from "@/domain/players/player-labels";
import { MOVE_REASONS } from "@/language/texts/move-reasons";
import type { WeekSession } from "./week-session";

/** Team, unit and reading of the week, for tool outputs. */
export const weekLabel = ({ provenance, team, unit, laterUnit, notProjected, ...session }: WeekSession) => ({
  ...provenance,
  teamName: team.teamName,
  ownership: "my roster" as const,
  unit,
  laterUnit,
  notProjected: [...notProjected],
  gamesLimits: [...session.gamesLimits],
  areMovesClosedToday: session.areMovesClosedToday,
});

export const effectOutput = ({
  move,
  playableStarts,
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
  startsGained: playableStarts.gained,
  startsLost: playableStarts.lost,
  verdict: effect.judgment.verdict,
  because: effect.judgment.because,
});

/** Moves valued one after the other; `proven` only where nothing but the engine chose them. */
export type ValuedPlan = {
  readonly effects: readonly MoveEffect[];
  readonly standPat: WeekPlanOutput["standPat"];
  readonly proven: boolean;
  readonly from: string;
  readonly to: string;
  /** The person bounded the days. */
  readonly isWindow?: boolean;
};

/** The plan with the lineups of its days, its moves made. */
export function weekPlanOutput(week: WeekSession, plan: ValuedPlan): WeekPlanOutput {
  const figures = planFigures(week, plan);
  if (plan.effects.length === 0) return figures;
  const days = week.days.filter((day) => day >= plan.from && day <= plan.to);
  const lineup = lineupsOf(
    week,
    days,
    plan.effects.map(({ move }) => ({ day: move.day, drop: idOf(move.drop), add: idOf(move.add) })),
  );
  return { ...figures, lineup, total: totalOf(lineup) };
}

const idOf = (player: Labelled | null) => (player ? playerId.parse(player.playerId) : null);

/** Reason code for a starter whose value is unknown; nothing for other players. */
export const whyUnknown = ({ isValueUnknown, hasBegun }: ReturnType<WeekSession["lineup"]>["bench"][number]) =>
  isValueUnknown && !hasBegun
    ? { whyCode: "no_stats_yet" as const, why: MOVE_REASONS.en.sits("no_stats_yet", "") }
    : {};

/** The best lineups of days, by names. @param moves made before them */
export const lineupsOf = (
  week: WeekSession,
  days: WeekSession["days"],
  moves: readonly DatedMove[] = [],
): LineupDay[] =>
  days.map((day) => {
    const { starters, bench, total } = week.lineup(day, moves);
    return {
      day,
      starters: starters.map((player) => ({
        slot: player.slot,
        name: player.name,
        expected: player.expected,
        ...whyUnknown(player),
      })),
      // Who is on injured reserve sits anyway.
      sits: bench
        .filter(({ game, slotNow }) => game !== null && slotNow !== slotLabel(SLOT.IR))
        .map(({ name }) => name),
      total,
      openSlots: Math.max(0, week.startingPlaces - starters.length),
    };
  });

export const totalOf = (days: readonly LineupDay[]): number =>
  roundedWorth(days.reduce((sum, { total }) => sum + total, 0));

/** Totals of the plan's moves. */
export function planFigures(week: WeekSession, plan: ValuedPlan): WeekPlanOutput {
  const { effects } = plan;
  const before = week.chances.winProbability;
  const after = effects.at(-1)?.winProbability?.after ?? before;
  const sumOf = (of: (effect: MoveEffect) => number) => effects.reduce((sum, effect) => sum + of(effect), 0);
  const games = week.games();
  return {
    ...weekLabel(week),
    isWindow: plan.isWindow ?? false,
    from: plan.from,
    to: plan.to,
    opponentName: week.opponent?.teamName ?? null,
    addsLeft: week.addsLeft,
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
        name,
        slot,
        status,
        statusText,
        expectedReturn,
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
