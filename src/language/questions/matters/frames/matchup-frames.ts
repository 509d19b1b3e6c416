/** Matters of the matchup, the opponent, free agents, the season and the league. Pure. */
import { aboutPlayers } from "../../understanding/conversation/about-players";
import { isHis } from "../../understanding/focus/patterns";
import { type Filled, type Frames, namesCategories, ofTheTeam, TODAY, type Turn, wants } from "./frame";

const theirMoves = ofTheTeam("matchup_analysis", ["opponent-outlook"], { focus: "opponent-moves" });

export const matchupFrames: Frames = {
  score: (turn) => (namesCategories(turn) ? categoriesOf(turn) : scoreOf(turn)),
  "why-behind": ofTheTeam("matchup_analysis", ["matchup", "opponent-roster", "my-roster"], {
    focus: "why-behind",
    day: { kind: "offset", days: -1 },
    range: undefined,
  }),
  needed: ofTheTeam("matchup_analysis", ["matchup"], { focus: "catch-up" }),
  categories: categoriesOf,
  end: ofTheTeam("matchup_analysis", ["matchup"], { focus: "matchup-end" }),
  "adds-left": (turn) =>
    isHis(turn.line)
      ? theirMoves(turn)
      : { intent: "matchup_analysis", intents: wants("matchup"), ...aboutPlayers(), focus: "adds-left" },
  "adds-timing": ofTheTeam("lineup_optimization", ["plan"], { focus: "adds-timing" }),
  "their-roster": ({ own, read, previous }) => ({
    intent: "matchup_analysis",
    intents: wants("opponent-roster"),
    ...aboutPlayers(),
    ...teamOf(read, previous),
    asksHealth: own.concepts.has("health"),
    asksLineup: !own.concepts.has("health"),
  }),
  "their-games": theirGamesOf,
  "their-moves": theirMoves,
  "free-agents": freeAgentsOf,
  odds: ({ line }) => ({
    intent: "general_advice",
    ...aboutPlayers(),
    ...(OF_ALL.test(line)
      ? { intents: wants("standings-odds") }
      : { intents: wants("season-odds"), focus: "season" as const }),
  }),
  "odds-if": ofTheTeam("general_advice", ["season-odds"], { focus: "season-by-result" }),
  standings: ofTheTeam("general_advice", ["standings-odds"], { focus: "place" }),
  next: ofTheTeam("general_advice", ["season-odds"], { focus: "next-opponent" }),
  "playoff-games": ofTheTeam("general_advice", ["season-odds"]),
  tiebreaker: ofTheTeam("general_advice", ["standings-odds"], { focus: "tiebreaker" }),
  rules: ofTheTeam("general_advice", ["league"]),
};

function categoriesOf(turn: Turn): Filled {
  return {
    intent: "matchup_analysis",
    intents: wants("matchup"),
    ...aboutPlayers(),
    freeAgentFilter: turn.own.filter,
    focus: namesCategories(turn) ? "named-categories" : "categories",
  };
}

function scoreOf({ own }: Turn): Filled {
  return {
    intent: "matchup_analysis",
    ...aboutPlayers(),
    ...(own.concepts.has("chance")
      ? { intents: wants("matchup", "plan"), focus: "chance" as const, asksChance: true }
      : { intents: wants("matchup") }),
  };
}

const OF_ALL =
  / (?:everyone|everybody|every team|each team|all teams|favou?rites?|who (?:wins|takes|is winning)|the league|ολων|ολεσ|καθε ομαδα\S*|φαβορι|favori) /;

/** The team named, else the one of a turn before that was about it; the opponent without either. */
function teamOf(read: Turn["read"], previous: Turn["previous"]) {
  const otherTeam = read.otherTeam ?? (previous?.intents.has("opponent-roster") ? previous.otherTeam : undefined);
  return otherTeam === undefined ? {} : { otherTeam };
}

function theirGamesOf({ own, read, previous }: Turn): Filled {
  if (read.day === undefined && !own.concepts.has("play") && previous?.focus !== "tonight")
    return { intent: "matchup_analysis", intents: wants("schedule"), ...aboutPlayers() };
  return {
    intent: "matchup_analysis",
    intents: wants("opponent-roster"),
    ...aboutPlayers(),
    ...teamOf(read, previous),
    focus: "tonight",
    day: read.day ?? previous?.day ?? TODAY,
  };
}

function freeAgentsOf({ own, read, previous }: Turn): Filled {
  const goesOn = previous?.intents.has("free-agents") === true;
  const day = read.day ?? (goesOn ? previous.day : undefined);
  return {
    intent: "free_agent_scan",
    intents: wants("free-agents", "value-free-agents"),
    ...aboutPlayers(),
    freeAgentFilter: { ...(goesOn && previous.freeAgentFilter), ...own.filter },
    ...(day && { day }),
  };
}
