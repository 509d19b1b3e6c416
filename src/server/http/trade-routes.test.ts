/** The trade routes: what a trade does, offers of one partner, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct, read, refused } from "#test/leagues/demo-product";
import { HOST } from "#test/leagues/product";
import { POST as analyze } from "@/app/api/trades/analyze/route";
import { GET as find } from "@/app/api/trades/find/route";
import { errorBody } from "@/contract/error";
import { tradeOffersOutput, tradeOutput } from "@/contract/trades/trade";

const asked = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  analyze(
    new Request(`http://${HOST}/api/any`, {
      method: "POST",
      headers: { host: HOST, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
const refusal = async (response: Response) => {
  const { code, message } = errorBody.parse(await response.json()).error;
  return [response.status, code, message];
};

describe("the trade routes", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  it("answer one partner's offer, which the other route values alike, seen from any team", async () => {
    const found = await read(find, tradeOffersOutput, "?partnerId=4");
    expect(found).toMatchObject({ teamId: product.myTeamId, asked: { player: null, position: null } });
    const [offer] = found.offers;
    if (!offer) throw new Error("no offer");
    const ids = (players: readonly { playerId: number }[]) => players.map(({ playerId }) => playerId);
    const [give, get] = [ids(offer.mine.gives), ids(offer.mine.gets)];
    const valued = await asked({ give, get });
    expect(valued.headers.get("cache-control")).toBe("no-store");
    const { sides } = tradeOutput.parse(await valued.json());
    expect(sides[0]).toMatchObject(offer.mine);
    expect(sides[1]).toMatchObject(offer.theirs);
    const turned = tradeOutput.parse(await (await asked({ teamId: 4, give: get, get: give })).json());
    expect(turned.sides.map(({ teamId, winsOverSeason }) => [teamId, winsOverSeason])).toEqual(
      sides.toReversed().map(({ teamId, winsOverSeason }) => [teamId, winsOverSeason]),
    );
  });

  it("refuse what is no trade, in the reader's language, and never with a 500", async () => {
    expect(await refusal(await asked({ give: ["Zzyzx Qwrtpsd"], get: ["Nikola Jokić"] }))).toEqual([
      404,
      "trade.player_not_found",
      expect.stringContaining("Zzyzx Qwrtpsd"),
    ]);
    expect(await refusal(await asked({ give: ["Tyler Herro"] }, { "accept-language": "el" }))).toEqual([
      422,
      "trade.empty",
      expect.stringContaining("δύο ομάδες"),
    ]);
    for (const body of [{ give: "Tyler Herro" }, { give: [""] }, { transfers: [{ player: "Tyler Herro" }] }])
      expect((await asked(body)).status).toBe(422);
    expect(await refused(find, "?partnerId=99")).toMatchObject({ status: 404, code: "league.team_name_unknown" });
    expect(await refused(find, "?position=QB")).toMatchObject({ status: 422, code: "request.invalid" });
    expect(await refused(find, "?playerId=1")).toMatchObject({ status: 404, code: "trade.player_not_found" });
  });
});
