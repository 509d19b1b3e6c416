/**
 * Proof that every surface says the same of a team: rosters, lineups, games, adds, statuses, values of moves, the chance to win.
 *
 * A trial is ten states of one league, each made by a person's own requests. Then every reader is asked, and what they say is compared by
 * subject, measure and day. The first trials of each kind of league run against the built server over HTTP, the rest on the handlers in
 * this process.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_TOOLS } from "@/agents/shared/tool-registry";
import type { WeekPlanOutput } from "@/contract/engine-outputs";
import type { WeekOutput } from "@/contract/week-grid";
import { AppError } from "@/lib/errors";
import { matchupView, weekOutlook } from "@/server/dashboard-view";
import { LOCAL_OWNER_ID } from "@/server/local-owner";
import { closeRunning, runningFanVise } from "@/server/running";
import { startReplayServer } from "../test/replay-server";
import { hasRecordedPayloads } from "../test/shared-fixtures";
import { Claims } from "./agreement/claims";
import {
  readDailyLineup,
  readDashboardMatchup,
  readGrid,
  readLeague,
  readList,
  readMatchup,
  readOutlook,
  readRoster,
  readSchedule,
  readToolOutput,
  readWhatIf,
  sayOn,
} from "./agreement/readers";
import { drawStates, makeState, type StatePlan } from "./agreement/states";
import { type Asked, inProcess, type Transport } from "./agreement/transport";
import type { TrialOutcome } from "./suites";

const STATES_A_TRIAL = 10;
const JOB_SECRET = "a-secret-of-the-proof";

/** Leagues in turn: three formats of the demo, and every tenth trial a recorded ESPN league where the payloads are there. */
const LEAGUES = ["demo", "demo:each", "demo:most"] as const;
const RECORDED = { league: "espn:1234:2023:6", now: "2023-11-16T17:00:00.000Z" } as const;

type Home = {
  readonly ask: Transport;
  readonly teamIds: readonly number[];
  readonly isDemo: boolean;
  close(): Promise<void>;
};

async function openHome(index: number): Promise<Home> {
  const isRecorded = index % 10 === 0 && hasRecordedPayloads;
  const replay = isRecorded ? await startReplayServer() : undefined;
  Object.assign(process.env, {
    FANVISE_DATA_DIR: mkdtempSync(join(tmpdir(), "fanvise-agreement-")),
    FANVISE_LEAGUE: isRecorded ? RECORDED.league : (LEAGUES[index % LEAGUES.length] ?? "demo"),
    FANVISE_NOW: isRecorded ? RECORDED.now : "",
    FANVISE_MODEL: "rules",
    FANVISE_JOBS: "off",
    FANVISE_CHATS_PER_MINUTE: "100000",
    FANVISE_CHATS_AT_ONCE: "10000",
    CRON_SECRET: JOB_SECRET,
    ESPN_BASE_URL: replay?.origin ?? "",
    DATABASE_URL: "",
    GOOGLE_API_KEY: "",
    FANVISE_LOG_LEVEL: "error",
  });
  const fanvise = await runningFanVise();
  const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
  const { league } = await fanvise.league.buildIntelligenceSnapshot(scope);
  const others = league.teams.map(({ teamId }) => Number(teamId)).filter((id) => id !== scope.teamId);
  return {
    ask: inProcess,
    teamIds: [Number(scope.teamId), ...others],
    isDemo: !isRecorded,
    async close() {
      await closeRunning();
      await replay?.close();
    },
  };
}

