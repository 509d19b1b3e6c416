/**
 * Finds a near-best plan quickly: inserts moves one after the other and carries the best few sequences forward.
 *
 * Every roster spot is a chain of holders; an insertion gives a spot to an added player from a day until its next
 * holder. Its value is exact, since it is read from thresholds: what an added player must beat on a day depends only on
 * the slots he fits.
 */
import { worthOn } from "../week/counting";
import { dayBasis } from "../week/day-basis";
import type { DayStarters } from "../week/eligibility";
import { excessNow, mayHide } from "../week/ir";
import type { Candidate, OpenWeek } from "../week/open-week";
import { keepAll, type Ownership, worthOf } from "../week/ownership";

/** Sequences carried forward after each move, and the insertions tried for each. */
const WIDTH = 4;
const INSERTIONS = 6;

/** `null` holds an open place. */
type Holding = { readonly player: Candidate | null; readonly fromDay: number; readonly untilDay: number };

/** Loss of a day without one player, and the thresholds an added player must beat, by the slots he fits. */
type Opening = { readonly loss: number; readonly thresholds: Float64Array };

type Course = {
  readonly chains: readonly (readonly Holding[])[];
  readonly total: number;
  /** Openings by day and chain. */
  readonly openings: readonly (readonly Opening[])[];
};

type Insertion = {
  readonly chain: number;
  readonly rosterAfter: number;
  readonly day: number;
  readonly player: Candidate;
  readonly gain: number;
};

/** The best course found, as ownership; keeping everybody when nothing found is worth more. Always legal. */
export function beamPlan(week: OpenWeek): readonly Ownership[] {
  const doNothing = keepAll(week);
  // A crowded team must first resolve that; only the exact program weighs how.
  if (excessNow(week) > 0) return doNothing;
  const pool = poolOf(week);
  const found = waysToRest(week)
    .flatMap((resting) => startsWith(week, resting))
    .map((start) => bestCourse(week, start, pool));
  return found.reduce((best, each) => (each.total > best.total ? each : best), worthIt(week, doNothing)).ownership;
}

type Worth = { readonly ownership: readonly Ownership[]; readonly total: number };

const worthIt = (week: OpenWeek, ownership: readonly Ownership[]): Worth => {
  return { ownership, total: worthOf(week, ownership).sum };
};

/** The best course from there; keeping everybody when the roster cannot hold all. */
function bestCourse(week: OpenWeek, start: Start, pool: Pool): Worth {
  const { inIr, chains } = start;
  if (chains.length > week.rosterSize) return worthIt(week, keepAll(week));
  const allDays = Array.from({ length: week.days }, (_, day) => dayOpenings(week, chains, pool, day));
  let courses: Course[] = [{ chains, total: 0, openings: allDays }];
  let best = worthIt(week, ownershipOf(week, start));
  for (let move = 0; move < week.maxMoves && courses.length > 0; move++) {
    const next = courses.flatMap((path) =>
      bestInsertions({ ...week, lastMoveDay: start.lastAddDay }, path, inIr, pool).map((insertion) => ({
        path,
        insertion,
        total: path.total + insertion.gain,
      })),
    );
    const inserted = next.sort((a, b) => b.total - a.total).map(({ path, insertion }) => insert(path, insertion));
    courses = distinct(inserted)
      .slice(0, WIDTH)
      .map((path) => withOpenings(week, path, pool));
    const [leader] = courses;
    if (!leader) break;
    const now = worthIt(week, ownershipOf(week, { chains: leader.chains, inIr }));
    if (now.total > best.total) best = now;
  }
  return best;
}

/**
 * Sets of players who may rest in IR: as many as must, and those without value who have the right to all week.
 *
 * A player resting in IR is kept. So either those rest who play least, or those who may not be dropped, which frees the
 * spot of a droppable player for an added one.
 */
