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
import { reasonsAsked } from "./asked-for-reasons";
import { absenceGoesOn, absentInLineup } from "./carried-absence";
import { lineupOfThatDay } from "./carried-day";
import { dropGoesOn } from "./carried-drop";
import { moveGoesOn } from "./carried-move";
import { comparedWith, nextGameOf, oneMoreCompared, putIn, seasonOfThem } from "./carried-players";
import { offersGoOn, tradeGoesOn } from "./carried-trade";
import { sameMatter } from "./same-matter";

/** Longer questions say what they are about. */
const MAX_WORDS = 20;

export function carriedOn(fresh: Understanding, own: OwnReading, previous: Understanding): Understanding | undefined {
  if (own.text.words.length > MAX_WORDS) return undefined;
  const line = foldedLine(own.text);
  const reasoned = reasonsAsked(line, own, previous);
  if (reasoned) return { ...reasoned, language: fresh.language, confidence: "sure", isSettled: true };
  const carried =
    sameMatter(line, own, previous) ??
    offersGoOn(line, own, previous) ??
    tradeGoesOn(line, own, previous) ??
    absenceGoesOn(line, own, previous) ??
    moveGoesOn(line, own, fresh, previous) ??
    oneMoreCompared(line, own, previous) ??
    amongThose(line, own, previous) ??
    dropGoesOn(line, own, previous) ??
    absentInLineup(line, own, previous) ??
    lineupOfThatDay(line, own, previous) ??
    putIn(line, own, previous) ??
    nextGameOf(line, own, previous) ??
    seasonOfThem(line, own, previous) ??
    comparedWith(line, own, previous);
  return carried && { ...fresh, unsupported: [], ...carried, confidence: "sure", isSettled: true };
}
