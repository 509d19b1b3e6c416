import { SLOT_LABELS } from "../lineup/slots";

const SLOTS = new Set(Object.values(SLOT_LABELS));
const LINEUP_ROW = /^\s*[-*•]\s*([\w/]+): (?:\p{Lu}[\p{L}.'’-]*\s?)+(?:(?:@|vs) [A-Z]{2,4})?\s*$/u;

/** The same as a row of a table: "| PG | Tyus Jones (DTD) | @ WAS | 24.1 |". */
const LINEUP_TABLE_ROW =
  /^\s*\|\s*([\w/]+)\s*\|\s*(?:\p{Lu}[\p{L}.'’-]*\s?)+(?:\([\w ]{1,12}\)\s*)?\|\s*(?:(?:(?:@|vs) [A-Z]{2,4})?\s*\|\s*)?(?:\d+(?:[.,]\d+)?\s*\|)?\s*$/u;

/** A row of a lineup ("- PG: Tyus Jones @ WAS") has no words of its own: its names and days are held against the look-ups. */
export function isLineupRow(sentence: string): boolean {
  const slot = (LINEUP_ROW.exec(sentence) ?? LINEUP_TABLE_ROW.exec(sentence))?.[1];
  return slot !== undefined && SLOTS.has(slot);
}
