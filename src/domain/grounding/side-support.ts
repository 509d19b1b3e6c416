/** Scores of two sides ("749 to 645", "6-2-1") and who leads. Pure. */
import type { About } from "./about";
import type { NumberFact } from "./facts";
import { type Inquiry, type Judged, rawOf } from "./inquiry";
import { measuresOf } from "./measure-words";
import { judgeNumber, type Sentence } from "./number-support";
import { isPairJoint, measureWord, type ShownClaimNumber } from "./shown-numbers";
import { isPlayer, ME, OPPONENT, type SubjectKey } from "./subjects";
import type { Token } from "./text";

type SideCheck = { readonly judged: readonly Judged[]; readonly covers: (at: number) => boolean };

const AHEAD = /^(?:leads?|leading|led|ahead|won|wins?|winning|προηγ.*|μπροστα|κερδιζ.*|κερδισ.*|νικ(?:ασ|αει|α|ησεσ))$/;
const BEHIND = /^(?:behind|trails?|trailing|trailed|lost|loses?|losing|πισω|χανεισ|χανει|εχασεσ)$/;
const BETWEEN = new Set("is are has have still now currently been be ειναι εισαι ο η το απο".split(" "));

export function judgeSides(inquiry: Inquiry): SideCheck {
  const series = seriesOf(inquiry);
  const covered = new Set(series.flatMap((each) => each.map(({ at }) => at)));
  const judged = series.flatMap((each) => judgeSeries(each, inquiry));
  const isIdentifiedByNumber =
    series.length > 0 || inquiry.reading.numbers.some(({ measures }) => measures.has("difference"));
  const standing = isIdentifiedByNumber ? [] : judgeStanding(inquiry);
  return { judged: [...judged, ...standing], covers: (at) => covered.has(at) };
}

/** "From 62 to 65" is no score. */
const RANGE = new Set(["from", "between", "απο"]);

type Series = readonly ShownClaimNumber[];

/** Numbers that stand as a score, of two named players or of no player. */
function seriesOf({ reading, discourseState, facts }: Inquiry): Series[] {
  const found: ShownClaimNumber[][] = [];
  for (const number of reading.numbers) {
    const open = found.at(-1);
    const last = open?.at(-1);
    if (open && last && isPairJoint(reading.tokens, last.at, number.at)) open.push(number);
    else found.push([number]);
  }
  return found.filter((series) => {
    const [first] = series;
    if (!first || series.length < 2 || series.some(({ shown }) => shown.isPercent)) return false;
    if (RANGE.has(reading.tokens[first.at - 1]?.normalized ?? "")) return false;
    const players = new Set(discourseState.sidesBefore(first.at).filter(isPlayer));
    return players.size !== 1 || facts.writtenFigures.has(written(series));
  });
}

const written = (series: Series): string => series.map(({ raw }) => raw).join("-");

function judgeSeries(series: Series, inquiry: Inquiry): Judged[] {
  const { facts, reading, discourseState } = inquiry;
  const [first, second, third] = series;
  if (!first || !second) return [];
  const reported = facts.writtenFigures.has(written(series)) || isSeason(series, inquiry);
  const all = (isSupported: boolean) => series.map(({ raw }): Judged => ({ raw, isSupported }));
  if (reported) return all(true);
  const before = discourseState.sidesBefore(first.at);
  const players = before.filter(isPlayer);
  const [mine = ME, theirs = mine === ME ? OPPONENT : ME] = players.length > 1 ? players : before.slice(0, 1);
  const way = wayOf(reading.tokens.slice(0, first.at));
  const bears = (number: ShownClaimNumber, key: SubjectKey) => isOf(number, key, inquiry);
  const inOrder = bears(first, mine) && bears(second, theirs);
  const isEitherOrder = players.length < 2 && way !== 1;
  const isScore = inOrder || (isEitherOrder && bears(first, theirs) && bears(second, mine));
  const isTied =
    third === undefined ||
    facts.numbers.some(({ measures, value }) => measures.has("tied") && value === Number(third.raw));
  const isRightWay =
    way === 0 ||
    players.length > 1 ||
    isStanding(inquiry, mine, way, statsIn(reading.tokens.slice(0, first.at))) !== false;
  return all(isScore && isTied && isRightWay && series.length <= 3);
}