function waysToRest(week: OpenWeek): Candidate[][] {
  const worthLeft = (player: Candidate) => player.value.reduce((sum, value) => sum + value, 0);
  const needed = Math.max(0, week.roster.length - week.rosterSize);
  const isMust = ({ irToday }: Candidate) => Number(irToday === "must");
  const isRetained = ({ fromDay }: Candidate) => Number(fromDay >= week.days);
  const able = week.roster.filter((player) => mayHide(player, 0));
  const isIdle = (player: Candidate) => player.irRightEnds === week.days && worthLeft(player) === 0;
  const chosen = (rank: (player: Candidate) => readonly number[]) => {
    const ranks = new Map(able.map((player) => [player, [...rank(player), player.playerId]]));
    return able
      .toSorted((a, b) => compared(ranks.get(a) ?? [], ranks.get(b) ?? []))
      .filter((player, index) => index < week.irSlots && (index < needed || isIdle(player)));
  };
  const playLeast = chosen((player) => [-isMust(player), worthLeft(player), -isRetained(player), -player.valueAfter]);
  const retained = chosen((player) => [-isMust(player), -isRetained(player), worthLeft(player), -player.valueAfter]);
  return retained.every((player) => playLeast.includes(player)) ? [playLeast] : [playLeast, retained];
}

/** The first rank in which two differ decides. */
const compared = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, at) => rank - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** In IR until the day before `untilDay`. */
type Resting = { readonly player: Candidate; readonly untilDay: number };

type Start = {
  readonly inIr: readonly Resting[];
  readonly chains: Course["chains"];
  /** Last day on which nobody overstays in IR. */
  readonly lastAddDay: number;
};

/** All of the players rest in IR all week; or those whose right ends leave it then, each for the spot of another. */
function startsWith(week: OpenWeek, resting: readonly Candidate[]): Start[] {
  const overstaying = startOf(week, resting, firstChains(week, resting));
  const returning = resting.filter((player) => player.irRightEnds < week.days);
  let start = overstaying;
  for (const player of returning.toSorted((a, b) => a.irRightEnds - b.irRightEnds)) {
    start = bestReturn(week, resting, start, player) ?? start;
  }
  return start === overstaying ? [start] : [overstaying, start];
}

function startOf(week: OpenWeek, resting: readonly Candidate[], chains: Course["chains"]): Start {
  const inIr = resting.map((player): Resting => {
    const returns = chains.flat().find((holding) => holding.player === player);
    return { player, untilDay: returns?.fromDay ?? week.days };
  });
  const overstayed = inIr.flatMap(({ player, untilDay }) => (untilDay === week.days ? [player.irRightEnds - 1] : []));
  return { inIr, chains, lastAddDay: Math.min(week.lastMoveDay, ...overstayed) };
}

/** The player leaves IR when his right ends, for the spot that is worth least to the team from that day on. */
function bestReturn(week: OpenWeek, resting: readonly Candidate[], { chains }: Start, player: Candidate) {
  const day = player.irRightEnds;
  const starts = chains.flatMap(([holder, ...others], index) => {
    const mayEnd = holder && others.length === 0 && day <= week.lastMoveDay && firstDayFree(holder) <= day;
    if (!mayEnd) return [];
    const shared = [
      { ...holder, untilDay: day },
      { player, fromDay: day, untilDay: week.days },
    ];
    const start = startOf(week, resting, chains.with(index, shared));
    return [{ start, total: worthIt(week, ownershipOf(week, start)).total }];
  });
  return starts.sort((a, b) => b.total - a.total)[0]?.start;
}

function firstChains(week: OpenWeek, inIr: readonly Candidate[]): Holding[][] {
  const active = week.roster.filter((player) => !inIr.includes(player));
  const openSlots = Math.max(0, week.rosterSize - active.length);
  const holders = [...active, ...Array.from({ length: openSlots }, () => null)];
  return holders.map((player) => [{ player: player, fromDay: 0, untilDay: week.days }]);
}

const holderOn = (chain: readonly Holding[], day: number): Candidate | null =>
  chain.find(({ fromDay, untilDay }) => fromDay <= day && day < untilDay)?.player ?? null;

function bestInsertions(week: OpenWeek, path: Course, inIr: readonly Resting[], pool: Pool): Insertion[] {
  const used = new Set(path.chains.flatMap((chain) => chain.map(({ player }) => player)));
  const free = pool.players.flatMap((player, index) => (used.has(player) ? [] : [index]));
  const found: Insertion[] = [];
  path.chains.forEach((chain, chainIndex) => {
    if (isSecondOpenPlace(path, chainIndex)) return;
    const openings = path.openings.map((day) => day[chainIndex]).filter((opening) => opening !== undefined);
    chain.forEach((rosterAfter, holdingIndex) => {
      insertInto(
        { week, path, inIr, pool },
        { chain: chainIndex, rosterAfter: holdingIndex, openings, free },
        rosterAfter,
        found,
      );
    });
  });
  return found;
}

