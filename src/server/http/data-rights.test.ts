/**
 * A person's rights over what is theirs: taken along without loss, brought back without harm to others, deleted without
 * a trace.
 */
import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSignedInProduct, type SignedInProduct, type Visitor } from "#test/leagues/signed-in";
import { closeUndoWindows } from "#test/undo-window";
import {
  accountOutput,
  importOutput,
  type PersonExport,
  personExport,
  RESTORED_TABLES,
} from "@/contract/account/person-export";

let product: SignedInProduct;
let ann: Visitor;
let bob: Visitor;
/** Stands in everything of Ann's. */
const canary = `canary-${randomUUID()}`;
const MODEL_KEY = "AIzaCanary0123456789abcdef";
let before: PersonExport;
let threadId = "";

async function good(response: Response): Promise<unknown> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return text === "" ? undefined : JSON.parse(text);
}
const exportOf = async (anonymousCaller: Visitor) =>
  personExport.parse(await good(await anonymousCaller.ask("GET", "/api/export")));
const bringIn = (anonymousCaller: Visitor, body: unknown) => anonymousCaller.ask("POST", "/api/import", { body });
const deleteNow = async (anonymousCaller: Visitor) => {
  await good(await anonymousCaller.ask("DELETE", "/api/account", { body: { confirmation: "delete my account" } }));
  const { pool } = product.fanvise.database;
  await pool.query("update public.profiles set deletion_due_at = now() - interval '1 second' where id = $1", [
    anonymousCaller.person.personId,
  ]);
  return product.fanvise.dataRights.deleteDue(new AbortController().signal);
};

/** Rows of every table of every schema, as text. */
async function everyRow(): Promise<string[]> {
  const { pool } = product.fanvise.database;
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    rows.push(...found.rows.map(({ row }) => row));
  }
  return rows;
}

/** One of everything that a person can make. */
async function live(anonymousCaller: Visitor): Promise<string> {
  const ask = (message: string, of?: string) =>
    anonymousCaller.ask("POST", "/api/agent/chat", { body: { message, ...(of ? { threadId: of } : {}) } });
  const chat = (await good(await ask(`Who is on my roster? ${canary}`))) as { threadId: string; runId: string };
  await good(await ask("And who is hurt?", chat.threadId));
  const params = { id: chat.threadId };
  await good(
    await anonymousCaller.ask("PATCH", "/api/threads/{id}", {
      params,
      body: { title: `=1+1 ${canary}`, isPinned: true },
    }),
  );
  await good(
    await anonymousCaller.ask("POST", "/api/threads/{id}/feedback", {
      params,
      body: { runId: chat.runId, rating: "up", reason: canary },
    }),
  );
  await good(await anonymousCaller.ask("POST", "/api/threads/{id}/checkpoints", { params, body: { name: canary } }));
  await good(await anonymousCaller.ask("POST", "/api/threads/{id}/share", { params, body: {} }));
  await good(await anonymousCaller.ask("PUT", "/api/preferences", { body: { risk: "bold", tone: "short" } }));
  await good(await anonymousCaller.ask("POST", "/api/tokens", { body: { label: canary } }));
  await good(
    await anonymousCaller.ask("PUT", "/api/model-keys", { body: { provider: "google-genai", key: MODEL_KEY } }),
  );
  await good(await anonymousCaller.ask("DELETE", "/api/model-keys", { search: "?provider=google-genai" }));
  const plan = (await good(await anonymousCaller.ask("POST", "/api/agent/matchup-optimizer", { body: {} }))) as {
    threadId: string;
    cards: { proposalId: string; dependsOn: string[] }[];
  };
  const first = plan.cards.find(({ dependsOn }) => dependsOn.length === 0);
  const rest = plan.cards.filter((card) => card !== first).at(-1);
  const decisions = [
    { proposalId: first?.proposalId, action: "approve" },
    ...(rest ? [{ proposalId: rest.proposalId, action: "decline", reason: canary }] : []),
  ];
  await good(
    await anonymousCaller.ask("POST", "/api/agent/matchup-optimizer/{threadId}/decisions", {
      params: { threadId: plan.threadId },
      headers: { "idempotency-key": randomUUID() },
      body: { decisions },
    }),
  );
  // The move is looked for once it cannot be undone any more; until then the rows still change.
  await closeUndoWindows(product.fanvise.database);
  await product.fanvise.jobs.runNow("verify");
  expect((await exportOf(anonymousCaller)).tables.verifications.length).toBeGreaterThan(0);
  return chat.threadId;
}

beforeAll(async () => {
  // Moves that nobody makes: the state of the demo league then does not change under the comparison.
  product = await openSignedInProduct({ FANVISE_DEMO_MOVES: "ignored", FANVISE_JOBS: "off" });
  [ann, bob] = [await product.signIn("ann"), await product.signIn("bob")];
  await live(bob);
  threadId = await live(ann);
  before = await exportOf(ann);
});
afterAll(() => product.close());

