/** Decisions on the real schema of both homes: made once, in any order, from any number of callers. */
import { createHash, randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { createConnectionTables } from "../account/connections";
import { createConversationTables } from "../conversations/conversations";
import type { Database } from "../database";
import type { Decision } from "./proposal-decisions";
import type { NewProposal } from "./proposal-rows";
import { createProposalTables, type ProposalTables } from "./proposals";

const ANN = "a0000000-0000-4000-8000-00000000000a";
const BEN = "b0000000-0000-4000-8000-00000000000b";
const NOON = "2025-01-16T17:00:00.000Z";
const LATER = "2025-01-17T08:00:00.000Z";

const premises = {
  kind: "move" as const,
  teamId: 6,
  rosterPlayerIds: [1, 2],
  dropPlayerId: 1,
  addPlayerId: 9,
  addIsOnWaivers: false,
  effectiveDay: "2025-01-16",
  slots: {},
};

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))("decisions, %s", (_, backend) => {
  describe.skipIf(!backend.isPresent)("on the real schema", () => {
    let running: RunningDatabase;
    let database: Database;
    let tables: ProposalTables;
    let connectionId: string;

    beforeAll(async () => {
      running = await backend.start();
      database = await running.openMigrated();
      tables = createProposalTables(database.kysely);
      const connections = createConnectionTables(database.kysely);
      await connections.ensureProfile(ANN);
      await connections.ensureProfile(BEN);
      const league = { provider: "espn" as const, leagueKey: "1234", season: 2025, teamId: 6 };
      connectionId = (await connections.ensureConnection(ANN, league)).connectionId;
    });
    afterAll(async () => {
      await database.close();
      await running.stop();
    });

    /** A run of cards; `dependsOn` by index. */
    async function givenCards(cards: readonly { drop?: number; add?: number; dependsOn?: readonly number[] }[]) {
      const threadId = randomUUID();
      await createConversationTables(database.kysely).createThread({
        threadId,
        ownerId: ANN,
        connectionId,
        teamId: 6,
        title: "A run",
        language: "en" as const,
      });
      const ids = cards.map(() => randomUUID());
      await tables.store(
        cards.map(({ drop = 100, add = 200, dependsOn = [] }, i) =>
          proposal({
            threadId,
            connectionId,
            proposalId: ids[i] ?? "",
            rank: i + 1,
            drop: drop + i,
            add: add + i,
            dependsOn: dependsOn.map((at) => ids[at] ?? ""),
          }),
        ),
      );
      return { threadId, ids };
    }

    const decide = (
      threadId: string,
      decisions: readonly (Pick<Decision, "proposalId" | "action"> & Partial<Decision>)[],
      over: { key?: string; leagueNow?: string; ownerId?: string } = {},
    ) =>
      tables.decide({
        ownerId: over.ownerId ?? ANN,
        threadId,
        idempotencyKey: over.key ?? randomUUID(),
        requestSha256: createHash("sha256").update(JSON.stringify(decisions)).digest("hex"),
        leagueNow: over.leagueNow ?? NOON,
        decisions: decisions.map((each) => ({ reason: null, edit: null, replacement: null, broken: null, ...each })),
      });

    const chain = () => givenCards([{}, { dependsOn: [0] }, { dependsOn: [1] }]);

    const statuses = async (threadId: string) =>
      Object.fromEntries((await tables.ofThread(ANN, threadId)).map((each) => [each.proposalId, each.status]));

    const edited = (threadId: string, replaces: string, dependsOn: readonly string[] = []) => ({
      action: "edit" as const,
      edit: { addPlayerId: 77 },
      replacement: proposal({
        threadId,
        connectionId,
        proposalId: randomUUID(),
        rank: 1,
        drop: 5,
        add: 77,
        dependsOn,
        replaces,
      }),
    });

    it("answers the same key and body with the same cards, and refuses another body under that key", async () => {
      const { threadId, ids } = await givenCards([{}]);
      const [proposalId = ""] = ids;
      const first = await decide(threadId, [{ proposalId, action: "approve" }], { key: "k1" });
      expect(first).toEqual({ kind: "decided", proposalIds: [proposalId], isRepeated: false });
      expect(await decide(threadId, [{ proposalId, action: "approve" }], { key: "k1" })).toEqual({
        ...first,
        isRepeated: true,
      });
      expect(await decide(threadId, [{ proposalId, action: "decline" }], { key: "k1" })).toMatchObject({
        kind: "refused",
        because: "another body",
      });
    });

    it("repeats the first decision under a new key and refuses a different one", async () => {
      const { threadId, ids } = await givenCards([{}]);
      const [proposalId = ""] = ids;
      await decide(threadId, [{ proposalId, action: "decline" }]);
      expect(await decide(threadId, [{ proposalId, action: "decline" }])).toMatchObject({ kind: "decided" });
      expect(await decide(threadId, [{ proposalId, action: "approve" }])).toMatchObject({
        because: "decided otherwise",
      });
      expect(await statuses(threadId)).toEqual({ [proposalId]: "declined" });
    });

    it("marks an expired one even though it refuses the click", async () => {
      const { threadId, ids } = await givenCards([{}]);
      const [proposalId = ""] = ids;
      expect(await decide(threadId, [{ proposalId, action: "approve" }], { leagueNow: LATER })).toMatchObject({
        because: "expired",
      });
      expect(await statuses(threadId)).toEqual({ [proposalId]: "expired" });
    });

    it("marks one outdated when its premise is broken, but lets it be declined", async () => {
      const { threadId, ids } = await givenCards([{}, {}]);
      const [taken = "", other = ""] = ids;
      const broken = "move.player_taken";
      expect(await decide(threadId, [{ proposalId: taken, action: "approve", broken }])).toEqual({
        kind: "refused",
        proposalId: taken,
        because: "outdated",
        detail: broken,
      });
      expect(await decide(threadId, [{ proposalId: other, action: "decline", broken }])).toMatchObject({
        kind: "decided",
      });
      expect(await statuses(threadId)).toEqual({ [taken]: "outdated", [other]: "declined" });
    });

    it("approves a dependent one only after what it builds on, and outdates it when that is declined", async () => {
      const chain = await givenCards([{}, { dependsOn: [0] }]);
      const [first = "", second = ""] = chain.ids;
      expect(await decide(chain.threadId, [{ proposalId: second, action: "approve" }])).toMatchObject({
        because: "depends on another",
      });
      expect(
        await decide(chain.threadId, [
          { proposalId: first, action: "approve" },
          { proposalId: second, action: "approve" },
        ]),
      ).toMatchObject({ kind: "decided", proposalIds: [first, second] });
      const other = await givenCards([{}, { dependsOn: [0] }]);
      await decide(other.threadId, [{ proposalId: other.ids[0] ?? "", action: "decline" }]);
      expect(Object.values(await statuses(other.threadId)).sort()).toEqual(["declined", "outdated"]);
    });

    it("decides all of a request or nothing of it", async () => {
      const { threadId, ids } = await givenCards([{}, {}]);
      const [first = "", second = ""] = ids;
      await decide(threadId, [{ proposalId: second, action: "decline" }]);
      expect(
        await decide(threadId, [
          { proposalId: first, action: "approve" },
          { proposalId: second, action: "approve" },
        ]),
      ).toMatchObject({ kind: "refused", proposalId: second });
      expect((await statuses(threadId))[first]).toBe("pending");
    });

    it("outdates another move of the same player when one is approved", async () => {
      const { threadId, ids } = await givenCards([
        { drop: 100, add: 200 },
        { drop: 99, add: 300 },
      ]);
      await decide(threadId, [{ proposalId: ids[0] ?? "", action: "approve" }]);
      expect((await statuses(threadId))[ids[1] ?? ""]).toBe("outdated");
    });

    const reasons = async (threadId: string) =>
      (await tables.ofThread(ANN, threadId)).map(({ status, statusReason }) => [status, statusReason]);

    it("lets a newer plan take the place of what waits of the same players, and of nothing that was decided", async () => {
      const old = await givenCards([
        { drop: 10, add: 20 },
        { drop: 30, add: 39 },
        { drop: 50, add: 60, dependsOn: [1] },
        {},
      ]);
      const other = await givenCards([{ drop: 70, add: 80 }]);
      await decide(old.threadId, [{ proposalId: old.ids[0] ?? "", action: "approve" }]);
      // Drops the same player as the first, adds the same as the second; nothing of the others.
      const newer = await givenCards([
        { drop: 10, add: 40 },
        { drop: 90, add: 39 },
      ]);
      expect(await reasons(old.threadId)).toEqual([
        ["approved", null],
        ["superseded", "move.newer_plan"],
        ["outdated", "move.parent_gone"],
        ["pending", null],
      ]);
      expect(await statuses(other.threadId)).toEqual({ [other.ids[0] ?? ""]: "pending" });
      expect(Object.values(await statuses(newer.threadId))).toEqual(["pending", "pending"]);
      // A node that runs again stores nothing, and takes nothing's place.
      const again = await tables.ofThread(ANN, old.threadId);
      await tables.store(again);
      expect(Object.values(await statuses(newer.threadId))).toEqual(["pending", "pending"]);
    });

    it("leaves what waits for another team of the league", async () => {
      const mine = await givenCards([{ drop: 10, add: 20 }]);
      const [stored] = mine.ids;
      await database.pool.query("update proposals set team_id = 7 where id = $1", [stored]);
      await givenCards([{ drop: 10, add: 20 }]);
      expect(await statuses(mine.threadId)).toEqual({ [stored ?? ""]: "pending" });
    });

    it("outdates moves of the same player in every conversation when one is approved or changed to one of them", async () => {
      const first = await givenCards([{ drop: 10, add: 20 }]);
      const second = await givenCards([
        { drop: 300, add: 400 },
        { drop: 500, add: 600 },
      ]);
      // As versions without this rule left it: two plans with the same player.
      await database.pool.query("update proposals set drop_player_id = 10 where id = $1", [second.ids[0]]);
      const approved = await decide(first.threadId, [{ proposalId: first.ids[0] ?? "", action: "approve" }]);
      expect(approved).toMatchObject({ proposalIds: [first.ids[0], second.ids[0]] });
      expect(await reasons(second.threadId)).toEqual([
        ["outdated", "move.rival_approved"],
        ["pending", null],
      ]);
      const third = await givenCards([
        { drop: 700, add: 800 },
        { drop: 76, add: 76 },
      ]);
      const edit = edited(third.threadId, third.ids[0] ?? "");
      await decide(third.threadId, [{ proposalId: third.ids[0] ?? "", ...edit }]);
      expect(await reasons(third.threadId)).toEqual([
        ["superseded", null],
        ["pending", null],
        ["outdated", "move.rival_changed"],
      ]);
    });

    it("outdates what builds on one that expires or is outdated, however far", async () => {
      const late = await chain();
      await database.pool.query("update proposals set expires_at = '2025-01-20' where thread_id = $1 and rank > 1", [
        late.threadId,
      ]);
      await tables.expire(connectionId, LATER);
      expect((await reasons(late.threadId)).map(([status]) => status)).toEqual(["expired", "outdated", "outdated"]);
      const broken = await chain();
      await decide(broken.threadId, [
        { proposalId: broken.ids[0] ?? "", action: "approve", broken: "move.player_taken" },
      ]);
      expect(await reasons(broken.threadId)).toEqual([
        ["outdated", "move.player_taken"],
        ["outdated", "move.parent_gone"],
        ["outdated", "move.parent_gone"],
      ]);
    });

    it("outdates what builds on an approved move that the league never showed", async () => {
      const { threadId, ids } = await chain();
      const [first = ""] = ids;
      await decide(threadId, [{ proposalId: first, action: "approve" }]);
      // Nothing is looked for while the approval can be undone.
      expect(await tables.awaitingVerification(connectionId)).toEqual([]);
      await tables.closeUndo(connectionId);
      const checked = (await tables.awaitingVerification()).find(({ proposalId }) => proposalId === first);
      if (!checked) throw new Error("an approved one is looked for");
      const attempt = { proposal: checked, attempt: 1, at: LATER, result: "not_seen", detail: null } as const;
      await tables.recordAttempt({ ...attempt, verdict: "not_seen" });
      expect((await reasons(threadId)).map(([status]) => status)).toEqual(["not_seen", "outdated", "outdated"]);
    });

    it("leaves others alone for a changed move that itself no longer stands", async () => {
      const { threadId, ids } = await chain();
      const [first = "", second = ""] = ids;
      await decide(threadId, [{ proposalId: first, action: "approve" }]);
      await decide(threadId, [{ proposalId: second, action: "approve" }]);
      await decide(threadId, [{ proposalId: first, ...edited(threadId, first) }]);
      const other = await givenCards([{ drop: 60, add: 77 }]);
      const born = edited(threadId, second, [first]);
      await decide(threadId, [{ proposalId: second, ...born }]);
      expect(await statuses(threadId)).toMatchObject({ [born.replacement.proposalId]: "outdated" });
      expect(Object.values(await statuses(other.threadId))).toEqual(["pending"]);
      await decide(other.threadId, [{ proposalId: other.ids[0] ?? "", action: "decline" }]);
    });

    it("leaves one of two plans waiting for a player, whichever is stored first", async () => {
      for (let n = 0; n < 15; n += 1) {
        const both = await Promise.all([givenCards([{ drop: 10, add: 20 }]), givenCards([{ drop: 10, add: 30 }])]);
        const found = await Promise.all(both.map(async ({ threadId }) => Object.values(await statuses(threadId))));
        expect(found.flat().sort()).toEqual(["pending", "superseded"]);
      }
    });

    it("puts an edited one in the place of a pending one, and of an approved one until its hand-off was opened", async () => {
      const { threadId, ids } = await givenCards([{}]);
      const [proposalId = ""] = ids;
      const edit = edited(threadId, proposalId);
      expect(await decide(threadId, [{ proposalId, ...edit }])).toMatchObject({
        proposalIds: [proposalId, edit.replacement.proposalId],
      });
      const next = edit.replacement.proposalId;
      await decide(threadId, [{ proposalId: next, action: "approve" }]);
      const changed = edited(threadId, next);
      await decide(threadId, [{ proposalId: next, ...changed }]);
      const last = changed.replacement.proposalId;
      expect(await statuses(threadId)).toEqual({ [proposalId]: "superseded", [next]: "not_seen", [last]: "pending" });
      await decide(threadId, [{ proposalId: last, action: "approve" }]);
      // Nobody is sent to ESPN while the approval can be undone.
      expect(await tables.noteHandoffOpened(ANN, last)).toBe("undo_open");
      await tables.closeUndo(connectionId);
      expect(await tables.noteHandoffOpened(ANN, last)).toBe("noted");
      expect(await decide(threadId, [{ proposalId: last, ...edited(threadId, last) }])).toMatchObject({
        because: "decided otherwise",
      });
    });

    it("shows another person's proposals to nobody and lets nobody else decide", async () => {
      const { threadId, ids } = await givenCards([{}]);
      const [proposalId = ""] = ids;
      expect(await tables.ofThread(BEN, threadId)).toEqual([]);
      expect(await tables.noteHandoffOpened(BEN, proposalId)).toBe("missing");
      expect(await decide(threadId, [{ proposalId, action: "approve" }], { ownerId: BEN })).toMatchObject({
        because: "missing",
      });
      expect(await statuses(threadId)).toEqual({ [proposalId]: "pending" });
    });

    it("makes one decision of 50 parallel ones", async () => {
      const { threadId, ids } = await givenCards([{}]);
      const [proposalId = ""] = ids;
      // Every connection open before the race: else the first click is decided while the others still connect.
      await Promise.all(Array.from({ length: 50 }, () => database.pool.query("select 1")));
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_each, i) =>
          decide(threadId, [{ proposalId, action: i % 2 === 0 ? "approve" : "decline" }]),
        ),
      );
      const { rows } = await database.pool.query<{ action: string }>(
        "select action from decisions where proposal_id = $1",
        [proposalId],
      );
      expect(rows).toHaveLength(1);
      const wonBy = rows[0]?.action === "approve" ? "approved" : "declined";
      expect(await statuses(threadId)).toEqual({ [proposalId]: wonBy });
      // All clicks of the winning kind are answered with it, all others are told.
      expect(answers.filter(({ kind }) => kind === "decided")).toHaveLength(25);
    });

    it("answers a decline and an approval at once as one after the other, also where the premise is broken", async () => {
      for (let n = 0; n < 20; n += 1) {
        const { threadId, ids } = await givenCards([{}]);
        const [proposalId = ""] = ids;
        const [approved, declined] = await Promise.all([
          decide(threadId, [{ proposalId, action: "approve", broken: "move.player_taken" }]),
          decide(threadId, [{ proposalId, action: "decline" }]),
        ]);
        const found = { [proposalId]: declined.kind === "decided" ? "declined" : "outdated" };
        expect(await statuses(threadId)).toEqual(found);
        expect(approved).toMatchObject({
          because: declined.kind === "decided" ? "decided otherwise" : "outdated",
        });
      }
    });

    it("leaves no move waiting that builds on a declined one, also where it is changed at the same instant", async () => {
      for (let n = 0; n < 40; n += 1) {
        const { threadId, ids } = await givenCards([{}, { dependsOn: [0] }]);
        const [first = "", second = ""] = ids;
        const edit = { proposalId: second, ...edited(threadId, second, [first]) };
        const decline = { proposalId: first, action: "decline" as const };
        await Promise.all((n % 2 === 0 ? [edit, decline] : [decline, edit]).map((each) => decide(threadId, [each])));
        const { [first]: declined, ...others } = await statuses(threadId);
        expect(declined).toBe("declined");
        expect(Object.values(others)).not.toContain("pending");
      }
    });

    it("never moves a proposal back but by an undo, whatever writes", async () => {
      const { threadId, ids } = await givenCards([{}]);
      const [proposalId = ""] = ids;
      await decide(threadId, [{ proposalId, action: "decline" }]);
      const moveBack = () => database.pool.query("update proposals set status = 'pending' where id = $1", [proposalId]);
      await expect(moveBack()).rejects.toMatchObject({ code: "23514" });
      await database.pool.query("update decisions set undone_at = now() - interval '1 second' where proposal_id = $1", [
        proposalId,
      ]);
      await expect(moveBack()).rejects.toMatchObject({ code: "23514" });
    });

    describe("undo", () => {
      const decisionsOn = async (proposalId: string) =>
        (
          await database.pool.query<{ action: string; undone: boolean }>(
            "select action, undone_at is not null as undone from decisions where proposal_id = $1 order by attempt",
            [proposalId],
          )
        ).rows;
      const undo = (threadId: string, proposalId: string, over: Parameters<typeof decide>[2] = {}) =>
        decide(threadId, [{ proposalId, action: "undo" }], over);

      it.each(["approve", "decline"] as const)("makes a card wait again after: %s", async (action) => {
        const { threadId, ids } = await givenCards([{}]);
        const [proposalId = ""] = ids;
        await decide(threadId, [{ proposalId, action }]);
        const card = (await tables.afterDecision([proposalId])).get(proposalId);
        expect(Date.parse(card?.undoUntil ?? "") - Date.now()).toBeGreaterThan(0);
        expect(Date.parse(card?.undoUntil ?? "") - Date.now()).toBeLessThanOrEqual(11_000);
        const undone = await undo(threadId, proposalId, { key: `u-${action}` });
        expect(undone).toEqual({ kind: "decided", proposalIds: [proposalId], isRepeated: false });
        expect(await statuses(threadId)).toEqual({ [proposalId]: "pending" });
        expect(await tables.afterDecision([proposalId])).toEqual(new Map());
        // The same key is answered the same, a new one finds it undone.
        expect(await undo(threadId, proposalId, { key: `u-${action}` })).toEqual({ ...undone, isRepeated: true });
        expect(await undo(threadId, proposalId)).toMatchObject({ kind: "decided" });
        // It can be decided otherwise now, and the first decision stays on record.
        const other = action === "approve" ? "decline" : "approve";
        expect(await decide(threadId, [{ proposalId, action: other }])).toMatchObject({ kind: "decided" });
        expect(await decisionsOn(proposalId)).toEqual([
          { action, undone: true },
          { action: other, undone: false },
        ]);
      });

      it("is refused once its time is over, for an edit, and where nothing was decided", async () => {
        const { threadId, ids } = await givenCards([{}, {}, {}]);
        const [first = "", second = "", third = ""] = ids;
        await decide(threadId, [{ proposalId: first, action: "approve" }]);
        await tables.closeUndo(connectionId);
        expect(await undo(threadId, first)).toMatchObject({ kind: "refused", because: "undo_over" });
        await decide(threadId, [{ proposalId: second, ...edited(threadId, second) }]);
        expect(await undo(threadId, second)).toMatchObject({ because: "undo_over" });
        expect(await undo(threadId, third)).toMatchObject({ because: "nothing_to_undo" });
        expect(await undo(threadId, third, { ownerId: BEN })).toMatchObject({ because: "missing" });
        expect((await statuses(threadId))[first]).toBe("approved");
      });

      it("takes back the approvals that build on it, and brings back what a decline took with it", async () => {
        const { threadId, ids } = await chain();
        const [first = "", second = "", third = ""] = ids;
        await decide(threadId, [
          { proposalId: first, action: "approve" },
          { proposalId: second, action: "approve" },
        ]);
        await undo(threadId, first);
        expect(await statuses(threadId)).toEqual({ [first]: "pending", [second]: "pending", [third]: "pending" });
        await decide(threadId, [{ proposalId: first, action: "decline" }]);
        expect(await statuses(threadId)).toEqual({ [first]: "declined", [second]: "outdated", [third]: "outdated" });
        await undo(threadId, first);
        expect(await statuses(threadId)).toEqual({ [first]: "pending", [second]: "pending", [third]: "pending" });
      });

      it("brings back rivals of other conversations, but none whose time is over or that another approval took", async () => {
        const [ours, theirs] = [
          await givenCards([{ drop: 900, add: 910 }]),
          await givenCards([{ drop: 901, add: 911 }]),
        ];
        const [own = "", other = ""] = [ours.ids[0], theirs.ids[0]];
        await database.pool.query("update proposals set add_player_id = 910 where id = $1", [other]);
        await decide(ours.threadId, [{ proposalId: own, action: "approve" }]);
        expect((await statuses(theirs.threadId))[other]).toBe("outdated");
        await undo(ours.threadId, own);
        expect((await statuses(theirs.threadId))[other]).toBe("pending");

        await decide(ours.threadId, [{ proposalId: own, action: "approve" }]);
        await undo(ours.threadId, own, { leagueNow: LATER });
        expect((await statuses(theirs.threadId))[other]).toBe("outdated");

        const again = await givenCards([{ drop: 901, add: 912 }]);
        await decide(again.threadId, [{ proposalId: again.ids[0] ?? "", action: "decline" }]);
        const newest = await givenCards([{ drop: 901, add: 913 }]);
        await decide(newest.threadId, [{ proposalId: newest.ids[0] ?? "", action: "approve" }]);
        // What was approved meanwhile has the player.
        await undo(again.threadId, again.ids[0] ?? "");
        expect(await statuses(again.threadId)).toEqual({ [again.ids[0] ?? ""]: "outdated" });
      });

      it("puts the card in the place of a newer plan of the same players", async () => {
        const { threadId, ids } = await givenCards([{ drop: 700, add: 710 }]);
        await decide(threadId, [{ proposalId: ids[0] ?? "", action: "decline" }]);
        const newer = await givenCards([{ drop: 700, add: 711 }]);
        await undo(threadId, ids[0] ?? "");
        expect(await statuses(threadId)).toEqual({ [ids[0] ?? ""]: "pending" });
        expect(await statuses(newer.threadId)).toEqual({ [newer.ids[0] ?? ""]: "outdated" });
      });

      it("undoes an approval or leaves it to be carried out, never both", async () => {
        for (let n = 0; n < 10; n += 1) {
          const { threadId, ids } = await givenCards([{ drop: 300 + 10 * n, add: 400 + 10 * n }]);
          const [proposalId = ""] = ids;
          await decide(threadId, [{ proposalId, action: "approve" }]);
          const [undone, mayCarryOut] = await Promise.all([
            undo(threadId, proposalId),
            tables.closeUndo(connectionId).then(() => tables.mayCarryOut({ connectionId, proposalId })),
          ]);
          expect(mayCarryOut).toBe(undone.kind !== "decided");
          expect((await statuses(threadId))[proposalId]).toBe(mayCarryOut ? "approved" : "pending");
        }
      });
    });

    it("keeps its promises over random sequences of clicks, retries, expiry and restarts", async () => {
      const step = fc.record({
        card: fc.nat(2),
        action: fc.constantFrom("approve" as const, "decline" as const, "edit" as const, "undo" as const),
        isLate: fc.boolean(),
        isRetried: fc.boolean(),
        isBroken: fc.boolean(),
        handoff: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          const { threadId, ids } = await givenCards([{}, { dependsOn: [0] }, {}]);
          const seen = new Map<string, string>();
          for (const { card, action, isLate, isRetried, isBroken, handoff } of steps) {
            const proposalId = ids[card] ?? "";
            const content = action === "edit" ? edited(threadId, proposalId) : { action };
            const request = [{ proposalId, ...content, broken: isBroken ? "move.roster_changed" : null }];
            const over = { key: randomUUID(), leagueNow: isLate ? LATER : NOON };
            const answer = await decide(threadId, request, over);
            // A retry after a lost answer gets the same one, and changes nothing.
            if (isRetried && answer.kind === "decided") {
              expect(await decide(threadId, request, over)).toEqual({ ...answer, isRepeated: true });
            }
            if (handoff) await tables.noteHandoffOpened(ANN, proposalId);
            for (const [id, status] of Object.entries(await statuses(threadId))) {
              const before = seen.get(id) ?? "pending";
              // An undo goes back, or says what was decided meanwhile.
              const wentBack =
                action === "undo" && answer.kind === "decided" && ["pending", "outdated"].includes(status);
              if (!wentBack || !["approved", "declined", "outdated"].includes(before))
                expect(FORWARD.get(before), `${before} to ${status}`).toContain(status);
              seen.set(id, status);
            }
          }
          const { rows } = await database.pool.query<{ proposal_id: string; action: string; status: string }>(
            "select d.proposal_id, d.action, p.status from decisions d join proposals p on p.id = d.proposal_id where p.thread_id = $1 and d.undone_at is null",
            [threadId],
          );
          for (const { action, status } of rows) expect(LED_TO.get(action)).toContain(status);
          const decided = new Set(rows.map((row) => row.proposal_id));
          for (const [id, status] of seen) {
            if (["approved", "declined", "superseded", "verified", "not_seen"].includes(status)) {
              expect(decided.has(id)).toBe(true);
            }
          }
        }),
        { numRuns: backend.name.startsWith("embedded") ? 60 : 100, seed: 7 },
      );
    });
  });
});

