import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalCdf } from "../win-probability/normal";
import { bracketLines, byesOf, champion, possibleChampions, roundsOf } from "./bracket";
import { mostAtOnce, possiblePlaces } from "./possible-places";
import { halvesOf, type Season, type SeasonMatchup, type SeasonTeam, type SeedingRule, unitsOf } from "./season";
import { createSeeder } from "./seeding";
import { type SeasonForecast, simulateSeason } from "./simulate";

const team = (teamId: number, wins: number, losses: number, pointsFor = 0, divisionId = 0): SeasonTeam => ({
  teamId,
  divisionId,
  record: { wins, losses, ties: 0 },
  pointsFor,
  pointsAgainst: 0,
});
const toCome = (period: number, home: number, away: number): SeasonMatchup => ({ period, home, away, result: null });
const over = (period: number, home: number, away: number, wins: 0 | 1): SeasonMatchup => ({
  period,
  home,
  away,
  result: { wins, losses: 1 - wins, ties: 0 },
});
const rules = (playoffTeams: number, seedingRule: SeedingRule = "TOTAL_POINTS_SCORED") => ({
  playoffTeams,
  seedingRule,
  isReseeded: false,
  unitsPerMatchup: 1,
});

describe("the bracket", () => {
  it("pairs seeds as ESPN does: 1-4 and 2-3, and eight lines with the best two apart", () => {
    expect(bracketLines(4)).toEqual([0, 3, 1, 2]);
    expect(bracketLines(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
  });

  it("leaves the title to whom the matchups that are over leave it", () => {
    for (const isReseeded of [true, false]) {
      expect([...possibleChampions(4, isReseeded, () => null)].sort()).toEqual([0, 1, 2, 3]);
      // Fourth beat first; second and third are still playing.
      const upset = (round: number, better: number) => (round === 0 && better === 0 ? false : null);
      expect([...possibleChampions(4, isReseeded, upset)].sort()).toEqual([1, 2, 3]);
      expect([...possibleChampions(4, isReseeded, () => false)]).toEqual([3]);
    }
    // Six teams: the best two wait for the second round.
    const first = (round: number) => (round === 0 ? true : null);
    expect([...possibleChampions(6, false, first)].sort()).toEqual([0, 1, 2, 3]);
  });

  it.each([
    [2, 1, 0],
    [3, 2, 1],
    [4, 2, 0],
    [5, 3, 3],
    [6, 3, 2],
    [7, 3, 1],
    [8, 3, 0],
  ])("of %i teams has %i rounds and %i byes", (teams, rounds, byes) => {
    expect([roundsOf(teams), byesOf(teams)]).toEqual([rounds, byes]);
  });

  it("is won by the better seed when better seeds always win, with and without reseeding", () => {
    for (const teams of [2, 3, 4, 5, 6, 7, 8, 12])
      for (const isReseeded of [true, false]) expect(champion(teams, isReseeded, () => true)).toBe(0);
  });

  it("gives the best seed the worst one left when it is reseeded", () => {
    const met: [number, number, number][] = [];
    // The sixth seed upsets the third, so the first meets it and not the fourth.
    champion(6, true, (round, better, worse) => {
      met.push([round, better, worse]);
      return !(round === 0 && better === 2);
    });
    expect(met).toContainEqual([1, 0, 5]);
    expect(met).toContainEqual([1, 1, 3]);
  });
});

describe("seeding", () => {
  const table = (season: Season, coins: readonly number[] = []) => {
    const count = season.teams.length;
    const against = new Float64Array(count * count);
    const indexOf = (id: number) => season.teams.findIndex(({ teamId }) => teamId === id);
    for (const { home, away, result } of season.matchups) {
      if (!result) continue;
      const [mine, theirs] = [indexOf(home) * count + indexOf(away), indexOf(away) * count + indexOf(home)];
      against[mine] = (against[mine] ?? 0) + halvesOf(result);
      against[theirs] = (against[theirs] ?? 0) + 2 * unitsOf(result) - halvesOf(result);
    }
    return {
      halves: season.teams.map(({ record }) => halvesOf(record)),
      possible: season.teams.map(({ record }) => 2 * unitsOf(record)),
      pointsFor: season.teams.map(({ pointsFor }) => pointsFor),
      pointsAgainst: season.teams.map(({ pointsAgainst }) => pointsAgainst),
      against,
      coins: season.teams.map((_, at) => coins[at] ?? 0),
    };
  };
  const idsOf = (season: Season) =>
    createSeeder(season)
      .order(table(season))
      .map((at) => season.teams[at]?.teamId);

  it("breaks a tie of two by head-to-head record, or by points where the league says so", () => {
    const teams = [team(1, 5, 5, 900), team(2, 5, 5, 1000), team(3, 6, 4, 100)];
    const matchups = [over(1, 1, 2, 1)];
    expect(idsOf({ teams, matchups, rules: rules(2, "H2H_RECORD") })).toEqual([3, 1, 2]);
    expect(idsOf({ teams, matchups, rules: rules(2) })).toEqual([3, 2, 1]);
  });

  it("goes on to points when the tied teams have not all met equally often", () => {
    const teams = [team(1, 5, 5, 900), team(2, 5, 5, 1000), team(3, 5, 5, 950)];
    // Among all three the second has the points; of the two left the first has beaten the third.
    const matchups = [over(1, 1, 2, 1), over(2, 1, 3, 1)];
    expect(idsOf({ teams, matchups, rules: rules(2, "H2H_RECORD") })).toEqual([2, 1, 3]);
  });

  it("starts again for each seed: the best of three by head-to-head leaves two, whose own matchup decides", () => {
    // 1 beat 2 and 3; 3 beat 2; points would have 2 first.
    const teams = [team(2, 5, 5, 1000), team(1, 5, 5, 800), team(3, 5, 5, 900)];
    const matchups = [over(1, 1, 2, 1), over(2, 1, 3, 1), over(3, 3, 2, 1)];
    expect(idsOf({ teams, matchups, rules: rules(2, "H2H_RECORD") })).toEqual([1, 3, 2]);
  });

  it("puts division winners first", () => {
    const teams = [team(1, 9, 1, 0, 0), team(2, 8, 2, 0, 0), team(3, 4, 6, 0, 1), team(4, 3, 7, 0, 1)];
    expect(idsOf({ teams, matchups: [], rules: rules(2) })).toEqual([1, 3, 2, 4]);
  });
});

const fixed = (edges: ReadonlyMap<SeasonMatchup, number>, more: Partial<SeasonForecast> = {}): SeasonForecast => ({
  contest: (matchup) => ({ edges: [edges.get(matchup) ?? 0] }),
  playoffEdge: () => 0,
  playoffWinner: () => null,
  lastingShare: 0,
  finalSeeds: null,
  ...more,
});

describe("the simulation", () => {
  const DRAWS = 20_000;
  /** Four standard errors of a share. */
  const within = (share: number) => 4 * Math.sqrt(Math.max(0.0002, share * (1 - share)) / DRAWS);

  const leagues = fc.record({
    wins: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)),
    edges: fc.array(fc.double({ min: -1.5, max: 1.5, noNaN: true }), { minLength: 6, maxLength: 6 }),
    playoffEdges: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
  });

  it("agrees with the exact count over every outcome of a small league", () => {
    fc.assert(
      fc.property(leagues, ({ wins, edges, playoffEdges }) => {
        // Points decide every tie in the order of the teams: their differences are beyond any matchup.
        const teams = wins.map((won, at) => team(at + 1, won, 3 - won, 100_000 - 1000 * at));
        const pairs = [
          [1, 2],
          [3, 4],
          [1, 3],
          [2, 4],
          [1, 4],
          [2, 3],
        ] as const;
        const matchups = pairs.map(([home, away], at) => toCome(1 + Math.floor(at / 2), home, away));
        const edgeOf = new Map(matchups.map((matchup, at) => [matchup, edges[at] ?? 0]));
        const strength = (at: number) => playoffEdges[at] ?? 0;
        const season = { teams, matchups, rules: rules(3) };
        const odds = simulateSeason(
          season,
          fixed(edgeOf, { playoffEdge: (_, one, other) => strength(one) - strength(other) }),
          DRAWS,
        );
        const exact = exactOdds(season, edgeOf, (one, other) => normalCdf(strength(one) - strength(other)));
        for (const [at, { playoffs, bye, title, places, expectedWins, byWins }] of odds.entries()) {
          const expected = exact[at];
          if (!expected) throw new Error("a team is missing");
          expect(Math.abs(playoffs - expected.playoffs)).toBeLessThan(within(expected.playoffs));
          expect(Math.abs(bye - expected.bye)).toBeLessThan(within(expected.bye));
          expect(Math.abs(title - expected.title)).toBeLessThan(within(expected.title));
          expect(places.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
          // Every draw ends with one record, and the playoffs are shared out among the records.
          const over = (of: (each: (typeof byWins)[number]) => number) =>
            byWins.reduce((sum, each) => sum + each.share * of(each), 0);
          expect(over(() => 1)).toBeCloseTo(1, 9);
          expect(over(({ wins: won }) => won)).toBeCloseTo(expectedWins, 6);
          expect(over((each) => each.playoffs)).toBeCloseTo(playoffs, 9);
        }
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it("hands out as many playoff spots, byes and titles as there are", () => {
    const teams = [1, 2, 3, 4, 5, 6].map((id) => team(id, id, 6 - id));
    const matchups = [toCome(7, 1, 2), toCome(7, 3, 4), toCome(7, 5, 6)];
    const odds = simulateSeason({ teams, matchups, rules: rules(3) }, fixed(new Map(), { lastingShare: 0.3 }), 1000);
    const total = (of: "playoffs" | "bye" | "title") => odds.reduce((sum, each) => sum + each[of], 0);
    expect(total("playoffs")).toBeCloseTo(3, 9);
    expect(total("bye")).toBeCloseTo(1, 9);
    expect(total("title")).toBeCloseTo(1, 9);
  });

  it("gives one team's gain without touching the luck of anybody else's matchups", () => {
    const teams = [1, 2, 3, 4].map((id) => team(id, 2, 2, id));
    const matchups = [toCome(5, 1, 2), toCome(5, 3, 4)];
    const expectedOf = (edge: number) =>
      simulateSeason(
        { teams, matchups, rules: rules(2) },
        fixed(new Map([[matchups[0] ?? toCome(5, 1, 2), edge]])),
        1000,
      );
    const [before, after] = [expectedOf(0), expectedOf(0.5)];
    expect(after[0]?.expectedWins).toBeGreaterThan(before[0]?.expectedWins ?? 0);
    expect(after[2]?.expectedWins).toBe(before[2]?.expectedWins);
    expect(after[3]?.expectedWins).toBe(before[3]?.expectedWins);
  });
});

/** Every outcome with its chance, by hand: nothing of the product but the shapes. */
function exactOdds(
  { teams, matchups, rules: { playoffTeams } }: Season,
  edgeOf: ReadonlyMap<SeasonMatchup, number>,
  winsOver: (one: number, other: number) => number,
) {
  const odds = teams.map(() => ({ playoffs: 0, bye: 0, title: 0 }));
  for (let outcome = 0; outcome < 2 ** matchups.length; outcome++) {
    const wins = teams.map(({ record }) => record.wins);
    let chance = 1;
    for (const [at, matchup] of matchups.entries()) {
      const isHome = Math.floor(outcome / 2 ** at) % 2 === 0;
      const hostChance = normalCdf(edgeOf.get(matchup) ?? 0);
      chance *= isHome ? hostChance : 1 - hostChance;
      const winner = (isHome ? matchup.home : matchup.away) - 1;
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    const order = teams.map((_, at) => at).sort((a, b) => (wins[b] ?? 0) - (wins[a] ?? 0) || a - b);
    for (const at of order.slice(0, playoffTeams)) (odds[at] ?? { playoffs: 0 }).playoffs += chance;
    // Three teams: the first has a bye, the second meets the third.
    const [first = 0, second = 0, third = 0] = order;
    (odds[first] ?? { bye: 0 }).bye += chance;
    const secondWins = winsOver(second, third);
    const firstOver = secondWins * winsOver(first, second) + (1 - secondWins) * winsOver(first, third);
    (odds[first] ?? { title: 0 }).title += chance * firstOver;
    (odds[second] ?? { title: 0 }).title += chance * secondWins * winsOver(second, first);
    (odds[third] ?? { title: 0 }).title += chance * (1 - secondWins) * winsOver(third, first);
  }
  return odds;
}

describe("possible places", () => {
  const seasons = fc
    .record({
      wins: fc.array(fc.nat(4), { minLength: 4, maxLength: 5 }),
      pairs: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 6 }),
    })
    .map(({ wins, pairs }) => ({
      teams: wins.map((won, at) => team(at + 1, won, 4 - won)),
      matchups: pairs.flatMap(([home, away], at) =>
        home === away || home >= wins.length || away >= wins.length ? [] : [toCome(5 + at, home + 1, away + 1)],
      ),
    }));

  /** Best and worst of every outcome, ties either way: by listing them all. */
  const byHand = ({ teams, matchups }: Pick<Season, "teams" | "matchups">) => {
    const games = teams.map(
      ({ teamId, record }) =>
        unitsOf(record) + matchups.filter(({ home, away }) => home === teamId || away === teamId).length,
    );
    const ranges = teams.map(() => ({ best: teams.length, worst: 1 }));
    for (let outcome = 0; outcome < 3 ** matchups.length; outcome++) {
      const halves = teams.map(({ record }) => halvesOf(record));
      for (const [at, { home, away }] of matchups.entries()) {
        const won = Math.floor(outcome / 3 ** at) % 3;
        halves[home - 1] = (halves[home - 1] ?? 0) + won;
        halves[away - 1] = (halves[away - 1] ?? 0) + 2 - won;
      }
      const share = halves.map((won, at) => won / (games[at] ?? 1));
      for (const [at, range] of ranges.entries()) {
        const [above, level] = [
          share.filter((each) => each > (share[at] ?? 0)).length,
          share.filter((each) => each >= (share[at] ?? 0)).length,
        ];
        range.best = Math.min(range.best, above + 1);
        range.worst = Math.max(range.worst, level);
      }
    }
    return ranges;
  };

  it("are those of every outcome listed by hand, by listing and by the flow alike", () => {
    fc.assert(
      fc.property(seasons, (season) => {
        const expected = byHand(season);
        expect(possiblePlaces({ ...season, rules: rules(2) })).toEqual(expected);
        // In whole matchups of one category each the flow must say the same; two units are never listed.
        const twice: Season = {
          teams: season.teams.map((each) => ({
            ...each,
            record: { wins: 2 * each.record.wins, losses: 2 * each.record.losses, ties: 0 },
          })),
          matchups: season.matchups,
          rules: { ...rules(2), unitsPerMatchup: 2 },
        };
        // Splitting a matchup in quarters gives at least the outcomes of wins, losses and ties, and reaches the same ends.
        const played = season.teams.map(
          ({ teamId }) => season.matchups.filter(({ home, away }) => home === teamId || away === teamId).length,
        );
        if (new Set(played).size === 1) expect(possiblePlaces(twice)).toEqual(expected);
        for (const [at, { best, worst }] of possiblePlaces(twice).entries()) {
          expect(best).toBeLessThanOrEqual(expected[at]?.best ?? 0);
          expect(worst).toBeGreaterThanOrEqual(expected[at]?.worst ?? 0);
        }
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  it("break a tie of two by their head-to-head record where the league does", () => {
    const teams = [team(1, 6, 4), team(2, 5, 4), team(3, 1, 8)];
    const matchups = [over(1, 1, 2, 1), toCome(11, 2, 3)];
    expect(possiblePlaces({ teams, matchups, rules: rules(1, "H2H_RECORD") })[0]).toEqual({
      best: 1,
      worst: 1,
    });
    expect(possiblePlaces({ teams, matchups, rules: rules(1) })[0]).toEqual({ best: 1, worst: 2 });
  });

  it("see that two rivals who still meet cannot both catch up", () => {
    // 2 and 3 need two half-wins each, and share one matchup.
    expect(
      mostAtOnce(
        [
          { team: 2, needs: 2 },
          { team: 3, needs: 2 },
        ],
        [{ one: 2, other: 3, halves: 2 }],
      ),
    ).toBe(1);
  });

  it("are the final places once the seeds are final", () => {
    const teams = [team(1, 6, 4), team(2, 5, 5)];
    expect(possiblePlaces({ teams, matchups: [], rules: rules(1) }, [1, 0])).toEqual([
      { best: 2, worst: 2 },
      { best: 1, worst: 1 },
    ]);
  });
});
