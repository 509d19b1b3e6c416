/**
 * Tool results of a thread, stored for follow-up questions. Pure.
 *
 * A fact is reused, with its true age, as long as its sources would not be read again either. Its key holds the user's
 * team, the league, the league day and the preferences, so that only the same user in the same context ever sees it.
 */
import { z } from "zod";
import { ageInWords } from "@/domain/age-words";
import type { TeamScope } from "@/domain/league/scope";
import { factLifetimeMs } from "./fact-lifetimes";

export type Fact = {
  /** The tool's answer as it was given. */
  readonly output: object;
  /** When the oldest of its sources was read, ISO 8601 UTC. */
  readonly fetchedAt: string;
  readonly lifetimeMs: number;
};

/** Facts by `factKey`, newest first. */
export type Facts = Readonly<Record<string, Fact>>;

/** Most facts of a thread, and most characters of them as JSON, keys included. */
export const MAX_FACTS = 24;
export const MAX_FACTS_CHARS = 40_000;

/**
 * The same question of the same team on the same day under the same preferences has the same key, however its arguments
 * are spelled or ordered.
 */
export function factKey(scope: TeamScope, day: string, tool: string, input: unknown, preferencesAt = ""): string {
  const { universe, leagueId, season, teamId } = scope;
  return JSON.stringify([universe, leagueId, season, teamId, day, preferencesAt, tool, normalised(input)]);
}

function normalised(value: unknown): unknown {
  if (typeof value === "string") {
    return value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
  }
  if (Array.isArray(value)) return value.map(normalised);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, normalised(each)]));
}

const label = z.object({ fetchedAt: z.iso.datetime(), stale: z.literal(false) });

/** The fact made of a tool's answer; `undefined` for one that is already old, or read again each time. */
export function asFact(tool: string, output: unknown): Fact | undefined {
  const lifetimeMs = factLifetimeMs(tool);
  const labelled = label.safeParse(output);
  if (lifetimeMs === 0 || !labelled.success) return undefined;
  return { output: output as object, fetchedAt: labelled.data.fetchedAt, lifetimeMs }; // the label was read from it
}

export const isFresh = (fact: Fact, nowMs: number): boolean => ageMs(fact, nowMs) < fact.lifetimeMs;

/** The answer as it is now to be given: the same, and older. */
export function outputNow(fact: Fact, nowMs: number): object {
  const ageSeconds = Math.round(ageMs(fact, nowMs) / 1_000);
  return { ...fact.output, ageSeconds, age: ageInWords(ageSeconds) };
}

const ageMs = (fact: Fact, nowMs: number): number => Math.max(0, nowMs - Date.parse(fact.fetchedAt));

/**
 * Both together: the newer of two answers to the same question, and of all the newest that the limits allow.
 *
 * Idempotent and commutative; the order of the result does not depend on that of the arguments.
 */
export function mergeFacts(a: Facts, b: Facts): Facts {
  const newestOf = new Map<string, Fact>();
  for (const [key, fact] of [...Object.entries(a), ...Object.entries(b)]) {
    const known = newestOf.get(key);
    if (!known || isNewer(fact, known)) newestOf.set(key, fact);
  }
  const newestFirst = [...newestOf].sort(([keyA, factA], [keyB, factB]) =>
    factA.fetchedAt === factB.fetchedAt ? order(keyA, keyB) : order(factB.fetchedAt, factA.fetchedAt),
  );
  let chars = 0;
  const retained = newestFirst.slice(0, MAX_FACTS).filter(([key, fact]) => {
    chars += charsOf(key, fact);
    return chars <= MAX_FACTS_CHARS;
  });
  return Object.fromEntries(retained);
}

/** Breaks ties of facts read at the same moment by their text. */
function isNewer(fact: Fact, known: Fact): boolean {
  if (fact.fetchedAt !== known.fetchedAt) return fact.fetchedAt > known.fetchedAt;
  return JSON.stringify(fact) > JSON.stringify(known);
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const charsOf = (key: string, fact: Fact): number => JSON.stringify(key).length + JSON.stringify(fact).length + 2;

/** Facts that may still be used. */
export const freshFacts = (facts: Facts, nowMs: number): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => isFresh(fact, nowMs)));
