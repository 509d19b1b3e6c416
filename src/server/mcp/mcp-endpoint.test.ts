/** The protocol's own client against the route, over HTTP, on the demo league. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { ALL_TOOLS } from "@/agents/shared/tool-registry";
import { POST as callTools, GET as readStream } from "@/app/api/mcp/route";
import { errorBody } from "@/contract/error";
import { matchupOutput, provenance, rosterOutput, scoreOutput } from "@/contract/tool-outputs";
import { silentLogger } from "@/lib/log";
import { createChatLimits } from "@/runs/chat-limits";
import { createMcpEndpoint } from "./mcp-endpoint";

/** The route behind a plain HTTP server, as Next would call it. */
async function serve(handlers: Record<string, (request: Request) => Promise<Response>>) {
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", async () => {
      const method = incoming.method ?? "GET";
      const body = Buffer.concat(chunks);
      const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
        method,
        headers: new Headers(Object.entries(incoming.headers).flatMap(([name, value]) => [[name, String(value)]])),
        ...(method === "POST" ? { body } : {}),
      });
      const answer = (await handlers[method]?.(request)) ?? new Response(null, { status: 405 });
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo; // a TCP server's
  return {
    url: new URL(`http://127.0.0.1:${port}/api/mcp`),
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

type Served = Awaited<ReturnType<typeof serve>>;

const connected = async (url: URL, token?: string, mode: "legacy" | "auto" = "legacy") => {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const requestInit = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return client;
};

describe("the tools over the Model Context Protocol", () => {
  let instance: DemoProduct;
  let served: Served;
  let client: Client;
  const tokenWith = async (...scopes: ("read" | "chat")[]) =>
    (await instance.fanvise.apiTokens.create(instance.scope.personId, { label: "test", scopes, expiresInDays: 1 }))
      .token;

  beforeAll(async () => {
    instance = await openDemoProduct("points");
    served = await serve({ POST: callTools, GET: readStream });
    client = await connected(served.url, await tokenWith("read"));
  });
  afterAll(async () => {
    await client.close();
    await served.close();
    await instance.close();
  });

  const call = (name: string, args: Record<string, unknown> = {}) => client.callTool({ name, arguments: args });

  it("lists all of them, read-only, with the arguments that they take", async () => {
    expect(client.getServerVersion()).toMatchObject({ name: "fanvise" });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(ALL_TOOLS.map(({ name }) => name).sort());
    for (const tool of tools) {
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(tool.inputSchema.type).toBe("object");
      expect(tool.description?.length).toBeGreaterThan(20);
    }
    const log = tools.find(({ name }) => name === "get_player_game_log")?.inputSchema;
    expect(Object.keys(log?.properties ?? {})).toEqual(["playerName", "lastNGames", "lastDays"]);
    expect(log?.required).toEqual(["playerName"]);
  });

  it("answers with what the services say, as data and as text, with source and time", async () => {
    const roster = await call("get_my_roster");
    expect(roster.isError).toBeFalsy();
    const { players, teamId, source } = rosterOutput.parse(roster.structuredContent);
    const { teams } = await instance.espnPayload(["mRoster"]);
    const mine = teams.find((team: { id: number }) => team.id === instance.myTeamId);
    expect(players.map(({ playerId }) => playerId).sort()).toEqual(
      mine.roster.entries.map((entry: { playerId: number }) => entry.playerId).sort(),
    );
    expect([teamId, source]).toEqual([instance.myTeamId, "demo league"]);
    const [text] = roster.content;
    expect(JSON.parse(text?.type === "text" ? text.text : "")).toEqual(roster.structuredContent);

    const matchup = matchupOutput.parse((await call("get_matchup_details")).structuredContent);
    expect(matchup).toMatchObject({ source: "demo league", me: { teamId: instance.myTeamId } });
    // 20 points at 1, 5 turnovers at -2.
    const score = await call("calculate_fantasy_score", { stats: { PTS: 20, TO: 5 }, weights: { PTS: 1, TO: -2 } });
    expect(scoreOutput.parse(score.structuredContent).total).toBe(10);
  });

  it("gives provenance with every tool's answer", async () => {
    const name = rosterOutput.parse((await call("get_my_roster")).structuredContent).players[0]?.name;
    const theirs = rosterOutput.parse((await call("get_opponent_roster")).structuredContent).players[0]?.name;
    const args: Record<string, Record<string, unknown>> = {
      search_news_by_topic: { topic: "injuries" },
      calculate_fantasy_score: { stats: { PTS: 1 } },
      validate_slot_fit: { addPlayer: name },
      simulate_move: { addPlayer: name },
      analyze_trade: { give: [name], get: [theirs] },
    };
    for (const tool of ALL_TOOLS) {
      const answer = await call(tool.name, { playerName: name, ...args[tool.name] });
      expect(answer.isError, `${tool.name} ${JSON.stringify(answer.content)}`).toBeFalsy();
      expect(provenance.safeParse(answer.structuredContent).error, tool.name).toBeUndefined();
    }
  });

  it("speaks the protocol's revision of 2026 too", async () => {
    const modern = await connected(served.url, undefined, "auto");
    expect(modern.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    expect(client.getNegotiatedProtocolVersion()).not.toBe("2026-07-28");
    expect((await modern.listTools()).tools).toHaveLength(ALL_TOOLS.length);
    const matchup = await modern.callTool({ name: "get_matchup_details", arguments: {} });
    expect(matchupOutput.parse(matchup.structuredContent).me.teamId).toBe(instance.myTeamId);
    await modern.close();
  });

  it("answers to get_player_status as to get_espn_player_status, in both revisions, and lists it once", async () => {
    const playerName = rosterOutput.parse((await call("get_my_roster")).structuredContent).players[0]?.name;
    const canonical = await call("get_espn_player_status", { playerName });
    expect(canonical.structuredContent).toMatchObject({ found: true, name: playerName });
    const modern = await connected(served.url, undefined, "auto");
    for (const request of [client, modern]) {
      const { structuredContent } = await request.callTool({ name: "get_player_status", arguments: { playerName } });
      expect(structuredContent).toMatchObject({ found: true, name: playerName });
      expect(Object.keys(structuredContent ?? {})).toEqual(Object.keys(canonical.structuredContent ?? {}));
    }
    await modern.close();
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).not.toContain("get_player_status");
  });

  it("takes the view of another team of the league, and refuses one that is none", async () => {
    const { teams } = await instance.espnPayload(["mTeam"]);
    const other = teams.find((team: { id: number }) => team.id !== instance.myTeamId).id;
    const anonymousCaller = await connected(new URL(`${served.url}?teamId=${other}`));
    const roster = await anonymousCaller.callTool({ name: "get_my_roster", arguments: {} });
    expect(rosterOutput.parse(roster.structuredContent).teamId).toBe(other);
    await anonymousCaller.close();
    await expect(connected(new URL(`${served.url}?teamId=9999`))).rejects.toThrow("league.team_not_found");
  });

  it("words bad arguments and absent players as tool errors or plain findings, and knows no other tool", async () => {
    expect(await call("get_player_game_log", { playerName: 7 })).toMatchObject({ isError: true });
    expect(await call("get_my_roster", { day: "yesterday" })).toMatchObject({ isError: true });
    const nobody = await call("get_espn_player_status", { playerName: "Zzyzx Qwrtpsd" });
    expect(nobody.structuredContent).toMatchObject({ found: false, candidates: [] });
    await expect(call("drop_everyone")).rejects.toMatchObject({ code: -32602 });
  });

  it("lets in who has a token that reads, and the person at this machine", async () => {
    const owner = await connected(served.url);
    expect((await owner.listTools()).tools).toHaveLength(ALL_TOOLS.length);
    await owner.close();
    const post = async (headers: Record<string, string>, body = "{}") => {
      const response = await fetch(served.url, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
      });
      return { status: response.status, code: errorBody.parse(await response.json()).error.code };
    };
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect(await post(bearer(`fv_${"x".repeat(43)}`))).toEqual({ status: 401, code: "request.not_signed_in" });
    expect(await post(bearer(await tokenWith("chat")))).toEqual({ status: 403, code: "token.scope" });
    expect(await post({ origin: "https://elsewhere.example" })).toEqual({ status: 403, code: "request.origin" });
    expect(await post({}, JSON.stringify("x".repeat(65 * 1_024)))).toEqual({ status: 413, code: "request.too_large" });
    expect(await post({}, "{")).toEqual({ status: 400, code: "request.not_json" });
    await expect(connected(served.url, `fv_${"x".repeat(43)}`)).rejects.toThrow();
    expect((await fetch(served.url)).status).toBe(405);
  });

  it("keeps each person to so many look-ups, and says so", async () => {
    await instance.fanvise.database.pool.query("delete from rate_limits");
    const limits = createChatLimits({ ...instance.fanvise, log: silentLogger }, "look-up", { perMinute: 2, atOnce: 2 });
    const endpoint = createMcpEndpoint({ services: instance.fanvise.services, limits, log: silentLogger });
    const limited = await serve({
      POST: async (request) =>
        endpoint.answer(request, { personId: instance.scope.personId, scope: instance.scope }, await request.json()),
    });
    const guest = await connected(limited.url);
    const outcomes = [];
    for (let request = 0; request < 3; request += 1) {
      outcomes.push(await guest.callTool({ name: "get_league_settings", arguments: {} }));
    }
    expect(outcomes.map(({ isError }) => isError === true)).toEqual([false, false, true]);
    expect(outcomes[2]?.structuredContent).toMatchObject({ unavailable: "request.too_many" });
    await guest.close();
    await limited.close();
  });

  it("says nothing of a bug but that there is one", async () => {
    const logged: string[] = [];
    const log = { ...silentLogger, log: (_level: string, event: string) => void logged.push(event) };
    const limits = createChatLimits({ ...instance.fanvise, log: silentLogger }, "look-up", {
      perMinute: 99,
      atOnce: 9,
    });
    const services = { ...instance.fanvise.services };
    services.matchups = {
      ...services.matchups,
      view: async () => {
        throw new TypeError("a secret path");
      },
    };
    const endpoint = createMcpEndpoint({ services, limits, log });
    const broken = await serve({
      POST: async (request) =>
        endpoint.answer(request, { personId: instance.scope.personId, scope: instance.scope }, await request.json()),
    });
    const guest = await connected(broken.url);
    const outcome = await guest.callTool({ name: "get_matchup_details", arguments: {} });
    expect(outcome).toMatchObject({ isError: true, structuredContent: { unavailable: "internal.fault" } });
    expect(JSON.stringify(outcome)).not.toContain("secret");
    expect(logged).toContain("mcp.fault");
    await guest.close();
    await broken.close();
  });
});
