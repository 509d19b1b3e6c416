/**
 * A move that was approved and is not made yet, on the surfaces that show it: page data, planner and answers say the
 * same.
 */
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { ask } from "#test/leagues/product";
import { POST as decisions } from "@/app/api/agent/matchup-optimizer/[threadId]/decisions/route";
import { POST as optimize } from "@/app/api/agent/matchup-optimizer/route";
import { POST as moveClock } from "@/app/api/demo/clock/route";
import { decisionsAnswer } from "@/contract/planning/card";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { matchupView, weekOutlook } from "../../src/server/pages/dashboard-view";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

const HOST = "127.0.0.1:3000";
const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`http://${HOST}/x`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { host: HOST, "content-type": "application/json", accept: "application/json", ...headers },
  });

describe("a swap that the plan proposes", () => {
  it.each([
    ["en", (add: string, drop: string) => `pick up ${add} and drop ${drop}`, /That's a good move/],
    ["el", (add: string, drop: string) => `να πάρω τον ${add} και να διώξω τον ${drop};`, /Καλή κίνηση/],
  ] as const)("is judged the same by the answer that simulates it, in %s", async (_language, question, verdict) => {
    const product = await openDemoProduct("points");
    const planned = optimizerAnswer.parse(await (await optimize(post({}))).json());
    const [best] = planned.cards;
    const { answer, grounding, toolCalls } = await ask({
      message: question(best?.add?.playerName ?? "", best?.drop?.playerName ?? ""),
    });
    expect(toolCalls.map(({ name }) => name)).toContain("simulate_move");
    expect(answer).toMatch(verdict);
    expect(answer).not.toMatch(/do not drop|hold \*\*|Μην (?:κόψεις|διώξεις|αφήσεις)|Κράτα/i);
    expect(grounding).toMatchObject({ unverified: [], withheld: [] });
    await product.close();
  });
});

describe("an approved move that is not made yet", () => {
  let product: DemoProduct | undefined;
  afterEach(async () => {
    await product?.close();
    product = undefined;
    vi.unstubAllEnvs();
  });

  async function approve() {
    const planned = optimizerAnswer.parse(await (await optimize(post({}))).json());
    // One that swaps, and the first in time: the plan's later moves may build on it.
    const swap = planned.cards.toSorted((a, b) => a.effectiveDay.localeCompare(b.effectiveDay))[0];
    if (!swap?.add || !swap.drop) throw new Error("the demo league has a swap to propose");
    const request = { decisions: [{ proposalId: swap.proposalId, action: "approve" }] };
    const answer = await decisions(post(request, { "idempotency-key": randomUUID() }), {
      params: Promise.resolve({ threadId: planned.threadId }),
    });
    expect(decisionsAnswer.parse(await answer.json()).cards[0]?.status).toBe("approved");
    return { day: swap.effectiveDay, add: swap.add.playerName, drop: swap.drop.playerName };
  }

  it("is marked by dashboard, planner and answers, and told with its reason once its day is over", async () => {
    vi.stubEnv("FANVISE_DEMO_MOVES", "ignored");
    product = await openDemoProduct("points");
    const { fanvise } = product;
    const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
    const { day, add, drop } = await approve();

    const { matchup } = await matchupView(fanvise, scope);
    const outlook = await weekOutlook(fanvise, scope);
    const week = await fanvise.weekGrids.view(scope);
    expect(matchup).toMatchObject({ addsPlanned: 1, lapsedMoves: [] });
    expect(week).toMatchObject({ addsPlanned: 1, addsLeft: matchup.addsLeft });
    // The chance to win is one number, and so are the games.
    expect(week.winProbability).toBe(matchup.winProbability);
    expect(outlook.winProbability).toBe(matchup.winProbability);
    expect([week.gamesLeft, week.playableGamesLeft]).toEqual([matchup.me.gamesLeft, matchup.me.playableGamesLeft]);
    const joins = { kind: "joins", day, isSeen: false };
    const { lineup } = outlook;
    const shown = [...lineup.starters, ...lineup.sits, ...lineup.coming];
    expect(lineup.day < day ? lineup.coming : shown).toContainEqual(
      expect.objectContaining({ name: add, comingMove: joins }),
    );
    expect(week.players.find(({ name }) => name === add)).toMatchObject({ planned: true, joinsOn: day });
    expect(week.players.find(({ name }) => name === drop)).toMatchObject({ planned: true, leavesOn: day });

    const adds = await ask({ message: "How many adds do I have left?" });
    expect(adds.answer).toContain("after 1 planned");
    const roster = await ask({ message: `Show me my roster on ${day}` });
    expect(roster.answer.split("\n").find((line) => line.includes(add))).toMatch(/planned: joins/);
    expect(roster.answer).not.toContain(drop);
    for (const { grounding } of [adds, roster]) expect(grounding).toMatchObject({ unverified: [], withheld: [] });

    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    await moveClock(post({ day: next }));
    const after = await matchupView(fanvise, scope);
    expect(after.matchup).toMatchObject({ addsPlanned: 0 });
    expect(after.matchup.lapsedMoves).toMatchObject([{ drop, add, day }]);
    const score = await ask({ message: "Am I winning my matchup?" });
    expect(score.answer).toMatch(/didn't go through: (?:it wasn't made before lock|it never showed up)/);
    expect(score.grounding).toMatchObject({ unverified: [], withheld: [] });
  });
});
