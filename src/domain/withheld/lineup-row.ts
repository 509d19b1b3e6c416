import { SLOT_LABELS } from "../lineup/slots";

const SLOTS = new Set(Object.values(SLOT_LABELS));
const LINEUP_ROW = /^\s*[-*•]\s*([\w/]+): (?:\p{Lu}[\p{L}.'’-]*\s?)+(?:(?:@|vs) [A-Z]{2,4})?\s*$/u;

/** A row of a lineup ("- PG: Tyus Jones @ WAS") has no words of its own: its names and days are held against the look-ups. */
export function isLineupRow(sentence: string): boolean {
  const slot = LINEUP_ROW.exec(sentence)?.[1];
  return slot !== undefined && SLOTS.has(slot);
}
