/** The messages of the page: a question, or the answer of one run, whose id is the message's. */
import type { UIMessage } from "ai";
import type { ChatAnswer, RunStatus, Warning } from "@/contract/conversation/chat-answer";
import type { Grounding } from "@/contract/conversation/grounding";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import type { ProposalCard } from "@/contract/planning/card";
import type { StoredTurn } from "./stored-turn";

export type NodeStatus = Extract<StreamEvent, { type: "data-status" }>["data"];

type AnswerMetadata = {
  threadId: string;
  runId: string;
  /** Only of runs read from the store; a stream says how it ended in its last event. */
  status?: RunStatus;
  error?: ChatAnswer["error"];
  feedback?: StoredTurn["feedback"];
};

export type ChatMessage = UIMessage<
  AnswerMetadata,
  { status: NodeStatus; grounding: Grounding; details: { markdown: string }; warning: Warning; card: ProposalCard }
>;
export type ChatMessagePart = ChatMessage["parts"][number];

/** The text of a question. */
export const questionOf = (message: ChatMessage | undefined): string =>
  message?.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n") ?? "";
