/** A plan on some of the days left: by the look-up and by the conversation. On the demo league. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { HOST } from "#test/leagues/product";
import { planWeek } from "@/agents/shared/tools/engine-tools";
import { handedOff } from "@/agents/supervisor/hand-off";
import type { SupervisorRuntime } from "@/agents/supervisor/runtime";
import { POST as chat } from "@/app/api/agent/chat/route";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { weekPlanOutput } from "@/contract/planning/engine-outputs";
import type { PlannedWeek, PlanOptions } from "@/domain/engine/week-moves";
import { easternDay, playerId } from "@/domain/ids";
import { understand } from "@/language/questions/understanding/understanding";
import { daysWithin, planInWindow } from "@/services/planning/plan-in-window";
import type { WeekSession } from "@/services/planning/week-session";

const FRIDAY = "2025-01-17";
const SATURDAY = "2025-01-18";

describe("a plan within days", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  const check = async (input: object) => {
    const { scope, fanvise } = product;
    const signal = new AbortController().signal;
    return planWeek.run(input, { scope, services: fanvise.services, signal });
  };
  const ask = async (message: string) => {
    const request = new Request(`http://${HOST}/api/agent/chat`, {
      method: "POST",
      body: JSON.stringify({ message }),
      headers: { host: HOST, "content-type": "application/json", accept: "application/json" },
    });
    return chatAnswer.parse(await (await chat(request)).json());
  };
  const planIn = ({ toolCalls }: Awaited<ReturnType<typeof ask>>) =>
    weekPlanOutput.parse(toolCalls.find(({ name }) => name === "plan_week")?.output);

  it("by the look-up has no move outside, and says its days; all days left are no window", async () => {
    const bound = weekPlanOutput.parse((await check({ from: FRIDAY, to: SATURDAY })).output);
    expect(bound).toMatchObject({ from: FRIDAY, to: SATURDAY, isWindow: true });
    expect(bound.moves.length > 0 || bound.standPat !== null).toBe(true);
    for (const { day } of bound.moves) expect(day >= FRIDAY && day <= SATURDAY).toBe(true);
    const free = weekPlanOutput.parse((await check({})).output);
    expect(free.isWindow).toBe(false);
    const clipped = weekPlanOutput.parse((await check({ from: "2025-01-01", to: "2025-02-28" })).output);
    expect(clipped).toMatchObject({ from: free.from, to: free.to, isWindow: false });
  });

  it("is proven the best of its days, and moves on days on which the plan of all days does not", async () => {
    const week = await product.fanvise.optimizer.open(product.scope);
    const daysOfPlan = new Set((await week.plan()).moves.map(({ day }) => day));
    const onOtherDays: string[] = [];
    for (const day of week.days) {
      const { moves, proven } = await planInWindow(week, daysWithin(week, { from: day, to: day }), {});
      expect(proven).toBe(true);
      for (const move of moves) expect(move.day).toBe(day);
      if (!daysOfPlan.has(day)) onOtherDays.push(...moves.map((move) => move.day));
    }
    // A day of its own can be worth several moves where the plan of all days makes them earlier or later.
    expect(onOtherDays.length).toBeGreaterThan(new Set(onOtherDays).size);
  });

  it("says that other days are better where none of the chosen ones is", async () => {
    const day = "2025-01-19";
    const nothing = { moves: [], standPat: "nothing-better", proven: true, gain: 0, gainAfter: 0 } as const;
    const something = { ...nothing, moves: [{ day: easternDay.parse(FRIDAY), drop: null, add: playerId.parse(1) }] };
    const week = {
      days: [easternDay.parse(FRIDAY), easternDay.parse(day)],
      plan: async ({ moveDays }: PlanOptions = {}): Promise<PlannedWeek> =>
        moveDays ? nothing : { ...something, standPat: null },
    };
    const bound = daysWithin(week, { from: easternDay.parse(day) });
    const reason = async (days: typeof bound) => (await planInWindow(week as unknown as WeekSession, days, {})).reason; // only these two are asked of it
    expect(await reason(bound)).toBe("outside-window");
    week.plan = async () => nothing;
    expect(await reason(bound)).toBe("nothing-better");
  });

  it("refuses days that are none of the matchup's, and days in the wrong order", async () => {
    expect(await check({ from: "2025-02-10", to: "2025-02-12" })).toMatchObject({
      output: { unavailable: "matchup.day_outside" },
    });
    expect(await check({ from: SATURDAY, to: FRIDAY })).toMatchObject({
      output: { unavailable: "tool.bad_arguments" },
    });
  });

  it.each([
    ["Friday to Saturday only, what moves should I make?", "I looked only at moves from"],
    ["φτιάξε μου πλάνο κινήσεων από Παρασκευή μέχρι Σάββατο", "Κοίταξα μόνο κινήσεις από"],
  ])("from a conversation: %s", async (question, says) => {
    const answer = await ask(question);
    expect(planIn(answer)).toMatchObject({ from: FRIDAY, to: SATURDAY, isWindow: true });
    for (const { effectiveDay } of answer.cards) expect(effectiveDay >= FRIDAY && effectiveDay <= SATURDAY).toBe(true);
    expect(answer.answer).toContain(says);
    expect(answer.grounding).toMatchObject({ unverified: [], withheld: [] });
  });

  it("keeps to the days of the question where a model does not pass them on", async () => {
    const request: unknown[] = [];
    const tool = handedOff(
      planWeek,
      async (options) => {
        request.push(options);
        return undefined;
      },
      { language: "en", understood: understand("plan Friday to Saturday only"), today: "2025-01-15" },
    );
    const runtime = { scope: product.scope, services: product.fanvise.services, signal: new AbortController().signal };
    await tool.run({ maxMoves: 1 }, runtime as unknown as SupervisorRuntime); // what the look-up itself needs
    await tool.run({ from: "2025-01-16" }, runtime as unknown as SupervisorRuntime);
    expect(request).toEqual([{ maxMoves: 1, from: FRIDAY, to: SATURDAY }, { from: "2025-01-16" }]);
  });
});
