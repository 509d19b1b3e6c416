/** Conversations as clients keep them: found, renamed, pinned, rated, named, gone back in, shared, deleted. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { ask, HOST } from "#test/leagues/product";
import { POST as decide } from "@/app/api/agent/matchup-optimizer/[threadId]/decisions/route";
import { GET as readPlan } from "@/app/api/agent/matchup-optimizer/[threadId]/route";
import { GET as readShared } from "@/app/api/shared/[token]/route";
import { POST as restore } from "@/app/api/threads/[id]/checkpoints/[checkpointId]/restore/route";
import { DELETE as forget } from "@/app/api/threads/[id]/checkpoints/[checkpointId]/route";
import { GET as listCheckpoints, POST as save } from "@/app/api/threads/[id]/checkpoints/route";
import { POST as rate } from "@/app/api/threads/[id]/feedback/route";
import { PATCH as change, GET as readThread, DELETE as remove } from "@/app/api/threads/[id]/route";
import { POST as share, DELETE as unshare } from "@/app/api/threads/[id]/share/route";
import { GET as listThreads } from "@/app/api/threads/route";
import * as contract from "@/contract/conversation/threads";
import { errorBody } from "@/contract/error";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { LOCAL_OWNER_ID } from "../session/local-owner";

type Params = Record<string, string>;
type Handler<P> = (request: Request, context: { params: Promise<P> }) => Promise<Response>;

const request = (path: string, method = "GET", body?: object) =>
  new Request(`http://${HOST}${path}`, {
    method,
    headers: { host: HOST, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function call<P extends Params, S extends z.ZodType>(
  handler: Handler<P>,
  params: P,
  schema: S,
  { method = "GET", body }: { method?: string; body?: object } = {},
): Promise<z.output<S>> {
  const response = await handler(request("/api/any", method, body), { params: Promise.resolve(params) });
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBeLessThan(300);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return schema.parse(answer);
}

async function refusal<P extends Params>(handler: Handler<P>, params: P, method = "POST", body?: object) {
  const response = await handler(request("/api/any", method, body), { params: Promise.resolve(params) });
  return [response.status, errorBody.parse(await response.json()).error.code];
}

describe("conversations", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  const list = async (search = "") => {
    const response = await listThreads(request(`/api/threads${search}`));
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return contract.threadsOutput.parse(answer);
  };
  const read = (id: string) => call(readThread, { id }, contract.threadOutput);
  const questionsOf = async (id: string) => (await read(id)).turns.map(({ question }) => question);
  const named = (id: string, name: string) =>
    call(save, { id }, contract.checkpointOutput, { method: "POST", body: { name } });
  const goBack = (id: string, checkpointId: string) =>
    call(restore, { id, checkpointId }, contract.checkpointOutput, { method: "POST" });

  it("are found by words of questions, answers and titles, whatever their case and accents, in pages, pinned ones first", async () => {
    const requested = [
      "What does streaming mean?",
      "Τι σημαίνει ΕΛΕΎΘΕΡΟΣ παίκτης;",
      "What is a waiver?",
      "100% of_what?",
    ];
    const ids: string[] = [];
    for (const message of requested) ids.push((await ask({ message })).threadId);
    const found = async (query: string) =>
      (await list(`?query=${encodeURIComponent(query)}`)).threads.map(({ threadId }) => threadId);
    expect(await found("STREAMING mean")).toEqual([ids[0]]);
    expect(await found("ελευθερος")).toEqual([ids[1]]);
    expect(await found("streaming ελεύθερος")).toEqual([]);
    expect(await found("100%")).toEqual([ids[3]]);
    expect(await found("of_what")).toEqual([ids[3]]);
    expect(await found("'; drop table threads; --")).toEqual([]);

    const pinned = ids[1] ?? "";
    await call(change, { id: pinned }, contract.threadChanged, { method: "PATCH", body: { isPinned: true } });
    const whole = await list();
    expect(whole).toMatchObject({ nextCursor: null, threads: [{ threadId: pinned, isPinned: true }, {}, {}, {}] });
    const inPages: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await list(`?limit=1${cursor}`);
      inPages.push(...page.threads.map(({ threadId }) => threadId));
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(inPages).toEqual(whole.threads.map(({ threadId }) => threadId));
    expect((await listThreads(request("/api/threads?cursor=eA"))).status).toBe(404);
  });

  it("are renamed without becoming the latest, and rated, the latest word counting", async () => {
    const { threadId, runId } = await ask({ message: "What is a waiver?" });
    const before = (await list()).threads.find((each) => each.threadId === threadId);
    const renamed = await call(change, { id: threadId }, contract.threadChanged, {
      method: "PATCH",
      body: { title: "  Waivers  " },
    });
    expect(renamed).toEqual({ ...before, title: "Waivers" });
    for (const [rating, reason] of [
      ["down", "Too long."],
      ["up", null],
    ] as const) {
      await call(rate, { id: threadId }, contract.feedbackOutput, { method: "POST", body: { runId, rating, reason } });
      expect((await read(threadId)).turns.map(({ feedback }) => feedback)).toEqual([{ rating, reason }]);
    }
    const other = { runId: randomUUID(), rating: "up" };
    expect(await refusal(rate, { id: threadId }, "POST", other)).toEqual([404, "request.not_found"]);
    expect(await refusal(change, { id: threadId }, "PATCH", { title: " " })).toEqual([422, "request.invalid"]);
  });

  it("go back to a named state: later turns are hidden from the thread, from the search and from the supervisor, and come again", async () => {
    const first = await ask({ message: "How has Nikola Jokic been playing?" });
    const { threadId } = first;
    const one = await named(threadId, "after Jokic");
    expect(one).toMatchObject({ name: "after Jokic", turns: 1 });
    await ask({ message: "How has Trae Young been playing?", threadId });
    const two = await named(threadId, "after Young");

    expect(await goBack(threadId, one.checkpointId)).toEqual(one);
    expect(await questionsOf(threadId)).toEqual(["How has Nikola Jokic been playing?"]);
    expect((await list("?query=Trae")).threads).toEqual([]);
    // "he" is whom the conversation was about, as far as it is shown.
    const followUp = await ask({ message: "When does he play next?", threadId });
    expect(JSON.stringify(followUp.toolCalls.map(({ input }) => input))).toMatch(/Jokic/i);
    expect(await questionsOf(threadId)).toHaveLength(2);

    await goBack(threadId, two.checkpointId);
    const shown = await questionsOf(threadId);
    expect(shown).toEqual(["How has Nikola Jokic been playing?", "How has Trae Young been playing?"]);
    const again = await ask({ message: "When does he play next?", threadId });
    expect(JSON.stringify(again.toolCalls.map(({ input }) => input))).toMatch(/Young/i);

    const { checkpoints } = await call(listCheckpoints, { id: threadId }, contract.checkpointsOutput);
    expect(checkpoints).toEqual([one, two]);
    await call(forget, { id: threadId, checkpointId: one.checkpointId }, contract.checkpointDeletion, {
      method: "DELETE",
    });
    expect(await refusal(restore, { id: threadId, checkpointId: one.checkpointId })).toEqual([
      404,
      "request.not_found",
    ]);
  });

  it("remember, after going back, what is said from then on", async () => {
    const { threadId } = await ask({ message: "What is a waiver?" });
    const { checkpointId } = await named(threadId, "start");
    await goBack(threadId, checkpointId);
    await ask({ message: "How has Jayson Tatum been playing?", threadId });
    const followUp = await ask({ message: "When does he play next?", threadId });
    expect(JSON.stringify(followUp.toolCalls.map(({ input }) => input))).toMatch(/Tatum/i);
  });

  // Editing the first question leaves nothing before it, and the way back to what was said must stay.
  it("go back before a turn under a name of its own, so that another question takes its place", async () => {
    const first = await ask({ message: "What is a waiver?" });
    const { threadId, runId } = first;
    await ask({ message: "What does streaming mean?", threadId });
    const back = (goBackBefore: string) =>
      call(save, { id: threadId }, contract.checkpointOutput, {
        method: "POST",
        body: { name: "as it was", goBackBefore },
      });
    const stored = await back(runId);
    expect(stored).toMatchObject({ name: "as it was", turns: 2 });
    expect(await questionsOf(threadId)).toEqual([]);
    const { runId: otherRun } = await ask({ message: "What is FAAB?", threadId });
    expect(await questionsOf(threadId)).toEqual(["What is FAAB?"]);
    expect(await refusal(save, { id: threadId }, "POST", { name: "x", goBackBefore: runId })).toEqual([
      404,
      "request.not_found",
    ]);
    expect(await back(otherRun)).toMatchObject({ name: "as it was (2)", turns: 1 });

    await goBack(threadId, stored.checkpointId);
    expect(await questionsOf(threadId)).toEqual(["What is a waiver?", "What does streaming mean?"]);
    expect((await back(runId)).checkpointId).toBe(stored.checkpointId);
  });

  it("leave what was decided as it was decided", async () => {
    const { threadId } = await ask({ message: "What is a waiver?" });
    const { checkpointId } = await named(threadId, "before the plan");
    const { cards } = await ask({ message: "Plan my week: which moves should I make?", threadId });
    const [card] = cards;
    if (!card) throw new Error("the plan has no card");
    const plan = { threadId: card.threadId };
    const decisions = [{ proposalId: card.proposalId, action: "decline" }];
    const made = await decide(
      new Request(`http://${HOST}/api/any`, {
        method: "POST",
        headers: { host: HOST, "content-type": "application/json", "idempotency-key": randomUUID() },
        body: JSON.stringify({ decisions }),
      }),
      { params: Promise.resolve(plan) },
    );
    expect(made.status).toBe(200);
    await goBack(threadId, checkpointId);
    expect(await questionsOf(threadId)).toEqual(["What is a waiver?"]);
    const after = await readPlan(request("/api/any"), { params: Promise.resolve(plan) });
    const { cards: stored } = optimizerAnswer.parse(await after.json());
    expect(stored.find(({ proposalId }) => proposalId === card.proposalId)?.status).toBe("declined");
    expect(await refusal(remove, { id: card.threadId }, "DELETE")).toEqual([409, "thread.keeps_decisions"]);
    expect(await refusal(save, { id: card.threadId }, "POST", { name: "x" })).toEqual([404, "request.not_found"]);
  });

  it("are neither named, gone back in nor deleted while they answer, and one name is one state", async () => {
    const { threadId } = await ask({ message: "What is a waiver?" });
    const { checkpointId } = await named(threadId, "first");
    expect(await refusal(save, { id: threadId }, "POST", { name: "first" })).toEqual([409, "checkpoint.name_taken"]);
    const runId = randomUUID();
    const { conversations } = product.fanvise;
    const run = { ownerId: LOCAL_OWNER_ID, threadId, runId, question: "Still at it?", model: "rules" };
    expect(await conversations.startRun({ ...run, language: "en" })).toBe(true);
    const busy = [409, "thread.busy"];
    expect(await refusal(save, { id: threadId }, "POST", { name: "second" })).toEqual(busy);
    expect(await refusal(restore, { id: threadId, checkpointId })).toEqual(busy);
    expect(await refusal(remove, { id: threadId }, "DELETE")).toEqual(busy);
  });

  it("are deleted with their runs and the graph's memory, and what was spent stays in the account", async () => {
    const { threadId, runId } = await ask({ message: "What is a waiver?" });
    const { pool } = product.fanvise.database;
    const count = async (statement: string, value: string) =>
      (await pool.query<{ n: number }>(`select count(*) as n from ${statement}`, [value])).rows[0]?.n;
    const memory = () => count("langgraph.checkpoints where thread_id = $1", threadId);
    const spent = "usage where owner_id = $1 and model = 'rules'";
    const before = await count(spent, LOCAL_OWNER_ID);
    expect(await memory()).toBeGreaterThan(0);
    await call(remove, { id: threadId }, contract.threadDeletion, { method: "DELETE" });
    expect([await memory(), await count("run_events where run_id = $1", runId)]).toEqual([0, 0]);
    expect(await count(spent, LOCAL_OWNER_ID)).toBe(before);
    expect(await refusal(readThread, { id: threadId }, "GET")).toEqual([404, "request.not_found"]);
    expect(await refusal(remove, { id: threadId }, "DELETE")).toEqual([404, "request.not_found"]);
  });

  it("are shared as they are now, without ids, look-ups and the league's names, until the link is taken back", async () => {
    const secret = `fv_${"a".repeat(43)}`;
    const { threadId, runId } = await ask({ message: "Who is winning my matchup?" });
    await ask({ message: `What is a waiver? My key is ${secret} and I am me@example.org`, threadId });
    const made = await call(share, { id: threadId }, contract.shareOutput, { method: "POST", body: {} });
    await ask({ message: "What does streaming mean?", threadId });
    const open = () => readShared(request(made.path), { params: Promise.resolve({ token: made.token }) });
    const text = await (await open()).text();
    const shown = contract.sharedThread.strict().parse(JSON.parse(text));
    expect(shown.turns).toHaveLength(2);
    expect(shown.turns[0]?.answer).toContain("My team");
    expect(shown.turns[0]?.sources).toEqual([{ source: "demo league", fetchedAt: expect.any(String) }]);
    const { settings, teams } = await product.espnPayload(["mSettings", "mTeam"]);
    const names: string[] = [settings.name, ...teams.map((team: { name: string }) => team.name)];
    expect(names.length).toBeGreaterThan(8);
    for (const name of [...names, threadId, runId, secret, "me@example.org"]) {
      expect(text.toLowerCase()).not.toContain(name.toLowerCase());
    }
    // What is taken out was there.
    const own = (await read(threadId)).turns[0]?.result?.answer ?? "";
    expect(names.filter((name) => own.includes(name)).length).toBeGreaterThan(0);

    const back = await call(unshare, { id: threadId }, contract.sharesDeletion, { method: "DELETE" });
    expect(back).toEqual({ threadId, links: 1 });
    expect((await open()).status).toBe(404);
    for (const token of ["", "x", "a".repeat(43)]) {
      expect(await refusal(readShared, { token }, "GET")).toEqual([404, "request.not_found"]);
    }
  });

  it("of others are as absent as those that do not exist", async () => {
    const id = randomUUID();
    const { kysely } = product.fanvise.database;
    const otherUser = randomUUID();
    await kysely.insertInto("profiles").values({ id: otherUser }).execute();
    const connection = await kysely
      .insertInto("league_connections")
      .values({ owner_id: otherUser, provider: "demo", league_key: "1", season: 2025, team_id: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const theirs = { id, owner_id: otherUser, connection_id: connection.id, team_id: 1, title: "private matters" };
    await kysely.insertInto("threads").values(theirs).execute();
    const absent = [404, "request.not_found"];
    expect(await refusal(readThread, { id }, "GET")).toEqual(absent);
    expect(await refusal(change, { id }, "PATCH", { title: "mine" })).toEqual(absent);
    expect(await refusal(remove, { id }, "DELETE")).toEqual(absent);
    expect(await refusal(save, { id }, "POST", { name: "x" })).toEqual(absent);
    expect(await refusal(listCheckpoints, { id }, "GET")).toEqual(absent);
    expect(await refusal(share, { id }, "POST", {})).toEqual(absent);
    expect((await list("?query=private")).threads).toEqual([]);
  });
});
