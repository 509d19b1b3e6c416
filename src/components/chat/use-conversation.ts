/** A conversation as React state, in sync with the address and the other tabs. */
import { useChat } from "@ai-sdk/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { TEAM_PARAMETER } from "../shell/perspective";
import type { ChatMessage } from "./chat-message";
import { type Conversation, type ConversationState, createConversation } from "./conversation";
import type { StoredTurn } from "./stored-turn";

/** A long answer is drawn at most this often, so that typing stays smooth. */
const REDRAW_MS = 60;

function viewedTeam(): string | undefined {
  const team = new URLSearchParams(window.location.search).get(TEAM_PARAMETER);
  return team !== null && /^\d{1,9}$/.test(team) ? team : undefined;
}

/** Tabs tell each other which conversation has changed; each asks the server what it is now. */
let shared: BroadcastChannel | undefined;
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined" || typeof window === "undefined") return undefined;
  shared ??= new BroadcastChannel("fanvise-conversations");
  return shared;
}

const isReloaded = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

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
      teamId: viewedTeam,
      // Replaced, not navigated to: a navigation would end the stream.
      onThread: (id) => window.history.replaceState(null, "", `/chat/${id}${window.location.search}`),
      onChange: (id) => channel()?.postMessage(id),
    }),
  );
  const { messages } = useChat<ChatMessage>({ chat: conversation.chat, throttle: REDRAW_MS });
  const state = useSyncExternalStore(conversation.subscribe, conversation.state, conversation.state);

  useEffect(() => {
    // A question sent in the moment of a reload may have come after the page was made.
    void conversation.open().then(() => (isReloaded() ? conversation.refresh() : undefined));
    const refresh = () => {
      if (document.visibilityState === "visible") void conversation.refresh();
    };
    const others = channel();
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data === conversation.state().threadId) void conversation.refresh();
    };
    others?.addEventListener("message", hear);
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("focus", refresh);
    return () => {
      others?.removeEventListener("message", hear);
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
    };
  }, [conversation]);

  return { conversation, messages, state };
}
