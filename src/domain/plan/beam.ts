/**
 * A plan at once, near the best: moves are inserted one after the other, the few best courses of moves being kept.
 *
 * Every roster place is a chain of holders; an insertion gives a place to a newcomer from a day until its next holder. Its
 * worth is exact, since it is read from thresholds: what a newcomer must beat on a day depends only on where he may stand.
 */
import type { DayStarters } from "../moves/eligibility";
import { excessNow, keepAll, type Ownership, weekTotal } from "./ownership";
import type { Candidate, OpenWeek } from "./week";

/** Courses kept after each move, and the insertions tried for each. */
const WIDTH = 4;
const INSERTIONS = 6;

/** `null` holds an open place. */
type Holding = { readonly man: Candidate | null; readonly fromDay: number; readonly untilDay: number };

type Course = { readonly chains: readonly (readonly Holding[])[]; readonly total: number };

type Insertion = {
  readonly chain: number;
  readonly holding: number;
  readonly day: number;
  readonly man: Candidate;
  readonly gain: number;
};

/** The best course found, as ownership; keeping everybody when nothing found is worth more. Always legal. */
export function beamPlan(week: OpenWeek): readonly Ownership[] {
  const doNothing = keepAll(week);
  // A crowded team must first resolve that; only the exact program weighs how.
  if (excessNow(week) > 0) return doNothing;
  const inIr = restInIr(week);
  const pool = poolOf(week);
  let courses: Course[] = [{ chains: firstChains(week, inIr), total: 0 }];
  let best = { ownership: doNothing, total: weekTotal(week, doNothing) };
  for (let move = 0; move < week.maxMoves && courses.length > 0; move++) {
    const next = courses.flatMap((course) =>
      bestInsertions(week, course, inIr, pool).map((insertion) => insert(course, insertion)),
    );
    courses = distinct(next.sort((a, b) => b.total - a.total)).slice(0, WIDTH);
    const [leader] = courses;
    if (!leader) break;
    const ownership = ownershipOf(week, leader, inIr);
    const total = weekTotal(week, ownership);
    if (total > best.total) best = { ownership, total };
  }
  return best.ownership;
}

/** Men for IR all week: as many as must, and those who are worth nothing anyway. */
function restInIr(week: OpenWeek): Candidate[] {
  const worthOf = (man: Candidate) => man.worth.reduce((sum, worth) => sum + worth, 0);
  const needed = Math.max(0, week.roster.length - week.rosterSize);
  return week.roster
    .filter(({ isIrEligible }) => isIrEligible)
    .sort((a, b) => worthOf(a) - worthOf(b) || a.playerId - b.playerId)
    .filter((man, index) => index < week.irSlotsOpen && (index < needed || worthOf(man) === 0));
}

function firstChains(week: OpenWeek, inIr: readonly Candidate[]): Holding[][] {
  const active = week.roster.filter((man) => !inIr.includes(man));
  const openPlaces = Math.max(0, week.rosterSize - active.length);
  const holders = [...active, ...Array.from({ length: openPlaces }, () => null)];
  return holders.map((man) => [{ man, fromDay: 0, untilDay: week.days }]);
}

const holderOn = (chain: readonly Holding[], day: number): Candidate | null =>
  chain.find(({ fromDay, untilDay }) => fromDay <= day && day < untilDay)?.man ?? null;

/** What leaving one man out costs on a day, and what a newcomer must beat then, by where he may stand. */
type Opening = { readonly loss: number; readonly thresholds: Float64Array };

/** The lineup of some men on a day, and what a newcomer must beat, by class of eligibility. */
type DayBasis = { readonly total: number; readonly thresholds: Float64Array };

function bestInsertions(week: OpenWeek, course: Course, inIr: readonly Candidate[], pool: Pool): Insertion[] {
  const used = new Set(course.chains.flatMap((chain) => chain.map(({ man }) => man?.playerId)));
  const openings = openingsOf(week, course, pool);
  const found: Insertion[] = [];
  course.chains.forEach((chain, chainIndex) => {
    if (isSecondOpenPlace(course, chainIndex)) return;
    chain.forEach((holding, holdingIndex) => {
      for (const man of pool.men) {
        if (used.has(man.playerId) || (holding.untilDay < week.days && !man.isDroppable)) continue;
        const from = Math.max(man.fromDay, firstDayFree(holding));
        const isLimited = week.positionLimits.has(man.positionId);
        let gain = 0;
        for (let day = holding.untilDay - 1; day >= from; day--) {
          const opening = openings[chainIndex]?.[day];
          if (!opening || (isLimited && !hasPosition(week, course, inIr, { man, out: holding.man, day }))) break;
          gain += Math.max(0, (man.worth[day] ?? 0) - (opening.thresholds[man.eligibility] ?? 0)) - opening.loss;
          // Nearly all fail here, before anything is made for them.
          if (gain > (found[INSERTIONS - 1]?.gain ?? 0)) {
            keepBest(found, { chain: chainIndex, holding: holdingIndex, day, man, gain });
          }
        }
      }
    });
  });
  return found;
}

