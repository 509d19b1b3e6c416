/** A player's opponent, venue and NBA team: "hosts Miami", "in Boston", "plays for the Suns". Pure. */
import { PRO_TEAM_IDS, proTeamName, proTeamNamed } from "../../season/pro-team-names";
import { proTeamLabel } from "../../season/pro-teams";
import type { FactBook } from "../fact-book";
import type { ReadSentence } from "./read-sentence";
import { folded } from "./read-sentence";
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

export function venuesIn(reading: ReadSentence, facts: FactBook): Statement[] {
  const { words, named, before } = reading;
  return words.flatMap((word, at): Statement[] => {
    const length = [2, 1].find((count) => proTeamsAt(reading, at, count) !== undefined);
    const proTeams = length === undefined ? undefined : proTeamsAt(reading, at, length);
    const [proTeam] = proTeams ?? [];
    if (length === undefined || proTeams === undefined || proTeam === undefined || isSecondHalf(reading, at)) return [];
    const start = word.start;
    const end = words[at + length - 1]?.end ?? word.end;
    // "Heat Check Heroes" is a fantasy team.
    if (/^ \p{Lu}/u.test(reading.sentence.slice(end))) return [];
    const row = named.findLast(({ to, kind }) => to < at && kind === "player")?.row ?? before;
    if (row === undefined) return [];
    const { team, games } = gamesOf(row, facts);
    const forHim = ` ${words
      .slice(Math.max(0, at - MAX_BEFORE), at)
      .map(({ text }) => text)
      .join(" ")} `;
    if (team !== undefined && PLAYS_FOR.test(forHim)) return [{ isTrue: proTeams.includes(team), start, end }];
    if (games.length === 0) return [];
    const ahead = words.slice(Math.max(0, at - MAX_BEFORE), at).map(({ text }) => text);
    const isCity =
      proTeams.length > 1 ||
      folded(proTeamName(proTeam).split(" ")[0] ?? "") === word.text.split(" ")[0] ||
      isGreekCity(word.text);
    if (team !== undefined && proTeams.includes(team) && proTeams.length === 1) return [{ isTrue: true, start, end }];
    const against = games.filter((game) => proTeams.includes(game.team));
    const isHome = ahead.some((text) => HOME.test(text));
    const isAway = ahead.some((text) => AWAY.test(text)) || (isCity && INTO.test(ahead.at(-1) ?? ""));
    // A game that is over is in few cells.
    if (against.length === 0 && words.some(({ text }) => PAST.test(text))) return [];
    const isTrue = against.some((game) => (!isHome || game.isHome) && (!isAway || !game.isHome));
    return [{ isTrue, start, end }];
  });
}

/** NBA team of one or two words from here on, where they are written as a name. */
function proTeamsAt({ words, sentence }: ReadSentence, at: number, length: number): readonly number[] | undefined {
  const [first, last] = [words[at], words[at + length - 1]];
  if (!first || !last || !/^[\p{Lu}\d]/u.test(sentence.slice(first.start))) return undefined;
  const text = sentence.slice(first.start, last.end);
  if (/^(?:Los Angeles|L\.?A|Λος Άντζελες)$/u.test(text)) return LOS_ANGELES;
  const proTeam = proTeamNamed(text);
  return proTeam === undefined ? undefined : [proTeam];
}

/** "Angeles" of "Los Angeles". */
const isSecondHalf = (reading: ReadSentence, at: number): boolean =>
  at > 0 && proTeamsAt(reading, at - 1, 2) !== undefined;

const isGreekCity = (text: string): boolean => /^\p{Script=Greek}/u.test(text) && !/(?:σ|ς)$/u.test(text);

const gamesByBook = new WeakMap<FactBook, Map<string, Games>>();

function gamesOf(row: string, facts: FactBook): Games {
  const known = gamesByBook.get(facts) ?? new Map<string, Games>();
  gamesByBook.set(facts, known);
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
