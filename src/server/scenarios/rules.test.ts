/**
 * Scenarios A to H over the chat route with the built-in rules, in every format of the demo league and both languages.
 */
import { afterAll, beforeAll, describe, it } from "vitest";
import type { DemoProduct } from "#test/leagues/demo-product";
import { ask } from "#test/leagues/product";
import { DEMO_MOVES, DEMO_SCENARIOS, openScenarioLeague } from "#test/scenarios/demo-scenarios";
import type { EspnLeagueView } from "#test/scenarios/espn-league";
import { expectAnswer, LANGUAGES } from "#test/scenarios/scenario";
import { DEMO_FORMATS } from "@/demo/demo-league";

describe.each(DEMO_FORMATS)("the rules on the demo league %s", (format) => {
  let product: DemoProduct;
  let league: EspnLeagueView;
  beforeAll(async () => {
    ({ product, league } = await openScenarioLeague(format));
  });
  afterAll(() => product.close());

  describe.each(LANGUAGES)("asked in %s", (language) => {
    it.each(DEMO_SCENARIOS)("$name", async (scenario) => {
      const answer = await ask({ message: scenario.ask[language] });
      await expectAnswer(scenario, answer, { league, language, moveCount: DEMO_MOVES[format] });
    });
  });
});
