/**
 * The services over a league with one answer damaged on the wire.
 *
 * Undamaged answers are read once and cached; the damaged part goes through HTTP, client, mappers, source reader and
 * database every time. No stored answer replaces it, so that its effect is visible.
 */

import { TEST_PERSON } from "#test/leagues/league-services";
import { forwardTo, type SeenRequest, startFaultServer } from "#test/stubs/fault-server";
import { NO_NEWS } from "#test/stubs/no-news";
import {
  freeAgentsOutput,
  gameLogOutput,
  matchupOutput,
  notFoundOutput,
  playerStatusOutput,
  rosterOutput,
} from "@/contract/tool-outputs";
import { createConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { createFactTables } from "@/db/league/facts";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import { type Clock, systemClock } from "@/lib/clock";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient } from "@/lib/http/http-client";
import type { Logger } from "@/lib/log";
import { composeServices, type WiredServices } from "@/server/wiring/services";
import type { FactStore, StoredGameLog } from "@/services/ports";
import { createSourceReader } from "@/services/sources/source-reader";

type Capture = { key: string; view: string; body: unknown };
type ViewOutcome = { view: string; output?: unknown; failure?: unknown };

export type ServiceWorld = {
  name: string;
  season: number;
  /** Every answer of the healthy league that the services asked for. */
  captures: readonly Capture[];
  baseline: readonly ViewOutcome[];
  /** All views while one answer is another one. `notStored`: answers that the database refused. */
  readWith(key: string, view: string, body: string): Promise<{ outcomes: ViewOutcome[]; notStored: number }>;
};

export type WorldOptions = {
  name: string;
  origin: string;
  universe: TeamScope["universe"];
  leagueId: string;
  season: number;
  teamId: number;
  player: string;
  leagueClock: Clock;
};

/** The client's methods by the view that each reads. */
const VIEW_OF: Readonly<Record<string, string>> = {
  getLeague: "mSettings",
  getRosters: "mRoster",
  getMatchups: "mMatchupScore",
  getFreeAgents: "kona_player_info",
  getPlayerCards: "kona_playercard",
  getPlayerCard: "kona_playercard",
  getPlayerGameLogs: "kona_playercard",
  getPlayerGameLog: "kona_playercard",
  getTransactions: "mTransactions2",
  getProSchedule: "proTeamSchedules_wl",
  getPlayerList: "players_wl",
};

const keyOf = (request: SeenRequest) => `${request.url} ${request.headers["x-fantasy-filter"] ?? ""}`;

export async function openServiceWorld(database: Database, options: WorldOptions): Promise<ServiceWorld> {
  const captures = new Map<string, Capture>();
  let damaged: { key: string; body: string } | undefined;
  const forward = forwardTo(options.origin);
  const server = await startFaultServer(async (request) => {
    const key = keyOf(request);
    if (damaged?.key === key) return { status: 200, body: damaged.body };
    const answer = await forward(request);
    const view = request.url.searchParams.getAll("view").find((each) => Object.values(VIEW_OF).includes(each));
    if (view && answer.status === 200) captures.set(key, { key, view, body: JSON.parse(answer.body) });
    return answer;
  });
  const scope = await scopeIn(database, options);
  const store = createFactTables(database.kysely);
  const http = createHttpClient({ isOperatorOrigin: () => true, openForMs: 0, backoffMs: [0, 0] });
  const client = new EspnClient({
    origin: server.origin,
    leagueId: options.leagueId,
    season: options.season,
    http,
    today: () => dayEt(options.leagueClock.now()),
  });
  const remembered = new Map<string, Promise<unknown>>();
  let notStored = 0;
  const readAll = async (view: string | undefined): Promise<ViewOutcome[]> => {
    const source = { client: remembering(client, view, remembered), label: "espn", leagueClock: options.leagueClock };
    const log: Logger = {
      log: (_level, event) => {
        if (event === "source.not_kept") notStored += 1;
      },
      with: () => log,
    };
    const wired = composeServices(
      {
        sourceOf: () => source,
        reader: createSourceReader({ clock: systemClock, log }),
        store: withoutLoading(store),
        systemClock,
      },
      NO_NEWS,
    );
    return readViews(wired, scope, options.player);
  };
  const baseline = await readAll(undefined);
  return {
    name: options.name,
    season: options.season,
    captures: [...captures.values()],
    baseline,
    async readWith(key, view, body) {
      damaged = { key, body };
      notStored = 0;
      try {
        return { outcomes: await readAll(view), notStored };
      } finally {
        damaged = undefined;
      }
    },
  };
}

