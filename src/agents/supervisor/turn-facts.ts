/** Facts of a turn's tool results, collected once for each set of them: the agent's check and the last one share it. */

import { FactBook, sheetsOf } from "@/domain/facts";
import { collectFacts, type GroundingFacts } from "@/domain/grounding";
import { parseDay } from "@/domain/season/eastern-day";
import { collectKnown, type Known } from "@/domain/withheld";
import type { TurnRecord } from "./state";

/** Cached by the turn's own list of calls, which is replaced when one is added. */
const collected = new WeakMap<TurnRecord["toolCalls"], GroundingFacts>();

export function turnFacts({ toolCalls, question, today }: TurnRecord): GroundingFacts {
  const known = collected.get(toolCalls);
  if (known) return known;
  const outputs = toolCalls.map(({ output }) => output);
  const facts = collectFacts(outputs, question, parseDay(today));
  collected.set(toolCalls, facts);
  return facts;
}

const known = new WeakMap<TurnRecord["toolCalls"], Known>();

/** Facts of the same tool results for the check of deeds and health. */
export function turnKnown({ toolCalls }: TurnRecord): Known {
  const retained = known.get(toolCalls) ?? collectKnown(toolCalls.map(({ output }) => output));
  known.set(toolCalls, retained);
  return retained;
}

const books = new WeakMap<TurnRecord["toolCalls"], FactBook>();

/** Cells of the same tool results, found by the names that references use. */
export function turnBook({ toolCalls }: TurnRecord): FactBook {
  const retained = books.get(toolCalls) ?? new FactBook(sheetsOf(toolCalls));
  books.set(toolCalls, retained);
  return retained;
}
