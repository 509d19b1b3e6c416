/**
 * `POST /api/agent/player` and `GET /api/agent/player?name=`: everything known of one player, and what to do with him.
 */
import { z } from "zod";
import { chatRequest } from "../conversation/chat-request";
import { requestedLeagueId, requestedTeamId } from "../league/requested-league";
import { LATER_UNITS } from "../planning/later-unit";
import { playerName, shortText } from "../texts";
import { adviceReason, keepReason, recommendation, statusStart } from "../tool-outputs";

/** The question, and its player where the question alone does not name him. */
const direct = z
  .object({
    query: shortText(4_000),
    playerName: playerName.optional(),
    leagueId: requestedLeagueId.optional(),
    teamId: requestedTeamId.optional(),
  })
  .transform(({ query, ...rest }) => ({ question: query, ...rest }));

export const playerResearchRequest = z.union([
  direct,
  chatRequest.transform(({ question, leagueId, teamId }) => ({ question, playerName: undefined, leagueId, teamId })),
]);

export const playerResearchOutput = z.object({
  playerId: z.number().int(),
  playerName: z.string(),
  /** ESPN's word, or UNKNOWN. */
  status: z.string(),
  statusText: z.string(),
  statusSince: statusStart.nullable(),
  /** Injury as the news name it; `null` when none does. */
  injuryType: z.string().nullable(),
  /** The day the official source expects him, otherwise the last day the news give; `null` when nobody says. */
  expectedReturn: z.string().nullable(),
  ownership: z.string(),
  recommendation,
  /** Main reason of the advice, the first one of `reasons`. */
  because: adviceReason,
  /** Reasons not to drop him; empty when he may be dropped, and for players of other teams. */
  keeps: z.array(keepReason),
  confidence: z.object({
    level: z.enum(["low", "medium", "high"]),
    /** 0..1: how probable what the recommendation rests on is. */
    probability: z.number().min(0).max(1),
  }),
  summary: z.string(),
  /** Why, one short sentence each; the first decided. */
  reasons: z.array(z.string()),
  form: z.object({
    games: z.number().int(),
    averages: z.record(z.string(), z.number()),
    trend: z.enum(["up", "down", "steady", "unknown"]),
  }),
  /** When he is likely back: the chance that he plays on each of the coming days with a game of his NBA team. */
  returnCurve: z.array(z.object({ day: z.string(), probability: z.number() })),
  /**
   * Extra value of his roster spot with another player, or for a free agent the value he adds in the best spot for him:
   * in the days left of the matchup, and after it (`null` where the season is not priced). `null` when it cannot be
   * priced.
   */
  placePrice: z
    .object({
      unit: z.enum(["points", "category value"]),
      value: z.number(),
      valueAfter: z.number().nullable(),
      laterUnit: z.enum(LATER_UNITS).optional(),
      probabilityGain: z.number(),
      /** The day of the move that is worth that. */
      day: z.string().optional(),
      /** Who comes; for a free agent, who would go, `null` for an open place. */
      instead: z.string().nullable(),
    })
    .nullable(),
  sources: z.array(
    z.object({ title: z.string(), url: z.string().nullable(), publishedAt: z.string(), trust: z.string() }),
  ),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  source: z.string(),
  fetchedAt: z.string(),
  stale: z.boolean(),
});
export type PlayerResearchOutput = z.infer<typeof playerResearchOutput>;
