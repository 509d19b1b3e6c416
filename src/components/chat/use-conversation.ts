/** A conversation as React state, kept in step with the address and with the other tabs. */
import { useChat } from "@ai-sdk/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChatMessage } from "./chat-message";
import { type Conversation, type ConversationState, createConversation } from "./conversation";
import type { StoredTurn } from "./stored-turns";

/** A long answer is drawn at most this often, so that typing stays smooth. */
const REDRAW_MS = 60;

export function useConversation(
  threadId: string | undefined,
  turns: readonly StoredTurn[],
): { conversation: Conversation; messages: readonly ChatMessage[]; state: ConversationState } {
  const [conversation] = useState(() =>
    createConversation({
      threadId,
      turns,
      fetch: (input, init) => globalThis.fetch(input, init),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      // Replaced, not navigated to: a navigation would end the stream.
      onThread: (id) => window.history.replaceState(null, "", `/chat/${id}`),
    }),
  );
  const { messages } = useChat<ChatMessage>({ chat: conversation.chat, throttle: REDRAW_MS });
  const state = useSyncExternalStore(conversation.subscribe, conversation.state, conversation.state);

  useEffect(() => {
    void conversation.open();
    const lookAgain = () => {
      if (document.visibilityState === "visible") void conversation.lookAgain();
    };
    document.addEventListener("visibilitychange", lookAgain);
    window.addEventListener("focus", lookAgain);
    return () => {
      document.removeEventListener("visibilitychange", lookAgain);
      window.removeEventListener("focus", lookAgain);
    };
  }, [conversation]);

  return { conversation, messages, state };
}
