/** Programs with an API token, as they meet the routes. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { GET as getRest } from "@/app/api/[...rest]/route";
import { POST as chat } from "@/app/api/agent/chat/route";
import { POST as decide } from "@/app/api/agent/matchup-optimizer/[threadId]/decisions/route";
import { GET as getPlan } from "@/app/api/agent/matchup-optimizer/[threadId]/route";
import { GET as getLeague, POST as postLeague } from "@/app/api/league/route";
import { POST as loadNews } from "@/app/api/news/items/route";
import { DELETE as revokeById } from "@/app/api/tokens/[id]/route";
import { POST as create, GET as list, DELETE as revoke } from "@/app/api/tokens/route";
import { apiToken, newTokenOutput, tokensOutput } from "@/contract/account/api-token";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { errorBody } from "@/contract/error";
import { leagueOutput } from "@/contract/league/league-output";

const HOST = "127.0.0.1:3000";
const request = (path: string, { bearer, ...init }: RequestInit & { bearer?: string } = {}) =>
  new Request(`http://${HOST}${path}`, {
    ...init,
    headers: {
      host: HOST,
      accept: "application/json",
      ...(init.body === undefined ? {} : { "content-type": "application/json" }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...init.headers,
    },
  });
const json = (body: object) => ({ method: "POST", body: JSON.stringify(body) });
const refusal = async (response: Response) => {
  const { error } = errorBody.parse(await response.json());
  return { status: response.status, code: error.code, message: error.message };
};

describe("a program's API token", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  const given = async (body: object = {}) => {
    const response = await create(request("/api/tokens", json({ label: "a program", ...body })));
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return newTokenOutput.parse(await response.json());
  };
  const league = (bearer: string) => getLeague(request("/api/league", { bearer }));

  it("is shown once, listed without its secret, and revoked either way", async () => {
    const made = [await given({ label: "one" }), await given({ label: "two" })];
    const response = await list(request("/api/tokens"));
    const text = await response.text();
    expect(text).not.toContain("fv_");
    const { tokens } = tokensOutput.parse(JSON.parse(text));
    expect(tokens.map(({ label }) => label)).toEqual(["two", "one"]);
    for (const token of tokens) expect(apiToken.strict().safeParse(token).error).toBeUndefined();
    const [one, two] = made.map(({ tokenId }) => tokenId);
    expect((await revoke(request(`/api/tokens?tokenId=${one}`, { method: "DELETE" }))).status).toBe(200);
    const byId = () =>
      revokeById(request(`/api/tokens/${two}`, { method: "DELETE" }), { params: Promise.resolve({ id: String(two) }) });
    expect((await byId()).status).toBe(200);
    expect(await refusal(await byId())).toMatchObject({ status: 404 });
    expect(tokensOutput.parse(await (await list(request("/api/tokens"))).json()).tokens).toEqual([]);
  });

  it("opens what its scopes cover, and nothing else", async () => {
    const reader = await given({ scopes: ["read"] });
    const asker = await given({ scopes: ["chat"] });
    expect(leagueOutput.parse(await (await league(reader.token)).json()).myTeamId).toBe(product.myTeamId);
    expect(await refusal(await league(asker.token))).toMatchObject({ status: 403, code: "token.scope" });
    const ask = (bearer: string) => chat(request("/api/agent/chat", { ...json({ message: "Who leads?" }), bearer }));
    expect(await refusal(await ask(reader.token))).toMatchObject({ status: 403, code: "token.scope" });
    expect(chatAnswer.parse(await (await ask(asker.token)).json()).status).toBe("completed");
  });

  it("never decides, makes tokens, or passes for this machine's own", async () => {
    const { token: bearer } = await given({ scopes: ["read", "chat"] });
    const threadId = "00000000-0000-4000-8000-0000000000ff";
    const at = { params: Promise.resolve({ threadId }) };
    const plan = `/api/agent/matchup-optimizer/${threadId}`;
    const answers = [
      await decide(request(`${plan}/decisions`, { ...json({ decisions: [] }), bearer }), at),
      await create(request("/api/tokens", { ...json({ label: "another" }), bearer })),
      await list(request("/api/tokens", { bearer })),
      await loadNews(request("/api/news/items", { ...json({ items: [] }), bearer })),
    ];
    for (const answer of answers) expect(await refusal(answer)).toMatchObject({ status: 403, code: "token.scope" });
    // What it may look at and is not there is as absent as for anybody.
    expect((await getPlan(request(plan, { bearer }), at)).status).toBe(404);
    expect((await getRest(request("/api/nothing", { bearer }))).status).toBe(404);
    const refused = await postLeague(request("/api/league", { method: "POST", bearer }));
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("is refused alike when wrong, revoked or cut short", async () => {
    const { token, tokenId } = await given();
    expect((await league(token)).status).toBe(200);
    await revoke(request(`/api/tokens?tokenId=${tokenId}`, { method: "DELETE" }));
    const refusals = [
      await refusal(await league(token)),
      await refusal(await league(`fv_${"x".repeat(43)}`)),
      await refusal(await league("fv_")),
      await refusal(await league("anything")),
    ];
    expect(refusals[0]).toMatchObject({ status: 401, code: "request.not_signed_in" });
    for (const each of refusals) expect(each).toEqual(refusals[0]);
  });

  it("is asked for in a form that is read strictly", async () => {
    const ask = async (body: object) => refusal(await create(request("/api/tokens", json(body))));
    const bad = [
      {},
      { label: "" },
      { label: "x", scopes: [] },
      { label: "x", scopes: ["all"] },
      { label: "x", expiresInDays: 0 },
    ];
    for (const body of bad) expect(await ask(body)).toMatchObject({ status: 422, code: "request.invalid" });
  });
});
