/** The best lineup of one day, for a roster that may not be today's. */
import { bestLineup } from "@/domain/lineup/daily-lineup";
import type { LineupPlayer } from "@/domain/lineup/day";
import type { ProGame } from "@/domain/matchup";
import { type GameOutlook, isForecast, isWorthAStart, type PlayerOutlook } from "@/domain/outlook";
import { isStartingSlot, SLOT, slotLabel } from "@/domain/slots";
import type { StatLine } from "@/domain/stats";
import { must } from "./engine-refused";
import { availabilityOf, gameLabel, labelOf, round3, roundedWorth } from "./player-labels";

export type Labelled = ReturnType<typeof labelOf> & ReturnType<typeof availabilityOf>;

export type LineupMan = Labelled & {
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
  /** Where he stands today; "not yet here" for a man to be added. */
  readonly slotNow: string;
};

export type DayLineup = {
  readonly starters: readonly (LineupMan & { readonly slot: string })[];
  readonly bench: readonly LineupMan[];
  /** Of the bench, those who stand in a starting slot now. */
  readonly replaced: readonly LineupMan[];
  readonly total: number;
  /** What the men in today's starting slots would bring; a man to be added is in none. */
  readonly totalNow: number;
  /** Starters who stand elsewhere now. */
  readonly changes: number;
  /** The earliest tip-off still to come of anybody with a game, epoch milliseconds; `null` when no game is to come. Left out while no time is set. */
  readonly firstTipOffAtMs?: number | null;
};

/** Somebody owned on the day. */
export type DayMan = {
  readonly outlook: PlayerOutlook;
  readonly slotNow: number | null;
  readonly isLocked: boolean;
  /** What a start of his is worth that day, the chance to play included. */
  readonly worth: number;
  /** The roster has room for him in IR alone. */
  readonly isResting: boolean;
};

const isWorthASlot = (game: GameOutlook | undefined): boolean => game !== undefined && isWorthAStart(game);

export function dayLineup(
  men: readonly DayMan[],
  { slotCounts, period }: { slotCounts: Readonly<Record<string, number>>; period: number },
): DayLineup {
  const players = men.map((man) => {
    const game = man.outlook.games.find((each) => each.period === period);
    return { ...man, game, asLineup: asLineup(man, game) };
  });
  const lineup = must(bestLineup({ slotCounts, maxStarts: null, players: players.map(({ asLineup: one }) => one) }));
  const slotOf = new Map(lineup.slots.map(({ playerId, slotId }) => [playerId, slotId]));
  const placed = players.map((man) => ({
    shown: shown(man),
    slotNow: man.slotNow,
    slotId: slotOf.get(man.asLineup.playerId),
  }));
  return {
    starters: placed
      .flatMap((man) => (man.slotId === undefined ? [] : [{ ...man, slotId: man.slotId }]))
      .sort((a, b) => a.slotId - b.slotId)
      .map((man) => ({ ...man.shown, slot: slotLabel(man.slotId) })),
    bench: placed.flatMap((man) => (man.slotId === undefined ? [man.shown] : [])),
    replaced: placed
      .filter(({ slotId, slotNow }) => slotId === undefined && slotNow !== null && isStartingSlot(slotNow))
      .map((man) => man.shown),
    total: roundedWorth(lineup.total),
    totalNow: roundedWorth(
      players
        .filter(({ slotNow, game }) => slotNow !== null && isStartingSlot(slotNow) && game !== undefined)
        .reduce((sum, man) => sum + man.asLineup.value, 0),
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

/** Out of IR comes whoever the roster has room for; who rests there starts nowhere. */
function lineupSlot({ slotNow, isResting, isLocked }: DayMan): number {
  if (isResting) return SLOT.IR;
  return slotNow === null || (slotNow === SLOT.IR && !isLocked) ? SLOT.BENCH : slotNow;
}

const asLineup = (man: DayMan, game: GameOutlook | undefined): LineupPlayer => ({
  playerId: man.outlook.player.playerId,
  eligibleSlots: man.outlook.player.eligibleSlots,
  value: isWorthASlot(game) ? man.worth : 0,
  isValueUnknown: game?.isUpcoming === true && isWorthAStart(game) && !isForecast(game),
  hasGame: game !== undefined,
  currentSlot: lineupSlot(man),
  isLocked: man.isLocked,
  tipOffAtMs: game ? Date.parse(game.game.tipoffAt) : null,
});

function shown({ outlook, slotNow, isLocked, worth, game }: DayMan & { game: GameOutlook | undefined }): LineupMan {
  const { player } = outlook;
  return {
    ...labelOf(player),
    ...availabilityOf(player.availability),
    game: game ? gameLabel(game.game, player.proTeamId) : null,
    expected: outlook.pointsPerGame === null ? null : roundedWorth(isWorthASlot(game) ? worth : 0),
    isValueUnknown: outlook.pointsPerGame === null,
    chanceToPlay: game && game.pPlay !== null ? round3(game.pPlay) : null,
    isLocked,
    hasBegun: game !== undefined && !game.isUpcoming,
    line: game?.isUpcoming ? (game.projection?.stats ?? null) : null,
    slotNow: slotNow === null ? "not yet here" : slotLabel(slotNow),
  };
}
