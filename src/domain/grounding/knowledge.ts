/**
 * All that may be said in a turn: the facts of its tool results, the sentences in them, and the person's own question.
 *
 * Pure. Made once for a step of the turn and read by the check of every sentence.
 */
import type { EasternDay } from "../ids";
import { DiscourseState, NOTHING_CARRIED } from "./about";
import { type CollectedFacts, type DayFact, type NumberFact, numberFact } from "./facts";
import { readSentence } from "./reading";
import { splitSentences } from "./sentences";
import { findSubjects, proTeamOf, type SubjectKey } from "./subjects";
import { foldedWordsOf, normalizedWords, tokensOf } from "./text";
import { walkOutputs } from "./walk";

export type GroundingFacts = Omit<CollectedFacts, "numbers" | "days" | "texts"> & {
  readonly numbers: readonly NumberFact[];
  readonly numbersAbout: ReadonlyMap<SubjectKey, readonly NumberFact[]>;
  /** Numbers that belong to the turn as a whole. */
  readonly numbersOfTurn: readonly NumberFact[];
  readonly days: readonly DayFact[];
  readonly proTeams: ReadonlyMap<SubjectKey, ReadonlySet<number>>;
  readonly proTeamsOfTurn: ReadonlySet<number>;
  /** Folded words of every text, key and name, and of the question. */
  readonly words: ReadonlySet<string>;
  readonly askedWords: ReadonlySet<string>;
  /** Times of day and series such as "20-15-3", as they are written. */
  readonly writtenFigures: ReadonlySet<string>;
  /** Texts of sources, folded and joined by spaces: "out two to three weeks". */
  readonly sourceTexts: string;
  /** The one subject that the question names; otherwise nobody. */
  readonly asked: readonly SubjectKey[];
};

/** Longer texts of a source say nothing more that an answer needs. */
const MAX_TEXT_CHARS = 2_000;

/**
 * @param outputs tool results, any JSON.
 * @param today the league's day; without it, the day that the results themselves call today.
 */
export function collectFacts(outputs: readonly unknown[], question: string, today?: EasternDay): GroundingFacts {
  const walked = walkOutputs(outputs, today);
  const words = new Set<string>();
  for (const subject of walked.subjects.all.values()) for (const word of subject.words) words.add(word);
  const askedWords = new Set(normalizedWords(question));
  for (const word of askedWords) words.add(word);

  const numbers = [...walked.numbers];
  const days = [...walked.days];
  const proTeams = new Map<SubjectKey, Set<number>>();
  const proTeamsOfTurn = new Set<number>();
  const writtenFigures = new Set<string>();
  const reports: string[] = [];

  const readText = (
    text: string,
    about: readonly SubjectKey[],
    measures: readonly string[],
    origin: "text" | "question",
  ) => {
    const tokens = tokensOf(text);
    for (const token of tokens) {
      if (token.kind === "word" || token.kind === "number") words.add(token.normalized);
      const proTeam = proTeamOf(token);
      if (proTeam === undefined) continue;
      proTeamsOfTurn.add(proTeam);
      for (const key of about) proTeams.set(key, (proTeams.get(key) ?? new Set()).add(proTeam));
    }
    for (const [figure] of text.matchAll(/\d+(?:\s?[-–/]\s?\d+)+|\d{1,2}:\d{2}/g))
      writtenFigures.add(figure.replace(/\s/g, "").replaceAll("–", "-"));
    if (origin === "text" && /\s/.test(text)) reports.push(foldedWordsOf(tokens).join(" "));
    if (!/[\d\s]/.test(text.trim())) return;
    const { complete, rest } = splitSentences(text.slice(0, MAX_TEXT_CHARS));
    for (const sentence of [...complete, rest]) {
      const reading = readSentence(sentence, walked.subjects);
      const discourseState = new DiscourseState(reading, NOTHING_CARRIED);
      const whom = (at: number) => {
        const { all } = discourseState.of(at);
        return all.length > 0 ? all : about;
      };
      for (const number of reading.numbers) {
        const [first] = number.shown.readings;
        if (!first) continue;
        const own = [...number.measures, ...measures];
        numbers.push(
          numberFact({
            about: origin === "question" ? [] : whom(number.at),
            measures: new Set(own),
            unread: [],
            isUsualUnit: false,
            value: number.shown.isPercent && own.length === 0 ? first.value / 100 : first.value,
            direction: number.direction,
            origin,
          }),
        );
      }
      for (const day of reading.days) {
        if (day.iso === undefined) continue;
        const kind = /\bvs\b|@/.test(sentence) ? "game" : /\breturn|\bback\b/i.test(sentence) ? "return" : "other";
        days.push({ about: whom(day.from), kind, day: day.iso });
      }
    }
  };
  for (const { text, about, measures } of walked.texts) readText(text, about, measures, "text");
  readText(question, [], [], "question");

  const numbersAbout = new Map<SubjectKey, NumberFact[]>();
  for (const fact of numbers)
    for (const key of fact.about) {
      const known = numbersAbout.get(key);
      if (known) known.push(fact);
      else numbersAbout.set(key, [fact]);
    }
  return {
    ...walked,
    numbers,
    numbersAbout,
    numbersOfTurn: numbers.filter(({ about }) => about.length === 0),
    days,
    proTeams,
    proTeamsOfTurn,
    words,
    askedWords,
    writtenFigures,
    sourceTexts: ` ${reports.join(" | ")} `,
    asked: askedSubject(question, walked),
  };
}

/** Asked in any case: "should i start booker". */
function askedSubject(question: string, { subjects }: CollectedFacts): readonly SubjectKey[] {
  const shown = tokensOf(question).map((token) => ({
    ...token,
    isCapital: token.kind === "word" && token.raw.length > 3,
  }));
  const named = findSubjects(shown, subjects).filter(({ isNamed }) => isNamed);
  const keys = new Set(
    named.flatMap((mention) => (mention.subjects.length === 1 ? mention.subjects.map(({ key }) => key) : [])),
  );
  if (keys.size === 1) return [...keys];
  const players = [...subjects.all.values()].filter(({ kind }) => kind === "player");
  return keys.size === 0 && players.length === 1 ? players.map(({ key }) => key) : [];
}