/** @returns what every surface says of the team at this moment. */
async function everySurface(ask: Transport, teamId: number): Promise<Claims> {
  const claims = new Claims();
  const say = (surface: string) => sayOn(surface, (claim) => claims.add(claim));
  const get = async (path: string, search: Asked["search"] = {}) => {
    const { status, body } = await ask("GET", path, { search: { teamId, ...search } });
    if (status >= 500) throw new Error(`${path} ${status}: ${JSON.stringify(body)}`);
    return status === 200 ? body : undefined;
  };
  const league = await get("/api/league");
  const { today } = league;
  readLeague(say("GET /api/league"), league);
  const matchup = await get("/api/matchup");
  if (matchup) readMatchup(say("GET /api/matchup"), matchup);
  const week: WeekOutput | undefined = await get("/api/week");
  if (week) readGrid(say("GET /api/week"), week);
  const days = week?.days.map(({ day }) => day) ?? [];
  for (const day of days) {
    readDailyLineup(say("GET /api/lineup"), await get("/api/lineup", { day }));
    readRoster(say("GET /api/roster"), await get("/api/roster", { day }), today);
  }
  await readTools({ claims, teamId, today, days, week });
  await readPages(claims, teamId);
  if (week) await readWhatIfs({ ask, claims, teamId, week });
  const involved = (week?.players ?? []).filter(({ joinsOn, leavesOn }) => joinsOn !== null || leavesOn !== null);
  for (const { name } of [...(week?.players ?? []).slice(0, 2), ...involved]) {
    readList(say("GET /api/players"), await get("/api/players", { query: name }));
  }
  const chat = await ask("POST", "/api/agent/chat", { body: { message: "Plan my week.", teamId: String(teamId) } });
  for (const call of chat.body?.toolCalls ?? []) {
    if (call.ok) readToolOutput(say(`chat, ${call.name}`), call, today);
  }
  return claims;
}

/** Every look-up of the registry that speaks of the team, as MCP, the command and chat call it. */
async function readTools({
  claims,
  teamId,
  today,
  days,
  week,
}: {
  claims: Claims;
  teamId: number;
  today: string;
  days: readonly string[];
  week: WeekOutput | undefined;
}): Promise<void> {
  const { services, scopeFor } = await runningFanVise();
  const scope = await scopeFor(LOCAL_OWNER_ID, { teamId: String(teamId) });
  const call = async (name: string, input: object = {}): Promise<unknown> => {
    const tool = ALL_TOOLS.find((each) => each.name === name);
    if (!tool) throw new Error(`there is no tool ${name}`);
    try {
      const { ok, output } = await tool.run(input, { scope, services, signal: new AbortController().signal });
      if (ok)
        readToolOutput(
          sayOn(`tool ${name}`, (claim) => claims.add(claim)),
          { name, output },
          today,
        );
      return ok ? output : undefined;
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      return undefined;
    }
  };
  await call("get_matchup_details");
  await call("get_league_settings");
  await call("get_free_agents", { limit: 5 });
  const schedule = await call("get_schedule");
  if (schedule)
    readSchedule(
      sayOn("tool get_schedule", (claim) => claims.add(claim)),
      schedule as never,
    );
  await call("get_my_roster");
  for (const day of days) {
    await call("get_my_roster", { day });
    await call("compose_daily_lineup", { day });
  }
  if (days.length === 0) return;
  await call("compose_weekly_lineup");
  const plan = (await call("plan_week", { maxMoves: 2 })) as WeekPlanOutput | undefined;
  const [first] = plan?.moves ?? [];
  if (first?.add) {
    const named = { addPlayer: `#${first.add.playerId}`, ...(first.drop && { dropPlayer: `#${first.drop.playerId}` }) };
    await call("simulate_move", { ...named, day: first.day });
  }
  const moving = (week?.players ?? []).filter(({ joinsOn, leavesOn }) => joinsOn !== null || leavesOn !== null);
  const asked = [
    ...moving,
    ...(week?.players ?? []).slice(0, 2),
    ...(plan?.moves ?? []).flatMap(({ drop }) => drop ?? []),
  ];
  for (const playerId of new Set(asked.map((each) => each.playerId))) {
    await call("get_espn_player_status", { playerName: `#${playerId}` });
  }
}

