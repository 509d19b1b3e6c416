/**
 * Proof that every surface says the same of a team: rosters, lineups, games, adds, statuses, values of moves, the
 * chance to win, and what was proposed and decided.
 *
 * A trial is ten states of one league, each made by a person's own requests. Then every reader is asked, and what they
 * say is compared by subject, measure and day.
 */

import { hasRecordedPayloads } from "#test/shared-fixtures";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { ProposalCard } from "@/contract/planning/card";
import type { WeekPlanOutput } from "@/contract/planning/engine-outputs";
import type { WeekOutput } from "@/contract/planning/week-grid";
import type { MatchupOutput, RosterOutput } from "@/contract/tool-outputs";
import { composeAnswer } from "@/language/answers/wording";
import { understand } from "@/language/questions/understanding/understanding";
import type { TrialOutcome } from "../suite";
import { Claims } from "./claims";
import { type AgreementClient, JOB_SECRET, openInstance } from "./instances";
import {
  moveKey,
  readCards,
  readDailyLineup,
  readDashboardMatchup,
  readGrid,
  readLeague,
  readList,
  readMatchup,
  readOutlook,
  readRoster,
  readSchedule,
  readStatements,
  readToolOutput,
  readWhatIf,
  type Say,
  sayOn,
} from "./readers";
import { drawStates, makeState } from "./states";
import type { Asked } from "./transport";

const STATES_A_TRIAL = 10;
/** Approved moves are made ten seconds after their approval, and looked at behind that. */
const MAX_READINGS = 4;

type Total = "states" | "claims" | "compared" | "plans" | "refused" | "disagreements";
/** Before a surface and what it speaks of: in how many states another surface spoke of the same. */
const REACH = "reach: ";

/** One state of one team, while it is read. */
type Reading = {
  readonly instance: AgreementClient;
  readonly teamId: number;
  /** Claims of one surface go here. */
  say(surface: string): Say;
  get(path: string, search?: Asked["search"]): ReturnType<typeof bodyOf>;
  /** The league's day, and the days left of its matchup. */
  today: string;
  days: readonly string[];
};

async function bodyOf(answer: ReturnType<AgreementClient["ask"]>) {
  const { status, body } = await answer;
  if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return status === 200 ? body : undefined;
}

/** @returns what every surface says of the team at this moment. */
async function everySurface(instance: AgreementClient, teamId: number): Promise<Claims> {
  const claims = new Claims();
  const reading: Reading = {
    instance,
    teamId,
    say: (surface) => sayOn(surface, (claim) => claims.add(claim)),
    get: (path, search = {}) => bodyOf(instance.ask("GET", path, { search: { teamId, ...search } })),
    today: "",
    days: [],
  };
  const { say, get } = reading;
  const league = await get("/api/league");
  reading.today = league.today;
  readLeague(say("GET /api/league"), league);
  const matchup: MatchupOutput | undefined = await get("/api/matchup");
  if (matchup) readMatchup(say("GET /api/matchup"), matchup);
  const week: WeekOutput | undefined = await get("/api/week");
  reading.days = week?.days.map(({ day }) => day) ?? [];
  if (week) readGrid(say("GET /api/week"), week);
  for (const day of reading.days) {
    readDailyLineup(say("GET /api/lineup"), await get("/api/lineup", { day }));
    readRoster(say("GET /api/roster"), await get("/api/roster", { day }), reading.today);
  }
  const { cards } = await bodyOf(instance.ask("GET", "/api/proposals", { search: { limit: 100 } }));
  readCards(say("GET /api/proposals"), cards, { teamId, today: reading.today });
  await readTools(reading, week);
  const pages = await instance.pages?.(teamId);
  if (pages?.week) readOutlook(say("the dashboard's week"), pages.week);
  if (pages?.matchup) readDashboardMatchup(say("the dashboard's matchup"), pages.matchup);
  if (week) await readCandidate(reading, week);
  for (const { name } of [...(week?.players ?? []).slice(0, 2), ...movingOf(week)]) {
    readList(say("GET /api/players"), await get("/api/players", { query: name }));
  }
  await readChat(reading, matchup);
  return claims;
}

/** Cards whose moves every surface folds in, or no longer does. */
const STANDING: ReadonlySet<ProposalCard["status"]> = new Set(["approved", "verified", "not_seen"]);

/**
 * The demo makes an approved move ten seconds after its approval. What is read across that moment is of two states, and
 * is read again.
 */
