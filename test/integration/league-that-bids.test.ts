/** The demo points league with claims decided by bids: settings, spent budget, settled claims and a player on waivers come by the wire. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { forwardTo, startFaultServer } from "#test/stubs/fault-server";
import { bidAdviceOutput } from "@/contract/planning/bid-outputs";
import { proposalCard } from "@/contract/planning/card";
import { createConversationTables } from "@/db/conversations/conversations";
import type { Database } from "@/db/database";
import { createProposalTables } from "@/db/proposals/proposals";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { playerId } from "@/domain/ids";
import { systemClock } from "@/lib/clock";
import { createPremisesReader } from "@/services/recommendation/premises-now";
import { createRecommendationService } from "@/services/recommendation/recommendation.service";

// biome-ignore lint/suspicious/noExplicitAny: a wire answer of any view
type EspnPayload = any;

describe("a league that bids", () => {
  let database: Database;
  const opened: { close(): Promise<void> }[] = [];
  const clock = createDemoClock();
  const league = createDemoLeague({ format: "points", clock });
  let origin: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    const demo = await league.listen();
    opened.push(demo);
    origin = demo.origin;
  });
  afterAll(async () => {
    for (const each of opened.reverse()) await each.close();
    await database.close();
  });

  let leagues = 0;
  const open = async (change: (body: EspnPayload) => void) => {
    leagues += 1;
    const leagueId = String(leagues);
    const forward = forwardTo(origin);
    const server = await startFaultServer(async (request) => {
      const url = new URL(request.url.href.replace(`/leagues/${leagueId}`, `/leagues/${league.leagueId}`));
      const answer = await forward({ ...request, url });
      const body: EspnPayload = JSON.parse(answer.body);
      change(body);
      return { ...answer, body: JSON.stringify(body) };
    });
    const product = await openLeagueFixture(database, {
      origin: server.origin,
      universe: "espn",
      leagueId,
      season: league.seasonId,
      teamId: league.teamId,
      leagueClock: clock,
      systemClock,
    });
    opened.push(server, product);
    const advise = async (id: number, dropPlayer?: string) => {
      const { output } = await product.services.bids.advise(product.scope, { playerName: `#${id}`, dropPlayer });
      return bidAdviceOutput.parse(output);
    };
    return { ...product, advise };
  };

  const CLEARS = Date.parse("2025-01-16T08:00:00Z");
  const bids =
    (some: { spent?: number; minimum?: number; waivers?: ReadonlySet<number>; prices?: readonly number[] }) =>
    ({ settings, teams = [], players = [], transactions, scoringPeriodId }: EspnPayload) => {
      if (settings?.acquisitionSettings) {
        settings.acquisitionSettings.isUsingAcquisitionBudget = true;
        settings.acquisitionSettings.minimumBid = some.minimum ?? 0;
      }
      for (const team of teams)
        if (team.transactionCounter) team.transactionCounter.acquisitionBudgetSpent = some.spent ?? 40;
      for (const row of players)
        if (some.waivers?.has(row.id)) Object.assign(row, { status: "WAIVERS", waiverProcessDate: CLEARS });
      if (transactions && some.prices)
        transactions.push(
          ...some.prices.map((price, at) => ({
            id: `claim-${scoringPeriodId}-${at}`,
            type: "WAIVER",
            status: "EXECUTED",
            executionType: "PROCESS",
            teamId: 2,
            scoringPeriodId: scoringPeriodId ?? 1,
            bidAmount: price,
            items: [
              { type: "ADD", playerId: 1_000_000 + at + 1_000 * (scoringPeriodId ?? 0), fromTeamId: 0, toTeamId: 2 },
            ],
          })),
        );
    };

  const bestFreeAgent = async () => {
    const { optimizer, scope } = await open(() => {});
    const [best] = (await optimizer.open(scope)).candidates(1);
    if (!best) throw new Error("nobody to add");
    return best;
  };

  it("says what a claim is worth, which bids win how often, and until when he is on waivers", async () => {
    const best = await bestFreeAgent();
    const id = best.add.playerId;
    const { advise } = await open(bids({ waivers: new Set([id]), spent: 40 }));
    const advice = await advise(id);
    expect(advice.availability).toMatchObject({ code: "on-waivers", waiverClearsAt: "2025-01-16T08:00:00.000Z" });
    expect(advice.claims).toBe("bids");
    expect(advice.priority).toBeNull();
    const { offer: bid } = advice;
    expect(bid).toMatchObject({ budgetLeft: 60, minimumBid: 0, reason: "bid.worth-it", settledClaims: 0 });
    expect(bid?.bid).toBeGreaterThan(0);
    expect(bid?.bid).toBeLessThanOrEqual(Math.min(60, bid?.worthDollars ?? 0));
    const rungs = bid?.ladder.map((rung) => rung.bid ?? Number.POSITIVE_INFINITY) ?? [];
    expect(rungs).toEqual([...rungs].sort((a, b) => a - b));
  });

  it("takes the league's own settled claims over the table as they grow in number", async () => {
    const { add } = await bestFreeAgent();
    const waivers = new Set([add.playerId]);
    const cheap = await (await open(bids({ waivers }))).advise(add.playerId);
    const dear = await (await open(bids({ waivers, prices: [6, 7, 8, 9, 10] }))).advise(add.playerId);
    expect(dear.offer?.settledClaims).toBeGreaterThan(50);
    const rung = (advice: typeof dear) => advice.offer?.ladder.find(({ chance }) => chance === 0.5)?.bid;
    expect(rung(cheap)).toBe(1);
    expect(rung(dear) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(7);
  });

  it("needs no bid for a free agent, and has none without a budget or a gain", async () => {
    const { add } = await bestFreeAgent();
    const id = add.playerId;
    expect((await (await open(bids({}))).advise(id)).offer).toMatchObject({ bid: 0, reason: "bid.not-needed" });
    const waivers = new Set([id]);
    const spent = await (await open(bids({ waivers, spent: 100, minimum: 1 }))).advise(id);
    expect(spent.offer).toMatchObject({ bid: null, chance: null, reason: "bid.budget-spent", budgetLeft: 0 });
    const unknown = await (
      await open((body) => {
        bids({ waivers })(body);
        for (const team of body.teams ?? []) delete team.transactionCounter?.acquisitionBudgetSpent;
      })
    ).advise(id);
    expect(unknown).toMatchObject({ offer: null, bidUnknown: "bid.budget-unknown" });
  });

  it("weighs the place in the waiver order where nobody bids", async () => {
    const { add } = await bestFreeAgent();
    const { advise } = await open(({ players = [] }: EspnPayload) => {
      for (const row of players)
        if (row.id === add.playerId) Object.assign(row, { status: "WAIVERS", waiverProcessDate: CLEARS });
    });
    const advice = await advise(add.playerId);
    expect(advice).toMatchObject({ claims: "order", offer: null, bidUnknown: null });
    expect(advice.priority).toMatchObject({ teams: 10, isOrderReset: false });
    expect(advice.priority?.isWorthIt).toBe((advice.gain?.amount ?? 0) >= (advice.priority?.price.amount ?? 0));
  });

  it("puts the bid on the card, with its ladder, a reason and a step, and nothing where nobody bids", async () => {
    const { add } = await bestFreeAgent();
    const cardIn = async (change: (body: EspnPayload) => void) => {
      const product = await open(change);
      const { scope, optimizer } = product;
      const recommendations = createRecommendationService({
        deps: product.deps,
        tables: createProposalTables(database.kysely),
        optimizer,
        bids: product.bids,
        premisesNow: createPremisesReader(product.deps, product.league),
      });
      const owned = { ownerId: scope.personId, threadId: randomUUID() };
      const conversations = createConversationTables(database.kysely);
      const where = { connectionId: scope.connectionId, teamId: Number(scope.teamId) };
      await conversations.createThread({ ...owned, ...where, title: "a plan", language: "en", kind: "optimizer" });
      const runId = randomUUID();
      await conversations.startRun({ ...owned, runId, question: "plan", language: "en", model: "engine" });
      const week = await optimizer.open(scope);
      const best = week.single({ add: playerId.parse(add.playerId), drop: undefined });
      if (!best) throw new Error("he can be added");
      const moves = [
        {
          day: best.day,
          drop: best.drop && playerId.parse(best.drop.playerId),
          add: playerId.parse(best.add.playerId),
        },
      ];
      const run = { scope, threadId: owned.threadId, runId, language: "en" as const };
      const [card] = await recommendations.present(run, { week, moves, notes: {}, toolCallId: "call" });
      // As it is stored, read through its contract.
      return { card: proposalCard.parse(card), advice: await product.advise(add.playerId, best.drop?.name) };
    };
    const { card, advice } = await cardIn(bids({ waivers: new Set([add.playerId]) }));
    expect(card.bid).toEqual(advice.offer);
    expect(card.bid?.bid).toBeGreaterThan(0);
    expect(card.reasons.at(-1)).toMatch(new RegExp(`^Bid \\$${card.bid?.bid}: about \\d+.*% to win the claim`));
    expect((await cardIn(bids({}))).card.bid).toMatchObject({ bid: 0, reason: "bid.not-needed" });
    expect((await cardIn(() => {})).card).not.toHaveProperty("bid");
  });

  it("knows whose a player is, and offers no bid for him", async () => {
    const { advise, optimizer, scope } = await open(bids({}));
    const week = await optimizer.open(scope);
    const [mine, theirs] = [week.mine[0], week.theirs[0]];
    expect(await advise(mine?.playerId ?? 0)).toMatchObject({
      availability: { code: "mine" },
      offer: null,
      bidUnknown: null,
    });
    const other = await advise(theirs?.playerId ?? 0);
    expect(other).toMatchObject({ player: { ownership: "opponent" }, availability: { code: "on-a-team" } });
    expect(other.priority).toBeNull();
  });
});
