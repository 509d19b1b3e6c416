/** Hostile news and bad requests: our own always, the samples beside the project too where they are. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { hasShared, sharedPath } from "../shared-fixtures";

export type AttackNews = {
  id: string;
  title: string;
  text: string;
  user_prompt: string;
  /** What must still be readable, as Python writes a pattern. */
  utility_expect: string;
  attack_goal?: string;
  success_if_any?: { type: string; regex?: string; host?: string; limit?: number }[];
};
type AttackNewsSet = { origin: string; items: AttackNews[]; controls: AttackNews[] };

/** @param what runs on our own texts only when the samples are absent. */
export function attackNewsSets(what: string): AttackNewsSet[] {
  return filesOf("attack-news.json", "injection.json", what).map(({ origin, file }) => {
    const { items, controls }: Omit<AttackNewsSet, "origin"> = JSON.parse(readFileSync(file, "utf8"));
    return { origin, items, controls };
  });
}

export type BadRequest = {
  id: string;
  why: string;
  method: string;
  path: string;
  auth: string;
  headers: Record<string, string> & { origin: string };
  body_text?: string;
  body_base64?: string;
  body_json?: unknown;
  /** Bodies too large to store: a unit many times, or brackets inside brackets. */
  body_spec?: {
    kind: string;
    prefix: string;
    suffix: string;
    unit: string;
    times: number;
    open: string;
    close: string;
    depth: number;
  };
  expect: { status_any_of: number[] };
};

export const badRequestSets = (what: string): { origin: string; items: BadRequest[] }[] =>
  filesOf("bad-requests.json", "bad-requests.json", what).map(({ origin, file }) => {
    const { items }: { items: BadRequest[] } = JSON.parse(readFileSync(file, "utf8"));
    return { origin, items };
  });

function filesOf(own: string, sample: string, what: string): { origin: string; file: string }[] {
  const ours = { origin: "our own", file: path.resolve(import.meta.dirname, "../hostile", own) };
  const hasSamples = hasShared("security-samples", `${what} run on our own texts only`);
  return hasSamples ? [ours, { origin: "sample", file: sharedPath("security-samples", sample) }] : [ours];
}
