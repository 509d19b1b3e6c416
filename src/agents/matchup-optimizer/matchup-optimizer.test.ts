/**
 * The optimizer's promises, on the real graph, saver and database, over demo leagues that are read through the real
 * client.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { type OptimizerFixture, openOptimizerFixture } from "#test/leagues/demo-optimizer";
import { type StreamEvent, streamEvent } from "@/contract/conversation/stream-event";
import { weekPlanOutput } from "@/contract/planning/engine-outputs";
import type { Database } from "@/db/database";
import { DEMO_FORMATS } from "@/demo/demo-league";
import { easternDay, playerId } from "@/domain/ids";
import { AppError } from "@/lib/errors";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import type { NewsCitation } from "@/services/news/news.service";
import { DayOutsideMatchup } from "@/services/planning/week-session";
import { MAX_LOOPS, type OptimizerState } from "./state";

const TO_THE_GATE = [
  "parse_intent",
  "gather_rosters",
  "analyze_schedule",
  "check_injuries",
  "identify_candidates",
  "validate_moves",
  "compose_lineup",
  "present_and_confirm",
];

const statuses = (events: readonly StreamEvent[]) =>
  events.flatMap((event) => (event.type === "data-status" ? [event.data] : []));
const nodesOf = (events: readonly StreamEvent[]) => statuses(events).map(({ node }) => node);
const noteOf = (events: readonly StreamEvent[], requested: string) =>
  statuses(events).find(({ node }) => node === requested)?.note ?? "";
const ofType = <Type extends StreamEvent["type"]>(events: readonly StreamEvent[], type: Type) =>
  events.filter((event): event is Extract<StreamEvent, { type: Type }> => event.type === type);
const standPatOf = ({ status }: OptimizerState) => (status.stage === "standing_pat" ? status.standPat : undefined);
/** A value inside a look-up's answer, as a card's evidence names it. */
const valueAt = (output: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], output);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe.each(DEMO_FORMATS)("a run in the demo league, %s", (format) => {
  let product: OptimizerFixture;
  let run: Awaited<ReturnType<OptimizerFixture["run"]>>;
  beforeAll(async () => {
    product = await openOptimizerFixture(database, format);
    run = await product.run();
  });
  afterAll(() => product.close());

  it("tells each node once, in order, in events of the contract", () => {
    const isProposed = run.state.status.stage === "proposed";
    expect(nodesOf(run.events)).toEqual(isProposed ? TO_THE_GATE : TO_THE_GATE.slice(0, -1));
    for (const event of run.events) expect(streamEvent.safeParse(event).error).toBeUndefined();
    expect(ofType(run.events, "data-card").map(({ data }) => data)).toEqual(run.cards);
  });

  it("reads the source at most ten times", () => {
    expect(run.requests).toBeGreaterThan(3);
    expect(run.requests).toBeLessThanOrEqual(10);
  });

  it("keeps nothing in state that JSON would change, and little of it", async () => {
    const thread = await product.at(run);
    if (thread.at === "elsewhere") throw new Error("the thread is gone");
    const { messages, ...retained } = thread.state;
    expect(JSON.parse(JSON.stringify(retained))).toEqual(retained);
    expect(JSON.stringify(retained).length).toBeLessThan(40_000);
    expect(messages.map(({ text }) => text)).toHaveLength(2);
  });

  it("counts games and days as the schedule has them", async () => {
    const league = await product.openLeague();
    const { output: matchup } = await league.services.matchups.view(league.scope);
    const { output: mine } = await league.services.rosters.view(league.scope, { side: "mine" });
    await league.close();
    const games = mine.players
      .filter(({ place }) => place !== "IR")
      .reduce((sum, { gamesLeftInMatchup }) => sum + (gamesLeftInMatchup ?? 0), 0);
    expect(run.state.scheduleMatrix.mine).toBe(games);
    // Wednesday to Sunday.
    expect(run.state.weekWindow).toMatchObject({
      from: "2025-01-15",
      to: "2025-01-19",
      opponent: matchup.opponent?.teamName,
    });
    expect(noteOf(run.events, "analyze_schedule")).toBe(
      `5 days left: you have ${games} games, they have ${run.state.scheduleMatrix.theirs}`,
    );
    expect(run.state.scheduleMatrix.byDay.map(({ day }) => day)).toEqual(
      [15, 16, 17, 18, 19].map((n) => `2025-01-${n}`),
    );
  });

  it("stores the moves as cards whose evidence lies in the run's own look-up, and composes every day with them", async () => {
    const { state, cards } = run;
    const [callOutput] = ofType(run.events, "tool-output-available");
    expect(weekPlanOutput.safeParse(callOutput?.output).error).toBeUndefined();
    expect(callOutput).toMatchObject({ toolCallId: "engine-1", toolMetadata: { source: "demo league" } });
    if (state.status.stage !== "proposed") {
      // Nothing is worth the price of an add.
      expect(format).toBe("most");
      expect(cards).toEqual([]);
      expect(standPatOf(state)?.reason).toBe("below-price");
    } else {
      expect(state.status.proposalIds).toEqual(cards.map(({ proposalId }) => proposalId));
      expect(
        cards.map(({ drop, add, effectiveDay }) => [drop?.playerId ?? null, add?.playerId ?? null, effectiveDay]),
      ).toEqual(state.validMoves.map(({ drop, add, day }) => [drop, add, day]));
      for (const card of cards) {
        expect(card).toMatchObject({ status: "pending", threadId: run.threadId });
        const gain = card.evidence.find(({ claim }) => claim === "gain");
        if (format === "points") expect(valueAt(callOutput?.output, gain?.path ?? "")).toBe(card.delta.expectedPoints);
        else expect(valueAt(callOutput?.output, gain?.path ?? "")).toBeGreaterThan(0);
      }
      const [gate] = ofType(run.events, "data-interrupt");
      expect(gate?.data).toEqual({ threadId: run.threadId, proposalIds: state.status.proposalIds });
    }
    expect(state.weeklyLineup.days).toHaveLength(5);
    for (const { day, starters, bench } of state.weeklyLineup.days) {
      const players = [...starters, ...bench].map((player) => player.playerId);
      expect(new Set(players).size).toBe(players.length);
      const made = state.validMoves.filter((move) => move.day <= day);
      // Whoever is added for a day or two may go again by a later move of the plan.
      const gone = new Set(made.map(({ drop }) => drop));
      for (const { add, drop } of made) {
        if (!gone.has(add)) expect(players).toContain(add);
        expect(players).not.toContain(drop);
      }
      expect(players).toHaveLength(14);
    }
  });
});

