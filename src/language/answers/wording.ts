/**
 * Answers from tool results.
 *
 * Pure. The direct answer comes first, then the facts, then what cannot be done, then source and age. Every number,
 * date and name is in a tool's answer: nothing is counted or summed here.
 */

import type { Language } from "@/contract/conversation/intent";
import type { SimulatedMoveOutput } from "@/contract/planning/engine-outputs";
import type { EasternDay } from "@/domain/ids";
import { CANNOT_PLAY } from "@/domain/players/player";
import { partsOf, resultsOf } from "../questions/planning/parts";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Phrases } from "../texts/answers/phrases";
import { EL } from "../texts/el/answers/phrases";
import { EN } from "../texts/en/answers/phrases";
import { citingPhrases, withoutCitations } from "./citations";
import { inOrder, meantFindings } from "./finding-order";
import { wordFocus } from "./focus";
import { folded, isSupport, linesOf, type Section } from "./fold";
import { boldName } from "./markdown";
import { namedCategories } from "./named-categories";
import { planWithMoves, withPlansLineups } from "./plan-lineup";
import { sourceLines } from "./sources";
import { notingPhrases, type Statement, statedIn } from "./statements";
import { withTeamsNamed } from "./teams-named";
import { type Finding, readResult, type ToolResult } from "./tool-results";
import { verdictsOn } from "./verdicts";
import { wordWithoutTools } from "./without-tools";
import { wordAbsence } from "./word-absence";
import { asksForPointsToCome, wordAskedOfMatchup } from "./word-asked-of-matchup";
import { wordBids } from "./word-bids";
import { wordComparison } from "./word-comparison";
import { wordLock, wordPlaces } from "./word-day";
import { wordDecisions } from "./word-decisions";
import { wordForm } from "./word-form";
import { wordDeadline, wordLeague } from "./word-league";
import { wordDailyLineup, wordWeeklyLineup } from "./word-lineups";
import { wordBestMove, wordFit, wordMove } from "./word-moves";
import { wordNews } from "./word-news";
import { wordOpponentOutlook } from "./word-opponent";
import { wordPlan } from "./word-plan";
import { wordGameLog, wordNotFound, wordScore, wordStatus } from "./word-players";
import { wordReview } from "./word-review";
import { wordSchedule } from "./word-schedule";
import { compareSeasons, wordSeason } from "./word-season";
import { wordSeasonOdds, wordStandingsOdds } from "./word-season-odds";
import { wordFreeAgents, wordRoster } from "./word-team";
import { wordTrade, wordTradeOffers, wordTradeRefusal } from "./word-trades";

export const phrasesOf = (language: Language): Phrases => (language === "el" ? EL : EN);

/** An answer in Markdown: what is told at once, and what is folded under its details ("" for nothing). */
export type WordedAnswer = { readonly text: string; readonly details: string };

/** Words what was found for a question; without results it words what can be said without any. */
export function wordFindings(...given: Parameters<typeof citeFindings>): WordedAnswer {
  const { text, details } = citeFindings(...given);
  return { text: withoutCitations(text), details: withoutCitations(details) };
}

/** The same with the place of each number's cell beside it: `citations` reads them. */
export const citeFindings = (
  request: Understanding,
  language: Language,
  results: readonly ToolResult[],
  today?: EasternDay,
): WordedAnswer => compose(request, results, citingPhrases(phrasesOf(language)), today);

/** The same answer with what it and its details state beside their text. */
export function composeAnswer(
  request: Understanding,
  language: Language,
  results: readonly ToolResult[],
): WordedAnswer & { readonly statements: readonly Statement[] } {
  const { phrases, noted } = notingPhrases(phrasesOf(language));
  const worded = compose(request, results, phrases);
  return { ...worded, statements: statedIn(`${worded.text}\n\n${worded.details}`, noted) };
}

function compose(
  request: Understanding,
  results: readonly ToolResult[],
  p: Phrases,
  today?: EasternDay | undefined,
): WordedAnswer {
  const parts = partsOf(request);
  const answers = parts.map((part) =>
    answerTo({ request: part, results: resultsOf(part, request, results, today), isOneOfSeveral: parts.length > 1 }, p),
  );
  const numbered = (text: string, at: number) => (request.isNumbered ? `**${at + 1}.** ${text}` : text);
  const texts = eachOnce(answers.map(({ reports }) => reports)).flatMap((reports, at) =>
    reports.length === 0 ? [] : [numbered(reports.join("\n\n"), at)],
  );
  const details = answers.flatMap((each) => each.details);
  const all = (of: (answer: Answer) => readonly string[]) => [...new Set(answers.flatMap(of))];
  return {
    text: [...all(({ warnings }) => warnings), ...texts, ...all(({ origins }) => origins)].join("\n\n"),
    details: details.length === 0 ? "" : [...details, ...all(({ otherOrigins }) => otherOrigins)].join("\n\n"),
  };
}

