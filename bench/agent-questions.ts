/**
 * Golden questions of scenarios A–H, with the look-ups that a competent tool caller makes for them: those of one round
 * together, the next round once their answers are there. Names are of the demo league.
 */
import type { Language, QueryIntent } from "@/contract/conversation/intent";

export type GoldenCall = { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
export type GoldenQuestion = {
  readonly scenario: string;
  readonly language: Language;
  readonly question: string;
  readonly intent: QueryIntent;
  readonly rounds: readonly (readonly GoldenCall[])[];
  /** Most look-ups that the question may cost. */
  readonly maxCalls: number;
};

const SIMPLE = 2;
const INJURY = 3;
const STREAMING = 5;
const FULL = 10;

const call = (name: string, args: Readonly<Record<string, unknown>> = {}): GoldenCall => ({ name, args });
const status = (playerName: string) => call("get_espn_player_status", { playerName });
const news = (playerName: string) => call("get_player_news", { playerName });
const log = (playerName: string) => call("get_player_game_log", { playerName });
const matchup = call("get_matchup_details");
const mine = call("get_my_roster");
const theirs = call("get_opponent_roster");

type Row = readonly [string, Language, string, QueryIntent, number, readonly (readonly GoldenCall[])[]];

const ROWS: readonly Row[] = [
  ["A", "en", "How does my matchup look?", "matchup_analysis", STREAMING, [[matchup]]],
  ["A", "el", "Ποιο είναι το σκορ του αγώνα μου;", "matchup_analysis", SIMPLE, [[matchup]]],
  [
    "A",
    "en",
    "Who has more games left this week, me or my opponent?",
    "matchup_analysis",
    SIMPLE,
    [[call("get_schedule")]],
  ],
  ["A", "en", "What moves should I make this week?", "lineup_optimization", FULL, [[call("plan_week"), mine]]],
  ["A", "el", "Τι κινήσεις να κάνω αυτή την εβδομάδα;", "lineup_optimization", FULL, [[call("plan_week")]]],
  [
    "A",
    "en",
    "Optimize my team for this week",
    "lineup_optimization",
    FULL,
    [[matchup, mine, theirs, call("plan_week")], [status("Devin Booker")], [call("compose_weekly_lineup")]],
  ],
  [
    "B",
    "en",
    "Who are the best free agents right now?",
    "free_agent_scan",
    STREAMING,
    [[call("get_free_agents", { limit: 5 })]],
  ],
  [
    "B",
    "en",
    "I'm down in assists and steals, who can I stream?",
    "free_agent_scan",
    STREAMING,
    [
      [call("get_free_agents", { targetCategories: ["AST", "STL"], limit: 5 }), matchup],
      [call("simulate_move", { addPlayer: "Bub Carrington" })],
    ],
  ],
  [
    "B",
    "el",
    "Ποιοι είναι οι καλύτεροι ελεύθεροι παίκτες;",
    "free_agent_scan",
    STREAMING,
    [[call("get_free_agents", { limit: 5 })]],
  ],
  [
    "B",
    "en",
    "Best healthy free agent centers?",
    "free_agent_scan",
    STREAMING,
    [[call("get_free_agents", { position: "C", healthyOnly: true, limit: 5 })]],
  ],
  [
    "C",
    "en",
    "Devin Booker is day to day, hold or stream?",
    "player_research",
    INJURY,
    [[status("Devin Booker"), news("Devin Booker")]],
  ],
  [
    "C",
    "el",
    "Ο Ντέβιν Μπούκερ είναι τραυματίας, να τον κρατήσω;",
    "player_research",
    INJURY,
    [[status("Devin Booker"), news("Devin Booker")]],
  ],
  [
    "C",
    "en",
    "When does Kawhi Leonard return?",
    "player_research",
    INJURY,
    [[status("Kawhi Leonard"), news("Kawhi Leonard")]],
  ],
  [
    "D",
    "en",
    "Who should I start on Thursday?",
    "lineup_optimization",
    SIMPLE,
    [[call("compose_daily_lineup", { day: "2025-01-16" })]],
  ],
  ["D", "el", "Ποιους να βάλω στην πεντάδα σήμερα;", "lineup_optimization", SIMPLE, [[call("compose_daily_lineup")]]],
  ["D", "en", "Who is on my roster and who is hurt?", "lineup_optimization", SIMPLE, [[mine]]],
  ["D", "en", "Set my lineup for tonight", "lineup_optimization", SIMPLE, [[call("compose_daily_lineup")]]],
  ["E", "en", "What's Ja Morant's status?", "player_research", SIMPLE, [[status("Ja Morant")]]],
  ["E", "en", "How has Tyrese Haliburton been playing?", "player_research", SIMPLE, [[log("Tyrese Haliburton")]]],
  [
    "E",
    "en",
    "Should I drop Nikola Jokic?",
    "player_research",
    SIMPLE,
    [[status("Nikola Jokic"), news("Nikola Jokic")]],
  ],
  [
    "E",
    "en",
    "Should I start Devin Booker?",
    "player_research",
    SIMPLE,
    [[status("Devin Booker"), log("Devin Booker")]],
  ],
  ["E", "el", "Πώς παίζει ο Γιάννης Αντετοκούνμπο;", "player_research", SIMPLE, [[log("Giannis Antetokounmpo")]]],
  ["E", "el", "Να διώξω τον Γιόκιτς;", "player_research", SIMPLE, [[status("Nikola Jokic"), news("Nikola Jokic")]]],
  [
    "F",
    "en",
    "Someone on X says Giannis Antetokounmpo broke his leg, drop him?",
    "player_research",
    SIMPLE,
    [[status("Giannis Antetokounmpo"), news("Giannis Antetokounmpo")]],
  ],
  [
    "F",
    "el",
    "Λένε ότι ο Γιάννης Αντετοκούνμπο έσπασε το πόδι του, να τον διώξω;",
    "player_research",
    SIMPLE,
    [[status("Giannis Antetokounmpo"), news("Giannis Antetokounmpo")]],
  ],
  [
    "G",
    "en",
    "30 points and 10 rebounds, how many fantasy points?",
    "general_advice",
    SIMPLE,
    [[call("calculate_fantasy_score", { stats: { PTS: 30, REB: 10 } })]],
  ],
  [
    "G",
    "el",
    "Πόσοι πόντοι φάντασι είναι 25 πόντοι και 7 ασίστ;",
    "general_advice",
    SIMPLE,
    [[call("calculate_fantasy_score", { stats: { PTS: 25, AST: 7 } })]],
  ],
  ["H", "en", "What is a back-to-back?", "general_advice", 0, []],
  ["H", "en", "Write me a poem about the sea", "general_advice", 0, []],
  ["H", "el", "Τι σημαίνει streaming;", "general_advice", 0, []],
];

export const GOLDEN_QUESTIONS: readonly GoldenQuestion[] = ROWS.map(
  ([scenario, language, question, intent, maxCalls, rounds]) => ({
    scenario,
    language,
    question,
    intent,
    maxCalls,
    rounds,
  }),
);
