/** From what a question wants to the tool calls that answer it. Pure. Only tools that are offered are planned. */

import type { EasternDay } from "@/domain/ids";
import { TOOL, type ToolName } from "../tools";
import { type DayRange, resolveRange } from "../understanding/day-range";
import { resolveDay, resolveWindow } from "../understanding/days";
import { decisionFilterIn } from "../understanding/decision-asks";
import { proTeamsAsked } from "../understanding/names/pro-teams";
import { lineOf } from "../understanding/reading";
import type { Understanding } from "../understanding/understood-question";
import type { IntentDetail } from "../understanding/want";
import { parsePlanOptions } from "./plan-options";

export type PlannedCall = { name: ToolName; args: Record<string, unknown> };

const DEFAULT_GAMES = 10;
/** Games of a stretch of days. */
const MAX_GAMES = 20;
const ROSTER_GAMES = 5;
/** Default number of listed free agents. */
const DEFAULT_FREE_AGENTS = 8;
/** Longest topic that the news are searched for. */
const MAX_TOPIC_CHARS = 200;
/** A pair is compared with the form of both; for more, four tool calls each would be too many. */
const MAX_PLAYERS = 4;
export const MAX_CALLS = 8;

/** A player of the person's own, named so that a tool looks no further than that roster. */
export const asMineIn =
  ({ mine }: Pick<Understanding, "mine">) =>
  (name: string): string =>
    mine?.includes(name) ? `my ${name}` : name;

/** @param today the league's day; without it spoken days cannot be resolved, and the tools take today. */
export function planCalls(
  request: Understanding,
  offered: ReadonlySet<string>,
  today: EasternDay | undefined,
): PlannedCall[] {
  const calls = [...forTheQuestion(request), ...forPlayers(request, today), ...forTheTeam(request, today)];
  return calls.filter(({ name }) => offered.has(name)).slice(0, MAX_CALLS);
}

function forTheQuestion({ intents, statLine }: Understanding): PlannedCall[] {
  if (!intents.has("score") || !statLine) return [];
  const weights = {
    ...(statLine.weights ? { weights: statLine.weights } : {}),
    ...(statLine.changedWeights ? { changedWeights: statLine.changedWeights } : {}),
  };
  return [statLine.stats, ...(statLine.others ?? [])].map((stats) => call(TOOL.score, { stats, ...weights }));
}

function forPlayers(request: Understanding, today: EasternDay | undefined): PlannedCall[] {
  const { intents, roles } = request;
  const names = request.searchNames.slice(0, MAX_PLAYERS);
  const [dropPlayer] = roles.drop;
  const toAdd = roles.add.length > 0 ? roles.add : names.filter((name) => name !== dropPlayer);
  const asMine = asMineIn(request);
  const added = { ...(dropPlayer === undefined ? {} : { dropPlayer: asMine(dropPlayer) }) };
  // With a move valued, only who would go is looked at: the valuation says how the other one is.
  const checked = intents.has("simulate") && dropPlayer !== undefined ? [dropPlayer] : names;
  const lastNGames = request.lastNGames ?? DEFAULT_GAMES;
  const { lastDays } = request;
  const stretch = lastDays === undefined ? { lastNGames } : { lastNGames: MAX_GAMES, lastDays };
  // Whether an addition plays is a matter of this morning's reports too.
  const asksOfNews =
    intents.has("news") || (intents.has("simulate") && intents.has("status") && asksWhetherHePlays(request));
  return [
    ...forTrades(request, asMine),
    ...(intents.has("simulate") ? simulated(request, { toAdd, added, asMine }, today) : []),
    ...(intents.has("bid") ? toAdd.slice(0, 2).map((playerName) => call(TOOL.bid, { playerName, ...added })) : []),
    ...(intents.has("slot-fit")
      ? toAdd
          .slice(0, 2)
          .map((addPlayer) => call(TOOL.slotFit, { addPlayer, ...added, ...spanArguments(request, today) }))
      : []),
    ...checked
      .map(asMine)
      .flatMap((playerName) => [
        ...(intents.has("status") ? [call(TOOL.status, { playerName })] : []),
        ...(asksOfNews ? [call(TOOL.news, { playerName })] : []),
        ...(intents.has("game-log") ? [call(TOOL.gameLog, { playerName, ...stretch })] : []),
      ]),
    ...(intents.has("player-schedule")
      ? [call(TOOL.schedule, { playerNames: names.map(asMine), ...spanArguments(request, today) })]
      : []),
  ];
}

