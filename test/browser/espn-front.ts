/**
 * ESPN as the servers under test read it: the demo's wire under league numbers of its own, with names that strangers
 * chose; a private league; the replayed recordings; and one that resets every connection.
 *
 * The real client reads all of it. What a manager does on ESPN's own pages is done by `makeMove`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createDemoClock,
  createDemoLeague,
  DEMO_REFERENCE_INSTANT,
  DEMO_SEASON,
  leagueIdOf,
  type MadeMove,
} from "@/demo/demo-league";
import { easternDay, playerId, teamId } from "@/domain/ids";
import { hasRecordedPayloads } from "../shared-fixtures";
import { startReplayServer } from "../stubs/replay-server";
import { HOSTILE_OPPONENT, HOSTILE_PLAYER, HOSTILE_TEAM } from "./flows/hostile-texts";

/** Each size of a flow has a league of its own, so that nobody meets another's moves. */
export const PUBLIC_LEAGUES = { desktop: leagueIdOf("points", 1), phone: leagueIdOf("points", 2) } as const;
export const PRIVATE_LEAGUES = { desktop: leagueIdOf("points", 3), phone: leagueIdOf("points", 4) } as const;
export const UNREACHABLE_LEAGUE = 500_500;
export const UNKNOWN_LEAGUE = 404_404;
export const REPLAYED_LEAGUE = { leagueId: 1234, season: 2023 } as const;
export const ESPN_SEASON = DEMO_SEASON;
/** League time of the whole front, as `FANVISE_NOW` has it. */
export const ESPN_NOW_MS = DEMO_REFERENCE_INSTANT;
/** The login of an account that is in the private leagues. */
export const GOOD_LOGIN = {
  espnS2: "AEB-good-login-of-the-account%2Bwith%2Fmarks",
  swid: "1A2B3C4D-5E6F-4A1B-8C2D-3E4F5A6B7C8D",
};

const MY_TEAM = 1;

export type EspnFront = {
  readonly origin: string;
  readonly hasReplay: boolean;
  /** The player with the hostile name, on the team that is connected. */
  readonly hostilePlayerId: number;
  /** A teammate of the player, with news. */
  readonly newsPlayer: { readonly id: number; readonly name: string };
  /** Rejects logins that were valid, as when ESPN ends every session. */
  expireLogins(isExpired: boolean): void;
  /** Makes a move as a manager does on ESPN's page. */
  makeMove(league: number, move: { day: string; drop: number | null; add: number | null }): void;
  close(): Promise<void>;
};

type Named = { id: number; name: string };

export async function startEspnFront(): Promise<EspnFront> {
  const moves = new Map<number, MadeMove[]>();
  const clock = createDemoClock();
  const demo = await createDemoLeague({
    format: "points",
    clock,
    movesOf: async (league) => moves.get(league) ?? [],
  }).listen();
  const replay = hasRecordedPayloads ? await startReplayServer() : undefined;
  const renamed = await chooseNames(demo.origin);
  let isExpired = false;

  const refuse = (response: ServerResponse, status: number, type: string) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ messages: [type], details: [{ type }] }));
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://front");
    const league = Number(/\/leagues\/(\d+)/.exec(url.pathname)?.[1]);
    if (league === UNREACHABLE_LEAGUE) return void request.socket.destroy();
    if (league === UNKNOWN_LEAGUE) return refuse(response, 404, "GENERAL_NOT_FOUND");
    const isPrivate = Object.values<number>(PRIVATE_LEAGUES).includes(league);
    const isMember = !isExpired && (request.headers.cookie ?? "").includes(GOOD_LOGIN.espnS2);
    if (isPrivate && !isMember) return refuse(response, 401, "AUTH_LEAGUE_NOT_VISIBLE");
    const isReplayed = url.pathname.includes(`/seasons/${REPLAYED_LEAGUE.season}`);
    const behind = isReplayed ? replay?.origin : demo.origin;
    if (behind === undefined) return refuse(response, 404, "GENERAL_NOT_FOUND");
    const filter = request.headers["x-fantasy-filter"];
    const answer = await fetch(`${behind}${url.pathname}${url.search}`, {
      redirect: "manual",
      headers: typeof filter === "string" ? { "x-fantasy-filter": filter } : {},
    });
    const count = answer.headers.get("x-fantasy-filter-player-count");
    const text = await answer.text();
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/json",
      ...(count === null ? {} : { "x-fantasy-filter-player-count": count }),
    });
    response.end(isReplayed ? text : renamed.in(text));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe name
  return {
    origin: `http://127.0.0.1:${port}`,
    hasReplay: replay !== undefined,
    hostilePlayerId: renamed.player.id,
    newsPlayer: renamed.newsPlayer,
    expireLogins(expired) {
      isExpired = expired;
    },
    makeMove(league, { day, drop, add }) {
      const made: MadeMove = {
        day: easternDay.parse(day),
        teamId: teamId.parse(MY_TEAM),
        madeAt: clock.now(),
        drop: drop === null ? null : playerId.parse(drop),
        add: add === null ? null : playerId.parse(add),
      };
      moves.set(league, [...(moves.get(league) ?? []), made]);
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await Promise.all([demo.close(), replay?.close()]);
    },
  };
}

/** Two teams and a player of mine get names that strangers chose, wherever the wire says them. */
async function chooseNames(origin: string) {
  const path = `/apis/v3/games/fba/seasons/${DEMO_SEASON}/segments/0/leagues/${PUBLIC_LEAGUES.desktop}`;
  // biome-ignore lint/suspicious/noExplicitAny: a raw wire answer is walked freely, and what is read of it is used as a text
  const league: any = await (await fetch(`${origin}${path}?view=mTeam&view=mRoster`)).json();
  const [mine, other]: Named[] = league.teams;
  const { entries } = league.teams.find(({ id }: Named) => id === MY_TEAM).roster;
  const [{ player: teamMate }, { player }] = [entries.at(0).playerPoolEntry, entries.at(-1).playerPoolEntry];
  if (!mine || !other || !player) throw new Error("the demo's wire has no teams");
  const pairs: [string, string][] = [
    [mine.name, HOSTILE_TEAM],
    [other.name, HOSTILE_OPPONENT],
    [player.fullName, HOSTILE_PLAYER],
  ];
  return {
    player: { id: Number(player.id) },
    newsPlayer: { id: Number(teamMate.id), name: String(teamMate.fullName) },
    in: (text: string) =>
      pairs.reduce((so, [from, to]) => so.replaceAll(JSON.stringify(from), JSON.stringify(to)), text),
  };
}
