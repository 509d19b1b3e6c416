/**
 * Gemini played by scripts on a local wire: the product's real client and graph, and a provider that says what a case
 * has it say.
 */

import { planned } from "#test/scenarios/scripted-gemini";
import { type GeminiStub, gemini, type StubBehaviour, startGeminiStub } from "#test/stubs/gemini-stub";
import type { Script } from "../cases/schema";
import { filledIn } from "../gates/references";
import type { Language } from "../gates/words";
import type { Facts } from "../oracle/types";

/** The choice of `--model` that plays scripts. */
export const SCRIPTED_GEMINI = "scripted-gemini";

export type ScriptedGemini = {
  model: string;
  variables: Readonly<Record<string, string>>;
  /** Answers the next question by the script. */
  play(script: Script | undefined, facts: Facts, language: Language): Promise<void>;
  close(): Promise<void>;
};

export async function startScriptedGemini(): Promise<ScriptedGemini> {
  const stub: GeminiStub = await startGeminiStub();
  return {
    model: "google-genai:gemini-2.5-flash",
    variables: { GOOGLE_API_KEY: "no-real-key", GOOGLE_BASE_URL: stub.baseUrl, FANVISE_LOG_LEVEL: "error" },
    async play(script, facts, language) {
      stub.reset();
      stub.always(script && behaviourOf(script, await filledIn(script.words, facts, language)));
    },
    close: () => stub.close(),
  };
}

function behaviourOf({ calls, misbehaves }: Script, words: string): StubBehaviour {
  switch (misbehaves) {
    case "asks for ever":
      return gemini.calls([{ name: "get_matchup_details" }]);
    case "says nothing":
      return planned(calls, () => gemini.text(""));
    case "dies in mid-answer":
      return planned(calls, () => gemini.cut(words));
    case "is not there":
      return gemini.status(503);
    default:
      return planned(calls, () => words);
  }
}
