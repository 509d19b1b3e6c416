/**
 * A team's days left as the engine's problem: from a league's settings, rosters and outlooks to a `Week`.
 *
 * The one place where ESPN's rules (locks, IR, limits, the undroppable list) and the keep-value guard become
 * constraints.
 */

import { type Absence, judgeKeeps, type KeepVerdict } from "../engine/keep-value";
import { type ForecastGame, isForecast, isStartable, type PlayerOutlook } from "../engine/outlook";
import { isClearlyBetter, isWidelyRostered } from "../engine/widely-rostered";
import { type EasternDay, type PlayerId, playerId } from "../ids";
import type { LeagueSettings } from "../league/league";
import type { PoolPlayer, RosterEntry } from "../league/matchup";
import { type Outcome, solved } from "../lineup/fault";
import { SLOT } from "../lineup/slots";
import { daysBetween } from "../season/eastern-day";
import { withMovesMade } from "./moves-made";
import type { FreeAgent, RosterPlayer, Week, WeekPlayer } from "./week";

export type HeldPlayer = { readonly entry: RosterEntry; readonly outlook: PlayerOutlook };
export type FreeAgentEntry = { readonly pool: PoolPlayer; readonly outlook: PlayerOutlook };

export type LeagueWeekQuestion = {
  readonly settings: LeagueSettings;
  /** First and last scoring period of the days left, both included. */
  readonly today: number;
  readonly todayDay: EasternDay;
  readonly last: number;
  /** Adds and drops of today are over for everybody. */
  readonly areMovesClosedToday: boolean;
  /** Last scoring period of the season. */
  readonly finalPeriod: number;
  /** Whole or broken, `Infinity` without a limit. */
  readonly addsLeft: number;
  readonly roster: readonly HeldPlayer[];
  /** Approved moves of the days left, in the order in which they are made; days counted from today. */
  readonly planned?: readonly PlannedChange[] | undefined;
  readonly freeAgents: readonly FreeAgentEntry[];
  /** Never to be dropped, by the manager's word. */
  readonly untouchables: ReadonlySet<number>;
  readonly protectedCount?: number | undefined;
  readonly allowKeeperDrops?: boolean | undefined;
  /** Gain per add that a plan must reach. */
  readonly addPrice: number;
  /** First day on which someone on waivers may join, counted from today. */
  clearsOnDay(player: PoolPlayer): number;
  /** Worth of a start given that he plays: points, or a category league's marginal value. */
  worthOf(game: ForecastGame, player: PlayerOutlook): number;
  /** Worth after the matchup beyond a free agent's, 0 or more, in the same unit. */
  laterWorth(id: PlayerId): number;
};

export type PlannedChange = {
  readonly day: number;
  readonly leaves: number | null;
  readonly isAdded: PlayerOutlook | null;
};

export type LeagueWeek = {
  /** With the approved moves made. */
  readonly week: Week;
  readonly keeps: readonly KeepVerdict[];
};

/** NBA team games in an ordinary week. */
const GAMES_A_WEEK = 3.4;
/** How far ahead a return is waited for. */
const RETURN_HORIZON_DAYS = 14;
/** Statuses with which ESPN lets a player stand on injured reserve. */
export const IR_STATUSES: ReadonlySet<string> = new Set(["OUT", "INJURY_RESERVE", "SUSPENSION"]);

const hasBegunOn = (period: number, { games }: PlayerOutlook): boolean =>
  games.some((game) => game.period === period && !game.isUpcoming);

/** Stands where he stands until the day is over, by ESPN's word or because his game has begun. */
export const isLineupLocked = ({ entry, outlook }: HeldPlayer, today: number): boolean =>
  entry.isLineupLocked === true || hasBegunOn(today, outlook);

/** Weekly value of typical games, regardless of this week's schedule. */
const weekOf = (worthOfGame: number): number => GAMES_A_WEEK * Math.max(0, worthOfGame);

/** Weekly fantasy points of a player, in every format: the unit of the protection of the team's best players. */
const weeklyPoints = ({ pointsPerGame }: PlayerOutlook): number => weekOf(pointsPerGame ?? 0);