/** Open places are alike, so one of those never touched stands for all. */
function isSecondOpenPlace({ chains }: Course, index: number): boolean {
  const isUntouched = (chain: readonly Holding[] | undefined) => chain?.length === 1 && chain[0]?.man === null;
  return isUntouched(chains[index]) && chains.slice(0, index).some(isUntouched);
}

function firstDayFree({ man, fromDay }: Holding): number {
  if (!man) return fromDay;
  if (man.isRostered) return Math.max(fromDay, man.fromDay);
  return man.isDroppable ? fromDay + 1 : Number.POSITIVE_INFINITY;
}

function hasPosition(
  week: OpenWeek,
  course: Course,
  inIr: readonly Candidate[],
  { man, out, day }: { man: Candidate; out: Candidate | null; day: number },
): boolean {
  const limit = week.positionLimits.get(man.positionId);
  if (limit === undefined) return true;
  const owned = [...inIr, ...course.chains.map((chain) => holderOn(chain, day))];
  return owned.filter((one) => one !== null && one !== out && one.positionId === man.positionId).length < limit;
}

/** Keeps the list at the few best, best first. */
function keepBest(found: Insertion[], insertion: Insertion): void {
  const index = found.findIndex(({ gain }) => gain < insertion.gain);
  found.splice(index < 0 ? found.length : index, 0, insertion);
  found.length = Math.min(found.length, INSERTIONS);
}

/** By chain and day. */
function openingsOf(week: OpenWeek, { chains }: Course, pool: Pool): Opening[][] {
  const byChain: Opening[][] = chains.map(() => []);
  for (let day = 0; day < week.days; day++) {
    const holders = chains.map((chain) => holderOn(chain, day));
    const worth = (man: Candidate) => man.worth[day] ?? 0;
    const men = holders.filter((man): man is Candidate => man !== null && worth(man) > 0);
    men.sort((a, b) => worth(b) - worth(a) || a.playerId - b.playerId);
    const whole = pool.basis(men, day);
    holders.forEach((man, chain) => {
      const without =
        man && worth(man) > 0
          ? pool.basis(
              men.filter((one) => one !== man),
              day,
            )
          : whole;
      byChain[chain]?.push({ loss: whole.total - without.total, thresholds: without.thresholds });
    });
  }
  return byChain;
}

type Pool = {
  readonly men: readonly Candidate[];
  /** Remembered, since courses differ on few days. */
  basis(men: readonly Candidate[], day: number): DayBasis;
};

function poolOf(week: OpenWeek): Pool {
  const starters = week.eligibility.newStarters(0);
  const known = new Map<string, DayBasis>();
  return {
    men: week.freeAgents,
    basis: (men, day) => {
      const key = `${day}:${men.map(({ playerId }) => playerId).join()}`;
      const basis = known.get(key) ?? dayBasis(starters, men, { day, classCount: week.eligibility.classCount });
      known.set(key, basis);
      return basis;
    },
  };
}

/** A newcomer must beat the man whose start closes his places; 0 when they stay open. */
function dayBasis(
  starters: DayStarters,
  men: readonly Candidate[],
  { day, classCount }: { day: number; classCount: number },
): DayBasis {
  const thresholds = new Float64Array(classCount);
  let total = 0;
  starters.clear();
  starters.reportFull(Number.POSITIVE_INFINITY, thresholds, 0);
  for (const man of men) {
    if (!starters.tryAdd(man.eligibility)) continue;
    const worth = man.worth[day] ?? 0;
    total += worth;
    starters.reportFull(worth, thresholds, 0);
  }
  return { total, thresholds };
}

function insert(course: Course, { chain, holding, day, man, gain }: Insertion): Course {
  const chains = course.chains.map((holdings, index) =>
    index !== chain
      ? holdings
      : holdings.flatMap((one, position) =>
          position !== holding
            ? [one]
            : [
                { ...one, untilDay: day },
                { man, fromDay: day, untilDay: one.untilDay },
              ],
        ),
  );
  return { chains, total: course.total + gain };
}

/** The same moves found in another order are one course. Falling totals. */
function distinct(courses: readonly Course[]): Course[] {
  const seen = new Set<string>();
  return courses.filter(({ chains }) => {
    const key = chains.map((chain) => chain.map(({ man, fromDay }) => `${man?.playerId}@${fromDay}`).join()).join(";");
    return seen.size < seen.add(key).size;
  });
}

function ownershipOf(week: OpenWeek, { chains }: Course, inIr: readonly Candidate[]): Ownership[] {
  const held = chains.flat().flatMap(({ man, ...days }) => (man ? [{ player: man, ...days }] : []));
  return [...held, ...inIr.map((player) => ({ player, fromDay: 0, untilDay: week.days }))];
}
