/** What a rule reads in a clause of a foreign case, and what it then finds of the answer. */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { GateName } from "../runner/trace";
import type { ForeignCase } from "./case";
import type { Found } from "./result-numbers";

export type ForeignCheck = { gate: GateName; what: string; isMet: boolean };

/** @param result of the arithmetic that the question holds; `null` where figures would be of another league */
export type Setting = { foreign: ForeignCase; answer: ChatAnswer; result: Found | null; isNegative: boolean };

/** `struck`: the clause without what was understood. `isOpen`: understood, but not to be decided by rules. */
export type Reading = { checks: readonly ForeignCheck[]; consumed: string; isOpen: boolean };

export type Reader = (clause: string, setting: Setting) => Reading;

export const nothing = (consumed: string): Reading => ({ checks: [], consumed, isOpen: false });
export const met = (gate: GateName, what: string, isMet: boolean): ForeignCheck => ({ gate, what, isMet });