/** Everything that is looked at for one holding; nearly all of it fails, before anything is made for it. */
function insertInto(
  { week, path, inIr, pool }: { week: OpenWeek; path: Course; inIr: readonly Resting[]; pool: Pool },
  {
    chain,
    rosterAfter,
    openings,
    free,
  }: { chain: number; rosterAfter: number; openings: readonly Opening[]; free: readonly number[] },
  { player: out, fromDay, untilDay }: Holding,
  found: Insertion[],
): void {
  const isLastHolder = untilDay === week.days;
  const firstDay = firstDayFree({ player: out, fromDay, untilDay });
  const losses = Float64Array.from(openings, ({ loss }) => loss);
  const thresholds = openings.map((opening) => opening.thresholds);
  let min = found[INSERTIONS - 1]?.gain ?? 0;
  const after = isLastHolder ? pool.mostAfter - (out?.valueAfter ?? 0) : 0;
  if (mostGain(pool, openings, { firstDay, untilDay }) + after - week.addPrice <= min) return;
  for (const index of free) {
    const player = pool.players[index];
    if (!player || !(isLastHolder || player.isDroppable)) continue;
    const from = Math.max(player.fromDay, firstDay);
    const isLimited = week.positionLimits.has(player.positionId);
    let gain = (isLastHolder ? player.valueAfter - (out?.valueAfter ?? 0) : 0) - week.addPrice;
    for (let day = untilDay - 1; day >= from; day--) {
      if (isLimited && !hasPosition(week, path, inIr, { player, out, day })) break;
      const above = (pool.value[index * week.days + day] ?? 0) - (thresholds[day]?.[player.eligibility] ?? 0);
      gain += (above > 0 ? above : 0) - (losses[day] ?? 0);
      if (gain <= min || day > week.lastMoveDay) continue;
      keepBest(found, { chain, rosterAfter, day, player, gain });
      min = found[INSERTIONS - 1]?.gain ?? 0;
    }
  }
}

/** Open spots are alike, so only the first untouched one is tried. */
function isSecondOpenPlace({ chains }: Course, index: number): boolean {
  const isUntouched = (chain: readonly Holding[] | undefined) => chain?.length === 1 && chain[0]?.player === null;
  return isUntouched(chains[index]) && chains.slice(0, index).some(isUntouched);
}

function firstDayFree({ player, fromDay }: Holding): number {
  if (!player) return fromDay;
  if (player.isRostered) return Math.max(fromDay, player.fromDay);
  return player.isDroppable ? fromDay + 1 : Number.POSITIVE_INFINITY;
}

function hasPosition(
  week: OpenWeek,
  path: Course,
  inIr: readonly Resting[],
  { player, out, day }: { player: Candidate; out: Candidate | null; day: number },
): boolean {
  const limit = week.positionLimits.get(player.positionId);
  if (limit === undefined) return true;
  const owned = path.chains.map((chain) => holderOn(chain, day));
  for (const one of inIr) if (day < one.untilDay) owned.push(one.player);
  return owned.filter((one) => one !== null && one !== out && one.positionId === player.positionId).length < limit;
}

/** Keeps the list at the few best, best first. */
function keepBest(found: Insertion[], insertion: Insertion): void {
  const index = found.findIndex(({ gain }) => gain < insertion.gain);
  found.splice(index < 0 ? found.length : index, 0, insertion);
  found.length = Math.min(found.length, INSERTIONS);
}

/**
 * No free agent gains more by starting in the holder's place: as if the best of every class and day were one player.
 */
function mostGain(
  { mostWorth, classCount }: Pool,
  openings: readonly Opening[],
  { firstDay, untilDay }: { firstDay: number; untilDay: number },
): number {
  let gain = 0;
  let max = Number.NEGATIVE_INFINITY;
  for (let day = untilDay - 1; day >= firstDay; day--) {
    const opening = openings[day];
    let above = 0;
    for (let of = 0; of < classCount; of++) {
      above = Math.max(above, (mostWorth[day * classCount + of] ?? 0) - (opening?.thresholds[of] ?? 0));
    }
    gain += above - (opening?.loss ?? 0);
    max = Math.max(max, gain);
  }
  return max;
}

