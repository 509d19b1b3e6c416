/**
 * Standings with the odds of the season: answers of `GET /api/standings`, `get_standings` and `get_season_odds`.
 *
 * Odds are shares of simulated seasons, 0 to 1. What is possible is proven, not drawn: a place that no outcome allows is outside the range.
 */
import { z } from "zod";
import { provenance } from "../tool-outputs";
import { standings } from "./standings";

const chance = z.number().min(0).max(1);
const place = z.number().int().positive();
const day = z.string();

/** Why there are no odds. */
const ODDS_WITHHELD = [
  /** A season without matchups: the table alone counts. */
  "no-matchups",
  /** The league's matchups or rosters could not be read now. */
  "not-read",
  /** ESPN has not paired every matchup of the regular season. */
  "schedule-incomplete",
  /** Most players of a team have no stats. */
  "no-statistics",
] as const;

const teamOdds = z.object({
  /** `null` in a league without playoffs, like `title`; `bye` also where nobody has one. */
  playoffs: chance.nullable(),
  bye: chance.nullable(),
  title: chance.nullable(),
  /** To finish the regular season first. */
  first: chance,
  /** Wins at the end of the regular season, a tie half of one, in the record's unit. */
  expectedWins: z.number(),
  /**
   * Fewest wins of the regular season that make the playoffs in half of the simulated seasons that end with them, and
   * in nine of ten; one of them or none where no such record is within reach, and in leagues whose records count
   * categories.
   */
  winsForPlayoffs: z.array(
    z.object({
      wins: z.number(),
      /** Over those won so far. */
      more: z.number(),
      playoffs: chance,
    }),
  ),
  /** Four of five simulated seasons end between these places. */
  likely: z.object({ best: place, worst: place }),
  /** Proven. */
  possible: z.object({ best: place, worst: place }),
  status: z.enum(["open", "clinched", "clinched-bye", "eliminated"]),
});
export type TeamOddsLabel = z.infer<typeof teamOdds>;

const standingsTeam = z.object({
  rank: place,
  teamId: z.number().int(),
  teamName: z.string(),
  abbreviation: z.string(),
  isMine: z.boolean(),
  record: z.object({ wins: z.number(), losses: z.number(), ties: z.number(), text: z.string() }),
  gamesBehind: z.number(),
  /** Fantasy points of the regular season; `null` in category leagues, or where the matchups could not be read. */
  pointsFor: z.number().nullable(),
  pointsAgainst: z.number().nullable(),
  /** Teams with the same record: the league's tiebreakers put them in this order. */
  tiedWith: z.array(z.string()),
  odds: teamOdds.nullable(),
  /** Regular-season matchups after the current one. */
  schedule: z
    .object({
      matchups: z.number().int().nonnegative(),
      /** What these opponents are expected to score over the league's average, as a share; `null` without any. */
      opponentsOverAverage: z.number().nullable(),
      /** 1 is the hardest schedule left; `null` without matchups. */
      hardness: place.nullable(),
    })
    .nullable(),
});
export type StandingsTeam = z.infer<typeof standingsTeam>;

const season = {
  format: z.string(),
  myTeamId: z.number().int(),
  myTeamName: z.string(),
  /** What records count. */
  recordUnit: z.enum(["matchups", "categories"]),
  /** The tiebreaker that comes first, in ESPN's word. */
  tiebreaker: z.enum(["H2H_RECORD", "TOTAL_POINTS_SCORED", "INTRA_DIVISION_RECORD", "TOTAL_POINTS_AGAINST"]),
  /** Regular-season matchups that are not over, the current one included. */
  matchupsLeft: z.number().int().nonnegative(),
  playoffs: z
    .object({
      teams: z.number().int().positive(),
      byes: z.number().int().nonnegative(),
      firstDay: day.nullable(),
      haveBegun: z.boolean(),
    })
    .nullable(),
  oddsWithheld: z.enum(ODDS_WITHHELD).nullable(),
  /** Simulated seasons behind the odds; 0 without any. */
  simulations: z.number().int().nonnegative(),
};

export const standingsOutput = provenance.extend({
  ...season,
  /** Best first. */
  teams: z.array(standingsTeam),
  /** The table of a season without matchups; `null` in other leagues. */
  table: standings.nullable(),
});
export type StandingsOutput = z.infer<typeof standingsOutput>;

const playoffPlayer = z.object({
  playerId: z.number().int(),
  name: z.string(),
  positions: z.array(z.string()),
  proTeam: z.string(),
  statusText: z.string(),
  /** Games in each of `weeks`. */
  games: z.array(z.number().int().nonnegative()),
  gamesTotal: z.number().int().nonnegative(),
  /** Expected points of these games, the chance to play included; ESPN's default scoring in category leagues. */
  points: z.number(),
  /** Over what free agents would bring in his roster spot; 0 when they bring as much. */
  overFreeAgent: z.number(),
  verdict: z.enum(["hold", "lean-hold", "replaceable"]),
});
export type PlayoffPlayerLabel = z.infer<typeof playoffPlayer>;

const playoffPlan = z.object({
  weeks: z.array(z.object({ firstDay: day, lastDay: day, round: place })),
  /** Best to hold first. */
  players: z.array(playoffPlayer),
});
export type PlayoffPlan = z.infer<typeof playoffPlan>;

export const seasonOddsOutput = provenance.extend({
  ...season,
  team: standingsTeam,
  /** Regular-season matchups of the team that are not over. */
  remaining: z.array(
    z.object({
      matchupPeriod: z.number().int(),
      firstDay: day.nullable(),
      lastDay: day.nullable(),
      isCurrent: z.boolean(),
      opponent: z.string(),
      winProbability: chance,
    }),
  ),
  /** Odds once the current matchup is won, or lost; `null` where it is over, in the playoffs, and in some leagues. */
  byResult: z
    .object({
      ifWon: z.object({ playoffs: chance.nullable(), title: chance.nullable() }),
      ifLost: z.object({ playoffs: chance.nullable(), title: chance.nullable() }),
    })
    .nullable()
    .default(null),
  /** The same simulated seasons with one move made tomorrow; `null` when none was asked about. */
  move: z
    .object({
      drop: z.string().nullable(),
      add: z.string().nullable(),
      after: teamOdds,
      change: z.object({
        playoffs: z.number().nullable(),
        bye: z.number().nullable(),
        title: z.number().nullable(),
        expectedWins: z.number(),
      }),
    })
    .nullable(),
  /** `null` without playoffs to come. */
  playoffWeeks: playoffPlan.nullable(),
});
export type SeasonOddsOutput = z.infer<typeof seasonOddsOutput>;
