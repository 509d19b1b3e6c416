/**
 * Plans judged a second time, by other means: an exhaustive search for tiny weeks and a referee for any.
 *
 * Written from the rules alone and sharing no step with the solvers, so that tests and proofs compare two opinions.
 */
import type { PlayerId } from "../ids";
import { isStartingSlot, SLOT } from "../lineup/slots";
import type { FreeAgent, RosterPlayer, Week } from "../week/week";
import type { PlannedMove } from "./dated-plan";

type Player = RosterPlayer | FreeAgent;

const isIn = (player: Player): boolean =>
  "isIrEligible" in player && (player.isInIr === true || player.lockedSlot === SLOT.IR);
const isClosed = ({ moveDays }: Week, day: number): boolean =>
  moveDays !== undefined && (day < moveDays.first || day > moveDays.last);
/** A returning player loses his right on the day he is back. */
const isEligible = (player: Player, day: number): boolean =>
  "isIrEligible" in player && player.isIrEligible && (player.irRightEnds === undefined || day < player.irRightEnds);
const lockOf = (player: Player): number | undefined => ("isIrEligible" in player ? player.lockedSlot : undefined);

/** Maximum number of eligible players that IR can take on the day. */
function shelter(week: Week, crowd: readonly Player[], day: number): number {
  const able = crowd.filter((player) => {
    const lock = day === 0 ? lockOf(player) : undefined;
    return isEligible(player, day) && (lock === undefined || lock === SLOT.IR);
  });
  return Math.min(week.irSlots, able.length);
}

/** Rule violations of the moves, in order; empty for a legal plan. Each move is judged by itself, as ESPN would. */
export function whatIsIllegal(week: Week, moves: readonly PlannedMove[]): string[] {
  const wrong: string[] = [];
  const owned = new Map<PlayerId, Player>(week.roster.map((player) => [player.playerId, player]));
  // A team that has too many players today may stay so, but never have more.
  const mostOwned = Math.max(week.roster.length, week.rosterSize + week.irSlots);
  const past = new Set(owned.keys());
  let lastDay = 0;
  let adds = 0;
  for (const { day, drop, add } of moves) {
    const say = (what: string) => wrong.push(`day ${day}, -${drop} +${add}: ${what}`);
    if (!Number.isInteger(day) || day < lastDay || day >= week.dayCount) say("day out of order");
    if (isClosed(week, day)) say("moves on a day without moves");
    lastDay = day;
    if (drop !== null) {
      const player = owned.get(drop);
      if (!player) say("drops a man who is not owned");
      else if (!player.isDroppable) say("drops an undroppable man");
      else if (day === 0 && player.isLockedToday) say("drops a locked man");
      owned.delete(drop);
    }
    if (add === null) continue;
    adds++;
    const player = week.freeAgents.find(({ playerId }) => playerId === add);
    if (!player) {
      say("adds nobody");
      continue;
    }
    if (past.has(add)) say("adds a man for the second time");
    if (day < player.availableFromDay || (day === 0 && player.isLockedToday)) say("adds a man who cannot be had yet");
    past.add(add);
    owned.set(add, player);
    const crowd = [...owned.values()];
    if (crowd.length > mostOwned) say("owns more players than there is room for");
    if (day === 0 && crowd.some((one) => lockOf(one) === SLOT.IR && !isEligible(one, 0)))
      say("adds beside a player locked in IR without the right");
    if (crowd.length - shelter(week, crowd, day) > week.rosterSize) say("leaves too many players");
    const limit = week.positionLimits[player.defaultPositionId] ?? Number.POSITIVE_INFINITY;
    const peers = crowd.filter(({ defaultPositionId }) => defaultPositionId === player.defaultPositionId);
    if (peers.length > limit) say("leaves too many of a position");
  }
  if (adds > week.addsLeft) wrong.push(`${adds} adds of ${week.addsLeft}`);
  return wrong;
}

/**
 * The greatest week total plus value after less price over every legal course. Takes minutes beyond a dozen players.
 */