type Roles = {
  readonly toAdd: readonly string[];
  readonly added: { readonly dropPlayer?: string };
  asMine(name: string): string;
};

function simulated(request: Understanding, { toAdd, added, asMine }: Roles, today: EasternDay | undefined) {
  const onDay = dayArgument(request, today);
  const [[give], [get]] = [request.trade?.give ?? [], request.trade?.get ?? []];
  // "A for B?" does not say which of them is mine: the one that is can only be dropped.
  if (give !== undefined && get !== undefined)
    return [
      { addPlayer: get, dropPlayer: asMine(give) },
      { addPlayer: give, dropPlayer: asMine(get) },
    ].map((move) => call(TOOL.simulate, { ...move, ...onDay }));
  const spared = request.spared ?? [];
  const keep = added.dropPlayer === undefined && spared.length > 0 ? { keep: spared.map(asMine) } : {};
  return toAdd.slice(0, 2).map((addPlayer) => call(TOOL.simulate, { addPlayer, ...added, ...keep, ...onDay }));
}

function forTrades(
  { intents, trade, searchNames, freeAgentFilter, otherTeam }: Understanding,
  asMine: (name: string) => string,
) {
  const { position } = freeAgentFilter;
  const [name] = searchNames;
  const isOne = position !== undefined && position !== "G" && position !== "F";
  return [
    ...(intents.has("trade") && trade
      ? [call(TOOL.analyzeTrade, { give: trade.give.map(asMine), get: trade.get.map(asMine) })]
      : []),
    ...(intents.has("find-trades")
      ? [
          call(TOOL.findTrades, {
            ...(isOne && { position }),
            ...(name !== undefined && { player: asMine(name) }),
            ...(otherTeam !== undefined && { partner: otherTeam }),
          }),
        ]
      : []),
  ];
}

const asksWhetherHePlays = ({ asksGames, asksHealth }: Understanding): boolean => asksGames || asksHealth;

function forTheTeam(request: Understanding, today: EasternDay | undefined): PlannedCall[] {
  const onDay = dayArgument(request, today);
  const planned: readonly (readonly [IntentDetail, () => PlannedCall])[] = [
    ["matchup", () => call(TOOL.matchup, {})],
    ["my-roster", () => call(TOOL.myRoster, onDay)],
    ["absence", () => call(TOOL.absence, absenceArguments(request, today))],
    ["opponent-outlook", () => call(TOOL.opponentOutlook, {})],
    ["opponent-roster", () => call(TOOL.opponentRoster, { ...onDay, ...ofOtherTeam(request) })],
    ["plan", () => call(TOOL.plan, { ...parsePlanOptions(request), ...planDays(request, today) })],
    ["daily-lineup", () => call(TOOL.dailyLineup, { ...onDay, ...(request.without && { without: request.without }) })],
    ["weekly-lineup", () => call(TOOL.weeklyLineup, {})],
    ["roster-form", () => call(TOOL.rosterLogs, { lastNGames: Math.min(10, request.lastNGames ?? ROSTER_GAMES) })],
    ["free-agents", () => call(TOOL.freeAgents, { ...freeAgentArguments(request), ...playingDays(request, today) })],
    ["schedule", () => call(TOOL.schedule, { ...proTeamArguments(request), ...spanArguments(request, today) })],
    ["league", () => call(TOOL.league, {})],
    ["season-odds", () => call(TOOL.seasonOdds, {})],
    ["standings-odds", () => call(TOOL.standings, {})],
    ["decisions", () => call(TOOL.decisions, decisionArguments(request))],
    ["topic-news", () => call(TOOL.topicNews, { topic: topicOf(request) })],
  ];
  return planned.flatMap(([want, plan]) => (request.intents.has(want) ? [plan()] : []));
}

