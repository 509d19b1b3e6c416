/** The demo's news in the product: there at the first start, dated by the league's clock, never ahead of it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { get, onePlayer, read } from "#test/leagues/demo-product";
import { openProduct } from "#test/leagues/product";
import { POST as moveClock } from "@/app/api/demo/clock/route";
import { GET as getNews } from "@/app/api/news/route";
import { type NewsOutput, newsOutput } from "@/contract/news/news-output";
import { DEMO_NEWS_SOURCE, instantOfDay } from "@/demo/demo-league";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import type { FanVise } from "../wiring/composition";
import { missingNews } from "./demo-news";

const DAY_MS = 86_400_000;
const START = "2024-12-02";

describe("what has to be loaded", () => {
  const at = (day: number) => day * DAY_MS;
  it.each([
    ["nothing is loaded", undefined, 20, [10, 20, 10, 20]],
    ["the clock stands where it stood", [10, 20], 20, undefined],
    ["the clock moved on a day", [10, 20], 21, [20, 21, 10, 21]],
    ["the clock moved far on", [10, 20], 40, [30, 40, 30, 40]],
    ["the clock moved back within it", [10, 30], 22, undefined],
    ["the clock moved back to its first days", [10, 30], 15, [5, 10, 5, 30]],
    ["the clock moved back before it", [10, 30], 8, [-2, 8, -2, 8]],
  ] as const)("when %s", (_when, loaded, now, expected) => {
    const window = loaded && { fromMs: at(loaded[0]), untilMs: at(loaded[1]) };
    const requested = expected && {
      afterMs: at(expected[0]),
      untilMs: at(expected[1]),
      loaded: { fromMs: at(expected[2]), untilMs: at(expected[3]) },
    };
    expect(missingNews(window, at(now))).toEqual(requested);
  });
});

describe("the demo's news", () => {
  let fanvise: FanVise;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await openProduct({
      FANVISE_LEAGUE: "demo",
      FANVISE_MODEL: "rules",
      FANVISE_DEMO_DAY: START,
      FANVISE_DEMO_NEWS: "on",
    });
    fanvise = opened.fanvise;
    close = opened.close;
  });
  afterAll(() => close());

  const moveTo = async (day: string) => {
    const response = await moveClock(
      new Request("http://127.0.0.1:3000/api/demo/clock", {
        method: "POST",
        body: JSON.stringify({ day }),
        headers: { host: "127.0.0.1:3000", "content-type": "application/json" },
      }),
    );
    expect(response.status).toBe(200);
  };
  const latest = () => read(getNews, newsOutput, "?limit=20");
  const newest = ({ citations }: NewsOutput) =>
    citations
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? "";

  it("are there on a fresh machine, from a source that says what it is", async () => {
    const news = await latest();
    expect(news.source).toBe("demo news");
    expect(news.citations.length).toBeGreaterThan(5);
    for (const citation of news.citations) {
      expect(citation).toMatchObject({ source: DEMO_NEWS_SOURCE, trust: "outlet", url: null, alsoReportedBy: [] });
      expect(citation.players).toHaveLength(1);
      expect(Date.parse(citation.publishedAt)).toBeLessThanOrEqual(instantOfDay(START));
    }
  });

  it("explain a flagged player of one's own, and contradict nobody's status", async () => {
    const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
    for (const side of ["mine", "opponent"] as const) {
      const { players } = (await fanvise.services.rosters.view(scope, { side })).output;
      for (const { name, playerId, status } of players) {
        const news = await fanvise.services.news.answer(scope, { playerKey: playerId });
        const claims = news.citations.flatMap((citation) => citation.claims);
        expect(
          claims.filter(({ contradictsOfficial }) => contradictsOfficial === true),
          name,
        ).toEqual([]);
        if (status === "DAY_TO_DAY")
          expect(
            claims.map(({ text }) => text),
            name,
          ).toContain("questionable");
      }
    }
  });

  it("grow with the day, and show nothing later when it is moved back", async () => {
    const before = newest(await latest());
    await moveTo("next");
    const after = newest(await latest());
    expect(after > before).toBe(true);
    expect(Date.parse(after)).toBeLessThanOrEqual(instantOfDay("2024-12-03"));
    await moveTo("2024-11-20");
    const back = await latest();
    expect(back.citations.length).toBeGreaterThan(5);
    expect(Date.parse(newest(back))).toBeLessThanOrEqual(instantOfDay("2024-11-20"));
    await moveTo("start");
    expect(newest(await latest())).toBe(before);
  });

  it("are loaded once", async () => {
    expect(await fanvise.demoNews.load()).toBe(0);
  });

  it("are on a player's page", async () => {
    const [first] = (await latest()).citations;
    const player = first?.players[0];
    if (!player) throw new Error("no news of anybody");
    const response = await get(onePlayer(String(player.playerId)));
    expect(response.status).toBe(200);
    const news = await read(getNews, newsOutput, `?playerId=${player.playerId}`);
    expect(news.citations[0]?.players.map(({ playerId }) => playerId)).toEqual([player.playerId]);
  });
});
