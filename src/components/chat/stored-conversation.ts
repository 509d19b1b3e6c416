/** The conversation as the server has stored it: read, changed, and its answer stopped. */
import { CHAT_PATH } from "./conversation-transport";
import { CONNECTION_LOST, type Failure, failureFromBody } from "./failure-words";
import type { StoredTurn } from "./stored-turn";

export type StoredConversation = ReturnType<typeof createStoredConversation>;

export function createStoredConversation({
  fetch,
  threadId,
}: {
  fetch: typeof globalThis.fetch;
  threadId(): string | undefined;
}) {
  /** `null` when it was done, otherwise why not. */
  async function post(path: string, body?: object): Promise<Failure | null> {
    try {
      const response = await fetch(path, {
        method: "POST",
        ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      return response.ok ? null : failureFromBody(await response.text());
    } catch {
      return CONNECTION_LOST;
    }
  }
  return {
    /** The stored turns, or `undefined` when the server cannot be asked. */
    async turns(): Promise<readonly StoredTurn[] | undefined> {
      const id = threadId();
      if (!id) return undefined;
      try {
        const response = await fetch(`/api/threads/${id}`, { cache: "no-store" });
        if (!response.ok) return undefined;
        const body: { turns: StoredTurn[] } = await response.json();
        return body.turns;
      } catch {
        // Unreachable or cut: to the caller one and the same.
        return undefined;
      }
    },
    /** A change of the stored conversation. @param path below the thread */
    change: (path: string, body?: object) => post(`/api/threads/${threadId()}/${path}`, body),
    stop: () => post(`${CHAT_PATH}/${threadId()}/stop`),
  };
}
