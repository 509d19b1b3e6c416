/**
 * Our models' instructions, to notice when an answer repeats them. An outside text may have asked for it; no answer
 * needs it.
 */
import { ownInstructions } from "@/domain/withheld";
import { INTENT_CLASSIFIER_PROMPT, SUPERVISOR_SYSTEM_PROMPT, turnFacts } from "./prompts";

const ofTurns = (["en", "el"] as const).map((language) =>
  turnFacts({ today: "2025-01-15", intent: "general_advice", language, tone: "short" }),
);

/** Examples of how to refer to figures are there to be followed: an answer may sound like them. */
const withoutExamples = (prompt: string): string =>
  prompt
    .split("\n")
    .filter((line) => !(line.startsWith("- ") && line.includes("{{")))
    .join("\n");

export const OWN_INSTRUCTIONS = ownInstructions([
  withoutExamples(SUPERVISOR_SYSTEM_PROMPT),
  INTENT_CLASSIFIER_PROMPT,
  ...ofTurns,
]);
