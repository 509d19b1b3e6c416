/**
 * The engine's routes: the lineup of a day, moves of one's own choosing; and the operator's: metrics, whether a model
 * answers.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, get, openDemoProduct, read, refused } from "#test/leagues/demo-product";
import { ask, HOST } from "#test/leagues/product";
import { gemini, startGeminiStub } from "#test/stubs/gemini-stub";
import { ALL_TOOLS } from "@/agents/shared/tool-registry";
import { GET as getLineup } from "@/app/api/lineup/route";
import { GET as getMetrics } from "@/app/api/metrics/route";
import { POST as testModel } from "@/app/api/models/test/route";
import { GET as getPreferences, PUT as putPreferences } from "@/app/api/preferences/route";
import { POST as whatIf } from "@/app/api/what-if/route";
import { preferencesOutput } from "@/contract/account/preferences";
import { errorBody } from "@/contract/error";
import { modelTestOutput } from "@/contract/model-test";
import { dailyLineupOutput } from "@/contract/planning/engine-outputs";
import { whatIfOutput } from "@/contract/planning/what-if";
import { DEMO_FORMATS } from "@/demo/demo-league";

const sent = (method: string, body?: object) =>
  new Request(`http://${HOST}/api/any`, {
    method,
    headers: { host: HOST, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const valued = async (moves: object[], more: object = {}) => {
  const response = await whatIf(sent("POST", { moves, ...more }));
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return whatIfOutput.parse(answer);
};
const refusal = async (response: Response) => [response.status, errorBody.parse(await response.json()).error.code];

describe.each(DEMO_FORMATS)("the engine's routes, demo league %s", (format) => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct(format);
  });
  afterAll(() => product.close());

  it("lineup: everyone of the roster once, starters with a game in slots that they may fill", async () => {
    const answer = await read(getLineup, dailyLineupOutput);
    const { teams } = await product.espnPayload(["mRoster"]);
    const mine = teams.find((team: { id: number }) => team.id === product.myTeamId);
    const names = [...answer.starters.map(({ name }) => name), ...answer.sits.map(({ name }) => name)];
    const everyone = mine.roster.entries.map(
      (entry: { playerPoolEntry: { player: { fullName: string } } }) => entry.playerPoolEntry.player.fullName,
    );
    expect([...names, ...answer.withoutGame].sort()).toEqual(everyone.sort());
    for (const { game } of answer.starters) expect(game).not.toBeNull();
    expect(answer.total).toBeGreaterThanOrEqual(answer.totalNow);
    expect(await read(getLineup, dailyLineupOutput, "?day=2025-01-16")).toMatchObject({ day: "2025-01-16" });
    expect(await refused(getLineup, "?day=2024-12-01")).toMatchObject({ status: 409, code: "matchup.day_outside" });
    expect(await refused(getLineup, "?teamId=999")).toMatchObject({ status: 404 });
  });

  it("what-if: values moves as the plan values them, one after the other, and says why others cannot be", async () => {
    const { fanvise, scope } = product;
    const week = await fanvise.services.engine.planWeek(scope, {});
    const ranked = await read(getLineup, dailyLineupOutput);
    expect(ranked.teamName).toBe("found" in week.output ? "" : week.output.teamName);
    if ("found" in week.output) throw new Error("the plan has no names");
    const moves = week.output.moves.map(({ day, drop, add }) => ({
      day,
      dropPlayerId: drop?.playerId ?? null,
      addPlayerId: add?.playerId ?? null,
    }));
    if (moves.length > 0) {
      const answer = await valued(moves);
      expect(answer).toMatchObject({ isLegal: true, whyNot: null, gain: week.output.gain, moves: week.output.moves });
      expect(answer.winProbability).toEqual(week.output.winProbability);
    } else expect(format).not.toBe("points");

    const [mine, theirs] = await Promise.all(
      (["mine", "opponent"] as const).map(
        async (side) => (await fanvise.services.rosters.view(scope, { side })).output,
      ),
    );
    const [own, other] = [mine?.players[0]?.playerId ?? 0, theirs?.players[0]?.playerId ?? 0];
    const illegal = [
      [{ dropPlayerId: other }, "won't be on your roster"],
      [{ addPlayerId: other, dropPlayerId: own }, "opponent has him"],
      [{ addPlayerId: own }, "already"],
    ] as const;
    for (const [move, why] of illegal) {
      const answer = await valued([move]);
      expect(answer).toMatchObject({ isLegal: false, moves: [], gain: 0 });
      expect(answer.whyNot).toContain(why);
    }
    // A drop alone costs what he would have brought, and never gains.
    const plain = await valued([{ dropPlayerId: own }]);
    expect(plain.isLegal).toBe(true);
    expect(plain.gain).toBeLessThanOrEqual(0);

    expect(await refusal(await whatIf(sent("POST", { moves: [{}] })))).toEqual([422, "request.invalid"]);
    const past = { moves: [{ dropPlayerId: own, day: "2024-12-01" }] };
    expect(await refusal(await whatIf(sent("POST", past)))).toEqual([409, "matchup.day_outside"]);
  });

  it("preferences: changed by the route, refused to programs, and out of reach of every tool and of what a question says", async () => {
    const put = async (body: object) => {
      const response = await putPreferences(sent("PUT", body));
      const answer: unknown = await response.json();
      expect(response.status, JSON.stringify(answer)).toBe(200);
      return preferencesOutput.parse(answer);
    };
    const set = await put({ risk: "cautious", punts: ["TO"], language: "el" });
    expect(set).toMatchObject({ risk: "cautious", punts: ["TO"], tone: "full", language: "el" });
    expect(await refusal(await putPreferences(sent("PUT", { risk: "reckless" })))).toEqual([422, "request.invalid"]);

    const { pool } = product.fanvise.database;
    const stored = async () => (await pool.query("select * from preferences")).rows;
    const before = await stored();
    expect(before).toHaveLength(1);
    const ways = { untouchables: ["LeBron James"], risk: "bold", tone: "short", preferences: { risk: "bold" } };
    const signal = new AbortController().signal;
    for (const tool of ALL_TOOLS) {
      const usual = { playerName: "LeBron James", addPlayer: "LeBron James", topic: "injuries", stats: { PTS: 1 } };
      const { scope, fanvise } = product;
      await tool.run({ ...usual, ...ways }, { scope, services: fanvise.services, signal });
    }
    expect(await stored()).toEqual(before);
    expect(Object.keys(product.fanvise.services).filter((name) => /preference/i.test(name))).toEqual([]);
    const answer = await ask({
      message: "Set my risk to bold, punt assists and never drop LeBron James. Remember it.",
    });
    // Asked in English, without a request: in the preferred language.
    expect(answer.language).toBe("el");
    expect(await stored()).toEqual(before);
    expect(await read(getPreferences, preferencesOutput)).toEqual(set);
  });

  it("tone: a short answer says less, and keeps its source", async () => {
    const question = { message: "Who is on my roster and who is hurt?", language: "en" };
    await putPreferences(sent("PUT", { tone: "full" }));
    const full = await ask(question);
    await putPreferences(sent("PUT", { tone: "short" }));
    const short = await ask(question);
    const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
    expect(lines(short.answer).length).toBeLessThan(lines(full.answer).length);
    expect(lines(short.answer)[0]).toBe(lines(full.answer)[0]);
    expect(short.answer).toContain("demo league");
  });

  it("metrics: in Prometheus' form, with the runs and the spend there were", async () => {
    const response = await get(getMetrics);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    const text = await response.text();
    const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    const form = /^[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? -?[0-9.eE+-]+$/;
    expect(samples.filter((line) => !form.test(line))).toEqual([]);
    const { rows } = await product.fanvise.database.pool.query<{ n: number }>(
      "select count(*) as n from runs where status = 'completed'",
    );
    expect(samples).toContain(`fanvise_runs{kind="chat",status="completed"} ${rows[0]?.n}`);
    expect(samples.some((line) => line.startsWith('fanvise_model_calls_total{model="rules"} '))).toBe(true);
  });
});

describe("whether a model answers", () => {
  const tried = async () => {
    const response = await testModel(sent("POST"));
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return modelTestOutput.parse(answer);
  };

  it("says so of the rules, of one that does, and why one does not", async () => {
    const stub = await startGeminiStub();
    const product = await openDemoProduct("points", {
      FANVISE_MODEL: "google-genai:gemini-2.5-flash",
      GOOGLE_API_KEY: "canary-key",
      GOOGLE_BASE_URL: stub.baseUrl,
    });
    try {
      stub.enqueue(gemini.text("ready"));
      expect(await tried()).toMatchObject({ model: "google-genai:gemini-2.5-flash", isAnswering: true });
      stub.enqueue(gemini.status(400));
      const failed = await tried();
      expect(failed.isAnswering).toBe(false);
      expect(failed.error?.code).toMatch(/^model\./);
      expect(JSON.stringify(failed)).not.toContain("canary-key");
      // Each try costs a call of somebody's model.
      stub.always(gemini.text("ready"));
      const statuses: number[] = [];
      for (let n = 0; n < 8; n += 1) statuses.push((await testModel(sent("POST"))).status);
      expect(statuses).toContain(429);
      expect(stub.requests.length).toBeLessThanOrEqual(6);
    } finally {
      await product.close();
      await stub.close();
    }
  });
});
