/**
 * The questions that the asks are fitted on: the examples, and the paraphrases that tests hold the look-ups against.
 */

import { ASK_NAMES, ASKS, type Ask, DOUBLE_ASKS } from "@/language/questions/asks/asks";
import { featuresOf } from "@/language/questions/asks/features";
import { intentOf } from "@/language/questions/asks/intents";
import { GREEK_PARAPHRASES } from "@/language/questions/planning/paraphrases-el";
import { ENGLISH_PARAPHRASES, type Paraphrase } from "@/language/questions/planning/paraphrases-en";
import type { TOOL } from "@/language/questions/tools";
import { askedByRules } from "@/language/questions/understanding/understanding";
import type { IntentDetail } from "@/language/questions/understanding/want";
import { EXAMPLE_LANGUAGES, examplesIn } from "../examples";
import type { AskSample } from "./question-asks";

export function askSamples(): AskSample[] {
  const examples = EXAMPLE_LANGUAGES.flatMap(examplesIn).map(({ asks, questions, intents }) => {
    const request = askedByRules(questions);
    return {
      asks: withDoubles(new Set(asks)),
      intents: new Set(intents ?? asks.map((ask) => intentOf(ask, request.own))),
      weight: 1,
      features: featuresOf(request),
    };
  });
  // The rules were written with these before their eyes: what they say of them is no evidence.
  const paraphrases = [...ENGLISH_PARAPHRASES, ...GREEK_PARAPHRASES].map((paraphrase) => ({
    asks: asksOf(paraphrase),
    weight: 1,
    features: featuresOf({ ...askedByRules([paraphrase[0]]), ruled: new Set() }),
  }));
  return [...examples, ...paraphrases].filter(({ asks }) => asks.size > 0);
}

/** Where each of two asks answers rightly, both at once do as well. */
function withDoubles(asks: ReadonlySet<Ask>): ReadonlySet<Ask> {
  const right = [...asks].map((ask): readonly IntentDetail[] => ASKS[ask]);
  const isCovered = (ask: Ask) => {
    const requested: readonly IntentDetail[] = ASKS[ask];
    const parts = right.filter((intents) => intents.every((want) => requested.includes(want))).flat();
    return requested.every((want) => parts.includes(want));
  };
  return new Set([...asks, ...[...DOUBLE_ASKS].filter(isCovered)]);
}

/** The tool of each want that has one by itself. */
const TOOLS_OF_INTENT: Readonly<Partial<Record<IntentDetail, keyof typeof TOOL>>> = {
  status: "status",
  news: "news",
  "game-log": "gameLog",
  "player-schedule": "schedule",
  "slot-fit": "slotFit",
  simulate: "simulate",
  "my-roster": "myRoster",
  "roster-form": "rosterLogs",
  "daily-lineup": "dailyLineup",
  "weekly-lineup": "weeklyLineup",
  plan: "plan",
  "opponent-roster": "opponentRoster",
  matchup: "matchup",
  "free-agents": "freeAgents",
  schedule: "schedule",
  league: "league",
  "topic-news": "topicNews",
  score: "score",
  decisions: "decisions",
};

/** The asks that are looked up with exactly these tools; none where no ask has all of them. */
export function asksOf([, tools]: Paraphrase): ReadonlySet<Ask> {
  const requested = [...new Set(tools)].sort().join();
  const toolsOf = (ask: Ask) => ASKS[ask].flatMap((want: IntentDetail) => TOOLS_OF_INTENT[want] ?? []);
  return new Set(ASK_NAMES.filter((ask) => toolsOf(ask).sort().join() === requested));
}
