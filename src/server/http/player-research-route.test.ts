/**
 * Player research as clients meet it, on the demo league. What is expected comes from the wire and from other routes.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, onePlayer, openDemoProduct } from "#test/leagues/demo-product";
import { researchPlayer } from "@/agents/player-research/agent";
import type { ResearchContext } from "@/agents/player-research/runtime";
import { GET as byName, POST as byQuestion } from "@/app/api/agent/player/route";
import { errorBody } from "@/contract/error";
import { simulatedMoveOutput } from "@/contract/planning/engine-outputs";
import { type PlayerResearchOutput, playerResearchOutput } from "@/contract/players/player-research";
import { playerWithNewsOutput } from "@/contract/players/players-output";
import { playerStatusOutput } from "@/contract/tool-outputs";
import { easternDay } from "@/domain/ids";
import { PLAYER_REPORT } from "@/language/texts/player-report";
import { AppError } from "@/lib/errors";

const HOST = "127.0.0.1:3000";
const headers = { host: HOST, "content-type": "application/json" };
const ask = (name: string) =>
  byName(new Request(`http://${HOST}/api/agent/player?name=${encodeURIComponent(name)}`, { headers }));
const post = (body: object) =>
  byQuestion(new Request(`http://${HOST}/api/agent/player`, { method: "POST", headers, body: JSON.stringify(body) }));
const reported = async (response: Response): Promise<PlayerResearchOutput> => {
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return playerResearchOutput.parse(body);
};
const refused = async (response: Response) => ({
  status: response.status,
  ...errorBody.parse(await response.json()).error,
});

type EspnPlayer = { id: number; fullName: string; injuryStatus?: string };

describe("player research", () => {
  let product: DemoProduct;
  let mine: EspnPlayer[];
  let reports: PlayerResearchOutput[];

  beforeAll(async () => {
    product = await openDemoProduct("points");
    const { teams } = await product.espnPayload(["mRoster"]);
    const team = teams.find((each: { id: number }) => each.id === product.myTeamId);
    mine = team.roster.entries.map(
      (entry: { playerPoolEntry: { player: EspnPlayer } }) => entry.playerPoolEntry.player,
    );
    reports = [];
    for (const { fullName } of mine) reports.push(await reported(await ask(fullName)));
  });
  afterAll(() => product.close());

  it("says of everyone on the roster what the wire says, and his form as his page does", async () => {
    expect(mine.length).toBeGreaterThan(10);
    for (const [at, { id, fullName, injuryStatus }] of mine.entries()) {
      expect(reports[at]).toMatchObject({
        playerId: id,
        playerName: fullName,
        status: injuryStatus,
        ownership: "my roster",
        source: "demo league",
        warnings: [],
      });
    }
    const [first] = mine;
    const page = await onePlayer(String(first?.id))(
      new Request(`http://${HOST}/api/players/${first?.id}`, { headers }),
    );
    const { gameLog } = playerWithNewsOutput.parse(await page.json());
    expect(reports[0]?.form).toMatchObject({ games: gameLog.gamesShown, averages: gameLog.averages });
  });

  it("advises in the look-up of his status as in the report, and on nobody else's player", async () => {
    const { scope } = product;
    const { services } = product.fanvise;
    for (const report of reports) {
      const { output } = await services.playerReports.byName(scope, report.playerName);
      const { advice } = playerStatusOutput.parse(output);
      expect(advice?.recommendation).toBe(report.recommendation);
      expect(advice?.chances).toEqual(
        report.returnCurve.slice(0, 6).map(({ day, probability }) => ({ day, chanceToPlay: probability })),
      );
      expect(advice?.instead?.gain ?? null).toBe(report.placePrice?.value ?? null);
      expect(advice?.instead?.add?.name ?? null).toBe(report.placePrice?.instead ?? null);
    }
    const { players } = (await services.players.getTopFreeAgents(scope, { limit: 1 })).output;
    const { output } = await services.playerReports.byName(scope, players[0]?.name ?? "");
    expect(playerStatusOutput.parse(output).advice).toBeUndefined();
  });

  it("gives the chance to play on the days on which his NBA team plays, as the curve has it", () => {
    for (const { returnCurve, status, playerName } of reports) {
      expect(returnCurve.map(({ day }) => day)).toEqual(returnCurve.map(({ day }) => day).toSorted());
      for (const { day } of returnCurve) expect(day >= "2025-01-15" && day <= "2025-01-28", playerName).toBe(true);
      const [next] = returnCurve;
      // Published shares: an available player plays most of the time, who is out does not play today.
      if (status === "ACTIVE") expect(next?.probability).toBeGreaterThan(0.5);
      if (status === "OUT") expect(next?.probability).toBeLessThan(0.65);
    }
    expect(reports.filter(({ returnCurve }) => returnCurve.length > 0).length).toBeGreaterThan(10);
  });

  it("prices a place with the engine's own figures", async () => {
    const priced = reports.filter(({ placePrice }) => placePrice !== null);
    expect(priced.length).toBeGreaterThan(0);
    for (const { placePrice, playerName } of priced.slice(0, 3)) {
      const { output } = await product.fanvise.services.engine.simulateMove(product.scope, {
        addPlayer: String(placePrice?.instead),
        dropPlayer: playerName,
        // The price is that of the best day; asked without one, the first day on which it can be done is answered.
        day: easternDay.parse(placePrice?.day),
      });
      expect(placePrice?.value).toBe(simulatedMoveOutput.parse(output).move?.gain);
    }
  });

  it("lets go of nobody whom the engine protects", async () => {
    const week = await product.fanvise.services.engine.planWeek(product.scope, {});
    expect(week.output).toBeDefined();
    const words = PLAYER_REPORT.en.keep["top-value"];
    const protectedOnes = reports.filter(({ reasons }) => reasons.includes(words));
    expect(protectedOnes).toHaveLength(8);
    for (const { recommendation } of protectedOnes) expect(["DROP", "STREAM"]).not.toContain(recommendation);
    for (const { recommendation, status } of reports) {
      if (recommendation === "ACTIVE") expect(["ACTIVE", "PROBABLE"]).toContain(status);
      if (recommendation === "IR") expect(["OUT", "INJURY_RESERVE", "SUSPENSION"]).toContain(status);
    }
  });

  it("finds him in a question, in the chat's form too", async () => {
    const [one] = mine;
    const report = await reported(await post({ query: `Should I drop ${one?.fullName}?` }));
    // A source may have been read again meanwhile.
    expect(report).toEqual({ ...reports[0], fetchedAt: report.fetchedAt });
    const chatForm = { message: { role: "user", parts: [{ type: "text", text: `How is ${one?.fullName}?` }] } };
    expect((await reported(await post(chatForm))).playerId).toBe(one?.id);
    expect((await reported(await post({ query: "What about him?", playerName: one?.fullName }))).playerId).toBe(
      one?.id,
    );
  });

  it("answers 404 for nobody and 409 with candidates for several", async () => {
    expect(await refused(await ask("Zzyzx Qwrtpsd"))).toMatchObject({ status: 404, code: "player.not_found" });
    expect(
      await refused(await post({ query: "What is the meaning of all this, and who decides it in the end?" })),
    ).toMatchObject({ status: 404 });
    const filter = { filterStatus: { value: ["FREEAGENT", "WAIVERS", "ONTEAM"] }, limit: 2_000 };
    const pool = await product.espnPayload(["kona_player_info"], {
      players: { ...filter, sortPercOwned: { sortPriority: 1, sortAsc: false } },
    });
    const everyone: EspnPlayer[] = pool.players.map((each: { player: EspnPlayer }) => each.player);
    const lastName = ({ fullName }: EspnPlayer) => fullName.split(" ").at(-1) ?? "";
    const shared = Map.groupBy(everyone, lastName);
    for (const suffix of ["Jr.", "Sr.", "II", "III", "IV"]) shared.delete(suffix);
    const [name, several] = [...shared].sort((a, b) => b[1].length - a[1].length)[0] ?? ["", []];
    expect(several.length).toBeGreaterThan(1);
    const refusal = await refused(await ask(name));
    expect(refusal).toMatchObject({ status: 409, code: "player.ambiguous" });
    const nameOf = new Map(everyone.map(({ id, fullName }) => [id, fullName]));
    expect(refusal.candidates?.length).toBeGreaterThan(1);
    for (const { playerId } of refusal.candidates ?? []) expect(nameOf.get(playerId)).toContain(name);
    const both = await refused(await post({ query: `${mine[0]?.fullName} or ${mine[1]?.fullName}?` }));
    expect(both).toMatchObject({ status: 409, code: "player.ambiguous" });
    expect(both.candidates?.map(({ playerId }) => playerId)).toEqual([mine[0]?.id, mine[1]?.id]);
  });

  it("refuses what is no name", async () => {
    for (const name of ["", "x", "x".repeat(121)]) {
      expect(await refused(await ask(name))).toMatchObject({ status: 422, code: "request.invalid" });
    }
    expect(await refused(await post({}))).toMatchObject({ status: 422 });
    expect(await refused(await post({ query: "" }))).toMatchObject({ status: 422 });
  });

  it("tells what it could not read, and is less sure of itself", async () => {
    class NewsDown extends AppError {
      static override readonly code = "news.down";
      static override readonly status = 502;
      static override readonly userMessage = "The news could not be read.";
    }
    const { services } = product.fanvise;
    const broken: ResearchContext = {
      scope: product.scope,
      services: {
        ...services,
        news: {
          answer: async () => {
            throw new NewsDown();
          },
        },
      },
      prospects: {
        ahead: async () => {
          throw new NewsDown();
        },
        slotOf: async () => null,
      },
      signal: AbortSignal.timeout(20_000),
    };
    const active = reports.find(
      ({ recommendation, confidence }) => recommendation === "ACTIVE" && confidence.level === "high",
    );
    const report = await researchPlayer(
      { question: "", playerName: active?.playerName, today: easternDay.parse("2025-01-15") },
      broken,
    );
    expect(report.warnings.map(({ code }) => code)).toEqual(["news.down", "news.down"]);
    expect(report).toMatchObject({
      playerId: active?.playerId,
      recommendation: "ACTIVE",
      sources: [],
      returnCurve: [],
    });
    expect(report.confidence.level).toBe("low");
  });
});
