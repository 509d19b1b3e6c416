/**
 * The days left of a points matchup as one integer program for HiGHS, in its LP format: ownership and lineup slots by
 * day. Leaves out only free agents that enough others equal on every day and in every slot.
 */
import highsLoader from "highs";
import { mayBeOnReserve } from "./chances";
import { readLeagueOf } from "./facts";
import type { Facts, Move, Player } from "./types";

type Week = {
  readonly facts: Facts;
  /** Ids of players who are never dropped. */
  readonly retained: ReadonlySet<number>;
  /** My players outside injured reserve. */
  readonly active: readonly Player[];
  /** Worth of a start; 0 without a game to come. */
  valueOn(player: Player, day: string): number;
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
  const players = [...active, ...candidates];
  const isMine = new Set(active.map(({ id }) => id));
  const firstDay = (player: Player): number => {
    if (isMine.has(player.id)) return 0;
    const open = read.isRosterLocked && daysLeft[0] === read.calendar.dayOf(read.today) ? 1 : 0;
    return Math.max(
      open,
      daysLeft.findIndex((day) => day >= player.availableFrom) === -1
        ? daysLeft.length
        : daysLeft.findIndex((day) => day >= player.availableFrom),
    );
  };
  const slots = Object.entries(league.slotCounts).flatMap(([slot, count]) =>
    Number(slot) < BENCH && count > 0 ? [{ slot: Number(slot), count }] : [],
  );
  const objective: string[] = [];
  const rows: string[] = [];
  const binaries: string[] = [];
  const own = (player: Player, day: number) => `o${player.id}_${day}`;
  const add = (player: Player, day: number) => `a${player.id}_${day}`;
  const starts = daysLeft.map(() => new Map<number, string[]>(slots.map(({ slot }) => [slot, []])));
  for (const player of players) {
    const mine = isMine.has(player.id);
    const first = firstDay(player);
    for (const [at, day] of daysLeft.entries()) {
      binaries.push(own(player, at));
      if (at < first) rows.push(`${own(player, at)} = 0`);
      const isHeld =
        mine &&
        (!player.isDroppable ||
          week.retained.has(player.id) ||
          (at === 0 && (read.isRosterLocked || facts.isLocked(player))));
      if (isHeld) rows.push(`${own(player, at)} = 1`);
      if (mine && at > 0) rows.push(`${own(player, at)} - ${own(player, at - 1)} <= 0`);
      if (!mine) {
        binaries.push(add(player, at));
        rows.push(`${own(player, at)} - ${add(player, at)}${at > 0 ? ` - ${own(player, at - 1)}` : ""} <= 0`);
      }
      const value = week.valueOn(player, day);
      const lineupSlots = slots.filter(({ slot }) => player.eligibleSlots.includes(slot));
      if (value <= 0 || lineupSlots.length === 0 || at < first) continue;
      const names = lineupSlots.map(({ slot }) => `s${player.id}_${at}_${slot}`);
      for (const [index, { slot }] of lineupSlots.entries()) starts[at]?.get(slot)?.push(names[index] ?? "");
      objective.push(...names.map((name) => `${value.toFixed(6)} ${name}`));
      rows.push(`${names.join(" + ")} - ${own(player, at)} <= 0`);
    }
  }
  // Who may be on injured reserve takes a place there as long as there is one; the others need a place of their own.
  const reserved = league.mine.filter((player) => player.slotId === IR && mayBeOnReserve(player)).length;
  const open = Math.max(0, (league.slotCounts[IR] ?? 0) - reserved);
  const limit = (some: readonly Player[], max: number, at: number) => {
    if (some.length > 0) rows.push(`${some.map((player) => own(player, at)).join(" + ")} <= ${max}`);
  };
  // A team that has too many already stays as it is until it adds somebody.
  const size = Math.max(league.rosterSize, active.length - open);
  for (const at of daysLeft.keys()) {
    limit(players, size + open, at);
    limit(
      players.filter((player) => !mayBeOnReserve(player)),
      size,
      at,
    );
    for (const [position, max] of Object.entries(league.positionLimits))
      limit(
        players.filter(({ positionId }) => positionId === Number(position)),
        max,
        at,
      );
    for (const { slot, count } of slots) {
      const names = starts[at]?.get(slot) ?? [];
      if (names.length > 0) rows.push(`${names.join(" + ")} <= ${count - lockedIn(slot, at, week)}`);
    }
  }
  const added = candidates.flatMap((player) => daysLeft.map((_, at) => add(player, at)));
  if (added.length === 0 || objective.length === 0) return [];
  rows.push(`${added.join(" + ")} <= ${adds}`);
  // Breaks ties in favor of fewer adds and fewer drops: an add without gain is not made, and no player is dropped for
  // nothing.
  objective.push(...added.map((name) => `- 0.001 ${name}`));
  objective.push(...active.map((player) => `0.0001 ${own(player, daysLeft.length - 1)}`));
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
  return movesOf(players, isMine, daysLeft, (player, at) => isSet(own(player, at)));
}

const lockedIn = (slot: number, at: number, { facts, active }: Week): number =>
  at === 0 ? active.filter((player) => player.slotId === slot && facts.isLocked(player)).length : 0;

/**
 * Pairs of adds and drops by day. An add has no drop where there was room, or where an injured player's spot became
 * free.
 */
function movesOf(
  players: readonly Player[],
  isMine: ReadonlySet<number>,
  days: readonly string[],
  isOwned: (player: Player, at: number) => boolean,
): Move[] {
  const left: Player[] = [];
  return days.flatMap((day, at) => {
    const was = (player: Player) => (at === 0 ? isMine.has(player.id) : isOwned(player, at - 1));
    left.push(...players.filter((player) => was(player) && !isOwned(player, at)));
    const come = players.filter((player) => !was(player) && isOwned(player, at));
    return come.map((player): Move => ({ drop: left.shift()?.id ?? null, add: player.id, day }));
  });
}

/** A free agent is no use when as many others as may be added do everything that he does at least as well. */
function undominated({ facts, valueOn }: Week, adds: number): Player[] {
  const { league, daysLeft } = facts;
  const limited = new Set(Object.keys(league.positionLimits));
  const rows = league.free
    .map((player) => ({
      player: player,
      values: daysLeft.map((day) => (day >= player.availableFrom ? valueOn(player, day) : 0)),
    }))
    .filter(({ values }) => values.some((value) => value > 0))
    .sort((a, b) => sum(b.values) - sum(a.values) || a.player.id - b.player.id);
  const activeRows: typeof rows = [];
  for (const row of rows) {
    const better = activeRows.filter(
      ({ player, values }) =>
        row.player.eligibleSlots.every((slot) => player.eligibleSlots.includes(slot)) &&
        (player.positionId === row.player.positionId || !limited.has(String(player.positionId))) &&
        player.availableFrom <= row.player.availableFrom &&
        values.every((value, at) => value >= (row.values[at] ?? 0)),
    );
    if (better.length < adds) activeRows.push(row);
  }
  return activeRows.map(({ player }) => player);
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
