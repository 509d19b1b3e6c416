/** Seasons of category leagues over an invented one: what one team wins another loses, and moves matter. */
import { describe, expect, it } from "vitest";
import { must } from "@/domain/engine/engine-refusal";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { STAT, type StatLine } from "@/domain/stats/stats";
import { categoryForms, statsBehind } from "@/domain/win-probability/category-form";
import { startValues } from "@/domain/win-probability/start-values";
import { repeatedLines, weekAgainstEqual } from "@/domain/win-probability/whole-weeks";
import { lineBook } from "../categories/line-book";
import { playedAmounts, teamAmounts } from "../categories/played-amounts";
import { projectedGames } from "../projected-games";
import { PLAN_DAYS } from "../replay-forecasts";
import { TEAMS } from "../replay-league";
import { DAYS_PER_WEEK, replaySeason } from "../replay-season";
import { USUAL_NINE } from "../replayed-categories";
import { sampleSeason, withShots } from "../sample-season";
import { categoryPart } from "./category-part";
import { type CategoryRun, categoryReplay, matchupWon } from "./category-replay";
import {
  type CategoryGoal,
  type CategoryStanding,
  type CategoryStandings,
  categoryStandings,
} from "./category-standing";
import { opponentOf, type Policy, type SeasonSettings, teamsByRule, type WeekSoFar } from "./league-course";
import type { PlayedLeague } from "./league-parts";
import { startersAhead } from "./matchup-state";

const box = withShots(sampleSeason({ weeks: 7 }));
const season = replaySeason(box, ESPN_DEFAULT_POINTS);
const settings: SeasonSettings = { fromWeek: 3, lastWeek: 6, addsPerWeek: 4, replaceAfterDays: 21 };
const lines = lineBook(season, projectedGames(box, ESPN_DEFAULT_POINTS), {
  fromWeek: settings.fromWeek,
  mornings: PLAN_DAYS,
});
const forms = must(categoryForms(USUAL_NINE));
const amountsOf = teamAmounts(lines.book, playedAmounts(box, season, statsBehind(forms)));
const seats = Array.from({ length: TEAMS }, (_, seat) => seat);

const unasked: CategoryStandings = () => {
  throw new Error("nobody asks");
};
const league = (goal: CategoryGoal, standings: CategoryStandings = unasked) =>
  categoryReplay({ season, settings, goal, categories: USUAL_NINE, amountsOf, standings });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("a league without advice", () => {
  const runs = seats.map((seat) => league("each-category").play({ seed: 1, seat }, null));

  it("gives every category that is won to somebody who loses it, and every place once", () => {
    for (const [week] of (runs[0]?.matchups ?? []).entries()) {
      const played = runs.flatMap(({ matchups }) => matchups[week] ?? []);
      expect(sum(played.map(({ won }) => won))).toBe(sum(played.map(({ lost }) => lost)));
      for (const { won, lost } of played) expect(won + lost).toBeLessThanOrEqual(USUAL_NINE.length);
    }
    expect(sum(runs.map(({ place }) => place))).toBe(55);
  });

  it("counts a matchup once where most categories decide", () => {
    const most = seats.map((seat) => league("most-categories").play({ seed: 1, seat }, null));
    expect(most.map(({ matchups }) => matchups)).toEqual(runs.map(({ matchups }) => matchups));
    expect(sum(most.flatMap(({ matchups }) => matchups.map(matchupWon)))).toBe((TEAMS * 4) / 2);
    const best = most.find(({ place }) => place === Math.min(...most.map((one) => one.place)));
    expect(sum((best?.matchups ?? []).map(matchupWon))).toBe(
      Math.max(...most.map(({ matchups }) => sum(matchups.map(matchupWon)))),
    );
  });

  it("shares out 1 to 10 rank points in every category of a rotisserie", () => {
    const roto = seats.map((seat) => league("roto").play({ seed: 1, seat }, null));
    expect(sum(roto.map(({ rankPoints }) => rankPoints ?? 0))).toBe(USUAL_NINE.length * 55);
    expect(roto.toSorted((a, b) => a.place - b.place).map(({ rankPoints }) => rankPoints)).toEqual(
      roto.map(({ rankPoints }) => rankPoints).sort((a, b) => (b ?? 0) - (a ?? 0)),
    );
  });
});

const careless: Policy<CategoryStanding> = {
  moves: ({ roster, week }) =>
    week === settings.fromWeek && roster.length > 5 ? [{ day: 0, drop: roster[0] ?? null, add: null }] : [],
};

it("a team that gives its best players away earns fewer rank points", () => {
  const standings: CategoryStandings = () => ({ now: () => ({}) as never, later: () => ({}) as never });
  const points = (policy: typeof careless | null) =>
    sum(seats.map((seat) => league("roto", standings).play({ seed: 1, seat }, policy).rankPoints ?? 0));
  expect(points(careless)).toBeLessThan(points(null) - TEAMS);
});

it("the season so far is what the weeks before have brought, nothing on the first Monday", () => {
  const mondays: StatLine[] = [];
  const standings: CategoryStandings = ({ planDay }, seasonSoFar) => {
    if (planDay === 0) mondays.push(seasonSoFar(2));
    return { now: () => ({}) as never, later: () => ({}) as never };
  };
  league("roto", standings).play({ seed: 1, seat: 2 }, { moves: () => [] });
  const roster = teamsByRule(season, 1, settings)[0]?.[2] ?? [];
  const firstWeek = amountsOf(settings.fromWeek, () => roster);
  expect(mondays[0]).toEqual({});
  expect(mondays[1]).toEqual(firstWeek);
  expect(mondays[3]?.[STAT.PTS]).toBeGreaterThan(2 * (firstWeek[STAT.PTS] ?? Number.NaN));
});

