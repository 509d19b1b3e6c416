/** Faults of understanding and answering. */
import type { Mutant } from "../mutant";

export const CONVERSATION_MUTANTS: readonly Mutant[] = [
  {
    id: "refuses-everything",
    fault: "Every question is refused as one that is not about fantasy basketball.",
    edits: [
      {
        file: "src/language/questions/planning/planning.ts",
        find: "return calls.filter(({ name }) => offered.has(name)).slice(0, MAX_CALLS);",
        replace: "return calls.filter(({ name }) => !offered.has(name)).slice(0, MAX_CALLS);",
      },
      {
        file: "src/language/answers/without-tools.ts",
        find: `if (request.intents.has("help")) return p.help;`,
        replace: "if (request.intents.size > 0) return p.decline;",
      },
    ],
    first: ["b_jan15_points_adds_left", "b_jan15_points_el_games_both"],
    writtenFor: [],
  },
  {
    id: "never-refuses",
    fault:
      "Questions that have nothing to do with fantasy basketball, or ask for what it must not do, are not refused.",
    edits: [
      {
        file: "src/language/answers/without-tools.ts",
        find: `if (request.intents.has("decline")) return p.decline;`,
        replace: `if (request.intents.has("decline")) return p.basics;`,
      },
    ],
    first: ["h_pjan_write_code", "h_pjan_own_knee"],
    writtenFor: [],
  },
  {
    id: "greek-in-english",
    fault: "Questions in Greek are answered in English.",
    edits: [
      {
        file: "src/language/answers/wording.ts",
        find: `(language === "el" ? EL : EN)`,
        replace: `(language === "en" ? EN : EN)`,
      },
    ],
    first: ["c_pointsjan15_adebayo_hold_el", "h_emar_politics_el", "h_mmar_betting_odds_el"],
    writtenFor: [],
  },
  {
    id: "weights-ignored",
    fault: "Points per stat that the question itself gives are ignored, and the league's are used.",
    edits: [
      {
        file: "src/language/questions/planning/planning.ts",
        find: "...(statLine.weights ? { weights: statLine.weights } : {}),",
        replace: "",
      },
      {
        file: "src/language/questions/planning/planning.ts",
        find: "...(statLine.changedWeights ? { changedWeights: statLine.changedWeights } : {}),",
        replace: "",
      },
    ],
    first: ["g_mjan_missed_free_throw_weight", "g_emar_weights_el", "g_cookie_weights_still_work"],
    writtenFor: [],
  },
  {
    id: "last-n-ignored",
    fault: "Asked for the last three games it gives the last ten.",
    edits: [
      {
        file: "src/language/questions/planning/planning.ts",
        find: "const lastNGames = request.lastNGames ?? DEFAULT_GAMES;",
        replace: "const lastNGames = DEFAULT_GAMES;",
      },
    ],
    first: ["e_pointsjan15_durant_last_five", "e_pointsmar05_herro_last_three"],
    writtenFor: [],
  },
  {
    id: "follow-up-forgets",
    fault: "A follow-up question does not remember who was spoken of.",
    edits: [
      {
        file: "src/language/questions/understanding/understanding.ts",
        find: "const pointed = understandAfter(last, context, weights);",
        replace: "const pointed = understandAfter(last, previousAnswer === undefined ? previous : undefined, weights);",
      },
    ],
    first: ["c_pointsjan15_monk_then_why_then_jones", "e_pointsjan15_haliburton_so_healthy"],
    writtenFor: [],
  },
  {
    id: "looks-up-too-much",
    fault: "Every question about a player reads his status, his news and his games, whatever was asked.",
    edits: [
      {
        file: "src/language/questions/planning/planning.ts",
        find: `...(intents.has("status") ? [call(TOOL.status, { playerName })] : []),`,
        replace: "call(TOOL.status, { playerName }),",
      },
      {
        file: "src/language/questions/planning/planning.ts",
        find: `...(asksOfNews ? [call(TOOL.news, { playerName })] : []),`,
        replace: "call(TOOL.news, { playerName }),",
      },
      {
        file: "src/language/questions/planning/planning.ts",
        find: `...(intents.has("game-log") ? [call(TOOL.gameLog, { playerName, ...stretch })] : []),`,
        replace: "call(TOOL.gameLog, { playerName, ...stretch }),",
      },
    ],
    first: ["e_pointsjan15_durant_last_five", "agentic_player_research_01", "e_pointsjan15_jalen_not_jaylin"],
    writtenFor: [],
  },
  {
    id: "always-my-own-team",
    fault: "Who looks at the league as another team is answered about his own.",
    edits: [
      {
        file: "src/runs/chat-runs.ts",
        find: "const scope = await chooseScope({ leagueId: request.leagueId, teamId: request.teamId });",
        replace: "const scope = await chooseScope({ leagueId: request.leagueId, teamId: undefined });",
      },
    ],
    first: ["d_pointsjan15_lineup_as_dime_droppers", "e_eachjan15_own_man_as_dime_droppers"],
    writtenFor: [],
  },
];
