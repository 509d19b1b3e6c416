/**
 * States of a league as a person makes them: a day, plans of a team, and what is decided on their cards.
 *
 * Drawn from a seed, and made through the public routes alone.
 */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { DEMO_FIRST_DAY, DEMO_LAST_DAY } from "@/demo/demo-league";
import { easternDay } from "@/domain/ids";
import { addDays, daysBetween } from "@/domain/season/eastern-day";
import type { Transport } from "./transport";

const ACTIONS = ["approve", "approve", "decline", "leave"] as const;

export type StatePlan = {
  readonly teamId: number;
  /** `null`: the league's day cannot be moved. */
  readonly day: string | null;
  readonly steps: readonly {
    readonly maxMoves: number;
    /** For the first cards of the plan; later ones are left. */
    readonly actions: readonly (typeof ACTIONS)[number][];
    /** Looks whether approved moves show. */
    readonly isVerified: boolean;
    readonly daysAfter: number;
  }[];
};

const anyStep = fc.record({
  maxMoves: fc.integer({ min: 1, max: 3 }),
  actions: fc.array(fc.constantFrom(...ACTIONS), { minLength: 1, maxLength: 3 }),
  isVerified: fc.boolean(),
  daysAfter: fc.constantFrom(0, 0, 1, 2),
});

const firstDay = easternDay.parse(DEMO_FIRST_DAY);
const seasonDays = daysBetween(firstDay, easternDay.parse(DEMO_LAST_DAY)) - 1;

/**
 * @param teamIds teams of the league to look from; the first one twice as often, since its moves are made in the demo.
 */
export function drawStates(
  seed: number,
  request: { readonly count: number; readonly teamIds: readonly number[]; readonly isDemo: boolean },
): StatePlan[] {
  const [first = 1] = request.teamIds;
  const anyState = fc.record({
    teamId: fc.oneof(
      { weight: 2, arbitrary: fc.constant(first) },
      { weight: 3, arbitrary: fc.constantFrom(...request.teamIds) },
    ),
    day: request.isDemo
      ? fc.integer({ min: 0, max: seasonDays }).map((days) => addDays(firstDay, days))
      : fc.constant(null),
    steps: fc.array(anyStep, { maxLength: 2 }),
  });
  return fc.sample(anyState, { seed, numRuns: request.count });
}

/** @returns what was refused, by code: a card may be outdated when it is decided on. */
export async function makeState(
  ask: Transport,
  { teamId, day, steps }: StatePlan,
  jobSecret: string,
): Promise<readonly string[]> {
  const refused: string[] = [];
  const noted = async (answer: ReturnType<Transport>) => {
    const { status, body } = await answer;
    if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`);
    if (status >= 400) refused.push(body.error.code);
    return status < 400 ? body : undefined;
  };
  if (day !== null) await noted(ask("POST", "/api/demo/clock", { body: { day } }));
  for (const { maxMoves, actions, isVerified, daysAfter } of steps) {
    const plan = await noted(ask("POST", "/api/agent/matchup-optimizer", { body: { teamId, maxMoves } }));
    const cards: { proposalId: string }[] = plan?.cards ?? [];
    for (const [at, { proposalId }] of cards.entries()) {
      const action = actions[at] ?? "leave";
      if (action === "leave") continue;
      await noted(
        ask("POST", "/api/agent/matchup-optimizer/{threadId}/decisions", {
          params: { threadId: plan.threadId },
          headers: { "idempotency-key": randomUUID() },
          body: { decisions: [{ proposalId, action }] },
        }),
      );
    }
    if (isVerified) {
      const authorization = `Bearer ${jobSecret}`;
      await noted(ask("POST", "/api/jobs/{name}", { params: { name: "verify" }, headers: { authorization } }));
    }
    for (let moved = 0; day !== null && moved < daysAfter; moved += 1) {
      await noted(ask("POST", "/api/demo/clock", { body: { day: "next" } }));
    }
  }
  return refused;
}