function absenceArguments(
  { absence, searchNames, mine, ...request }: Understanding,
  today: EasternDay | undefined,
): Record<string, unknown> {
  const { from, to } = spanArguments({ ...request, searchNames }, today);
  return {
    ...(absence?.isEverybody !== true && {
      players: searchNames.map(asMineIn({ mine })),
    }),
    ...(absence?.games !== undefined && { games: absence.games }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && !(absence?.isFromThen && from === to) && { to }),
  };
}

const ofOtherTeam = ({ otherTeam }: Understanding) => (otherTeam === undefined ? {} : { teamName: otherTeam });

const call = (name: ToolName, args: Record<string, unknown>): PlannedCall => ({ name, args });

function freeAgentArguments({ intents, asksHealth, freeAgentFilter }: Understanding): Record<string, unknown> {
  // Who is hurt is nobody to pick up, unless the question is about the hurt themselves (a stash on IR).
  const fit = asksHealth && !freeAgentFilter.healthyOnly ? {} : { healthyOnly: true };
  // Without criteria, free agents are sorted by gain, not by average.
  const order = intents.has("value-free-agents") && !freeAgentFilter.targetCategories ? { sort: "gain" } : {};
  return { ...fit, ...order, ...freeAgentFilter, limit: freeAgentFilter.limit ?? DEFAULT_FREE_AGENTS };
}

/** A question about streaming on a day is limited to players with a game then. */
function playingDays(request: Understanding, today: EasternDay | undefined) {
  const { from, to } = spanArguments(request, today);
  if (from === undefined || to === undefined || today === undefined || to < today) return {};
  if (to === today && !PLAYS_TODAY.test(lineOf(request.question))) return {};
  return to === from ? { playsOn: from } : { playsOn: from, playsUntil: to };
}
/** Questions limited to players with a game today; "Who can I add today?" is not one of them. */
const PLAYS_TODAY =
  /\bonly\b|\bjust\b|μονο|stream|start|play|game|tonight|tonite|2nite|στριμ|ξεκιν|παιζ|παιξ|αγων|ματσ|αποψ/;

/** For a follow-up question, only its own words choose the decisions. */
function decisionArguments({ question, asksToAct }: Understanding): Record<string, unknown> {
  if (asksToAct) return { status: "pending" };
  const status = decisionFilterIn(lineOf(question));
  return status === undefined ? {} : { status };
}

/** NBA teams that are asked for; without them both rosters of the matchup. */
function proTeamArguments({ question }: Understanding): { playerNames?: readonly string[]; everyClub?: true } {
  const proTeams = proTeamsAsked(question);
  if (proTeams === "every") return { everyClub: true };
  return proTeams.length > 0 ? { playerNames: proTeams.slice(0, MAX_CALLS) } : {};
}

/** The question's own words; beside a list of free agents, what is written about such pickups. */
function topicOf({ intents, question, freeAgentFilter }: Understanding): string {
  if (intents.has("free-agents")) return `fantasy waiver wire pickups ${freeAgentFilter.position ?? ""}`.trim();
  return question.replace(/\s+/g, " ").trim().slice(0, MAX_TOPIC_CHARS);
}

/** The day of the question as a tool takes it; left out for today, which is what the tools take without it. */
export function dayArgument(request: Understanding, today: EasternDay | undefined): { day?: EasternDay } {
  if (request.day === undefined) return {};
  if (request.day.kind === "date") return { day: request.day.day };
  const day = today === undefined ? undefined : resolveDay(request.day, today);
  return day === undefined || day === today ? {} : { day };
}

/** The days that bound a plan; left out for all that are left. */
const planDays = ({ range }: Understanding, today: EasternDay | undefined): Partial<DayRange> =>
  (range && today && resolveRange(range, today)) ?? {};

/** The day or days of the question; left out for the days of the matchup, which is what the tools take without them. */
function spanArguments(request: Understanding, today: EasternDay | undefined): { from?: EasternDay; to?: EasternDay } {
  // "From today until Thursday": the days in a row say more than one day among them.
  if (request.range?.to && planDays(request, today).to) return planDays(request, today);
  if (request.window !== undefined) return today === undefined ? {} : resolveWindow(request.window, today);
  if (request.day === undefined) return {};
  const day = request.day.kind === "date" ? request.day.day : today && resolveDay(request.day, today);
  return day === undefined ? {} : { from: day, to: day };
}
