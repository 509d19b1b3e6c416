/** What an answer about the season turns on: the next opponent, my odds, and what this matchup does to them. Pure. */
import { IF_THIS_WEEK } from "../season/season-asks";
import { NEXT, ODDS, OF_THE_SEASON } from "./patterns";
import type { Rule } from "./rule";

const TIEBREAKER =
  / (?:tie ?break\S*|ties? (?:\S+ ){0,5}(?:broken|decided|settled)|(?:break|breaks|breaking|settle|decide)\S* (?:the |a )?ties?|same record|(?:who|what) (?:\S+ ){0,3}(?:wins|breaks|decides) (?:a |the )?ties?|ισοβαθμ\S+|isobathm\S+|isovathm\S+) /;

export const RULES_OF_THE_SEASON: readonly Rule[] = [
  {
    focus: "tiebreaker",
    detects: (line, _own, read) => TIEBREAKER.test(line) && read.searchNames.length === 0,
    intents: () => ["standings-odds"],
    intent: "general_advice",
    also: () => ({ otherTeam: undefined, unsupported: [] }),
  },
  {
    focus: "next-opponent",
    detects: (line) => NEXT.test(line),
    intents: () => ["season-odds"],
    intent: "general_advice",
  },
  {
    focus: "season-by-result",
    detects: (line, _own, read) => IF_THIS_WEEK.test(line) && OF_THE_SEASON.test(line) && read.searchNames.length === 0,
    intents: () => ["season-odds"],
    intent: "general_advice",
  },
  {
    focus: "season",
    detects: (line, _own, read) =>
      OF_THE_SEASON.test(line) &&
      ODDS.test(line) &&
      read.searchNames.length === 0 &&
      !read.intents.has("standings-odds") &&
      !read.intents.has("league"),
    intents: () => ["season-odds"],
    intent: "general_advice",
  },
];
