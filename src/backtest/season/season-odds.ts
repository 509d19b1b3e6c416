/**
 * Playoff odds of the replayed leagues, each Monday of the regular season, judged by who got there.
 *
 * Points leagues managed by rule, four of ten teams in the playoffs of the last four weeks. The odds know the rosters and schedules as of
 * that Monday. Three forecasts know the standings alone: coin flips for every matchup to come, points a week so far as strength, and a
 * curve over wins behind the cut.
 */
import { LASTING_SHARE, pointsContest } from "@/domain/season-odds/points-contest";
import type { Season, SeasonMatchup } from "@/domain/season-odds/season";
import { type ContestForecast, type SeasonForecast, simulateSeason } from "@/domain/season-odds/simulate";
import type { LaterForecaster } from "../forecaster";
import { type ClusteredMean, clusteredMean, type JudgedChance, reliability } from "../reliability";
import type { ForecastBook } from "../replay-forecasts";
import { starterChooser } from "../replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";
import { FROM_WEEK } from "../replay-settings";
import { type LaterSample, laterSamples } from "./later-views";
import { opponentOf, type SeasonSettings } from "./league-course";
import { seedsUpTo } from "./league-parts";
import { matchupStates } from "./matchup-state";
import { type RuleWeek, type SeasonReplay, seasonReplay } from "./season-replay";

const PLAYOFF_TEAMS = 4;
const PLAYOFF_WEEKS = 4;
const DRAWS = 2_000;

const ODDS_FORECASTS = ["odds", "coinFlips", "pointsSoFar", "winsBehind"] as const;
export type OddsForecast = (typeof ODDS_FORECASTS)[number];

type OddsFigures = { readonly brier: number; readonly logLoss: number; readonly ece: number };

export type SeasonOddsReport = {
  readonly leagues: number;
  readonly mondays: number;
  readonly chances: number;
  readonly forecasts: Readonly<Record<OddsForecast, OddsFigures>>;
  /** Brier score of each standings-only forecast less that of the odds; intervals clustered by league. */
  readonly gains: Readonly<Partial<Record<OddsForecast, ClusteredMean>>>;
  /** Brier scores by Monday, from the first. */
  readonly byMonday: readonly { readonly week: number; readonly odds: number; readonly bestOfStandings: number }[];
};

/** Weights of the curve over wins behind, fitted on 2023-24. */
type WinsBehindCurve = { readonly offset: number; readonly slope: number };

/** The curve with the least log loss over 24 leagues of 2023-24. */
const WINS_BEHIND: WinsBehindCurve = { offset: -0.2, slope: 2.8 };

type JudgedTeam = {
  readonly seed: number;
  readonly week: number;
  readonly outcome: 0 | 1;
  readonly chances: Readonly<Record<Exclude<OddsForecast, "winsBehind">, number>>;
  /** Wins over the cut, per root of the matchups left. */
  readonly overCut: number;
};

type OddsLeagues = {
  readonly book: ForecastBook;
  readonly replay: SeasonReplay;
  readonly settings: SeasonSettings;
  /** Not yet advanced. */
  readonly forecaster: LaterForecaster;
  readonly seeds: readonly number[];
};

function judgeSeasonOdds({ book, replay, settings, forecaster, seeds }: OddsLeagues): JudgedTeam[] {
  const lastRegular = settings.lastWeek - PLAYOFF_WEEKS;
  const later = laterPoints(book.season, forecaster, { first: settings.fromWeek + 1, last: lastRegular });
  const state = matchupStates(book);
  return seeds.flatMap((seed) => {
    const weeks = replay.weeksByRule(seed).filter(({ week }) => week <= lastRegular);
    const end = seasonBefore(seed, weeks, lastRegular + 1);
    const made = new Set(finishOf(end).slice(0, PLAYOFF_TEAMS));
    return weeks.slice(1).flatMap((monday) => {
      const season = seasonBefore(seed, weeks, monday.week);
      const expected = later(monday.week, monday.teams);
      const chances = {
        odds: playoffChances(season, oddsForecast(monday, expected, state)),
        coinFlips: playoffChances(
          season,
          pointsForecast(() => 1, expected),
        ),
        pointsSoFar: playoffChances(season, pointsForecast(soFar(season), expected)),
      };
      return season.teams.map(
        ({ teamId }, team): JudgedTeam => ({
          seed,
          week: monday.week,
          outcome: made.has(teamId) ? 1 : 0,
          chances: {
            odds: chances.odds[team] ?? 0,
            coinFlips: chances.coinFlips[team] ?? 0,
            pointsSoFar: chances.pointsSoFar[team] ?? 0,
          },
          overCut: overCut(season, team, lastRegular + 1 - monday.week),
        }),
      );
    });
  });
}

