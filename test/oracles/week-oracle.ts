/**
 * A week as one integer program, the way a textbook would write it: the second opinion on plans, and the baseline of
 * their speed.
 *
 * Nothing is left out beforehand and nothing is settled: every free agent, every day, ownership and adds as 0 or 1,
 * starts limited by every set of positions. Written apart from the product's own program, so that equal totals mean
 * something.
 */
import { type LinearProgram, ProgramBuilder } from "@/domain/plan/linear-program";
import type { Week } from "@/domain/week/week";

const POSITION_SLOTS = [0, 1, 2, 3, 4];
/** Positions (PG 1, SG 2, SF 4, PF 8, C 16) that each of the default slots takes. */
const TAKES: Readonly<Record<string, number>> = { 0: 1, 1: 2, 2: 4, 3: 8, 4: 16, 5: 3, 6: 12, 11: 31 };

/**
 * For weeks of the default slots without IR, caps, limits or locks of a slot. Maximizes what plans do, value after and
 * price included.
 */
export function fullWeekProgram(week: Week): LinearProgram {
  const builder = new ProgramBuilder();
  const days = Array.from({ length: week.dayCount }, (_, day) => day);
  const starts = days.map((): { column: number; positions: number }[] => []);
  const rostered = days.map((): number[] => []);
  const adds: number[] = [];
  const binary = { upper: 1, isInteger: true };
  const players = [
    ...week.roster.map((player) => ({ player: player, isMine: true, firstDay: 0 })),
    ...week.freeAgents.map((player) => ({ player: player, isMine: false, firstDay: player.availableFromDay })),
  ];
  for (const { player, isMine, firstDay } of players) {
    const positions = POSITION_SLOTS.reduce(
      (bits, slot) => (player.eligibleSlots.includes(slot) ? bits | (1 << slot) : bits),
      0,
    );
    const owned = days.map((day) => {
      const mustStay = isMine && (!player.isDroppable || (day === 0 && player.isLockedToday));
      const canHave = isMine || day >= Math.max(firstDay, Number(player.isLockedToday));
      const cost = day === week.dayCount - 1 ? (player.valueAfter ?? 0) : 0;
      return builder.column({ ...binary, cost, lower: mustStay ? 1 : 0, upper: canHave ? 1 : 0 });
    });
    const added = isMine ? [] : days.map(() => builder.column({ ...binary, cost: -(week.addPrice ?? 0) }));
    for (const day of days) {
      const [now, before, add] = [owned[day] ?? 0, owned[day - 1], added[day]];
      rostered[day]?.push(now);
      const start = builder.column({ cost: player.values[day] ?? 0, upper: 1 });
      starts[day]?.push({ column: start, positions });
      builder.atMost(0, [
        [start, 1],
        [now, -1],
      ]);
      const sources = [before, add].flatMap((column) => (column === undefined ? [] : [[column, -1] as const]));
      if (!isMine || day > 0) builder.atMost(0, [[now, 1], ...sources]);
      if (!isMine && !player.isDroppable && before !== undefined) {
        builder.atMost(0, [
          [before, 1],
          [now, -1],
        ]);
      }
    }
    if (added.length > 0) {
      builder.atMost(
        1,
        added.map((column) => [column, 1] as const),
      );
    }
    adds.push(...added);
  }
  builder.atMost(
    Math.floor(week.addsLeft),
    adds.map((column) => [column, 1] as const),
  );
  for (const day of days) {
    builder.atMost(
      week.rosterSize,
      (rostered[day] ?? []).map((column) => [column, 1] as const),
    );
    for (let set = 1; set < 32; set++) {
      const capacity = Object.entries(week.slotCounts).reduce(
        (sum, [slot, count]) => sum + (((TAKES[slot] ?? 0) & set) !== 0 ? count : 0),
        0,
      );
      const inside = (starts[day] ?? []).filter(({ positions }) => (positions & ~set) === 0);
      builder.atMost(
        capacity,
        inside.map(({ column }) => [column, 1] as const),
      );
    }
  }
  return builder.build();
}
