/**
 * The demo must not know the future: what it serves on a day is compared with what it serves when later results are
 * different ones.
 */
import { afterAll, describe, expect, it } from "vitest";
import { createDemoClock, instantOfDay } from "./demo-league";
import { type Counts, type Figures, loadFigures } from "./figures";
import { type DemoServer, listenDemo } from "./server";
import { createWorld, worldOf } from "./world";

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

const LEAGUE_VIEWS = [
  "view=mSettings&view=mStatus",
  "view=mTeam&view=mStandings",
  "view=mRoster",
  "view=mRoster&scoringPeriodId=90",
  "view=mMatchup&view=mMatchupScore&view=mScoreboard",
  "view=mBoxscore&scoringPeriodId=80",
  "view=mTransactions2",
  "view=kona_playercard",
];

async function serve(of: Figures): Promise<string> {
  const world = of === figures ? worldOf(figures) : createWorld(of);
  const server = await listenDemo(world, createDemoClock(instantOfDay(DAY)), 0);
  servers.push(server);
  return server.origin;
}

async function payloads(origin: string, leagueViews: readonly string[]): Promise<Map<string, string>> {
  const season = "/apis/v3/games/fba/seasons/2025";
  const paths = [910001, 910002, 910003].flatMap((id) =>
    leagueViews.map((views) => `${season}/segments/0/leagues/${id}?${views}`),
  );
  const bodies = new Map<string, string>();
  const everyone = { players: { limit: 1000, sortPercOwned: { sortPriority: 1, sortAsc: false } } };
  for (const path of [
    ...paths,
    `${season}?view=proTeamSchedules_wl&view=kona_game_state`,
    `${season}/players?view=players_wl`,
  ]) {
    const response = await fetch(origin + path);
    bodies.set(path, await response.text());
  }
  const pool = `${season}/segments/0/leagues/910001?view=kona_player_info`;
  const response = await fetch(origin + pool, { headers: { "x-fantasy-filter": JSON.stringify(everyone) } });
  bodies.set(pool, await response.text());
  return bodies;
}

let served: Promise<Map<string, string>> | undefined;
/** The day over the true figures, all views, read once. */
const truth = () => {
  served ??= serve(figures).then((origin) => payloads(origin, LEAGUE_VIEWS));
  return served;
};

const without = (body: string, keys: readonly string[]): string =>
  JSON.stringify(JSON.parse(body, (key, value) => (keys.includes(key) ? undefined : value)));

describe("the served day", () => {
  it("does not change with the figures of games from that day on", async () => {
    const real = await truth();
    const other = await payloads(await serve(poisoned(PERIOD, () => true)), LEAGUE_VIEWS);
    for (const [path, body] of real) expect(other.get(path) === body, path).toBe(true);
  });

  it("does not change with who plays after that day, except in the estimates of a return", async () => {
    const real = await truth();
    const other = await payloads(await serve(poisoned(PERIOD + 1, (id) => id % 2 === 0)), LEAGUE_VIEWS);
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
    const real = await payloads(await serve(figures), views);
    const other = await payloads(await serve(poisoned(PERIOD, (id) => id % 2 === 0)), views);
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

  it("does change with games that were over by then", async () => {
    const real = await payloads(await serve(figures), ["view=mMatchup&view=mMatchupScore"]);
    const other = await payloads(await serve(poisoned(PERIOD - 1, () => true)), ["view=mMatchup&view=mMatchupScore"]);
    const [path = ""] = real.keys();
    expect(other.get(path)).not.toBe(real.get(path));
  });
});
