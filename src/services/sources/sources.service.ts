/**
 * State of the outside sources: each with its last success, age, last failure and breaker, and how to fix it.
 *
 * A source that was never read says so; it is not called healthy.
 */
import type { Language } from "@/contract/conversation/intent";
import type { SourceOutput, SourcesOutput } from "@/contract/news/source-output";
import type { SourceHealthTable, SourceRecord } from "@/db/league/source-health";
import { ageInWords } from "@/domain/age-words";
import type { TeamScope } from "@/domain/league/scope";
import { sourceState } from "@/domain/source-state";
import type { SourceTexts } from "@/language/texts/en/sources";
import { errorText, isErrorTextKey } from "@/language/texts/errors";
import { SOURCES } from "@/language/texts/sources";
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

export type SourcesService = {
  /** @param language of its sentences; English when left out */
  view(scope: TeamScope, language?: Language): Promise<SourcesOutput>;
};

export function createSourcesService(options: {
  table: SourceHealthTable;
  health: SourceHealth;
  watched(scope: TeamScope): readonly WatchedSource[];
  systemClock: Clock;
}): SourcesService {
  const { table, health, systemClock } = options;
  return {
    async view(scope, language = "en") {
      await health.settled();
      const records = await table.of(scope.connectionId);
      const sources = options.watched(scope).map((source) => {
        const connectionId = source.isPerConnection ? scope.connectionId : null;
        const record = records.find(
          (each) => each.sourceKey === source.sourceKey && each.connectionId === connectionId,
        );
        return describe(source, record, { nowMs: systemClock.now(), language });
      });
      return { sources, checkedAt: isoNow(systemClock) };
    },
  };
}

function describe(
  source: WatchedSource,
  record: SourceRecord | undefined,
  { nowMs, language }: { nowMs: number; language: Language },
): SourceOutput {
  const texts = SOURCES[language];
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
    sentence: texts.state(state, {
      age,
      failure: failureText(lastFailure, language),
      isRateLimited: lastFailure?.code === "espn.rate_limited",
    }),
    repair:
      state === "needs you" && lastFailure && hasRepair(lastFailure.code) ? [...texts.repair[lastFailure.code]] : [],
    lastSuccessAt,
    age,
    lastFailure,
    circuit,
  };
}

const hasRepair = (code: string): code is keyof SourceTexts["repair"] => Object.hasOwn(SOURCES.en.repair, code);

/** In the reader's language where the failure has a text by its code. */
const failureText = (failure: NamedFailure | null, language: Language): string =>
  failure === null ? "" : isErrorTextKey(failure.code) ? errorText(language, failure.code) : failure.message;

type NamedFailure = { readonly code: string; readonly message: string };
