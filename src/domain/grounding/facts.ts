/** Facts as tool results give them: a subject, what is measured, and a value, a day, a status or an owner. */
import type { EasternDay } from "../ids";
import type { InjuryStatus } from "../players/player";
import { isUnit, SHARES } from "./measure-words";
import type { Owner } from "./ownership-words";
import type { Report } from "./reports";
import type { SubjectIndex, SubjectKey } from "./subjects";

export type NumberFact = {
  /** Empty for a fact of the answer itself. */
  readonly about: readonly SubjectKey[];
  readonly measures: ReadonlySet<string>;
  /** Measures that are units. */
  readonly units: readonly string[];
  /** A part of one, so that 0.467 is also 46.7%. */
  readonly isShare: boolean;
  /** Words of its keys outside the lexicon. */
  readonly unread: readonly string[];
  readonly isUsualUnit: boolean;
  readonly value: number;
  /** Direction of a difference as seen from `about`; 0 when unknown. */
  readonly direction: -1 | 0 | 1;
  /** The day it happened, where others of its kind happened on other days. */
  readonly day?: string;
  readonly origin: "tool" | "text" | "question";
};
export type DayFact = {
  readonly about: readonly SubjectKey[];
  readonly kind: "return" | "waivers" | "game" | "no game" | "other";
  readonly day: string;
};
export type StatusFact = { readonly about: SubjectKey; readonly status: InjuryStatus };
export type OwnerFact = { readonly about: SubjectKey; readonly owner: Owner | "nobody"; readonly team?: SubjectKey };
/** A sentence of a source or of the question, read like one of the answer once all subjects are known. */
export type TextFact = {
  readonly about: readonly SubjectKey[];
  readonly text: string;
  readonly measures: readonly string[];
};

export type CollectedFacts = {
  readonly numbers: readonly NumberFact[];
  readonly days: readonly DayFact[];
  readonly statuses: readonly StatusFact[];
  readonly owners: readonly OwnerFact[];
  readonly texts: readonly TextFact[];
  readonly reports: readonly Report[];
  readonly subjects: SubjectIndex;
  readonly today: EasternDay | undefined;
};

/** A fact with what follows from its measures. */
export function numberFact(fact: Omit<NumberFact, "units" | "isShare">): NumberFact {
  const units = [...fact.measures].filter(isUnit);
  const isUnlabelledShare = fact.origin === "tool" && units.length === 0 && Math.abs(fact.value) <= 1;
  return { ...fact, units, isShare: isUnlabelledShare || units.some((unit) => SHARES.has(unit)) };
}
