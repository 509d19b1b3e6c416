/** Two people on one deployment: neither sees, changes or can tell anything of the other's. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSignedInProduct, type SignedInProduct, type Visitor } from "#test/leagues/signed-in";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import type { Route } from "../routes/define-route";
import { ROUTES } from "../routes/routes";

let product: SignedInProduct;
let people: readonly Tenant[];
beforeAll(async () => {
  product = await openSignedInProduct();
  people = [await tenant("ann"), await tenant("bob")];
});
afterAll(() => product.close());

/** A person with something of every kind, and a word that stands in all of it. */
type Tenant = Visitor & { canary: string; ids: Readonly<Record<string, string>> };

async function tenant(name: string): Promise<Tenant> {
  const anonymousCaller = await product.signIn(name);
  const canary = `canary-of-${name}-${randomUUID()}`;
  const read = async (response: Response) => {
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBeLessThan(300);
    return body;
  };
  const chat = await read(
    await anonymousCaller.ask("POST", "/api/agent/chat", { body: { message: `Who is on my roster? ${canary}` } }),
  );
  const plan = optimizerAnswer.parse(
    await read(await anonymousCaller.ask("POST", "/api/agent/matchup-optimizer", { body: {} })),
  );
  const { tokenId } = await read(await anonymousCaller.ask("POST", "/api/tokens", { body: { label: canary } }));
  const { connections } = await read(await anonymousCaller.ask("GET", "/api/connections"));
  const [connection] = connections;
  return {
    ...anonymousCaller,
    canary,
    ids: {
      thread: chat.threadId,
      run: chat.runId,
      plan: plan.threadId,
      token: tokenId,
      proposal: plan.cards[0]?.proposalId ?? "",
      connection: connection.connectionId,
      league: connection.leagueId,
      person: anonymousCaller.person.personId,
    },
  };
}

/** Bodies with which a route comes as far as looking for what the id names. */
const BODIES: Readonly<Record<string, (id: string) => unknown>> = {
  DecisionsRequest: (id) => ({ decisions: [{ proposalId: id, action: "decline" }] }),
  ConnectionChange: () => ({ isActive: true }),
  ChatRequest: (id) => ({ message: "Who is on my roster?", threadId: id }),
  ThreadChange: () => ({ title: "mine now" }),
  FeedbackRequest: () => ({ rating: "up" }),
  CheckpointRequest: () => ({ name: "mine now" }),
};

/** Everywhere an id can be put into one operation. */
function slotsOf(operation: Route): ((id: string) => Parameters<Visitor["ask"]>[2])[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const needsKey = operation.headers?.includes("Idempotency-Key");
  const headers: Record<string, string> = needsKey ? { "idempotency-key": randomUUID() } : {};
  const body = (id: string) => (operation.body ? { body: BODIES[operation.body]?.(id) ?? {} } : {});
  const inPath = names.map((changed) => (id: string) => ({
    params: Object.fromEntries(names.map((name) => [name, name === changed ? id : randomUUID()])),
    headers,
    ...body(id),
  }));
  const inQuery = Object.keys(operation.query?.shape ?? {})
    .filter((name) => /Id$/.test(name) && !["teamId", "playerId"].includes(name))
    .map((name) => (id: string) => ({ search: `?${name}=${encodeURIComponent(id)}`, headers, ...body(id) }));
  const inBody = operation.body === "ChatRequest" ? [(id: string) => ({ headers, ...body(id) })] : [];
  return [...inPath, ...inQuery, ...inBody];
}

const mine = ROUTES.filter(({ caller }) => caller === undefined);
/** What is told of an answer once what differs between any two requests is taken out. */
async function reported(response: Response, id: string): Promise<string> {
  const text = (await response.text()).replaceAll(id, "<id>").replace(/"requestId":"[^"]+"/, "");
  return `${response.status} ${text}`;
}

