/** Season replays league by league, so that a long run can stop and go on: what is played is kept by policy and league. */

import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import type { BoxSeason } from "../box-season";
import { projectedGames } from "../projected-games";
import { type ForecastBook, forecastBook } from "../replay-forecasts";
import { TEAMS } from "../replay-league";
import { replaySeason } from "../replay-season";
import { laterViews } from "./later-views";
import type { Policy, SeasonSettings } from "./league-course";
import type { MatchupState } from "./matchup-state";
import { pointsWorth } from "./points-worth";
import { bestAverage, type PolicyRules, weekOnly, withSeasonValue } from "./policies";
import { type RosteredShare, rosteredShares, type SeasonFigures, seasonFigures } from "./season-figures";
import { type SeasonReplay, type SeasonRun, seasonReplay } from "./season-replay";

export const SEASON_POLICIES = ["by-rule", "best-average", "week-only", "season"] as const;
export type SeasonPolicy = (typeof SEASON_POLICIES)[number];

/** One policy over every seat of one league. */
export type PlayedLeague = {
  readonly policy: SeasonPolicy;
  readonly seed: number;
  readonly runs: readonly SeasonRun[];
};

export type SeasonReport = {
  readonly policies: Readonly<Partial<Record<SeasonPolicy, SeasonFigures>>>;
  /** Days of the week on which a policy replans. */
  readonly replansOn: string;
  readonly leaguesLeft: number;
};

const SEASON_RULES: PolicyRules = { addPrice: 5, keepBest: 8, freeAgents: 150 };

export type SeasonStage = {
  readonly leagues: number;
  readonly fromWeek: number;
  /** Leagues played before; nothing is played twice. */
  readonly played: readonly PlayedLeague[];
  /** Hands over each league when it is played. `false`: stop here. */
  onPlayed(league: PlayedLeague): boolean | Promise<boolean>;
};

/** Figures of the leagues that every policy has played; none of fewer than two. */
export async function seasonPart(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  { leagues, fromWeek, played, onPlayed }: SeasonStage,
): Promise<SeasonReport> {
  const layout = replaySeason(season, ESPN_DEFAULT_POINTS, prior);
  const settings: SeasonSettings = {
    fromWeek,
    lastWeek: layout.weekCount - 1,
    addsPerWeek: 4,
    replaceAfterDays: 21,
  };
  const forecaster = () => projectedGames(season, ESPN_DEFAULT_POINTS, prior);
  const all = [...played];
  const missing = seedsUpTo(leagues).flatMap((seed) =>
    SEASON_POLICIES.filter((policy) => !all.some((one) => one.policy === policy && one.seed === seed)).map(
      (policy) => ({ policy, seed }),
    ),
  );
  const book = forecastBook(layout, forecaster(), fromWeek);
  const replay = seasonReplay(book, settings);
  const shareOf = rosteredShares(
    seedsUpTo(leagues).map((seed) => replay.rosters(seed)),
    fromWeek,
  );
  const policyOf = policies(book, shareOf, () => laterViews(layout, forecaster(), settings));
  for (const { policy, seed } of missing) {
    const league = { policy, seed, runs: seatsOf(replay, seed, policyOf(policy)) };
    all.push(league);
    if (!(await onPlayed(league))) break;
  }
  const complete = seedsUpTo(leagues).filter(
    (seed) => all.filter((one) => one.seed === seed).length === SEASON_POLICIES.length,
  );
  const runsOf = (policy: SeasonPolicy) =>
    all.filter((one) => one.policy === policy && complete.includes(one.seed)).flatMap(({ runs }) => runs);
  // An interval needs two leagues.
  const judged = complete.length < 2 ? [] : SEASON_POLICIES;
  const figures = judged.map(
    (policy) =>
      [policy, seasonFigures(runsOf(policy), runsOf("by-rule"), { season: layout, settings, shareOf })] as const,
  );
  return {
    policies: Object.fromEntries(figures),
    replansOn: "Monday, Wednesday and Friday",
    leaguesLeft: leagues - complete.length,
  };
}

const seedsUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const seatsOf = (replay: SeasonReplay, seed: number, policy: Policy<MatchupState> | null): SeasonRun[] =>
  Array.from({ length: TEAMS }, (_, seat) => replay.play({ seed, seat }, policy));

function policies(book: ForecastBook, shareOf: RosteredShare, laterOf: () => ReturnType<typeof laterViews>) {
  const { season } = book;
  let later: ReturnType<typeof laterViews> | undefined;
  const worth = pointsWorth(book, () => {
    later ??= laterOf();
    return later;
  });
  const average = (week: number, player: number) => season.averages[week * season.players.length + player] || 0;
  return (name: SeasonPolicy): Policy<MatchupState> | null => {
    if (name === "by-rule") return null;
    if (name === "best-average") return bestAverage(season, average);
    if (name === "week-only") return weekOnly(season, worth, SEASON_RULES);
    return withSeasonValue(season, worth, { rules: SEASON_RULES, shareOf });
  };
}
