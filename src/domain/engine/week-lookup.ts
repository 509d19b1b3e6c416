/** Who is who in one reading of a matchup, and which days are left of it. Pure. */
import type { EasternDay, PlayerId } from "../ids";
import { dayOf } from "../league/league-snapshot";
import { movesCloseAtMs } from "../lineup/roster-lock";
import { SLOT } from "../lineup/slots";
import { availabilityOf, labelOf } from "../players/player-labels";
import { daysBetween, endOfDay } from "../season/eastern-day";
import { isGoneForSeason, isLineupLocked } from "../week/league-week";
import type { Labelled } from "./day-lineup";
import { DayOutsideWeek } from "./engine-refusal";
import type { MatchupOutlook } from "./matchup-outlook";
import type { OwnedPlayer, PlayerOutlook } from "./outlook";
import { ownedOn } from "./starts";
import type { DatedMove } from "./week-moves";

export type WeekLookup = ReturnType<typeof createWeekLookup>;

/** @param dayCount days left of the matchup, today included */
export function createWeekLookup(outlook: MatchupOutlook, dayCount: number) {
  const { context, setting } = outlook;
  const everyone = new Map(
    [
      ...outlook.freeAgents.map(outlookOf),
      ...outlook.mine.map(outlookOf),
      ...outlook.theirs.map(outlookOf),
      ...outlook.joining,
    ].map((one) => [one.player.playerId, one]),
  );
  const isInIr = new Set(
    outlook.mine.filter(({ entry }) => entry.slotId === SLOT.IR).map((one) => one.outlook.player.playerId),
  );
  const lineupLocked = new Set(
    outlook.mine.filter((one) => isLineupLocked(one, setting.today)).map((one) => one.outlook.player.playerId),
  );
  const onWaivers = new Map(
    outlook.freeAgents.map(({ pool }) => [pool.player.playerId, pool.poolStatus === "WAIVERS"]),
  );
  const offsetOf = (day: EasternDay): number => {
    const offset = daysBetween(context.today, day);
    if (offset < 0 || offset >= dayCount) throw new DayOutsideWeek();
    return offset;
  };
  const dayAt = (offset: number): EasternDay => dayOf(context, setting.today + offset);
  const shown = (id: PlayerId): Labelled | null => {
    const player = everyone.get(id)?.player;
    return player ? { ...labelOf(player), ...availabilityOf(player.availability) } : null;
  };
  /** Who is owned in a period once the moves are made, those approved before them. */
  const ownedWith = (moves: readonly DatedMove[]) => (period: number) => {
    const made = moves.filter(({ day }) => setting.today + offsetOf(day) <= period);
    const gone = new Set(made.map(({ drop }) => drop));
    const joined = made.flatMap(({ add }): OwnedPlayer[] => {
      const player = add === null || gone.has(add) ? undefined : everyone.get(add);
      return player ? [{ outlook: player, slotNow: null }] : [];
    });
    return [...ownedOn(outlook, period).filter(({ outlook: player }) => !gone.has(player.player.playerId)), ...joined];
  };
  const lockOf = (day: EasternDay, ids: readonly (PlayerId | null)[]): number => {
    const period = setting.today + offsetOf(day);
    const tipOffs = ids
      .flatMap((id) => (id === null ? [] : (everyone.get(id)?.games ?? [])))
      .filter((game) => game.period === period && !game.game.isTimeTbd)
      .map(({ game }) => Date.parse(game.tipoffAt));
    const closeAtMs = movesCloseAtMs(context.league.settings, context.games, period);
    return Math.min(endOfDay(day), ...tipOffs, closeAtMs ?? Number.POSITIVE_INFINITY);
  };
  return {
    everyone,
    isInIr,
    lineupLocked,
    onWaivers,
    /** @throws DayOutsideWeek */
    offsetOf,
    dayAt,
    shown,
    ownedWith,
    /** When the move of a day can no longer be made. */
    lockOf,
    gameDaysOf: (id: PlayerId): readonly EasternDay[] =>
      (everyone.get(id)?.games ?? []).flatMap(({ period, isUpcoming }) =>
        isUpcoming ? [dayAt(Number(period) - setting.today)] : [],
      ),
    isGoneForSeason(id: PlayerId): boolean {
      const player = everyone.get(id);
      const { finalScoringPeriod: finalPeriod } = context.league.status;
      return (
        player !== undefined && isGoneForSeason(player, { today: setting.today, todayDay: context.today, finalPeriod })
      );
    },
  };
}

const outlookOf = ({ outlook }: { outlook: PlayerOutlook }): PlayerOutlook => outlook;