/** The answer to one question, in Markdown paragraphs. */
type Answer = {
  /** What is out of date, told before anything that was read from it. */
  readonly warnings: readonly string[];
  readonly reports: readonly string[];
  readonly details: readonly string[];
  /** Where fresh data came from can wait for the end. */
  readonly origins: readonly string[];
  readonly otherOrigins: readonly string[];
};

/** Lines that one of several questions is answered in. */
const PART_LINES = 8;
const inFewLines = ({ shown, details }: ReturnType<typeof folded>) => {
  const shorter = folded([{ parts: shown, lines: PART_LINES }]);
  return { shown: shorter.shown, details: [...shorter.details, ...details] };
};

function answerTo(
  {
    request,
    results,
    isOneOfSeveral,
  }: { request: Understanding; results: readonly ToolResult[]; isOneOfSeveral: boolean },
  p: Phrases,
): Answer {
  const read = withTeamsNamed(request, results.map(readResult));
  const findings = inOrder(meantFindings(request, withPlansLineups(read)));
  if (findings.length === 0)
    return { warnings: [], reports: [wordWithoutTools(request, p)], details: [], origins: [], otherOrigins: [] };
  const sections = distinct(sectionsOf({ asked: request, findings, p }));
  const { shown: parts, details } = isOneOfSeveral ? inFewLines(folded(sections)) : folded(sections);
  const reports = request.isBrief ? inFewerLines(parts, p) : parts;
  const hasFacts = findings.some((finding) => finding.kind !== "unavailable" && finding.kind !== "not-found");
  // A refusal to act comes before everything that was found.
  const refusal = request.asksToAct
    ? [p.unsupported["to-act"]]
    : request.ordersMove
      ? orderOf(
          outputsOf(findings, "move").map(({ output }) => output),
          p,
        )
      : [];
  const notes = hasFacts ? request.unsupported.map((topic) => p.unsupported[topic]) : [];
  const [origins = [], otherOrigins = []] = [false, true].map((isFolded) =>
    freshSources(
      findings.filter((finding) => isSupport(finding, findings, request) === isFolded),
      p,
    ),
  );
  return {
    warnings: sourceLines(findings, p).flatMap(({ line, isStale }) => (isStale ? [line] : [])),
    reports: [...refusal, ...reports, ...notes],
    details,
    origins,
    otherOrigins,
  };
}

/** Outcome of a move that was ordered: its card waits, or nothing was done. */
const orderOf = (moves: readonly SimulatedMoveOutput[], p: Phrases): string[] =>
  moves.some(({ threadId }) => threadId !== undefined) ? [p.cardWaits] : [p.noCard];

const freshSources = (findings: readonly Finding[], p: Phrases): string[] =>
  sourceLines(findings, p).flatMap(({ line, isStale }) => (isStale ? [] : [line]));

function sectionsOf(turn: Turn): Section[] {
  const { asked: request, findings, p } = turn;
  const review = request.intents.has("review") ? wordReview(findings, p) : { parts: [], others: findings };
  const lead = wordFocus(turn);
  const before = [
    { parts: lead, lines: Number.POSITIVE_INFINITY },
    { parts: review.parts, lines: REVIEW_LINES },
    { parts: verdictAcross(turn), lines: lead.length > 0 ? 0 : Number.POSITIVE_INFINITY },
  ];
  const others = review.others.map((finding) => {
    const parts = wordOne(finding, turn);
    const isFolded = isSupport(finding, findings, request) || isLesserMove(finding, turn);
    return { finding, parts, lines: isFolded ? 0 : linesOf(finding, request, lead.length > 0) };
  });
  const isAnswered = [...before, ...others].some(({ parts, lines }) => parts.length > 0 && lines > 0);
  const first = isAnswered ? undefined : others.find(({ parts }) => parts.length > 0);
  // What was looked up for another finding answers in its place when that has nothing to say.
  return [
    ...before,
    ...others.map((each) =>
      each === first || (first && each.finding.kind === first.finding.kind)
        ? { ...each, lines: linesOf(each.finding, request, false) }
        : each,
    ),
  ];
}

