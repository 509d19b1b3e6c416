/**
 * What the first sentence of an answer has to be about, where the look-ups alone do not say it.
 *
 * Pure. Patterns over the folded words, in English, Greek and Greek in Latin letters, after everything else has been
 * read; what a focus asks for replaces the look-ups that were chosen.
 */

import type { OwnReading } from "../reading";
import { foldedLine } from "../text";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";
import {
  ADDS_TIMING,
  ALSO_ADDS,
  BARE_PAIR_WORDS,
  BLAMES,
  CAN_STILL_ADD,
  CATEGORIES,
  DROPS_HIM,
  EITHER_OR,
  EXPECTS,
  GAMES_LEADER,
  GOOD_TEAM,
  HIS_MOVES,
  HOPE,
  isHis,
  MATCHUP_ENDS,
  MINE,
  OF_BOTH_SIDES,
  OF_FREE_AGENTS,
  OF_NO_GAMES,
  OF_THE_SEASON,
  OF_THOSE_CATEGORIES,
  OPPONENT,
  OVER_DAYS,
  PER_DAY,
  PLACE,
  PLEA,
  PROJECTED,
  PUNTED,
  REST_OF_SEASON,
  SCORED,
  SETS_A_LINEUP,
  SUPERLATIVES,
  THREAT,
  WAIVER_TIME,
  WHAT_NOW,
  WHEN,
  WHO_PLAYS,
  WHY_BEHIND,
} from "./patterns";
import type { Rule } from "./rule";
import { RULES_OF_THE_SEASON } from "./season-rules";
import { asksForLeaders, asksForTheWorst, isOfOpponent } from "./team-leader";
import { TURNOVERS } from "./turnovers";
import { WHOM_TO_DROP } from "./whom-to-drop";

