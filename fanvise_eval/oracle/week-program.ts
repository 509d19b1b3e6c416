/**
 * The days left of a points matchup as one integer program for HiGHS, in its LP format: who is owned and who stands in which slot on
 * which day. Of the free agents only those are left out than whom enough others are as good on every day and in every slot.
 */
import highsLoader from "highs";
import { mayBeOnReserve } from "./chances";
import { readLeagueOf } from "./facts";
import type { Facts, Man, Move } from "./types";

type Week = {
  readonly facts: Facts;
  /** Ids of men who are never dropped. */
  readonly kept: ReadonlySet<number>;
  /** My men outside injured reserve. */
  readonly active: readonly Man[];
  /** Worth of a start; 0 without a game to come. */
  valueOn(man: Man, day: string): number;
};

const BENCH = 12;
const IR = 13;

let loading: ReturnType<typeof highsLoader> | undefined;
export const loadHighs = (): ReturnType<typeof highsLoader> => {
  loading ??= highsLoader();
  return loading;
};

/** The moves of the best plan of at most so many adds, by day. */
export async function solveWeek(week: Week, adds: number): Promise<Move[]> {
  const { facts, active } = week;
  const { league, daysLeft } = facts;
  const read = readLeagueOf(facts);
  const candidates = undominated(week, adds);
  const men = [...active, ...candidates];
  const isMine = new Set(active.map(({ id }) => id));
  const firstDay = (man: Man): number => {
    if (isMine.has(man.id)) return 0;
    const open = read.isRosterLocked && daysLeft[0] === read.calendar.dayOf(read.today) ? 1 : 0;
    return Math.max(
      open,
      daysLeft.findIndex((day) => day >= man.availableFrom) === -1
        ? daysLeft.length
        : daysLeft.findIndex((day) => day >= man.availableFrom),
    );
  };
  const slots = Object.entries(league.slotCounts).flatMap(([slot, count]) =>
    Number(slot) < BENCH && count > 0 ? [{ slot: Number(slot), count }] : [],
  );
  const objective: string[] = [];
  const rows: string[] = [];
  const binaries: string[] = [];
  const own = (man: Man, day: number) => `o${man.id}_${day}`;
  const add = (man: Man, day: number) => `a${man.id}_${day}`;
  const starts = daysLeft.map(() => new Map<number, string[]>(slots.map(({ slot }) => [slot, []])));
  for (const man of men) {
    const mine = isMine.has(man.id);
    const first = firstDay(man);
    for (const [at, day] of daysLeft.entries()) {
      binaries.push(own(man, at));
      if (at < first) rows.push(`${own(man, at)} = 0`);
      const isHeld =
        mine &&
        (!man.isDroppable || week.kept.has(man.id) || (at === 0 && (read.isRosterLocked || facts.isLocked(man))));
      if (isHeld) rows.push(`${own(man, at)} = 1`);
      if (mine && at > 0) rows.push(`${own(man, at)} - ${own(man, at - 1)} <= 0`);
      if (!mine) {
        binaries.push(add(man, at));
        rows.push(`${own(man, at)} - ${add(man, at)}${at > 0 ? ` - ${own(man, at - 1)}` : ""} <= 0`);
      }
      const value = week.valueOn(man, day);
      const places = slots.filter(({ slot }) => man.eligibleSlots.includes(slot));
      if (value <= 0 || places.length === 0 || at < first) continue;
      const names = places.map(({ slot }) => `s${man.id}_${at}_${slot}`);
      for (const [index, { slot }] of places.entries()) starts[at]?.get(slot)?.push(names[index] ?? "");
      objective.push(...names.map((name) => `${value.toFixed(6)} ${name}`));
      rows.push(`${names.join(" + ")} - ${own(man, at)} <= 0`);
    }
  }
  // Who may be on injured reserve takes a place there as long as there is one; the others need a place of their own.
  const reserved = league.mine.filter((man) => man.slotId === IR && mayBeOnReserve(man)).length;
  const open = Math.max(0, (league.slotCounts[IR] ?? 0) - reserved);
  const limit = (some: readonly Man[], most: number, at: number) => {
    if (some.length > 0) rows.push(`${some.map((man) => own(man, at)).join(" + ")} <= ${most}`);
  };
  // A team that has too many already stays as it is until it adds somebody.
  const size = Math.max(league.rosterSize, active.length - open);
  for (const at of daysLeft.keys()) {
    limit(men, size + open, at);
    limit(
      men.filter((man) => !mayBeOnReserve(man)),
      size,
      at,
    );
    for (const [position, most] of Object.entries(league.positionLimits))
      limit(
        men.filter(({ positionId }) => positionId === Number(position)),
        most,
        at,
      );
    for (const { slot, count } of slots) {
      const names = starts[at]?.get(slot) ?? [];
      if (names.length > 0) rows.push(`${names.join(" + ")} <= ${count - lockedIn(slot, at, week)}`);
    }
  }
  const added = candidates.flatMap((man) => daysLeft.map((_, at) => add(man, at)));
  if (added.length === 0 || objective.length === 0) return [];
  rows.push(`${added.join(" + ")} <= ${adds}`);
  // Of equal plans the one with fewer adds and fewer drops: an add that brings nothing is not made, nobody goes for nothing.
  objective.push(...added.map((name) => `- 0.001 ${name}`));
  objective.push(...active.map((man) => `0.0001 ${own(man, daysLeft.length - 1)}`));
  const program = [
    "Maximize",
    ` obj: ${objective.map((term, at) => (at === 0 || term.startsWith("-") ? term : `+ ${term}`)).join("\n ")}`,
    "Subject To",
    ...rows.map((row, at) => ` r${at}: ${row}`),
    "Binary",
    ` ${binaries.join("\n ")}`,
    "End",
  ].join("\n");
  const solution = (await loadHighs()).solve(program, { mip_rel_gap: 1e-6 });
  if (solution.Status !== "Optimal") throw new Error(`HiGHS: ${solution.Status}`);
  const isSet = (name: string): boolean => (solution.Columns[name]?.Primal ?? 0) > 0.5;
  return movesOf(men, isMine, daysLeft, (man, at) => isSet(own(man, at)));
}

