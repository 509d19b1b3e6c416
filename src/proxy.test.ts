import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { proxy } from "./proxy";

const ask = (init: { method?: string; headers?: Record<string, string> } = {}) =>
  proxy(new NextRequest("http://127.0.0.1:3000/", { ...init, headers: { host: "127.0.0.1:3000", ...init.headers } }));

it("gives a page a policy with a nonce of its own, the same to Next as to the browser, whatever was sent", async () => {
  const sent = { "content-security-policy": "script-src 'nonce-guessed'" };
  const answers = await Promise.all([ask({ headers: sent }), ask({ headers: sent })]);
  const policies = answers.map(({ headers }) => ({
    browser: headers.get("content-security-policy"),
    next: headers.get("x-middleware-request-content-security-policy"),
  }));
  for (const { browser, next } of policies) {
    expect(browser).toMatch(/(^|; )script-src 'self' 'nonce-[\w+/]{22}=='(;|$)/);
    expect(browser).not.toMatch(/unsafe-|strict-dynamic|\*|guessed/);
    expect(next).toBe(browser);
  }
  expect(policies[0]).not.toEqual(policies[1]);
});

it("lets pages be read only, and under the names of this machine only", async () => {
  expect((await ask({ method: "POST" })).status).toBe(405);
  expect((await ask({ headers: { host: "elsewhere.example" } })).status).toBe(403);
});