const RULES: readonly Rule[] = [
  {
    focus: "why-behind",
    detects: (line, _own, read) =>
      WHY_BEHIND.test(line) &&
      !OF_THE_SEASON.test(line) &&
      (read.freeAgentFilter.targetCategories?.length ?? 0) === 0 &&
      !TURNOVERS.test(line),
    intents: () => ["matchup", "opponent-roster", "my-roster"],
    intent: "matchup_analysis",
    // With the points of the day before.
    also: () => ({ day: { kind: "offset", days: -1 }, range: undefined, players: [], searchNames: [] }),
  },
  {
    focus: "reserve",
    detects: (_line, _own, read) => read.asksReserve === true && read.searchNames.length > 0,
    intents: () => ["status", "my-roster", "league"],
    intent: "lineup_optimization",
  },
  {
    focus: "waivers",
    detects: (line, _own, read, previous) =>
      WAIVER_TIME.test(line) &&
      WHEN.test(line) &&
      (DROPS_HIM.test(line) || (read.searchNames.length > 0 && previous?.focus === "waivers")),
    intents: () => ["league"],
    intent: "general_advice",
  },
  {
    focus: "adds-left",
    detects: (line, own, read) =>
      CAN_STILL_ADD.test(line) &&
      read.searchNames.length === 0 &&
      read.day === undefined &&
      Object.keys(read.freeAgentFilter).length === 0 &&
      !own.concepts.has("drop"),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "adds-timing",
    detects: (line, _own, read) => read.searchNames.length === 0 && ADDS_TIMING.test(line),
    intents: () => ["plan"],
    intent: "lineup_optimization",
  },
  {
    focus: "matchup-end",
    detects: (line, _own, read) => read.searchNames.length === 0 && MATCHUP_ENDS.test(line),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "expected-total",
    detects: (line, own, read) =>
      EXPECTS.test(line) &&
      (OVER_DAYS.test(line) || own.range?.to != null) &&
      read.searchNames.length > 0 &&
      read.searchNames.length <= 4 &&
      !read.intents.has("simulate") &&
      !read.intents.has("trade") &&
      !read.intents.has("absence"),
    intents: () => ["absence", "game-log"],
    intent: "player_research",
  },
  {
    focus: "projection",
    detects: (line, _own, read) =>
      PROJECTED.test(line) &&
      read.searchNames.length > 0 &&
      read.searchNames.length <= 2 &&
      !read.isStartQuestion &&
      !read.intents.has("simulate") &&
      !read.intents.has("trade"),
    intents: () => ["daily-lineup", "game-log", "status"],
    intent: "player_research",
  },
  ...RULES_OF_THE_SEASON,
  {
    focus: "compare",
    detects: (line, own, read) =>
      read.searchNames.length > 1 &&
      read.searchNames.length <= 3 &&
      (read.intents.has("game-log") ||
        (own.concepts.has("week") &&
          !(["health", "play", "games", "schedule"] as const).some((idea) => own.concepts.has(idea)) &&
          !read.intents.has("player-schedule"))) &&
      !read.intents.has("simulate") &&
      !read.intents.has("trade") &&
      !read.isStartQuestion &&
      !read.isDropQuestion &&
      !read.asksSeason &&
      (read.mine ?? []).length === 0 &&
      (read.freeAgentFilter.targetCategories?.length ?? 0) === 0 &&
      read.lastNGames === undefined &&
      !REST_OF_SEASON.test(line) &&
      EITHER_OR.test(line) &&
      (own.concepts.has("add") || own.concepts.has("week") || own.text.words.length <= BARE_PAIR_WORDS) &&
      !own.concepts.has("form") &&
      !own.concepts.has("trade"),
    intents: () => ["simulate", "game-log"],
    intent: "player_research",
  },
  {
    focus: "place",
    detects: (line, _own, read) =>
      (PLACE.test(line) || GOOD_TEAM.test(line)) &&
      read.searchNames.length === 0 &&
      !read.isStartQuestion &&
      !read.intents.has("season-odds") &&
      !read.intents.has("trade"),
    intents: () => ["standings-odds"],
    intent: "general_advice",
  },
  {
    focus: "team-leader",
    detects: asksForLeaders,
    // Where no points a game are known, the categories say what is weak.
    intents: (_read, line) => [
      isOfOpponent(line) ? "opponent-roster" : "my-roster",
      ...(asksForTheWorst(line) ? (["matchup"] as const) : []),
    ],
    intent: "matchup_analysis",
    also: (_read, line) => ({
      players: [],
      searchNames: [],
      unsupported: [],
      asksLineup: false,
      asksWorst: asksForTheWorst(line),
    }),
  },
  {
    focus: "stat-leader",
    detects: (line, _own, read) =>
      ((SUPERLATIVES.test(line) && MINE.test(line)) || BLAMES.test(line)) &&
      ((read.freeAgentFilter.targetCategories?.length ?? 0) > 0 || TURNOVERS.test(line)) &&
      read.searchNames.length === 0 &&
      !read.intents.has("free-agents") &&
      (!read.intents.has("plan") || BLAMES.test(line)),
    intents: () => ["roster-form"],
    intent: "lineup_optimization",
  },
  {
    focus: "named-categories",
    detects: (line, own, read) =>
      ((read.freeAgentFilter.targetCategories?.length ?? 0) > 0 || TURNOVERS.test(line)) &&
      read.searchNames.length === 0 &&
      read.intents.has("matchup") &&
      [...read.intents].every((intent) => intent === "matchup") &&
      !own.concepts.has("free-agents") &&
      !own.concepts.has("add"),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "categories",
    detects: (line, own, read, previous) =>
      read.searchNames.length === 0 &&
      !read.intents.has("league") &&
      !own.concepts.has("free-agents") &&
      !own.concepts.has("add") &&
      (CATEGORIES.test(line) ||
        (PUNTED.test(line) && !read.intents.has("explain")) ||
        (OF_THOSE_CATEGORIES.test(line) && previous?.intents.has("matchup") === true)),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "catch-up",
    detects: (line, _own, read) => read.searchNames.length === 0 && PER_DAY.test(line) && !read.intents.has("league"),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "opponent-moves",
    detects: (line, _own, read) =>
      HIS_MOVES.test(line) && (isHis(line) || THREAT.test(line)) && read.searchNames.length === 0,
    intents: () => ["opponent-outlook"],
    intent: "matchup_analysis",
  },
  {
    focus: "chance",
    detects: (line, _own, read) => read.searchNames.length === 0 && (WHAT_NOW.test(line) || PLEA.test(line)),
    intents: () => ["matchup", "plan"],
    intent: "lineup_optimization",
  },
  {
    focus: "chance",
    detects: (line, _own, read) =>
      read.searchNames.length === 0 &&
      !OF_THE_SEASON.test(line) &&
      (read.intents.has("matchup") || read.intents.has("plan")) &&
      !read.intents.has("review") &&
      (HOPE.test(line) || read.asksChance === true),
    intents: () => ["matchup", "plan"],
    intent: "lineup_optimization",
  },
  {
    focus: "tonight",
    detects: (line, own, read, previous) =>
      read.day !== undefined &&
      own.range === undefined &&
      read.searchNames.length === 0 &&
      !read.intents.has("free-agents") &&
      !SETS_A_LINEUP.test(line) &&
      !own.concepts.has("free-agents") &&
      !own.concepts.has("club") &&
      (WHO_PLAYS.test(line) || (previous?.focus === "tonight" && own.text.words.length <= 4)),
    intents: (_read, line, previous) =>
      isHis(line) || (previous?.focus === "tonight" && previous.intents.has("opponent-roster"))
        ? ["opponent-roster"]
        : ["my-roster"],
    intent: "matchup_analysis",
  },
  {
    focus: "day-scorers",
    detects: (line, own, read) =>
      own.day !== undefined &&
      !(own.day.kind === "offset" && own.day.days >= 0) &&
      SCORED.test(line) &&
      read.searchNames.length === 0 &&
      !OF_NO_GAMES.test(line) &&
      !own.concepts.has("club"),
    intents: () => ["opponent-roster", "my-roster", "matchup"],
    intent: "matchup_analysis",
    also: ({ day }) => (day?.kind === "weekday" ? { day: { ...day, isLast: true } } : {}),
  },
  {
    focus: "games-left",
    detects: (line, own, read) =>
      GAMES_LEADER.test(line) &&
      !OF_FREE_AGENTS.test(line) &&
      !read.intents.has("season-odds") &&
      MINE.test(line) &&
      read.searchNames.length === 0 &&
      read.window !== "next week" &&
      !read.isDropQuestion &&
      !own.concepts.has("free-agents") &&
      !own.concepts.has("club") &&
      !OF_BOTH_SIDES.test(line) &&
      !isHis(line),
    intents: () => ["my-roster"],
    intent: "matchup_analysis",
  },
  {
    focus: "whom-to-drop",
    detects: (line, _own, read) =>
      WHOM_TO_DROP.test(line) &&
      !ALSO_ADDS.test(line) &&
      !OPPONENT.test(line) &&
      read.searchNames.length <= 1 &&
      read.roles.add.length === 0,
    intents: () => ["plan", "my-roster"],
    intent: "lineup_optimization",
  },
  {
    focus: "ownership",
    detects: (_line, own, read) =>
      read.intents.has("status") &&
      read.searchNames.length > 0 &&
      (own.concepts.has("own") || own.concepts.has("available")) &&
      !read.isRumour &&
      !read.intents.has("simulate"),
    intents: (read) => [...read.intents],
    intent: "player_research",
  },
  {
    focus: "start-sit",
    detects: (_line, _own, read) =>
      read.isStartQuestion &&
      !read.isHoldQuestion &&
      !read.isDropQuestion &&
      (read.intents.has("status") || (read.intents.has("daily-lineup") && read.without === undefined)) &&
      !read.intents.has("simulate") &&
      read.searchNames.length > 0 &&
      read.searchNames.length <= 4 &&
      !read.isRumour,
    intents: (read) => [...new Set<IntentDetail>(["status", ...read.intents])],
    intent: "player_research",
  },
  {
    focus: "availability",
    detects: (_line, own, read) =>
      read.intents.has("status") &&
      !read.intents.has("simulate") &&
      read.searchNames.length > 0 &&
      read.searchNames.length <= 2 &&
      // "Alvarado or Wallace if I only care about steals?"
      !(own.concepts.has("compare") && !own.concepts.has("play") && !own.concepts.has("health")) &&
      (own.filter.targetCategories?.length ?? 0) === 0 &&
      !read.isDropQuestion &&
      !read.isHoldQuestion &&
      !read.isStartQuestion &&
      !read.isRumour &&
      !(read.day?.kind === "offset" && read.day.days < 0) &&
      read.asksReserve !== true,
    intents: (read) => [...read.intents],
    intent: "player_research",
  },
];