const FORWARD = new Map([
  ["pending", ["pending", "approved", "declined", "expired", "outdated", "superseded"]],
  ["approved", ["approved", "verified", "not_seen"]],
  ...["declined", "expired", "outdated", "superseded", "verified", "not_seen"].map(
    (status) => [status, [status]] as [string, string[]],
  ),
]);
const LED_TO = new Map([
  ["approve", ["approved", "verified", "not_seen"]],
  ["decline", ["declined"]],
  ["edit", ["superseded"]],
]);

function proposal(from: {
  threadId: string;
  connectionId: string;
  proposalId: string;
  rank: number;
  drop: number;
  add: number;
  dependsOn: readonly string[];
  replaces?: string;
}): NewProposal {
  return {
    proposalId: from.proposalId,
    ownerId: ANN,
    threadId: from.threadId,
    runId: null,
    connectionId: from.connectionId,
    teamId: 6,
    dependsOn: from.dependsOn,
    content: {
      kind: "move",
      rank: from.rank,
      title: "Drop one, add another",
      drop: { playerId: from.drop, playerName: "One" },
      add: { playerId: from.add, playerName: "Another" },
      effectiveDay: "2025-01-16",
      delta: { expectedPoints: 8, interval80: null, winProbability: null, categories: {}, restOfSeason: null },
      confidence: { probabilityGain: 0.7, level: "medium" },
      reasons: [],
      warnings: [],
      evidence: [],
      handoff: { url: "https://example.com", steps: [] },
    },
    premises,
    basis: { gained: [], lost: [], claimed: 8, unit: "points", winProbability: null },
    matchupPeriod: 13,
    preconditions: `sha256:${"0".repeat(64)}`,
    expiresAt: "2025-01-17T00:00:00.000Z",
    replaces: from.replaces ?? null,
  };
}