/** Where several free agents were valued for a list, only the best one's move is told beside it, if it can be made. */
const isLesserMove = (finding: Finding, { findings, asked: request }: Turn): boolean =>
  request.intents.has("value-free-agents") &&
  finding.kind === "move" &&
  finding !==
    findings.find((other) => other.kind === "move" && other.output.isLegal && other.output.move?.verdict !== "against");

/** The verdict, the moves, and what the matchup turns on. */
const REVIEW_LINES = 12;

/** Two tool results for one unknown name have the same text. */
function distinct(sections: readonly Section[]): Section[] {
  const parts = eachOnce(sections.map((section) => section.parts));
  return sections.map(({ lines }, at) => ({ parts: parts[at] ?? [], lines }));
}

/** Paragraphs without those that an earlier one says. */
function eachOnce(lists: readonly (readonly string[])[]): string[][] {
  const stated = new Set<string>();
  return lists.map((paragraphs) =>
    paragraphs.filter((paragraph) => {
      const text = withoutCitations(paragraph);
      return !stated.has(text) && stated.add(text);
    }),
  );
}

/** The direct answer and what it rests on. */
const FEWER_PARTS = 2;
const FEWER_LINES = 4;
function inFewerLines(parts: readonly string[], p: Phrases): string[] {
  const isList = parts[0]?.includes("\n") === true;
  const fewer = parts
    .slice(0, isList ? 1 : FEWER_PARTS)
    .map((part) => part.split("\n").slice(0, FEWER_LINES).join("\n"));
  return fewer.join("\n\n") === parts.join("\n\n") ? [p.noShorter, ...fewer] : fewer;
}

type Turn = { asked: Understanding; findings: readonly Finding[]; p: Phrases };

const outputsOf = <Kind extends Finding["kind"]>(findings: readonly Finding[], kind: Kind) =>
  findings.filter((finding): finding is Extract<Finding, { kind: Kind }> => finding.kind === kind);

/** Verdict that no single result has: the best of several players. */
function verdictAcross({ asked: request, findings, p }: Turn): string[] {
  const idle = idlePair(request, findings, p);
  const logs = outputsOf(findings, "game-log").map(({ output }) => output);
  if (idle.length > 0) return [...idle, ...wordComparison(logs, [], p)];
  const moves = outputsOf(findings, "move").map(({ output }) => output);
  return [
    ...wordClosedTrades(request, findings, p),
    ...(asksForPointsToCome(request) ? opponentsPoints(findings, p) : []),
    ...additionsWhoAreOut(request, moves, p),
    // Of a list that was valued the best one's own move says it, and a plan has its own first move.
    ...(request.intents.has("value-free-agents") ? [] : wordBestMove(moves, p)),
    ...(request.asksSeason ? compareSeasons : wordComparison)(logs, request.freeAgentFilter.targetCategories ?? [], p),
  ];
}

/** "Jones or Henderson tonight?": where none of them plays, there is nothing to choose. */
function idlePair(request: Understanding, findings: readonly Finding[], p: Phrases): string[] {
  const players = outputsOf(findings, "status").map(({ output }) => output);
  const verdicts = players.map((player) => verdictsOn(player, request, boldName(player.name), p));
  const isIdle = players.every(({ nextGame, gameBegun }) => nextGame?.isToday === false && !gameBegun);
  return request.isStartQuestion && players.length > 1 && isIdle ? verdicts.flat() : [];
}

/** "Randle for tonight?": whatever he brings later, tonight he does not play. */
function additionsWhoAreOut({ day }: Understanding, moves: readonly SimulatedMoveOutput[], p: Phrases): string[] {
  if (day?.kind !== "offset" || day.days !== 0) return [];
  return moves.flatMap(({ move }) =>
    move?.add && CANNOT_PLAY.has(move.add.status)
      ? [p.startVerdict("out", boldName(move.add.name), p.status(move.add))]
      : [],
  );
}

/** Only looked up for its deadline. */
const isForTrades = ({ intents, unsupported }: Understanding): boolean =>
  (unsupported.includes("trade") || intents.has("trade") || intents.has("find-trades")) && !intents.has("league");

function wordClosedTrades(request: Understanding, findings: readonly Finding[], p: Phrases): string[] {
  if (!isForTrades(request)) return [];
  return outputsOf(findings, "league").flatMap(({ output }) => (output.trades.isOver ? wordDeadline(output, p) : []));
}

