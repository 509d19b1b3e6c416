/** The best lineup of one day, for a roster that may not be today's. */

import type { ProGame } from "@/domain/league/matchup";
import { bestLineup } from "@/domain/lineup/daily-lineup";
import type { LineupPlayer } from "@/domain/lineup/day";
import { isStartingSlot, SLOT, slotLabel } from "@/domain/lineup/slots";
import type { StatLine } from "@/domain/stats/stats";
import { availabilityOf, gameLabel, labelOf, round3, roundedWorth } from "../players/player-labels";
import { must } from "./engine-refusal";
import { type GameOutlook, isForecast, isStartable, type PlayerOutlook } from "./outlook";

export type Labelled = ReturnType<typeof labelOf> & ReturnType<typeof availabilityOf>;

export type LineupRow = Labelled & {
  readonly game: string | null;
  /** Expected, the chance to play included; `null` without stats to expect anything by. */
  readonly expected: number | null;
  /** He has no stats yet: what a start of his brings is unknown, which is not zero. */
  readonly isValueUnknown: boolean;
  readonly chanceToPlay: number | null;
  readonly isLocked: boolean;
  /** Under way or over: what it brings is banked, and expected no more. */
  readonly hasBegun: boolean;
  /** Expected stats by ESPN's ids, given that he plays; `null` without a game still to begin. */
  readonly line: StatLine | null;
  /** Where he stands today; "not yet here" for a player to be added. */
  readonly slotNow: string;
};

export type DayLineup = {
  readonly starters: readonly (LineupRow & { readonly slot: string })[];
  readonly bench: readonly LineupRow[];
  /** Bench players of this lineup who occupy a starting slot now. */
  readonly replaced: readonly LineupRow[];
  readonly total: number;
  /** Expected value of the players in today's starting slots; a player to be added is in none. */
  readonly totalNow: number;
  /** Starters who stand elsewhere now. */
  readonly changes: number;
  /**
   * The earliest tip-off still to come of anybody with a game, epoch milliseconds; `null` when no game is to come. Left
   * out while no time is set.
   */
  readonly firstTipOffAtMs?: number | null;
};

/** Somebody owned on the day. */
export type DayPlayer = {
  readonly outlook: PlayerOutlook;
  readonly slotNow: number | null;
  readonly isLocked: boolean;
  /** Value of his start that day, chance to play included. */
  readonly value: number;
  /** The roster has room for him in IR alone. */
  readonly isResting: boolean;
};

const isWorthASlot = (game: GameOutlook | undefined): boolean => game !== undefined && isStartable(game);

export function dayLineup(
  rostered: readonly DayPlayer[],
  { slotCounts, period }: { slotCounts: Readonly<Record<string, number>>; period: number },
): DayLineup {
  const players = rostered.map((player) => {
    const game = player.outlook.games.find((each) => each.period === period);
    return { ...player, game, asLineup: asLineup(player, game) };
  });
  const lineup = must(bestLineup({ slotCounts, maxStarts: null, players: players.map(({ asLineup: one }) => one) }));
  const slotOf = new Map(lineup.slots.map(({ playerId, slotId }) => [playerId, slotId]));
  const placed = players.map((player) => ({
    shown: shown(player),
    slotNow: player.slotNow,
    slotId: slotOf.get(player.asLineup.playerId),
  }));
  return {
    starters: placed
      .flatMap((player) => (player.slotId === undefined ? [] : [{ ...player, slotId: player.slotId }]))
      .sort((a, b) => a.slotId - b.slotId)
      .map((player) => ({ ...player.shown, slot: slotLabel(player.slotId) })),
    bench: placed.flatMap((player) => (player.slotId === undefined ? [player.shown] : [])),
    replaced: placed
      .filter(({ slotId, slotNow }) => slotId === undefined && slotNow !== null && isStartingSlot(slotNow))
      .map((player) => player.shown),
    total: roundedWorth(lineup.total),
    totalNow: roundedWorth(
      players
        .filter(({ slotNow, game }) => slotNow !== null && isStartingSlot(slotNow) && game !== undefined)
        .reduce((sum, player) => sum + player.asLineup.value, 0),
    ),
    ...firstTipOff(players.flatMap(({ game }) => (game?.isUpcoming ? [game.game] : []))),
    changes: placed.filter(({ slotId, slotNow }) => slotId !== undefined && slotId !== slotNow).length,
  };
}

function firstTipOff(toCome: readonly ProGame[]): Pick<DayLineup, "firstTipOffAtMs"> {
  const known = toCome.filter(({ isTimeTbd }) => !isTimeTbd).map(({ tipoffAt }) => Date.parse(tipoffAt));
  if (known.length === 0) return toCome.length > 0 ? {} : { firstTipOffAtMs: null };
  return { firstTipOffAtMs: Math.min(...known) };
}

/** A player leaves IR when the roster has room for him; a player resting in IR starts nowhere. */
function lineupSlot({ slotNow, isResting, isLocked }: DayPlayer): number {
  if (isResting) return SLOT.IR;
  return slotNow === null || (slotNow === SLOT.IR && !isLocked) ? SLOT.BENCH : slotNow;
}

const asLineup = (player: DayPlayer, game: GameOutlook | undefined): LineupPlayer => ({
  playerId: player.outlook.player.playerId,
  eligibleSlots: player.outlook.player.eligibleSlots,
  value: isWorthASlot(game) ? player.value : 0,
  isValueUnknown: game?.isUpcoming === true && isStartable(game) && !isForecast(game),
  hasGame: game !== undefined,
  currentSlot: lineupSlot(player),
  isLocked: player.isLocked,
  tipOffAtMs: game ? Date.parse(game.game.tipoffAt) : null,
});

function shown({ outlook, slotNow, isLocked, value, game }: DayPlayer & { game: GameOutlook | undefined }): LineupRow {
  const { player } = outlook;
  return {
    ...labelOf(player),
    ...availabilityOf(player.availability),
    game: game ? gameLabel(game.game, player.proTeamId) : null,
    expected: outlook.pointsPerGame === null ? null : roundedWorth(isWorthASlot(game) ? value : 0),
    isValueUnknown: outlook.pointsPerGame === null,
    chanceToPlay: game && game.pPlay !== null ? round3(game.pPlay) : null,
    isLocked,
    hasBegun: game !== undefined && !game.isUpcoming,
    line: game?.isUpcoming ? (game.projection?.stats ?? null) : null,
    slotNow: slotNow === null ? "not yet here" : slotLabel(slotNow),
  };
}
