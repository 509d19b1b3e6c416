/** The audit log on both homes: a row with every act, none without, and no way to change one. */

import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asPerson } from "#test/as-person";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import type { SharedThread } from "@/contract/conversation/threads";
import { withRequestId } from "@/lib/request-id";
import { createConversationTables } from "../conversations/conversations";
import { createThreadShareTable } from "../conversations/thread-shares";
import type { Database } from "../database";
import type { Decision } from "../proposals/proposal-decisions";
import type { NewProposal } from "../proposals/proposal-rows";
import { createProposalTables } from "../proposals/proposals";
import { createApiTokenTable } from "./api-tokens";
import { createAuditTable, recordAudit } from "./audit";
import { createConnectionTables } from "./connections";
import { createModelKeyTable } from "./model-keys";

const BEN = "b0000000-0000-4000-8000-00000000000b";
const REQUEST = "e0000000-0000-4000-8000-00000000000e";
const NOON = "2025-01-16T17:00:00.000Z";
const LATER = "2025-01-17T08:00:00.000Z";
const LEAGUE = { provider: "espn" as const, leagueKey: "1234", season: 2025, teamId: 6 };
const SHOWN_LEAGUE = { provider: "espn", leagueKey: "1234", season: 2025 };

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))(
  "the audit log, %s",
  (_, backend) => {
    describe.skipIf(!backend.isPresent)("of a person", () => {
      let running: RunningDatabase;
      let database: Database;
      /** A new one for each test: rows stay for good. */
      let ann: string;

      beforeAll(async () => {
        running = await backend.start();
        database = await running.openMigrated();
        await createConnectionTables(database.kysely).ensureProfile(BEN);
      });
      beforeEach(async () => {
        ann = randomUUID();
        await createConnectionTables(database.kysely).ensureProfile(ann);
      });
      afterAll(async () => {
        await database.close();
        await running.stop();
      });

      /** Newest first. */
      const entries = (person = ann) => createAuditTable(database.kysely).list(person, { limit: 100 });
      const acts = async () => (await entries()).map(({ action, subjectId }) => [action, subjectId]).reverse();

      async function givenCards(count: number) {
        const { connectionId } = await createConnectionTables(database.kysely).ensureConnection(ann, LEAGUE);
        const threadId = randomUUID();
        await createConversationTables(database.kysely).createThread({
          threadId,
          ownerId: ann,
          connectionId,
          teamId: 6,
          title: "A run",
          language: "en" as const,
        });
        const tables = createProposalTables(database.kysely);
        const ids = Array.from({ length: count }, () => randomUUID());
        const cardOf = (proposalId: string, at: number, replaces: string | null = null) =>
          newProposal({ ownerId: ann, threadId, connectionId, proposalId, drop: 100 + at, add: 200 + at, replaces });
        await tables.store(ids.map((id, at) => cardOf(id, at)));
        const decide = (
          decisions: readonly (Pick<Decision, "proposalId" | "action"> & Partial<Decision>)[],
          { key = randomUUID() as string, leagueNow = NOON } = {},
        ) =>
          tables.decide({
            ownerId: ann,
            threadId,
            idempotencyKey: key,
            leagueNow,
            requestSha256: createHash("sha256").update(JSON.stringify(decisions)).digest("hex"),
            decisions: decisions.map((each) => ({
              reason: null,
              edit: null,
              replacement: null,
              broken: null,
              ...each,
            })),
          });
        return { tables, connectionId, threadId, ids, cardOf, decide };
      }

      it.each([
        ["update", "update audit_log set action = 'proposal.decline'"],
        ["delete", "delete from audit_log"],
        ["truncate", "truncate audit_log"],
        ["truncate through the person", "truncate profiles cascade"],
      ])("lets nobody change or remove a row, the server neither: %s", async (_name, statement) => {
        await createConnectionTables(database.kysely).ensureConnection(ann, LEAGUE);
        const before = await entries();
        expect(before).toHaveLength(1);
        await expect(database.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
        expect(await entries()).toEqual(before);
      });

      it("goes with its person, and leaves the others'", async () => {
        await createConnectionTables(database.kysely).ensureConnection(ann, LEAGUE);
        await createConnectionTables(database.kysely).ensureConnection(BEN, LEAGUE);
        await database.kysely.deleteFrom("profiles").where("id", "=", ann).execute();
        expect(await entries()).toEqual([]);
        expect((await entries(BEN)).length).toBeGreaterThan(0);
      });

      it("tells of each decision once, with what it was about, however often it is sent", async () => {
        const { threadId, ids, cardOf, decide } = await givenCards(3);
        const [first = "", second = "", third = ""] = ids;
        const replacement = cardOf(randomUUID(), 5, third);
        const approve = [{ proposalId: first, action: "approve" as const }];
        await withRequestId(REQUEST, () => decide(approve, { key: "k" }));
        await decide(approve, { key: "k" });
        await decide(approve);
        await decide([{ proposalId: second, action: "decline" }]);
        await decide([{ proposalId: third, action: "edit", edit: { addPlayerId: 205 }, replacement }]);
        // Given up before the hand-off was opened: a change of mind is an edit of what was approved.
        const instead = cardOf(randomUUID(), 7, first);
        await decide([{ proposalId: first, action: "edit", edit: { addPlayerId: 207 }, replacement: instead }]);
        const about = (at: number) => ({
          threadId,
          kind: "move",
          effectiveDay: "2025-01-16",
          dropPlayerId: 100 + at,
          addPlayerId: 200 + at,
        });
        const reported = (await entries()).filter(({ subjectKind }) => subjectKind === "proposal").reverse();
        expect(
          reported.map(({ action, subjectId, requestId, detail }) => [action, subjectId, requestId, detail]),
        ).toEqual([
          ["proposal.approve", first, REQUEST, about(0)],
          ["proposal.decline", second, null, about(1)],
          ["proposal.edit", third, null, { ...about(2), replacedBy: replacement.proposalId }],
          ["proposal.edit", first, null, { ...about(0), replacedBy: instead.proposalId, withdraws: "approval" }],
        ]);
      });

      it("has one row for twenty approvals at once", async () => {
        const { ids, decide } = await givenCards(1);
        const [proposalId = ""] = ids;
        await Promise.all(Array.from({ length: 20 }, () => decide([{ proposalId, action: "approve" }])));
        expect((await acts()).filter(([action]) => action === "proposal.approve")).toEqual([
          ["proposal.approve", proposalId],
        ]);
      });

      it("tells of what ran out, by the clock or at a late click, and of no refused decision", async () => {
        const { tables, connectionId, ids, decide } = await givenCards(2);
        const [first = "", second = ""] = ids;
        await decide([{ proposalId: first, action: "approve" }], { leagueNow: LATER });
        expect(await acts()).toEqual([
          ["connection.create", connectionId],
          ["proposal.expire", first],
        ]);
        await tables.expire(connectionId, LATER);
        await tables.expire(connectionId, LATER);
        await decide([{ proposalId: second, action: "approve" }]);
        expect((await acts()).slice(2)).toEqual([["proposal.expire", second]]);
      });

      it("tells of connections: made, given another team or a login, taken away; a restart is no act", async () => {
        const tables = createConnectionTables(database.kysely);
        const { connectionId } = await tables.ensureConnection(ann, LEAGUE);
        await tables.ensureConnection(ann, LEAGUE);
        await tables.ensureConnection(ann, { ...LEAGUE, teamId: 7 });
        await tables.changeTeam(ann, connectionId, 8);
        await tables.keepLogin(ann, connectionId, { ciphertext: Buffer.from("secret cookie"), keyId: "k1" });
        await tables.keepLogin(ann, connectionId, null);
        expect(await tables.removeConnection(BEN, connectionId)).toBe(false);
        expect(await tables.removeConnection(ann, connectionId)).toBe(true);
        const reported = (await entries()).reverse();
        expect(reported.map(({ action, subjectId, detail }) => [action, subjectId, detail])).toEqual(
          [
            ["create", 6],
            ["change_team", 7],
            ["change_team", 8],
            ["save_login", 8],
            ["remove_login", 8],
            ["remove", 8],
          ].map(([act, teamId]) => [`connection.${act}`, connectionId, { ...SHOWN_LEAGUE, teamId }]),
        );
        expect(JSON.stringify(reported)).not.toMatch(/secret|k1/);
      });

      it("tells of tokens made and revoked, without their secret", async () => {
        const tokens = createApiTokenTable(database.kysely);
        const times = { createdAt: "2025-01-15T12:00:00.000Z", expiresAt: "2999-01-01T00:00:00.000Z" };
        const sha256 = createHash("sha256").update(ann).digest("hex");
        const token = { ownerId: ann, label: "my script", scopes: ["read" as const], sha256, ...times };
        const tokenId = (await tokens.add(token, 1))?.tokenId ?? "";
        expect(await tokens.add({ ...token, sha256: "0".repeat(64) }, 1)).toBeUndefined();
        expect(await tokens.remove(BEN, tokenId)).toBe(false);
        expect(await tokens.remove(ann, tokenId)).toBe(true);
        const reported = (await entries()).reverse();
        expect(reported.map(({ action, subjectId, detail }) => [action, subjectId, detail])).toEqual([
          ["token.create", tokenId, { label: "my script", scopes: ["read"], expiresAt: times.expiresAt }],
          ["token.revoke", tokenId, { label: "my script" }],
        ]);
        expect(JSON.stringify(reported)).not.toContain(sha256);
      });

      it("tells of model keys and of links to conversations, without what they open", async () => {
        const keys = createModelKeyTable(database.kysely);
        const sealed = { ciphertext: Buffer.from("secret key"), keyId: "k1" };
        await keys.keep({ ownerId: ann, provider: "google-genai", ...sealed });
        expect(await keys.remove(ann, "google-genai")).toBe(true);
        expect(await keys.remove(ann, "google-genai")).toBe(false);
        const { threadId } = await givenCards(0);
        const shares = createThreadShareTable(database.kysely);
        const sha256 = createHash("sha256").update(threadId).digest("hex");
        const expiresAt = "2999-01-01T00:00:00.000Z";
        const content = { title: "A run", messages: [] } as unknown as SharedThread; // the log does not look into it
        await shares.add({ ownerId: ann, threadId, sha256, content, expiresAt }, 5);
        expect(await shares.removeAll(BEN, threadId)).toBe(0);
        expect(await shares.removeAll(ann, threadId)).toBe(1);
        expect(await shares.removeAll(ann, threadId)).toBe(0);
        const reported = (await entries()).reverse();
        expect(reported.filter(({ action }) => !action.startsWith("connection."))).toMatchObject([
          { action: "model_key.save", subjectId: "google-genai" },
          { action: "model_key.remove", subjectId: "google-genai" },
          { action: "share.create", subjectId: threadId, detail: { expiresAt } },
          { action: "share.remove", subjectId: threadId, detail: { links: 1 } },
        ]);
        expect(JSON.stringify(reported)).not.toMatch(new RegExp(`secret|k1|${sha256}`));
      });

      // An act that could not be written down must not have happened.
      it("takes an act back whose row cannot be written", async () => {
        const { threadId, ids, tables, decide } = await givenCards(1);
        const [proposalId = ""] = ids;
        await database.pool.query("alter table audit_log add constraint closed check (action = 'none') not valid");
        try {
          await expect(decide([{ proposalId, action: "approve" }])).rejects.toMatchObject({ code: "23514" });
          await expect(tables.expire((await theConnection()).connectionId, LATER)).rejects.toMatchObject({
            code: "23514",
          });
          await expect(
            createConnectionTables(database.kysely).removeConnection(ann, (await theConnection()).connectionId),
          ).rejects.toMatchObject({ code: "23514" });
        } finally {
          await database.pool.query("alter table audit_log drop constraint closed");
        }
        expect((await tables.ofThread(ann, threadId)).map(({ status }) => status)).toEqual(["pending"]);
      });

      const theConnection = async () => {
        const [only] = await createConnectionTables(database.kysely).connectionsOf(ann);
        if (!only) throw new Error("the connection is gone");
        return only;
      };

      it("refuses details that are not small", async () => {
        const tell = (text: string) =>
          database.kysely
            .transaction()
            .execute((trx) =>
              recordAudit(trx, { ownerId: ann, action: "token.create", subjectId: "1", detail: { text } }),
            );
        await tell("x".repeat(1_900));
        await expect(tell("x".repeat(2_100))).rejects.toMatchObject({ code: "23514" });
      });

      it("shows a person their own rows alone, also where they ask the database themselves", async () => {
        await createConnectionTables(database.kysely).ensureConnection(ann, LEAGUE);
        await createConnectionTables(database.kysely).ensureConnection(BEN, LEAGUE);
        const owners = await asPerson(database, ann, (trx) =>
          sql<{ owner_id: string }>`select distinct owner_id from audit_log`.execute(trx),
        );
        expect(owners.rows).toEqual([{ owner_id: ann }]);
      });
    });
  },
);

function newProposal(of: {
  ownerId: string;
  threadId: string;
  connectionId: string;
  proposalId: string;
  drop: number;
  add: number;
  replaces: string | null;
}): NewProposal {
  const { drop, add, ...ids } = of;
  return {
    ...ids,
    runId: null,
    teamId: 6,
    dependsOn: [],
    matchupPeriod: 1,
    preconditions: `sha256:${"0".repeat(64)}`,
    content: {
      kind: "move",
      rank: 1,
      title: "A move",
      effectiveDay: "2025-01-16",
      drop: { playerId: drop, playerName: "X" },
      add: { playerId: add, playerName: "Y" },
      delta: { expectedPoints: 1, interval80: [0, 2], winProbability: null, categories: {} },
      confidence: { probabilityGain: 0.7, level: "medium" },
      reasons: [],
      warnings: [],
      evidence: [],
      handoff: { url: "https://fantasy.espn.com/", steps: [] },
    } as unknown as NewProposal["content"], // only the players and the day are looked at here
    premises: {
      kind: "move",
      teamId: 6,
      rosterPlayerIds: [drop],
      dropPlayerId: drop,
      addPlayerId: add,
      addIsOnWaivers: false,
      effectiveDay: "2025-01-16",
      slots: {},
    } as unknown as NewProposal["premises"],
    basis: { gained: [], lost: [], claimed: 1, unit: "points", winProbability: null },
    expiresAt: "2025-01-17T07:00:00.000Z",
  };
}