/** Days until a player who cannot play is expected back; 0 for anybody else and where nobody knows. */
function daysAway({ player }: PlayerOutlook, today: EasternDay): number {
  const { status, expectedReturnDay } = player.availability;
  return IR_STATUSES.has(status) && expectedReturnDay ? Math.max(0, daysBetween(today, expectedReturnDay)) : 0;
}

/**
 * First day on which ESPN would not let him into IR; `undefined` while nobody says when he is back.
 *
 * The date decides, not the values: without one his games count by the chance that he is back, and if he is not, he may
 * still go into IR. Today his status stands, whatever day was expected.
 */
export const irRightEnds = ({ player }: PlayerOutlook, today: EasternDay): number | undefined =>
  player.availability.expectedReturnDay === null
    ? undefined
    : Math.max(1, daysBetween(today, player.availability.expectedReturnDay));

/** He is expected back only after the last day of the season. */
export const isGoneForSeason = (
  outlook: PlayerOutlook,
  { today, todayDay, finalPeriod }: Pick<LeagueWeekQuestion, "today" | "todayDay" | "finalPeriod">,
): boolean => daysAway(outlook, todayDay) > finalPeriod - today;

/** Limits of a day's roster. */
export type RosterRoom = Pick<Week, "rosterSize" | "irSlots">;

/** Places of a roster, those in IR apart. */
export function rosterRoom({ slotCounts }: Pick<LeagueSettings, "slotCounts">): RosterRoom {
  const irSlots = slotCounts[String(SLOT.IR)] ?? 0;
  const slots = Object.values(slotCounts).reduce((sum, each) => sum + each, 0);
  return { rosterSize: slots - irSlots, irSlots };
}

/** Faults: those of `judgeKeeps`; the week itself is checked where it is solved. */
export function leagueWeek(question: LeagueWeekQuestion): Outcome<LeagueWeek> {
  const { settings, today, last, roster, freeAgents } = question;
  const dayCount = last - today + 1;
  const keeps = judged(question, freeAgentValues(question));
  if (!keeps.ok) return keeps;
  const mayDrop = new Map(keeps.value.map((verdict) => [verdict.playerId, verdict.mayDrop]));
  const planned = question.planned ?? [];
  const valuesOf = (outlook: PlayerOutlook): number[] => {
    const values = new Array<number>(dayCount).fill(0);
    for (const game of outlook.games) {
      // A player without stats counts for nothing here; his lineup slot is chosen where lineups are shown.
      if (isForecast(game) && game.isUpcoming && isStartable(game))
        values[game.period - today] = game.pPlay * question.worthOf(game, outlook);
    }
    return values;
  };
  const player = (outlook: PlayerOutlook): Omit<WeekPlayer, "isDroppable"> => ({
    playerId: outlook.player.playerId,
    eligibleSlots: outlook.player.eligibleSlots,
    defaultPositionId: outlook.player.defaultPositionId,
    values: valuesOf(outlook),
    valueAfter: question.laterWorth(outlook.player.playerId),
    isLockedToday: hasBegunOn(today, outlook),
  });
  const held = roster.map((one): RosterPlayer => {
    const { entry, outlook } = one;
    const base = player(outlook);
    const isHeld = isLineupLocked(one, today);
    return {
      ...base,
      isLockedToday: isHeld || entry.isRosterLocked === true || question.areMovesClosedToday,
      // A player without stats is not dropped: worth nothing and unknown are not the same.
      isDroppable: outlook.pointsPerGame !== null && (mayDrop.get(base.playerId) ?? false),
      isIrEligible: IR_STATUSES.has(outlook.player.availability.status),
      irRightEnds: irRightEnds(outlook, question.todayDay),
      isInIr: entry.slotId === SLOT.IR,
      ...(isHeld && entry.slotId !== SLOT.IR ? { lockedSlot: entry.slotId } : {}),
    };
  });
  const free = freeAgents.map(
    ({ pool, outlook }): FreeAgent => ({
      ...player(outlook),
      // A player the manager would never drop is not added for a few days either.
      isDroppable: !question.untouchables.has(outlook.player.playerId),
      availableFromDay: Math.max(
        pool.poolStatus === "WAIVERS" ? question.clearsOnDay(pool) : 0,
        Number(question.areMovesClosedToday),
      ),
    }),
  );
  const week: Week = {
    ...rosterRoom(settings),
    dayCount,
    slotCounts: settings.slotCounts,
    positionLimits: settings.positionLimits,
    gamesCap: null,
    addsLeft: question.addsLeft,
    addPrice: question.addPrice,
    roster: held,
    freeAgents: free,
  };
  const moves = planned.map(({ day, leaves, isAdded }) => ({
    day,
    leaves: leaves === null ? null : playerId.parse(leaves),
    isAdded: isAdded && { ...player(isAdded), isDroppable: false },
  }));
  return solved({ keeps: keeps.value, week: withMovesMade(week, moves) });
}

