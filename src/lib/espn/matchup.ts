/** `mMatchupScore` with `mScoreboard`: matchups, points and category scores. Samples: recorded points and category leagues. */
import { z } from "zod";
import { matchupPeriodId, teamId } from "@/domain/ids";
import type { Matchup, MatchupSide } from "@/domain/matchup";
import { rosterShape, toEntries } from "./roster";
import { finite, goodParts, goodValues, int, maybe, shortText } from "./wire";

const sideShape = z.object({
  teamId,
  totalPoints: maybe(finite),
  pointsByScoringPeriod: goodValues(finite),
  cumulativeScore: maybe(
    z.object({
      wins: maybe(finite),
      losses: maybe(finite),
      ties: maybe(finite),
      scoreByStat: goodValues(
        z.object({ score: finite, result: maybe(z.enum(["WIN", "LOSS", "TIE"])), rank: maybe(finite) }),
      ),
    }),
  ),
  rosterForCurrentScoringPeriod: rosterShape,
});

const matchupShape = z.object({
  id: int,
  matchupPeriodId,
  winner: maybe(z.enum(["HOME", "AWAY", "TIE", "UNDECIDED"])),
  playoffTierType: maybe(shortText),
  home: maybe(sideShape),
  away: maybe(sideShape),
  // Rotisserie leagues send one row with all teams instead of two sides.
  teams: goodParts(sideShape),
});

/** Matchups with the lineups of `period`; a bye has one side, a rotisserie season all of them. */
export function toMatchups(rawSchedule: unknown, season: number, period: number): Matchup[] {
  return goodParts(matchupShape)
    .parse(rawSchedule)
    .map((wire) => ({
      matchupId: wire.id,
      matchupPeriod: wire.matchupPeriodId,
      winner: wire.winner ?? "UNDECIDED",
      playoffTier: wire.playoffTierType ?? "NONE",
      sides: [wire.home, wire.away, ...wire.teams].flatMap((side) => (side ? [toSide(side, season, period)] : [])),
    }));
}

function toSide(wire: z.output<typeof sideShape>, season: number, period: number): MatchupSide {
  const score = wire.cumulativeScore;
  return {
    teamId: wire.teamId,
    totalPoints: wire.totalPoints ?? 0,
    pointsByScoringPeriod: wire.pointsByScoringPeriod,
    wins: score?.wins ?? 0,
    losses: score?.losses ?? 0,
    ties: score?.ties ?? 0,
    scoreByStat: Object.fromEntries(
      Object.entries(score?.scoreByStat ?? {}).map(([id, stat]) => [
        id,
        { score: stat.score, result: stat.result ?? null, rank: stat.rank ?? 0 },
      ]),
    ),
    dayEntries: toEntries(wire.rosterForCurrentScoringPeriod, season, period),
  };
}