/** Somebody who need not be added: he was meant to be judged, and is. */
const isOwn = (finding: Finding): boolean => finding.kind === "move" && finding.output.whyNotCode === "already-mine";
const isOwnAfterAll = (finding: Extract<Finding, { kind: "status" }>, findings: readonly Finding[]): boolean =>
  finding.output.ownership === "my roster" && findings.some(isOwn);

/** The move's own verdict says whether he goes or comes: no second one beside it. */
const isInMove = (playerId: number, findings: readonly Finding[]): boolean =>
  outputsOf(findings, "move").some(
    ({ output: { isLegal, move } }) =>
      isLegal && move?.verdict !== undefined && [move.drop?.playerId, move.add?.playerId].includes(playerId),
  );

/** The points of the opponent's players on a day are not forecast here. */
const opponentsPoints = (findings: readonly Finding[], p: Phrases): string[] =>
  outputsOf(findings, "roster")
    .filter(({ output }) => output.ownership === "opponent")
    .map(({ output }) => p.noDayForecast(boldName(output.teamName)));

function wordOne(finding: Finding, turn: Turn): string[] {
  const { asked: request, findings, p } = turn;
  switch (finding.kind) {
    case "roster":
      return wordRoster(finding.output, request, p);
    case "matchup":
      return wordAskedOfMatchup(finding.output, request, p);
    case "free-agents":
      return wordFreeAgents(finding.output, outputsOf(findings, "move").length > 0, p);
    case "status":
      if (isInMove(finding.output.playerId, findings))
        return wordStatus(finding.output, { ...request, isHoldQuestion: false, isDropQuestion: false }, p);
      return wordStatus(
        finding.output,
        isOwnAfterAll(finding, findings) ? { ...request, isHoldQuestion: true } : request,
        p,
      );
    case "game-log": {
      const categories = request.freeAgentFilter.targetCategories ?? [];
      if (request.asksSeason) return wordSeason(finding.output, categories, p);
      return wordGameLog(
        finding.output,
        {
          categories,
          isBesideOthers: outputsOf(findings, "game-log").length > 1,
          isOfPastDay: request.day?.kind === "offset" && request.day.days < 0,
        },
        p,
      );
    }
    case "news":
      return wordNews(finding.output, new Set(outputsOf(findings, "status").map(({ output }) => output.playerId)), p);
    case "schedule":
      return wordSchedule(finding.output, request, p);
    case "league":
      return isForTrades(request) ? [] : wordLeague(finding.output, request.question, p);
    case "form":
      return wordForm(finding.output, request.question, p);
    case "move":
      // Only of him alone: where another was to go for him, it is said that he is mine already.
      return isOwn(finding) && request.roles.drop.length === 0 && outputsOf(findings, "status").length > 0
        ? []
        : wordMove(finding.output, p, request.intents.has("value-free-agents") && !isLesserMove(finding, turn));
    case "bid":
      return wordBids(finding.output, request.asksToAdd === true, p);
    case "absence":
      return wordAbsence(finding.output, namedCategories(request), p);
    case "opponent-outlook":
      return wordOpponentOutlook(finding.output, p);
    case "fit":
      return wordFit(finding.output, p);
    case "lineup":
      if (request.asksLock) return [wordLock(finding.output, p)];
      return [
        ...(request.asksPlaces ? wordPlaces(finding.output, p) : []),
        ...wordDailyLineup(finding.output, request.searchNames, p),
      ];
    case "week":
      return wordWeeklyLineup(finding.output, p, planWithMoves(findings) !== undefined);
    case "plan":
      return wordPlan(finding.output, p, request.asksChance === true);
    case "decisions":
      return wordDecisions(finding.output, p);
    case "trade":
      return wordTrade(finding.output, p);
    case "trade-offers":
      return wordTradeOffers(finding.output, p);
    case "standings":
      return wordStandingsOdds(finding.output, request.question, p);
    case "season-odds":
      return wordSeasonOdds(finding.output, request.question, p, request.matter === "playoff-games" || undefined);
    case "score":
      return wordScore(finding.output, p);
    case "not-found":
      return wordNotFound(finding.output, p);
    case "unavailable":
      // The league's own deadline is said first where it was looked up.
      if (finding.code === "trade.deadline_past" && outputsOf(findings, "league").length > 0) return [];
      return finding.message !== null && finding.code?.startsWith("trade.")
        ? [wordTradeRefusal(finding.message)]
        : [p.unavailable(finding.tool, p.failure(finding.code, finding.message))];
  }
}
