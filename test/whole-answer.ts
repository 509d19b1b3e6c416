/** What a person can read of an answer: the answer, and what is folded under it. */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";

export const wholeText = ({ answer, details }: Pick<ChatAnswer, "answer" | "details">): string =>
  details === null ? answer : `${answer}\n\n${details}`;
