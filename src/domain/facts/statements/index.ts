/**
 * Claims in words alone that the cells of a turn tell true from false: comparisons, ranks, opponents and venues, slots
 * and positions.
 *
 * Pure. What no cell decides is no statement of ours: silence says nothing of it.
 */
import type { EasternDay } from "../../ids";
import type { FactBook } from "../fact-book";
import { comparisonsIn } from "./comparison";
import { gameDaysIn } from "./game-day";
import { placesIn } from "./place-of-player";
import { readSentence } from "./read-sentence";
import { movesIn, ownersIn, standingsIn } from "./standing";
import type { Statement } from "./statement";
import { superlativesIn } from "./superlative";
import { amountsIn } from "./typed-amount";
import { venuesIn } from "./venue";

export type { Statement } from "./statement";

/** @param earlier folded names of the players named last before the sentence */
export function statementsIn(
  sentence: string,
  earlier: readonly string[],
  facts: FactBook,
  today: EasternDay | undefined,
): readonly Statement[] {
  const reading = readSentence(sentence, earlier, facts);
  return [
    ...comparisonsIn(reading, facts, today),
    ...superlativesIn(reading, facts, today),
    ...venuesIn(reading, facts),
    ...placesIn(reading, facts),
    ...standingsIn(reading, facts),
    ...ownersIn(reading, facts),
    ...movesIn(reading, facts),
    ...gameDaysIn(reading, facts, today),
    ...amountsIn(reading, facts),
  ].toSorted((one, other) => one.start - other.start);
}
