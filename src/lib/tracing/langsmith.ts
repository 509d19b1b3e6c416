/**
 * LangSmith, for those who ask for it.
 *
 * LangChain traces by its own environment variables. Here it gets a tracer that says the same without saying whose: ids
 * of people, leagues, teams and conversations are replaced by digests, typed secrets are taken out.
 */
import { AsyncLocalStorageProviderSingleton } from "@langchain/core/singletons";
import { LangChainTracer } from "@langchain/core/tracers/tracer_langchain";
import { Client } from "langsmith";
import { sha256Hex } from "@/lib/crypto/sha256";
import type { Env } from "../env";
import { withoutSecrets } from "../secrets-in-text";

export type LangSmith = {
  /** Everything that LangChain runs in the work is traced. */
  around<T>(work: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  close(): Promise<void>;
};

type Settings = Pick<Env, "LANGSMITH_TRACING" | "LANGSMITH_API_KEY" | "LANGSMITH_ENDPOINT" | "LANGSMITH_PROJECT">;

const CLOSE_LIMIT_MS = 3_000;

/** `undefined` unless it is switched on. */
export function createLangSmith(env: Settings): LangSmith | undefined {
  if (env.LANGSMITH_TRACING !== "true") return undefined;
  const clean = (values: Record<string, unknown>) => anonymous(values) as Record<string, unknown>; // an object stays one
  const client = new Client({
    apiUrl: env.LANGSMITH_ENDPOINT,
    apiKey: env.LANGSMITH_API_KEY,
    hideInputs: clean,
    hideOutputs: clean,
    hideMetadata: clean,
    // Names and values of environment variables among it.
    omitTracedRuntimeInfo: true,
  });
  return {
    around(work) {
      const tracer = new OwnTracer({ client, projectName: env.LANGSMITH_PROJECT });
      return AsyncLocalStorageProviderSingleton.runWithConfig({ callbacks: [tracer] }, work);
    },
    async close() {
      const limit = new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref());
      await Promise.race([client.awaitPendingTraceBatches(), limit]);
    },
  };
}

/**
 * A call of a model inside a graph is given the graph's whole context with its options: services, and whose league it
 * is.
 */
class OwnTracer extends LangChainTracer {
  /** Every call gets a copy, which LangChain makes of its own class. */
  override copyWithTracingConfig(config: Parameters<LangChainTracer["copyWithTracingConfig"]>[0]): OwnTracer {
    return Object.setPrototypeOf(super.copyWithTracingConfig(config), OwnTracer.prototype);
  }

  // The one place through which every such call comes: `handleChatModelStart` may find its run made already.
  override _createRunForChatModelStart(...[llm, messages, runId, parentId, extra, ...rest]: StartOfCall) {
    return super._createRunForChatModelStart(llm, messages, runId, parentId, withoutOptions(extra), ...rest);
  }
}

type StartOfCall = Parameters<LangChainTracer["_createRunForChatModelStart"]>;

const withoutOptions = (extra: StartOfCall[4]): StartOfCall[4] =>
  extra && Object.fromEntries(Object.entries(extra).filter(([key]) => key !== "options"));

const IDS = "(?:league|team|person|owner|connection|thread|run|proposal|checkpoint|myTeam)_?[iI]ds?";
const ID_KEY = new RegExp(`^(?:${IDS}|leagueName|leagueKey|checkpoint_ns|langgraph_checkpoint_ns)$`);
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** The same keys in JSON embedded in a text, as tool results are. */
const ID_IN_JSON = new RegExp(`(\\\\?"(?:${IDS}|leagueName|leagueKey)\\\\?":\\s*)(?:\\\\?"[^"\\\\]*\\\\?"|\\d+)`, "g");

const digest = (value: unknown): string => `hidden-${sha256Hex(String(value)).slice(0, 12)}`;

/**
 * The value without anything that identifies a user. Equal ids get equal digests, so that runs can still be
 * distinguished.
 */
function anonymous(value: unknown, depth = 0): unknown {
  if (depth > 40) return "…";
  if (typeof value === "string") {
    const quote = (found: string, key: string) => (found.includes('\\"') ? `${key}\\"hidden\\"` : `${key}"hidden"`);
    return withoutSecrets(value).replace(ID_IN_JSON, quote).replace(UUID, digest);
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => anonymous(each, depth + 1));
  const plain = "toJSON" in value && typeof value.toJSON === "function" ? (value.toJSON() as unknown) : value; // as it would be sent
  if (typeof plain !== "object" || plain === null || Array.isArray(plain)) return anonymous(plain, depth + 1);
  return Object.fromEntries(
    Object.entries(plain).map(([key, each]) => [
      key.replace(UUID, digest),
      ID_KEY.test(key) && each !== null && each !== undefined ? digest(each) : anonymous(each, depth + 1),
    ]),
  );
}