/** Opening of each chain's holder on a day, in the order of chains. Only a starter's slot is worth another lineup. */
function dayOpenings(week: OpenWeek, chains: Course["chains"], pool: Pool, day: number): Opening[] {
  const value = (player: Candidate) => worthOn(player, day);
  const holders = chains.map((chain) => holderOn(chain, day));
  const players = holders.filter((player): player is Candidate => player !== null && value(player) > 0);
  players.sort((a, b) => value(b) - value(a) || a.playerId - b.playerId);
  const starters = pool.starters[day === 0 ? 0 : 1];
  const at = { day, classCount: week.eligibility.classCount };
  const whole = dayBasis(starters, players, at);
  return holders.map((player) => {
    if (!player || value(player) <= 0) return { loss: 0, thresholds: whole.thresholds };
    const without = dayBasis(
      starters,
      players.filter((one) => one !== player),
      at,
    );
    return { loss: whole.total - without.total, thresholds: without.thresholds };
  });
}

type Pool = {
  readonly players: readonly Candidate[];
  /** Values by player and day. */
  readonly value: Float64Array;
  readonly classCount: number;
  /** The most of anyone, by day and class; and after the week. */
  readonly mostWorth: Float64Array;
  readonly mostAfter: number;
  readonly starters: readonly [today: DayStarters, later: DayStarters];
};

function poolOf(week: OpenWeek): Pool {
  const { days, eligibility, freeAgents: players } = week;
  const value = new Float64Array(players.length * days);
  const { classCount } = eligibility;
  const mostWorth = new Float64Array(days * classCount);
  players.forEach((player, index) => {
    for (let day = 0; day < days; day++) {
      const start = worthOn(player, day);
      value[index * days + day] = start;
      const at = day * classCount + player.eligibility;
      mostWorth[at] = Math.max(mostWorth[at] ?? 0, start);
    }
  });
  const mostAfter = players.reduce((max, { valueAfter }) => Math.max(max, valueAfter), 0);
  const starters = [eligibility.newStarters(0), eligibility.newStarters(Math.min(1, days - 1))] as const;
  return { players, value, classCount, mostWorth, mostAfter, starters };
}

type Inserted = { readonly path: Course; readonly chains: Course["chains"]; readonly insertion: Insertion };

function insert(path: Course, insertion: Insertion): Inserted {
  const { chain, rosterAfter, day, player } = insertion;
  const chains = path.chains.map((holdings, index) =>
    index !== chain
      ? holdings
      : holdings.flatMap((one, position) =>
          position !== rosterAfter
            ? [one]
            : [
                { ...one, untilDay: day },
                { player: player, fromDay: day, untilDay: one.untilDay },
              ],
        ),
  );
  return { path, chains, insertion };
}

/** Days that the newcomer does not touch stay as they are. */
function withOpenings(week: OpenWeek, { path, chains, insertion }: Inserted, pool: Pool): Course {
  const { chain, rosterAfter, day: from, gain } = insertion;
  const until = path.chains[chain]?.[rosterAfter]?.untilDay ?? week.days;
  const openings = path.openings.map((before, day) =>
    from <= day && day < until ? dayOpenings(week, chains, pool, day) : before,
  );
  return { chains, total: path.total + gain, openings };
}

/** The same moves found in another order are one course. */
function distinct(courses: readonly Inserted[]): Inserted[] {
  const seen = new Set<string>();
  return courses.filter(({ chains }) => {
    const key = chains
      .map((chain) => chain.map(({ player, fromDay }) => `${player?.playerId}@${fromDay}`).join())
      .join(";");
    return seen.size < seen.add(key).size;
  });
}

function ownershipOf(week: OpenWeek, { chains, inIr }: Pick<Start, "chains" | "inIr">): Ownership[] {
  const held = chains.flat().flatMap(({ player, fromDay, untilDay }): Ownership[] => {
    // A player who returns from IR was on the roster before.
    return player ? [{ player, fromDay: player.isRostered ? 0 : fromDay, untilDay }] : [];
  });
  const restingAllWeek = inIr.filter(({ untilDay }) => untilDay === week.days);
  return [...held, ...restingAllWeek.map(({ player, untilDay }) => ({ player, fromDay: 0, untilDay }))];
}
