/** From the engine's plan to a decided card, over the demo league through the real client. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { proposalCard } from "@/contract/planning/card";
import { createConversationTables } from "@/db/conversations/conversations";
import type { Database } from "@/db/database";
import { createApprovedMoves } from "@/db/proposals/approved-moves";
import { createProposalTables } from "@/db/proposals/proposals";
import { DEMO_REFERENCE_INSTANT, instantOfDay } from "@/demo/demo-league";
import { declinesNow, type ReopenedMoves } from "@/domain/engine/move-inputs";
import { easternDay, teamId } from "@/domain/ids";
import { pairKey } from "@/domain/proposals/declined-move";
import { changeOf, rosterTimeline } from "@/domain/roster/timeline";
import { addDays } from "@/domain/season/eastern-day";
import { createDeclinedMoves } from "@/services/recommendation/declined-moves";
import { createPremisesReader } from "@/services/recommendation/premises-now";
import {
  createRecommendationService,
  type RecommendationService,
} from "@/services/recommendation/recommendation.service";

describe("recommendations in the demo league", () => {
  let product: Awaited<ReturnType<typeof openDemoLeagueFixture>>;
  let database: Database;
  let service: RecommendationService;

  beforeAll(async () => {
    product = await openDemoLeagueFixture();
    database = product.database;
    service = createRecommendationService({
      deps: product.deps,
      tables: createProposalTables(database.kysely),
      optimizer: product.optimizer,
      premisesNow: createPremisesReader(product.deps, product.league),
      newsIdsOf: async (_scope, ids) => Object.fromEntries(ids.map((id) => [id, [4, 2]])),
    });
  });
  afterAll(() => product.close());

  /** In a league in which nothing was decided yet: an approved move is spoken for in every later plan. */
  async function givenRun() {
    await database.pool.query("delete from threads");
    return anotherRun();
  }

  async function anotherRun({ language = "en", reopened }: { language?: "en" | "el"; reopened?: ReopenedMoves } = {}) {
    const { scope } = product;
    const threadId = randomUUID();
    await createConversationTables(database.kysely).createThread({
      threadId,
      ownerId: scope.personId,
      connectionId: scope.connectionId,
      teamId: Number(scope.teamId),
      title: "A run",
      language: "en" as const,
    });
    const run = { scope, threadId, runId: randomUUID(), language };
    // Runs are another table's; a proposal outlives its run.
    await database.pool.query(
      "insert into runs (id, thread_id, owner_id, question, model) values ($1, $2, $3, 'Optimize', 'rules')",
      [run.runId, threadId, scope.personId],
    );
    const week = await product.optimizer.open(scope);
    const { moves } = await week.plan();
    const present = () => service.present(run, { week, moves, notes: {}, toolCallId: "engine-1", reopened });
    return { threadId, week, moves, present, cards: await present() };
  }

  const decide = (threadId: string, decisions: Parameters<RecommendationService["decide"]>[2]["decisions"]) =>
    service.decide({ scope: product.scope, language: "en" }, threadId, { decisions }, randomUUID());

  it("shows each move of the plan with the engine's own figures, and stores it once", async () => {
    const { cards, week, moves, present, threadId } = await givenRun();
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.map((card) => [card.drop?.playerId ?? null, card.add?.playerId ?? null, card.effectiveDay])).toEqual(
      moves.map(({ drop, add, day }) => [drop, add, day]),
    );
    const effects = week.effects(moves);
    for (const [i, card] of cards.entries()) {
      expect(proposalCard.parse(card)).toMatchObject({ status: "pending", rank: i + 1 });
      expect(card.delta.expectedPoints).toBe(effects[i]?.gain);
      expect(card.reasons.join(" ")).toContain(String(effects[i]?.gain));
      expect(Date.parse(card.expiresAt)).toBeGreaterThan(product.clock.now());
    }
    expect(await present()).toEqual(cards);
    expect(await service.cards(product.scope.personId, threadId)).toEqual(cards);
  });

  it("approves what still holds, and is settled when nothing waits any more", async () => {
    const { cards, threadId } = await givenRun();
    const [first, ...rest] = cards;
    const approved = await decide(threadId, [{ proposalId: first?.proposalId ?? "", action: "approve" }]);
    expect(approved.cards[0]).toMatchObject({ proposalId: first?.proposalId, status: "approved" });
    const waiting = (await service.cards(product.scope.personId, threadId)).filter(
      ({ status }) => status === "pending",
    );
    expect(approved.isRunSettled).toBe(waiting.length === 0);
    if (rest.length === 0) return;
    const others = waiting.map(({ proposalId }) => ({ proposalId, action: "decline" as const }));
    expect((await decide(threadId, others)).isRunSettled).toBe(true);
  });

  it("keeps one card a move: a question that plans again leaves no second copy", async () => {
    const first = await givenRun();
    const second = await anotherRun();
    expect(second.cards.map(({ title }) => title)).toEqual(first.cards.map(({ title }) => title));
    const waiting = await service.list(product.scope.personId, { status: "pending", limit: 100 });
    expect(waiting.map(({ proposalId }) => proposalId).sort()).toEqual(
      second.cards.map(({ proposalId }) => proposalId).sort(),
    );
    for (const { status } of await service.cards(product.scope.personId, first.threadId))
      expect(status).toBe("superseded");
  });

  it("plans no further move of players whom an approved one takes, and approves one of others", async () => {
    const { cards, threadId } = await givenRun();
    const [first, ...rest] = cards;
    const later = rest.find(({ dependsOn }) => dependsOn.length === 0);
    if (!first || !later) throw new Error("the demo league's plan has two moves of their own");
    await decide(threadId, [{ proposalId: first.proposalId, action: "approve" }]);
    const again = await anotherRun();
    // The league does not show the first yet.
    for (const { add, drop } of again.cards) {
      expect(add?.playerId).not.toBe(first.add?.playerId);
      expect(drop?.playerId).not.toBe(first.drop?.playerId);
    }
    const other = again.cards.find(({ title }) => title === later.title);
    const approved = await decide(again.threadId, [{ proposalId: other?.proposalId ?? "", action: "approve" }]);
    expect(approved.cards[0]).toMatchObject({ proposalId: other?.proposalId, status: "approved" });
  });

  it("names the one of several that no longer holds, and decides none of them", async () => {
    const { cards, threadId } = await givenRun();
    const [first, second] = cards;
    await database.pool.query(
      `update proposals set premises = jsonb_set(premises, '{rosterPlayerIds}', '[1, 2]') where id = $1`,
      [second?.proposalId],
    );
    const both = [first, second].map((card) => ({ proposalId: card?.proposalId ?? "", action: "approve" as const }));
    await expect(decide(threadId, both)).rejects.toMatchObject({
      status: 410,
      userMessage: expect.stringContaining(second?.title ?? "?"),
    });
    const after = await service.cards(product.scope.personId, threadId);
    expect(after.slice(0, 2).map(({ status }) => status)).toEqual(["pending", "outdated"]);
  });

  it("lists nothing as waiting whose time has come by the league's clock", async () => {
    const { cards } = await givenRun();
    const ends = cards.map(({ expiresAt }) => Date.parse(expiresAt)).sort((a, b) => a - b);
    try {
      product.clock.set(Math.max(...ends));
      const listed = await service.list(product.scope.personId, { limit: 100 });
      expect(listed.map(({ status, statusReason }) => [status, statusReason])).toEqual(
        cards.map(() => ["expired", "move.not_decided"]),
      );
    } finally {
      product.clock.set(DEMO_REFERENCE_INSTANT);
    }
  });

  it("tells who comes and who goes by an approved move until its day has come, and to nobody else", async () => {
    const { cards, threadId } = await givenRun();
    const [first] = cards;
    const [add, drop] = [first?.add?.playerId ?? 0, first?.drop?.playerId ?? 0];
    await decide(threadId, [{ proposalId: first?.proposalId ?? "", action: "approve" }]);
    const approvedMovesOf = createApprovedMoves(database.kysely);
    const { matchupPeriod } = await product.league.buildIntelligenceSnapshot(product.scope);
    const mine = await approvedMovesOf(product.scope, matchupPeriod);
    expect(mine.map(({ proposalId }) => proposalId)).toContain(first?.proposalId);
    const timeline = rosterTimeline({
      today: addDays(easternDay.parse(first?.effectiveDay), -1),
      now: "2000-01-01T00:00:00.000Z",
      playerIds: new Set([drop]),
      isTaken: () => false,
      addsLeft: null,
      moves: mine.filter(({ proposalId }) => proposalId === first?.proposalId),
    });
    const day = first?.effectiveDay;
    expect(changeOf(timeline, add)).toEqual({ day, kind: "joins", isSeen: false });
    expect(changeOf(timeline, drop)).toEqual({ day, kind: "leaves", isSeen: false });
    expect(await approvedMovesOf({ ...product.scope, personId: randomUUID() }, matchupPeriod)).toEqual([]);
    expect(await approvedMovesOf({ ...product.scope, teamId: teamId.parse(2) }, matchupPeriod)).toEqual([]);
  });

  it("values an edited move again and puts it in the place of the old one and of others with the same player", async () => {
    const { cards, threadId, week } = await givenRun();
    const [first] = cards;
    const other = week.candidates(30).find(({ add, drop }) => add.playerId !== first?.add?.playerId && drop);
    if (!first || !other?.drop) throw new Error("the demo league has another candidate");
    const edit = {
      addPlayerId: other.add.playerId,
      dropPlayerId: other.drop.playerId,
      effectiveDay: other.day,
    };
    const { cards: after } = await decide(threadId, [{ proposalId: first.proposalId, action: "edit", edit }]);
    expect(after.slice(0, 2).map(({ status, replaces }) => [status, replaces])).toEqual([
      ["superseded", null],
      ["pending", first.proposalId],
    ]);
    const takes = ({ add, drop }: (typeof cards)[number]) =>
      add?.playerId === edit.addPlayerId || drop?.playerId === edit.dropPlayerId;
    const rivals = cards.slice(1).filter(takes);
    expect(rivals.length).toBeGreaterThan(0);
    const waiting = (await service.cards(product.scope.personId, threadId)).filter(
      ({ status }) => status === "pending",
    );
    expect(waiting.filter(takes).map(({ replaces }) => replaces)).toEqual([first.proposalId]);
    for (const { proposalId } of rivals) {
      expect(after.find((card) => card.proposalId === proposalId)).toMatchObject({
        status: "outdated",
        statusReason: "move.rival_changed",
      });
    }
    expect(after[1]?.delta.expectedPoints).toBeCloseTo(other.gain, 1);
    await expect(
      decide(threadId, [
        { proposalId: after[1]?.proposalId ?? "", action: "edit", edit: { addPlayerId: 999_999_999 } },
      ]),
    ).rejects.toMatchObject({ code: "proposal.edit_not_possible" });
  });

  it("remembers what a declined move rested on, says what changed when it is proposed again, and forgets an undone one", async () => {
    const { cards, threadId, week } = await givenRun();
    const [first] = cards;
    if (!first?.drop || !first.add) throw new Error("the plan's first move drops and adds");
    const [drop, add] = [first.drop.playerId, first.add.playerId];
    await decide(threadId, [{ proposalId: first.proposalId, action: "decline" }]);
    const declinedMovesOf = createDeclinedMoves(createProposalTables(database.kysely));
    const declined = await declinedMovesOf(product.scope, week.matchupPeriod);
    expect(declined).toMatchObject([{ drop, add, effectiveDay: first.effectiveDay }]);
    const { restedOn } = declined[0] ?? {};
    expect(
      Object.keys(restedOn?.statuses ?? {})
        .map(Number)
        .sort(),
    ).toEqual([drop, add].sort());
    expect(restedOn?.gameDays[add]?.length).toBeGreaterThan(0);
    expect(restedOn?.newsIds).toEqual({ [drop]: [4, 2], [add]: [4, 2] });

    const same = declinesNow(week, declined, restedOn?.newsIds ?? null);
    expect([same.isDeclined({ drop, add }), same.isDeclined({ drop: add, add: drop })]).toEqual([true, false]);
    expect(same.reopened.size).toBe(0);
    const fresh = declinesNow(week, declined, { [drop]: [4, 2], [add]: [7, 4] });
    expect(fresh.isDeclined({ drop, add })).toBe(false);
    expect(fresh.reopened.get(pairKey({ drop, add }))).toEqual({ code: "news", playerId: add, newsId: 7 });
    for (const language of ["en", "el"] as const) {
      const [card] = (await anotherRun({ language, reopened: fresh.reopened })).cards;
      expect(card?.reasons[0]).toContain(first.add.playerName);
      expect(card?.reasons[0]).toMatch(language === "en" ? /^You declined it before/ : /^Το είχες απορρίψει/);
    }

    await decide(threadId, [{ proposalId: first.proposalId, action: "undo" }]);
    expect(await declinedMovesOf(product.scope, week.matchupPeriod)).toEqual([]);
  });

  it("lets nobody approve once the day is over, and says so", async () => {
    const { cards, threadId } = await givenRun();
    const last =
      cards
        .map(({ effectiveDay }) => effectiveDay)
        .sort()
        .at(-1) ?? "";
    try {
      product.clock.set(instantOfDay(addDay(last)));
      await expect(
        decide(threadId, [{ proposalId: cards[0]?.proposalId ?? "", action: "approve" }]),
      ).rejects.toMatchObject({ status: 410 });
      expect((await service.cards(product.scope.personId, threadId))[0]?.status).toMatch(/expired|outdated/);
    } finally {
      product.clock.set(DEMO_REFERENCE_INSTANT);
    }
  });

  it("decides nothing that it cannot check, but takes a decline without looking", async () => {
    const { cards, threadId } = await givenRun();
    // The last test of the file: the league stays down.
    await product.stopLeague();
    const proposalId = cards[0]?.proposalId ?? "";
    await expect(decide(threadId, [{ proposalId, action: "approve" }])).rejects.toMatchObject({
      code: expect.stringMatching(/^espn\./),
    });
    expect((await service.cards(product.scope.personId, threadId))[0]?.status).toBe("pending");
    expect((await decide(threadId, [{ proposalId, action: "decline" }])).cards[0]?.status).toBe("declined");
  });
});

const addDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