/** The product's own constants, over leagues of a season. @param forecaster not yet advanced */
export function seasonOddsPart(book: ForecastBook, forecaster: LaterForecaster, leagues: number): SeasonOddsReport {
  const settings: SeasonSettings = {
    fromWeek: FROM_WEEK,
    lastWeek: book.season.weekCount - 1,
    addsPerWeek: 0,
    replaceAfterDays: 21,
  };
  const replay = seasonReplay(book, settings);
  return seasonOddsReport(judgeSeasonOdds({ book, replay, settings, forecaster, seeds: seedsUpTo(leagues) }));
}

const RULES: Season["rules"] = {
  playoffTeams: PLAYOFF_TEAMS,
  seedingRule: "TOTAL_POINTS_SCORED",
  isReseeded: false,
  unitsPerMatchup: 1,
};

/** @param weeks of the regular season. Matchups of `until` and later are to come. */
function seasonBefore(seed: number, weeks: readonly RuleWeek[], until: number): Season {
  const count = weeks[0]?.totals.length ?? 0;
  const matchups = weeks.flatMap(({ week, totals }) =>
    totals.flatMap((mine, home): SeasonMatchup[] => {
      const away = opponentOf(seed, week, home, count);
      if (away < home) return [];
      const theirs = totals[away] ?? 0;
      const result = { wins: Number(mine > theirs), losses: Number(mine < theirs), ties: Number(mine === theirs) };
      return [{ period: week, home, away, result: week < until ? result : null }];
    }),
  );
  const over = weeks.filter(({ week }) => week < until);
  const teams = Array.from({ length: count }, (_, teamId) => {
    const own = matchups.flatMap(({ home, away, result }) => {
      if (!result || (home !== teamId && away !== teamId)) return [];
      return home === teamId ? [result] : [{ wins: result.losses, losses: result.wins, ties: result.ties }];
    });
    const sum = (of: "wins" | "losses" | "ties") => own.reduce((total, each) => total + each[of], 0);
    return {
      teamId,
      divisionId: 0,
      record: { wins: sum("wins"), losses: sum("losses"), ties: sum("ties") },
      pointsFor: over.reduce((total, { totals }) => total + (totals[teamId] ?? 0), 0),
      pointsAgainst: 0,
    };
  });
  return { teams, matchups, rules: RULES };
}

const halves = ({ record: { wins, ties } }: Season["teams"][number]): number => wins + ties / 2;

const finishOf = ({ teams }: Season): number[] =>
  teams.toSorted((a, b) => halves(b) - halves(a) || b.pointsFor - a.pointsFor).map(({ teamId }) => teamId);

const playoffChances = (season: Season, forecast: SeasonForecast): number[] =>
  simulateSeason(season, forecast, DRAWS).map(({ playoffs }) => playoffs);

/** Expected points by week and team, of the weeks after this one; this week's at its own. */
type Expected = {
  readonly weekly: number;
  of(week: number, team: number): number;
};

const NO_PLAYOFFS = { playoffEdge: () => 0, playoffWinner: () => null, finalSeeds: null };

function oddsForecast(
  { week, teams }: RuleWeek,
  expected: Expected,
  state: ReturnType<typeof matchupStates>,
): SeasonForecast {
  return {
    ...NO_PLAYOFFS,
    lastingShare: LASTING_SHARE,
    contest({ period, home, away }): ContestForecast {
      const [mine, theirs] = [expected.of(period, home), expected.of(period, away)];
      if (period !== week) return pointsContest(mine, theirs, expected.weekly);
      const { margin, variance } = state(week, 0, { mine: teams[home] ?? [], theirs: teams[away] ?? [], lead: 0 });
      const deviation = Math.sqrt(variance);
      return {
        edges: [margin / deviation],
        points: { home: mine, away: mine - margin, deviation: deviation / Math.SQRT2 },
      };
    },
  };
}

/** @param strengthOf a team's points a week as a share of the league's */
const pointsForecast = (strengthOf: (team: number) => number, { weekly }: Expected): SeasonForecast => ({
  ...NO_PLAYOFFS,
  lastingShare: 0,
  contest: ({ home, away }) => pointsContest(strengthOf(home) * weekly, strengthOf(away) * weekly, weekly, 1),
});

