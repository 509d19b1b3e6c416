/**
 * State of the outside sources: each with its last success, age, last failure and breaker, and how to fix it.
 *
 * A source that was never read says so; it is not called healthy.
 */
import type { SourceOutput, SourcesOutput } from "@/contract/news/source-output";
import type { SourceHealthTable, SourceRecord } from "@/db/league/source-health";
import { ageInWords } from "@/domain/age-words";
import type { TeamScope } from "@/domain/league/scope";
import { type SourceState, sourceState } from "@/domain/source-state";
import { type Clock, isoNow } from "@/lib/clock";
import type { SourceHealth } from "./source-health";

/** A source that this deployment reads. */
export type WatchedSource = {
  sourceKey: string;
  name: string;
  kind: SourceOutput["kind"];
  /** Each connection has its own, such as a league that needs its own login. */
  isPerConnection: boolean;
  circuit(): SourceOutput["circuit"];
};

export type SourcesService = { view(scope: TeamScope): Promise<SourcesOutput> };

/** Steps beyond the failure's own sentence, for what only a person can mend. */
const REPAIRS: Readonly<Record<string, readonly string[]>> = {
  "espn.login_refused": [
    "Sign in at espn.com with the account that is in this league, and open the league there.",
    "In the browser's developer tools, under Application (Firefox: Storage), Cookies, espn.com, copy the values of espn_s2 and SWID.",
    "On the page Leagues renew the login of the league with them; SWID keeps its braces. Signing out at espn.com or changing the password ends them.",
  ],
  "espn.league_private": [
    "Sign in at espn.com with an account that is in this league.",
    "On the page Leagues add the cookies espn_s2 and SWID of espn.com to the league; SWID keeps its braces.",
    "Or ask the league's manager to make it public in its settings.",
  ],
};

export function createSourcesService(options: {
  table: SourceHealthTable;
  health: SourceHealth;
  watched(scope: TeamScope): readonly WatchedSource[];
  systemClock: Clock;
}): SourcesService {
  const { table, health, systemClock } = options;
  return {
    async view(scope) {
      await health.settled();
      const records = await table.of(scope.connectionId);
      const sources = options.watched(scope).map((source) => {
        const connectionId = source.isPerConnection ? scope.connectionId : null;
        const record = records.find(
          (each) => each.sourceKey === source.sourceKey && each.connectionId === connectionId,
        );
        return describe(source, record, systemClock.now());
      });
      return { sources, checkedAt: isoNow(systemClock) };
    },
  };
}

function describe(source: WatchedSource, record: SourceRecord | undefined, nowMs: number): SourceOutput {
  const circuit = source.circuit();
  const lastSuccessAt = record?.lastSuccessAt ?? null;
  const lastFailure = record?.lastFailure ?? null;
  const state = sourceState({ lastSuccessAt, lastFailure, isPaused: circuit === "open" });
  const age =
    lastSuccessAt === null ? null : ageInWords(Math.max(0, Math.round((nowMs - Date.parse(lastSuccessAt)) / 1_000)));
  return {
    key: source.sourceKey,
    name: source.name,
    kind: source.kind,
    state,
    sentence: sentenceOf(state, age, lastFailure),
    repair: state === "needs you" ? [...(REPAIRS[lastFailure?.code ?? ""] ?? [])] : [],
    lastSuccessAt,
    age,
    lastFailure,
    circuit,
  };
}

function sentenceOf(state: SourceState, age: string | null, failure: SourceRecord["lastFailure"]): string {
  const ago = age === null || age === "just now" ? age : `${age} ago`;
  const shown = ago === null ? "Nothing of it was read before." : `What is shown was read ${ago}.`;
  switch (state) {
    case "working":
      return `It answered when it was last asked, ${ago}.`;
    case "not used yet":
      return "It has not been asked yet.";
    case "paused":
      return failure?.code === "espn.rate_limited"
        ? `It asked to be left alone for a while. ${shown}`
        : `It failed several times in a row and is left alone for a short while. ${shown}`;
    case "failing":
    case "needs you":
      return `${failure?.message ?? ""} ${shown}`.trim();
  }
}