describe("the pause", () => {
  let product: OptimizerFixture;
  beforeAll(async () => {
    product = await openOptimizerFixture(database, "points");
  });
  afterAll(() => product.close());

  it("ends once, by its own run's answer, and remembers what was decided", async () => {
    const run = await product.run();
    const cards = run.cards.map(({ proposalId }) => ({ proposalId, status: "approved" as const }));
    expect(await product.resume({ ...run, runId: crypto.randomUUID() }, { cards })).toBe("not waiting");
    expect(await product.resume({ ...run, threadId: crypto.randomUUID() }, { cards })).toBe("not waiting");
    expect((await product.at(run)).at).toBe("gate");
    expect(await product.resume(run, { cards })).toBe("resumed");
    expect(await product.at(run)).toMatchObject({ at: "end", state: { status: { stage: "decided", cards } } });
    expect(await product.resume(run, { cards: [] })).toBe("not waiting");
    expect(await product.at(run)).toMatchObject({ at: "end", state: { status: { stage: "decided", cards } } });
  });

  it("does not take an answer that is none, and goes on waiting", async () => {
    const run = await product.run();
    const wrong = { cards: [{ proposalId: "p", status: "done" }] } as unknown as Parameters<typeof product.resume>[1];
    expect(await product.resume(run, wrong)).toBe("refused");
    expect(await product.resume(run, wrong)).toBe("refused");
    expect((await product.at(run)).at).toBe("gate");
    expect(await product.resume(run, { cards: [] })).toBe("resumed");
  });

  // A crash between the last node and the pause leaves a thread that waits for nothing yet.
  it("is reached by a thread that stopped just before it", async () => {
    const started = await product.runUntil("present_and_confirm");
    expect((await product.at(started)).at).toBe("gate");
    expect(await product.resume(started, { cards: [] })).toBe("resumed");
    expect((await product.at(started)).at).toBe("end");
  });

  it("is not there for a thread that stopped earlier", async () => {
    const started = await product.runUntil("compose_lineup");
    expect((await product.at(started)).at).toBe("elsewhere");
    expect(await product.resume(started, { cards: [] })).toBe("not waiting");
  });
});