const PLAIN_SENTENCE: Sentence = {
  isOnDay: () => true,
  hasDays: false,
  isBeforeGame: false,
  isHypothetical: false,
};

function isOf(number: ShownClaimNumber, key: SubjectKey, { facts }: Inquiry): boolean {
  const about: About = { all: [key], others: [], isOpen: false, isNamed: true, group: [] };
  // "Tied 0-0-9": how they stand, no count of ties.
  const units = new Set([...number.measures].filter((measure) => measure !== "difference" && measure !== "tied"));
  return judgeNumber({ ...number, measures: units, direction: 0 }, about, PLAIN_SENTENCE, facts).isSupported;
}

/** "2024-25" */
function isSeason(series: Series, { facts }: Inquiry): boolean {
  const [from, to] = series.map(({ raw }) => raw);
  if (series.length !== 2 || !from || !to || !/^20\d\d$/.test(from) || !/^(?:20)?\d\d$/.test(to)) return false;
  return (
    Number(from) % 100 === (Number(to) % 100) - 1 &&
    facts.days.some(({ day }) => day.startsWith(from) || day.startsWith(String(Number(from) + 1)))
  );
}

function wayOf(tokens: readonly Token[]): -1 | 0 | 1 {
  for (const { normalized } of [...tokens].reverse()) {
    if (AHEAD.test(normalized)) return 1;
    if (BEHIND.test(normalized)) return -1;
  }
  return 0;
}

/** Who leads, without a number: "You are ahead", "Fan Favorites is behind in AST and STL". */
function judgeStanding(inquiry: Inquiry): Judged[] {
  const { tokens, mentions } = inquiry.reading;
  return mentions.flatMap((mention): Judged[] => {
    const [key] = mention.subjects.map((subject) => subject.key);
    if (mention.subjects.length !== 1 || key === undefined || (key !== ME && key !== OPPONENT)) return [];
    let at = mention.to + 1;
    while (BETWEEN.has(tokens[at]?.normalized ?? "")) at += 1;
    const word = tokens[at]?.normalized ?? "";
    const way = AHEAD.test(word) ? 1 : BEHIND.test(word) ? -1 : 0;
    if (way === 0 || /^(?:of|by|schedule|the)$/.test(tokens[at + 1]?.normalized ?? "")) return [];
    const stats = statsAfter(tokens, at + 1);
    return [
      {
        raw: rawOf(inquiry.reading, { from: mention.from, to: at }),
        isSupported: isStanding(inquiry, key, way, stats) === true,
      },
    ];
  });
}

function statsAfter(tokens: readonly Token[], from: number): string[] {
  const end = tokens.findIndex(({ raw }, at) => at >= from && /^[;.:]$/.test(raw));
  return statsIn(tokens.slice(from, end < 0 ? tokens.length : end));
}

const statsIn = (tokens: readonly Token[]): string[] =>
  measuresOf(tokens.map(measureWord)).measures.filter((measure) => STATS.has(measure));

const STATS = new Set(
  "points rebounds assists steals blocks turnovers threes fieldGoalShare freeThrowShare threesShare doubles tripleDoubles".split(
    " ",
  ),
);

/**
 * Whether the tools say that this side is ahead (or behind), in all of the categories; `undefined` when they do not
 * say.
 */
function isStanding({ facts }: Inquiry, key: SubjectKey, way: -1 | 1, stats: readonly string[]): boolean | undefined {
  const differences = (facts.numbersAbout.get(ME) ?? []).filter(
    ({ measures, day }) => measures.has("difference") && day === undefined,
  );
  const seen = (fact: NumberFact) => (key === OPPONENT ? -fact.direction : fact.direction);
  const isOf = (stat: string) => differences.filter(({ measures }) => measures.has(stat));
  const meant =
    stats.length > 0
      ? stats.map(isOf)
      : [differences.filter(({ measures }) => ![...measures].some((each) => STATS.has(each)))];
  if (meant.some((each) => each.length === 0)) return undefined;
  return meant.every((each) => each.some((fact) => seen(fact) === way));
}