const lockedIn = (slot: number, at: number, { facts, active }: Week): number =>
  at === 0 ? active.filter((man) => man.slotId === slot && facts.isLocked(man)).length : 0;

/** Pairs of who comes and who goes by day. Nobody goes where there was room, or where the place of one who is out came free. */
function movesOf(
  men: readonly Man[],
  isMine: ReadonlySet<number>,
  days: readonly string[],
  isOwned: (man: Man, at: number) => boolean,
): Move[] {
  const left: Man[] = [];
  return days.flatMap((day, at) => {
    const was = (man: Man) => (at === 0 ? isMine.has(man.id) : isOwned(man, at - 1));
    left.push(...men.filter((man) => was(man) && !isOwned(man, at)));
    const come = men.filter((man) => !was(man) && isOwned(man, at));
    return come.map((man): Move => ({ drop: left.shift()?.id ?? null, add: man.id, day }));
  });
}

/** A free agent is no use when as many others as may be added do everything that he does at least as well. */
function undominated({ facts, valueOn }: Week, adds: number): Man[] {
  const { league, daysLeft } = facts;
  const limited = new Set(Object.keys(league.positionLimits));
  const rows = league.free
    .map((man) => ({ man, values: daysLeft.map((day) => (day >= man.availableFrom ? valueOn(man, day) : 0)) }))
    .filter(({ values }) => values.some((value) => value > 0))
    .sort((a, b) => sum(b.values) - sum(a.values) || a.man.id - b.man.id);
  const keptRows: typeof rows = [];
  for (const row of rows) {
    const better = keptRows.filter(
      ({ man, values }) =>
        row.man.eligibleSlots.every((slot) => man.eligibleSlots.includes(slot)) &&
        (man.positionId === row.man.positionId || !limited.has(String(man.positionId))) &&
        man.availableFrom <= row.man.availableFrom &&
        values.every((value, at) => value >= (row.values[at] ?? 0)),
    );
    if (better.length < adds) keptRows.push(row);
  }
  return keptRows.map(({ man }) => man);
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
