/** Effect of each move of a sequence, given the moves before it. */
import type { EasternDay, PlayerId, ScoringPeriodId } from "../ids";
import { judgeMove } from "../moves/judge-move";
import { roundedWorth } from "../players/player-labels";
import { canPlayOn } from "../roster/games-left";
import { statLabel } from "../stats/stats";
import { chanceAboveZero } from "../win-probability/normal";
import { forecastPointsMatchup, POINTS_CALIBRATION } from "../win-probability/points-matchup";
import type { Labelled } from "./day-lineup";
import { must } from "./engine-refusal";
import type { KeepReason } from "./keep-value";
import type { MatchupChances, MatchupValue } from "./matchup-value";
import type { SeasonWorth } from "./season-worth";
import { asPoints, type Start } from "./starts";
import type { DatedMove, MoveEffect, StartOfDay } from "./week-moves";

/** Half of an interval that holds four outcomes of five, in deviations. */
const HALF_OF_80 = 1.2816;

/** The week once some moves are made. */
type WeekWith = {
  readonly starts: readonly Start[];
  readonly value: { readonly weekTotal: number; readonly after: number };
  readonly chances: MatchupChances;
};

export type EffectSetting = {
  readonly value: Pick<MatchupValue, "unit" | "addPrice"> & Pick<SeasonWorth, "winsPerUnit">;
  /** In injured reserve now. */
  readonly isInIr: ReadonlySet<PlayerId>;
  weekWith(moves: readonly DatedMove[]): WeekWith;
  shown(id: PlayerId): Labelled | null;
  keepReasonsOf(id: PlayerId): readonly KeepReason[];
  /** Epoch milliseconds. */
  lockOf(day: EasternDay, ids: readonly (PlayerId | null)[]): number;
  isOnWaivers(id: PlayerId): boolean;
  /** Where nearly all leagues do. */
  rosteredPercentOf(id: PlayerId): number | null;
  dayOf(period: ScoringPeriodId): EasternDay;
};

/** @throws EngineRefusal for moves that cannot be */
export function moveEffects(
  moves: readonly DatedMove[],
  { value, isInIr, weekWith, shown, keepReasonsOf, lockOf, isOnWaivers, rosteredPercentOf, dayOf }: EffectSetting,
): readonly MoveEffect[] {
  const states = Array.from({ length: moves.length + 1 }, (_, count) => weekWith(moves.slice(0, count)));
  return moves.flatMap(({ day, drop, add }, i) => {
    const [before, after] = [states[i], states[i + 1]];
    if (!before || !after) return [];
    const gain = after.value.weekTotal - before.value.weekTotal;
    const gainAfter = after.value.after - before.value.after;
    const added = add === null ? null : shown(add);
    const startedBefore = new Set(before.starts.map(({ player }) => player.player.playerId));
    const startsNow = new Set(after.starts.map(({ player }) => player.player.playerId));
    const isFreed = (id: PlayerId) => startsNow.has(id) && !startedBefore.has(id);
    return {
      move: { day, drop: drop === null ? null : shown(drop), add: added },
      gain: roundedWorth(gain),
      gainAfter: roundedWorth(gainAfter * value.winsPerUnit),
      givesUpPercent: drop === null ? null : rosteredPercentOf(drop),
      leavesIr: [...isInIr].flatMap((id) => (isFreed(id) && shown(id)) || []),
      judgment: judgeMove({
        gain: roundedWorth(gain),
        gainAfter: roundedWorth(gainAfter),
        addPrice: add === null ? 0 : value.addPrice,
        keeps: drop === null ? [] : keepReasonsOf(drop),
      }),
      ...spreadOf(gain, before.starts, after.starts, { unit: value.unit, dayOf }),
      winProbability: chancePair(before.chances, after.chances),
      categories: categoryChanges(before.chances, after.chances),
      inDoubt: added && added.status !== "ACTIVE" ? [added] : [],
      expiresAt: new Date(lockOf(day, [drop, add])).toISOString(),
      addIsOnWaivers: add === null ? null : isOnWaivers(add),
    };
  });
}

const startOfDay = ({ player, game }: Start): StartOfDay => ({
  playerId: Number(player.player.playerId),
  period: Number(game.period),
});

const keyOf = ({ player, game }: Start): string => `${player.player.playerId}:${game.period}`;

/**
 * How far the gain may fall from its expectation: as the margin between the games that come and those that go, with the
 * calibration of a matchup's margin. In category leagues the chance is that of their points, since a category value has
 * no spread of its own.
 */
function spreadOf(
  gain: number,
  before: readonly Start[],
  after: readonly Start[],
  { unit, dayOf }: { readonly unit: MatchupValue["unit"]; readonly dayOf: EffectSetting["dayOf"] },
) {
  const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const comes = after.filter((start) => !had.has(keyOf(start)));
  const goes = before.filter((start) => !has.has(keyOf(start)));
  const { marginMean, marginVar } = must(
    forecastPointsMatchup(
      { myBanked: 0, oppBanked: 0, myGames: comes.map(asPoints), oppGames: goes.map(asPoints) },
      POINTS_CALIBRATION,
    ),
  );
  const isPlayable = ({ player, game }: Start) => canPlayOn(player.player.availability, dayOf(game.period));
  const half = HALF_OF_80 * Math.sqrt(marginVar);
  const isInPoints = unit === "points";
  return {
    starts: { gained: comes.map(startOfDay), lost: goes.map(startOfDay) },
    playableStarts: { gained: comes.filter(isPlayable).length, lost: goes.filter(isPlayable).length },
    interval80: isInPoints ? ([roundedWorth(gain - half), roundedWorth(gain + half)] as const) : null,
    probabilityGain: Math.round(chanceAboveZero(isInPoints ? gain : marginMean, marginVar) * 1_000) / 1_000,
  };
}

const chancePair = (before: MatchupChances, after: MatchupChances): MoveEffect["winProbability"] =>
  before.winProbability === null || after.winProbability === null
    ? null
    : { before: before.winProbability, after: after.winProbability };

function categoryChanges(before: MatchupChances, after: MatchupChances): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after.categories).map(([statId, chance]) => [
      statLabel(Number(statId)),
      Math.round((chance - (before.categories[statId] ?? chance)) * 1_000) / 1_000 || 0,
    ]),
  );
}
