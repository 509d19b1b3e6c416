/** What a turn's look-ups answered, each read through its contract. */
import type { z } from "zod";
import { newsOutput } from "@/contract/news/news-output";
import {
  dailyLineupOutput,
  simulatedMoveOutput,
  weeklyLineupOutput,
  weekPlanOutput,
} from "@/contract/planning/engine-outputs";
import {
  freeAgentsOutput,
  gameLogOutput,
  matchupOutput,
  playerStatusOutput,
  rosterOutput,
  scoreOutput,
} from "@/contract/tool-outputs";

const OUTPUTS = {
  get_matchup_details: matchupOutput,
  get_my_roster: rosterOutput,
  get_opponent_roster: rosterOutput,
  get_espn_player_status: playerStatusOutput,
  get_player_game_log: gameLogOutput,
  get_player_news: newsOutput,
  search_news_by_topic: newsOutput,
  get_free_agents: freeAgentsOutput,
  simulate_move: simulatedMoveOutput,
  compose_daily_lineup: dailyLineupOutput,
  compose_weekly_lineup: weeklyLineupOutput,
  plan_week: weekPlanOutput,
  calculate_fantasy_score: scoreOutput,
};
type Outputs = { readonly [Name in keyof typeof OUTPUTS]: z.output<(typeof OUTPUTS)[Name]> };

export type ToolOutputs = {
  /** The first answer of a look-up; one that was not made throws. */
  one<Name extends keyof Outputs>(name: Name): Outputs[Name];
  every<Name extends keyof Outputs>(name: Name): readonly Outputs[Name][];
};

export function readOutputs(calls: readonly { name: string; output: unknown }[]): ToolOutputs {
  const every: ToolOutputs["every"] = (name) =>
    calls.filter((call) => call.name === name).map(({ output }) => OUTPUTS[name].parse(output) as Outputs[typeof name]); // the schema of that name
  return {
    every,
    one(name) {
      const [first] = every(name);
      if (!first) throw new Error(`${name} was not looked up`);
      return first;
    },
  };
}
