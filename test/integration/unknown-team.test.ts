/**
 * A team that the league does not have is a failure with a code on every surface, and never an answer about nothing.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct, refused } from "#test/leagues/demo-product";
import { HOST } from "#test/leagues/product";
import { POST as chat } from "@/app/api/agent/chat/route";
import { POST as plan } from "@/app/api/agent/matchup-optimizer/route";
import { GET as research } from "@/app/api/agent/player/route";
import { POST as singlePass } from "@/app/api/chat/route";
import { GET as league } from "@/app/api/league/route";
import { GET as lineup } from "@/app/api/lineup/route";
import { GET as matchup } from "@/app/api/matchup/route";
import { GET as players } from "@/app/api/players/route";
import { GET as roster } from "@/app/api/roster/route";
import { GET as schedule } from "@/app/api/schedule/route";
import { GET as week } from "@/app/api/week/route";
import { POST as whatIf } from "@/app/api/what-if/route";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { errorBody } from "@/contract/error";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

const post = (body: object) =>
  new Request(`http://${HOST}/api/any`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { host: HOST, "content-type": "application/json", accept: "application/json" },
  });
const NOT_FOUND = { status: 404, code: "league.team_not_found" };

describe("a team that the league does not have", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  it.each([
    ["league", league],
    ["lineup", lineup],
    ["matchup", matchup],
    ["players", players],
    ["roster", roster],
    ["schedule", schedule],
    ["week", week],
  ] as const)("is refused by the route %s", async (_, handler) => {
    expect(await refused(handler, "?teamId=999")).toMatchObject(NOT_FOUND);
  });

  it("is refused by the player research", async () => {
    expect(await refused(research, "?name=Durant&teamId=999")).toMatchObject(NOT_FOUND);
  });

  it.each([
    ["the chat", chat, { message: "Who is on my roster?" }],
    ["the single pass", singlePass, { message: "Who is on my roster?" }],
    ["the optimizer", plan, {}],
    ["the what-if", whatIf, { moves: [{ addPlayerId: 1, dropPlayerId: null }] }],
  ] as const)("is refused by %s", async (_, handler, body) => {
    const response = await handler(post({ ...body, teamId: "999" }));
    expect(response.status).toBe(404);
    expect(errorBody.parse(await response.json()).error.code).toBe("league.team_not_found");
  });

  it("is refused where a conversation goes on, and leaves it as it is", async () => {
    const first = chatAnswer.parse(await (await chat(post({ message: "Who is on my roster?" }))).json());
    const response = await chat(post({ message: "and who is hurt?", threadId: first.threadId, teamId: "999" }));
    expect(response.status).toBe(404);
    expect(await product.fanvise.conversations.runsOfThread(LOCAL_OWNER_ID, first.threadId)).toHaveLength(1);
  });

  it("as one's own, in a connection that names it, fails the turn and says so", async () => {
    const { database } = product.fanvise;
    const [own] = (await database.pool.query("select team_id from league_connections limit 1")).rows;
    await database.pool.query("update league_connections set team_id = 999");
    try {
      for (const message of [
        "Who is on my roster?",
        "what moves are waiting?",
        "What moves should I make this week?",
      ]) {
        const answer = chatAnswer.parse(await (await chat(post({ message }))).json());
        expect(answer).toMatchObject({ status: "failed", error: { code: "league.team_not_found" } });
      }
      const run = optimizerAnswer.parse(await (await plan(post({}))).json());
      expect(run).toMatchObject({ status: "failed", error: { code: "league.team_not_found" } });
      expect(await refused(matchup, "")).toMatchObject(NOT_FOUND);
    } finally {
      await database.pool.query("update league_connections set team_id = $1", [own?.team_id]);
    }
  });
});