export function exhaustiveWorth(week: Week): number {
  return new Exhaustive(week).best();
}

/** Value of exactly these moves: week total plus value after less price, every lineup chosen by trying all. */
export function exhaustiveWorthOf(week: Week, moves: readonly PlannedMove[]): number {
  const owned = new Set(week.roster.map(({ playerId }) => playerId));
  const path = Array.from({ length: week.dayCount }, (_, day) => {
    for (const { drop, add } of moves.filter((move) => move.day === day)) {
      if (drop !== null) owned.delete(drop);
      if (add !== null) owned.add(add);
    }
    return new Set(owned);
  });
  return new Exhaustive(week, path).best();
}

type State = {
  readonly day: number;
  /** Players are bits: `owned` the evening before, `gone` for good, `reserved` in IR then and without the right to. */
  readonly owned: number;
  readonly gone: number;
  readonly reserved: number;
  readonly adds: number;
  /** Starts that count so far. */
  readonly starts: number;
};

class Exhaustive {
  readonly #week: Week;
  readonly #players: readonly Player[];
  readonly #known = new Map<string, number>();
  readonly #excess: number;
  /** Who is owned on each day, where that is given; otherwise everything is tried. */
  readonly #course: readonly ReadonlySet<PlayerId>[] | undefined;

  constructor(week: Week, path?: readonly ReadonlySet<PlayerId>[]) {
    this.#week = week;
    this.#course = path;
    this.#players = [...week.roster, ...week.freeAgents];
    const able = week.roster.filter((player) => {
      const lock = lockOf(player);
      const mayGoIn = isEligible(player, 0) && (lock === undefined || lock === SLOT.IR);
      return mayGoIn || isIn(player);
    });
    this.#excess = Math.max(0, week.roster.length - Math.min(week.irSlots, able.length) - week.rosterSize);
  }

  best(): number {
    const reserved = this.#bits(isIn);
    return this.#from({ day: 0, owned: 2 ** this.#week.roster.length - 1, gone: 0, reserved, adds: 0, starts: 0 });
  }

