/** What a roster brings in each category in an average week of the rest of the season. */
import type { PlayerOutlook } from "../engine/outlook";
import type { ScoringItem } from "../league/league";
import { bestLineup } from "../lineup/daily-lineup";
import { dayAhead } from "../lineup/day";
import type { SlotCounts } from "../lineup/slot-layout";
import type { LaterPlayer } from "../season-value/season-value";
import { isRatio, ratioOf, type StatLine } from "../stats/stats";

/** A player with the worth of his starts by sample and day, and the line and worth of one game of his. */
export type CategoryPlayer = LaterPlayer & { readonly outlook: PlayerOutlook; readonly worthOfGame: number };

const DAYS_A_WEEK = 7;

/**
 * @returns amounts by stat id: a week's total of a counting stat, a ratio as 0 to 1 (or its own unit) of all starts; stats that no line of
 * the roster answers are absent.
 */
export function categoryWeek(
  {
    slotCounts,
    weights,
    scoringItems,
  }: {
    readonly slotCounts: SlotCounts;
    readonly weights: readonly number[];
    readonly scoringItems: readonly Pick<ScoringItem, "statId">[];
  },
  players: readonly CategoryPlayer[],
): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {};
  let days = 0;
  for (const [sample, weight] of weights.entries()) {
    const length = players[0]?.samples[sample]?.length ?? 0;
    days += weight * length;
    for (let day = 0; day < length; day++) addDay(totals, { players, slotCounts, sample, day, weight });
  }
  const weeks = days / DAYS_A_WEEK;
  return Object.fromEntries(
    scoringItems.flatMap(({ statId }) => {
      const amount = isRatio(statId) ? ratioOf(statId, totals) : (totals[statId] ?? 0) / weeks;
      return amount === undefined || !Number.isFinite(amount) ? [] : [[String(statId), amount]];
    }),
  );
}

type Day = {
  readonly players: readonly CategoryPlayer[];
  readonly slotCounts: SlotCounts;
  readonly sample: number;
  readonly day: number;
  readonly weight: number;
};

function addDay(totals: Record<string, number>, { players, slotCounts, sample, day, weight }: Day): void {
  const worthOn = (player: CategoryPlayer) => player.samples[sample]?.[day] ?? 0;
  const ahead = players.map((player) => {
    const value = worthOn(player);
    return { playerId: player.playerId, eligibleSlots: player.eligibleSlots, value, hasGame: value > 0 };
  });
  const lineup = bestLineup(dayAhead(slotCounts, ahead));
  if (!lineup.ok) return;
  const started = new Set(lineup.value.starters);
  for (const player of players) {
    if (!started.has(player.playerId) || player.worthOfGame <= 0) continue;
    addLine(totals, player.outlook.baselineLine ?? {}, (weight * worthOn(player)) / player.worthOfGame);
  }
}

/** @param share chance to play times how often the day counts. */
function addLine(totals: Record<string, number>, line: StatLine, share: number): void {
  for (const [statId, amount] of Object.entries(line)) {
    if (!isRatio(Number(statId))) totals[statId] = (totals[statId] ?? 0) + share * amount;
  }
}
