/**
 * A language model that invents, never ends, says nothing or dies, on the wire: what a person then reads is true, and
 * says so.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DemoProduct } from "#test/leagues/demo-product";
import { ask } from "#test/leagues/product";
import { openScenarioLeague } from "#test/scenarios/demo-scenarios";
import type { EspnLeagueView } from "#test/scenarios/espn-league";
import { expectInAnswer } from "#test/scenarios/scenario";
import { planned, seenIn } from "#test/scenarios/scripted-gemini";
import { readOutputs } from "#test/scenarios/tool-outputs";
import { type GeminiStub, gemini, type StubBehaviour, startGeminiStub } from "#test/stubs/gemini-stub";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { isAsserted } from "../../../fanvise_eval/gates/grounding";

const GEMINI = "google-genai:gemini-2.5-flash";
const SCORE = { message: "Am I winning my matchup?" };
const scoreCall = { name: "get_matchup_details" };
const markedIn = ({ answer, grounding }: Pick<ChatAnswer, "answer" | "grounding">) =>
  grounding.unverified.map(({ start, end }) => answer.slice(start, end));

describe("a language model that misbehaves", () => {
  let stub: GeminiStub;
  let product: DemoProduct;
  let league: EspnLeagueView;
  beforeAll(async () => {
    stub = await startGeminiStub();
    ({ product, league } = await openScenarioLeague("points", {
      FANVISE_MODEL: GEMINI,
      GOOGLE_API_KEY: "test-key",
      GOOGLE_BASE_URL: stub.baseUrl,
      FANVISE_LOG_LEVEL: "error",
    }));
  });
  beforeEach(() => stub.reset());
  afterAll(async () => {
    await product.close();
    await stub.close();
  });

  /** Looks up, then writes this. */
  const textOf = (calls: Parameters<typeof planned>[0], text: string) => stub.always(planned(calls, () => text));
  const expectScore = ({ answer }: ChatAnswer) => expectInAnswer(answer, [league.me.points, league.opponent.points]);
  const codes = ({ warnings }: ChatAnswer) => warnings.map(({ code }) => code);

  describe("writes", () => {
    const twoPlayers = [
      { name: "get_espn_player_status", args: { playerName: "Devin Booker" } },
      { name: "get_espn_player_status", args: { playerName: "Tyrese Haliburton" } },
    ];
    const season = async (name: string) => {
      // A season's average of what his games came to.
      const games = await league.gamesOf(league.named(name), 82);
      return String(Number((games.reduce((sum, { points }) => sum + points, 0) / games.length).toFixed(1)));
    };

    it.each([
      [
        "English",
        (a: string, b: string) =>
          `Devin Booker averages ${a} fantasy points. Tyrese Haliburton averages ${b} fantasy points.`,
      ],
      [
        "Greek",
        (a: string, b: string) =>
          `Ο Devin Booker έχει ${a} φάνταζι πόντους ανά αγώνα. Ο Tyrese Haliburton έχει ${b} φάνταζι πόντους ανά αγώνα.`,
      ],
    ])("two players' numbers swapped, in %s: both are marked", async (_language, written) => {
      const [booker, haliburton] = [await season("Devin Booker"), await season("Tyrese Haliburton")];
      expect(booker).not.toBe(haliburton);
      textOf(twoPlayers, written(haliburton, booker));
      const { answer, grounding } = await ask({ message: "Who has been better, Booker or Haliburton?" });
      expect(answer).toContain(written(haliburton, booker));
      expect(markedIn({ answer, grounding })).toEqual([haliburton, booker]);
    });

    const TRUE = { en: "Fan Favorites (demo) has 14 players. ", el: "Η ομάδα Fan Favorites (demo) έχει 14 παίκτες. " };
    it.each([
      ["an invented number", "en", "Kevin Durant has 17 games left.", /17/],
      ["an invented total", "en", "Your starters have a total of 812 points.", /812/],
      ["an invented man on the roster", "en", "Victor Wembanyama is on your roster.", /Wembanyama/],
      ["a man who does not exist", "en", "Start Zebulon Quux tonight.", /Quux/],
      ["a status that is not his", "en", "Start Malik Monk, who is active.", /Monk/],
      ["somebody else's man as one's own", "en", "Nikola Jokic is on your roster.", /Joki/],
      ["a return that nobody gave", "en", "Malik Monk returns on January 20.", /January 20/],
      ["an invented number", "el", "Ο Kevin Durant έχει 17 αγώνες ακόμα.", /17/],
      ["an invented total", "el", "Το σύνολο των βασικών σου είναι 812 πόντοι.", /812/],
      ["an invented man on the roster", "el", "Ο Victor Wembanyama είναι στο ρόστερ σου.", /Wembanyama/],
      ["a man who does not exist", "el", "Ξεκίνα τον Zebulon Quux απόψε.", /Quux/],
      ["a status that is not his", "el", "Ξεκίνα τον Malik Monk, που είναι ενεργός.", /Monk/],
      ["a return that nobody gave", "el", "Ο Malik Monk επιστρέφει στις 20 Ιανουαρίου.", /20 Ιανουαρίου/],
    ] as const)(
      "%s (%s): marked or left out, and the true sentence before it stays",
      async (_what, language, invention, trace) => {
        expect(league.mine).toHaveLength(14);
        textOf([{ name: "get_my_roster" }], `${TRUE[language]}${invention}`);
        const { answer, grounding } = await ask({ message: "Who is on my roster and who is hurt?", language });
        expect(answer).toContain(TRUE[language].trim());
        expect(isAsserted({ answer, grounding })).not.toMatch(trace);
        expect(grounding.unverified.length + grounding.withheld.length).toBeGreaterThan(0);
      },
    );

    it("another return than the official one: it is left out, and the rules say the official one", async () => {
      const herb = league.named("Herbert Jones");
      textOf(
        [{ name: "get_espn_player_status", args: { playerName: herb.name } }],
        "Herbert Jones returns on January 20.",
      );
      const { answer, toolCalls, grounding } = await ask({ message: "When is Herbert Jones back?" });
      const official = readOutputs(toolCalls).one("get_espn_player_status").expectedReturn;
      const day = new Date(`${official}T12:00:00Z`).getUTCDate();
      expect(answer).not.toContain("January 20");
      expect(answer).toMatch(new RegExp(`\\b${day}\\b`));
      expect(grounding.withheld).toEqual([{ at: 0, kind: "injury" }]);
    });

    it("a wrong score: it is marked, and the rules say what is true", async () => {
      textOf([scoreCall], "You lead by 987654 points.");
      const answer = await ask(SCORE);
      expect(markedIn(answer)).toEqual(["987654"]);
      expectScore(answer);
    });

    it("a deed nobody did: nothing of it is shown, and the rules answer", async () => {
      textOf([scoreCall], "I went ahead and dropped Malik Monk for you.");
      const answer = await ask(SCORE);
      expect(answer.answer).not.toContain("went ahead");
      expect(codes(answer)).toContain("answer.replaced");
      expectScore(answer);
    });

    it("nothing that was not checked into the stream either", async () => {
      textOf([scoreCall], "I went ahead and dropped Malik Monk for you.");
      const { threadId } = await ask(SCORE);
      const events = await product.fanvise.database.pool.query(
        "select payload from run_events where run_id in (select id from runs where thread_id = $1)",
        [threadId],
      );
      expect(events.rows.length).toBeGreaterThan(5);
      expect(JSON.stringify(events.rows)).not.toContain("went ahead");
    });
  });

  describe("asks", () => {
    it("for look-ups without end: eight at most, then an answer without them", async () => {
      stub.always(
        gemini.reply((body) => (seenIn(body).offered.length > 0 ? gemini.calls([scoreCall]) : gemini.text(""))),
      );
      const answer = await ask(SCORE);
      expect(answer.toolCalls).toHaveLength(8);
      expect(stub.requests).toHaveLength(9);
      expect(seenIn(stub.requests.at(-1)?.body).offered).toEqual([]);
      expect(answer.status).toBe("completed");
      expectScore(answer);
    });

    it("for a dozen at once: eight are made, every call is answered, and it is told", async () => {
      textOf(
        Array.from({ length: 12 }, () => scoreCall),
        "You trail Dime Droppers (demo).",
      );
      const answer = await ask(SCORE);
      expect(answer.toolCalls).toHaveLength(8);
      expect(seenIn(stub.requests.at(-1)?.body).answered).toHaveLength(12);
      expect(codes(answer)).toContain("turn.tool_limit");
    });

    it("for what does not exist and with arguments that are wrong: refused, and the rest is answered", async () => {
      const wrong = { name: "get_espn_player_status", args: { playerName: 7 } };
      textOf(
        [scoreCall, { name: "drop_player", args: { playerName: "Kevin Durant" } }, wrong],
        "You trail Dime Droppers (demo).",
      );
      const answer = await ask(SCORE);
      expect(answer.toolCalls.map(({ name, ok }) => [name, ok])).toEqual([
        ["get_matchup_details", true],
        ["drop_player", false],
        ["get_espn_player_status", false],
      ]);
      expect(answer.answer).toContain("You trail Dime Droppers (demo).");
    });
  });

  describe("fails", () => {
    const afterToolCall = (failure: StubBehaviour) => stub.always(planned([scoreCall], () => failure));

    it.each([
      ["with an empty answer", gemini.emptyCandidate(), "model.empty_answer"],
      ["without a candidate", gemini.noCandidates(), "model.empty_answer"],
      ["as blocked", gemini.promptBlocked(), "model.blocked"],
      ["with broken JSON", gemini.malformed(), "model.bad_answer"],
      ["by leaving", gemini.reset(), "model.unavailable"],
      ["as overloaded", gemini.status(503), "model.unavailable"],
    ] as const)("%s after its look-ups: the rules word them, and the answer says so", async (_how, failure, code) => {
      afterToolCall(failure);
      const answer = await ask(SCORE);
      expect(answer).toMatchObject({ status: "completed", usage: { model: "rules" } });
      expectScore(answer);
      expect(codes(answer)).toContain(code);
      // A look-up that was made is not made again.
      expect(answer.toolCalls).toHaveLength(1);
    });

    it("from the start: the rules look up and answer, and the answer says so", async () => {
      stub.always(gemini.status(403));
      const answer = await ask(SCORE);
      expect(answer.usage.model).toBe("rules");
      expectScore(answer);
      expect(codes(answer)).toContain("model.key_refused");
    });

    it.each([
      ["en", "You trail Dime Droppers (demo). ", "The language model failed"],
      ["el", "Είσαι πίσω. ", "γλωσσικό μοντέλο απέτυχε"],
    ] as const)(
      "in the middle of its answer (%s): what was said stays, the rest comes from the rules, and it is said",
      async (language, first, note) => {
        afterToolCall(gemini.cut(`${first}And then`));
        const answer = await ask({ ...SCORE, language });
        expect(answer.status).toBe("completed");
        expect(answer.answer.startsWith(first.trim())).toBe(true);
        expect(answer.answer).toContain(note);
        expect(answer.answer).not.toContain("And then");
        expectScore(answer);
        expect(codes(answer)).toEqual(["model.bad_answer"]);
      },
    );

    it("and is itself again in the next turn", async () => {
      textOf([scoreCall], "You trail Dime Droppers (demo).");
      expect(await ask(SCORE)).toMatchObject({ usage: { model: GEMINI }, warnings: [] });
    });
  });
});
