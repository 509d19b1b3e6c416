/** What a model is told before it answers, to notice when an answer repeats it. Somebody's text may have asked for it; no answer needs it. */
import { ownInstructions } from "@/domain/withheld";
import { INTENT_CLASSIFIER_PROMPT, SUPERVISOR_SYSTEM_PROMPT } from "./prompts";

export const OWN_INSTRUCTIONS = ownInstructions([SUPERVISOR_SYSTEM_PROMPT, INTENT_CLASSIFIER_PROMPT]);