describe("a run that recommends nothing", () => {
  let product: OptimizerFixture;
  beforeAll(async () => {
    product = await openOptimizerFixture(database, "points");
  });
  afterAll(() => product.close());

  it("says why, with the lineups of the days as they are", async () => {
    const { state, cards, events } = await product.run({ wish: { maxMoves: 0 } });
    expect(standPatOf(state)?.reason).toBe("no-adds-left");
    expect(cards).toEqual([]);
    expect(state.weeklyLineup.days).toHaveLength(5);
    const { before, after } = state.weeklyLineup.winProbability;
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(before);
    const texts = ofType(events, "text-delta").map(({ delta }) => delta);
    expect(texts.join("")).toBe(standPatOf(state)?.detail);
    expect(ofType(events, "data-interrupt")).toEqual([]);
    expect(await product.at({ threadId: state.run.threadId, runId: state.run.runId })).toMatchObject({ at: "end" });
  });

  it("says it in Greek, node by node", async () => {
    const { state, events } = await product.run({ wish: { maxMoves: 0 }, language: "el" });
    for (const { note } of statuses(events)) expect(note).toMatch(/\p{Script=Greek}{3}/u);
    expect(standPatOf(state)?.detail).toMatch(/^Μείνε/);
  });

  it("ends before anything else when no day is left", async () => {
    // The day after the season's last games.
    const { state, events } = await product.run({ day: "2025-04-14" });
    expect(standPatOf(state)?.reason).toBe("no-days-left");
    expect(nodesOf(events)).toEqual(["parse_intent", "gather_rosters"]);
  });

  it("gives up after three loops when every candidate is ruled out, and names them", async () => {
    const { state, events } = await product.run({ news: newsSaying(() => "out") });
    expect(standPatOf(state)?.reason).toBe("candidates-ruled-out");
    const passes = nodesOf(events).filter((node) => node === "identify_candidates");
    expect(passes).toHaveLength(1 + MAX_LOOPS);
    expect(state.iterationCount).toBe(MAX_LOOPS);
    for (const { name } of state.addCandidates) expect(standPatOf(state)?.detail).toContain(name);
    expect(state.validMoves).toEqual([]);
  });
});