describe("an export", () => {
  it("holds something of everything that a person makes, and none of their secrets", () => {
    for (const table of RESTORED_TABLES.filter((each) => each !== "outcomes"))
      expect(before.tables[table].length, table).toBeGreaterThan(0);
    const text = JSON.stringify(before);
    expect(text).toContain(canary);
    for (const secret of [MODEL_KEY, "fv_", 'sha256":', "ciphertext", bob.person.personId, "bob@example.com"])
      expect(text).not.toContain(secret);
    expect(before.leftOut.map(({ what }) => what).join()).toMatch(/logins.*tokens/is);
  });

  it("is CSV too, table by table, without formulas", async () => {
    const ask = (search: string) => ann.ask("GET", "/api/export", { search });
    const response = await ask("?format=csv&table=threads");
    expect(response.headers.get("content-disposition")).toContain("fanvise-threads.csv");
    const [header = [], ...rows] = parse(await response.text()) as string[][];
    expect(rows).toHaveLength(before.tables.threads.length);
    const at = (name: string) => rows.map((row) => row[header.indexOf(name)]);
    expect(at("id")).toEqual(before.tables.threads.map(({ id }) => id));
    expect(at("title")).toContain(`'=1+1 ${canary}`);
    expect((await ask("?format=csv")).status).toBe(409);
    expect((await ask("?format=csv&table=profiles%3B")).status).toBe(422);
  });

  it("is the person's own to ask for: no token may", async () => {
    const { token } = (await good(
      await ann.ask("POST", "/api/tokens", { body: { label: "all", scopes: ["read", "chat"] } }),
    )) as {
      token: string;
    };
    const headers = { authorization: `Bearer ${token}` };
    for (const [method, path] of [
      ["GET", "/api/export"],
      ["POST", "/api/import"],
      ["DELETE", "/api/account"],
      ["POST", "/api/account/keep"],
    ] as const)
      expect([path, (await product.visitor().ask(method, path, { headers })).status]).toEqual([path, 403]);
  });
});

describe("a file that was tampered with", () => {
  const changed = (change: (document: PersonExport) => void) => {
    const document = structuredClone(before);
    change(document);
    return document;
  };
  const firstOf = (document: PersonExport, table: (typeof RESTORED_TABLES)[number]) =>
    (document.tables[table] as Record<string, unknown>[])[0] ?? {};
  const set = (table: (typeof RESTORED_TABLES)[number], values: Record<string, unknown>) => (document: PersonExport) =>
    void Object.assign(firstOf(document, table), values);

  /** What has the form of an export, and only the database can tell. */
  const FOR_THE_DATABASE = new Set([
    ...["names somebody else's thread", "writes into somebody else's run", "opens another demo league"],
    ...["has text where a number is", "breaks a rule of a table", "has a row twice"],
  ]);

  it.each<[string, (document: PersonExport) => void]>([
    ["names somebody else's thread", set("runs", { threadId: randomUUID() })],
    ["writes into somebody else's run", set("runEvents", { runId: randomUUID() })],
    ["names a league as a path", set("leagueConnections", { leagueKey: "1/../../x" })],
    ["opens another demo league", set("leagueConnections", { leagueKey: "910001" })],
    ["has a time that no clock shows", set("threads", { updatedAt: "infinity" })],
    ["has text where a number is", set("usage", { ms: "many" })],
    ["breaks a rule of a table", set("runs", { status: "sleeping" })],
    ["has an answer of no form", set("runs", { result: { answer: 1 } })],
    ["has an event of no form", set("runEvents", { payload: { type: "start" } })],
    ["has premises of no form", set("proposals", { premises: {} })],
    ["has an id that is none", set("threads", { id: "1" })],
    ["has a row twice", (document) => document.tables.feedback.push({ ...firstOf(document, "feedback") })],
    [
      "leads elsewhere",
      (document) => {
        Object.assign((firstOf(document, "proposals").card as { handoff: object }).handoff, {
          url: "https://espn.example/",
        });
      },
    ],
    ["is of another version", (document) => void Object.assign(document, { version: 2 })],
  ])("%s: refused whole, with nothing changed", async (name, change) => {
    const carol = await product.signIn(`carol-${randomUUID()}`);
    const empty = (await exportOf(carol)).tables;
    const response = await bringIn(carol, changed(change));
    expect([response.status, await response.text()]).toEqual(
      FOR_THE_DATABASE.has(name)
        ? [409, expect.stringContaining("import.refused")]
        : [422, expect.stringContaining("request.invalid")],
    );
    expect((await exportOf(carol)).tables).toEqual(empty);
  });

  it("takes no owner and no unknown column from the file", async () => {
    const carol = await product.signIn(`carol-${randomUUID()}`);
    const document = changed(set("threads", { ownerId: bob.person.personId, isMemoryFromTurns: false, 'x" text': 1 }));
    expect((await bringIn(carol, document)).status).toBe(200);
    const [first] = (await exportOf(carol)).tables.threads;
    expect(Object.keys(first ?? {}).sort()).toEqual(Object.keys(before.tables.threads[0] ?? {}).sort());
  });
});

