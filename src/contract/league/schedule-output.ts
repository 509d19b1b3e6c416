/**
 * Who plays when: the grid of NBA teams and days of `GET /api/schedule`, and the games of single players for the tool.
 */
import { z } from "zod";
import { provenance, rosterChange } from "../tool-outputs";
import { matchupPeriod } from "./league-output";

/** A calendar day in US Eastern, `YYYY-MM-DD`. */
const day = z.string();
const count = z.number().int().nonnegative();

export const scheduleOutput = provenance.extend({
  from: day,
  to: day,
  today: day,
  days: z.array(
    z.object({
      day,
      games: count,
      /** Few games, so that a streamed player finds an open slot. A day without games is not light. */
      isLight: z.boolean(),
      matchupPeriod: z.number().int().nullable(),
    }),
  ),
  clubs: z.array(
    z.object({
      proTeam: z.string(),
      /** One a day, in the order of `days`: "vs BOS", "@ BOS", or `null` without a game. */
      games: z.array(z.string().nullable()),
      gamesInWindow: count,
      /** Games left in this matchup that have not started; `null` when the matchup's days are unknown. */
      gamesLeftInMatchup: count.nullable(),
      gamesOnLightDays: count,
      /** Days in the window on which the NBA team plays for the second evening running. */
      secondNights: z.array(day),
    }),
  ),
  gamesInWindow: count,
  lightDays: z.array(day),
  /** Every matchup of the season whose days are known. */
  matchups: z.array(matchupPeriod),
  playoffs: z.object({ firstDay: day, lastDay: day }).nullable(),
});
export type ScheduleOutput = z.infer<typeof scheduleOutput>;

export const playerScheduleOutput = provenance.extend({
  from: day,
  to: day,
  today: day,
  players: z.array(
    z.object({
      playerId: z.number().int(),
      name: z.string(),
      proTeam: z.string(),
      /** "my roster", "opponent", another team's name, or "unknown": the schedule does not read the pool. */
      ownership: z.string(),
      /** Held in injured reserve: his games count in no sum. */
      isOnIr: z.boolean(),
      games: count,
      /** Games in the window that have not started. */
      gamesLeft: count,
      /** Games on the second evening running. */
      secondNights: count,
      /** Change of the roster by an approved move: his games are those of the days on which he is on the roster. */
      comingMove: rosterChange.optional(),
      /** "2025-01-15 vs BOS" each; left out where the answer would grow too long, as `listed` says. */
      on: z.array(z.string()).optional(),
    }),
  ),
  /** Sums of my roster and the opponent's, without IR; empty when players were named. */
  teams: z.array(
    z.object({
      ownership: z.string(),
      teamName: z.string(),
      games: count,
      gamesLeft: count,
      /** The part of `gamesLeft` whose player is not ruled out that day. */
      playableGamesLeft: count.default(0),
    }),
  ),
  /** Players with a game a day, without IR; empty when players were named, or where the answer would grow too long. */
  byDay: z.array(z.object({ day, mine: count, opponent: count, difference: z.number().int() })),
  /** NBA teams that were asked for, in that order, or every NBA team, most games first. */
  clubs: z
    .array(
      z.object({
        proTeam: z.string(),
        clubName: z.string(),
        games: count,
        /** Games in the window that have not started. */
        gamesLeft: count,
        secondNights: count,
        /** "2025-01-15 vs BOS" each; left out where the answer would grow too long. */
        on: z.array(z.string()).optional(),
      }),
    )
    .default([]),
  notFound: z.array(z.object({ query: z.string(), candidates: z.array(z.string()), nearest: z.array(z.string()) })),
  listed: z.enum(["every game", "my players' games", "counts"]),
});
export type PlayerScheduleOutput = z.infer<typeof playerScheduleOutput>;