describe("what a run is bound by", () => {
  let product: OptimizerFixture;
  let free: Awaited<ReturnType<OptimizerFixture["run"]>>;
  beforeAll(async () => {
    product = await openOptimizerFixture(database, "points");
    free = await product.run();
  });
  afterAll(() => product.close());

  it("keeps to the days that were chosen", async () => {
    const window = { from: easternDay.parse("2025-01-17"), to: easternDay.parse("2025-01-19") };
    const { state } = await product.run({ wish: { window } });
    expect(state.weekWindow.days).toEqual(["2025-01-17", "2025-01-18", "2025-01-19"]);
    expect(state.weeklyLineup.days.map(({ day }) => day)).toEqual(state.weekWindow.days);
    expect(state.validMoves.length).toBeGreaterThan(0);
    for (const { day } of state.validMoves) expect(day >= window.from && day <= window.to).toBe(true);
  });

  it("finds a move on a day on which the plan has none", async () => {
    const days = new Set(free.state.validMoves.map(({ day }) => day));
    const day = free.state.weekWindow.days.find((each) => !days.has(each));
    if (!day) throw new Error("the plan moves every day");
    const { state } = await product.run({ wish: { window: { from: day, to: day } } });
    for (const move of state.validMoves) expect(move.day).toBe(day);
    expect(state.validMoves.length > 0 || standPatOf(state)?.reason === "outside-window").toBe(true);
  });

  it("takes moves of the person's own choosing for a plan, whatever they gain, and none that cannot be made", async () => {
    const [planned] = free.state.validMoves;
    const bystander = free.state.myRoster.find(
      ({ playerId: id, keptBecause, slot }) => keptBecause.length === 0 && slot !== "IR" && id !== planned?.drop,
    );
    if (!planned?.add || !bystander) throw new Error("nothing to choose");
    const day = easternDay.parse("2025-01-18");
    const moves = [{ addPlayerId: planned.add, dropPlayerId: bystander.playerId, day }];
    const { state, cards, events } = await product.run({ wish: { moves } });
    expect(nodesOf(events)).toEqual(TO_THE_GATE);
    expect(state.validMoves).toEqual([{ day, drop: bystander.playerId, add: planned.add }]);
    expect(cards.map(({ drop, add, effectiveDay }) => [drop?.playerId, add?.playerId, effectiveDay])).toEqual([
      [bystander.playerId, planned.add, day],
    ]);
    expect(cards[0]?.status).toBe("pending");

    const foreign = [{ addPlayerId: bystander.playerId, dropPlayerId: null }];
    const refused = await product.run({ wish: { moves: foreign } });
    expect(standPatOf(refused.state)?.reason).toBe("chosen-not-possible");
    expect(refused.cards).toEqual([]);
    const ruledOut = await product.run({
      wish: { moves },
      news: newsSaying((id) => (id === planned.add ? "out" : undefined)),
    });
    expect(standPatOf(ruledOut.state)?.reason).toBe("candidates-ruled-out");
  });

  it("refuses days beside the matchup", async () => {
    const day = easternDay.parse("2025-02-10");
    await expect(product.run({ wish: { window: { from: day, to: day } } })).rejects.toThrow(DayOutsideMatchup);
  });

  it("drops nobody who is untouchable, and makes no more adds than allowed", async () => {
    const untouchables = free.state.validMoves.flatMap(({ drop }) => drop ?? []);
    expect(untouchables.length).toBeGreaterThan(0);
    const { state } = await product.run({ wish: { untouchables, maxMoves: 1 } });
    expect(state.validMoves.length).toBeLessThanOrEqual(1);
    for (const { drop } of state.validMoves) expect(untouchables).not.toContain(drop);
    for (const { playerId: id } of state.dropCandidates) expect(untouchables).not.toContain(id);
  });

  it("leaves out whom a newsroom calls out, and only warns of a rumour", async () => {
    const added = free.state.validMoves.flatMap(({ add }) => add ?? []);
    const [first, second] = added;
    if (first === undefined || second === undefined) throw new Error("the plan adds two");
    const reported = await product.run({ news: newsSaying((id) => (id === first ? "out" : undefined)) });
    expect(reported.state.validMoves.map(({ add }) => add)).not.toContain(first);
    expect(reported.state.injuryStatuses[first]?.ruledOut).toContain("is out");
    const rumoured = await product.run({ news: newsSaying((id) => (id === second ? "out" : undefined), "unknown") });
    expect(rumoured.state.validMoves).toEqual(free.state.validMoves);
    const card = rumoured.cards.find(({ add }) => add?.playerId === second);
    expect(card?.warnings.join(" ")).toMatch(/Unconfirmed \(The Wire, Tue, Jan 14\): “He is out tonight\.”/);
    expect(rumoured.cards.filter(({ warnings }) => warnings.some((text) => text.includes("The Wire")))).toHaveLength(1);
  });
});

describe("what a run says of its plan", () => {
  const solver = makeHighsSolver();
  let product: OptimizerFixture;
  let free: Awaited<ReturnType<typeof planOf>>;
  beforeAll(async () => {
    product = await openOptimizerFixture(database, "points", solver);
    free = await planOf();
  });
  afterAll(async () => {
    await product.close();
    await solver.close();
  });
  const planOf = async (request: Parameters<OptimizerFixture["run"]>[0] = {}) => {
    const { events, state } = await product.run(request);
    const [callOutput] = ofType(events, "tool-output-available");
    return { isProven: weekPlanOutput.parse(callOutput?.output).proven, moves: state.validMoves };
  };
  const days = () => free.moves.map(({ day }) => day).sort();

  it("calls it the best when nothing but the engine chose it", () => {
    expect(free.moves.length).toBeGreaterThan(1);
    expect(free.isProven).toBe(true);
  });

  it("calls it the best of the days that were chosen, whether they cut the plan of all days or not", async () => {
    const [from, to] = [days()[0], days().at(-1)];
    if (!from || !to) throw new Error("the plan has no day");
    expect(await planOf({ wish: { window: { from, to } } })).toEqual(free);
    expect(from < to).toBe(true);
    const bounded = await planOf({ wish: { window: { from: to, to } } });
    expect(bounded.isProven).toBe(true);
    for (const { day } of bounded.moves) expect(day).toBe(to);
  });

  it("does not when the news keep somebody out", async () => {
    // The last add is worth something later too; the first has an equal beside him.
    const news = newsSaying((id) => (id === free.moves.at(-1)?.add ? "out" : undefined));
    expect((await planOf({ news })).isProven).toBe(false);
  });

  it("does not of moves that the person chose", async () => {
    const [first] = free.moves;
    if (!first) throw new Error("the plan has no move");
    const moves = [{ day: first.day, dropPlayerId: first.drop, addPlayerId: first.add }];
    expect(await planOf({ wish: { moves } })).toEqual({ isProven: false, moves: [first] });
  });
});

