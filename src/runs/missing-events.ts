/** Computes the events missing from a run's log when its server died before writing them. Pure. */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import { nothingSoFar, withEvent } from "./answer-so-far";

/** @returns the rest of the text, cards that were not shown, and the gate; nothing where the text was another. */
export function missingEvents(events: readonly StreamEvent[], answer: ChatAnswer): StreamEvent[] {
  const soFar = events.reduce(withEvent, nothingSoFar);
  if (!answer.answer.startsWith(soFar.answer)) return [];
  const rest = answer.answer.slice(soFar.answer.length);
  const shown = new Set(soFar.cards.map(({ proposalId }) => proposalId));
  const proposalIds = answer.cards.flatMap(({ status, proposalId }) => (status === "pending" ? [proposalId] : []));
  const isGateMissing = answer.status === "awaiting_approval" && !events.some(({ type }) => type === "data-interrupt");
  return [
    ...openTextParts(events).map((id): StreamEvent => ({ type: "text-end", id })),
    ...(rest === "" ? [] : textPart("text-rest", rest)),
    ...answer.cards
      .filter(({ proposalId }) => !shown.has(proposalId))
      .map((card): StreamEvent => ({ type: "data-card", id: card.proposalId, data: card })),
    ...(isGateMissing
      ? [{ type: "data-interrupt", id: "gate", data: { threadId: answer.threadId, proposalIds } } as const]
      : []),
  ];
}

const textPart = (id: string, delta: string): StreamEvent[] => [
  { type: "text-start", id },
  { type: "text-delta", id, delta },
  { type: "text-end", id },
];

function openTextParts(events: readonly StreamEvent[]): string[] {
  const ended = new Set(events.flatMap((event) => (event.type === "text-end" ? [event.id] : [])));
  return events.flatMap((event) => (event.type === "text-start" && !ended.has(event.id) ? [event.id] : []));
}
