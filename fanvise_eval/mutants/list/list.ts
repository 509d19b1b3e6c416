/** All planted faults. */
import type { Mutant } from "../mutant";
import { CONVERSATION_MUTANTS } from "./conversation";
import { DECISION_MUTANTS } from "./decisions";
import { ENGINE_MUTANTS } from "./engine";
import { LEAGUE_MUTANTS } from "./league";
import { TRUST_MUTANTS } from "./trust";

export const MUTANTS: readonly Mutant[] = [
  ...ENGINE_MUTANTS,
  ...LEAGUE_MUTANTS,
  ...DECISION_MUTANTS,
  ...TRUST_MUTANTS,
  ...CONVERSATION_MUTANTS,
];

/** One of each part of the product, for every change. */
export const SAMPLE: readonly string[] = [
  "greedy-lineup",
  "totals-for-averages",
  "skips-validation",
  "obeys-the-news",
  "stale-as-fresh",
  "follow-up-forgets",
];

/** Run for every mutant that its own first cases do not catch: a little of everything, in one world. */
export const ALWAYS: readonly string[] = [
  "agentic_matchup_optimize_01",
  "agentic_player_research_01",
  "b_jan15_points_el_games_both",
  "c_pointsjan15_monk_out_ir_full",
  "d_pointsjan15_thursday_only_five",
];
