/**
 * A league as it is set up and where it stands: the answer of `GET /api/league` and of the settings tool.
 *
 * Every rule comes as numbers and as a sentence. Days are US Eastern, `null` means unknown or "no limit" where said so.
 */
import { z } from "zod";
import { provenance } from "../tool-outputs";

const day = z.string();
const count = z.number().int().nonnegative();

/** One matchup of the season. */
export const matchupPeriod = z.object({
  matchupPeriod: z.number().int(),
  firstDay: day,
  lastDay: day,
  isPlayoffs: z.boolean(),
  isCurrent: z.boolean(),
});
export type MatchupPeriod = z.infer<typeof matchupPeriod>;

const leagueTeam = z.object({
  teamId: z.number().int(),
  teamName: z.string(),
  abbreviation: z.string(),
  isMine: z.boolean(),
  record: z.object({
    wins: z.number().nullable(),
    losses: z.number().nullable(),
    ties: z.number().nullable(),
    text: z.string(),
  }),
  /** Place in the standings as ESPN seeds it; `null` when ESPN does not say. */
  standing: z.number().int().nullable(),
  waiverRank: z.number().int().nullable(),
  addsThisSeason: z.number().nullable(),
  addsThisMatchup: z.number().nullable(),
});

export const leagueOutput = provenance.extend({
  leagueId: z.string(),
  leagueName: z.string(),
  season: z.number().int(),
  format: z.string(),
  teamCount: count,
  today: day,
  seasonState: z.enum(["not started", "in progress", "over"]),
  firstDay: day,
  lastDay: day,
  /** The current matchup; its days are `null` where the calendar does not know them. */
  matchup: z.object({
    matchupPeriod: z.number().int(),
    firstDay: day.nullable(),
    lastDay: day.nullable(),
    isPlayoffs: z.boolean(),
  }),
  myTeamId: z.number().int(),
  myTeamName: z.string(),
  scoring: z.object({
    items: z.array(
      z.object({
        stat: z.string(),
        /** Points per unit; `null` in category leagues, where the stat is a category. */
        points: z.number().nullable(),
        isLowerBetter: z.boolean(),
        pointsByPosition: z.array(z.object({ position: z.string(), points: z.number() })),
      }),
    ),
    text: z.string(),
  }),
  roster: z.object({
    slots: z.array(z.object({ slot: z.string(), count, place: z.enum(["starter", "bench", "IR"]) })),
    starters: count,
    bench: count,
    injuredReserve: count,
    /** Positions with a limit. */
    positionLimits: z.array(z.object({ position: z.string(), most: count })),
    /** Slots with a limit on games. */
    gamesLimits: z.array(z.object({ slot: z.string(), games: z.number() })),
    isUsingUndroppableList: z.boolean(),
    text: z.string(),
  }),
  acquisitions: z.object({
    /** FAAB; `null` where waivers do not go by bids. */
    budget: z.number().nullable(),
    minimumBid: z.number().nullable(),
    /** Adds per season; `null` without a limit. */
    seasonLimit: z.number().nullable(),
    /** Adds in this whole matchup; `null` without a limit or when the matchup's days are unknown. */
    matchupLimit: z.number().nullable(),
    /** Adds left to the user's team in this matchup; `null` without a limit. */
    addsLeft: z.number().nullable(),
    waiverHours: z.number(),
    waiversLastRunAt: z.string().nullable(),
    text: z.string(),
  }),
  schedule: z.object({
    matchups: count,
    regularSeasonMatchups: count,
    playoffTeamCount: count,
    playoffsFirstDay: day.nullable(),
    text: z.string(),
  }),
  trades: z.object({
    deadlineAt: z.string().nullable(),
    /** Eastern. */
    deadlineDay: day.nullable().default(null),
    isOver: z.boolean(),
    text: z.string(),
  }),
  /** Best standing first; ESPN's order where there is none. */
  teams: z.array(leagueTeam),
});
export type LeagueOutput = z.infer<typeof leagueOutput>;
