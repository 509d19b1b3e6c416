/** Whoever is nobody: so many tries a minute from one address, on all servers, and nobody else notices. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSignedInProduct, type SignedInProduct } from "#test/leagues/signed-in";
import { errorBody } from "@/contract/error";

let product: SignedInProduct;
beforeAll(async () => {
  product = await openSignedInProduct();
});
afterAll(() => product.close());

const guess = (from: string) =>
  product.visitor().ask("GET", "/api/tokens", {
    headers: { "x-forwarded-for": `10.9.9.9, ${from}`, authorization: `Bearer fv_${"x".repeat(43)}` },
  });

it("are told to wait once they have guessed for long, address by address", async () => {
  const answers = [];
  for (let tries = 0; tries < 121; tries += 1) answers.push(await guess("203.0.113.7"));
  expect(answers.slice(0, 120).every(({ status }) => status === 401)).toBe(true);
  const last = answers[120];
  if (!last) throw new Error("there was no last answer");
  expect(last.status).toBe(429);
  expect(errorBody.parse(await last.json()).error.code).toBe("request.too_many");
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(last.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await guess("203.0.113.8")).status).toBe(401);
  const { rows } = await product.fanvise.database.pool.query(
    "select subject from rate_limits where subject like '%203%0%113%'",
  );
  expect(rows).toEqual([]);

  const ann = await product.signIn("ann");
  const headers = { "x-forwarded-for": "203.0.113.7" };
  expect((await ann.ask("GET", "/api/tokens", { headers })).status).toBe(200);
});
