/**
 * The id of the request that the present work is done for, without handing it through every call.
 *
 * For what is written down about the work, never for what the work does. Next bundles every route apart, so a module
 * variable would be several; the global symbol is one.
 */
import { AsyncLocalStorage } from "node:async_hooks";

const KEY = Symbol.for("fanvise.request-id");
type Global = typeof globalThis & { [KEY]?: AsyncLocalStorage<string> };

function storage(): AsyncLocalStorage<string> {
  const global = globalThis as Global; // the symbol is ours alone
  global[KEY] ??= new AsyncLocalStorage();
  return global[KEY];
}

export const withRequestId = <T>(requestId: string, work: () => T): T => storage().run(requestId, work);

/** `undefined` for work that no request asked for, such as a job's. */
export const currentRequestId = (): string | undefined => storage().getStore();
