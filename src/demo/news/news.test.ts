/** The demo's news: made from the league's own facts, dated by its clock, never ahead of it. */
import { describe, expect, it } from "vitest";
import { extractClaims } from "@/domain/news/claims";
import { contradictsOfficial } from "@/domain/news/standing";
import type { InjuryStatus } from "@/domain/players/player";
import { dayEt } from "@/domain/season/eastern-day";
import { instantOfDay } from "../demo-league";
import { type Counts, type Figures, loadFigures } from "../figures";
import { createWorld, type World, worldOf } from "../league/world";
import { dayOfPeriod, instantInPeriod, periodOfDay } from "../season/calendar";
import { DEMO_NEWS_SOURCE, type DemoNewsItem, demoNews } from "./news";

const figures = loadFigures();
const world = worldOf(figures);
const DAY_MS = 86_400_000;
const DAY = "2024-12-02";
const until = (of: World, day: string, days = 10): DemoNewsItem[] =>
  demoNews(of, instantOfDay(day) - days * DAY_MS, instantOfDay(day));

function poisoned(from: number, keep: (playerId: number) => boolean): World {
  const periodOf = new Map(figures.games.map((game) => [game.id, game.period]));
  const doubled = (line: Counts): Counts => ({ ...line, fgm: line.fgm * 2 + 5, ast: line.ast + 11 });
  const changed = (ofGame: ReadonlyMap<number, Counts>) =>
    new Map([...ofGame].filter(([id]) => keep(id)).map(([id, line]) => [id, doubled(line)] as const));
  const lines = [...figures.lines].map(
    ([game, ofGame]) => [game, (periodOf.get(game) ?? 0) < from ? ofGame : changed(ofGame)] as const,
  );
  return createWorld({ ...figures, lines: new Map(lines) } satisfies Figures);
}

const isReturn = ({ sourceItemId }: DemoNewsItem) => sourceItemId.startsWith("return:");

describe("the demo's news", () => {
  it("are the same every time, of the days asked for, and named for what they are", () => {
    const items = until(world, DAY);
    expect(items.length).toBeGreaterThan(200);
    expect(until(createWorld(figures), DAY)).toEqual(items);
    expect(new Set(items.map(({ sourceItemId }) => sourceItemId)).size).toBe(items.length);
    for (const { publishedAt, source } of items) {
      expect(source).toBe(DEMO_NEWS_SOURCE);
      expect(Date.parse(publishedAt)).toBeLessThanOrEqual(instantOfDay(DAY));
      expect(Date.parse(publishedAt)).toBeGreaterThan(instantOfDay(DAY) - 10 * DAY_MS);
    }
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(items.map(({ publishedAt }) => publishedAt).sort());
  });

  it("come in parts as they come at once", () => {
    const [from, middle, to] = ["2024-11-28", "2024-11-30", DAY].map(instantOfDay) as [number, number, number];
    expect([...demoNews(world, from, middle), ...demoNews(world, middle, to)]).toEqual(demoNews(world, from, to));
  });

  it("do not change with the figures of games that are not over", () => {
    expect(
      until(
        poisoned(periodOfDay(DAY), () => true),
        DAY,
      ),
    ).toEqual(until(world, DAY));
  });

  it("do not change with who plays later, except in the estimates of a return", () => {
    const other = until(
      poisoned(periodOfDay(DAY) + 1, (id) => id % 2 === 0),
      DAY,
    );
    const without = (items: DemoNewsItem[]) => items.filter((item) => !isReturn(item));
    expect(without(other)).toEqual(without(until(world, DAY)));
  });

  it("do change with games that are over", () => {
    expect(
      until(
        poisoned(periodOfDay(DAY) - 1, () => true),
        DAY,
      ),
    ).not.toEqual(until(world, DAY));
  });

  it("report a game only after it has ended", () => {
    const games = new Map(figures.games.map((game) => [`${game.period}:${game.home}`, game]));
    const evening = instantInPeriod(periodOfDay(DAY), 21, 30);
    const reported = demoNews(world, instantOfDay(DAY), evening).filter(({ sourceItemId }) =>
      /^(line|absence)/.test(sourceItemId),
    );
    expect(games.size).toBeGreaterThan(0);
    for (const { sourceItemId } of reported) {
      const index = world.season.indexOf.get(Number(sourceItemId.split(":")[1])) ?? -1;
      const game = world.season.gameOf(world.season.proTeamOn(index, periodOfDay(DAY)), periodOfDay(DAY));
      expect((game?.tipAt ?? Number.POSITIVE_INFINITY) + 2.5 * 3_600_000).toBeLessThanOrEqual(evening);
    }
  });

  it.each(["2024-10-25", "2024-11-20", DAY, "2025-01-15", "2025-02-06", "2025-02-20", "2025-03-14", "2025-04-10"])(
    "say last of every player what the league says of him, on %s",
    (day) => {
      const latest = new Map<number, DemoNewsItem>();
      const period = periodOfDay(day);
      let checked = 0;
      for (const item of until(world, day)) {
        const index = world.season.indexOf.get(Number(item.sourceItemId.split(":")[1])) ?? -1;
        if (statusClaims(item, index).length > 0) latest.set(index, item);
      }
      for (const [index, item] of latest) {
        const name = world.season.players[index]?.name;
        const status: InjuryStatus = world.morning(period).status[index] ?? "ACTIVE";
        for (const claim of statusClaims(item, index)) {
          const statement = { claim, publishedAt: item.publishedAt };
          const verdict = contradictsOfficial(statement, { status, since: null }, instantOfDay(day));
          expect(verdict, `${name}, ${status} on ${dayOfPeriod(period)}: ${item.text}`).not.toBe(true);
          checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(15);
    },
  );
});

/** As the pipeline reads them of a text that names the player once, in full. */
function statusClaims({ text, publishedAt }: DemoNewsItem, index: number) {
  const name = world.season.players[index]?.name ?? "";
  const start = text.indexOf(name);
  expect(start, text).toBeGreaterThanOrEqual(0);
  const mention = { playerKey: index, start, end: start + name.length, name };
  return extractClaims(text, [mention as never], dayEt(Date.parse(publishedAt))).filter(
    ({ kind }) => kind === "status" || kind === "return",
  );
}
