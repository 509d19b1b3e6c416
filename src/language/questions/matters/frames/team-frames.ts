/** Matters of my own team: its players, its lineups, its moves. Pure. */
import { ASKS } from "../../asks/asks";
import { aboutPlayers } from "../../understanding/conversation/about-players";
import { isHis, OF_FREE_AGENTS } from "../../understanding/focus/patterns";
import { asksForTheWorst, isOfOpponent } from "../../understanding/focus/team-leader";
import { type Filled, type Frames, namesCategories, namesIn, ofTheTeam, TODAY, type Turn, wants } from "./frame";

const YESTERDAY = { kind: "offset", days: -1 } as const;

export const teamFrames: Frames = {
  plan: planOf,
  "one-move": (turn) => ({ ...planOf(turn), maxMoves: 1 }),
  review: ofTheTeam("lineup_optimization", ASKS.review),
  lineup: lineupOf,
  "week-lineup": ofTheTeam("lineup_optimization", ["weekly-lineup"]),
  roster: ofTheTeam("lineup_optimization", ["my-roster"], { asksLineup: true }),
  "hot-cold": ofTheTeam("lineup_optimization", ["roster-form"]),
  cut: ofTheTeam("lineup_optimization", ["plan", "my-roster"], { focus: "whom-to-drop", isDropQuestion: true }),
  hurt: ofTheTeam("lineup_optimization", ["my-roster"], { asksHealth: true }),
  "games-left": gamesLeftOf,
  "best-worst": leadersOf,
  "stat-leader": (turn) =>
    namesCategories(turn)
      ? {
          intent: "lineup_optimization",
          intents: wants("roster-form"),
          ...aboutPlayers(),
          freeAgentFilter: turn.own.filter,
          focus: "stat-leader",
        }
      : undefined,
  tonight: ({ read, previous }) => ({
    intent: "matchup_analysis",
    intents: wants("my-roster"),
    ...aboutPlayers(),
    focus: "tonight",
    day: read.day ?? (previous?.focus === "tonight" ? previous.day : undefined) ?? TODAY,
  }),
  scorers: ({ read }) => ({
    intent: "matchup_analysis",
    intents: wants("opponent-roster", "my-roster", "matchup"),
    ...aboutPlayers(),
    focus: "day-scorers",
    day: isOver(read.day) ? read.day : YESTERDAY,
  }),
  overflow: ({ line, read }) =>
    OF_OTHER_PLACES.test(line)
      ? undefined
      : {
          intent: "lineup_optimization",
          ...aboutPlayers(),
          ...(read.day
            ? { intents: wants("daily-lineup"), asksPlaces: true as const, day: read.day }
            : { intents: wants("weekly-lineup") }),
        },
  "back-to-back": ofTheTeam("matchup_analysis", ["schedule"]),
  lock: ofTheTeam("lineup_optimization", ["daily-lineup"], { asksLock: true }),
};

/** Places that no lineup fills. */
const OF_OTHER_PLACES = / (?:(?:ir|bench|injured reserve) (?:spots?|slots?|places?)|θεσ\S+ (?:στον παγκο|ir|στο ir)) /;

const isOver = (day: Turn["read"]["day"]): day is NonNullable<typeof day> =>
  day !== undefined && !(day.kind === "offset" && day.days >= 0);

function planOf({ own, read, previous }: Turn): Filled {
  const spared = [...new Set([...(previous?.spared ?? []), ...(read.spared ?? [])])];
  return {
    intent: "lineup_optimization",
    intents: wants("matchup", "plan"),
    ...aboutPlayers(namesIn(own)),
    ...(spared.length > 0 && { spared }),
  };
}

/** The best lineup of the day spoken of. */
function lineupOf({ read, previous }: Turn): Filled {
  const day = read.day ?? previous?.day;
  return {
    intent: "lineup_optimization",
    intents: wants("daily-lineup"),
    ...aboutPlayers(),
    ...(day && !isOver(day) && { day }),
    ...(previous?.without && { without: previous.without }),
  };
}

function gamesLeftOf({ own, line }: Turn): Filled {
  if (own.concepts.has("free-agents") || OF_FREE_AGENTS.test(line))
    return {
      intent: "free_agent_scan",
      intents: wants("free-agents"),
      ...aboutPlayers(),
      freeAgentFilter: { ...own.filter, sort: "games" },
    };
  const isTheirs = isHis(line);
  const team = { intent: "matchup_analysis" as const, ...aboutPlayers() };
  if (WHO.test(line) && !ME_OR_HIM.test(line))
    return { ...team, intents: wants(isTheirs ? "opponent-roster" : "my-roster"), focus: "games-left" };
  const isOfBoth = isTheirs || own.concepts.has("opponent") || own.concepts.has("matchup") || !WHO.test(line);
  return isOfBoth
    ? { ...team, intents: wants("schedule") }
    : { ...team, intents: wants("my-roster"), focus: "games-left" };
}
/** "Who has more left, me or him?" */
const ME_OR_HIM = / (?:me|i|us|we|εγω|εμεισ|ego|egw) (?:or|η|h|i|vs) | (?:or|η|vs) (?:me|him|them|us|εγω|αυτοσ) /;
const WHO = / (?:who|which|whos|ποιοσ|ποιοι|ποιον|pios|poios|pioi|poioi) /;

function leadersOf({ line }: Turn): Filled {
  const isWorst = asksForTheWorst(line);
  return {
    intent: "matchup_analysis",
    intents: wants(isOfOpponent(line) ? "opponent-roster" : "my-roster", ...(isWorst ? (["matchup"] as const) : [])),
    ...aboutPlayers(),
    focus: "team-leader",
    asksWorst: isWorst,
  };
}
