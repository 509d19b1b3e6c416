/**
 * Tool results, as untyped JSON, to what the wording knows. What does not parse counts as unavailable, never as a fact.
 */
import type { z } from "zod";
import { leagueOutput } from "@/contract/league/league-output";
import { playerScheduleOutput } from "@/contract/league/schedule-output";
import { seasonOddsOutput, standingsOutput } from "@/contract/league/season-odds";
import { newsOutput } from "@/contract/news/news-output";
import { absenceOutput } from "@/contract/planning/absence-output";
import { bidAdviceOutput } from "@/contract/planning/bid-outputs";
import { decisionsOutput } from "@/contract/planning/decisions-output";
import {
  simulatedMoveOutput,
  slotFitOutput,
  storedDailyLineupOutput,
  weeklyLineupOutput,
  weekPlanOutput,
} from "@/contract/planning/engine-outputs";
import { opponentOutlookOutput } from "@/contract/planning/opponent-output";
import { rosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import {
  freeAgentsOutput,
  gameLogOutput,
  matchupOutput,
  notFoundOutput,
  playerStatusOutput,
  rosterOutput,
  scoreOutput,
  unavailableOutput,
} from "@/contract/tool-outputs";
import { tradeOffersOutput, tradeOutput } from "@/contract/trades/trade";
import { TOOL } from "../questions/tools";
import { notePlaces } from "./citations";

export type ToolResult = {
  /** The tool call's; without it no number of the answer leads to its cell. */
  readonly id?: string | undefined;
  readonly name: string;
  /** The tool call's arguments; without them it answers every question that the tool is planned for. */
  readonly input?: unknown;
  readonly output: unknown;
};

const SCHEMAS = {
  roster: rosterOutput,
  matchup: matchupOutput,
  "free-agents": freeAgentsOutput,
  status: playerStatusOutput,
  "game-log": gameLogOutput,
  news: newsOutput,
  schedule: playerScheduleOutput,
  league: leagueOutput,
  form: rosterGameLogsOutput,
  fit: slotFitOutput,
  move: simulatedMoveOutput,
  bid: bidAdviceOutput,
  "opponent-outlook": opponentOutlookOutput,
  absence: absenceOutput,
  lineup: storedDailyLineupOutput,
  week: weeklyLineupOutput,
  plan: weekPlanOutput,
  score: scoreOutput,
  decisions: decisionsOutput,
  trade: tradeOutput,
  "trade-offers": tradeOffersOutput,
  standings: standingsOutput,
  "season-odds": seasonOddsOutput,
  "not-found": notFoundOutput,
} as const;

type Known = keyof typeof SCHEMAS;
export type Fact = { [Kind in Known]: { kind: Kind; output: z.output<(typeof SCHEMAS)[Kind]> } }[Known];
/** `message` is `null` when the tool's answer could not be read at all. */
export type Finding = Fact | { kind: "unavailable"; tool: string; message: string | null; code: string | null };

const KINDS: Readonly<Record<string, readonly Known[]>> = {
  [TOOL.status]: ["status", "not-found"],
  [TOOL.news]: ["news"],
  [TOOL.gameLog]: ["game-log", "not-found"],
  [TOOL.myRoster]: ["roster"],
  [TOOL.opponentRoster]: ["roster"],
  [TOOL.rosterLogs]: ["form"],
  [TOOL.matchup]: ["matchup"],
  [TOOL.freeAgents]: ["free-agents"],
  [TOOL.schedule]: ["schedule"],
  [TOOL.league]: ["league"],
  [TOOL.topicNews]: ["news"],
  [TOOL.slotFit]: ["fit", "not-found"],
  [TOOL.simulate]: ["move", "not-found"],
  [TOOL.bid]: ["bid", "not-found"],
  [TOOL.opponentOutlook]: ["opponent-outlook"],
  [TOOL.absence]: ["absence", "not-found"],
  [TOOL.dailyLineup]: ["lineup"],
  [TOOL.weeklyLineup]: ["week"],
  [TOOL.plan]: ["plan", "not-found"],
  [TOOL.score]: ["score"],
  [TOOL.decisions]: ["decisions"],
  [TOOL.analyzeTrade]: ["trade", "not-found"],
  [TOOL.findTrades]: ["trade-offers", "not-found"],
  [TOOL.standings]: ["standings"],
  [TOOL.seasonOdds]: ["season-odds", "not-found"],
};

export function readResult({ id, name, output }: ToolResult): Finding {
  for (const kind of KINDS[name] ?? []) {
    const read = SCHEMAS[kind].safeParse(output);
    if (read.success && id !== undefined) notePlaces(read.data, id);
    // The cast: the schema that read it is the one of this kind.
    if (read.success) return { kind, output: read.data } as Fact;
  }
  const failure = unavailableOutput.safeParse(output);
  const stated = failure.success ? failure.data : undefined;
  return {
    kind: "unavailable",
    tool: name,
    message: stated?.message.slice(0, 400) ?? null,
    code: stated?.unavailable ?? null,
  };
}
