/** The product opened on a demo league, and its reading routes called as clients call them, for tests. */
import { expect } from "vitest";
import type { z } from "zod";
import { GET as getPlayer } from "@/app/api/players/[id]/route";
import { errorBody } from "@/contract/error";
import type { DemoFormat } from "@/demo/demo-league";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { HOST, openProduct } from "./product";

export type Handler = (request: Request) => Promise<Response>;
export const onePlayer = (id: string) => (request: Request) => getPlayer(request, { params: Promise.resolve({ id }) });
export const requestTo = (search: string, init?: RequestInit) =>
  new Request(`http://${HOST}/api/any${search}`, { ...init, headers: { host: HOST } });
export const get = (handler: Handler, search = "") => handler(requestTo(search));

/** A good answer, read through its contract. */
export async function read<Schema extends z.ZodType>(
  handler: Handler,
  schema: Schema,
  search = "",
): Promise<z.output<Schema>> {
  const response = await get(handler, search);
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return schema.parse(body);
}
export const refused = async (handler: Handler, search: string) => {
  const response = await get(handler, search);
  return { status: response.status, ...errorBody.parse(await response.json()).error, requestId: undefined };
};

/** @param variables of a model, say, other than the rules. */
export async function openDemoProduct(format: DemoFormat, variables: Readonly<Record<string, string>> = {}) {
  const { fanvise, close } = await openProduct({
    FANVISE_LEAGUE: format === "points" ? "demo" : `demo:${format}`,
    FANVISE_MODEL: "rules",
    ...variables,
  });
  const { demo, connection } = fanvise;
  if (!connection) throw new Error("the demo league is not connected");
  const base = `${demo.origin}/apis/v3/games/fba/seasons/${connection.season}`;
  // biome-ignore lint/suspicious/noExplicitAny: raw wire answers are walked freely, and what is read of them is compared
  const espnPayload = async (views: string[], filter?: object, ofLeague = true): Promise<any> => {
    const path = ofLeague ? `${base}/segments/0/leagues/${connection.leagueKey}` : base;
    const search = `?${views.map((view) => `view=${view}`).join("&")}`;
    const headers = filter ? { "x-fantasy-filter": JSON.stringify(filter) } : undefined;
    return (await fetch(`${path}${search}`, { headers })).json();
  };
  const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
  return { fanvise, espnPayload, close, scope, myTeamId: connection.teamId };
}
export type DemoProduct = Awaited<ReturnType<typeof openDemoProduct>>;
