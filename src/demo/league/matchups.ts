/**
 * Pairings, scores and standings of the demo league in each format.
 *
 * Twenty rounds of round robin, then two rounds of two weeks: four teams for the title, six for the places. A pairing
 * of a round that is not yet seeded does not exist. Standings count finished matchups only.
 */

import type { Counts } from "../figures";
import { daysOfMatchup, LAST_MATCHUP, matchupOfPeriod, REGULAR_MATCHUPS } from "../season/calendar";
import { TEAM_IDS } from "./draft";
import type { Ledger } from "./ledger";
import { CATEGORIES, type DemoFormat, fantasyPoints, ratioStats, summableStats } from "./scoring";

type Tier = "NONE" | "WINNERS_BRACKET" | "WINNERS_CONSOLATION_LADDER" | "LOSERS_CONSOLATION_LADDER";
export type Pairing = {
  readonly id: number;
  readonly matchup: number;
  readonly home: number;
  readonly away: number;
  readonly tier: Tier;
};
type CategoryResult = "WIN" | "LOSS" | "TIE";
export type Score = {
  readonly counts: Counts;
  /** Fantasy points; only the points format ranks by it. */
  readonly points: number;
  readonly results: ReadonlyMap<number, CategoryResult>;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
};
type Winner = "HOME" | "AWAY" | "TIE" | "UNDECIDED";
export type ScoredPairing = Pairing & { readonly homeScore: Score; readonly awayScore: Score; readonly winner: Winner };

const PAIRS = TEAM_IDS.length / 2;

/**
 * One round of the circle method: the first team stays, the others turn. The second half of the cycle swaps home and
 * away.
 */
function roundRobin(round: number): [number, number][] {
  const turning = TEAM_IDS.slice(1);
  const turn = (round - 1) % turning.length;
  const circle = [TEAM_IDS[0], ...turning.slice(turn), ...turning.slice(0, turn)];
  const isSwapped = Math.floor((round - 1) / turning.length) % 2 === 1;
  return Array.from({ length: PAIRS }, (_, at) => {
    const [a, b] = [circle[at] ?? 0, circle[circle.length - 1 - at] ?? 0];
    return ((at + round) % 2 === 0) === isSwapped ? [a, b] : [b, a];
  });
}

const regularPairings: readonly Pairing[] = Array.from({ length: REGULAR_MATCHUPS }, (_, at) => at + 1).flatMap(
  (matchup) =>
    roundRobin(matchup).map(([home, away], at) => ({
      id: (matchup - 1) * PAIRS + at + 1,
      matchup,
      home,
      away,
      tier: "NONE" as const,
    })),
);

/** A side's stats of a matchup: counts, and ratios where there were attempts (0 where there were none). */
export const sideStats = (counts: Counts): Record<string, number> => ({
  ...summableStats(counts),
  ...ratioStats(counts),
});

function scoreAgainst(counts: Counts, other: Counts): Score {
  const [mine, theirs] = [sideStats(counts), sideStats(other)];
  const results = new Map<number, CategoryResult>();
  for (const { statId, isReverse } of CATEGORIES) {
    const lead = ((mine[statId] ?? 0) - (theirs[statId] ?? 0)) * (isReverse ? -1 : 1);
    results.set(statId, lead > 0 ? "WIN" : lead < 0 ? "LOSS" : "TIE");
  }
  const tally = (result: CategoryResult) => [...results.values()].filter((value) => value === result).length;
  return {
    counts,
    points: fantasyPoints(counts),
    results,
    wins: tally("WIN"),
    losses: tally("LOSS"),
    ties: tally("TIE"),
  };
}

/** Scores a pairing up to the ledger's instant. The winner stands once the last day is over. */
export function scorePairing(ledger: Ledger, format: DemoFormat, pairing: Pairing): ScoredPairing {
  const { first, last } = daysOfMatchup(pairing.matchup);
  const [home, away] = [pairing.home, pairing.away].map((teamId) => ledger.teamCounts(teamId, first, last));
  if (!home || !away) throw new Error(`pairing ${pairing.id} has one side only`);
  const [homeScore, awayScore] = [scoreAgainst(home, away), scoreAgainst(away, home)];
  const lead = format === "points" ? homeScore.points - awayScore.points : homeScore.wins - awayScore.wins;
  const decided: Winner = lead > 0 ? "HOME" : lead < 0 ? "AWAY" : "TIE";
  return { ...pairing, homeScore, awayScore, winner: last < ledger.today ? decided : "UNDECIDED" };
}

export type Standing = {
  readonly teamId: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly percentage: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** Results of its matchups in order. */
  readonly form: readonly CategoryResult[];
  readonly seed: number;
};

