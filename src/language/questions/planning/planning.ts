/** From what a question wants to the tool calls that answer it. Pure. Only tools that are offered are planned. */

import type { EasternDay } from "@/domain/ids";
import { TOOL, type ToolName } from "../tools";
import { type DayRange, resolveRange } from "../understanding/day-range";
import { resolveDay, resolveWindow } from "../understanding/days";
import { decisionFilterIn } from "../understanding/decision-asks";
import { proTeamsAsked } from "../understanding/names/pro-teams";
import { readQuestion } from "../understanding/reading";
import { fold, foldedLine } from "../understanding/text";
import type { Understanding } from "../understanding/understood-question";
import type { Want } from "../understanding/want";
import { planWishOf } from "./plan-wish";

export type PlannedCall = { name: ToolName; args: Record<string, unknown> };

const DEFAULT_GAMES = 10;
const ROSTER_GAMES = 5;
/** Default number of listed free agents. */
const DEFAULT_FREE_AGENTS = 8;
/** Longest topic that the news are searched for. */
const MAX_TOPIC_CHARS = 200;
/** A pair is compared with the form of both; for more, four tool calls each would be too many. */
const MOST_PLAYERS = 4;
export const MAX_CALLS = 8;

/** @param today the league's day; without it spoken days cannot be resolved, and the tools take today. */
export function planCalls(
  asked: Understanding,
  offered: ReadonlySet<string>,
  today: EasternDay | undefined,
): PlannedCall[] {
  const calls = [...forTheQuestion(asked), ...forPlayers(asked, today), ...forTheTeam(asked, today)];
  return calls.filter(({ name }) => offered.has(name)).slice(0, MAX_CALLS);
}

function forTheQuestion({ wants, statLine }: Understanding): PlannedCall[] {
  if (!wants.has("score") || !statLine) return [];
  const weights = {
    ...(statLine.weights ? { weights: statLine.weights } : {}),
    ...(statLine.changedWeights ? { changedWeights: statLine.changedWeights } : {}),
  };
  return [statLine.stats, ...(statLine.others ?? [])].map((stats) => call(TOOL.score, { stats, ...weights }));
}

function forPlayers(asked: Understanding, today: EasternDay | undefined): PlannedCall[] {
  const { wants, roles } = asked;
  const names = asked.searchNames.slice(0, MOST_PLAYERS);
  const [dropPlayer] = roles.drop;
  const toAdd = roles.add.length > 0 ? roles.add : names.filter((name) => name !== dropPlayer);
  const asMine = (name: string) => (asked.mine?.includes(name) ? `my ${name}` : name);
  const added = { ...(dropPlayer === undefined ? {} : { dropPlayer: asMine(dropPlayer) }) };
  // With a move valued, only who would go is looked at: the valuation says how the other one is.
  const looked = wants.has("simulate") && dropPlayer !== undefined ? [dropPlayer] : names;
  const lastNGames = asked.lastNGames ?? DEFAULT_GAMES;
  // Whether an addition plays is a matter of this morning's reports too.
  const asksOfNews = wants.has("news") || (wants.has("simulate") && wants.has("status") && asksWhetherHePlays(asked));
  return [
    ...(wants.has("simulate")
      ? toAdd.slice(0, 2).map((addPlayer) => call(TOOL.simulate, { addPlayer, ...added, ...dayArgument(asked, today) }))
      : []),
    ...(wants.has("slot-fit")
      ? toAdd
          .slice(0, 2)
          .map((addPlayer) => call(TOOL.slotFit, { addPlayer, ...added, ...spanArguments(asked, today) }))
      : []),
    ...looked
      .map(asMine)
      .flatMap((playerName) => [
        ...(wants.has("status") ? [call(TOOL.status, { playerName })] : []),
        ...(asksOfNews ? [call(TOOL.news, { playerName })] : []),
        ...(wants.has("game-log") ? [call(TOOL.gameLog, { playerName, lastNGames })] : []),
      ]),
    ...(wants.has("player-schedule")
      ? [call(TOOL.schedule, { playerNames: names.map(asMine), ...spanArguments(asked, today) })]
      : []),
  ];
}

const asksWhetherHePlays = ({ asksGames, asksHealth }: Understanding): boolean => asksGames || asksHealth;