describe("a run whose sources fail", () => {
  let product: OptimizerFixture;
  beforeAll(async () => {
    product = await openOptimizerFixture(database, "points");
  });
  afterAll(() => product.close());

  it("ends by the source's own name when nothing can be read", async () => {
    const fresh = await openTestDatabase();
    const broken = await openOptimizerFixture(fresh, "points");
    broken.source.setFault("500");
    const events: StreamEvent[] = [];
    await expect(broken.run({ onEvent: (event) => events.push(event) })).rejects.toMatchObject({
      code: expect.stringMatching(/^espn\./),
    });
    expect(ofType(events, "tool-output-error")[0]?.toolMetadata.code).toMatch(/^espn\./);
    expect(nodesOf(events)).toEqual(["parse_intent"]);
    await broken.close();
    await fresh.close();
  });

  it("reads nothing more once the rosters are gathered, so a source that fails then costs nothing", async () => {
    let readByThen = 0;
    const { state } = await product.run({
      onEvent: (event) => {
        if (event.type !== "data-status" || event.data.node !== "gather_rosters") return;
        readByThen = product.source.requests.length;
        product.source.setFault("500");
      },
    });
    product.source.setFault(undefined);
    expect(state.status.stage).toBe("proposed");
    expect(readByThen).toBeGreaterThan(0);
    expect(product.source.requests).toHaveLength(readByThen);
  });

  it("goes on by official statuses when the news cannot be read, and says so", async () => {
    const { state, events } = await product.run({
      news: {
        searchNews: async () => {
          throw new NewsDown();
        },
      },
    });
    expect(state.status.stage).toBe("proposed");
    expect(ofType(events, "data-warning")[0]?.data).toMatchObject({
      code: "news.down",
      message: expect.stringContaining("The index is away."),
    });
  });

  it("stops between nodes when the person asks for it, and proposes nothing", async () => {
    const stop = new AbortController();
    const events: StreamEvent[] = [];
    const outcome = await product
      .run({
        signal: stop.signal,
        onEvent: (event) => {
          events.push(event);
          if (event.type === "data-status" && event.data.node === "check_injuries") stop.abort(new Error("stopped"));
        },
      })
      .catch((reason: unknown) => reason);
    expect(outcome).toMatchObject({ message: "stopped" });
    expect(nodesOf(events)).toEqual(TO_THE_GATE.slice(0, 4));
    expect(ofType(events, "data-card")).toEqual([]);
  });
});

class NewsDown extends AppError {
  static override readonly code = "news.down";
  static override readonly status = 503;
  static override readonly userMessage = "The index is away.";
}

/** A news index in which somebody writes the same of everyone, the day before. */
function newsSaying(of: (id: number) => "out" | undefined, trust: NewsCitation["trust"] = "outlet") {
  return {
    searchNews: async (_universe: unknown, { playerKeys = [] }: { playerKeys?: readonly number[] }) => ({
      playerKeys,
      intent: "injury" as const,
      degraded: null,
      citations: playerKeys.flatMap((id): NewsCitation[] => {
        const status = of(id);
        if (!status) return [];
        const claim = {
          kind: "status" as const,
          status,
          playerKey: playerId.parse(id),
          sentence: "He is out tonight.",
          confidence: 0.9,
        };
        return [
          {
            newsId: id,
            title: null,
            snippet: "",
            source: "The Wire",
            trust,
            url: null,
            players: [id],
            publishedAt: "2025-01-14T17:00:00Z",
            claims: [claim],
            score: 1,
            alsoReportedBy: [],
          },
        ];
      }),
    }),
  };
}
