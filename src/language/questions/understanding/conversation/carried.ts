/**
 * What a question takes from the one before it because its own words leave it out: the trade that is talked over, the
 * players who might not play, the day of a lineup, the players who are compared.
 *
 * Pure. Only short questions; what is found here is settled.
 */
import type { OwnReading } from "../reading";
import { foldedLine } from "../text";
import type { Understanding } from "../understood-question";
import { amongThose } from "./another-one";
import { absentInLineup } from "./carried-absence";
import { lineupOfThatDay } from "./carried-day";
import { dropGoesOn } from "./carried-drop";
import { comparedWith, nextGameOf, seasonOfThem } from "./carried-players";
import { tradeGoesOn } from "./carried-trade";

/** Longer questions say what they are about. */
const MAX_WORDS = 20;

export function carriedOn(fresh: Understanding, own: OwnReading, previous: Understanding): Understanding | undefined {
  if (own.text.words.length > MAX_WORDS) return undefined;
  const line = foldedLine(own.text);
  const carried =
    tradeGoesOn(line, own, previous) ??
    amongThose(line, own, previous) ??
    dropGoesOn(line, own, previous) ??
    absentInLineup(line, own, previous) ??
    lineupOfThatDay(line, own, previous) ??
    nextGameOf(line, own, previous) ??
    seasonOfThem(line, own, previous) ??
    comparedWith(line, own, previous);
  return carried && { ...fresh, unsupported: [], ...carried, confidence: "sure", isSettled: true };
}
