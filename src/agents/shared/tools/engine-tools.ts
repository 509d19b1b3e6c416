/** Tools that compute: lineups, moves, plans and fantasy points. A model never does. */
import { z } from "zod";
import { defineTool } from "../tool";
import { day, optionalDay, playerName } from "./arguments";

export const validateSlotFit = defineTool({
  name: "validate_slot_fit",
  purpose: "where an added player would start",
  description:
    "On which of the days left a player would really start for the viewed team, in which slot and instead of whom.",
  maxChars: 4_000,
  input: z.object({
    addPlayer: playerName,
    dropPlayer: playerName.optional(),
    from: optionalDay("First day"),
    to: optionalDay("Last day"),
  }),
  run: (request, { scope, services, signal }) => services.engine.slotFit(scope, request, signal),
});

export const simulateMove = defineTool({
  name: "simulate_move",
  purpose: "what an add and drop gains",
  description:
    "What adding a player (and dropping another) does to the days left: expected gain with its range, win probability, rest of season. Without a drop the best one is found.",
  maxChars: 3_000,
  input: z.object({
    addPlayer: playerName,
    dropPlayer: playerName.optional(),
    keep: z.array(playerName).max(10).optional().describe("Without dropPlayer: mine who are not to be dropped"),
    day,
  }),
  run: (request, { scope, services, signal }) => services.engine.simulateMove(scope, request, signal),
});

export const getBidAdvice = defineTool({
  name: "get_bid_advice",
  purpose: "bids and waiver claims",
  description:
    "Whether a player can be added now or has to clear waivers, and until when; what to bid on him (FAAB), with the bids that win half, three quarters and nine tenths of the time, or whether he is worth the place in the waiver order. Without a drop the best one is found.",
  maxChars: 3_000,
  input: z.object({ playerName, dropPlayer: playerName.optional() }),
  run: (request, { scope, services, signal }) => services.bids.advise(scope, request, signal),
});

export const getOpponentOutlook = defineTool({
  name: "get_opponent_outlook",
  purpose: "what my opponent may do, how to block him",
  description:
    "What the opponent is likely to do with the days left: open slots, adds left, the adds that help him most and what they do to my win probability, and whom I could add to block him where that moves it by a point or more.",
  maxChars: 7_000,
  input: z.object({}),
  run: (_input, { scope, services, signal }) => services.opponents.outlook(scope, signal),
});

export const simulateAbsence = defineTool({
  name: "simulate_absence",
  purpose: "what if players miss games",
  description:
    "The matchup if players of either side miss games: win probability, expected final score or category chances, before and after, and what they are expected to score in those games. Without `players`, if my whole roster sat out.",
  maxChars: 5_000,
  input: z
    .object({
      players: z.array(playerName).min(1).max(5).optional(),
      games: z.number().int().min(1).max(7).optional().describe("At most so many games each; all when left out"),
      from: optionalDay("First day"),
      to: optionalDay("Last day"),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ["to"] }),
  run: (request, { scope, services, signal }) => services.absences.simulate(scope, request, signal),
});

export const composeDailyLineup = defineTool({
  name: "compose_daily_lineup",
  purpose: "start and sit, one day",
  description:
    "The best legal lineup of one day: who starts in which slot, who sits and why, what it gains over now. `without` leaves men out: for what to do if they cannot play.",
  maxChars: 9_000,
  input: z.object({
    day,
    without: z
      .array(playerName)
      .min(1)
      .max(5)
      .optional()
      .describe("My players to leave out, as if they could not play"),
  }),
  run: (request, { scope, services, signal }) => services.engine.dailyLineup(scope, request, signal),
});

export const composeWeeklyLineup = defineTool({
  name: "compose_weekly_lineup",
  purpose: "lineups of all days left",
  description: "The best lineups of all days left in the matchup, with open slots and who sits despite a game.",
  maxChars: 12_000,
  input: z.object({}),
  run: (_input, { scope, services, signal }) => services.engine.weeklyLineup(scope, signal),
});

export const planWeek = defineTool({
  name: "plan_week",
  purpose: "the best moves of the week",
  description:
    "The best sequence of adds and drops for the days left, or why to stand pat: gains, win probability, rest-of-season price, and the lineups of the days with its moves made. Never drops a star, an undroppable or an untouchable. `from` and `to` keep every move within those days.",
  // Lineups of every day come with the moves: what compose_weekly_lineup may answer, and the plan.
  maxChars: 16_000,
  input: z
    .object({
      maxMoves: z.number().int().min(0).max(20).optional(),
      untouchables: z.array(playerName).max(20).optional().describe("Players never to be dropped"),
      from: optionalDay("First day on which moves may be made, when the person bounds the days"),
      to: optionalDay("Last day on which moves may be made"),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ["to"] }),
  run: (request, { scope, services, signal }) => services.engine.planWeek(scope, request, signal),
});

/** Any usual spelling of a stat is read; the calculator reports those it does not know. */
const amounts = z.record(z.string().min(1).max(40), z.number().finite().min(-1_000).max(10_000));

const STAT_KEYS = "PTS REB AST STL BLK TO FGM FGA FTM FTA 3PM OREB DREB DD TD FGMI FTMI GP".split(" ");
const modelAmounts = z.object(Object.fromEntries(STAT_KEYS.map((key) => [key, z.number().optional()])));

export const calculateFantasyScore = defineTool({
  name: "calculate_fantasy_score",
  purpose: "points of a stat line",
  description:
    "Fantasy points of a stat line, in the league's scoring, with some of its weights supposed otherwise, or in weights given in the question. Always use it for such arithmetic.",
  maxChars: 3_000,
  input: z.object({ stats: amounts, weights: amounts.optional(), changedWeights: amounts.optional() }),
  modelInput: z.object({
    stats: modelAmounts.describe("Amounts by stat"),
    weights: modelAmounts.optional().describe("Points per unit, only when the question itself gives them all"),
    changedWeights: modelAmounts
      .optional()
      .describe("Instead of weights: those of the league's own that the question supposes otherwise; the rest stay"),
  }),
  run: (request, { scope, services, signal }) => services.scoring.score(scope, request, signal),
});
