/**
 * Outputs of the tools: bounded, labeled, with leads, sums and counts already computed.
 *
 * Shared by the tools that write them, the rule-based model that words them and the page that shows them. Every answer
 * says where it comes from and how old it is; team data says whose it is. `null` means unknown, never zero.
 */
import { z } from "zod";
import { standings } from "./league/standings";
import { LATER_UNITS } from "./planning/later-unit";

export const provenance = z.object({
  /** "espn" or "demo league"; "calculator" for pure arithmetic. */
  source: z.string(),
  /** When the source was read, ISO 8601 UTC. */
  fetchedAt: z.string(),
  /** True when the source could not be read now and this is what it said before. */
  stale: z.boolean(),
  ageSeconds: z.number().int().nonnegative(),
  /** The age in words, such as "12 minutes"; "just now" below half a minute. */
  age: z.string(),
  /** Why it is stale, in words. */
  staleReason: z.string().optional(),
  /** The error's code: what words it in another language. */
  staleCode: z.string().optional(),
});
export type Provenance = z.infer<typeof provenance>;

export const playerLabel = z.object({
  playerId: z.number().int(),
  name: z.string(),
  positions: z.array(z.string()),
  proTeam: z.string(),
});

export const availabilityLabel = z.object({
  /** ESPN's word, or UNKNOWN when the payload carries none. */
  status: z.string(),
  /** The same in words, such as "day to day" or "status unknown". */
  statusText: z.string(),
  expectedReturn: z.string().nullable(),
});

/** Change of the roster by an approved move of a player, from a day on; `isSeen`: the league shows it on its day. */
export const rosterChange = z.object({ day: z.string(), kind: z.enum(["joins", "leaves"]), isSeen: z.boolean() });
export type RosterChangeLabel = z.infer<typeof rosterChange>;

/** An approved move that changes no coming day, and why: `not-seen`, `lock-passed`, `add-taken`, … after "move.". */
export const lapsedMove = z.object({
  drop: z.string().nullable(),
  add: z.string().nullable(),
  day: z.string(),
  because: z.string(),
});
export type LapsedMoveLabel = z.infer<typeof lapsedMove>;

/** `isAtLeast`: the change was not seen, it may have come before that day. */
export const statusStart = z.object({ day: z.string(), isAtLeast: z.boolean() });
export type StatusStartLabel = z.infer<typeof statusStart>;

const rosterPlayer = playerLabel.extend(availabilityLabel.shape).extend({
  slot: z.string(),
  place: z.enum(["starter", "bench", "IR"]),
  /** "vs BOS", "@ BOS", or `null` without a game that day. */
  game: z.string().nullable(),
  /** When that game begins, "19:30 ET". Left out without a game and while no time is set. */
  tipOff: z.string().optional(),
  gamesLeftInMatchup: z.number().int().nullable(),
  /** Fantasy points he scored that day; `null` before his game and in category leagues. */
  pointsOnDay: z.number().nullable(),
  /** Fantasy points a game this season. Left out in category leagues and without a game. */
  pointsPerGame: z.number().optional(),
  /** On the roster that day once the person makes the approved move in the league. */
  planned: z.literal(true).optional(),
  /** Change by an approved move of this player. */
  comingMove: rosterChange.optional(),
});
export type RosterPlayer = z.infer<typeof rosterPlayer>;

export const rosterOutput = provenance.extend({
  teamId: z.number().int(),
  teamName: z.string(),
  /** "my roster", "opponent", or another team's name. */
  ownership: z.string(),
  day: z.string(),
  scoringPeriod: z.number().int(),
  isToday: z.boolean(),
  players: z.array(rosterPlayer),
  counts: z.object({
    players: z.number().int(),
    starters: z.number().int(),
    bench: z.number().int(),
    injuredReserve: z.number().int(),
    withGame: z.number().int(),
    startersWithGame: z.number().int(),
    flagged: z.number().int(),
    statusUnknown: z.number().int(),
  }),
  /** Names of those whose known status is less than active. */
  flagged: z.array(availabilityLabel.extend({ name: z.string(), place: z.string() })),
  /** Points of that day's starters; `null` in category leagues and before play. */
  startersPointsOnDay: z.number().nullable(),
  /** Approved moves that this day does not have, and why. Left out when there are none. */
  lapsedMoves: z.array(lapsedMove).optional(),
});
export type RosterOutput = z.infer<typeof rosterOutput>;

const matchupTeam = z.object({
  teamId: z.number().int(),
  teamName: z.string(),
  points: z.number().nullable(),
  categoriesWon: z.number().nullable(),
  /** Games left of all players on the roster on the game's day, IR excluded. */
  gamesLeft: z.number().int().nullable(),
  /** The part of `gamesLeft` whose player can play that day: not ruled out, or expected back by then. */
  playableGamesLeft: z.number().int().nullable().default(null),
  addsUsed: z.number().nullable(),
});

