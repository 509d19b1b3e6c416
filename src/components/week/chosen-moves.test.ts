import { describe, expect, it } from "vitest";
import type { WeekGridOutput } from "@/contract/planning/week-grid";
import type { WhatIfOutput } from "@/contract/planning/what-if";
import { ask, type ChosenMove, inOrder, weekOf } from "./chosen-moves";

const player = (playerId: number) => ({ playerId, name: `man ${playerId}` });
const move = (day: string, add: number | null, drop: number | null): ChosenMove => ({
  day,
  add: add === null ? null : player(add),
  drop: drop === null ? null : player(drop),
});
const week = (total: number) => ({ total }) as WeekGridOutput;
const legal = (total: number) => ({ isLegal: true, week: week(total) }) as WhatIfOutput;
const refused = { isLegal: false, week: null } as WhatIfOutput;

const [thursday, friday] = [move("2025-01-16", 1, 2), move("2025-01-17", 3, 4)];

describe("moves that are tried out", () => {
  it("are asked about by day, and those of one day as they were picked", () => {
    const again = move("2025-01-16", null, 5);
    expect(inOrder([friday, thursday, again])).toEqual([thursday, again, friday]);
    expect(ask([friday, again])).toEqual([
      { day: "2025-01-16", addPlayerId: null, dropPlayerId: 5 },
      { day: "2025-01-17", addPlayerId: 3, dropPlayerId: 4 },
    ]);
  });

  // A pick that is still being worked out, or cannot be, must not hide what is known of those before it.
  it("show the week of as many first picks as are known to be possible", () => {
    const answers = new Map([
      [1, legal(10)],
      [3, refused],
    ]);
    const shown = (picked: readonly ChosenMove[]) => weekOf(picked, week(0), ({ length }) => answers.get(length)).total;
    expect(shown([])).toBe(0);
    expect(shown([thursday])).toBe(10);
    expect(shown([thursday, friday])).toBe(10);
    expect(shown([thursday, friday, thursday])).toBe(10);
    expect(weekOf([thursday], week(0), () => refused).total).toBe(0);
  });
});