describe("a start's value on a Wednesday", () => {
  const teams = teamsByRule(season, 1, settings)[1] ?? [];
  const [week, planDay, seat] = [settings.fromWeek + 1, 2, 4] as const;
  const days = Array.from({ length: DAYS_PER_WEEK }, () => teams[seat] ?? []);
  const soFar: WeekSoFar = { seed: 1, seat, week, planDay, teams, days };
  const before = (team: number) => amountsOf(settings.fromWeek, () => teams[team] ?? []);
  const standing = (goal: CategoryGoal) =>
    categoryStandings(lines, { goal, categories: USUAL_NINE, forms, lastWeek: settings.lastWeek, amountsOf })(
      soFar,
      before,
    );
  const side = (team: number) => {
    const view = lines.book.ahead(week, planDay);
    const games: { player: string; game: string; pPlay: number; mean: StatLine }[] = [];
    startersAhead(season)(view, teams[team] ?? [], planDay, (player, dayIndex) => {
      const pPlay = view.pPlay[player * DAYS_PER_WEEK + dayIndex] ?? 0;
      const mean = lines.lineOf(planDay, week * DAYS_PER_WEEK + dayIndex, player);
      games.push({ player: String(player), game: String(dayIndex), pPlay, mean });
    });
    return { scored: amountsOf(week, () => teams[team] ?? [], planDay), games };
  };
  const same = (values: ReturnType<CategoryStanding["now"]>, expected: typeof values) => {
    for (const [index, { statId, perUnit }] of expected.categories.entries()) {
      // Nobody of the invented players takes a three.
      if (statId === STAT.THREE_PM) continue;
      expect(perUnit).not.toBe(0);
      expect(values.categories[index]).toMatchObject({ statId });
      expect((values.categories[index]?.perUnit ?? 0) / perUnit).toBeCloseTo(1, 9);
    }
    const line = side(0).games[0];
    expect(must(values.startValue(line ?? ({} as never)))).toBeCloseTo(
      must(expected.startValue(line ?? ({} as never))),
      12,
    );
  };

  it.each(["each-category", "most-categories"] as const)("is the product's own against the opponent: %s", (goal) => {
    const opponent = opponentOf(1, week, seat, teams.length);
    const question = { goal, categories: USUAL_NINE };
    const { now, later } = standing(goal);
    same(now(), must(startValues({ ...question, mine: side(seat), others: [side(opponent)] })));
    // Five days come nearest to one week.
    const { mine, equal } = weekAgainstEqual(side(seat), 5);
    expect(mine.games).toHaveLength(side(seat).games.length);
    same(later(), must(startValues({ ...question, mine, others: [equal] })));
  });

  it("is in a rotisserie that of everybody's games repeated until the season ends, on top of the season so far", () => {
    // Two whole weeks and five days left, five at a time: 19 days are four rounds.
    const toSeasonsEnd = (team: number) => {
      const { scored, games } = side(team);
      const total = Object.entries(before(team)).map(([id, amount]) => [id, amount + (scored[id] ?? 0)]);
      return { scored: Object.fromEntries(total), games: repeatedLines(games, 4) };
    };
    const others = seats.filter((team) => team !== seat).map(toSeasonsEnd);
    const expected = must(startValues({ goal: "roto", categories: USUAL_NINE, mine: toSeasonsEnd(seat), others }));
    const { now, later } = standing("roto");
    same(now(), expected);
    same(later(), expected);
  });
});

describe("every policy over two leagues", () => {
  it("a run that stopped goes on from what is played, and gives the same", async () => {
    const stage = { leagues: 2, fromWeek: 6, played: [] as PlayedLeague<CategoryRun>[] };
    const whole: PlayedLeague<CategoryRun>[] = [];
    const all = await categoryPart("roto", box, undefined, { ...stage, onPlayed: (one) => whole.push(one) > 0 });
    const first: PlayedLeague<CategoryRun>[] = [];
    const early = await categoryPart("roto", box, undefined, { ...stage, onPlayed: (one) => first.push(one) < 5 });
    expect(early).toMatchObject({ format: "roto", policies: {}, leaguesLeft: 1 });
    const rest: typeof first = [];
    const later = await categoryPart("roto", box, undefined, {
      ...stage,
      played: first,
      onPlayed: (one) => rest.push(one) > 0,
    });
    expect([...first, ...rest]).toEqual(whole);
    expect(later).toEqual(all);
    expect(all.policies["by-rule"]).toMatchObject({ score: { mean: 49.5 }, place: { mean: 5.5 }, addsPerWeek: 0 });
  }, 240_000);

  it("the engine wins more categories than the same seats by rule, within its adds", async () => {
    const { policies } = await categoryPart("each-category", box, undefined, {
      leagues: 2,
      fromWeek: 4,
      played: [],
      onPlayed: () => true,
    });
    expect(policies["by-rule"]?.score.mean).toBeCloseTo(0.5, 12);
    for (const name of ["week-only", "season"] as const) {
      expect(policies[name]?.overRule.mean).toBeGreaterThan(0);
      expect(policies[name]?.addsPerWeek).toBeLessThanOrEqual(4);
    }
  }, 240_000);
});
