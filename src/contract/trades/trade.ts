/**
 * Trades: `POST /api/trades/analyze`, `GET /api/trades/find`, and the tools `analyze_trade` and `find_trades`. Nothing is stored or sent:
 * the person offers a trade on ESPN.
 */
import { z } from "zod";
import { requestedLeagueId, requestedTeamId } from "../league/requested-league";
import { LATER_UNITS } from "../planning/later-unit";
import { availabilityLabel, playerLabel, provenance } from "../tool-outputs";
import { MAX_TRADE_PLAYERS, TRADE_VERDICTS } from "./trade-words";

const MAX_PLAYER_ID = 999_999_999_999;
/** A name, "#" and an ESPN id, or the id as a number. */
const namedPlayer = z.union([z.string().trim().min(2).max(80), z.number().int().positive().max(MAX_PLAYER_ID)]);
/** A fantasy team's name, its abbreviation, or its number in the league. */
const namedTeam = z.union([z.string().trim().min(1).max(80), z.number().int().positive().max(999_999_999)]);

const side = z.array(namedPlayer).max(MAX_TRADE_PLAYERS).default([]);
export const tradeRequest = z
  .object({
    leagueId: requestedLeagueId.optional(),
    teamId: requestedTeamId.optional(),
    /** Players of the viewed team, and of one other team: whose they are follows from the rosters. */
    give: side,
    get: side,
    /** Instead of `give` and `get`, for three or more teams: who goes where. */
    transfers: z
      .array(z.object({ player: namedPlayer, to: namedTeam }))
      .max(2 * MAX_TRADE_PLAYERS)
      .default([]),
  })
  // One side alone is refused by name (`trade.empty`), which says more than a field that is wrong.
  .meta({
    anyOf: [
      { required: ["transfers"], properties: { transfers: { minItems: 1 } } },
      { required: ["give", "get"], properties: { give: { minItems: 1 }, get: { minItems: 1 } } },
    ],
  });
export type TradeRequest = z.output<typeof tradeRequest>;

const tradePlayer = playerLabel.extend(availabilityLabel.shape).extend({
  /** `null` in category leagues and before his first game. */
  pointsPerGame: z.number().nullable(),
  /** Games of his NBA team in the league's playoffs; `null` where the league has none ahead. */
  playoffGames: z.number().int().nullable(),
});
export type TradePlayerLabel = z.infer<typeof tradePlayer>;

const team = z.object({ teamId: z.number().int(), teamName: z.string() });

const offerSide = team.extend({
  isMine: z.boolean(),
  gives: z.array(tradePlayer),
  gets: z.array(tradePlayer),
  /** Players that this team must drop to fit its roster, the least useful ones. */
  drops: z.array(tradePlayer),
  /** Position whose limit makes it drop somebody, "C", and the most players of it; `null` where the roster has no room. */
  fullPosition: z.object({ position: z.string(), most: z.number().int() }).nullable().default(null),
  /** Roster spots that the trade empties; a free agent of the day fills each. */
  spotsStreamed: z.number().int(),
  /**
   * Change over the rest of the season: matchups won (categories, where each is a win), or points where the season is one sum. Both are `null`
   * in a rotisserie, whose rank points do not add up by weeks.
   */
  winsOverSeason: z.number().nullable(),
  pointsOverSeason: z.number().nullable(),
  /** Change of an average week in fantasy points; `null` in category leagues. */
  pointsPerWeek: z.number().nullable(),
  /** The same in a week of the league's playoffs, where it has any ahead. */
  playoffPointsPerWeek: z.number().nullable(),
  /** Chance to do better with the trade than without it, 0 to 1, and the verdict by it; `null` without verdicts. */
  chance: z.number().nullable(),
  verdict: z.enum(TRADE_VERDICTS).nullable(),
});

const tradeSide = offerSide.extend({
  /** Stretches of the rest of the season, in their order; empty in category leagues. */
  spans: z.array(z.object({ from: z.string(), to: z.string(), arePlayoffs: z.boolean(), pointsPerWeek: z.number() })),
  /** An average week before and after, by category; empty in points leagues. Percentages as 0 to 1. */
  categories: z.array(
    z.object({ category: z.string(), before: z.number(), after: z.number(), isLowerBetter: z.boolean() }),
  ),
});
export type TradeSideOutput = z.infer<typeof tradeSide>;

const leagueLabel = provenance.extend({
  found: z.literal(true),
  teamId: z.number().int(),
  teamName: z.string(),
  format: z.string(),
  laterUnit: z.enum(LATER_UNITS),
  /** False in formats in which trades were not tested on played seasons: effects are shown without a verdict. */
  hasVerdicts: z.boolean(),
  weeksLeft: z.number(),
  /** Last day for trades; `null` where ESPN lists none. */
  deadlineDay: z.string().nullable(),
});

export const tradeOutput = leagueLabel.extend({
  /** The viewed team first, where it takes part. */
  sides: z.array(tradeSide),
  /** Page at ESPN from which the trade is offered; `null` for the demo league. FanVise never sends a trade. */
  link: z.string().nullable(),
});
export type TradeOutput = z.infer<typeof tradeOutput>;

/** Everybody who can be traded, for building a trade by hand. */
export type TradeRostersOutput = z.infer<typeof leagueLabel> & {
  /** The viewed team first, then by name. */
  readonly teams: readonly (z.infer<typeof team> & {
    readonly isMine: boolean;
    /** Most points a game first. */
    readonly players: readonly TradePlayerLabel[];
  })[];
};

const tradeOffer = z.object({ partner: team, mine: offerSide, theirs: offerSide, link: z.string().nullable() });
export type TradeOffer = z.infer<typeof tradeOffer>;

export const tradeOffersOutput = leagueLabel.extend({
  asked: z.object({ partner: z.string().nullable(), position: z.string().nullable(), player: z.string().nullable() }),
  /** At most one a partner, the one best for the viewed team first. */
  offers: z.array(tradeOffer),
  /** Offers found in all. */
  matched: z.number().int(),
  /** Teams with which no trade helps both. */
  teamsWithoutOffer: z.array(z.string()),
});
export type TradeOffersOutput = z.infer<typeof tradeOffersOutput>;
