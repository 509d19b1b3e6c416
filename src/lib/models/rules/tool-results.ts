/** Tool results, as untyped JSON, to what the wording knows. What does not parse counts as unavailable, never as a fact. */
import type { z } from "zod";
import {
  type FreeAgentsOutput,
  freeAgentsOutput,
  type GameLogOutput,
  gameLogOutput,
  type MatchupOutput,
  matchupOutput,
  type NotFoundOutput,
  notFoundOutput,
  type PlayerStatusOutput,
  playerStatusOutput,
  type RosterOutput,
  rosterOutput,
  type ScoreOutput,
  scoreOutput,
  unavailableOutput,
} from "@/contract/tool-outputs";

export type ToolResult = { readonly name: string; readonly output: unknown };

export type Finding =
  | { kind: "roster"; output: RosterOutput }
  | { kind: "matchup"; output: MatchupOutput }
  | { kind: "free-agents"; output: FreeAgentsOutput }
  | { kind: "status"; output: PlayerStatusOutput }
  | { kind: "game-log"; output: GameLogOutput }
  | { kind: "score"; output: ScoreOutput }
  | { kind: "not-found"; output: NotFoundOutput }
  /** `message` is `null` when the tool's answer could not be read at all. */
  | { kind: "unavailable"; tool: string; message: string | null };

export const TOOL = {
  status: "get_espn_player_status",
  gameLog: "get_player_game_log",
  myRoster: "get_my_roster",
  opponentRoster: "get_opponent_roster",
  freeAgents: "get_free_agents",
  matchup: "get_matchup_details",
  score: "calculate_fantasy_score",
} as const;

type Reader = (output: unknown) => Finding | undefined;

function reader<Schema extends z.ZodType>(schema: Schema, toFinding: (output: z.output<Schema>) => Finding): Reader {
  return (output) => {
    const read = schema.safeParse(output);
    return read.success ? toFinding(read.data) : undefined;
  };
}

const notFound = reader(notFoundOutput, (output) => ({ kind: "not-found", output }));
const roster = reader(rosterOutput, (output) => ({ kind: "roster", output }));

const READERS: Readonly<Record<string, readonly Reader[]>> = {
  [TOOL.status]: [reader(playerStatusOutput, (output) => ({ kind: "status", output })), notFound],
  [TOOL.gameLog]: [reader(gameLogOutput, (output) => ({ kind: "game-log", output })), notFound],
  [TOOL.myRoster]: [roster],
  [TOOL.opponentRoster]: [roster],
  [TOOL.freeAgents]: [reader(freeAgentsOutput, (output) => ({ kind: "free-agents", output }))],
  [TOOL.matchup]: [reader(matchupOutput, (output) => ({ kind: "matchup", output }))],
  [TOOL.score]: [reader(scoreOutput, (output) => ({ kind: "score", output }))],
};

export function readResult({ name, output }: ToolResult): Finding {
  for (const read of READERS[name] ?? []) {
    const finding = read(output);
    if (finding) return finding;
  }
  const failure = unavailableOutput.safeParse(output);
  return { kind: "unavailable", tool: name, message: failure.success ? failure.data.message.slice(0, 400) : null };
}
