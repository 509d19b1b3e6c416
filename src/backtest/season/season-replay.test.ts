/** Seasons over an invented one: a fair league, rosters carried over, and runs that go on where they stopped. */
import { describe, expect, it } from "vitest";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { projectedGames } from "../projected-games";
import { forecastBook } from "../replay-forecasts";
import { TEAMS } from "../replay-league";
import { ROSTER_SIZE } from "../replay-lineup";
import { replaySeason } from "../replay-season";
import { sampleSeason } from "../sample-season";
import { opponentOf, type Policy, type SeasonSettings } from "./league-course";
import type { PlayedLeague } from "./league-parts";
import type { MatchupState } from "./matchup-state";
import { bestAverage } from "./policies";
import { seasonPart } from "./season-part";
import type { SeasonRun } from "./season-replay";
import { seasonReplay } from "./season-replay";

const box = sampleSeason({ weeks: 7 });
const season = replaySeason(box, ESPN_DEFAULT_POINTS);
const settings: SeasonSettings = { fromWeek: 3, lastWeek: 6, addsPerWeek: 4, replaceAfterDays: 21 };
const book = forecastBook(season, projectedGames(box, ESPN_DEFAULT_POINTS), settings.fromWeek);
const replay = seasonReplay(book, settings);
const seats = Array.from({ length: TEAMS }, (_, seat) => seat);
const won = (runs: ReturnType<typeof replay.play>[]) =>
  runs.flatMap(({ weeks }) => weeks).filter(({ mine, theirs }) => mine > theirs).length;

describe("a league", () => {
  it("plays a round robin: everybody meets everybody once, and whoever I meet meets me", () => {
    for (const seat of seats) {
      const met = Array.from({ length: TEAMS - 1 }, (_, week) => opponentOf(5, week, seat, TEAMS));
      expect([...met].sort((a, b) => a - b)).toEqual(seats.filter((other) => other !== seat));
      for (const [week, other] of met.entries()) expect(opponentOf(5, week, other, TEAMS)).toBe(seat);
    }
  });

  it("without advice wins half of its matchups, and has ten places", () => {
    const runs = seats.map((seat) => replay.play({ seed: 1, seat }, null));
    expect(won(runs)).toBe((seats.length * 4) / 2);
    expect(runs.map(({ place }) => place).sort((a, b) => a - b)).toEqual(seats.map((seat) => seat + 1));
    expect(runs.flatMap(({ moves }) => moves)).toEqual([]);
  });
});

describe("an advised team", () => {
  it("is asked three mornings a week, never for more adds than are left, and keeps what it did", () => {
    const asked: { week: number; roster: readonly number[]; addsLeft: number }[] = [];
    const policy: Policy<MatchupState> = {
      moves(morning) {
        asked.push(morning);
        expect(morning.roster).toHaveLength(ROSTER_SIZE);
        expect(morning.freeAgents.filter((player) => morning.roster.includes(player))).toEqual([]);
        const [drop, add] = [morning.roster[0], morning.freeAgents[0]];
        return morning.addsLeft > 2 && drop !== undefined && add !== undefined ? [{ day: 0, drop, add }] : [];
      },
    };
    const { moves } = replay.play({ seed: 1, seat: 0 }, policy);
    expect(asked.map(({ addsLeft }) => addsLeft)).toEqual(Array.from({ length: 4 }, () => [4, 3, 2]).flat());
    expect(moves).toHaveLength(8);
    const sunday = asked[2]?.roster ?? [];
    const monday = asked[3]?.roster ?? [];
    expect(monday.toSorted((a, b) => a - b)).toEqual(sunday.toSorted((a, b) => a - b));
  });

  it("that gives its players away wins less", () => {
    const careless: Policy<MatchupState> = {
      moves: ({ roster, week }) =>
        week === settings.fromWeek && roster.length > 5 ? [{ day: 0, drop: roster[0] ?? null, add: null }] : [],
    };
    const runs = seats.map((seat) => replay.play({ seed: 1, seat }, careless));
    expect(won(runs)).toBeLessThan((seats.length * 4) / 2);
  });

  it("by averages adds whoever has the better one", () => {
    const average = (week: number, player: number | null) =>
      season.averages[week * season.players.length + (player ?? 0)] || 0;
    const { moves } = replay.play({ seed: 1, seat: 3 }, bestAverage(season, average));
    for (const { week, drop, add } of moves) expect(average(week, add)).toBeGreaterThan(average(week, drop));
  });
});

it("a run that stopped goes on from what is played, and tells the same", async () => {
  const stage = { leagues: 2, fromWeek: 4, played: [] as PlayedLeague<SeasonRun>[] };
  const whole: PlayedLeague<SeasonRun>[] = [];
  const all = await seasonPart(box, undefined, { ...stage, onPlayed: (league) => whole.push(league) > 0 });
  const first: PlayedLeague<SeasonRun>[] = [];
  const early = await seasonPart(box, undefined, { ...stage, onPlayed: (league) => first.push(league) < 5 });
  // One league is complete: an interval needs two.
  expect(early).toMatchObject({ policies: {}, leaguesLeft: 1 });
  const rest: PlayedLeague<SeasonRun>[] = [];
  const later = await seasonPart(box, undefined, {
    ...stage,
    played: first,
    onPlayed: (league) => rest.push(league) > 0,
  });
  expect([...first, ...rest]).toEqual(whole);
  expect(later).toEqual(all);
  expect(all.leaguesLeft).toBe(0);
  expect(all.policies["by-rule"]?.won.mean).toBe(0.5);
});