function forTheTeam(asked: Understanding, today: EasternDay | undefined): PlannedCall[] {
  const onDay = dayArgument(asked, today);
  const planned: readonly (readonly [Want, () => PlannedCall])[] = [
    ["matchup", () => call(TOOL.matchup, {})],
    ["my-roster", () => call(TOOL.myRoster, onDay)],
    ["opponent-roster", () => call(TOOL.opponentRoster, onDay)],
    ["plan", () => call(TOOL.plan, { ...planWishOf(asked), ...planDays(asked, today) })],
    ["daily-lineup", () => call(TOOL.dailyLineup, { ...onDay, ...(asked.without && { without: asked.without }) })],
    ["weekly-lineup", () => call(TOOL.weeklyLineup, {})],
    ["roster-form", () => call(TOOL.rosterLogs, { lastNGames: Math.min(10, asked.lastNGames ?? ROSTER_GAMES) })],
    ["free-agents", () => call(TOOL.freeAgents, { ...freeAgentArguments(asked), ...playingDays(asked, today) })],
    ["schedule", () => call(TOOL.schedule, { ...proTeamArguments(asked), ...spanArguments(asked, today) })],
    ["league", () => call(TOOL.league, {})],
    ["decisions", () => call(TOOL.decisions, decisionArguments(asked))],
    ["topic-news", () => call(TOOL.topicNews, { topic: topicOf(asked) })],
  ];
  return planned.flatMap(([want, plan]) => (asked.wants.has(want) ? [plan()] : []));
}

const call = (name: ToolName, args: Record<string, unknown>): PlannedCall => ({ name, args });

function freeAgentArguments({ wants, asksHealth, freeAgentFilter }: Understanding): Record<string, unknown> {
  // Who is hurt is nobody to pick up, unless the question is about the hurt themselves (a stash on IR).
  const fit = asksHealth && !freeAgentFilter.healthyOnly ? {} : { healthyOnly: true };
  // Without criteria, free agents are sorted by gain, not by average.
  const order = wants.has("value-free-agents") && !freeAgentFilter.targetCategories ? { sort: "gain" } : {};
  return { ...fit, ...order, ...freeAgentFilter, limit: freeAgentFilter.limit ?? DEFAULT_FREE_AGENTS };
}

/** A question about streaming on a day is limited to players with a game then. */
function playingDays(asked: Understanding, today: EasternDay | undefined) {
  const { from, to } = spanArguments(asked, today);
  if (from === undefined || to === undefined || today === undefined || to < today) return {};
  if (to === today && !PLAYS_TODAY.test(fold(asked.question))) return {};
  return to === from ? { playsOn: from } : { playsOn: from, playsUntil: to };
}
/** Questions limited to players with a game today; "Who can I add today?" is not one of them. */
const PLAYS_TODAY = /stream|start|play|game|tonight|tonite|2nite|στριμ|ξεκιν|παιζ|παιξ|αγων|ματσ|αποψ/;

/** For a follow-up question, only its own words choose the decisions. */
function decisionArguments({ question }: Understanding): Record<string, unknown> {
  const status = decisionFilterIn(foldedLine(readQuestion(question).text));
  return status === undefined ? {} : { status };
}

/** NBA teams that are asked for; without them both rosters of the matchup. */
function proTeamArguments({ question }: Understanding): { playerNames?: readonly string[]; everyClub?: true } {
  const proTeams = proTeamsAsked(question);
  if (proTeams === "every") return { everyClub: true };
  return proTeams.length > 0 ? { playerNames: proTeams.slice(0, MAX_CALLS) } : {};
}

/** The question's own words; beside a list of free agents, what is written about such pickups. */
function topicOf({ wants, question, freeAgentFilter }: Understanding): string {
  if (wants.has("free-agents")) return `fantasy waiver wire pickups ${freeAgentFilter.position ?? ""}`.trim();
  return question.replace(/\s+/g, " ").trim().slice(0, MAX_TOPIC_CHARS);
}

/** Left out for today, which is what the tools take without it. */
function dayArgument(asked: Understanding, today: EasternDay | undefined): { day?: EasternDay } {
  if (asked.day === undefined) return {};
  if (asked.day.kind === "date") return { day: asked.day.day };
  const day = today === undefined ? undefined : resolveDay(asked.day, today);
  return day === undefined || day === today ? {} : { day };
}

/** The days that bound a plan; left out for all that are left. */
const planDays = ({ range }: Understanding, today: EasternDay | undefined): Partial<DayRange> =>
  (range && today && resolveRange(range, today)) ?? {};

/** The day or days of the question; left out for the days of the matchup, which is what the tools take without them. */
function spanArguments(asked: Understanding, today: EasternDay | undefined): { from?: EasternDay; to?: EasternDay } {
  if (asked.window !== undefined) return today === undefined ? {} : resolveWindow(asked.window, today);
  if (asked.day === undefined) return {};
  const day = asked.day.kind === "date" ? asked.day.day : today && resolveDay(asked.day, today);
  return day === undefined ? {} : { from: day, to: day };
}
