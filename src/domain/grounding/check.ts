/**
 * Checks whether a sentence is supported by the tool results.
 *
 * Pure. Every number, name, day, status, ownership, NBA team and lead is a claim about a subject; a fact of the same
 * subject and measure must support it. An unsupported claim is marked; nothing is rewritten.
 */
import { type About, type Carried, DiscourseState, NOTHING_CARRIED } from "./about";
import { judgeDays } from "./day-support";
import { isShownDay, type ShownDay } from "./day-words";
import { type Inquiry, type Judged, rawOf } from "./inquiry";
import type { GroundingFacts } from "./knowledge";
import { type Mark, marksOf } from "./marks";
import { measuresOf } from "./measure-words";
import { checkNames } from "./names";
import { judgeNumber, type Sentence } from "./number-support";
import type { ShownOwner } from "./ownership-words";
import { type Reading, readSentence, withoutReported } from "./reading";
import { reportedIn } from "./reports";
import { measureWord } from "./shown-numbers";
import { judgeSides } from "./side-support";
import { judgeOwners, judgeStatuses } from "./standing-support";
import { isPlayer, type Mention, OPPONENT, STRANGER, type SubjectKey } from "./subjects";
import { judgeTellings } from "./tellings";
import type { Token } from "./text";

export type SentenceCheck = {
  readonly claims: number;
  /** Text of the unsupported claims, as written. */
  readonly unsupported: readonly string[];
  /** Where they stand, offsets in the sentence in UTF-16 units, in order and apart. */
  readonly marks: readonly Mark[];
  /** Players the sentence names, or, when it names none, the players of the sentence before. */
  readonly players: readonly SubjectKey[];
  readonly namesPlayer: boolean;
  /** Number of claims that a fact supports, names not counted. */
  readonly borneOut: number;
  /** How many of those are more than a day or an NBA team: a figure, a status, an owner, a report. */
  readonly figuresBorneOut: number;
  /** `true` when the sentence names a player that is in no tool result. */
  readonly namesStranger: boolean;
  /** Subjects the sentence passes on to the next one. */
  readonly carried: Carried;
};

export const startOf = (facts: GroundingFacts): Carried => ({ ...NOTHING_CARRIED, previous: facts.asked });

export function checkSentence(
  sentence: string,
  facts: GroundingFacts,
  carried: Carried = startOf(facts),
): SentenceCheck {
  const { judged, figures, next, reading } = judge(sentence, facts, carried);
  const wrong = judged.filter(({ isSupported }) => !isSupported);
  const named = reading.mentions.flatMap(({ subjects }) => subjects.map(({ key }) => key));
  const players = named.filter(isPlayer);
  const left = [...carried.heading, ...carried.previous].filter(isPlayer);
  return {
    claims: judged.length,
    unsupported: wrong.map(({ raw }) => raw),
    marks: marksOf(sentence, reading, wrong),
    players: named.length > 0 ? players : left,
    namesPlayer: players.length > 0,
    borneOut: judged.filter(({ isSupported, isName }) => isSupported && !isName).length,
    figuresBorneOut: figures.filter(({ isSupported }) => isSupported).length,
    namesStranger: named.includes(STRANGER) || wrong.some(({ why }) => why === "name"),
    carried: next,
  };
}

function judge(
  sentence: string,
  facts: GroundingFacts,
  carried: Carried,
): { judged: readonly Judged[]; figures: readonly Judged[]; next: Carried; reading: Reading } {
  const read = readSentence(sentence, facts.subjects);
  const reported = reportedIn(sentence, read, facts.reports, carried);
  const plain = withoutReported(read, reported);
  const { mentions, unknown } = checkNames(plain, facts);
  const reading = withOwners({ ...plain, mentions });
  const table = tableOf(sentence, reading, carried);
  const discourseState = new DiscourseState(reading, carried);
  const inquiry: Inquiry = { sentence, reading, discourseState, facts };
  const figures = [
    ...reported.map(({ text }): Judged => ({ raw: text, isSupported: true })),
    ...judgeNumbers(inquiry, table),
    ...judgeStatuses(inquiry),
    ...judgeOwners(inquiry),
  ];
  const judged = [
    ...unknown.map((raw): Judged => ({ raw, isSupported: false, why: "name" })),
    ...mentions
      .filter(({ isNamed }) => isNamed)
      .map((mention): Judged => ({ raw: rawOf(reading, mention), isSupported: true, isName: true })),
    ...figures,
    ...judgeDays(inquiry),
    ...judgeTellings(inquiry),
  ];
  const isHeading = /(?::\**|^#+ .*|^\*\*[^*]+\*\*)\s*$/.test(sentence.trimEnd());
  const isListItem = /^\s*(?:[-*•]|\d+[.)])\s/.test(sentence) || table !== undefined;
  const next = discourseState.next(isHeading, isListItem);
  return { judged, figures, next: { ...next, columns: table?.columns ?? [] }, reading };
}

