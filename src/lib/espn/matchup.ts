/**
 * `mMatchupScore` with `mScoreboard`: matchups, points and category scores. Samples: recorded points and category
 * leagues.
 */
import { z } from "zod";
import { matchupPeriodId, teamId } from "@/domain/ids";
import type { Matchup, MatchupSide } from "@/domain/league/matchup";
import { STAT } from "@/domain/stats/stats";
import { firstOfEach } from "./identity";
import { rosterShape, toEntries, withoutRepeats } from "./roster";
import { allValues, finite, goodParts, goodValues, int, maybe, report, shortText } from "./wire";

const sideFields = z.object({
  teamId: int.pipe(teamId),
  totalPoints: report(finite),
  pointsByScoringPeriod: report(allValues(finite)),
  cumulativeScore: z
    .object({
      wins: finite.optional(),
      losses: finite.optional(),
      ties: finite.optional(),
      scoreByStat: goodValues(
        z.object({ score: finite, result: maybe(z.enum(["WIN", "LOSS", "TIE"])), rank: maybe(finite) }),
      ),
      statBySlot: goodValues(z.object({ statId: int, value: finite })),
    })
    .nullish(),
  rosterForCurrentScoringPeriod: rosterShape,
});
type EspnSide = z.output<typeof sideFields>;

/** The score is known from its total, from points by day, or from category stats. */
const hasScore = ({ totalPoints, pointsByScoringPeriod, cumulativeScore }: EspnSide): boolean =>
  totalPoints !== null ||
  Object.keys(pointsByScoringPeriod ?? {}).length > 0 ||
  Object.keys(cumulativeScore?.scoreByStat ?? {}).length > 0;

const sideShape = sideFields.refine(hasScore);

const isSent = z
  .unknown()
  .optional()
  .transform((value) => value !== undefined && value !== null);
const sentSides = z.object({ home: isSent, away: isSent });

const matchupShape = z.object({
  id: int,
  matchupPeriodId: int.pipe(matchupPeriodId),
  winner: maybe(z.enum(["HOME", "AWAY", "TIE", "UNDECIDED"])),
  playoffTierType: maybe(shortText),
  home: maybe(sideShape),
  away: maybe(sideShape),
  // Rotisserie leagues send one row with all teams instead of two sides.
  teams: goodParts(sideShape),
});

/** A side that was sent and cannot be read is no bye. */
const sentMatchup = z.unknown().transform((raw, ctx) => {
  const read = matchupShape.safeParse(raw);
  if (!read.success) {
    ctx.addIssue({ code: "custom", message: "no matchup" });
    return z.NEVER;
  }
  const sent = sentSides.parse(raw);
  const isComplete = sent.home === (read.data.home !== undefined) && sent.away === (read.data.away !== undefined);
  return { ...read.data, isComplete };
});

/** Matchups with the lineups of `period`; a bye has one side, a rotisserie season all of them. */
export function toMatchups(rawSchedule: unknown, season: number, period: number): Matchup[] {
  const wires = firstOfEach(goodParts(sentMatchup).parse(rawSchedule), ({ id }) => id);
  const sides = wires.flatMap(sidesOf);
  const rosters = withoutRepeats(sides.map((side) => side.rosterForCurrentScoringPeriod));
  const rosterOf = new Map(sides.map((side, index) => [side, rosters[index]]));
  return wires.map((espnPayload) => ({
    matchupId: espnPayload.id,
    matchupPeriod: espnPayload.matchupPeriodId,
    winner: espnPayload.winner ?? "UNDECIDED",
    playoffTier: espnPayload.playoffTierType ?? "NONE",
    isComplete: espnPayload.isComplete,
    sides: sidesOf(espnPayload).map((side) => ({
      ...toSide(side),
      dayEntries: toEntries(rosterOf.get(side), season, period),
    })),
  }));
}

const sidesOf = ({ home, away, teams }: z.output<typeof matchupShape>): EspnSide[] =>
  [home, away, ...teams].filter((side) => side !== undefined);

function toSide(espnPayload: EspnSide): Omit<MatchupSide, "dayEntries"> {
  const score = espnPayload.cumulativeScore;
  return {
    teamId: espnPayload.teamId,
    // The total is the sum of the days (re-added over the recorded leagues), so an unreadable one is not a zero.
    totalPoints: espnPayload.totalPoints ?? sum(Object.values(espnPayload.pointsByScoringPeriod ?? {})),
    pointsByScoringPeriod: espnPayload.pointsByScoringPeriod ?? {},
    wins: score?.wins ?? 0,
    losses: score?.losses ?? 0,
    ties: score?.ties ?? 0,
    scoreByStat: Object.fromEntries(
      Object.entries(score?.scoreByStat ?? {}).map(([id, stat]) => [
        id,
        { score: stat.score, result: stat.result ?? null, rank: stat.rank ?? 0 },
      ]),
    ),
    gamesBySlot: Object.fromEntries(
      Object.entries(score?.statBySlot ?? {})
        .filter(([, counted]) => counted.statId === STAT.GP)
        .map(([slotId, counted]) => [slotId, counted.value]),
    ),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