export const matchupOutput = provenance.extend({
  format: z.string(),
  matchupPeriod: z.number().int(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  today: z.string(),
  daysLeft: z.number().int().nullable(),
  state: z.enum(["not started", "in progress", "finished", "bye"]),
  me: matchupTeam,
  opponent: matchupTeam.nullable(),
  /** My points minus the opponent's, or categories won minus lost. */
  lead: z.number().nullable(),
  leader: z.string().nullable(),
  /**
   * Points a day by which the opponent must be outscored from today to the last day to draw level; `null` unless behind
   * in points.
   */
  catchUpPerDay: z.number().nullable().default(null),
  tiedCategories: z.number().nullable(),
  /** Adds still allowed in this matchup, those of approved moves counted as used; `null` without a limit. */
  addsLeft: z.number().nullable(),
  /** Adds of approved moves that the league has not counted yet. */
  addsPlanned: z.number().int().default(0),
  /** 0 to 1, approved moves made; `null` without an opponent or without a forecast. */
  winProbability: z.number().nullable().default(null),
  /** Approved moves that count for nothing any more, and why. */
  lapsedMoves: z.array(lapsedMove).default([]),
  byDay: z.array(z.object({ day: z.string(), me: z.number(), opponent: z.number(), difference: z.number() })),
  categories: z.array(
    z.object({
      category: z.string(),
      me: z.number().nullable(),
      opponent: z.number().nullable(),
      lead: z.number().nullable(),
      result: z.enum(["ahead", "behind", "tied", "unknown"]),
      isLowerBetter: z.boolean(),
      /** 0 to 1 to win it by the end of the matchup, a tie counted half; `null` without a forecast. */
      chance: z.number().nullable().default(null),
    }),
  ),
  /** Points that each side is expected to end with; `null` in category leagues and without a forecast. */
  expectedFinal: z.object({ me: z.number(), opponent: z.number() }).nullable().default(null),
  /** The table where everyone plays everyone (rotisserie, season points); `null` in head-to-head leagues. */
  standings: standings.nullable().default(null),
});
export type MatchupOutput = z.infer<typeof matchupOutput>;

export const freeAgent = playerLabel.extend(availabilityLabel.shape).extend({
  ownership: z.enum(["free agent", "on waivers", "unknown"]),
  waiverClearsAt: z.string().nullable(),
  percentOwned: z.number().nullable(),
  /** Fantasy points a game this season; `null` in category leagues or without a game. */
  pointsPerGame: z.number().nullable(),
  gamesPlayed: z.number().int().nullable(),
  averages: z.record(z.string(), z.number()),
  gamesLeftInMatchup: z.number().int().nullable(),
  /**
   * Gain over the days left from the best way to add him, in `gainUnit`; `null` when he cannot be added. Only where
   * requested.
   */
  gain: z.number().nullable().optional(),
  /** His games on the days that were asked for, "2025-01-17 vs BOS" each. */
  playsOn: z.array(z.string()).optional(),
  /** An approved move adds him. */
  comingMove: rosterChange.optional(),
});
export type FreeAgentCandidate = z.infer<typeof freeAgent>;

/** Why a list is not in the order asked for: nobody in it has stats this season. */
export const orderNote = z.enum(["no_stats_yet"]);

export const freeAgentsOutput = provenance.extend({
  players: z.array(freeAgent),
  shown: z.number().int(),
  /** How many matched the filters before the limit. */
  matched: z.number().int(),
  sortedBy: z.string(),
  orderNote: orderNote.optional(),
  gainUnit: z.enum(["points", "category value"]).optional(),
  filters: z.object({
    position: z.string().nullable(),
    healthyOnly: z.boolean(),
    targetCategories: z.array(z.string()),
    /** Only players with a game that has not begun on one of these days. */
    playsOn: z.object({ from: z.string(), to: z.string() }).nullable().default(null),
  }),
});
export type FreeAgentsOutput = z.infer<typeof freeAgentsOutput>;

export const notFoundOutput = provenance.extend({
  found: z.literal(false),
  query: z.string(),
  /** Players that could be meant; empty when nobody is. */
  candidates: z.array(z.object({ playerId: z.number().int(), name: z.string(), proTeam: z.string() })),
  /** Closest names when no player matches. They are suggestions and never taken as the answer. */
  nearest: z.array(z.string()),
});
export type NotFoundOutput = z.infer<typeof notFoundOutput>;

export const recommendation = z.enum(["HOLD", "IR", "STREAM", "DROP", "MONITOR", "ACTIVE"]);

/** Which rule of the table of advice decided. */
export const adviceReason = z.enum([
  "advice.free-ir-slot",
  "advice.must-keep",
  "advice.spot-worth-more",
  "advice.spot-worth-more-now",
  "advice.nobody-better",
  "advice.back-by-tomorrow",
  "advice.in-doubt",
  "advice.status-unknown",
  "advice.reports-contradict",
  "advice.plays",
  "advice.would-help",
  "advice.would-not-help",
  "advice.out-not-mine",
  "advice.drop-approved",
  "advice.add-approved",
  "advice.dropped-by-plan",
]);
export const keepReason = z.enum([
  "undroppable",
  "untouchable",
  "top-value",
  "widely-rostered",
  "returning",
  "free-ir",
  "planned",
]);

/** Advice about a player on the user's roster. */
const holdAdvice = z.object({
  recommendation,
  because: adviceReason,
  /** Reasons not to drop him. */
  keeps: z.array(keepReason),
  /** His chance to play, 0 to 1, on the next days with a game of his NBA team. */
  chances: z.array(z.object({ day: z.string(), chanceToPlay: z.number() })),
  /** The best that somebody else in his place can bring; `null` when no move is legal. */
  instead: z
    .object({
      drop: z.object({ name: z.string() }),
      add: z.object({ name: z.string() }).nullable(),
      unit: z.enum(["points", "category value"]),
      /** In the days left of the matchup. */
      gain: z.number(),
      /** In the season after it, in `laterUnit`; `null` where that is not priced. */
      gainAfter: z.number().nullable(),
      laterUnit: z.enum(LATER_UNITS).optional(),
      /** 0 to 1. */
      probabilityGain: z.number(),
      /** The day of the move that is worth that. */
      day: z.string().optional(),
    })
    .nullable(),
});

export type HoldAdvice = z.infer<typeof holdAdvice>;

export const playerStatusOutput = provenance
  .extend(playerLabel.shape)
  .extend(availabilityLabel.shape)
  .extend({
    found: z.literal(true),
    isInjured: z.boolean().nullable(),
    /**
     * Since when the status has held, absences of any kind counted as one; `null` for active players and when it is not
     * known.
     */
    statusSince: statusStart.nullable().default(null),
    /** "my roster", "opponent", "free agent", "on waivers", another team's name, or "unknown". */
    ownership: z.string(),
    slot: z.string().nullable(),
    percentOwned: z.number().nullable(),
    pointsPerGame: z.number().nullable(),
    gamesPlayed: z.number().int().nullable(),
    nextGame: z
      .object({
        day: z.string(),
        opponent: z.string(),
        isToday: z.boolean(),
        /** "19:30 ET". Left out while no time is set. */
        tipOff: z.string().optional(),
      })
      .nullable(),
    /** His game of today when it has begun: until the day is over he stays where he stands. Left out otherwise. */
    gameBegun: z.object({ day: z.string(), opponent: z.string() }).optional(),
    gamesLeftInMatchup: z.number().int().nullable(),
    /**
     * Change by an approved move of this player for a later day, and whether the league shows it. Left out when there
     * is none.
     */
    comingMove: rosterChange.optional(),
    advice: holdAdvice.nullable().optional(),
  });
export type PlayerStatusOutput = z.infer<typeof playerStatusOutput>;

export const gameLogOutput = provenance.extend(playerLabel.shape).extend({
  found: z.literal(true),
  games: z.array(
    z.object({
      day: z.string(),
      /** Fantasy points under this league's scoring; `null` in category leagues. */
      fantasyPoints: z.number().nullable(),
      line: z.record(z.string(), z.number()),
    }),
  ),
  gamesShown: z.number().int(),
  /** Team games in the same stretch without a line of his. */
  gamesMissed: z.number().int(),
  averages: z.record(z.string(), z.number()),
  /** Games he played this season, and what he averages over all of them. */
  seasonGames: z.number().int().nullable().default(null),
  seasonAverages: z.record(z.string(), z.number()).default({}),
  averageFantasyPoints: z.number().nullable(),
  best: z.object({ day: z.string(), fantasyPoints: z.number() }).nullable(),
  seasonAverageFantasyPoints: z.number().nullable(),
  /** This stretch minus the season, in fantasy points a game. */
  difference: z.number().nullable(),
});
export type GameLogOutput = z.infer<typeof gameLogOutput>;

export const scoreOutput = provenance.extend({
  total: z.number(),
  terms: z.array(z.object({ stat: z.string(), amount: z.number(), pointsPerUnit: z.number(), points: z.number() })),
  /** Source of the scoring weights. */
  weights: z.enum(["league", "question", "ESPN default"]),
  /** The league's weights that the question supposes to be others. */
  supposed: z
    .array(z.object({ stat: z.string(), pointsPerUnit: z.number(), insteadOf: z.number().nullable() }))
    .default([]),
  /** Known, but without a weight: it brings nothing. */
  unscored: z.array(z.object({ stat: z.string(), amount: z.number() })).default([]),
  /** Not known, or a weight that is not. */
  ignoredStats: z.array(z.string()),
});
export type ScoreOutput = z.infer<typeof scoreOutput>;

/** A tool that could not answer, in a form a model can word. */
export const unavailableOutput = z.object({ unavailable: z.string(), message: z.string() });
export type UnavailableOutput = z.infer<typeof unavailableOutput>;
