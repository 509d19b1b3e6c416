/**
 * Our models' instructions, to notice when an answer repeats them. An outside text may have asked for it; no answer
 * needs it.
 */
import { ownInstructions } from "@/domain/withheld";
import { INTENT_CLASSIFIER_PROMPT, SUPERVISOR_SYSTEM_PROMPT, turnFacts } from "./prompts";

const ofTurns = (["en", "el"] as const).map((language) =>
  turnFacts({ today: "2025-01-15", intent: "general_advice", language, tone: "short" }),
);

export const OWN_INSTRUCTIONS = ownInstructions([SUPERVISOR_SYSTEM_PROMPT, INTENT_CLASSIFIER_PROMPT, ...ofTurns]);
