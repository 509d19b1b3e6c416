/** Trades over the demo league, read through the real client. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { type TradeOutput, type TradeRequest, tradeOffersOutput, tradeOutput } from "@/contract/trades/trade";
import type { Player } from "@/domain/players/player";
import type { AppError } from "@/lib/errors";

type Demo = Awaited<ReturnType<typeof openDemoLeagueFixture>>;
type Ask = Partial<Pick<TradeRequest, "give" | "get" | "transfers">>;

const of = (demo: Demo) => ({
  analyze: async (request: Ask): Promise<TradeOutput> => {
    const { output } = await demo.services.trades.analyze(demo.scope, { give: [], get: [], transfers: [], ...request });
    return tradeOutput.parse(output);
  },
  refusal: async (request: Ask) => {
    const failure = await demo.services.trades
      .analyze(demo.scope, { give: [], get: [], transfers: [], ...request })
      .then(
        () => undefined,
        (error: AppError) => error,
      );
    return [failure?.code, failure?.userMessage];
  },
});

/** Everybody's players by team, the viewed team's first, as the league itself shows them. */
async function rostersOf(demo: Demo): Promise<Map<number, Player[]>> {
  const { todayPeriod } = await demo.league.buildIntelligenceSnapshot(demo.scope);
  const rosters = await demo.sourceOf().client.getRosters(todayPeriod, new AbortController().signal);
  return new Map(rosters.map(({ teamId, entries }) => [Number(teamId), entries.map(({ player }) => player)]));
}