function soFar({ teams }: Season): (team: number) => number {
  const mean = teams.reduce((sum, { pointsFor }) => sum + pointsFor, 0) / Math.max(1, teams.length);
  return (team) => (mean > 0 ? (teams[team]?.pointsFor ?? 0) / mean : 1);
}

/** Wins over the last team in, or for a team that is in over the first team out, per root of the matchups left. */
function overCut({ teams }: Season, team: number, left: number): number {
  const mine = teams[team];
  if (!mine) return 0;
  const others = teams
    .filter((each) => each !== mine)
    .map(halves)
    .sort((a, b) => b - a);
  return (halves(mine) - (others[PLAYOFF_TEAMS - 1] ?? 0)) / Math.sqrt(Math.max(1, left));
}

/** Expected points of rosters in each week still to come, as seen on its Monday. */
function laterPoints(
  season: ReplaySeason,
  forecaster: LaterForecaster,
  { first, last }: { first: number; last: number },
) {
  const views = new Map<number, LaterSample>();
  for (let week = first; week <= last; week++) {
    const monday = season.days[week * DAYS_PER_WEEK];
    if (monday === undefined) break;
    forecaster.advanceTo(monday);
    const rest = { firstPeriod: week * DAYS_PER_WEEK, dayCount: (last + 1 - week) * DAYS_PER_WEEK };
    const [sample] = laterSamples(season, forecaster, [{ ...rest, weight: 1, arePlayoffs: false }]);
    if (sample) views.set(week, sample);
  }
  const chooser = starterChooser((player) => season.players[player]?.positionBits ?? 0);
  return (monday: number, teams: RuleWeek["teams"]): Expected => {
    const ahead = views.get(monday);
    const known = new Map<string, number>();
    const of = (week: number, team: number): number => {
      const key = `${week} ${team}`;
      let total = known.get(key);
      if (total !== undefined) return total;
      total = 0;
      for (let day = week * DAYS_PER_WEEK; day < (week + 1) * DAYS_PER_WEEK; day++) {
        const value = (player: number) => ahead?.values[player * ahead.dayCount + day - monday * DAYS_PER_WEEK] ?? 0;
        const able = (teams[team] ?? [])
          .filter((player) => value(player) > 0)
          .sort((a, b) => value(b) - value(a) || a - b);
        chooser.choose(able, (player) => {
          total = (total ?? 0) + value(player);
        });
      }
      known.set(key, total);
      return total;
    };
    const weekly = teams.reduce((sum, _, team) => sum + of(monday, team), 0) / Math.max(1, teams.length);
    return { weekly: Math.max(1, weekly), of };
  };
}

const curveChance = ({ offset, slope }: WinsBehindCurve, over: number): number =>
  1 / (1 + Math.exp(-(offset + slope * over)));

function seasonOddsReport(judged: readonly JudgedTeam[], curve: WinsBehindCurve = WINS_BEHIND): SeasonOddsReport {
  const chanceOf = (forecast: OddsForecast, each: JudgedTeam): number =>
    forecast === "winsBehind" ? curveChance(curve, each.overCut) : each.chances[forecast];
  const asJudged = (forecast: OddsForecast, among = judged): JudgedChance[] =>
    among.map((each) => ({ chance: chanceOf(forecast, each), outcome: each.outcome }));
  const figures = (forecast: OddsForecast): OddsFigures => {
    const { brier, logLoss, ece } = reliability(asJudged(forecast));
    return { brier, logLoss, ece };
  };
  const standings = ODDS_FORECASTS.filter((forecast) => forecast !== "odds");
  const squared = (forecast: OddsForecast, each: JudgedTeam) => (chanceOf(forecast, each) - each.outcome) ** 2;
  const weeks = [...new Set(judged.map(({ week }) => week))];
  return {
    leagues: new Set(judged.map(({ seed }) => seed)).size,
    mondays: weeks.length,
    chances: judged.length,
    forecasts: {
      odds: figures("odds"),
      coinFlips: figures("coinFlips"),
      pointsSoFar: figures("pointsSoFar"),
      winsBehind: figures("winsBehind"),
    },
    gains: Object.fromEntries(
      standings.map((forecast) => [
        forecast,
        clusteredMean(
          judged.map((each) => ({ value: squared(forecast, each) - squared("odds", each), cluster: each.seed })),
        ),
      ]),
    ),
    byMonday: weeks.map((week) => {
      const of = judged.filter((each) => each.week === week);
      const brier = (forecast: OddsForecast) => reliability(asJudged(forecast, of)).brier;
      return { week, odds: brier("odds"), bestOfStandings: Math.min(...standings.map(brier)) };
    }),
  };
}
