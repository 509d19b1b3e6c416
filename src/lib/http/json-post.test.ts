import { afterEach, expect, it } from "vitest";
import { type Fault, startFaultServer } from "#test/stubs/fault-server";
import { failureCode } from "@/lib/errors";
import { createJsonPost } from "./json-post";

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function given(error: Fault | undefined, options: Parameters<typeof createJsonPost>[0] = {}) {
  const source = await startFaultServer(async ({ body }) => ({ status: 200, body }));
  source.setFault(error);
  const { post, close } = createJsonPost({ isOperatorOrigin: () => true, backoffMs: [1], openForMs: 0, ...options });
  opened.push(source, { close });
  const outcome = (body: unknown) =>
    post({ url: new URL(`/${JSON.stringify(body)}`, source.origin), body }).then((answer) => answer, failureCode);
  return { source, outcome };
}

it("sends and reads JSON, and what is not JSON is an answer without a body", async () => {
  const { source, outcome } = await given(undefined);
  expect(await outcome({ a: [1] })).toEqual({ status: 200, body: { a: [1] } });
  source.setFault("truncated JSON");
  expect(await outcome({ a: [1] })).toEqual({ status: 200, body: undefined });
});

it("asks a failing service twice, and 20 calls at most 24 times", async () => {
  const { source, outcome } = await given("503");
  expect(await outcome(0)).toMatchObject({ status: 503 });
  expect(source.requests).toHaveLength(2);
  for (let call = 1; call < 20; call += 1) await outcome(call);
  expect(new Set(source.requests.map(({ url }) => url.pathname)).size).toBe(20);
  expect(source.requests.length).toBeLessThanOrEqual(24);
});

it("ends within its limit over all attempts", async () => {
  const { outcome } = await given("stall", { limits: { attemptTimeoutMs: 600, totalTimeoutMs: 700 } });
  const startedAt = performance.now();
  expect(await outcome(1)).toBe("http.timeout");
  // Two whole attempts would take 1,200 ms.
  expect(performance.now() - startedAt).toBeLessThan(1_190);
});
