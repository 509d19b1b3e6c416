/** Detects from tool results that a question was misread. Pure. */
import type { ToolCallRecord } from "@/contract/conversation/chat-answer";
import type { QueryIntent } from "@/contract/conversation/intent";
import { matchupOutput, notFoundOutput } from "@/contract/tool-outputs";
import { PRO_TEAM_OF_WORD } from "@/domain/players/identity/pro-team-words";
import type { Understanding } from "@/language/questions/understanding/understood-question";

/** `intent: null`: what it is instead has to be asked. */
export type Misreading = { readonly because: string; readonly intent: QueryIntent | null };

/** @returns what the results of a step show, `null` when they fit the question. */
export function misreadingIn(
  results: readonly ToolCallRecord[],
  { intent, understood }: { intent: QueryIntent; understood: Understanding },
): Misreading | null {
  for (const { output } of results) {
    const missing = notFoundOutput.safeParse(output).data;
    if (missing && intent === "player_research" && missing.candidates.length === 0 && isTeam(missing.query, results)) {
      return { because: `"${missing.query}" is a team, not a player.`, intent: null };
    }
    if (intent === "matchup_analysis" && canStillChange(output) && asksForMoves(understood)) {
      return {
        because: "The matchup is still open, and the question asks what to change.",
        intent: "lineup_optimization",
      };
    }
  }
  return null;
}

/** Is the name an NBA team, or a team of the league that another tool call of the step has named? */
function isTeam(name: string, results: readonly ToolCallRecord[]): boolean {
  const words = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const isProTeam =
    words.some((word) => PRO_TEAM_OF_WORD.has(word)) &&
    words.every((word) => PRO_TEAM_OF_WORD.has(word) || word === "the");
  return (
    isProTeam || results.some(({ output }) => JSON.stringify(output).includes(`"teamName":${JSON.stringify(name)}`))
  );
}

function canStillChange(output: unknown): boolean {
  const matchup = matchupOutput.safeParse(output).data;
  return matchup !== undefined && matchup.state !== "finished" && (matchup.daysLeft ?? 0) > 0;
}

const MOVES = ["plan", "daily-lineup", "weekly-lineup"] as const;
const asksForMoves = ({ intents }: Understanding): boolean => MOVES.some((want) => intents.has(want));