type Tally = {
  wins: number;
  losses: number;
  ties: number;
  pointsFor: number;
  pointsAgainst: number;
  form: CategoryResult[];
};

function countPairing(tally: Tally, format: DemoFormat, pairing: ScoredPairing, isHome: boolean): void {
  const [own, other] = isHome ? [pairing.homeScore, pairing.awayScore] : [pairing.awayScore, pairing.homeScore];
  const result = pairing.winner === "TIE" ? "TIE" : (pairing.winner === "HOME") === isHome ? "WIN" : "LOSS";
  tally.form.push(result);
  if (format === "points") {
    tally.pointsFor += own.points;
    tally.pointsAgainst += other.points;
  }
  // Each category is a game of its own in H2H_CATEGORY; the other formats count matchups.
  if (format === "each") {
    tally.wins += own.wins;
    tally.losses += own.losses;
    tally.ties += own.ties;
  } else if (result === "TIE") tally.ties += 1;
  else if (result === "WIN") tally.wins += 1;
  else tally.losses += 1;
}

/** Standings of the regular season over its finished matchups, best first. */
export function standings(ledger: Ledger, format: DemoFormat): Standing[] {
  const tallies = new Map<number, Tally>();
  for (const teamId of TEAM_IDS)
    tallies.set(teamId, { wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0, form: [] });
  for (const pairing of regularPairings) {
    if (daysOfMatchup(pairing.matchup).last >= ledger.today) continue;
    const scored = scorePairing(ledger, format, pairing);
    for (const isHome of [true, false]) {
      const tally = tallies.get(isHome ? pairing.home : pairing.away);
      if (tally) countPairing(tally, format, scored, isHome);
    }
  }
  return [...tallies]
    .map(([teamId, tally]) => {
      const played = tally.wins + tally.losses + tally.ties;
      return { teamId, ...tally, percentage: played === 0 ? 0 : (tally.wins + tally.ties / 2) / played };
    })
    .sort((a, b) => b.percentage - a.percentage || b.pointsFor - a.pointsFor || a.teamId - b.teamId)
    .map((row, at) => ({ ...row, seed: at + 1 }));
}

function firstRound(seeds: readonly number[]): Pairing[] {
  const pair = (at: number, home: number, away: number, tier: Tier): Pairing => ({
    id: REGULAR_MATCHUPS * PAIRS + at,
    matchup: REGULAR_MATCHUPS + 1,
    home: seeds[home - 1] ?? 0,
    away: seeds[away - 1] ?? 0,
    tier,
  });
  return [
    pair(1, 1, 4, "WINNERS_BRACKET"),
    pair(2, 2, 3, "WINNERS_BRACKET"),
    pair(3, 5, 8, "LOSERS_CONSOLATION_LADDER"),
    pair(4, 6, 7, "LOSERS_CONSOLATION_LADDER"),
    pair(5, 9, 10, "LOSERS_CONSOLATION_LADDER"),
  ];
}

function secondRound(first: readonly ScoredPairing[]): Pairing[] {
  const ofRank = (at: number, wantsWinner: boolean): number => {
    const played = first[at];
    if (!played) return 0;
    // The home side is the better seed and goes on after a tie.
    return (played.winner !== "AWAY") === wantsWinner ? played.home : played.away;
  };
  const pair = (at: number, home: number, away: number, tier: Tier): Pairing => ({
    id: (REGULAR_MATCHUPS + 1) * PAIRS + at,
    matchup: LAST_MATCHUP,
    home,
    away,
    tier,
  });
  return [
    pair(1, ofRank(0, true), ofRank(1, true), "WINNERS_BRACKET"),
    pair(2, ofRank(0, false), ofRank(1, false), "WINNERS_CONSOLATION_LADDER"),
    pair(3, ofRank(2, true), ofRank(3, true), "LOSERS_CONSOLATION_LADDER"),
    pair(4, ofRank(2, false), ofRank(3, false), "LOSERS_CONSOLATION_LADDER"),
    pair(5, ofRank(4, true), ofRank(4, false), "LOSERS_CONSOLATION_LADDER"),
  ];
}

/** All pairings that exist at the ledger's instant. */
export function pairings(ledger: Ledger, format: DemoFormat): Pairing[] {
  const current = matchupOfPeriod(ledger.today);
  if (current <= REGULAR_MATCHUPS) return [...regularPairings];
  const first = firstRound(standings(ledger, format).map((row) => row.teamId));
  if (current < LAST_MATCHUP) return [...regularPairings, ...first];
  const scored = first.map((pairing) => scorePairing(ledger, format, pairing));
  return [...regularPairings, ...first, ...secondRound(scored)];
}
