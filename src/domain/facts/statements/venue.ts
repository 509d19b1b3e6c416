/** Whom a player plays, where, and for whom: "hosts Miami", "in Boston", "plays for the Suns". Pure. */
import { PRO_TEAM_IDS, proTeamName, proTeamNamed } from "../../season/pro-team-names";
import { proTeamLabel } from "../../season/pro-teams";
import type { FactBook } from "../fact-book";
import type { Spoken } from "./spoken";
import { folded } from "./spoken";
import type { Statement } from "./statement";

const HOME = /^(?:hosts?|hosting|welcomes?|home|εντοσ|υποδεχεται)$/;
const AWAY = /^(?:visits?|visiting|travels?|road|away|εκτοσ|επισκεπτεται)$/;
const INTO = /^(?:in|at|to|into|στη|στην|στο|στον)$/;
const PLAYS_FOR = / (?:plays|playing|center|guard|forward) for (?:the )?$| παιζει στουσ $/;
const PAST =
  /^(?:missed|was|were|had|returned|came|played|scored|posted|dropped|went|got|last|since|before|επεστρεψε|επαιξε|ειχε|ηταν|πετυχε|εβαλε|εχασε|στισ)$/;
/** Two teams play there. */
const LOS_ANGELES: readonly number[] = [12, 13];
const MAX_BEFORE = 5;
const GAME = /(@|vs) ([A-Z]{2,4})\b/g;

/** His NBA team and the games that any cell of his rows has. */
type Games = { readonly team: number | undefined; readonly games: readonly { isHome: boolean; team: number }[] };

const ID_OF_LABEL = new Map(PRO_TEAM_IDS.map((id) => [proTeamLabel(id), id] as const));

export function venuesIn(spoken: Spoken, facts: FactBook): Statement[] {
  const { words, named, before } = spoken;
  return words.flatMap((word, at): Statement[] => {
    const length = [2, 1].find((count) => clubAt(spoken, at, count) !== undefined);
    const clubs = length === undefined ? undefined : clubAt(spoken, at, length);
    const [club] = clubs ?? [];
    if (length === undefined || clubs === undefined || club === undefined || isSecondHalf(spoken, at)) return [];
    const row = named.findLast(({ to, kind }) => to < at && kind === "player")?.row ?? before;
    if (row === undefined) return [];
    const { team, games } = gamesOf(row, facts);
    const forHim = ` ${words
      .slice(Math.max(0, at - MAX_BEFORE), at)
      .map(({ text }) => text)
      .join(" ")} `;
    if (team !== undefined && PLAYS_FOR.test(forHim))
      return [{ isTrue: clubs.includes(team), start: word.start, end: words[at + length - 1]?.end ?? word.end }];
    if (games.length === 0) return [];
    const start = word.start;
    const end = words[at + length - 1]?.end ?? word.end;
    const ahead = words.slice(Math.max(0, at - MAX_BEFORE), at).map(({ text }) => text);
    const isCity =
      clubs.length > 1 ||
      folded(proTeamName(club).split(" ")[0] ?? "") === word.text.split(" ")[0] ||
      isGreekCity(word.text);
    if (team !== undefined && clubs.includes(team) && clubs.length === 1) return [{ isTrue: true, start, end }];
    const against = games.filter((game) => clubs.includes(game.team));
    const isHome = ahead.some((text) => HOME.test(text));
    const isAway = ahead.some((text) => AWAY.test(text)) || (isCity && INTO.test(ahead.at(-1) ?? ""));
    // Of a game that is over the cells say little.
    if (against.length === 0 && words.some(({ text }) => PAST.test(text))) return [];
    const isTrue = against.some((game) => (!isHome || game.isHome) && (!isAway || !game.isHome));
    return [{ isTrue, start, end }];
  });
}

/** NBA team of one or two words from here on, where they are written as a name. */
function clubAt({ words, sentence }: Spoken, at: number, length: number): readonly number[] | undefined {
  const [first, last] = [words[at], words[at + length - 1]];
  if (!first || !last || !/^[\p{Lu}\d]/u.test(sentence.slice(first.start))) return undefined;
  const text = sentence.slice(first.start, last.end);
  if (/^(?:Los Angeles|L\.?A|Λος Άντζελες)$/u.test(text)) return LOS_ANGELES;
  const club = proTeamNamed(text);
  return club === undefined ? undefined : [club];
}

/** "Angeles" of "Los Angeles". */
const isSecondHalf = (spoken: Spoken, at: number): boolean => at > 0 && clubAt(spoken, at - 1, 2) !== undefined;

const isGreekCity = (text: string): boolean => /^\p{Script=Greek}/u.test(text) && !/(?:σ|ς)$/u.test(text);

const read = new WeakMap<FactBook, Map<string, Games>>();

function gamesOf(row: string, facts: FactBook): Games {
  const known = read.get(facts) ?? new Map<string, Games>();
  read.set(facts, known);
  const found = known.get(row);
  if (found) return found;
  const cells = facts.sheets
    .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))
    .filter((each) => each.row === row)
    .flatMap((each) => [...each.cells.values()]);
  const texts = cells.flatMap(({ value }) => (typeof value === "string" && value.length < 400 ? [value] : []));
  const games = texts.flatMap((text) =>
    [...text.matchAll(GAME)].flatMap(([, sign, label = ""]) => {
      const team = ID_OF_LABEL.get(label);
      return team === undefined ? [] : [{ isHome: sign === "vs", team }];
    }),
  );
  const label = cells.find(({ column }) => column === "team")?.value;
  const all: Games = { team: typeof label === "string" ? ID_OF_LABEL.get(label) : undefined, games };
  known.set(row, all);
  return all;
}