async function readPages(claims: Claims, teamId: number): Promise<void> {
  const fanvise = await runningFanVise();
  const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, { teamId: String(teamId) });
  const page = async (read: () => Promise<void>) => {
    try {
      await read();
    } catch (thrown) {
      // A page shows a failure by its code; the routes were asked for the same.
      if (!(thrown instanceof AppError)) throw thrown;
    }
  };
  const add = (surface: string) => sayOn(surface, (claim) => claims.add(claim));
  await page(async () => readOutlook(add("the dashboard's week"), await weekOutlook(fanvise, scope)));
  await page(async () => readDashboardMatchup(add("the dashboard's matchup"), await matchupView(fanvise, scope)));
}

/** The planner's first candidate by itself, and the week that nothing is moved in. */
async function readWhatIfs({
  ask,
  claims,
  teamId,
  week,
}: {
  ask: Transport;
  claims: Claims;
  teamId: number;
  week: WeekOutput;
}): Promise<void> {
  const [candidate] = week.candidates;
  if (!candidate) return;
  const { add, drop, day, gain } = candidate;
  const move = { addPlayerId: add.playerId, dropPlayerId: drop?.playerId ?? null, day };
  const { status, body } = await ask("POST", "/api/what-if", { body: { teamId: String(teamId), moves: [move] } });
  const say = sayOn("POST /api/what-if", (claim) => claims.add(claim));
  if (status !== 200) {
    say("the planner's first candidate", "can be made", false);
    return;
  }
  readWhatIf(say, body);
  const { services, scopeFor } = await runningFanVise();
  const scope = await scopeFor(LOCAL_OWNER_ID, { teamId: String(teamId) });
  const named = { addPlayer: `#${add.playerId}`, ...(drop && { dropPlayer: `#${drop.playerId}` }) };
  const simulated = (await services.engine.simulateMove(scope, { ...named, day: day as never })).output;
  readToolOutput(
    sayOn("tool simulate_move", (claim) => claims.add(claim)),
    { name: "simulate_move", output: simulated },
    "",
  );
  const key = `${drop?.name ?? "nobody"} → ${add.name} ${day}`;
  sayOn("the planner's candidates", (claim) => claims.add(claim))(key, "gain", gain);
}

const inWords = (state: StatePlan): string => JSON.stringify(state);

/** @param seed decides every state of the trial */
export async function agreementTrial(index: number, seed: number): Promise<TrialOutcome> {
  const home = await openHome(index);
  const wrong: string[] = [];
  let claimed = 0;
  let compared = 0;
  let moved = 0;
  try {
    for (const state of drawStates(seed, { count: STATES_A_TRIAL, teamIds: home.teamIds, isDemo: home.isDemo })) {
      await makeState(home.ask, state, JOB_SECRET);
      const claims = await everySurface(home.ask, state.teamId);
      claimed += claims.count;
      compared += claims.compared;
      moved += state.steps.length;
      for (const { key, said } of claims.disagreements()) {
        const sides = said.map(
          ({ value, surfaces }) => `${value.slice(0, 160)} (${[...new Set(surfaces)].join(", ")})`,
        );
        wrong.push(`${key}: ${sides.join(" against ")}\n    ${inWords(state)}`);
      }
    }
  } finally {
    await home.close();
  }
  return {
    ok: wrong.length === 0,
    line: wrong.length === 0 ? `${STATES_A_TRIAL} states, ${claimed} claims` : wrong.slice(0, 12).join("\n  "),
    figures: { states: STATES_A_TRIAL, claims: claimed, compared, plans: moved, disagreements: wrong.length },
  };
}

export function agreementSummary(outcomes: readonly TrialOutcome[]): string[] {
  const total = (name: string) => outcomes.reduce((sum, { figures }) => sum + (figures?.[name] ?? 0), 0);
  return [
    `${total("states")} states with ${total("plans")} plans: ${total("disagreements")} disagreements`,
    `${total("claims")} claims, ${total("compared")} of them of a kind that two surfaces make`,
    ...(hasRecordedPayloads ? [] : ["skipped: the recorded ESPN leagues are not there"]),
  ];
}