async function readViews(
  { league, services }: WiredServices,
  scope: TeamScope,
  player: string,
): Promise<ViewOutcome[]> {
  const either = {
    safeParse: (value: unknown) => [playerStatusOutput, notFoundOutput].map((each) => each.safeParse(value)),
  };
  const log = { safeParse: (value: unknown) => [gameLogOutput, notFoundOutput].map((each) => each.safeParse(value)) };
  const views: [string, () => Promise<unknown>, { safeParse(value: unknown): unknown }?][] = [
    ["context", async () => (await league.buildIntelligenceSnapshot(scope)).league],
    ["matchup", async () => (await services.matchups.view(scope)).output, matchupOutput],
    ["my roster", async () => (await services.rosters.view(scope, { side: "mine" })).output, rosterOutput],
    ["their roster", async () => (await services.rosters.view(scope, { side: "opponent" })).output, rosterOutput],
    [
      "free agents",
      async () => (await services.players.getTopFreeAgents(scope, { limit: 1_000 })).output,
      freeAgentsOutput,
    ],
    ["status", async () => (await services.playerStatus.searchPlayerStatusSnapshots(scope, player)).output, either],
    ["game log", async () => (await services.gameLogs.getPlayerGameLog(scope, player, { games: 10 })).output, log],
  ];
  const outcomes: ViewOutcome[] = [];
  for (const [view, read, schema] of views) {
    try {
      const output = await read();
      const checked = [schema?.safeParse(output) ?? { success: true }].flat() as {
        success: boolean;
        error?: unknown;
      }[]; // zod's answers
      if (checked.some(({ success }) => success)) outcomes.push({ view, output });
      else outcomes.push({ view, failure: new Error(`not of its contract: ${checked[0]?.error}`) });
    } catch (failure) {
      outcomes.push({ view, failure });
    }
  }
  return outcomes;
}

async function scopeIn(database: Database, options: WorldOptions): Promise<TeamScope> {
  const connections = createConnectionTables(database.kysely);
  await connections.ensureProfile(TEST_PERSON);
  const { connectionId } = await connections.ensureConnection(TEST_PERSON, {
    provider: options.universe,
    leagueKey: options.leagueId,
    season: options.season,
    teamId: options.teamId,
  });
  return {
    personId: TEST_PERSON,
    connectionId,
    universe: options.universe,
    leagueId: options.leagueId,
    season: options.season,
    teamId: teamId.parse(options.teamId),
  };
}

/** The client, with every answer but those of one view remembered. */
function remembering(
  client: EspnClient,
  damagedView: string | undefined,
  known: Map<string, Promise<unknown>>,
): EspnClient {
  return new Proxy(client, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== "function") return method;
      const call = (...args: unknown[]): Promise<unknown> => method.apply(target, args);
      const view = VIEW_OF[String(name)];
      if (view === undefined || view === damagedView) return call;
      return (...args: unknown[]) => {
        const key = `${String(name)} ${JSON.stringify(args.filter((arg) => !(arg instanceof AbortSignal)))}`;
        const answer = known.get(key) ?? call(...args);
        known.set(key, answer);
        return answer;
      };
    },
  });
}

/** Everything is written to the database, and nothing from before is found there. */
function withoutLoading(store: FactStore): FactStore {
  const logs = new Map<number, StoredGameLog>();
  const load = async () => undefined;
  return {
    ...store,
    snapshot: <T>(...args: Parameters<FactStore["snapshot"]>) => ({ ...store.snapshot<T>(...args), load }),
    proSchedule: (...args) => ({ ...store.proSchedule(...args), load }),
    playerList: (...args) => ({ ...store.playerList(...args), load }),
    gameLogs: async (_universe, _season, ids) => ids.flatMap((id) => logs.get(id) ?? []),
    async saveGameLogs(universe, season, readAt, read) {
      await store.saveGameLogs(universe, season, readAt, read);
      for (const log of read) logs.set(log.playerId, { ...log, readAt });
    },
  };
}
