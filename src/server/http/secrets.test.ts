/** Logins, model keys and tokens: used where they are meant to be, and found nowhere else. */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSignedInProduct, type SignedInProduct, type Visitor } from "#test/leagues/signed-in";
import { type FaultServer, forwardTo, startFaultServer } from "#test/stubs/fault-server";
import { type GeminiStub, gemini, startGeminiStub } from "#test/stubs/gemini-stub";
import { connectedOutput } from "@/contract/account/connection";
import { createConnectionTables } from "@/db/account/connections";
import { MAX_CONNECTIONS } from "@/services/account/connections.service";

const CANARIES = {
  espnS2: `AEBcanary${randomBytes(30).toString("hex")}`,
  swid: "{0CA0A0A0-1111-4222-8333-CA0A0A0A0A0A}",
  modelKey: `AIzaCanary${randomBytes(16).toString("hex")}`,
};
const GOOD_COOKIE = `espn_s2=${CANARIES.espnS2}; SWID=${CANARIES.swid}`;
const LEAGUE = "910001";
const login = { espnS2: CANARIES.espnS2, swid: CANARIES.swid };

let product: SignedInProduct;
/** ESPN with one private league, behind which the demo season stands. */
let espn: FaultServer;
let model: GeminiStub;
let ann: Visitor;
let apiToken = "";
const written: string[] = [];

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  espn = await startFaultServer(async (seen) => {
    if (!seen.url.pathname.includes(`/leagues/${LEAGUE}`) || seen.headers.cookie === GOOD_COOKIE)
      return forwardTo(product.fanvise.demo.origin)(seen);
    const message = "You are not authorized to view this League.";
    return {
      status: 401,
      body: JSON.stringify({ messages: [message], details: [{ type: "AUTH_LEAGUE_NOT_VISIBLE", message }] }),
    };
  });
  model = await startGeminiStub();
  model.always(gemini.text("Your roster is set."));
  product = await openSignedInProduct({
    ESPN_BASE_URL: espn.origin,
    GOOGLE_BASE_URL: model.baseUrl,
    FANVISE_NOW: "2025-01-15T11:00:00-05:00",
    FANVISE_LOG_LEVEL: "debug",
    FANVISE_MODEL: "rules",
  });
  ann = await product.signIn("ann");
});
afterAll(async () => {
  vi.restoreAllMocks();
  await product.close();
  await model.close();
  await espn.close();
});

const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });
const connect = async (anonymousCaller: Visitor, body: object) =>
  answerOf(await anonymousCaller.ask("POST", "/api/connections", { body: { league: LEAGUE, season: 2025, ...body } }));

describe("a private league", () => {
  it("says what it needs, and that a wrong login is wrong", async () => {
    expect(await connect(ann, {})).toMatchObject({ status: 403, body: { error: { code: "espn.league_private" } } });
    const wrong = { ...login, espnS2: "AEBsomething-else" };
    expect(await connect(ann, { login: wrong })).toMatchObject({
      status: 403,
      body: { error: { code: "espn.login_refused" } },
    });
    expect((await answerOf(await ann.ask("GET", "/api/connections"))).body.connections).toHaveLength(1);
  });

  it("lists its teams first, and keeps nothing until one is chosen", async () => {
    const { status, body } = await connect(ann, { login });
    expect(status).toBe(200);
    const seen = connectedOutput.parse(body);
    expect(seen.connection).toBeNull();
    expect(seen.teams).toHaveLength(10);
    expect((await connect(ann, { login, teamId: 77 })).body.error.code).toBe("connection.team_not_in_league");
    expect((await answerOf(await ann.ask("GET", "/api/connections"))).body.connections).toHaveLength(1);
  });

  it("is read with the saved login from then on, and is the league that is looked at", async () => {
    const { body } = await connect(ann, { login, teamId: 3 });
    const { connection } = connectedOutput.parse(body);
    expect(connection).toMatchObject({ leagueId: LEAGUE, teamId: 3, isActive: true });
    expect(connection?.loginSetAt).not.toBeNull();
    const league = await answerOf(await ann.ask("GET", "/api/league"));
    expect(league).toMatchObject({ status: 200, body: { source: "espn" } });
    const reported = await answerOf(
      await ann.ask("POST", "/api/agent/chat", { body: { message: "Who is on my roster?" } }),
    );
    expect(reported.body.status).toBe("completed");
  });

  it("takes a new login also when no further league may be connected", async () => {
    const eve = await product.signIn("eve");
    await connect(eve, { login, teamId: 4 });
    const tables = createConnectionTables(product.fanvise.database.kysely);
    const known = await tables.connectionsOf(eve.person.personId);
    for (let leagueKey = 1; leagueKey <= MAX_CONNECTIONS - known.length; leagueKey += 1)
      await tables.ensureConnection(eve.person.personId, {
        provider: "espn",
        leagueKey: String(leagueKey),
        season: 2024,
        teamId: 1,
      });
    const again = connectedOutput.parse((await connect(eve, { login, teamId: 5 })).body);
    expect(again.connection).toMatchObject({ leagueId: LEAGUE, teamId: 5, isActive: true });
    const refused = await connect(eve, { league: "demo:each", teamId: 1 });
    expect(refused.body.error.code).toBe("connection.too_many");
  });

  it("is closed to another person, who has no login for it", async () => {
    const bob = await product.signIn("bob");
    expect(await connect(bob, { teamId: 3 })).toMatchObject({
      status: 403,
      body: { error: { code: "espn.league_private" } },
    });
  });
});

