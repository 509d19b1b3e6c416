/** Replays league by league, so that a long run can stop and go on: what is played is kept by policy and league. */
import { TEAMS } from "../replay-league";
import type { LeagueSeat } from "./league-course";

export const SEASON_POLICIES = ["by-rule", "best-average", "week-only", "season"] as const;
export type SeasonPolicy = (typeof SEASON_POLICIES)[number];

/** One policy over every seat of one league. */
export type PlayedLeague<Run> = {
  readonly policy: SeasonPolicy;
  readonly seed: number;
  readonly runs: readonly Run[];
};

export type SeasonStage<Run> = {
  readonly leagues: number;
  readonly fromWeek: number;
  /** Leagues played before; nothing is played twice. */
  readonly played: readonly PlayedLeague<Run>[];
  /** Hands over each league when it is played. `false`: stop here. */
  onPlayed(league: PlayedLeague<Run>): boolean | Promise<boolean>;
};

export type StageReport<Figures> = {
  /** Figures of the leagues that every policy has played; none of fewer than two, which an interval needs. */
  readonly policies: Readonly<Partial<Record<SeasonPolicy, Figures>>>;
  /** Days of the week on which a policy replans. */
  readonly replansOn: string;
  readonly leaguesLeft: number;
};

export const seedsUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

export async function playStage<Run, Figures>(
  { leagues, played, onPlayed }: SeasonStage<Run>,
  play: (policy: SeasonPolicy, league: LeagueSeat) => Run,
  figuresOf: (runs: readonly Run[], byRule: readonly Run[]) => Figures,
): Promise<StageReport<Figures>> {
  const all = [...played];
  const missing = seedsUpTo(leagues).flatMap((seed) =>
    SEASON_POLICIES.filter((policy) => !all.some((one) => one.policy === policy && one.seed === seed)).map(
      (policy) => ({ policy, seed }),
    ),
  );
  for (const { policy, seed } of missing) {
    const league = { policy, seed, runs: Array.from({ length: TEAMS }, (_, seat) => play(policy, { seed, seat })) };
    all.push(league);
    if (!(await onPlayed(league))) break;
  }
  const complete = seedsUpTo(leagues).filter(
    (seed) => all.filter((one) => one.seed === seed).length === SEASON_POLICIES.length,
  );
  const runsOf = (policy: SeasonPolicy) =>
    all.filter((one) => one.policy === policy && complete.includes(one.seed)).flatMap(({ runs }) => runs);
  const judged = complete.length < 2 ? [] : SEASON_POLICIES;
  return {
    policies: Object.fromEntries(judged.map((policy) => [policy, figuresOf(runsOf(policy), runsOf("by-rule"))])),
    replansOn: "Monday, Wednesday and Friday",
    leaguesLeft: leagues - complete.length,
  };
}
