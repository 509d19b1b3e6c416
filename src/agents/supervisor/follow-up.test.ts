/**
 * Follow-up questions, tools by intent, and second classifications, with a scripted language model on the real graph
 * and database.
 */
import { AIMessage, ToolMessage } from "@langchain/core/messages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { type Step, scripted } from "#test/stubs/scripted-model";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import { createCheckpointSaver } from "@/db/conversations/checkpoints";
import type { Database } from "@/db/database";
import { easternDay, teamId } from "@/domain/ids";
import { move, plan } from "@/language/answers/sample-decisions";
import { MORE_TOOLS } from "@/language/questions/tools";
import { ALWAYS_OFFERED, SUPERVISOR_TOOLS } from "../shared/agent-tools";
import type { ToolDefinition } from "../shared/tool";
import { ALL_TOOLS } from "../shared/tool-registry";
import type { AgentServices } from "../shared/types";
import { createSupervisor, runSupervisor } from "./agent";
import type { PlanHandOff } from "./plan-hand-off";

const STATUS_QUESTION = "What is the status of Devin Booker?";
const SCORE_QUESTION = "What is the score of my matchup?";
const status = { name: "get_espn_player_status", args: { playerName: "Devin Booker" } };

describe("a conversation", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** A league of its own clock, whose look-ups are counted and answered at once. */
  function open(answers: Record<string, object> = {}) {
    let nowMs = Date.parse("2026-11-21T10:00:00.000Z");
    const clock = { now: () => nowMs };
    const request: string[] = [];
    const tools = ALL_TOOLS.map(
      (tool): ToolDefinition => ({
        ...tool,
        async run() {
          request.push(tool.name);
          const label = {
            source: "espn",
            fetchedAt: new Date(nowMs).toISOString(),
            stale: false,
            ageSeconds: 0,
            age: "just now",
          };
          return {
            ok: true,
            isCached: false,
            output: { ...label, name: "Devin Booker", status: "ACTIVE", ...answers[tool.name] },
          };
        },
      }),
    );
    const supervisor = createSupervisor({
      saver: createCheckpointSaver(database.pool),
      tools,
      lists: SUPERVISOR_TOOLS,
    });
    const threadId = crypto.randomUUID();
    const ask = async (
      question: string,
      steps: Step[],
      turn: { day?: string; team?: number; handOff?: PlanHandOff } = {},
    ) => {
      const model = scripted(...steps);
      const events: StreamEvent[] = [];
      const state = await runSupervisor(
        supervisor,
        { threadId, question, language: "en", today: easternDay.parse(turn.day ?? "2025-01-15"), context: [] },
        {
          scope: {
            personId: "p",
            connectionId: "c",
            universe: "espn",
            leagueId: "1",
            season: 2025,
            teamId: teamId.parse(turn.team ?? 1),
          },
          services: {} as AgentServices, // the tools above call none
          model,
          clock,
          handOff: turn.handOff,
          signal: new AbortController().signal,
          emit: (event) => void events.push(event),
          onSpend: () => undefined,
        },
      );
      const offered = model.requests.map(({ tools: bound }) => bound.map(({ name }) => name));
      const intents = events.flatMap((event) =>
        event.type === "data-status" && event.data.node === "classify_intent" ? [event.data.intent] : [],
      );
      return { state, offered, intents, requests: model.requests };
    };
    const wait = (ms: number) => {
      nowMs += ms;
    };
    return { ask, asked: request, wait };
  }
  const answered: Step = { text: "Devin Booker is active." };

  it("knows a look-up by its other name, and records and remembers it under its own", async () => {
    const { ask, asked: request } = open();
    const alias = { ...status, name: "get_player_status" };
    const { state, requests } = await ask(STATUS_QUESTION, [{ calls: [alias] }, answered]);
    expect(request).toEqual([status.name]);
    expect(state.turn.toolCalls).toMatchObject([{ name: status.name, input: status.args, ok: true }]);
    const seenAgain = requests
      .at(-1)
      ?.messages.filter((message) => AIMessage.isInstance(message) || ToolMessage.isInstance(message));
    expect(JSON.stringify(seenAgain)).not.toContain("get_player_status");
    await ask(STATUS_QUESTION, [{ calls: [status] }, answered]);
    expect(request).toEqual([status.name]);
  });

  it("takes him for the first of the list just shown", async () => {
    const { ask } = open();
    const shown: Step = { text: "First of them:\n- **Devin Booker** (active)" };
    const { state } = await ask("Best free agents right now?", [{ calls: [status] }, shown]);
    expect(state.answer).toContain("- **Devin Booker** (active)");
    const { intents } = await ask("should I add him?", [{ calls: [status] }, answered]);
    expect(intents[0]).toBe("player_research");
  });

  describe("what was found before", () => {
    it("answers a follow-up without a look-up, as cached and with its true age, and supports what is said", async () => {
      const { ask, asked: request, wait } = open();
      await ask(STATUS_QUESTION, [{ calls: [status] }, answered]);
      wait(40_000);
      const again = { ...status, args: { playerName: "devin  booker" } };
      const { state } = await ask("And is Devin Booker still fine?", [{ calls: [again] }, answered]);
      expect(request).toEqual(["get_espn_player_status"]);
      expect(state.turn.toolCalls).toMatchObject([
        {
          ok: true,
          cached: true,
          fetchedAt: "2026-11-21T10:00:00.000Z",
          output: { ageSeconds: 40, age: "40 seconds" },
        },
      ]);
      expect(state.answer).toContain("Devin Booker is active.");
      expect(state.turn.grounding).toMatchObject({ unverified: [], withheld: [] });
      expect(state.toolCallCount).toBe(1);
    });

    it("is asked again once it is as old as its sources may be", async () => {
      const { ask, asked: request, wait } = open();
      await ask(STATUS_QUESTION, [{ calls: [status] }, answered]);
      wait(45_000);
      const { state } = await ask(STATUS_QUESTION, [{ calls: [status] }, answered]);
      expect(request).toHaveLength(2);
      expect(Object.keys(state.facts)).toHaveLength(1);
    });

    it.each([
      ["day", { day: "2025-01-16" }],
      ["team", { team: 2 }],
    ])("is never another %s's", async (_name, turn) => {
      const { ask, asked: request } = open();
      await ask(STATUS_QUESTION, [{ calls: [status] }, answered]);
      await ask(STATUS_QUESTION, [{ calls: [status] }, answered], turn);
      expect(request).toHaveLength(2);
    });
  });

  describe("the tools offered to a language model", () => {
    it.each([
      [STATUS_QUESTION, "player_research"],
      [SCORE_QUESTION, "matchup_analysis"],
      ["Who are the best free agents?", "free_agent_scan"],
      ["Who is on my roster?", "lineup_optimization"],
    ] as const)("are those of the intent: %s", async (question, intent) => {
      const { offered, state } = await open().ask(question, [answered]);
      expect(state.intent).toBe(intent);
      const [shown = []] = offered;
      expect(shown).toEqual(expect.arrayContaining([...ALWAYS_OFFERED, ...SUPERVISOR_TOOLS[intent], MORE_TOOLS]));
      expect(shown.length).toBeLessThan(ALL_TOOLS.length);
    });

    it("have what the question's own words call for", async () => {
      const { offered } = await open().ask("Should I trade Devin Booker for Jalen Brunson?", [answered]);
      expect(offered[0]).toContain("analyze_trade");
    });

    it("grow by those asked for by name, which is no look-up, and never shrink", async () => {
      const more = { name: MORE_TOOLS, args: { names: ["find_trades", "no_such_tool"] } };
      const { ask, asked: request } = open();
      const { offered, state, requests } = await ask(STATUS_QUESTION, [
        { calls: [status, more] },
        { calls: [{ name: "find_trades", args: {} }] },
        answered,
      ]);
      expect(offered[0]).not.toContain("find_trades");
      for (const shown of offered.slice(1)) expect(shown).toEqual(expect.arrayContaining(offered[0] ?? []));
      expect(offered[1]).toContain("find_trades");
      expect(request).toEqual(["get_espn_player_status", "find_trades"]);
      expect(state.turn.toolCalls.map(({ name }) => name)).toEqual(["get_espn_player_status", "find_trades"]);
      expect(requests[1]?.messages.at(-1)?.text).toBe('{"offered":["find_trades"],"unknown":["no_such_tool"]}');
    });

    it("end a turn that only ever asks for more of them", async () => {
      const more = { name: MORE_TOOLS, args: { names: ["find_trades"] } };
      const { state, requests } = await open().ask(STATUS_QUESTION, [{ calls: [more] }]);
      expect(requests.at(-1)?.tools).toEqual([]);
      expect(state.answer).not.toBe("");
    });

    it("are all at first where the words leave doubt, and then those that its look-ups call for", async () => {
      const { offered, state, intents } = await open().ask("Thoughts?", [
        { calls: [{ name: "get_opponent_roster", args: {} }] },
        answered,
      ]);
      expect(offered[0]).toHaveLength(ALL_TOOLS.length);
      expect(state.intent).toBe("matchup_analysis");
      expect(intents.at(-1)).toBe("matchup_analysis");
      expect(offered[1]).toHaveLength(ALL_TOOLS.length);
    });
  });

  describe("a second classification", () => {
    it("is none for a look-up that was not shown: it is run, and shown from then on", async () => {
      const { ask, asked: request } = open();
      const { state, offered, intents } = await ask(SCORE_QUESTION, [
        { calls: [{ name: "plan_week", args: {} }] },
        { calls: [{ name: "calculate_fantasy_score", args: { stats: { PTS: 1 } } }] },
        answered,
      ]);
      expect(intents).toEqual(["matchup_analysis"]);
      expect(offered[0]).not.toContain("plan_week");
      expect(offered[1]).toContain("plan_week");
      expect(request).toEqual(["plan_week", "calculate_fantasy_score"]);
      expect(state.turn.toolCalls.map(({ ok }) => ok)).toEqual([true, true]);
    });

    it("follows a player who is an NBA team: the model is asked what it is then", async () => {
      const nobody = { found: false, query: "Lakers", candidates: [], nearest: [] };
      const { ask } = open({ get_espn_player_status: nobody });
      const { intents, requests } = await ask(STATUS_QUESTION, [
        { calls: [{ ...status, args: { playerName: "Lakers" } }] },
        { text: "general_advice" },
        answered,
      ]);
      expect(intents).toEqual(["player_research", "general_advice"]);
      expect(requests.map(({ purpose }) => purpose)).toEqual(["agent", "classify", "agent"]);
      expect(requests[1]?.messages.at(-1)?.text).toContain('"Lakers" is a team');
    });

    it("does not follow a name that is simply nobody's", async () => {
      const nobody = { found: false, query: "Zebulon Quux", candidates: [], nearest: [] };
      const { ask } = open({ get_espn_player_status: nobody });
      const { intents } = await ask(STATUS_QUESTION, [{ calls: [status] }, answered]);
      expect(intents).toEqual(["player_research"]);
    });
  });

  describe("a move that the person orders", () => {
    const ORDER = "Add Toumani Camara and drop Herbert Jones";
    const valued = { name: "simulate_move", args: { addPlayer: "Toumani Camara", dropPlayer: "Herbert Jones" } };
    const turn = (question: string) => {
      const options: unknown[] = [];
      const handOff: PlanHandOff = async (given) => {
        options.push(given);
        return { ok: true, output: { ...plan(), threadId: "t" }, isCached: false };
      };
      return open({ simulate_move: { ...move() } })
        .ask(question, [{ calls: [valued] }, answered], { handOff })
        .then(({ state }) => ({ options, outputs: state.turn.toolCalls.map(({ output }) => output) }));
    };

    it("is handed to the optimizer once it has been valued, and its record has the thread of its card", async () => {
      const { options, outputs } = await turn(ORDER);
      const { add, drop, day } = move().move ?? {};
      expect(options).toEqual([{ moves: [{ addPlayerId: add?.playerId, dropPlayerId: drop?.playerId ?? null, day }] }]);
      expect(outputs).toEqual([expect.objectContaining({ threadId: "t", isLegal: true })]);
    });

    it.each(["What would adding Toumani Camara for Herbert Jones do?", "Who is hurt?", "Should I add Camara?"])(
      "is none where only a model calls for the move: %s",
      async (question) => {
        const { options, outputs } = await turn(question);
        expect(options).toEqual([]);
        expect(outputs).toEqual([expect.not.objectContaining({ threadId: "t" })]);
      },
    );
  });

  describe("a plan that is handed off", () => {
    const output = {
      source: "espn",
      fetchedAt: "2026-11-21T10:00:00.000Z",
      stale: false,
      ageSeconds: 0,
      age: "just now",
      threadId: "t",
    };
    const planned = { name: "plan_week", args: {} };

    it("is one run a turn, and anew in the next: its cards are decided on, so it is no fact", async () => {
      let runs = 0;
      const handOff: PlanHandOff = async (_options, { onNote }) => {
        onNote("Found 3 drop candidates");
        runs += 1;
        return { ok: true, output, isCached: false };
      };
      const { ask, asked: request } = open();
      const { state } = await ask(
        "What moves should I make?",
        [{ calls: [planned, planned] }, { calls: [planned] }, answered],
        {
          handOff,
        },
      );
      expect([runs, request]).toEqual([1, ["plan_week"]]);
      expect(state.turn.toolCalls.map(({ output: each }) => "threadId" in (each as object))).toEqual([
        true,
        false,
        false,
      ]);
      await ask("What moves should I make?", [{ calls: [planned] }, answered], { handOff });
      expect(runs).toBe(2);
    });

    it("is the look-up itself where no run can be started, and where its arguments are wrong", async () => {
      const { ask, asked: request } = open();
      const handOff: PlanHandOff = async () => undefined;
      await ask("What moves should I make?", [{ calls: [planned] }, answered], { handOff });
      const wrong = { ...planned, args: { maxMoves: -1 } };
      const neverAsked: PlanHandOff = () => Promise.reject(new Error("asked with wrong arguments"));
      await ask("What moves should I make?", [{ calls: [wrong] }, answered], { handOff: neverAsked });
      expect(request).toEqual(["plan_week", "plan_week"]);
    });
  });
});
