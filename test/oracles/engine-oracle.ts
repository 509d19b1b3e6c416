/**
 * Best lineups found in other ways than the product's, and random problems to compare on.
 *
 * `startsTable` tries every set of players; `highsTotal` hands an integer program to HiGHS. Neither shares code with
 * the engine: locks, IR, games and caps are read from the problem again.
 */
import fc from "fast-check";
import highsLoader from "highs";
import { type PlayerId, playerId } from "@/domain/ids";
import type { LineupDay, LineupPlayer } from "@/domain/lineup/day";

const BENCH = 12;
const IR = 13;
const KINDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** Positions (PG 1, SG 2, SF 4, PF 8, C 16) that each of ESPN's slots 0 to 11 takes, written out by hand. */
const TAKES = [1, 2, 4, 8, 16, 3, 12, 6, 15, 24, 28, 31] as const;

export const slotsForPositions = (positions: number): number[] =>
  KINDS.filter((slot) => ((TAKES[slot] ?? 0) & positions) !== 0);

type ReadDay = { free: LineupPlayer[]; counts: number[]; lockedTotal: number; lockedStarts: number };

const worth = (player: LineupPlayer): number => (player.hasGame ? player.value : 0);

function readAgain(day: LineupDay): ReadDay {
  const counts = KINDS.map((slot) => day.slotCounts[slot] ?? 0);
  const locked = day.players.filter((player) => player.isLocked && player.currentSlot < BENCH);
  for (const { currentSlot } of locked) counts[currentSlot] = (counts[currentSlot] ?? 0) - 1;
  return {
    counts,
    free: day.players.filter((player) => !player.isLocked && player.currentSlot !== IR && player.hasGame),
    lockedTotal: locked.reduce((sum, player) => sum + worth(player), 0),
    lockedStarts: locked.filter(({ hasGame }) => hasGame).length,
  };
}

/**
 * Best total by number of free starters, locked ones added; sets that no lineup holds are left out. Up to about 12
 * free.
 */
export function startsTable(day: LineupDay): { totals: number[]; lockedStarts: number } {
  const { free, counts, lockedTotal, lockedStarts } = readAgain(day);
  const canStart = new Uint8Array(2 ** free.length);
  canStart[0] = 1;
  for (const [slot, count] of counts.entries()) {
    for (let place = 0; place < Math.min(count, free.length); place++) {
      for (let set = canStart.length - 1; set >= 0; set--) {
        if (canStart[set] !== 1) continue;
        for (const [index, player] of free.entries()) {
          // Larger sets were visited before this one, so each place is used once.
          if (player.eligibleSlots.includes(slot)) canStart[set | (1 << index)] = 1;
        }
      }
    }
  }
  const totals = [lockedTotal];
  for (let set = 1; set < canStart.length; set++) {
    if (canStart[set] !== 1) continue;
    const players = free.filter((_, index) => (set >> index) & 1);
    const total = players.reduce((sum, player) => sum + player.value, lockedTotal);
    totals[players.length] = Math.max(totals[players.length] ?? Number.NEGATIVE_INFINITY, total);
  }
  return { totals, lockedStarts };
}

/** The best total of a day by trying every set. */
export function bruteTotal(day: LineupDay): number {
  const { totals, lockedStarts } = startsTable(day);
  const max = day.maxStarts === null ? totals.length : Math.max(0, day.maxStarts - lockedStarts);
  return Math.max(...totals.slice(0, max + 1));
}

/** The best total of days under a cap on games, by trying every number of starts on every day. */
export function bruteCapped(days: readonly LineupDay[], games: number): number {
  const tables = days.map(startsTable);
  const max = (index: number) => days[index]?.maxStarts ?? Number.POSITIVE_INFINITY;
  const locked = tables.reduce((sum, { lockedStarts }) => sum + lockedStarts, 0);
  const best = (index: number, used: number): number => {
    const table = tables[index];
    if (!table) return 0;
    const choices = table.totals.map((total, free) => {
      const isTooMany = used + free > Math.max(0, games - locked);
      if (free > 0 && (isTooMany || table.lockedStarts + free > max(index))) return Number.NEGATIVE_INFINITY;
      return total + best(index + 1, used + free);
    });
    return Math.max(...choices);
  };
  return best(0, 0);
}

export type Highs = Awaited<ReturnType<typeof highsLoader>>;
export const loadHighs = (): Promise<Highs> => highsLoader();

