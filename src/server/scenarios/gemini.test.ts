/** The same scenarios with a language model: the real client and graph, and a provider scripted on the wire. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DemoProduct } from "#test/leagues/demo-product";
import { ask } from "#test/leagues/product";
import { DEMO_MOVES, DEMO_SCENARIOS, openScenarioLeague } from "#test/scenarios/demo-scenarios";
import type { EspnLeagueView } from "#test/scenarios/espn-league";
import { expectAnswer, LANGUAGES } from "#test/scenarios/scenario";
import { playing } from "#test/scenarios/scripted-gemini";
import { type GeminiStub, startGeminiStub } from "#test/stubs/gemini-stub";
import { DEMO_FORMATS } from "@/demo/demo-league";

describe.each(DEMO_FORMATS)("Gemini on the demo league %s", (format) => {
  let stub: GeminiStub;
  let product: DemoProduct;
  let league: EspnLeagueView;
  beforeAll(async () => {
    stub = await startGeminiStub();
    ({ product, league } = await openScenarioLeague(format, {
      FANVISE_MODEL: "google-genai:gemini-2.5-flash",
      GOOGLE_API_KEY: "test-key",
      GOOGLE_BASE_URL: stub.baseUrl,
    }));
  });
  beforeEach(() => stub.reset());
  afterAll(async () => {
    await product.close();
    await stub.close();
  });

  const scenarios = DEMO_SCENARIOS.filter(({ isOfAnyFormat }) => format === "points" || !isOfAnyFormat);
  describe.each(LANGUAGES)("asked in %s", (language) => {
    it.each(scenarios)("$name", async (scenario) => {
      stub.always(playing(scenario, language));
      const answer = await ask({ message: scenario.ask[language] });
      expect(stub.faults).toEqual([]);
      await expectAnswer(scenario, answer, { league, language, moveCount: DEMO_MOVES[format] });
      // All look-ups in one step, and one more call for the words: nothing was asked twice, nobody stood in.
      expect(answer.toolCalls.map(({ name }) => name)).toEqual(scenario.model.calls.map(({ name }) => name));
      const modelCalls = scenario.model.calls.length > 0 ? 2 : 1;
      expect(answer.usage).toMatchObject({ model: "google-genai:gemini-2.5-flash", modelCalls });
      expect(answer.warnings).toEqual([]);
    });
  });
});
