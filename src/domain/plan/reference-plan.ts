/**
 * Plans judged a second time, by other means: an exhaustive search for tiny weeks and a referee for any.
 *
 * Written from the rules alone and sharing no step with the solvers, so that tests and proofs compare two opinions.
 */
import type { PlayerId } from "../ids";
import { isStartingSlot } from "../slots";
import type { PlannedMove } from "./ownership";
import type { Week, WeekPlayer } from "./week";

/** What is wrong with the moves, in order; empty for a legal plan. Each move is judged by itself, as ESPN would. */
export function whatIsIllegal(week: Week, moves: readonly PlannedMove[]): string[] {
  const wrong: string[] = [];
  const owned = new Map(week.roster.map((man) => [man.playerId, man]));
  const past = new Set(owned.keys());
  let lastDay = 0;
  let adds = 0;
  for (const { day, drop, add } of moves) {
    const say = (what: string) => wrong.push(`day ${day}, -${drop} +${add}: ${what}`);
    if (!Number.isInteger(day) || day < lastDay || day >= week.days) say("day out of order");
    lastDay = day;
    if (drop !== null) {
      const man = owned.get(drop);
      if (!man) say("drops a man who is not owned");
      else if (!man.isDroppable) say("drops an undroppable man");
      else if (day === 0 && man.isLockedToday) say("drops a locked man");
      owned.delete(drop);
    }
    if (add === null) continue;
    adds++;
    const man = week.freeAgents.find(({ playerId }) => playerId === add);
    if (!man) {
      say("adds nobody");
      continue;
    }
    if (past.has(add)) say("adds a man for the second time");
    if (day < man.availableFromDay || (day === 0 && man.isLockedToday)) say("adds a man who cannot be had yet");
    past.add(add);
    owned.set(add, man);
    const crowd = [...owned.values()];
    if (crowd.length - shelter(week, crowd) > week.rosterSize) say("leaves too many men");
    const limit = week.positionLimits[man.defaultPositionId] ?? Number.POSITIVE_INFINITY;
    const peers = crowd.filter(({ defaultPositionId }) => defaultPositionId === man.defaultPositionId);
    if (peers.length > limit) say("leaves too many of a position");
  }
  if (adds > week.maxMoves) wrong.push(`${adds} adds of ${week.maxMoves}`);
  return wrong;
}

const shelter = (week: Week, crowd: readonly WeekPlayer[]): number =>
  Math.min(week.irSlotsOpen, crowd.filter((man) => isSheltered(week, man)).length);

const isSheltered = (week: Week, man: WeekPlayer): boolean => man.isIrEligible && week.roster.includes(man);

/** The best total over every legal course of the week. Takes minutes beyond a dozen players. */
export function exhaustiveTotal(week: Week): number {
  return new Exhaustive(week).best();
}

class Exhaustive {
  readonly #week: Week;
  readonly #men: readonly WeekPlayer[];
  readonly #places: readonly number[];
  readonly #known = new Map<string, number>();
  readonly #excess: number;

  constructor(week: Week) {
    this.#week = week;
    this.#men = [...week.roster, ...week.freeAgents];
    this.#places = Object.entries(week.slotCounts).flatMap(([slot, count]) =>
      isStartingSlot(Number(slot)) ? new Array<number>(count).fill(Number(slot)) : [],
    );
    this.#excess = Math.max(0, week.roster.length - shelter(week, week.roster) - week.rosterSize);
  }

  best(): number {
    const roster = 2 ** this.#week.roster.length - 1;
    return this.#from(0, roster, 0, 0, this.#week.maxStarts ?? Number.POSITIVE_INFINITY);
  }

  /** Best rest of the week. Men are bits: `owned` the evening before, `gone` for good. */
  #from(day: number, owned: number, gone: number, adds: number, startsLeft: number): number {
    if (day === this.#week.days) return 0;
    const key = `${day} ${owned} ${gone} ${adds} ${startsLeft}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = Number.NEGATIVE_INFINITY;
    for (let next = 0; next < 2 ** this.#men.length; next++) {
      const added = this.#pick(next & ~owned);
      if ((next & gone) !== 0 || adds + added.length > this.#week.maxMoves) continue;
      if (!this.#isLegal(day, next, this.#pick(owned & ~next), added)) continue;
      const toHide = Math.max(
        0,
        this.#pick(next).length - this.#week.rosterSize - (added.length > 0 ? 0 : this.#excess),
      );
      const lineups = this.#lineups(day, next, toHide);
      lineups.forEach((total, starts) => {
        if (starts > startsLeft) return;
        const rest = this.#from(day + 1, next, gone | (owned & ~next), adds + added.length, startsLeft - starts);
        best = Math.max(best, total + rest);
      });
    }
    this.#known.set(key, best);
    return best;
  }

  #pick(bits: number): WeekPlayer[] {
    return this.#men.filter((_, index) => (bits >>> index) & 1);
  }

  #isLegal(day: number, next: number, dropped: readonly WeekPlayer[], added: readonly WeekPlayer[]): boolean {
    const week = this.#week;
    if (dropped.some((man) => !man.isDroppable || (day === 0 && man.isLockedToday))) return false;
    if (added.some((man) => day < man.availableFromDay || (day === 0 && man.isLockedToday))) return false;
    const crowd = this.#pick(next);
    if (added.length > 0 && crowd.length - shelter(week, crowd) > week.rosterSize) return false;
    return added.every(({ defaultPositionId }) => {
      const limit = week.positionLimits[defaultPositionId] ?? Number.POSITIVE_INFINITY;
      return crowd.filter((man) => man.defaultPositionId === defaultPositionId).length <= limit;
    });
  }

  /** Entry k: the best lineup of exactly k starters while `toHide` men sit in IR. */
  #lineups(day: number, owned: number, toHide: number): number[] {
    const best: number[] = [];
    const men = this.#pick(owned);
    const fill = (place: number, used: ReadonlySet<PlayerId>, total: number) => {
      const slot = this.#places[place];
      if (slot === undefined) {
        const idle = men.filter((man) => isSheltered(this.#week, man) && !used.has(man.playerId)).length;
        if (idle >= toHide) best[used.size] = Math.max(best[used.size] ?? 0, total);
        return;
      }
      fill(place + 1, used, total);
      for (const man of men) {
        const points = man.points[day] ?? 0;
        if (used.has(man.playerId) || points <= 0 || !man.eligibleSlots.includes(slot)) continue;
        fill(place + 1, new Set(used).add(man.playerId), total + points);
      }
    };
    fill(0, new Set(), 0);
    return best;
  }
}
