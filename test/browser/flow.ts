/** A browser flow: one story of a user before the page, checked by promises that can fail. */
import type { BrowserContext, Page } from "playwright-core";
import type { Size } from "./browser";
import type { AppName, Places } from "./places";

export type Flow = {
  /** The promise. Words of it choose the flow: `npm run browser -- keyboard`. */
  readonly promise: string;
  /**
   * Flows of one lane run one after the other, since they share what belongs to nobody: the demo's clock, the model,
   * ESPN's moods.
   */
  readonly concurrencyKey: "local" | "model" | "espn" | "apart";
  readonly sizes: readonly Size[];
  /** Its fake edge is not on this machine. */
  readonly skip?: string | undefined;
  run(stage: Stage): Promise<void>;
};

export type VisitOptions = {
  /** Defaults to `people`. */
  at?: AppName;
  /** Otherwise a person of the flow's own is signed in, where one can be. */
  isSignedOut?: boolean;
  scheme?: "light" | "dark";
  locale?: string;
  /** Complaints of the browser that this flow brings about. */
  expects?: readonly RegExp[];
};

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly person: { readonly email: string; readonly password: string };
  /** What must not happen and did, as it comes: console errors, breaches of the policy, requests to anywhere else. */
  readonly faults: string[];
};

export type Stage = {
  readonly size: Size;
  readonly places: Places;
  visit(options?: VisitOptions): Promise<Visit>;
  /** One promise; the flow ends with the first that is broken. @param page what is photographed then */
  keeps(promise: string, page: Page, work: () => Promise<void>): Promise<void>;
  /** A picture among the artifacts. */
  shoot(page: Page, name: string): Promise<void>;
};

export class PromiseBroken extends Error {}

export function expect(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new PromiseBroken(otherwise);
}

export const BOTH: readonly Size[] = ["desktop", "phone"];

/** A reused connection may be closed at the very moment it is used again. */
export const ASK_AGAIN = { maxRetries: 2 };