describe("a trade in the demo league", () => {
  let demo: Demo;
  let rosters: Map<number, Player[]>;
  beforeAll(async () => {
    demo = await openDemoLeagueFixture();
    rosters = await rostersOf(demo);
  });
  afterAll(() => demo.close());
  const mine = () => rosters.get(Number(demo.scope.teamId)) ?? [];
  const theirs = (team = 2) => rosters.get(team) ?? [];
  const name = (player: Player | undefined) => player?.fullName ?? "";

  it("tells both sides what it does to them, each with the other's players", async () => {
    const [give, get] = [mine()[0], theirs()[0]];
    const { sides, hasVerdicts, link, source, deadlineDay } = await of(demo).analyze({
      give: [name(give)],
      get: [name(get)],
    });
    expect(sides.map(({ teamId, isMine }) => [teamId, isMine])).toEqual([
      [demo.scope.teamId, true],
      [2, false],
    ]);
    const [me, other] = sides;
    expect(me?.gives.map(({ playerId }) => playerId)).toEqual([give?.playerId]);
    expect(other?.gives).toEqual(me?.gets);
    expect(me?.gives).toEqual(other?.gets);
    for (const { chance, verdict, spans } of sides) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(verdict).not.toBeNull();
      expect(spans.filter(({ arePlayoffs }) => arePlayoffs)).toHaveLength(1);
    }
    expect({ hasVerdicts, link, source, deadlineDay }).toEqual({
      hasVerdicts: true,
      link: null,
      source: "demo league",
      deadlineDay: "2025-02-17",
    });
  });

  it("reads sides that are named the other way round, and ids, as the same trade", async () => {
    const [give, get] = [mine()[1], theirs()[1]];
    const plain = await of(demo).analyze({ give: [name(give)], get: [name(get)] });
    const turned = await of(demo).analyze({ give: [name(get)], get: [name(give)] });
    const byId = await of(demo).analyze({ give: [Number(give?.playerId)], get: [`#${get?.playerId}`] });
    const moved = await of(demo).analyze({
      transfers: [
        { player: name(give), to: 2 },
        { player: name(get), to: Number(demo.scope.teamId) },
      ],
    });
    for (const other of [turned, byId, moved]) expect(other.sides).toEqual(plain.sides);
  });

  it("values a trade of three teams, each player going where it is said", async () => {
    const transfers = [
      { player: name(mine()[0]), to: 2 },
      { player: name(theirs(2)[0]), to: 3 },
      { player: name(theirs(3)[0]), to: Number(demo.scope.teamId) },
    ];
    const { sides } = await of(demo).analyze({ transfers });
    expect(new Set(sides.map(({ teamId }) => teamId))).toEqual(new Set([Number(demo.scope.teamId), 2, 3]));
    for (const { gives, gets, drops, spotsStreamed } of sides)
      expect([gives.length, gets.length, drops.length, spotsStreamed]).toEqual([1, 1, 0, 0]);
  });

  it("refuses what is no trade by its own name, with whom it is about", async () => {
    const pool = await demo.sourceOf().client.getFreeAgents({ period: 86 as never }, new AbortController().signal);
    const free = name(pool.players.find(({ poolStatus }) => poolStatus === "FREEAGENT")?.player);
    const [own, second, other, third] = [name(mine()[0]), name(mine()[1]), name(theirs(2)[0]), name(theirs(3)[0])];
    const { refusal } = of(demo);
    const asked: readonly (readonly [Ask, string, RegExp])[] = [
      [{ give: [own], get: [free] }, "trade.free_agent", new RegExp(`${free} is a free agent: .*just add him`)],
      [{ give: [own], get: [other, own] }, "trade.player_twice", new RegExp(own)],
      [{ give: [own, other], get: [third] }, "trade.not_yours", new RegExp(`${other} is on `)],
      [{ give: [own], get: [second] }, "trade.same_team", new RegExp(`${second} is already on Fan Favorites`)],
      [{ give: [own], get: [other, third] }, "trade.third_team", new RegExp(`${other} is on .*${third} is on `)],
      [{ give: [own] }, "trade.empty", /from both teams/],
      [{}, "trade.empty", /from both teams/],
      [{ transfers: [{ player: own, to: 1 }] }, "trade.same_team", /already/],
      [{ transfers: [{ player: own, to: "Nobody's Team" }] }, "league.team_name_unknown", /Nobody's Team/],
    ];
    for (const [request, code, text] of asked) {
      const [given, message] = await refusal(request);
      expect([given, message], JSON.stringify(request)).toEqual([code, expect.stringMatching(text)]);
    }
  });

  it("asks which of several players is meant, and names the nearest to a name that nobody has", async () => {
    const { output } = await demo.services.trades.analyze(demo.scope, {
      give: [name(mine()[0])],
      get: ["Zzyzx Qwrtpsd"],
      transfers: [],
    });
    expect(output).toMatchObject({ found: false, query: "Zzyzx Qwrtpsd", candidates: [] });
  });

  it("drops whom the league's limits leave no room for, and refuses what would take a team apart", async () => {
    const to = Number(demo.scope.teamId);
    const everybody = [...theirs(2), ...theirs(3).slice(0, 7)];
    expect((await of(demo).refusal({ transfers: everybody.map((each) => ({ player: name(each), to })) }))[0]).toBe(
      "trade.too_many_drops",
    );
    const centers = [...rosters.entries()].flatMap(([team, players]) =>
      team === to ? [] : players.filter(({ positions }) => positions[0] === "C"),
    );
    const { sides } = await of(demo).analyze({
      transfers: centers.slice(0, 4).map((each) => ({ player: name(each), to })),
    });
    const me = sides.find(({ isMine }) => isMine);
    const isCenter = ({ positions }: { readonly positions: readonly string[] }) => positions[0] === "C";
    const dropped = (me?.drops ?? []).filter(isCenter).length;
    // The demo league allows four centers.
    expect(mine().filter(isCenter).length + 4 - dropped).toBeLessThanOrEqual(4);
  });

  it("finds at most one offer a partner that helps both, with the figures that the trade itself has", async () => {
    const { output } = await demo.services.trades.find(demo.scope, {});
    const { offers, teamsWithoutOffer, matched } = tradeOffersOutput.parse(output);
    expect(offers.length).toBeGreaterThan(3);
    expect(matched).toBe(offers.length);
    expect(offers.length + teamsWithoutOffer.length).toBe(rosters.size - 1);
    expect(new Set(offers.map(({ partner }) => partner.teamId)).size).toBe(offers.length);
    const wins = offers.map(({ mine: { winsOverSeason } }) => Number(winsOverSeason));
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    for (const offer of offers.slice(0, 2)) {
      expect(offer.mine.winsOverSeason).toBeGreaterThan(0);
      expect(offer.theirs.winsOverSeason).toBeGreaterThan(0);
      const names = (players: readonly { name: string }[]) => players.map((each) => each.name);
      const { sides } = await of(demo).analyze({ give: names(offer.mine.gives), get: names(offer.mine.gets) });
      const figures = sides.map(({ spans: _, categories: __, ...rest }) => rest);
      expect(figures).toEqual([offer.mine, offer.theirs]);
    }
  });

  it("keeps to the partner, the position and the player asked for, and never moves an untouchable", async () => {
    const find = async (request: object) =>
      tradeOffersOutput.parse((await demo.services.trades.find(demo.scope, request)).output);
    const one = await find({ partner: 4 });
    expect(one.offers.map(({ partner }) => partner.teamId)).toEqual([4]);
    const centers = await find({ position: "C", partner: 5 });
    for (const { mine: side } of centers.offers)
      for (const { positions } of side.gets) expect(positions).toContain("C");
    const [given] = one.offers.flatMap(({ mine: side }) => side.gives);
    const around = await find({ player: `#${given?.playerId}`, partner: 4 });
    for (const { mine: side } of around.offers) expect(side.gives).toContainEqual(given);
    const keep = one.offers.flatMap(({ mine: side }) => side.gives.map(({ playerId }) => playerId));
    await demo.preferences.change(demo.scope, { untouchables: keep } as never);
    const withPartner = await find({ partner: 4 });
    for (const { mine: side } of withPartner.offers)
      for (const { playerId } of side.gives) expect(keep).not.toContain(playerId);
  });
});

it("says what each category does and no verdict where trades were not tested on played seasons", async () => {
  const demo = await openDemoLeagueFixture({ format: "most" });
  const rosters = await rostersOf(demo);
  const [give, get] = [rosters.get(Number(demo.scope.teamId))?.[0], rosters.get(2)?.[0]];
  const { sides, hasVerdicts } = await of(demo).analyze({
    give: [give?.fullName ?? ""],
    get: [get?.fullName ?? ""],
  });
  expect(hasVerdicts).toBe(false);
  for (const { verdict, chance, spans, categories } of sides) {
    expect([verdict, chance, spans]).toEqual([null, null, []]);
    expect(categories.map(({ category }) => category)).toContain("FG%");
  }
  await demo.close();
});

it.each([
  ["2025-02-18T17:00:00Z", "trade.deadline_past", /2025-02-17/],
  ["2025-04-14T17:00:00Z", "trade.season_over", /no days left/],
])("at %s it is too late: %s", async (at, code, text) => {
  const demo = await openDemoLeagueFixture({ at });
  expect(await of(demo).refusal({ give: ["Tyler Herro"], get: ["Nikola Jokić"] })).toEqual([
    code,
    expect.stringMatching(text),
  ]);
  await demo.close();
});
