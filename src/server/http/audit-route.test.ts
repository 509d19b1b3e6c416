/** `GET /api/audit`, as the person at the machine and a program meet it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { GET as audit } from "@/app/api/audit/route";
import { POST as create, DELETE as revoke } from "@/app/api/tokens/route";
import { newTokenOutput } from "@/contract/account/api-token";
import { auditOutput } from "@/contract/account/audit";
import { errorBody } from "@/contract/error";

const HOST = "127.0.0.1:3000";
const request = (path: string, init: RequestInit = {}) =>
  new Request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } });

describe("the audit log over HTTP", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  const made = async (label: string) => {
    const body = JSON.stringify({ label, scopes: ["read", "chat"] });
    const response = await create(
      request("/api/tokens", { method: "POST", body, headers: { "content-type": "application/json" } }),
    );
    return newTokenOutput.parse(await response.json());
  };

  it("tells what the person did, with the request of each act, and of the league that the start connected", async () => {
    const token = await made("my script");
    await revoke(request(`/api/tokens?tokenId=${token.tokenId}`, { method: "DELETE" }));
    const response = await audit(request("/api/audit"));
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).not.toContain(token.token);
    const { entries, nextCursor } = auditOutput.parse(JSON.parse(text));
    expect(nextCursor).toBeNull();
    const [revoked, created] = entries;
    expect([revoked?.action, created?.action, entries.at(-1)?.action]).toEqual([
      "token.revoke",
      "token.create",
      "connection.create",
    ]);
    expect(created?.subject).toEqual({ kind: "token", id: token.tokenId });
    expect(created?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(revoked?.requestId).not.toBe(created?.requestId);
    expect(entries.at(-1)?.requestId).toBeNull();
  });

  it("comes in pages, and refuses a page that it did not give", async () => {
    const page = auditOutput.parse(await (await audit(request("/api/audit?limit=1"))).json());
    expect(page.entries).toHaveLength(1);
    const next = await audit(request(`/api/audit?limit=1&cursor=${page.nextCursor}`));
    expect(auditOutput.parse(await next.json()).entries[0]).not.toEqual(page.entries[0]);
    for (const query of ["cursor=abc", "cursor=-1", "limit=0", "limit=101", "limit=1&limit=2"]) {
      const refused = await audit(request(`/api/audit?${query}`));
      expect([refused.status, errorBody.parse(await refused.json()).error.code]).toEqual([422, "request.invalid"]);
    }
  });

  it("is no program's to read", async () => {
    const { token } = await made("another script");
    const refused = await audit(request("/api/audit", { headers: { authorization: `Bearer ${token}` } }));
    expect([refused.status, errorBody.parse(await refused.json()).error.code]).toEqual([403, "token.scope"]);
  });
});