function judged(
  { roster, settings, untouchables, ...question }: LeagueWeekQuestion,
  bestFreeAgent: (outlook: PlayerOutlook) => number,
) {
  const taken = roster.filter(({ entry }) => entry.slotId === SLOT.IR).length;
  const bestFree = question.freeAgents.reduce<PlayerOutlook | null>(
    (best, { outlook }) => ((outlook.pointsPerGame ?? 0) > (best?.pointsPerGame ?? 0) ? outlook : best),
    null,
  );
  const isWanted = (outlook: PlayerOutlook) =>
    isWidelyRostered(outlook) &&
    !isGoneForSeason(outlook, question) &&
    (question.laterWorth(outlook.player.playerId) > 0 || !isClearlyBetter(bestFree, outlook));
  return judgeKeeps(
    roster.map(({ outlook, entry }) => {
      const { player } = outlook;
      const isOut = IR_STATUSES.has(player.availability.status);
      return {
        playerId: player.playerId,
        isDroppable: !settings.isUsingUndroppableList || player.isDroppable !== false,
        isUntouchable: untouchables.has(player.playerId),
        isWantedEverywhere: isWanted(outlook),
        // A returning player counts at his healthy value: a star is not dropped for the weeks he misses.
        restOfSeasonValue: isGoneForSeason(outlook, question) ? 0 : weeklyPoints(outlook),
        absence: isOut ? absenceOf(outlook, bestFreeAgent(outlook), question.todayDay) : null,
        isIrEligible: isOut,
        isInIr: entry.slotId === SLOT.IR,
      };
    }),
    {
      protectedCount: question.protectedCount,
      allowKeeperDrops: question.allowKeeperDrops,
      horizonDays: RETURN_HORIZON_DAYS,
      irSlotsOpen: Math.max(0, (settings.slotCounts[String(SLOT.IR)] ?? 0) - taken),
    },
  );
}

/** Expected value from his return to the horizon, and a free agent's over all of it. */
function absenceOf(outlook: PlayerOutlook, freeAgentValue: number, today: EasternDay): Absence {
  const { expectedReturnDay } = outlook.player.availability;
  const returnsInDays = expectedReturnDay ? Math.max(0, daysBetween(today, expectedReturnDay)) : null;
  const weeksBack = Math.max(0, RETURN_HORIZON_DAYS - (returnsInDays ?? RETURN_HORIZON_DAYS)) / 7;
  return {
    returnsInDays,
    worthBack: weeksBack * weeklyPoints(outlook),
    replacementWorth: (RETURN_HORIZON_DAYS / 7) * freeAgentValue,
  };
}

/** Weekly points of the best other free agent who plays and fits one of the player's starting slots of the league. */
function freeAgentValues({
  freeAgents,
  settings: { slotCounts },
}: Pick<LeagueWeekQuestion, "freeAgents" | "settings">): (outlook: PlayerOutlook) => number {
  const bestBySlot = new Map<number, { id: number; value: number }[]>();
  for (const { outlook } of freeAgents) {
    if (IR_STATUSES.has(outlook.player.availability.status)) continue;
    const one = { id: outlook.player.playerId, value: weeklyPoints(outlook) };
    for (const slot of outlook.player.eligibleSlots) {
      const best = [...(bestBySlot.get(slot) ?? []), one].sort((a, b) => b.value - a.value || a.id - b.id);
      bestBySlot.set(slot, best.slice(0, 2));
    }
  }
  return ({ player }) =>
    player.eligibleSlots
      .filter((slot) => slot <= SLOT.UTIL && (slotCounts[String(slot)] ?? 0) > 0)
      .flatMap((slot) => bestBySlot.get(slot) ?? [])
      .filter(({ id }) => id !== player.playerId)
      .reduce((best, { value }) => Math.max(best, value), 0);
}