async function whileItStands(instance: AgreementClient, teamId: number): Promise<Claims> {
  const isUndoOpen = async () => {
    const { cards } = await bodyOf(instance.ask("GET", "/api/proposals", { search: { limit: 100 } }));
    return (cards as ProposalCard[]).some(({ undoUntil }) => undoUntil != null);
  };
  // A reading over HTTP takes as long as it does until the moves are made.
  while (instance.command && (await isUndoOpen())) await new Promise((resolve) => setTimeout(resolve, 1_000));
  const standOf = async () => {
    const { cards } = await bodyOf(instance.ask("GET", "/api/proposals", { search: { limit: 100 } }));
    // Reading proposes: what waits for a decision, or was replaced by what waits, is of no account.
    const made = (cards as ProposalCard[])
      .filter(({ status }) => STANDING.has(status))
      .map(({ proposalId, status, verification }) => [proposalId, status, verification?.result]);
    const roster = await bodyOf(instance.ask("GET", "/api/roster", { search: { teamId } }));
    // A planned move that is made leaves the roster as it was planned; only the mark of it goes.
    const held = roster?.players.map(({ playerId, comingMove }: RosterOutput["players"][number]) => [
      playerId,
      comingMove,
    ]);
    return JSON.stringify([made, held]);
  };
  let before = await standOf();
  for (let tries = 1; ; tries += 1) {
    const claims = await everySurface(instance, teamId);
    const after = await standOf();
    if (after === before || tries === MAX_READINGS) return claims;
    before = after;
  }
}

const movingOf = (week: WeekOutput | undefined) =>
  (week?.players ?? []).filter(({ joinsOn, leavesOn }) => joinsOn !== null || leavesOn !== null);

/** Every look-up of the registry that speaks of the team. */
async function readTools({ instance, teamId, say, today, days }: Reading, week: WeekOutput | undefined): Promise<void> {
  const call = async (name: string, input: object = {}): Promise<unknown> => {
    const output = await instance.callTool(teamId, name, input);
    if (output !== undefined) readToolOutput(say(`tool ${name}`), { name, output }, today);
    return output;
  };
  await call("get_matchup_details");
  await call("get_league_settings");
  await call("get_decisions");
  // Over HTTP a person's look-ups of a minute are limited.
  const isBrief = instance.command !== undefined;
  if (!isBrief) {
    await call("get_free_agents", { limit: 5 });
    const schedule = await call("get_schedule");
    if (schedule) readSchedule(say("tool get_schedule"), schedule as Parameters<typeof readSchedule>[1]);
    await call("get_my_roster");
  }
  for (const day of isBrief ? days.slice(0, 1) : days) {
    await call("get_my_roster", { day });
    await call("compose_daily_lineup", { day });
  }
  if (days.length === 0) return;
  await call("compose_weekly_lineup");
  const plan = (await call("plan_week", { maxMoves: 2 })) as WeekPlanOutput | undefined;
  const [first] = plan?.moves ?? [];
  if (first?.add) {
    const dropped = first.drop && { dropPlayer: `#${first.drop.playerId}` };
    await call("simulate_move", { addPlayer: `#${first.add.playerId}`, ...dropped, day: first.day });
  }
  const held = isBrief ? [] : (week?.players ?? []).slice(0, 2);
  const request = [...movingOf(week), ...held, ...(plan?.moves ?? []).flatMap(({ drop }) => drop ?? [])];
  for (const playerId of new Set(request.map((each) => each.playerId))) {
    await call("get_espn_player_status", { playerName: `#${playerId}` });
  }
}

/** The planner's first candidate: as it is listed, as a move of one's own, and as chat would simulate it. */
async function readCandidate({ instance, teamId, say }: Reading, week: WeekOutput): Promise<void> {
  const [candidate] = week.candidates;
  if (!candidate) return;
  const { add, drop, day, gain } = candidate;
  say("the planner's candidates")(moveKey(candidate), "gain", gain);
  const move = { addPlayerId: add.playerId, dropPlayerId: drop?.playerId ?? null, day };
  const { status, body } = await instance.ask("POST", "/api/what-if", {
    body: { teamId: String(teamId), moves: [move] },
  });
  say("POST /api/what-if")(moveKey(candidate), "can be made", status === 200 && body.isLegal);
  say("the planner's candidates")(moveKey(candidate), "can be made", true);
  if (status === 200) readWhatIf(say("POST /api/what-if"), body);
  const named = { addPlayer: `#${add.playerId}`, ...(drop && { dropPlayer: `#${drop.playerId}` }), day };
  const output = await instance.callTool(teamId, "simulate_move", named);
  if (output !== undefined) readToolOutput(say("tool simulate_move"), { name: "simulate_move", output }, "");
}

