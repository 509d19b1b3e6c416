/** Deals of an invented season: fair offers, both sides judged, and nothing known before it happened. */
import { describe, expect, it } from "vitest";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { projectedGames } from "../projected-games";
import { forecastBook } from "../replay-forecasts";
import { replayLeague } from "../replay-league";
import { DAYS_PER_WEEK, replaySeason } from "../replay-season";
import { sampleSeason } from "../sample-season";
import { type DealSettings, judgedDeals } from "./judged-deals";
import { offeredDeals } from "./offered-deals";
import { playedOn } from "./play-on";
import { tradeFigures } from "./trade-figures";

const box = sampleSeason({ weeks: 7 });
const settings: DealSettings = {
  seeds: [1, 2],
  fromWeek: 3,
  lastWeek: 6,
  deadlineWeek: 5,
  dealsPerMonday: 9,
  replaceAfterDays: 21,
};
const season = replaySeason(box, ESPN_DEFAULT_POINTS);
const bookOf = (of: typeof box) =>
  forecastBook(replaySeason(of, ESPN_DEFAULT_POINTS), projectedGames(of, ESPN_DEFAULT_POINTS), settings.fromWeek);
const judgedOf = (of: typeof box) => judgedDeals(bookOf(of), projectedGames(of, ESPN_DEFAULT_POINTS), settings);

describe("offered deals", () => {
  const teams = replayLeague(season, 1, settings).rosters[3] ?? [];
  const deals = offeredDeals(season, teams, { seed: 1, week: 3, deals: 30 });
  const average = (player: number) => season.averages[3 * season.players.length + player] ?? 0;

  it("give players of the team's own roster, one or two a side", () => {
    expect(deals.length).toBeGreaterThan(15);
    for (const { teams: seats, gives, kind } of deals) {
      expect(seats[0]).not.toBe(seats[1]);
      for (const [side, players] of gives.entries())
        expect(players.every((player) => teams[seats[side] ?? 0]?.includes(player))).toBe(true);
      expect(gives.map((players) => players.length)).toEqual(kind.split("-").map(Number));
    }
  });

  it("are no further apart than 30% by season averages", () => {
    for (const { gives, kind } of deals) {
      const [mine = 0, theirs = 0] = gives.map((players) =>
        kind === "2-1" ? Math.max(...players.map(average)) : players.reduce((sum, each) => sum + average(each), 0),
      );
      expect(Math.abs(mine - theirs)).toBeLessThanOrEqual(0.3 * Math.max(mine, theirs) + 1e-9);
    }
  });
});

describe("a roster played on", () => {
  const on = { season, book: bookOf(box), lastWeek: 4, rostered: () => new Set<number>() };

  it("is the sum of its days, with a streamed spot no less", () => {
    const days: number[] = [];
    const score = (players: readonly number[], day: number) => {
      days.push(day);
      return players.length;
    };
    expect(playedOn({ ...on, score }, [1, 2], 3, 0)).toBe(2 * 2 * DAYS_PER_WEEK);
    expect(days).toEqual(Array.from({ length: 2 * DAYS_PER_WEEK }, (_, day) => 3 * DAYS_PER_WEEK + day));
    expect(playedOn({ ...on, score }, [1, 2], 3, 1)).toBe(3 * 2 * DAYS_PER_WEEK);
  });
});

describe("judged deals", () => {
  const judged = judgedOf(box);

  it("come with both sides, and with what they were said to bring", () => {
    expect(judged.length % 2).toBe(0);
    expect(judged.length).toBeGreaterThan(40);
    const { all, leagues } = tradeFigures(judged);
    expect([all.sides, leagues]).toEqual([judged.length, 2]);
  });

  it("say the same whatever happens later", () => {
    const cut = season.days[5 * DAYS_PER_WEEK] ?? "";
    // Everybody scores nothing from the sixth week on; what was said on the Mondays before stays.
    const changed = { ...box, lines: box.lines.map((line) => (line.day < cut ? line : { ...line, stats: {} })) };
    const forecastsOf = (sides: typeof judged) =>
      sides.filter(({ week }) => week <= 5).map(({ projected, chanceBetter }) => [projected, chanceBetter]);
    const again = judgedOf(changed);
    expect(forecastsOf(again)).toEqual(forecastsOf(judged));
    expect(again.map(({ actual }) => actual)).not.toEqual(judged.map(({ actual }) => actual));
  });
});
