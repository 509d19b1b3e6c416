/** The product's scenarios A to H as people ask them, on the demo league of any format. */
import type { DemoFormat, HeadToHeadFormat } from "@/demo/demo-league";
import { type DemoProduct, openDemoProduct } from "../leagues/demo-product";
import { ADVICE_SCENARIOS } from "./advice-scenarios";
import { type EspnLeagueView, readEspnLeague } from "./espn-league";
import { MATCHUP_SCENARIOS } from "./matchup-scenarios";
import { PLAYER_SCENARIOS, RUMOUR } from "./player-scenarios";

export const DEMO_SCENARIOS = [...MATCHUP_SCENARIOS, ...PLAYER_SCENARIOS, ...ADVICE_SCENARIOS];

/**
 * Moves of the plan on the demo's first day. Where each category counts, the third add would cost more later than it brings now; most
 * categories can hardly be turned round any more, but one add is worth it for the season.
 */
export const DEMO_MOVES: Readonly<Record<HeadToHeadFormat, number>> = { points: 3, each: 2, most: 1 };

/** The demo product with the rumor of scenario F among its news, and the league as its wire says it. */
export async function openScenarioLeague(
  format: DemoFormat,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ product: DemoProduct; league: EspnLeagueView }> {
  const product = await openDemoProduct(format, variables);
  await product.fanvise.newsLoading.load(product.scope, [RUMOUR]);
  return { product, league: await readEspnLeague(product) };
}
