import type { QueryIntent } from "@/contract/conversation/intent";
import type { OwnReading } from "../reading";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";
import type { Focus } from "./focus";

/** When an answer has a focus, and what that looks up in place of the look-ups that were chosen. */
export type Rule = {
  readonly focus: Focus;
  readonly detects: (
    line: string,
    own: OwnReading,
    read: Understanding,
    previous: Understanding | undefined,
  ) => boolean;
  readonly intents: (read: Understanding, line: string, previous: Understanding | undefined) => readonly IntentDetail[];
  readonly intent: QueryIntent;
  /** What else of the understanding follows from the focus. */
  readonly also?: (read: Understanding, line: string) => Partial<Understanding>;
};
