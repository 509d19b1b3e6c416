/** From what a question wants to the tool calls that answer it. Pure. Only tools that are offered are planned. */
import type { EasternDay } from "@/domain/ids";
import { resolveDay } from "./days";
import { TOOL } from "./tool-results";
import type { Understanding } from "./understanding";

export type PlannedCall = { name: string; args: Record<string, unknown> };

const DEFAULT_GAMES = 10;
/** What an answer lists. */
const DEFAULT_FREE_AGENTS = 8;

/** @param today the league's day; without it spoken days cannot be resolved, and the tools take today. */
export function planCalls(
  asked: Understanding,
  offered: ReadonlySet<string>,
  today: EasternDay | undefined,
): PlannedCall[] {
  const { wants, searchNames, freeAgentFilter, statLine } = asked;
  const onDay = dayArgument(asked, today);
  const calls: PlannedCall[] = [];
  const plan = (name: string, args: Record<string, unknown>) => {
    if (offered.has(name)) calls.push({ name, args });
  };
  if (wants.has("score") && statLine) {
    plan(TOOL.score, { stats: statLine.stats, ...(statLine.weights ? { weights: statLine.weights } : {}) });
  }
  for (const playerName of searchNames) {
    if (wants.has("status")) plan(TOOL.status, { playerName });
    if (wants.has("game-log")) plan(TOOL.gameLog, { playerName, lastNGames: asked.lastNGames ?? DEFAULT_GAMES });
  }
  if (wants.has("matchup")) plan(TOOL.matchup, {});
  if (wants.has("my-roster")) plan(TOOL.myRoster, onDay);
  if (wants.has("opponent-roster")) plan(TOOL.opponentRoster, onDay);
  if (wants.has("free-agents")) {
    // Who is hurt is nobody to pick up, unless the question is about the hurt themselves (a stash on IR).
    const fit = asked.asksHealth ? {} : { healthyOnly: true };
    plan(TOOL.freeAgents, { ...fit, ...freeAgentFilter, limit: freeAgentFilter.limit ?? DEFAULT_FREE_AGENTS });
  }
  return calls;
}

/** Left out for today, which is what the tools take without it. */
function dayArgument(asked: Understanding, today: EasternDay | undefined): { day?: EasternDay } {
  if (asked.day === undefined) return {};
  if (asked.day.kind === "date") return { day: asked.day.day };
  const day = today === undefined ? undefined : resolveDay(asked.day, today);
  return day === undefined || day === today ? {} : { day };
}
