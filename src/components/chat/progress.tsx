"use client";
/**
 * Holds the place of an answer and says what its run goes through, the present step last. Of one height from the
 * beginning, so that neither a step nor the first words of the answer move anything.
 */
import { useWords } from "../words/words";
import { statusInWords } from "./answer/answer-view";
import type { NodeStatus } from "./chat-message";
import { StateMark } from "./tool-timeline";

/** Maximum number of steps that fit the height. */
const MAX_STEPS = 6;

export function Progress({ statuses }: { statuses: readonly NodeStatus[] }) {
  const chat = useWords("chat");
  const steps = statuses.length === 0 ? [chat("sending")] : statuses.map((status) => statusInWords(status, chat));
  // A full list gives way to the next one as a whole: rows that slide would move under the reader's eyes.
  const first = Math.floor((steps.length - 1) / MAX_STEPS) * MAX_STEPS;
  const shown = steps.slice(first);
  return (
    <ol aria-label={chat("progress")} className="h-44 space-y-1.5 overflow-hidden py-1 text-sm">
      {shown.map((step, at) => {
        const isNow = at === shown.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is its identity; they only ever grow at the end
          <li key={first + at} className={isNow ? "flex gap-2.5" : "flex gap-2.5 text-soft"}>
            <StateMark state={isNow ? "running" : "done"} />
            <span className="truncate">{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