/** The day as an integer program in LP format; empty when nothing can be chosen. */
export function lineupProgram(day: LineupDay): string {
  const { free, counts, lockedStarts } = readAgain(day);
  const pairs = free.flatMap((player, index) =>
    counts.flatMap((count, slot) =>
      count > 0 && player.eligibleSlots.includes(slot) ? [{ index, slot, value: player.value }] : [],
    ),
  );
  if (pairs.length === 0) return "";
  const name = ({ index, slot }: { index: number; slot: number }) => `x${index}_${slot}`;
  const sum = (some: typeof pairs) => some.map(name).join(" + ");
  const rows = [
    ...free.map((_, index) => [sum(pairs.filter((pair) => pair.index === index)), 1] as const),
    ...counts.map((count, slot) => [sum(pairs.filter((pair) => pair.slot === slot)), count] as const),
    ...(day.maxStarts === null ? [] : [[sum(pairs), Math.max(0, day.maxStarts - lockedStarts)] as const]),
  ].filter(([terms]) => terms !== "");
  const objective = pairs.map((pair) => `${pair.value < 0 ? "-" : "+"} ${Math.abs(pair.value)} ${name(pair)}`);
  return [
    "Maximize",
    ` obj: ${objective.join(" ")}`,
    "Subject To",
    ...rows.map(([terms, max], row) => ` r${row}: ${terms} <= ${max}`),
    "Binary",
    ` ${pairs.map(name).join(" ")}`,
    "End",
  ].join("\n");
}

/** The best total of a day by an integer program. */
export function highsTotal(highs: Highs, day: LineupDay): number {
  const program = lineupProgram(day);
  const { lockedTotal } = readAgain(day);
  if (program === "") return lockedTotal;
  const solution = highs.solve(program);
  if (solution.Status !== "Optimal") throw new Error(`HiGHS: ${solution.Status}`);
  return lockedTotal + solution.ObjectiveValue;
}

const value = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 6_000 }).map((cents) => cents / 100) },
  { weight: 3, arbitrary: fc.constantFrom(10, 20, 30) },
  { weight: 2, arbitrary: fc.integer({ min: -1_500, max: 0 }).map((cents) => cents / 100) },
);

const byPositions = fc.integer({ min: 0, max: 31 }).map((positions) => [...slotsForPositions(positions), BENCH, IR]);
const anySlots = fc.subarray([...KINDS]);

/** Eligible slots by positions only, or any lists. */
const eligibility = (isTypical: boolean) => (isTypical ? byPositions : fc.oneof(byPositions, anySlots));

function player(id: PlayerId, isTypical: boolean): fc.Arbitrary<LineupPlayer> {
  return fc.record({
    playerId: fc.constant(id),
    eligibleSlots: eligibility(isTypical),
    value,
    hasGame: fc.integer({ min: 0, max: 4 }).map((roll) => roll > 0),
    currentSlot: fc.oneof({ weight: 3, arbitrary: fc.constant(BENCH) }, fc.constant(IR), fc.constantFrom(...KINDS)),
    isLocked: fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0),
    tipOffAtMs: fc.constantFrom(null, 0, 1_800_000, 10_800_000),
  });
}

/** Locks that the layout cannot hold are moved to the bench. */
function withPossibleLocks(day: LineupDay): LineupDay {
  const left = new Map(KINDS.map((slot) => [slot as number, day.slotCounts[slot] ?? 0]));
  const players = day.players.map((player) => {
    if (!player.isLocked || player.currentSlot >= BENCH) return player;
    const places = left.get(player.currentSlot) ?? 0;
    left.set(player.currentSlot, places - 1);
    return places > 0 ? player : { ...player, currentSlot: BENCH };
  });
  return { ...day, players };
}

export type DayShape = { readonly maxPlayers: number; readonly maxPerSlot: number; readonly isTypical: boolean };

/** Random days over all 12 kinds of slot (at most 31 places), with ties, negatives, locks, IR, games and caps. */
export function anyDay({ maxPlayers, maxPerSlot, isTypical }: DayShape): fc.Arbitrary<LineupDay> {
  const layout = fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: maxPerSlot })), { minLength: 12, maxLength: 12 })
    .filter((counts) => counts.reduce((sum, count) => sum + count, 0) <= 31);
  return fc
    .integer({ min: 0, max: maxPlayers })
    .chain((count) =>
      fc.record({
        slotCounts: layout.map((counts) => Object.fromEntries(counts.entries())),
        players: fc.tuple(...Array.from({ length: count }, (_, id) => player(playerId.parse(id + 1), isTypical))),
        maxStarts: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.integer({ min: 0, max: 6 })),
      }),
    )
    .map(withPossibleLocks);
}
