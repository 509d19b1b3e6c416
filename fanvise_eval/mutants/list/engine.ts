/** Mutants of the decision engine: lineups, plans, keep rules, matchup state. */
import type { Mutant } from "../mutant";

export const ENGINE_MUTANTS: readonly Mutant[] = [
  {
    id: "greedy-lineup",
    fault:
      "Each place of a day's lineup takes the best man left who may stand there, though another set of starters scores more.",
    edits: [
      {
        file: "src/domain/lineup/daily-lineup.ts",
        find: `  for (const player of day.candidates) {
    if (chosen.length >= startsLeft(day)) break;
    if (matching.tryAdd(placeBits(player.eligibleSlots, day.slots))) chosen.push(player);
  }`,
        replace: `  for (const place of day.slots) {
    if (chosen.length >= startsLeft(day)) break;
    const best = day.candidates.find((man) => man.eligibleSlots.includes(place) && !chosen.includes(man));
    if (best && matching.tryAdd(placeBits(best.eligibleSlots, day.slots))) chosen.push(best);
  }`,
      },
    ],
    first: ["d_greedytrap_best_seven", "d_greedytrap_where_herro_el"],
    writtenFor: [],
  },
  {
    id: "ignores-adds-left",
    fault: "Plans add more players than the league's limit leaves.",
    edits: [
      {
        file: "src/domain/engine/week-problem.ts",
        find: "addsLeft: outlook.addsLeft ?? Number.POSITIVE_INFINITY,",
        replace: "addsLeft: Number.POSITIVE_INFINITY,",
      },
    ],
    first: ["a_addsused_plan_stands_pat", "b_addsused_el_wallace", "a_oneadd_three_wanted"],
    writtenFor: [],
  },
  {
    id: "ignores-locks",
    fault: "Men whose games have begun are moved and dropped as if they had not.",
    edits: [
      {
        file: "src/domain/week/league-week.ts",
        find: "games.some((game) => game.period === period && !game.isUpcoming);",
        replace: "games.some((game) => game.period < period && !game.isUpcoming);",
      },
      {
        file: "src/domain/week/league-week.ts",
        find: "entry.isLineupLocked === true || hasBegunOn(today, outlook);",
        replace: "hasBegunOn(today, outlook);",
      },
      {
        file: "src/domain/week/league-week.ts",
        find: "isLockedToday: isHeld || entry.isRosterLocked === true || question.areMovesClosedToday,",
        replace: "isLockedToday: isHeld,",
      },
      {
        file: "src/domain/week/league-week.ts",
        find: "Number(question.areMovesClosedToday),",
        replace: "0,",
      },
    ],
    first: ["d_locked_tonight_lineup_el", "a_locked_plan_from_tomorrow", "b_locked_tonight_too_late"],
    writtenFor: [],
  },
  {
    id: "average-times-games",
    fault: "A man is worth his average times his games left, whether or not there is a place in which he could start.",
    edits: [
      {
        file: "src/domain/week/league-week.ts",
        find: "    slotCounts: settings.slotCounts,",
        replace: "    slotCounts: { ...settings.slotCounts, [SLOT.UTIL]: count(SLOT.UTIL) + count(SLOT.BENCH) },",
      },
      {
        file: "src/domain/engine/starts.ts",
        find: "      context.league.settings.slotCounts,",
        replace: "      { ...context.league.settings.slotCounts, 11: playing.length }, // SLOT.UTIL",
      },
    ],
    first: ["a_pj25_crowded_saturday_plan", "b_crowdny_el_mia_prosthiki", "b_crowdother_one_add"],
    writtenFor: [],
  },
  {
    id: "drops-stars",
    fault:
      "The guard of the best players guards the worst instead, and what a player brings after this matchup, or how widely he is rostered, is forgotten.",
    edits: [
      {
        file: "src/domain/engine/keep-value.ts",
        find: "b.restOfSeasonValue - a.restOfSeasonValue || a.playerId - b.playerId",
        replace: "a.restOfSeasonValue - b.restOfSeasonValue || a.playerId - b.playerId",
      },
      {
        file: "src/domain/week/league-week.ts",
        find: "valueAfter: question.laterWorth(outlook.player.playerId),",
        replace: "valueAfter: 0,",
      },
      {
        file: "src/domain/engine/widely-rostered.ts",
        find: "(player.percentOwned ?? 0) > WIDELY_ROSTERED_PERCENT",
        replace: "(player.percentOwned ?? 0) > 100 + WIDELY_ROSTERED_PERCENT",
      },
    ],
    first: ["agentic_matchup_optimize_01", "a_jan15_points_just_one_move"],
    writtenFor: [],
  },
  {
    id: "drops-undroppables",
    fault: "Players whom ESPN does not let the league drop are proposed as drops.",
    edits: [
      {
        file: "src/domain/week/league-week.ts",
        find: "isDroppable: !settings.isUsingUndroppableList || player.isDroppable !== false,",
        replace: "isDroppable: settings.isUsingUndroppableList || player.isDroppable !== false,",
      },
    ],
    first: ["a_stars_optimize_no_legal_drop", "b_stars_el_drop_lopez"],
    writtenFor: [],
  },
  {
    id: "ignores-untouchables",
    fault:
      "Players whom the manager named untouchable, on the page of preferences or in the question, are proposed as drops.",
    edits: [
      {
        file: "src/domain/engine/week-problem.ts",
        find: "untouchables: new Set(options.untouchables ?? []),",
        replace: "untouchables: new Set(),",
      },
    ],
    first: ["a_jan15_points_el_keep_by_preference", "a_jan15_points_keep_by_words"],
    writtenFor: [],
  },
  {
    id: "always-stands-pat",
    fault: "Whatever the week holds, no move is worth making.",
    edits: [
      {
        file: "src/domain/plan/solve-week-plan.ts",
        find: "plan.moves.length === 0 || gain <= SMALLEST_GAIN",
        replace: "plan.moves.length === 0 || gain >= SMALLEST_GAIN",
      },
    ],
    first: ["agentic_matchup_optimize_01", "a_jan15_points_just_one_move"],
    writtenFor: [],
  },
  {
    id: "ignores-position-limits",
    fault: "Plans add a man of a position of which the team already has as many as the league allows.",
    edits: [
      {
        file: "src/domain/week/league-week.ts",
        find: "    positionLimits: settings.positionLimits,",
        replace: "    positionLimits: {},",
      },
    ],
    first: ["b_poslimit_edey", "a_poslimit_plan"],
    writtenFor: [],
  },
  {
    id: "hurt-men-play",
    fault: "Whoever is out or doubtful is expected to play like anybody else: he starts, and counts in every forecast.",
    edits: [
      {
        file: "src/domain/availability/chance-to-play.ts",
        find: `if (status === "ACTIVE") return available;`,
        replace: `if (status !== "PROBABLE") return available;`,
      },
    ],
    first: ["d_latescratch_who_starts", "d_latescratch_herro_then_who"],
    writtenFor: [],
  },
  {
    id: "begun-games-still-count",
    fault: "Games that are under way or over today still count as games left.",
    edits: [
      {
        file: "src/domain/season/pro-schedule.ts",
        find: "return tipoffMs > nowMs || (isTimeTbd && dayEt(tipoffMs) >= dayEt(nowMs));",
        replace: "return dayEt(tipoffMs) >= dayEt(nowMs);",
      },
    ],
    first: ["a_nothingleft_el_games", "a_nothingleft_what_can_i_do"],
    writtenFor: [],
  },
  {
    id: "lower-is-not-better",
    fault: "In category leagues turnovers count as something to collect.",
    edits: [
      {
        file: "src/lib/espn/league.ts",
        find: "isReverse: item.isReverseItem ?? false,",
        replace: "isReverse: false,",
      },
    ],
    first: ["a_flipmost_swing_category", "a_jan25_each_el_oles_oi_prosthikes"],
    writtenFor: [],
  },
  {
    id: "away-games-forgotten",
    fault: "Only a club's home games are counted.",
    edits: [
      {
        file: "src/domain/season/calendar.ts",
        find: "(game.homeProTeamId === proTeamId || game.awayProTeamId === proTeamId) &&",
        replace: "game.homeProTeamId === proTeamId &&",
      },
    ],
    first: ["b_jan15_points_el_games_both", "b_playoff2_games_two_weeks"],
    writtenFor: [],
  },
  {
    id: "league-scoring-ignored",
    fault: "Everything is valued in ESPN's usual scoring, whatever the league counts.",
    edits: [
      {
        file: "src/domain/engine/matchup-outlook.ts",
        find: "scoringItems: isPointsFormat(format) ? scoringItems : null,",
        replace: "scoringItems: isPointsFormat(format) && scoringItems.length === 0 ? scoringItems : null,",
      },
      {
        file: "src/services/league/scoring.service.ts",
        find: "const own = isCategories ? ESPN_DEFAULT_POINTS : settings.scoringItems;",
        replace: "const own = ESPN_DEFAULT_POINTS;",
      },
    ],
    first: ["g_other_blocks_and_boards", "g_other_rebounds_only_el"],
    writtenFor: [],
  },
];
