/**
 * Where the states of a trial are made and read: the handlers of this process, or the built server over HTTP with the
 * command.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { preparedDirectory } from "#test/database";
import { hasRecordedPayloads } from "#test/shared-fixtures";
import { startReplayServer } from "#test/stubs/replay-server";
import { ALL_TOOLS } from "@/agents/shared/tool-registry";
import type { MatchupView, WeekOutlook } from "@/contract/league/dashboard-view";
import { AppError } from "@/lib/errors";
import { matchupView, weekOutlook } from "@/server/pages/dashboard-view";
import { closeRunning, runningFanVise } from "@/server/running";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { startProofServer } from "../server/proof-server";
import { inProcess, overHttp, type Transport } from "./transport";

export const JOB_SECRET = "a-secret-of-the-proof";

type PageData = { readonly matchup: MatchupView | undefined; readonly week: WeekOutlook | undefined };

export type AgreementClient = {
  readonly ask: Transport;
  /** The viewed team first. */
  readonly teamIds: readonly number[];
  readonly isDemo: boolean;
  /** @returns the tool's output; `undefined` where it is refused. */
  callTool(teamId: number, name: string, input?: object): Promise<unknown>;
  /** Data of the dashboard; only where the pages' process is this one. */
  pages?(teamId: number): Promise<PageData>;
  /** The chat answer of `fanvise ask --json`; only over HTTP, where the command goes through the server. */
  command?(teamId: number, question: string): Promise<unknown>;
  close(): Promise<void>;
};

const LEAGUES = ["demo", "demo:each", "demo:most"] as const;
/** Day and team of the recorded points league. */
const RECORDED = { league: "espn:1234:2023:6", now: "2023-11-16T17:00:00.000Z" } as const;
/** So many trials run over HTTP, the first ones. */
const HTTP_TRIALS = 2;

const root = fileURLToPath(new URL("../../..", import.meta.url));

async function environment(index: number, replayOrigin: string | undefined): Promise<Record<string, string>> {
  const isRecorded = replayOrigin !== undefined;
  return {
    FANVISE_DATA_DIR: (await preparedDirectory()).path,
    FANVISE_LEAGUE: isRecorded ? RECORDED.league : (LEAGUES[index % LEAGUES.length] ?? "demo"),
    FANVISE_NOW: isRecorded ? RECORDED.now : "",
    FANVISE_DEMO_NEWS: "off",
    FANVISE_MODEL: "rules",
    FANVISE_JOBS: "off",
    FANVISE_CHATS_PER_MINUTE: "100000",
    FANVISE_CHATS_AT_ONCE: "10000",
    CRON_SECRET: JOB_SECRET,
    ESPN_BASE_URL: replayOrigin ?? "",
    DATABASE_URL: "",
    GOOGLE_API_KEY: "",
    FANVISE_LOG_LEVEL: "error",
  };
}

/** The first trials over HTTP; every tenth on a recorded ESPN league where the payloads are there. */
export async function openInstance(index: number): Promise<AgreementClient> {
  if (index <= HTTP_TRIALS) return openServed(await environment(index, undefined));
  const replay = index % 10 === 0 && hasRecordedPayloads ? await startReplayServer() : undefined;
  const instance = await openHere(await environment(index, replay?.origin), replay === undefined);
  return {
    ...instance,
    async close() {
      await instance.close();
      await replay?.close();
    },
  };
}

async function openHere(env: Readonly<Record<string, string>>, isDemo: boolean): Promise<AgreementClient> {
  Object.assign(process.env, env);
  const fanvise = await runningFanVise();
  const scopeOf = (teamId: number) => fanvise.scopeFor(LOCAL_OWNER_ID, { teamId: String(teamId) });
  const own = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
  const { league } = await fanvise.league.buildIntelligenceSnapshot(own);
  const unlessRefused = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      // What is refused by name is refused on the routes too, which were asked for the same.
      if (!(error instanceof AppError)) throw error;
      return undefined;
    }
  };
  return {
    ask: inProcess,
    teamIds:
      own.teamId === undefined
        ? []
        : withFirst(
            Number(own.teamId),
            league.teams.map(({ teamId }) => Number(teamId)),
          ),
    isDemo,
    async callTool(teamId, name, input = {}) {
      const tool = ALL_TOOLS.find((each) => each.name === name);
      if (!tool) throw new Error(`there is no tool ${name}`);
      const context = {
        scope: await scopeOf(teamId),
        services: fanvise.services,
        signal: new AbortController().signal,
      };
      const outcome = await unlessRefused(() => tool.run(input, context));
      return outcome?.ok ? outcome.output : undefined;
    },
    async pages(teamId) {
      const scope = await scopeOf(teamId);
      return {
        matchup: await unlessRefused(() => matchupView(fanvise, scope)),
        week: await unlessRefused(() => weekOutlook(fanvise, scope)),
      };
    },
    close: closeRunning,
  };
}

async function openServed(env: Readonly<Record<string, string>>): Promise<AgreementClient> {
  const server = await startProofServer(env);
  const ask = overHttp(server.origin);
  const { body: league } = await ask("GET", "/api/league");
  const run = promisify(execFile);
  return {
    ask,
    teamIds: withFirst(
      league.myTeamId,
      league.teams.map(({ teamId }: { teamId: number }) => teamId),
    ),
    isDemo: true,
    async callTool(teamId, name, input = {}) {
      const client = new Client({ name: "agreement", version: "1" });
      await client.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/api/mcp?teamId=${teamId}`)));
      try {
        const { structuredContent, isError } = await client.callTool({ name, arguments: { ...input } });
        return isError ? undefined : structuredContent;
      } finally {
        await client.close();
      }
    },
    async command(teamId, question) {
      const args = [join(root, "bin", "fanvise.mjs"), "ask", question, "--json", "--team", String(teamId)];
      const { stdout } = await run(process.execPath, args, {
        cwd: root,
        env: { ...process.env, ...env },
        maxBuffer: 1e8,
      });
      return JSON.parse(stdout);
    },
    close: () => server.kill("SIGTERM"),
  };
}

const withFirst = (first: number, all: readonly number[]): number[] => [first, ...all.filter((id) => id !== first)];