/** Arithmetic, and what is none of its business. */
const ANSWERED_OTHERWISE: readonly IntentDetail[] = ["score", "decline", "unsupported"];

/** The understanding with its focus, and the look-ups that this needs. */
export function withFocus(
  { focus: carried, ...read }: Understanding,
  own: OwnReading,
  previous: Understanding | undefined,
): Understanding {
  const line = foldedLine(own.text);
  // A plea and nothing else is about the person's own team, and who scares me about the opponent's.
  const isPlea = PLEA.test(line) || (previous !== undefined && WHAT_NOW.test(line));
  const isOfATeam = isPlea || asksForLeaders(line, own, read, previous);
  if (!isOfATeam && (read.unsupported.length > 0 || ANSWERED_OTHERWISE.some((want) => read.intents.has(want))))
    return read;
  // What goes on from the question before has its own focus already.
  if (carried !== undefined && read.isSettled) return { ...read, focus: carried };
  const rule = RULES.find(({ detects }) => detects(line, own, read, previous));
  if (!rule) return read;
  const { focus, intent } = rule;
  return {
    ...read,
    ...(isPlea ? { unsupported: [] } : {}),
    ...rule.also?.(read, line),
    focus,
    intent,
    intents: new Set(rule.intents(read, line, previous)),
  };
}