describe("a model key of one's own", () => {
  it("answers its owner's questions, and nobody else's", async () => {
    const body = { provider: "google-genai", key: CANARIES.modelKey };
    expect((await ann.ask("PUT", "/api/model-keys", { body })).status).toBe(200);
    const ask = async (anonymousCaller: Visitor) =>
      (
        await answerOf(
          await anonymousCaller.ask("POST", "/api/agent/chat", { body: { message: "What is a good punt build?" } }),
        )
      ).body;
    expect((await ask(ann)).usage.model).toMatch(/^google-genai:/);
    expect(model.requests.every(({ headers }) => headers["x-goog-api-key"] === CANARIES.modelKey)).toBe(true);
    const request = model.requests.length;
    expect(request).toBeGreaterThan(0);
    expect((await ask(await product.signIn("carol"))).usage.model).toBe("rules");
    expect(model.requests).toHaveLength(request);
  });
});

describe("the secrets", () => {
  it("stand in no table, no file, no log line and no answer", async () => {
    const token = await answerOf(await ann.ask("POST", "/api/tokens", { body: { label: "a program" } }));
    apiToken = token.body.token;
    expect(apiToken).toMatch(/^fv_/);
    const answers = await Promise.all(
      [
        "/api/connections",
        "/api/model-keys",
        "/api/tokens",
        "/api/audit",
        "/api/export",
        "/api/ready",
        "/api/threads",
        "/api/league",
      ].map(async (path) => (await ann.ask("GET", path)).text()),
    );
    const { pool } = product.fanvise.database;
    const tables = await pool.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["public.league_connections", "langgraph.checkpoint_blobs"]),
    );
    const dump: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      dump.push(...rows.map(({ row }) => row));
    }
    const places = { dump, answers, written, files: filesUnder(product.fanvise.env.FANVISE_DATA_DIR) };
    for (const [place, texts] of Object.entries(places)) {
      expect(texts.length, place).toBeGreaterThan(0);
      for (const secret of [...Object.values(CANARIES), apiToken])
        for (const form of [
          secret,
          Buffer.from(secret).toString("hex"),
          Buffer.from(secret).toString("base64").slice(0, -4),
        ])
          expect(texts.filter((text) => text.includes(form)).length, place).toBe(0);
    }
  });

  it("are searched for in a way that finds them", async () => {
    const { pool } = product.fanvise.database;
    await pool.query("create table public.leak (secret text, bytes bytea)");
    await pool.query("insert into public.leak values ($1, $2)", [CANARIES.espnS2, Buffer.from(CANARIES.modelKey)]);
    const { rows } = await pool.query<{ row: string }>("select t::text as row from public.leak t");
    await pool.query("drop table public.leak");
    expect(rows[0]?.row).toContain(CANARIES.espnS2);
    expect(rows[0]?.row).toContain(Buffer.from(CANARIES.modelKey).toString("hex"));
  });

  it("do not open in another person's row, nor when a byte of them was altered", async () => {
    const { pool } = product.fanvise.database;
    const bob = await product.signIn("dave");
    const { connections } = (await answerOf(await bob.ask("GET", "/api/connections"))).body;
    await pool.query(
      `insert into public.league_connections (owner_id, provider, league_key, season, team_id, credentials_ciphertext, credentials_key_id)
       select $1, 'espn', $2, 2025, 3, credentials_ciphertext, credentials_key_id from public.league_connections where owner_id = $3 and provider = 'espn'`,
      [bob.person.personId, LEAGUE, ann.person.personId],
    );
    const before = espn.requests.length;
    expect(await answerOf(await bob.ask("GET", "/api/league", { search: `?leagueId=${LEAGUE}` }))).toMatchObject({
      status: 409,
      body: { error: { code: "secret.unreadable" } },
    });
    expect(espn.requests.slice(before).filter(({ headers }) => headers.cookie !== undefined)).toEqual([]);
    expect(connections).toHaveLength(1);
    await pool.query(
      `update public.league_connections set credentials_ciphertext = set_byte(credentials_ciphertext, 40, 255 - get_byte(credentials_ciphertext, 40))
       where owner_id = $1 and provider = 'espn'`,
      [ann.person.personId],
    );
    const altered = await answerOf(
      await ann.ask("POST", "/api/connections", { body: { league: LEAGUE, season: 2025 } }),
    );
    expect(altered).toMatchObject({ status: 409, body: { error: { code: "secret.unreadable" } } });
  });

  it("given again, work again", async () => {
    expect((await connect(ann, { login, teamId: 3 })).status).toBe(200);
    expect((await ann.ask("GET", "/api/roster")).status).toBe(200);
  });
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString("latin1"));
}
