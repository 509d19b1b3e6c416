/**
 * From the ideas in a question to what is to be looked up for it.
 *
 * Pure. A named player makes it a question about him; otherwise it is about the team, and may want several things.
 */

import { absenceAsk } from "./absence/absence-asks";
import { beyondIn } from "./beyond";
import { opponentAsk } from "./claims/bid-asks";
import { decisionAsk } from "./decision-asks";
import { termsIn } from "./glossary";
import { aboutPlayers } from "./player-wants";
import { type OwnReading, readQuestion } from "./reading";
import { isArithmetic, isPriced } from "./scoring/arithmetic";
import { seasonAsk } from "./season/season-asks";
import { statedTeamAsk } from "./stated-team-asks";
import { strategyAsk } from "./strategy/strategy-asks";
import { aboutTeam } from "./team-wants";
import { foldedLine } from "./text";
import { asksToDecide } from "./to-act";
import { orTrade, tradeAsk } from "./trades/trade-asks";
import type { Decision, IntentDetail, Reading } from "./want";

const readingOf = (own: OwnReading): Reading => ({
  ...own,
  has: (...concepts) => concepts.some((phraseGroup) => own.concepts.has(phraseGroup)),
  line: foldedLine(own.text),
});

export function decideWants(own: OwnReading): Decision {
  const reading = readingOf(own);
  const beyond = beyondIn(reading.line);
  if (beyond === "decline") return { ...general(["decline"]), isSettled: true };
  // What waits for a decision is what an approval can mean.
  if (beyond === "to-act" && asksToDecide(reading.line)) return { ...general(["decisions"]), isSettled: true };
  const ofDecisions = beyond === undefined ? decisionAsk(reading) : undefined;
  if (ofDecisions) return ofDecisions;
  // "Do I make the playoffs, or is it time to look to next season?"
  if (beyond === "next-season" && MAKES_PLAYOFFS.test(reading.line) && own.mentions.length === 0)
    return { ...general(["season-odds"]), isSettled: true };
  // "Did he get hurt in the third quarter?" asks how he is.
  const isOfHim = beyond === "plays" && reading.has("health", "news", "rumour");
  if (beyond !== undefined && !isOfHim) return { ...general(["unsupported"]), unsupported: [beyond], isSettled: true };
  const ofSeason = own.mentions.length === 0 ? seasonAsk(reading.line) : undefined;
  if (ofSeason) return { ...general([ofSeason]), isSettled: true };
  if (asksForAge(reading)) return ageOf(reading);
  if (isCalculation(reading)) return calculationAndBeside(reading);
  if (lacksItsLine(reading)) return { ...general(["unsupported"]), unsupported: ["no-line"], isSettled: true };
  const ofAbsence = absenceAsk(reading);
  if (ofAbsence) return ofAbsence;
  const ofTrade = tradeAsk(reading);
  if (ofTrade) return ofTrade;
  if (own.mentions.length === 0 && (OUR_WAIVERS.test(reading.line) || MAY_HOLD.test(reading.line)))
    return { ...general(["league"]), isSettled: true };
  const strategy = strategyAsk(reading);
  if (strategy) return strategy;
  const reported = opponentAsk(reading) ?? statedTeamAsk(reading);
  if (reported) return reported;
  if (own.mentions.length === 0 && WHOLE_REVIEW.test(reading.line))
    return { ...general([...REVIEW]), intent: "lineup_optimization", isSettled: true };
  if (own.mentions.length === 0 && WHICH_MOVES.test(reading.line))
    return { ...general(["matchup", "plan"]), intent: "lineup_optimization", isSettled: true };
  if (isGeneral(reading)) return { ...general(["explain"]), isSettled: true };
  if (isOutside(reading)) return general(["decline"]);
  if (own.mentions.length > 0 && !isAboutTheMatchup(reading)) return orTrade(aboutPlayers(reading), reading);
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

function general(intents: IntentDetail[], confidence: "sure" | "guess" = "sure"): Decision {
  return { intent: "general_advice", confidence, intents: new Set(intents), unsupported: [] };
}

function isCalculation(reading: Reading): boolean {
  const { statLine, has } = reading;
  const amounts = Object.keys(statLine.stats).length;
  if (amounts === 0) return false;
  if (has("score") || isArithmetic(reading)) return !has("drop", "trade");
  return amounts > 1 && !has("free-agents", "need", "drop", "start", "add", "opponent", "trade");
}

const MAKES_PLAYOFFS =
  / (?:make|making|get into|reach|in|for|μπω|μπαινω|προλαβαινω|παω|περναω|mpw|mpainw) (?:\S+ )?(?:playoffs?|play offs?|postseason|πλει ?οφ|plei of|plai of) /;
/** "Do we use FAAB or waiver order?", "when do our waivers clear?": a rule of this league. */
const OUR_WAIVERS =
  / (?:do we (?:have|use|do|run|play)|does (?:my|our|this) league|is (?:it|this|ours|my league|our league)|are we (?:on|using)|εχουμε|παμε με|παιζουμε με|exoume|exoyme|pame me|paizoume me) (?:\S+ ){0,4}(?:faab|waivers?|bids?|bidding|blind|claims?|waiver order|rolling|γουειβερσ?|σειρα προτεραιοτητασ|προσφορεσ) | (?:when|what time|what day) (?:do|does|are) (?:our |my |the )?(?:waivers?|claims?) (?:\S+ )?(?:clear|run|process\S*) | ποτε (?:καθαριζ\S+|τρεχ\S+|περν\S+|βγαιν\S+) (?:τα |οι )?(?:waivers?|γουειβερσ?|claims?|διεκδικησεισ) /;

/** "Can I hold five centers, or will ESPN cut me off?" */
const MAY_HOLD =
  / (?:can|could|may|(?:am|are) (?:i|we) allowed to|μπορω|μπορουμε|επιτρεπεται|γινεται|mporw|mporo) (?:i |we |να |na )?(?:have|hold|carry|keep|roster|own|εχω|εχουμε|κρατησω|κραταω|exw|exo|krathsw|kratisw) (?:up to |over |more than |πανω απο )?(?:\d+|two|three|four|five|six|seven|δυο|τρεισ|τεσσερισ|πεντε|εξι|πεντα|dyo|treis|tesseris|pente) (?:\S+ )?(?:cent(?:er|re)s?|bigs|big men|guards?|forwards?|point guards?|pgs?|cs|σεντερ|κεντρα|ψηλουσ|γκαρντ|φοργουορντ|senter|kentra|pshlous) /;

/** "Which moves are worth it?", whatever limit is spoken of beside. */
const WHICH_MOVES =
  / (?:(?:τι|ποιεσ) κινησεισ (?:μου |μασ )?(?:\S+ )?(?:αξιζ\S+|προτειν\S+|να κανω|συμφερ\S+)|(?:what|which) moves (?:are|is|would be) (?:\S+ )?worth) /;

/** "Do a full analysis of the matchup and suggest changes." */
const WHOLE_REVIEW =
  / (?:full|complete|thorough|detailed|deep) (?:\S+ )?(?:analysis|review|breakdown) (?:\S+ ){0,3}(?:matchup|match up|week) .*(?:change|move|suggest|recommend|improve)| (?:πληρη|αναλυτικη|ολοκληρωμενη|λεπτομερη) (?:\S+ )?αναλυση (?:\S+ ){0,3}(?:ματσ|matchup|αναμετρηση\S*|εβδομαδα\S*) .*(?:αλλαγ|κινησ|προτειν|βελτιω)/;
const REVIEW: readonly IntentDetail[] = [
  "review",
  "matchup",
  "my-roster",
  "opponent-roster",
  "plan",
  "weekly-lineup",
  "doubtful",
];

/** "How old are these numbers?": the tool result itself has the time its source was read. */
const asksForAge = ({ line, mentions }: Reading): boolean => mentions.length === 0 && ASKS_FOR_AGE.test(line);
const ASKS_FOR_AGE =
  / (?:how (?:old|fresh|recent|current|up to date)) (?:\S+ ){0,4}(?:data|info|information|numbers|figures) | when (?:was|were|did) (?:\S+ ){0,5}(?:data|info|information|numbers|figures|roster|team|matchup|score) (?:\S+ ){0,3}(?:read|updated|update|fetched|refreshed|pulled|loaded) | (?:ποτε|ποσο (?:παλια|φρεσκα|προσφατα)) (?:\S+ ){0,3}(?:διαβαστηκ\S+|ενημερωθηκ\S+|ανανεωθηκ\S+|στοιχεια|δεδομενα) /;

const ageOf = ({ has }: Reading): Decision =>
  has("matchup", "opponent")
    ? { ...general(["matchup"]), intent: "matchup_analysis", isSettled: true }
    : { ...general(["my-roster"]), intent: "lineup_optimization", isSettled: true };

/** "Work out the fantasy points of a stat line for me": which one? */
const lacksItsLine = ({ line, mentions, statLine }: Reading): boolean =>
  mentions.length === 0 && Object.keys(statLine.stats).length === 0 && COUNTS_A_LINE.test(line) && !/\d/.test(line);
const COUNTS_A_LINE =
  / (?:work out|calculate|compute|count|add up|score|convert|figure out|total|υπολογισε\S*|υπολογισεισ|μετρησε\S*|βγαλε\S*) (?:\S+ ){0,6}(?:an? (?:\S+ )?(?:stat ?line|box score|statline|line)|(?:μια|μιασ|ενα) (?:\S+ )?(?:γραμμη\S*|στατιστικ\S+|stat ?line)) /;

/**
 * "What's his status, and how much is 20 points with 10 rebounds?": what is asked beside the arithmetic is answered as
 * well.
 */
function calculationAndBeside({ text }: Reading): Decision {
  const score = general(["score"]);
  const beside = text.source
    .split(PARTS)
    .map((part) => readQuestion(part ?? ""))
    .filter(({ statLine }) => Object.keys(statLine.stats).length === 0 && !isPriced(statLine))
    .map(decideWants)
    .filter(
      ({ confidence, intents }) => confidence === "sure" && [...intents].some((want) => ALSO_FETCHED_FOR.has(want)),
    );
  if (beside.length === 0) return score;
  return {
    ...score,
    intents: new Set<IntentDetail>(["score", ...beside.flatMap(({ intents }) => [...intents])]),
    isSettled: true,
  };
}
/** Where one question ends and the next begins. */
const PARTS =
  /[?;]\s+|[,.]?\s+(?:and|also|plus|και|επίσης)\s+(?=(?:how|what|what's|who|who's|when|is|are|πόσ|πώς|τι|ποι|πότε|είναι)\S*\s)/i;
const ALSO_FETCHED_FOR: ReadonlySet<IntentDetail> = new Set([
  ...(["status", "news", "game-log", "player-schedule", "my-roster", "opponent-roster", "matchup"] as const),
  ...(["free-agents", "schedule", "daily-lineup", "weekly-lineup", "plan", "league"] as const),
]);

/** Words from elsewhere and none of the game: recipes, politics, requests for the instructions. */
function isOutside({ has, mentions, line }: Reading): boolean {
  if (!has("outside") || BLIND_BID.test(line)) return false;
  const isOfTheGame = has(
    ...(["roster", "opponent", "free-agents", "need", "stat", "position", "domain", "form"] as const),
    ...(["drop", "bench", "league", "lineup", "schedule"] as const),
  );
  if (has("matchup") && has("me")) return false;
  const isAboutHim =
    mentions.some((mention) => mention.isSure) && has("health", "start", "own", "rumour", "trade", "hold", "add");
  return !isOfTheGame && !isAboutHim;
}

/** "How much FAAB should I bet on Wells?" */
const BLIND_BID = / faab /;

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

/** "In general, how should somebody spend a FAAB budget?", "what does streaming mean, and when does it pay off?" */
const isGeneral = ({ line, mentions, day }: Reading): boolean =>
  mentions.length === 0 &&
  day === undefined &&
  termsIn(line).some((term) => term !== "points") &&
  (IN_GENERAL.test(line) || MEANS.test(line)) &&
  !OF_MINE.test(line);
const IN_GENERAL =
  / (?:in general|generally|generally speaking|as a rule|in theory|in principle|over a season|over the season|(?:somebody|someone|people|one|you|managers?) should|should (?:somebody|someone|people|one|you|a manager)|γενικα|γενικωσ|θεωρητικα|κατα κανονα) /;
const MEANS =
  / (?:(?:what|whats) (?:\S+ ){0,5}(?:mean|means|meaning)|(?:what is|whats|explain|define) (?:an? |the )?(?:ir |player |blind |season long )?(?:stream\S*|punt\S*|faab|stash\S*|waivers?|ir stash\S*)|when (?:does|is|do|should) (?:\S+ ){0,4}(?:stream\S*|punt\S*|faab|stash\S*|it) (?:\S+ )?(?:pays?|worth|smart|good)|τι (?:σημαινει|ειναι|παει να πει)|ποτε (?:αξιζει|συμφερει)) /;
const OF_MINE =
  / (?:my (?!opinion)|our |mine |do i have|should i (?:add|drop|pick|stream who)|who should|whom|(?:ομαδα|ροστερ|λιγκα|αντιπαλ\S+|αναμετρηση) (?:μου|μασ)|ποιον |ποιουσ |το σκορ ) ?/;
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