const QUESTIONS = ["Plan my week.", "What is the score of my matchup?", "How many adds do I have left?"] as const;

/** Reads a chat answer's tool results, and the statements recorded beside the text. */
async function readChat(reading: Reading, matchup: MatchupOutput | undefined): Promise<void> {
  const { instance, teamId, say, today } = reading;
  const readAnswer = (
    surface: string,
    question: string,
    { toolCalls, answer }: Pick<ChatAnswer, "toolCalls" | "answer">,
  ) => {
    const results = toolCalls.filter(({ ok }) => ok);
    for (const call of results) readToolOutput(say(`${surface}, ${call.name}`), call, today);
    const composed = composeAnswer(understand(question), "en", toolCalls);
    if (!matchup || composed.text.trim() !== answer.trim()) return;
    const teams = { mine: matchup.me.teamName, opponent: matchup.opponent?.teamName ?? null };
    readStatements(say(`${surface}, its text`), composed.statements, teams);
  };
  for (const message of instance.command ? QUESTIONS.slice(0, 1) : QUESTIONS) {
    const answered = await bodyOf(
      instance.ask("POST", "/api/agent/chat", { body: { message, teamId: String(teamId) } }),
    );
    if (answered) readAnswer("chat", message, answered);
  }
  const [, question] = QUESTIONS;
  const commanded = await instance.command?.(teamId, question);
  if (commanded) readAnswer("fanvise ask", question, commanded as ChatAnswer); // the command prints the chat's own JSON
}

/** @param seed decides every state of the trial */
export async function agreementTrial(index: number, seed: number): Promise<TrialOutcome> {
  const instance = await openInstance(index);
  const wrong: string[] = [];
  const figures: Record<string, number> & Record<Total, number> = {
    states: 0,
    claims: 0,
    compared: 0,
    plans: 0,
    refused: 0,
    disagreements: 0,
  };
  try {
    for (const state of drawStates(seed, {
      count: STATES_A_TRIAL,
      teamIds: instance.teamIds,
      isDemo: instance.isDemo,
    })) {
      const refused = await makeState(instance.ask, state, JOB_SECRET);
      const claims = await whileItStands(instance, state.teamId);
      figures.states += 1;
      figures.claims += claims.count;
      figures.compared += claims.compared;
      figures.plans += state.steps.length;
      figures.refused += refused.length;
      for (const { surface, measure, isCompared } of claims.reach()) {
        const name = `${REACH}${surface} on ${measure}`;
        figures[name] = (figures[name] ?? 0) + Number(isCompared);
      }
      for (const { key, texts } of claims.disagreements()) {
        const sides = texts.map(
          ({ value, surfaces }) => `${value.slice(0, 200)} (${[...new Set(surfaces)].join(", ")})`,
        );
        wrong.push(`${key}: ${sides.join(" against ")}\n    ${JSON.stringify(state)}`);
      }
    }
  } finally {
    await instance.close();
  }
  figures.disagreements = wrong.length;
  return {
    ok: wrong.length === 0,
    line: wrong.length === 0 ? `${figures.states} states, ${figures.claims} claims` : wrong.slice(0, 12).join("\n  "),
    figures,
  };
}

export function agreementSummary(outcomes: readonly TrialOutcome[]): string[] {
  const total = (name: string) => outcomes.reduce((sum, { figures }) => sum + (figures?.[name] ?? 0), 0);
  return [
    `${total("states")} states with ${total("plans")} plans: ${total("disagreements")} disagreements`,
    `${total("claims")} claims about ${total("compared")} things that two surfaces or more speak of`,
    reachLine(outcomes),
    ...(hasRecordedPayloads ? [] : ["skipped: the recorded ESPN leagues are not there"]),
  ];
}

/** A surface that no other is held against could say anything. */
function reachLine(outcomes: readonly TrialOutcome[]): string {
  const compared = new Map<string, number>();
  for (const { figures = {} } of outcomes) {
    for (const [name, states] of Object.entries(figures)) {
      if (name.startsWith(REACH)) compared.set(name, (compared.get(name) ?? 0) + states);
    }
  }
  const alone = [...compared].flatMap(([name, states]) => (states === 0 ? [name.slice(REACH.length)] : []));
  return `${compared.size} statements of surfaces, ${alone.length} held against no other surface${alone.map((each) => `\n    ${each}`).join("")}`;
}