async function everythingOf(owner: Tenant): Promise<string> {
  const { rows } = await product.fanvise.database.pool.query(
    `select
       (select json_agg(t order by id) from public.threads t where owner_id = $1) threads,
       (select json_agg(r order by id) from public.runs r where owner_id = $1) runs,
       (select json_agg(p order by id) from public.proposals p where owner_id = $1) proposals,
       (select json_agg(d order by proposal_id) from public.decisions d where owner_id = $1) decisions,
       (select json_agg(c order by id) from public.league_connections c where owner_id = $1) connections,
       (select json_agg(a order by id) from public.api_tokens a where owner_id = $1) tokens`,
    [owner.person.personId],
  );
  return JSON.stringify(rows);
}

describe("two people on one deployment", () => {
  it("begin with a league of their own each", () => {
    const [ann, bob] = people;
    expect(ann?.ids.connection).not.toBe(bob?.ids.connection);
    expect(ann?.ids.league).not.toBe(bob?.ids.league);
    expect(ann?.ids.proposal).not.toBe("");
  });

  it("cannot tell what belongs to the other from what does not exist, at 200 swaps and more, and change none of it", async () => {
    let swaps = 0;
    const differences: string[] = [];
    for (const [asking, owner] of [people, [...people].reverse()] as (readonly [Tenant, Tenant])[]) {
      const before = await everythingOf(owner);
      for (const operation of mine)
        for (const slot of slotsOf(operation))
          for (const [kind, id] of Object.entries(owner.ids)) {
            const missing = kind === "league" ? "999999999" : randomUUID();
            const foreign = await asking.ask(operation.method, operation.path, slot(id));
            const text = await reported(foreign, id);
            swaps += 1;
            if (text.includes(owner.canary)) differences.push(`${operation.id} shows ${kind}`);
            const absent = await reported(await asking.ask(operation.method, operation.path, slot(missing)), missing);
            if (text !== absent) differences.push(`${operation.id} ${kind}:\n  ${text}\n  ${absent}`);
          }
      expect(await everythingOf(owner)).toBe(before);
    }
    expect(differences.join("\n")).toBe("");
    expect(swaps).toBeGreaterThanOrEqual(200);
  }, 300_000);

  it("see their own by the same ids", async () => {
    const [ann] = people;
    if (!ann) throw new Error("nobody");
    const seen: string[] = [];
    for (const operation of mine.filter(({ method }) => method === "GET"))
      for (const slot of slotsOf(operation))
        for (const id of Object.values(ann.ids))
          if ((await ann.ask("GET", operation.path, slot(id))).status < 300) seen.push(operation.id);
    expect(seen).toEqual(expect.arrayContaining(["followChat", "readPlan", "readThread", "readLeague", "readRoster"]));
  });

  it("see none of the other's in any list", async () => {
    for (const [asking, owner] of [people, [...people].reverse()] as (readonly [Tenant, Tenant])[]) {
      const lists = mine.filter(({ method, path }) => method === "GET" && !path.includes("{"));
      for (const { path } of lists) {
        const text = await (await asking.ask("GET", path)).text();
        for (const foreign of [owner.canary, owner.person.email, ...Object.values(owner.ids)])
          expect(text).not.toContain(foreign);
      }
    }
  });

  it("are asked to sign in first, on every route that is somebody's", async () => {
    const otherUser = product.visitor();
    for (const operation of mine) {
      const names = [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
      const response = await otherUser.ask(operation.method, operation.path, {
        params: Object.fromEntries(names.map((name) => [name, randomUUID()])),
        ...(operation.body ? { body: {} } : {}),
      });
      expect([operation.id, response.status]).toEqual([operation.id, 401]);
    }
  });

  it("sign out everywhere at once", async () => {
    const carol = await product.signIn("carol");
    expect((await carol.ask("GET", "/api/connections")).status).toBe(200);
    expect((await carol.ask("POST", "/api/auth/sign-out", { body: { where: "everywhere" } })).status).toBe(200);
    expect((await carol.ask("GET", "/api/connections")).status).toBe(401);
  });
});
