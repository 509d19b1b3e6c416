/**
 * From the ideas in a question to what is to be looked up for it.
 *
 * Pure. A named player makes it a question about him; otherwise it is about the team, and may want several things.
 */
import type { QueryIntent } from "@/contract/intent";
import type { Concept } from "./concepts";
import { aboutPlayers } from "./player-wants";
import type { OwnReading } from "./reading";
import { aboutTeam } from "./team-wants";
import { foldedLine } from "./text";

export type Want =
  // About named players.
  | "status"
  | "news"
  | "game-log"
  | "player-schedule"
  | "slot-fit"
  | "simulate"
  // About my team.
  | "my-roster"
  | "roster-form"
  | "daily-lineup"
  | "weekly-lineup"
  | "plan"
  /** Everything that a careful look at the matchup needs. */
  | "review"
  /** My players in doubt are looked up by name once the roster is known. */
  | "doubtful"
  // About the league around it.
  | "opponent-roster"
  | "matchup"
  | "free-agents"
  /** The first of the free agents are valued once they are known. */
  | "value-free-agents"
  | "schedule"
  | "league"
  | "topic-news"
  // Without a look-up, and arithmetic.
  | "score"
  | "help"
  | "thanks"
  | "explain"
  | "decline"
  | "unsupported";

/** What is asked for and cannot be told; "unclear" when the question is about the game but says too little. */
export type UnsupportedTopic = "trade" | "unclear";

export type Decision = {
  intent: QueryIntent;
  confidence: "sure" | "guess";
  wants: ReadonlySet<Want>;
  unsupported: readonly UnsupportedTopic[];
};

export type Reading = OwnReading & {
  has: (...concepts: Concept[]) => boolean;
  /** The folded words in a row, for patterns that span words. */
  line: string;
};

export const readingOf = (own: OwnReading): Reading => ({
  ...own,
  has: (...concepts) => concepts.some((concept) => own.concepts.has(concept)),
  line: foldedLine(own.text),
});

export function decideWants(own: OwnReading): Decision {
  const reading = readingOf(own);
  if (isCalculation(reading)) return general(["score"]);
  if (isOutside(reading)) return general(["decline"]);
  if (own.mentions.length > 0 && !isAboutTheMatchup(reading)) return aboutPlayers(reading);
  if (isTheory(reading)) return general(["explain"]);
  return aboutTeam(reading) ?? withoutATopic(reading);
}

/** "Who is winning, me or Dime Droppers?": a team's name is no player's. */
const isAboutTheMatchup = ({ has, mentions }: Reading): boolean =>
  has("matchup") &&
  has("me") &&
  !mentions.every((mention) => mention.isSure && /\s/.test(mention.searchFor.trim())) &&
  !has(
    "health",
    "form",
    "drop",
    "start",
    "add",
    "hold",
    "own",
    "news",
    "trade",
    "rumour",
    "games",
    "fit",
    "bench",
    "doing",
  );

function general(wants: Want[], confidence: "sure" | "guess" = "sure"): Decision {
  return { intent: "general_advice", confidence, wants: new Set(wants), unsupported: [] };
}

function isCalculation({ statLine, has }: Reading): boolean {
  const amounts = Object.keys(statLine.stats).length;
  if (amounts === 0) return false;
  if (statLine.weights !== undefined || has("score")) return !has("drop", "trade");
  return amounts > 1 && !has("free-agents", "need", "drop", "start", "add", "opponent", "trade");
}

/** Words from elsewhere and none of the game: recipes, politics, requests for the instructions. */
function isOutside({ has, mentions }: Reading): boolean {
  if (!has("outside")) return false;
  const isOfTheGame = has(
    ...(["roster", "opponent", "free-agents", "need", "stat", "position", "domain", "form"] as const),
    ...(["drop", "bench", "league", "lineup", "schedule"] as const),
  );
  if (has("matchup") && has("me")) return false;
  const isAboutHim =
    mentions.some((mention) => mention.isSure) && has("health", "start", "own", "rumour", "trade", "hold", "add");
  return !isOfTheGame && !isAboutHim;
}

/** How the game is played, and nobody's team: "is punting smart?", "how do waivers work?". */
function isTheory({ has, terms, line, day }: Reading): boolean {
  const isMine = (has("me") || / (?:my|our|μου) /.test(line)) && !PERSONAL_ADVICE.test(line);
  if (terms.length > 0) return !(has("league") && (isMine || OUR.test(line)));
  const isOfMyTeam = has(
    "roster",
    "opponent",
    "matchup",
    "lineup",
    "health",
    "week-plan",
    "league",
    "chance",
    "schedule",
  );
  return (
    has("advice") &&
    !isOfMyTeam &&
    !isMine &&
    !has("need") &&
    day === undefined &&
    has("domain", "free-agents", "trade", "stat", "add", "optimise")
  );
}
const OUR = / (?:my|our|this) league | (?:λιγκα|λιγκασ) (?:μου|μασ) /;
const PERSONAL_ADVICE = / (?:do i|can i|should i|i am|im|teach me|tell me|give me|μου|πεσ μου|δωσ\S* μου) /;

function withoutATopic({ has, text }: Reading): Decision {
  if (text.words.length === 0) return general(["help"], "guess");
  if (has("thanks") && !has("help")) return general(["thanks"]);
  if (has("help", "greeting")) return general(["help"]);
  const isOfTheGame = has(
    ...(["domain", "stat", "position", "club", "form", "doing", "hold", "play", "own", "week"] as const),
    ...(["available", "compare", "score", "day", "advice", "start", "add", "fit", "pronoun"] as const),
  );
  if (isOfTheGame) return { ...general(["unsupported"], "guess"), unsupported: ["unclear"] };
  return general(["decline"], "guess");
}
