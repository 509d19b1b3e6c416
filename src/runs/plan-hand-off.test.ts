/**
 * An optimization question in a conversation, through the routes, on the demo league: the plan, its cards, and the gate
 * behind them.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type DemoProduct, openDemoProduct, requestTo } from "#test/leagues/demo-product";
import { POST as stop } from "@/app/api/agent/chat/[threadId]/stop/route";
import { POST as chat } from "@/app/api/agent/chat/route";
import { GET as readRun } from "@/app/api/agent/matchup-optimizer/[threadId]/route";
import { GET as readThread } from "@/app/api/threads/[id]/route";
import { type ChatAnswer, chatAnswer } from "@/contract/conversation/chat-answer";
import { type StreamEvent, streamEvent } from "@/contract/conversation/stream-event";
import { weeklyLineupOutput, weekPlanOutput } from "@/contract/planning/engine-outputs";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { easternDay } from "@/domain/ids";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { TooManyChats } from "@/services/refusals";
import { createPlanHandOff } from "./plan-hand-off";

const HOST = "127.0.0.1:3000";
const QUESTION = "What moves should I make this week?";

const post = (body: object, accept = "application/json") =>
  chat(
    new Request(`http://${HOST}/api/agent/chat`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { host: HOST, "content-type": "application/json", accept },
    }),
  );
const ask = async (body: object): Promise<ChatAnswer> => chatAnswer.parse(await (await post(body)).json());
const eventsOf = async (response: Response): Promise<StreamEvent[]> =>
  (await response.text())
    .split("\n")
    .flatMap((line) => (line.startsWith("data: {") ? [streamEvent.parse(JSON.parse(line.slice(6)))] : []));
const planThreadOf = (answer: Pick<ChatAnswer, "toolCalls">): string => {
  const plan = answer.toolCalls.find(({ name }) => name === "plan_week");
  return z.object({ threadId: z.uuid() }).parse(plan?.output).threadId;
};
const runOf = async (threadId: string) =>
  optimizerAnswer.parse(await (await readRun(requestTo(""), { params: Promise.resolve({ threadId }) })).json());

describe("an optimization question in a conversation", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  it("is planned in the optimizer's own thread with one call, and its cards are in the answer", async () => {
    const answer = await ask({ message: QUESTION });
    expect(answer).toMatchObject({ status: "completed", intent: "lineup_optimization" });
    const plans = answer.toolCalls.filter(({ name }) => name === "plan_week");
    expect(plans).toMatchObject([{ ok: true, source: "demo league" }]);
    const threadId = planThreadOf(answer);
    expect(threadId).not.toBe(answer.threadId);
    const run = await runOf(threadId);
    expect(run.status).toBe("awaiting_approval");
    expect(run.cards.length).toBeGreaterThan(0);
    expect(answer.cards).toEqual(run.cards);
    // The same figures as the run's own look-up, and no others.
    expect(weekPlanOutput.parse(plans[0]?.output)).toEqual(weekPlanOutput.parse(run.toolCalls[0]?.output));
    for (const { add } of run.cards) expect(answer.answer).toContain(add?.playerName);
    expect(answer.grounding).toMatchObject({ unverified: [], withheld: [] });
  });

  it.each(["Review my matchup and help me optimize", "Ανάλυσε την αναμέτρησή μου και βελτίωσέ την"])(
    "starts nobody whom it drops on a later day of the same answer: %s",
    async (message) => {
      const answer = await ask({ message });
      const callOf = (name: string) => answer.toolCalls.find((call) => call.name === name)?.output;
      const plan = weekPlanOutput.parse(callOf("plan_week"));
      const unmoved = weeklyLineupOutput.parse(callOf("compose_weekly_lineup"));
      const drops = plan.moves.flatMap(({ day, drop }) => (drop ? [{ from: day, name: drop.name }] : []));
      const startsIn = (days: typeof unmoved.days) =>
        drops.flatMap(({ from, name }) =>
          days.flatMap(({ day, starters }) =>
            day >= from && starters.some((each) => each.name === name) ? [{ day, name }] : [],
          ),
        );
      // Today's roster would start one of them: the case is worth something.
      expect(startsIn(unmoved.days)).not.toEqual([]);
      expect(plan.lineup?.map(({ day }) => day)).toEqual(unmoved.days.map(({ day }) => day));
      expect(startsIn(plan.lineup ?? [])).toEqual([]);
      // The answer and its details tell these lineups, day by day, and no others.
      const reported = `${answer.answer}\n${answer.details}`
        .split("\n")
        .filter((line) => /: start |ξεκινούν/.test(line) || /; start /.test(line));
      expect(reported).toHaveLength(plan.lineup?.length ?? 0);
      for (const [at, { day, starters }] of (plan.lineup ?? []).entries()) {
        const [starting = ""] = (reported[at] ?? "").split(/; sit |κάθονται/);
        for (const { name } of starters) expect(starting).toContain(name);
        for (const { from, name } of drops) if (day >= from) expect(starting).not.toContain(name);
      }
      expect(answer.grounding).toMatchObject({ unverified: [], withheld: [] });
    },
  );

  it("goes on while the gate waits, and shows the cards again when the conversation is opened again", async () => {
    const first = await ask({ message: QUESTION });
    const second = await ask({ message: "What is the score of my matchup?", threadId: first.threadId });
    expect(second).toMatchObject({ status: "completed", cards: [] });
    expect((await runOf(planThreadOf(first))).status).toBe("awaiting_approval");
    const thread = await (await readThread(requestTo(""), { params: Promise.resolve({ id: first.threadId }) })).json();
    expect(thread.turns.map(({ result }: { result: ChatAnswer }) => result.cards)).toEqual([first.cards, []]);
  });

  it("tells the optimizer's progress and its cards while it plans, in the language of the question", async () => {
    const events = await eventsOf(
      await post({ message: "Βελτιστοποίησε την ομάδα μου για την εβδομάδα" }, "text/event-stream"),
    );
    const cards = events.filter(({ type }) => type === "data-card");
    expect(cards.length).toBeGreaterThan(0);
    const request = events.findIndex(
      (event) => event.type === "tool-input-available" && event.toolName === "plan_week",
    );
    const call = events[request];
    const answered = events.findIndex(
      (event) =>
        event.type === "tool-output-available" &&
        call?.type === "tool-input-available" &&
        event.toolCallId === call.toolCallId,
    );
    const between = events.slice(request, answered);
    const notes = between.flatMap((event) => (event.type === "data-status" ? [event.data.note] : []));
    expect(notes.length).toBeGreaterThan(5);
    expect(notes.every((note) => /[α-ω]/.test(note))).toBe(true);
    expect(events.filter(({ type }) => type === "data-interrupt")).toEqual([]);
  });

  it("stops the plan with the conversation", async () => {
    const response = await post({ message: QUESTION }, "text/event-stream");
    const threadId = response.headers.get("x-fanvise-thread-id") ?? "";
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = "";
    let isStopped = false;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      seen += part.value;
      if (isStopped || !seen.includes("plan_week")) continue;
      isStopped = true;
      const request = new Request(`http://${HOST}/x`, { method: "POST", headers: { host: HOST } });
      await stop(request, { params: Promise.resolve({ threadId }) });
    }
    expect(isStopped).toBe(true);
    const { conversations, optimizerRuns } = product.fanvise;
    const [run] = await conversations.runsOfThread(LOCAL_OWNER_ID, threadId);
    expect(run?.status).toBe("stopped");
    const threads = await product.fanvise.database.pool.query(
      "select id from threads where kind = 'optimizer' order by created_at desc limit 1",
    );
    const planned = await optimizerRuns.latest(LOCAL_OWNER_ID, String(threads.rows[0]?.id));
    expect(["stopped", "awaiting_approval"]).toContain(planned.status);
  });

  describe("as the supervisor asks for it", () => {
    const reported = async () => ({
      scope: await product.fanvise.scopeFor(LOCAL_OWNER_ID, {}),
      language: "en" as const,
      today: easternDay.parse("2025-01-15"),
      onNote: () => undefined,
      onCard: () => undefined,
      signal: new AbortController().signal,
    });

    it("gives a plan up that takes too long, and stops its run", async () => {
      const { runs, optimizerRuns, services } = product.fanvise;
      let threadId = "";
      const start: typeof optimizerRuns.start = async (...request) => {
        const run = await optimizerRuns.start(...request);
        threadId = run.threadId;
        return run;
      };
      const handOff = createPlanHandOff({
        runs,
        optimizerRuns: { ...optimizerRuns, start },
        players: services.players,
        limitMs: 1,
      });
      expect(await handOff({}, await reported())).toMatchObject({ ok: false, output: { unavailable: "tool.timeout" } });
      expect((await optimizerRuns.latest(LOCAL_OWNER_ID, threadId)).isStopRequested).toBe(true);
    });

    it("leaves the question to the look-up where the person has too much under way", async () => {
      const { runs, optimizerRuns, services } = product.fanvise;
      const start = () => Promise.reject(new TooManyChats(1));
      const handOff = createPlanHandOff({
        runs,
        optimizerRuns: { ...optimizerRuns, start },
        players: services.players,
      });
      expect(await handOff({}, await reported())).toBeUndefined();
    });

    it("says that a name is nobody's before anything is planned", async () => {
      const { runs, optimizerRuns, services } = product.fanvise;
      const start = () => Promise.reject(new Error("planned"));
      const handOff = createPlanHandOff({
        runs,
        optimizerRuns: { ...optimizerRuns, start },
        players: services.players,
      });
      expect(await handOff({ untouchables: ["Zebulon Quux"] }, await reported())).toMatchObject({
        output: { found: false, query: "Zebulon Quux" },
      });
    });
  });
});
