/** Faults of reading the league: whose players, which positions, which statistics, which day. */
import type { Mutant } from "../mutant";

export const LEAGUE_MUTANTS: readonly Mutant[] = [
  {
    id: "roster-and-opponent-swapped",
    fault: "Asked for my roster, it shows my opponent's, and the other way round.",
    edits: [
      {
        file: "src/services/league/roster.service.ts",
        find: `const opponent = side === "opponent" ? await matchups`,
        replace: `const opponent = side === "mine" ? await matchups`,
      },
      {
        file: "src/services/league/roster.service.ts",
        find: `const teamId = side === "mine" ? scope.teamId`,
        replace: `const teamId = side === "opponent" ? scope.teamId`,
      },
    ],
    first: [
      "b_jan15_points_el_antipalos_travmaties",
      "c_eachjan15_who_is_hurt",
      "c_mostmar05_opponent_hurt_el",
      "a_half_my_roster",
    ],
    writtenFor: [],
  },
  {
    id: "roster-and-free-agents-swapped",
    fault: "Players of the league's teams are offered as free agents.",
    edits: [
      {
        file: "src/lib/espn/client.ts",
        find: `filterStatus: { value: ["FREEAGENT", "WAIVERS"] },`,
        replace: `filterStatus: { value: ["ONTEAM"] },`,
      },
      {
        file: "src/services/league/pool-reader.ts",
        find: `poolStatus !== "ONTEAM" && onTeamId === null && !taken.has(player.playerId);`,
        replace: `poolStatus === "ONTEAM" || onTeamId !== null || taken.has(player.playerId);`,
      },
    ],
    first: ["b_jan15_points_stream_thursday", "agentic_streaming_validate_02", "a_jan15_points_just_one_move"],
    writtenFor: [],
  },
  {
    id: "off-by-one-positions",
    fault: "Positions are shifted by one: a point guard is taken for a shooting guard, and so on.",
    edits: [
      {
        file: "src/lib/espn/player.ts",
        find: "positions: positionsOf(espnPayload.eligibleSlots),\n    eligibleSlots: espnPayload.eligibleSlots,",
        replace: `positions: positionsOf(espnPayload.eligibleSlots.map((slot) => (slot < 4 ? slot + 1 : slot))),
    eligibleSlots: espnPayload.eligibleSlots.map((slot) => (slot < 4 ? slot + 1 : slot)),`,
      },
    ],
    first: ["d_greedytrap_best_seven", "d_greedytrap_where_herro_el", "d_pointsjan25_saturday_full_house"],
    writtenFor: [],
  },
  {
    id: "position-filter-shifted",
    fault: "Asked for free point guards it lists shooting guards: ESPN's slots are taken for its positions.",
    edits: [
      {
        file: "src/services/players/player-rows.ts",
        find: "{ PG: 0, SG: 1, SF: 2, PF: 3, C: 4, G: 5, F: 6 }",
        replace: "{ PG: 1, SG: 2, SF: 3, PF: 4, C: 5, G: 5, F: 6 }",
      },
    ],
    first: ["b_mar05_most_centre_who_blocks", "b_emar_free_centres_el", "b_pjan_free_point_guards"],
    writtenFor: [],
  },
  {
    id: "wrong-split",
    fault: "ESPN's projection for the season is shown as what a player has done this season.",
    edits: [
      {
        file: "src/domain/players/player-labels.ts",
        find: `row.kind === "season" && !row.isProjected && row.season === season`,
        replace: `row.kind === "season" && row.isProjected && row.season === season`,
      },
    ],
    first: ["b_efeb_free_scorers_season_el", "b_mar05_most_centre_who_blocks"],
    writtenFor: [],
  },
  {
    id: "totals-for-averages",
    fault: "Totals of the season are shown as averages a game.",
    edits: [
      {
        file: "src/domain/players/player-labels.ts",
        find: "[[statLabel(id), round1(amount / games)] as const]",
        replace: "[[statLabel(id), round1(amount)] as const]",
      },
      {
        file: "src/services/players/player-rows.ts",
        find: "round1(total / gamesPlayed)",
        replace: "round1(total)",
      },
    ],
    first: ["agentic_player_form_01", "e_pointsjan15_haliburton_so_healthy", "e_eachjan25_assists_jones_nembhard"],
    writtenFor: [],
  },
  {
    id: "lead-sign",
    fault: "Who leads is told as who trails.",
    edits: [
      {
        file: "src/services/matchup/matchup.service.ts",
        find: "mine.wins - mine.losses : mine.totalPoints - theirs.totalPoints",
        replace: "mine.losses - mine.wins : theirs.totalPoints - mine.totalPoints",
      },
    ],
    first: ["a_ahead_el_score", "a_ahead_anything_to_do", "a_behind_is_it_over"],
    writtenFor: [],
  },
  {
    id: "sides-swapped",
    fault: "My score is told as my opponent's, and the other way round.",
    edits: [
      {
        file: "src/services/matchup/matchup.service.ts",
        find: "const me = teamLine(context, scope.teamId, mine, isCategories,",
        replace: "const me = teamLine(context, scope.teamId, theirs ?? mine, isCategories,",
      },
      {
        file: "src/services/matchup/matchup.service.ts",
        find: "theirs ? teamLine(context, theirs.teamId, theirs, isCategories,",
        replace: "theirs ? teamLine(context, theirs.teamId, mine ?? theirs, isCategories,",
      },
      {
        file: "src/services/matchup/matchup.service.ts",
        find: "mine.wins - mine.losses : mine.totalPoints - theirs.totalPoints",
        replace: "theirs.wins - theirs.losses : theirs.totalPoints - mine.totalPoints",
      },
      {
        file: "src/services/matchup/matchup.service.ts",
        find: "categories(settings, { mine, theirs }, chances",
        replace: "categories(settings, { mine: theirs ?? mine, theirs: mine }, chances",
      },
    ],
    first: ["a_ahead_el_score", "a_ahead_anything_to_do", "a_behind_is_it_over"],
    writtenFor: [],
  },
  {
    id: "unknown-is-active",
    fault: "A player of whom ESPN gives no status is shown as active.",
    edits: [
      {
        file: "src/lib/espn/player.ts",
        find: `?? "") ?? "UNKNOWN";`,
        replace: `?? "") ?? "ACTIVE";`,
      },
    ],
    first: ["c_nostatus_alvarado_before_adding", "c_nostatus_herro_healthy"],
    writtenFor: [],
  },
  {
    id: "out-is-active",
    fault: "Players who are out are shown as active.",
    edits: [
      {
        file: "src/lib/espn/player.ts",
        find: "INJURY_STATUSES.map((status) => [status, status])",
        replace: `INJURY_STATUSES.map((status) => [status, status === "OUT" ? "ACTIVE" : status])`,
      },
    ],
    first: ["c_pointsjan15_monk_out_ir_full", "c_pointsjan15_herb_jones_bench_or_cut"],
    writtenFor: [],
  },
  {
    id: "day-turned-by-one",
    fault: "Every day of the season is taken for the day after it.",
    edits: [
      {
        file: "src/domain/season/calendar.ts",
        find: "return daysBetween(calendar.firstDay, day) + 1;",
        replace: "return daysBetween(calendar.firstDay, day) + 2;",
      },
    ],
    first: ["d_pointsjan15_thursday_only_five", "b_jan15_points_el_games_both"],
    writtenFor: [],
  },
  {
    id: "day-of-greenwich",
    fault: "In the American evening it is already tomorrow: the day is taken from Greenwich and not from the league.",
    edits: [
      {
        file: "src/services/league/league.service.ts",
        find: "const today = dayEt(leagueClock.now());",
        replace: "const today = new Date(leagueClock.now()).toISOString().slice(0, 10) as EasternDay;",
      },
    ],
    first: ["d_locked_tonight_lineup_el", "a_nothingleft_el_games"],
    writtenFor: [],
  },
  {
    id: "two-weeks-as-one",
    fault: "A matchup of two weeks ends after the first.",
    edits: [
      {
        file: "src/domain/season/calendar.ts",
        find: "const last = calendar.weeks[Math.max(...listed) - 1];",
        replace: "const last = calendar.weeks[Math.min(...listed) - 1];",
      },
    ],
    first: ["b_playoff2_games_two_weeks", "e_twoweek_towns_games_left", "d_twoweek_lineups_to_the_end"],
    writtenFor: [],
  },
  {
    id: "first-of-namesakes",
    fault: "Of several players who could be meant it takes the first instead of asking which.",
    edits: [
      {
        file: "src/services/players/player.service.ts",
        find: `if (match.kind === "one") return { kind: "one", player: match.player, readings, context };`,
        replace: `if (match.kind === "one") return { kind: "one", player: match.player, readings, context };
      if (match.kind === "several" && match.candidates[0])
        return { kind: "one", player: match.candidates[0], readings, context };`,
      },
    ],
    first: ["e_mostjan25_which_murray_el", "e_pointsjan15_which_jones", "e_namesakes_which_thompson"],
    writtenFor: [],
  },
  {
    id: "free-agents-unsorted",
    fault: "The free agents shown are the first few as they come, not the best.",
    edits: [
      {
        file: "src/services/players/player.service.ts",
        find: "compareValues(order.value(a), order.value(b)) || (b.percentOwned ?? 0) - (a.percentOwned ?? 0),",
        replace: "a.playerId - b.playerId,",
      },
    ],
    first: ["b_jan15_points_stream_thursday", "b_volumetrap_who_brings_most", "b_mar05_each_stream_thursday"],
    writtenFor: [],
  },
  {
    id: "recommends-hurt-free-agents",
    fault: "Hurt free agents are listed and named first when somebody fit to play was asked for.",
    edits: [
      {
        file: "src/services/players/player.service.ts",
        find: "!filter.healthyOnly || !isInDoubt(each.player.availability.status)",
        replace: "filter.healthyOnly || !isInDoubt(each.player.availability.status)",
      },
      {
        file: "src/language/answers/word-team.ts",
        find: `open.find((each) => each.status === "ACTIVE") ?? open[0] ?? output.players[0];`,
        replace: "open[0] ?? output.players[0];",
      },
    ],
    first: ["b_hurtwire_stream_tonight", "b_hurtbestmost_sunday_starter"],
    writtenFor: [],
  },
  {
    id: "missed-games-as-zeros",
    fault: "Games that a player missed count as games in which he did nothing.",
    edits: [
      {
        file: "src/services/players/game-log-summary.ts",
        find: ".filter((row) => isPlayed(row.stats) && isOver(context, row, nowMs))",
        replace: ".filter((row) => isOver(context, row, nowMs))",
      },
    ],
    first: ["e_pointsjan15_kawhi_three_games", "e_pointsmar05_herb_jones_lately", "e_eachnov11_george_only_four_games"],
    writtenFor: [],
  },
];
