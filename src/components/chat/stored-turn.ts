/** A turn of a conversation as it is stored. */
import type { ChatAnswer, RunStatus } from "@/contract/conversation/chat-answer";

/** A turn as `GET /api/threads/{id}` gives it. */
export type StoredTurn = {
  runId: string;
  status: RunStatus;
  question: string;
  /** ISO 8601. */
  startedAt: string;
  result: ChatAnswer | null;
  feedback: { rating: "up" | "down"; reason: string | null } | null;
};
