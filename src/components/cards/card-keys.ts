/**
 * One key each for the decisions on a card that has the focus. A key that is held down acts once.
 *
 * The second key of a sequence of the page, such as the `d` of `g d`, is none of them.
 */
import { areSingleKeysOn } from "../shell/shortcuts";

const SEQUENCE_MS = 1_200;
let otherKey = { atMs: Number.NEGATIVE_INFINITY };

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "timeStamp">;

/** @returns whether one of them was run. */
export function runCardKey(pressed: Pressed, runs: Readonly<Record<string, (() => void) | undefined>>): boolean {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || !areSingleKeysOn()) return false;
  if (pressed.repeat) return false;
  const run = runs[pressed.key.toLowerCase()];
  if (!run) {
    if (pressed.key.length === 1) otherKey = { atMs: pressed.timeStamp };
    return false;
  }
  if (pressed.timeStamp - otherKey.atMs < SEQUENCE_MS) return false;
  run();
  return true;
}