describe("somebody else's file", () => {
  it("becomes the reader's, under ids of their own, and leaves the writer's rows alone", async () => {
    const carol = await product.signIn("carol");
    const mine = (await exportOf(ann)).tables;
    expect((await bringIn(carol, before)).status).toBe(200);
    expect((await exportOf(ann)).tables).toEqual(mine);
    const theirs = (await exportOf(carol)).tables;
    expect(theirs.runs).toHaveLength(before.tables.runs.length);
    const all = JSON.stringify(theirs);
    expect(all).toContain(canary);
    for (const { id } of [...before.tables.threads, ...before.tables.runs, ...before.tables.proposals])
      expect(all).not.toContain(id);
    // The demo league is the reader's own.
    expect(theirs.leagueConnections.map(({ leagueKey }) => leagueKey)).not.toContain(
      before.tables.leagueConnections[0]?.leagueKey,
    );
    const report = importOutput.parse(await good(await bringIn(carol, before)));
    expect(Object.values(report.tables).every(({ added, changed }) => added + changed === 0)).toBe(true);
    expect((await exportOf(carol)).tables).toEqual(theirs);
  });
});

describe("an account", () => {
  const account = async () => accountOutput.parse(await good(await ann.ask("GET", "/api/account")));
  const ask = (body: unknown) => ann.ask("DELETE", "/api/account", { body });

  it("is deleted on a typed word alone, after a week in which nothing changes", async () => {
    expect((await account()).deletionDueAt).toBeNull();
    for (const body of [{}, { confirmation: "yes" }, { confirmation: true }])
      expect((await ask(body)).status).toBe(422);
    const askedAt = Date.now();
    const { deletionDueAt } = accountOutput.parse(await good(await ask({ confirmation: "delete my account" })));
    expect(Math.round((Date.parse(String(deletionDueAt)) - askedAt) / 86_400_000)).toBe(7);
    expect(accountOutput.parse(await good(await ask({ confirmation: "delete my account" }))).deletionDueAt).toBe(
      deletionDueAt,
    );
    expect(await product.fanvise.dataRights.deleteDue(new AbortController().signal)).toEqual({ deleted: 0 });
    expect((await exportOf(ann)).tables).toEqual(before.tables);
  });

  it("stays when its owner takes the wish back", async () => {
    await good(await ann.ask("POST", "/api/account/keep"));
    expect((await account()).deletionDueAt).toBeNull();
    const acts = (await exportOf(ann)).told.auditLog.map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(["account.export", "account.ask_deletion", "account.keep"]));
  });

  it("goes without a trace, and with nothing of anybody else's", async () => {
    const others = (await exportOf(bob)).tables;
    const { threads, runs, proposals } = before.tables;
    const ids = [ann.person.personId, ...[...threads, ...runs, ...proposals].map(({ id }) => id)];
    const isAnns = (row: string) => ids.some((id) => row.includes(id));
    expect((await everyRow()).filter(isAnns).length).toBeGreaterThan(10);
    expect(await deleteNow(ann)).toEqual({ deleted: 1 });
    expect((await everyRow()).filter(isAnns)).toEqual([]);
    expect((await exportOf(bob)).tables).toEqual(others);
  });

  it("is as it was once its export was brought back", async () => {
    expect((await exportOf(ann)).tables.threads).toEqual([]);
    const report = importOutput.parse(await good(await bringIn(ann, before)));
    expect(report.tables.runs).toEqual({ added: before.tables.runs.length, changed: 0, left: 0 });
    expect((await exportOf(ann)).tables).toEqual(before.tables);
  });

  it("goes on from there: conversations with their memory, cards with their decisions", async () => {
    const answer = (await good(
      await ann.ask("POST", "/api/agent/chat", { body: { message: "And who plays tonight?", threadId } }),
    )) as { status: string; threadId: string };
    expect(answer).toMatchObject({ status: "completed", threadId });
    const { cards } = (await good(await ann.ask("GET", "/api/proposals"))) as { cards: { status: string }[] };
    expect(cards.map(({ status }) => status)).toContain("approved");
  });

  it("keeps what is newer than a file, and takes what is missing", async () => {
    const params = { id: threadId };
    await good(await ann.ask("PUT", "/api/preferences", { body: { risk: "cautious" } }));
    await good(await ann.ask("POST", "/api/agent/chat", { body: { message: "Who is on my roster?", threadId } }));
    await good(await ann.ask("PATCH", "/api/threads/{id}", { params, body: { title: "renamed" } }));
    const plan = before.tables.threads.find(({ kind }) => kind === "optimizer");
    await product.fanvise.database.pool.query("delete from public.threads where id = $1", [plan?.id]);
    const report = importOutput.parse(await good(await bringIn(ann, before)));
    expect(report.tables.threads).toMatchObject({ added: 1, changed: 0 });
    const { tables } = await exportOf(ann);
    expect(tables.threads.map(({ title }) => title)).toContain("renamed");
    expect(tables.preferences[0]).toMatchObject({ risk: "cautious", tone: "short" });
    expect(tables.proposals).toEqual(before.tables.proposals);
  });
});
