/**
 * The AI SDK's transport, on our routes.
 *
 * Only the new question goes to the server, which has the history and the person's preferred language: a guess of ours
 * would outrank it. A resumed answer is asked for from its first event, since the SDK cannot join a text in its middle.
 */
import { DefaultChatTransport } from "ai";
import { type ChatMessage, questionOf } from "./chat-message";

export const CHAT_PATH = "/api/agent/chat";

export type TransportOptions = {
  fetch: typeof globalThis.fetch;
  /** `undefined` until the first answer of a new conversation. */
  threadId(): string | undefined;
  /** Team whose view is requested; absent for the user's own. */
  teamId?(): string | undefined;
  /** Called with every accepted question's thread, before its first event is read. */
  onThread(threadId: string): void;
};

export function createConversationTransport(options: TransportOptions): DefaultChatTransport<ChatMessage> {
  return new DefaultChatTransport<ChatMessage>({
    api: CHAT_PATH,
    async fetch(input, init) {
      // `keepalive` delivers a sent question even when the page is closed or reloaded at that moment.
      const isQuestion = init?.method === "POST";
      const response = await options.fetch(input, isQuestion ? { ...init, keepalive: true } : init);
      const threadId = response.headers.get("x-fanvise-thread-id");
      if (threadId) options.onThread(threadId);
      return response;
    },
    prepareSendMessagesRequest({ messages }) {
      const message = questionOf(messages.findLast(({ role }) => role === "user"));
      return {
        headers: { accept: "text/event-stream" },
        body: { message, threadId: options.threadId(), teamId: options.teamId?.() },
      };
    },
    prepareReconnectToStreamRequest: () => ({
      api: `${CHAT_PATH}/${options.threadId()}/stream`,
      // Without it a run that ended a moment ago would answer 204, and its last words would be missing.
      headers: { "last-event-id": "0" },
    }),
  });
}
