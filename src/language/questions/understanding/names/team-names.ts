/**
 * Names of the league's fantasy teams in a question: "Dime Droppers" is no player.
 *
 * Pure. A name is read as whose team it is, in the question's own language, so that what follows understands it like
 * "my opponent" or "my team".
 */
import { fold, readText, type Word } from "../text";
import { isNameWord } from "./name-words";

export type NamedTeam = { readonly teamName: string; readonly side: "mine" | "opponent" | "other" };

export type QuestionOfTeams = {
  /** The question with whose team it is in place of each name. */
  readonly question: string;
  /** A team that is neither the asker's nor the opponent's. */
  readonly other?: string;
};

/** A single word of a name has to be this long, and nobody's name, to stand for the team. */
const MIN_LETTERS = 6;

export function withTeamsRead(question: string, teams: readonly NamedTeam[]): QuestionOfTeams {
  const { words } = readText(question);
  const found = teams.flatMap((team) => placesOf(team, words, teams)).sort((a, b) => b.start - a.start);
  const inWords = isGreek(question) ? GREEK : ENGLISH;
  let text = question;
  let other: string | undefined;
  let before = Number.POSITIVE_INFINITY;
  for (const { team, start, end } of found) {
    if (end > before) continue;
    before = start;
    text = text.slice(0, start) + inWords[team.side] + text.slice(end);
    if (team.side === "other") other = team.teamName;
  }
  return { question: text, ...(other !== undefined && { other }) };
}

const ENGLISH = { mine: "my team", opponent: "my opponent", other: "that team" } as const;
const GREEK = { mine: "η ομάδα μου", opponent: "ο αντίπαλός μου", other: "εκείνη η ομάδα" } as const;
const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text);

type Place = { team: NamedTeam; start: number; end: number };

/** "The Glass Cleaners", "Glass Cleaners", "Cleaners": with the article, without what stands in brackets. */
function placesOf(team: NamedTeam, words: readonly Word[], teams: readonly NamedTeam[]): Place[] {
  const name = wordsOf(team.teamName);
  const last = name.at(-1) ?? "";
  const isAlone = (other: NamedTeam) => other === team || !wordsOf(other.teamName).includes(last);
  const forms = [
    name,
    ...(name.length > 1 && last.length >= MIN_LETTERS && !isNameWord(last) && teams.every(isAlone) ? [[last]] : []),
  ].filter(([first]) => first !== undefined);
  for (const form of forms) {
    const places = words.flatMap((_, at): Place[] => {
      if (!form.every((word, index) => words[at + index]?.normalized === word)) return [];
      const article = words[at - 1]?.normalized === "the" ? words[at - 1] : undefined;
      return [{ team, start: (article ?? words[at])?.start ?? 0, end: words[at + form.length - 1]?.end ?? 0 }];
    });
    if (places.length > 0) return places;
  }
  return [];
}

const wordsOf = (teamName: string): string[] =>
  fold(teamName.replace(/\([^()]*\)/g, " ")).match(/[\p{L}\p{N}]+/gu) ?? [];
