/**
 * The demo must not know the future: what it serves on a day is compared with what it serves when later results are
 * different ones.
 */
import { afterAll, describe, expect, it } from "vitest";
import { freeOn, moveOf, sparesOn } from "#test/demo/moving";
import { servedViews } from "#test/demo/served-views";
import { createDemoClock, instantOfDay } from "./demo-league";
import { type Counts, type Figures, loadFigures } from "./figures";
import type { ManagerMove } from "./league/manager-move";
import { createWorld, worldOf, worldWith } from "./league/world";
import { type DemoServer, listenDemo } from "./wire/server";

const DAY = "2025-01-15";
const PERIOD = 86;
const figures = loadFigures();
const servers: DemoServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Figures whose lines from a day on are other ones. `keep` says who still plays. */
function poisoned(from: number, keep: (playerId: number) => boolean): Figures {
  const doubled = (line: Counts): Counts => ({
    ...line,
    fgm: line.fgm * 2 + 5,
    fga: line.fga * 2 + 9,
    ast: line.ast + 11,
  });
  const periodOf = new Map(figures.games.map((game) => [game.id, game.period]));
  const lines = [...figures.lines].map(([game, ofGame]) => {
    if ((periodOf.get(game) ?? 0) < from) return [game, ofGame] as const;
    const changed = [...ofGame].filter(([id]) => keep(id)).map(([id, line]) => [id, doubled(line)] as const);
    return [game, new Map(changed)] as const;
  });
  return { ...figures, lines: new Map(lines) };
}

/** With the moves, where there are any, made on the day itself. */
async function serve(of: Figures, moves: readonly ManagerMove[] = []): Promise<string> {
  const madeAt = instantOfDay(DAY);
  const world = worldWith(
    of === figures ? worldOf(figures) : createWorld(of),
    moves.map((move) => ({ ...move, madeAt })),
  );
  const server = await listenDemo(async () => world, createDemoClock(instantOfDay(DAY)), 0);
  servers.push(server);
  return server.origin;
}

let served: Promise<Map<string, string>> | undefined;
/** The day over the true figures, all views, read once. */
const truth = () => {
  served ??= serve(figures).then((origin) => servedViews(origin));
  return served;
};

const without = (body: string, keys: readonly string[]): string =>
  JSON.stringify(JSON.parse(body, (key, value) => (keys.includes(key) ? undefined : value)));

describe("the served day", () => {
  it("does not change with the figures of games from that day on", async () => {
    const real = await truth();
    const other = await servedViews(await serve(poisoned(PERIOD, () => true)));
    for (const [path, body] of real) expect(other.get(path) === body, path).toBe(true);
  });

  it("does not change with who plays after that day, except in the estimates of a return", async () => {
    const real = await truth();
    const other = await servedViews(await serve(poisoned(PERIOD + 1, (id) => id % 2 === 0)));
    for (const [path, body] of real)
      expect(
        without(other.get(path) ?? "", ["expectedReturnDate"]) === without(body, ["expectedReturnDate"]),
        path,
      ).toBe(true);
  });

  it("changes with who plays on that day only in the morning's statuses, and in what managers make of them", async () => {
    const views = [
      "view=mSettings&view=mStatus",
      "view=mMatchup&view=mMatchupScore",
      "view=mBoxscore&scoringPeriodId=80",
    ];
    const real = await servedViews(await serve(figures), views);
    const other = await servedViews(await serve(poisoned(PERIOD, (id) => id % 2 === 0)), views);
    const drawn = ["expectedReturnDate", "injuryStatus", "injured"];
    const made = ["onTeamId", "status", "waiverProcessDate"];
    for (const [path, body] of real)
      expect(without(other.get(path) ?? "", [...drawn, ...made]) === without(body, [...drawn, ...made]), path).toBe(
        true,
      );
    const pool = [...real.keys()].find((path) => path.includes("kona_player_info")) ?? "";
    // The comparison above means something only if the statuses did react.
    expect(other.get(pool)).not.toBe(real.get(pool));
  });

  it("does not change with the figures of games to come when the person has moved, today and for a later day", async () => {
    const world = worldOf(figures);
    const [first = -1, second = -1] = sparesOn(world, PERIOD);
    const [today = -1, later = -1] = freeOn(world, PERIOD);
    const moves = [
      moveOf(world, PERIOD, { drop: first, add: today }),
      moveOf(world, PERIOD + 3, { drop: second, add: later }),
    ];
    const real = await servedViews(await serve(figures, moves));
    const other = await servedViews(
      await serve(
        poisoned(PERIOD, () => true),
        moves,
      ),
    );
    for (const [path, body] of real) expect(other.get(path) === body, path).toBe(true);
    const unmoved = await truth();
    const changed = [...real.keys()].filter((path) => real.get(path) !== unmoved.get(path));
    expect(changed.some((path) => path.endsWith("view=mRoster"))).toBe(true);
  });

  it("does change with games that were over by then", async () => {
    const real = await servedViews(await serve(figures), ["view=mMatchup&view=mMatchupScore"]);
    const other = await servedViews(await serve(poisoned(PERIOD - 1, () => true)), [
      "view=mMatchup&view=mMatchupScore",
    ]);
    const [path = ""] = real.keys();
    expect(other.get(path)).not.toBe(real.get(path));
  });
});
