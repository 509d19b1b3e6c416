/** What turns the agreement proof red: one surface that says something else than another. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Claim, Claims } from "./claims";

const claimsOf = (all: readonly Claim[]): Claims => {
  const claims = new Claims();
  for (const claim of all) claims.add(claim);
  return claims;
};

const anyFact = fc.record({
  subject: fc.constantFrom("team", "opponent", "203999"),
  measure: fc.constantFrom("games left", "status", "roster"),
  day: fc.constantFrom("", "2025-01-15"),
});
const SURFACES = ["GET /api/week", "tool get_my_roster", "chat"];

it("finds every surface that is broken alone, and no other", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFact, { minLength: 1, selector: (fact) => JSON.stringify(fact) }),
      fc.subarray(SURFACES, { minLength: 2 }),
      fc.nat(),
      (facts, surfaces, pick) => {
        const texts = facts.flatMap((fact, value) => surfaces.map((surface): Claim => ({ ...fact, value, surface })));
        expect(claimsOf(texts).disagreements()).toEqual([]);
        const at = pick % texts.length;
        const broken = texts.map((claim, index) => (index === at ? { ...claim, value: "something else" } : claim));
        const [found, ...others] = claimsOf(broken).disagreements();
        expect(others).toEqual([]);
        expect(found?.texts.find(({ value }) => value === '"something else"')?.surfaces).toEqual([texts[at]?.surface]);
      },
    ),
  );
});

it("says of which claims no other surface speaks", () => {
  const fact = { subject: "team", measure: "adds left", day: "", value: 3 };
  const reach = claimsOf([
    { ...fact, surface: "chat" },
    { ...fact, surface: "GET /api/week" },
    { ...fact, surface: "chat", measure: "days left" },
  ]).reach();
  expect(reach.filter(({ isCompared }) => !isCompared)).toEqual([
    { surface: "chat", measure: "days left", isCompared: false },
  ]);
});