/**
 * Marks "On your roster" and "Luka (opponent)" as ownership of a player, so that they make no other claim about the
 * roster.
 */
function withOwners(reading: Reading): Reading {
  const { tokens, mentions, owners } = reading;
  const asides = mentions.filter(
    ({ from, isNamed }) => !isNamed && tokens[from - 1]?.raw === "(" && mentions.some(({ to }) => to === from - 2),
  );
  const isOwner = ({ from, isNamed }: Mention) =>
    !isNamed && owners.some((each) => each.owner !== "team" && from >= each.from && from <= each.to);
  const ofAsides = asides.map(({ from, to, subjects }): ShownOwner => {
    const owner = subjects[0]?.key === OPPONENT ? "opponent" : "me";
    return { from, to, owner, isDenied: false };
  });
  return {
    ...reading,
    mentions: mentions.filter((mention) => !asides.includes(mention) && !isOwner(mention)),
    owners: [...owners, ...ofAsides],
  };
}

function judgeNumbers(inquiry: Inquiry, table: Table | undefined): Judged[] {
  const { reading, discourseState, facts } = inquiry;
  const sentence = sentenceOf(inquiry);
  const sides = judgeSides(inquiry);
  const numbers = reading.numbers.filter(({ at }) => !sides.covers(at));
  return [
    ...sides.judged,
    ...numbers.map((number, place): Judged => {
      const column = table?.measuresAt(number.at);
      const measured = column && number.measures.size === 0 ? { ...number, measures: new Set(column) } : number;
      const about = number.measures.has("difference")
        ? discourseState.ofDifference(number.at)
        : discourseState.of(number.at);
      const alone = inTurn(about, numbers, place);
      return { raw: number.raw, ...judgeNumber(measured, alone, sentence, facts) };
    }),
  ];
}

/** "A and B average 31 and 20": as many numbers as names, each in its turn. */
function inTurn(about: About, numbers: Reading["numbers"], place: number): About {
  if (about.group.length < 2 || numbers.length !== about.group.length) return about;
  const key = about.group[place];
  return key === undefined ? about : { ...about, all: [key] };
}

const HYPOTHETICAL =
  /\b(?:if|would|worth|equals?|hypothetical|line|scoring|weights?|comes? to|suppose)\b|[×=]|\bαν\b|αξίζει|θα (?:έδινε|έκανε)|σύστημα|βάρη/iu;

function sentenceOf({ sentence, reading, facts }: Inquiry): Sentence {
  const shown = reading.days.filter(({ offset }) => offset === undefined || facts.today !== undefined);
  return {
    hasDays: shown.length > 0,
    isBeforeGame: shown.length > 0 && shown.every((each) => isOfComingGame(each, reading, facts)),
    isOnDay: (day) => shown.some((each) => isShownDay(each, day, facts.today)),
    isHypothetical: HYPOTHETICAL.test(sentence),
  };
}

function isOfComingGame(day: ShownDay, { tokens }: Reading, { days, today }: GroundingFacts): boolean {
  if (today === undefined || !/^(?:@|vs)$/i.test(tokens[day.to + 1]?.raw ?? "")) return false;
  return days.some((fact) => fact.day >= today && isShownDay(day, fact.day, today));
}

type Table = { readonly columns: Carried["columns"]; readonly measuresAt: (at: number) => readonly string[] };

/** A row of a table: its cells are measured by the headings of their columns. */
function tableOf(sentence: string, { tokens, numbers }: Reading, carried: Carried): Table | undefined {
  if (!/^\s*\|/.test(sentence)) return undefined;
  const isHeader = carried.columns.length === 0 && numbers.length === 0;
  const columns = isHeader
    ? cellsOf(tokens).map((cell) => measuresOf(cell.map(measureWord)).measures)
    : carried.columns;
  return {
    columns,
    measuresAt: (at) => columns[tokens.slice(0, at).filter(({ raw }) => raw === "|").length - 1] ?? [],
  };
}

function cellsOf(tokens: readonly Token[]): Token[][] {
  const cells: Token[][] = [];
  for (const token of tokens) {
    if (token.raw === "|") cells.push([]);
    else cells.at(-1)?.push(token);
  }
  return cells.filter((_, place) => place < cells.length - 1 || (cells[place]?.length ?? 0) > 0);
}
