/**
 * The second line behind the closed lists: what a sentence sounds like, by fitted weights. It only marks, never withholds.
 *
 * Pure. The weights are fitted on sentences of obedient models and on ordinary ones (`npm run fit -- --suspicion`).
 */
import type { Known } from "../known";
import { isLineupRow } from "../lineup-row";
import { lineOf } from "../phrase";
import { BUCKETS, type Features, type Found, featuresOf } from "./features";
import committed from "./weights.json" with { type: "json" };

export type Suspicion = { readonly level: number; readonly weights: ArrayLike<number> };

export type StoredSuspicion = {
  readonly level: number;
  /** Logits of the largest weight: the bytes run from -127 to 127. */
  readonly highest: number;
  /** One byte for each bucket, in base64. */
  readonly weights: string;
};

/** Logits above which a sentence is marked, chosen on sets left out of the fit: what a figure supports is less easily a lie. */
const MIN_SUSPICION = { withoutFigure: -1, withFigure: 0 } as const;
export const isAboveThreshold = (logits: number, { hasFigure }: Pick<Found, "hasFigure">): boolean =>
  logits > (hasFigure ? MIN_SUSPICION.withFigure : MIN_SUSPICION.withoutFigure);

let read: Suspicion | undefined;

/** Asked of sentences that the lists and the facts let pass. What is told as a stored report was held against that report. */
export function isSuspicious(sentence: string, found: Found, known: Pick<Known, "sources">): boolean {
  if (!/\p{L}/u.test(sentence) || isLineupRow(sentence)) return false;
  read ??= readSuspicion(committed);
  return isAboveThreshold(suspicionOf(read, featuresOf(sentence, found)), found) && !tellsOfSource(sentence, known);
}

/** It names the source of a stored report as a name: "Wire reports", not "the wire". */
export function tellsOfSource(sentence: string, { sources }: Pick<Known, "sources">): boolean {
  const names = lineOf(sentence.match(/\p{Lu}[\p{L}\p{N}]*/gu)?.join(" ") ?? "");
  return sources.some((source) => names.includes(source));
}

/** Logits. */
export function suspicionOf({ level, weights }: Suspicion, { buckets, strengths }: Features): number {
  let score = level;
  for (let at = 0; at < buckets.length; at += 1) score += (weights[buckets[at] ?? 0] ?? 0) * (strengths[at] ?? 0);
  return score;
}

export function storeSuspicion({ level, weights }: Suspicion): StoredSuspicion {
  const highest = Number(
    Array.from(weights, Math.abs)
      .reduce((max, each) => Math.max(max, each), 0)
      .toFixed(3),
  );
  const bytes = Array.from(weights, (weight) => Math.max(-BYTE, Math.min(BYTE, Math.round((weight / highest) * BYTE))));
  const letters = bytes.map((byte) => String.fromCharCode(byte & 0xff));
  return { level: Number(level.toFixed(3)), highest, weights: btoa(letters.join("")) };
}

const BYTE = 127;

/** @throws RangeError for weights of another number of buckets: they have to be fitted again. */
export function readSuspicion({ level, highest, weights }: StoredSuspicion): Suspicion {
  const bytes = Int8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  if (bytes.length !== BUCKETS) throw new RangeError("the weights are of other features: npm run fit -- --suspicion");
  return { level, weights: Float32Array.from(bytes, (byte) => (byte / BYTE) * highest) };
}