  #bits(holds: (player: Player) => boolean): number {
    return this.#players.reduce((bits, player, index) => (holds(player) ? bits | (1 << index) : bits), 0);
  }

  /** Best rest of the week. */
  #from(state: State): number {
    const { day, owned, gone, adds } = state;
    if (day === this.#week.dayCount)
      return this.#pick(owned).reduce((sum, player) => sum + (player.valueAfter ?? 0), 0);
    const key = Object.values(state).join(" ");
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = Number.NEGATIVE_INFINITY;
    const given = this.#course?.[day];
    const only = given && this.#bits((player) => given.has(player.playerId));
    for (let next = only ?? 0; next <= (only ?? 2 ** this.#players.length - 1); next++) {
      const added = this.#pick(next & ~owned);
      if ((next & gone) !== 0 || adds + added.length > this.#week.addsLeft) continue;
      if (!this.#mayChange(day, next, this.#pick(owned & ~next), added)) continue;
      const price = (this.#week.addPrice ?? 0) * added.length;
      for (let inIr = next; ; inIr = (inIr - 1) & next) {
        if (this.#mayRest(state, next, inIr, added.length > 0)) {
          const reserved = inIr & this.#bits((player) => !isEligible(player, day + 1));
          const rest = { ...state, owned: next, gone: gone | (owned & ~next), reserved };
          best = Math.max(best, this.#playDay({ ...rest, adds: adds + added.length }, next & ~inIr) - price);
        }
        if (inIr === 0) break;
      }
    }
    this.#known.set(key, best);
    return best;
  }

  #pick(bits: number): Player[] {
    return this.#players.filter((_, index) => (bits >>> index) & 1);
  }

  #mayChange(day: number, next: number, dropped: readonly Player[], added: readonly Player[]): boolean {
    if (isClosed(this.#week, day) && dropped.length + added.length > 0) return false;
    if (dropped.some((player) => !player.isDroppable || (day === 0 && player.isLockedToday))) return false;
    const first = (player: Player) => ("availableFromDay" in player ? player.availableFromDay : 0);
    if (added.some((player) => day < first(player) || (day === 0 && player.isLockedToday))) return false;
    const crowd = this.#pick(next);
    return added.every(({ defaultPositionId }) => {
      const limit = this.#week.positionLimits[defaultPositionId] ?? Number.POSITIVE_INFINITY;
      return crowd.filter((player) => player.defaultPositionId === defaultPositionId).length <= limit;
    });
  }

  /** May just these players sit in IR, and is the rest no more than the roster holds? */
  #mayRest({ day, reserved }: State, next: number, inIr: number, isAddDay: boolean): boolean {
    const resting = this.#pick(inIr);
    if (resting.length > this.#week.irSlots) return false;
    // Nobody goes into IR without the right to; who has been there may stay while nobody is added.
    const unfit = this.#bits((player) => !isEligible(player, day)) & inIr;
    if ((unfit & ~reserved) !== 0 || (isAddDay && unfit !== 0)) return false;
    if (day === 0) {
      const held = (slots: (slot: number) => boolean) =>
        this.#bits((player) => slots(lockOf(player) ?? -1) && (next & this.#bits((one) => one === player)) !== 0);
      if ((held((slot) => slot === SLOT.IR) & ~inIr) !== 0) return false;
      if ((held((slot) => slot >= 0 && slot !== SLOT.IR) & inIr) !== 0) return false;
    }
    return this.#pick(next & ~inIr).length <= this.#week.rosterSize + (isAddDay ? 0 : this.#excess);
  }

  /** The day's lineup of the active players, whichever number of starts it takes, and the rest of the week. */
  #playDay(state: State, active: number): number {
    const { gamesCap } = this.#week;
    const { day, starts } = state;
    const locked =
      day === 0 ? this.#pick(state.owned).filter((player) => isStartingSlot(lockOf(player) ?? SLOT.BENCH)) : [];
    const lockedStarts = locked.filter((player) => player.values[0] !== 0).length;
    const lockedTotal = locked.reduce((sum, player) => sum + (player.values[0] ?? 0), 0);
    const startsLeft = gamesCap === null ? Number.POSITIVE_INFINITY : Math.max(0, gamesCap - starts - lockedStarts);
    const free = this.#pick(active).filter((player) => day > 0 || lockOf(player) === undefined);
    let best = Number.NEGATIVE_INFINITY;
    this.#lineups(day, free, locked).forEach((total, chosen) => {
      if (chosen > startsLeft) return;
      const rest = this.#from({ ...state, day: day + 1, starts: starts + chosen + lockedStarts });
      best = Math.max(best, total + lockedTotal + rest);
    });
    return best;
  }

  /** Entry k: the best lineup of exactly k players beside those locked. */
  #lineups(day: number, players: readonly Player[], locked: readonly Player[]): number[] {
    const left = new Map(Object.entries(this.#week.slotCounts).map(([slot, count]) => [Number(slot), count]));
    for (const player of locked) left.set(lockOf(player) ?? -1, (left.get(lockOf(player) ?? -1) ?? 0) - 1);
    const slots = [...left].flatMap(([slot, count]) =>
      isStartingSlot(slot) ? new Array<number>(count).fill(slot) : [],
    );
    const best: number[] = [];
    const fill = (lineupSlot: number, used: ReadonlySet<PlayerId>, total: number) => {
      const slot = slots[lineupSlot];
      if (slot === undefined) {
        best[used.size] = Math.max(best[used.size] ?? 0, total);
        return;
      }
      fill(lineupSlot + 1, used, total);
      for (const player of players) {
        const value = player.values[day] ?? 0;
        if (used.has(player.playerId) || value <= 0 || !player.eligibleSlots.includes(slot)) continue;
        fill(lineupSlot + 1, new Set(used).add(player.playerId), total + value);
      }
    };
    fill(0, new Set(), 0);
    return best;
  }
}
