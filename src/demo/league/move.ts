/** League records of a roster change. Players are named by their index. */
import { instantInPeriod } from "../season/calendar";
import { MOVES_HOUR, WAIVER_HOURS } from "./league-rules";

type SlotChange = { readonly player: number; readonly from: number; readonly to: number };

export type Move = (
  | { readonly kind: "add"; readonly teamId: number; readonly add: number; readonly drop: number | undefined }
  | { readonly kind: "drop"; readonly teamId: number; readonly drop: number }
  | { readonly kind: "toIr" | "fromIr"; readonly teamId: number; readonly player: number }
  | { readonly kind: "lineup"; readonly teamId: number; readonly changes: readonly SlotChange[] }
) & {
  /**
   * When a person's move took effect, epoch milliseconds. The demo's managers make theirs in turn from `MOVES_HOUR` on.
   */
  readonly at?: number;
};

/** The moves of one league day. */
export type DayMoves = { readonly period: number; readonly moves: readonly Move[] };

const HOUR_MS = 3_600_000;

/** When the players dropped on these days clear waivers, epoch milliseconds by player. */
export function waiverEnds(days: readonly DayMoves[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { period, moves } of days)
    for (const move of moves) {
      if (!("drop" in move) || move.drop === undefined) continue;
      ends.set(move.drop, (move.at ?? instantInPeriod(period, MOVES_HOUR)) + WAIVER_HOURS * HOUR_MS);
    }
  return ends;
}
