/**
 * Who a sentence speaks of: the players and teams of the facts, by full name, part of it, nickname or initials; "you"
 * and "your opponent"; and names that the facts do not know.
 *
 * Pure. A player and a team are known by a key; `ME` and `OPPONENT` are the two sides of the matchup, whatever they are
 * called.
 */

import { resolveGreek } from "../players/identity/greek-names";
import { buildNameIndex, type NameIndex } from "../players/identity/name-index";
import { suffixOf } from "../players/identity/name-words";
import { NICKNAMES } from "../players/identity/nicknames";
import { PRO_TEAM_OF_WORD } from "../players/identity/pro-team-words";
import { proTeamLabel } from "../season/pro-teams";
import { OPENING_WORDS, TRADE_WORDS } from "./plain-words";
import { normalizedWords, type Token } from "./text";

export const ME = "me";
export const OPPONENT = "opponent";
/** Subject key for a name of the question that is in no fact: no claim may be made about it. */
export const STRANGER = "stranger";
export type SubjectKey = string;
type SubjectKind = "player" | "team" | "side" | "club" | "stranger";

export type Subject = {
  readonly key: SubjectKey;
  readonly kind: SubjectKind;
  readonly name: string;
  readonly words: readonly string[];
};

export const playerKey = (name: string): SubjectKey => `player:${normalizedWords(name).join(" ")}`;
export const isPlayer = (key: SubjectKey): boolean => key.startsWith("player:");

export type SubjectIndex = {
  readonly all: ReadonlyMap<SubjectKey, Subject>;
  /** Position of each word within the names. */
  readonly byWord: ReadonlyMap<string, readonly { subject: Subject; place: number }[]>;
  readonly nicknames: ReadonlyMap<string, readonly { words: readonly string[]; subject: Subject }[]>;
  readonly initials: ReadonlyMap<string, readonly Subject[]>;
  readonly inGreek: (words: string) => Subject | undefined;
};

/** Folded nicknames by the folded name: read once, since every turn asks for them. */
const NICKNAMES_BY_NAME = NICKNAMES.map(
  ({ player, inText = [], whenAsked = [] }) =>
    [normalizedWords(player).join(""), [...inText, ...whenAsked].map(normalizedWords)] as const,
);

export function subjectIndex(subjects: readonly Subject[]): SubjectIndex {
  const byWord = new Map<string, { subject: Subject; place: number }[]>();
  const initials = new Map<string, Subject[]>();
  const nicknames = new Map<string, { words: readonly string[]; subject: Subject }[]>();
  const players = subjects.filter(({ kind }) => kind === "player");
  const byName = new Map(players.map((subject) => [subject.words.join(""), subject]));
  for (const subject of subjects) {
    for (const [place, word] of subject.words.entries()) push(byWord, word, { subject, place });
    const letters = subject.words.map((word) => word[0]).join("");
    if (subject.kind === "player" && letters.length > 2) push(initials, letters, subject);
  }
  for (const [name, all] of NICKNAMES_BY_NAME) {
    const subject = byName.get(name);
    if (!subject) continue;
    for (const words of all) push(nicknames, words[0] ?? "", { words, subject });
  }
  return {
    all: new Map(subjects.map((subject) => [subject.key, subject])),
    byWord,
    nicknames,
    initials,
    inGreek: greekReader([...new Map(players.map((subject) => [subject.key, subject])).values()]),
  };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Names in Greek script are compared by sound, once each. */
function greekReader(players: readonly Subject[]): SubjectIndex["inGreek"] {
  let index: NameIndex<{ fullName: string; subject: Subject }> | undefined;
  const known = new Map<string, Subject | undefined>();
  return (words) => {
    if (known.has(words)) return known.get(words);
    index ??= buildNameIndex(players.map((subject) => ({ fullName: subject.name, subject })));
    const [only, ...others] = resolveGreek(words, index);
    const found = others.length === 0 ? only?.player.subject : undefined;
    known.set(words, found);
    return found;
  };
}

export type Mention = {
  /** Places of its first and last token. */
  readonly from: number;
  readonly to: number;
  /** Several when the words fit several. */
  readonly subjects: readonly Subject[];
  readonly isComplete: boolean;
  /** Counts as a claim: a name, not a "you". */
  readonly isNamed: boolean;
};

const SIDES: Readonly<Record<typeof ME | typeof OPPONENT, Subject>> = {
  me: { key: ME, kind: "side", name: "you", words: [] },
  opponent: { key: OPPONENT, kind: "side", name: "your opponent", words: [] },
};
const MY_THINGS = new Set("team roster lineup side squad bench starters players ομαδα ροστερ".split(" "));
const YOU = new Set(
  "you youre youve youll we weve εσυ εσεισ εισαι εχεισ προηγεισαι χανεισ κερδιζεισ κερδισεσ εχασεσ".split(" "),
);
const MY = new Set(["your", "my", "our"]);
const MINE_AFTER = new Set(["σου", "μου", "μασ"]);

/** Names, nicknames and sides in the order of the sentence, without overlaps; the longest wins. */
export function findSubjects(tokens: readonly Token[], index: SubjectIndex): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const named = namedAt(tokens, at, index);
    // A team may be called "We Won".
    const isLongName = named?.isComplete && named.to > at;
    const mention = isLongName ? named : (sideAt(tokens, at, index) ?? named);
    if (!mention) continue;
    found.push(mention);
    at = mention.to;
  }
  return found;
}

function sideAt(tokens: readonly Token[], at: number, index: SubjectIndex): Mention | undefined {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== "word") return undefined;
  const side = (key: typeof ME | typeof OPPONENT, to: number): Mention => ({
    from: at,
    to,
    subjects: [index.all.get(key) ?? SIDES[key]],
    isComplete: true,
    isNamed: false,
  });
  const isMine = MY.has(token.normalized);
  if (isMine && next?.normalized === "opponent") return side(OPPONENT, at + 1);
  if (isMine && MY_THINGS.has(next?.normalized ?? "")) return side(ME, at + 1);
  if (MY_THINGS.has(token.normalized) && MINE_AFTER.has(next?.normalized ?? "")) return side(ME, at + 1);
  if (token.normalized === "opponent" || token.normalized === "opponents" || token.normalized.startsWith("αντιπαλ"))
    return side(OPPONENT, MINE_AFTER.has(next?.normalized ?? "") && after?.raw !== ":" ? at + 1 : at);
  if (YOU.has(token.normalized)) return side(ME, at);
  return undefined;
}

type Found = { subjects: Subject[]; length: number; isComplete: boolean };

function namedAt(tokens: readonly Token[], at: number, index: SubjectIndex): Mention | undefined {
  const token = tokens[at];
  if (!token || (token.kind !== "word" && token.kind !== "number")) return undefined;
  const best: Found = { subjects: [], length: 0, isComplete: false };
  for (const { subject, place } of index.byWord.get(token.normalized) ?? []) {
    const found = nameAt(tokens, at, subject, place);
    if (!found || found.length < best.length) continue;
    if (found.length > best.length || (found.isComplete && !best.isComplete))
      Object.assign(best, { ...found, subjects: [subject] });
    else if (found.isComplete === best.isComplete && !best.subjects.some(({ key }) => key === subject.key))
      best.subjects.push(subject);
  }
  const other = best.length > 0 ? undefined : (nicknameAt(tokens, at, index) ?? initialsAt(token, index));
  const { subjects, length, isComplete } = other ?? best;
  if (length === 0) return undefined;
  const suffixAt = /^[,.]$/.test(tokens[at + length]?.raw ?? "") ? at + length + 1 : at + length;
  const hasSuffix = isComplete && suffixOf(tokens[suffixAt]?.raw ?? "") !== undefined && tokens[suffixAt]?.isCapital;
  return { from: at, to: hasSuffix ? suffixAt : at + length - 1, subjects, isComplete, isNamed: true };
}

/**
 * The words of a name from one of them on, as far as they go, over what "…" leaves out. A part of a name needs its
 * capitals.
 */
function nameAt(tokens: readonly Token[], at: number, subject: Subject, place: number): Found | undefined {
  let length = 1;
  let matched = 1;
  let reached = place + 1;
  while (reached < subject.words.length) {
    const next = wordAfter(tokens, at + length, subject.name);
    const word = next === undefined ? undefined : tokens[next]?.normalized;
    if (next === undefined || word === undefined) break;
    const isLeftOut = tokens.slice(at + length, next).some(({ raw }) => raw === "…");
    const found = isLeftOut ? subject.words.indexOf(word, reached) : reached;
    if (subject.words[found] !== word) break;
    length = next - at + 1;
    matched += 1;
    reached = found + 1;
  }
  const isComplete = reached === subject.words.length && place === 0;
  const run = tokens.slice(at, at + length).filter((token) => token.kind === "word");
  const isInLowerCase = subject.name === subject.name.toLowerCase() && (run[0]?.raw.length ?? 0) > 2;
  const isExact = isComplete && (matched > 1 || (isInLowerCase && subject.name.includes(run[0]?.raw ?? "")));
  // A long name is shown shortened, and one that leads elsewhere without its address.
  const end = markAfter(tokens, at + length, subject.name);
  if (place === 0 && matched > 2 && end?.raw === "…")
    return { subjects: [subject], length: end.at - at + 1, isComplete: true };
  if (isExact && !(matched === 1 && run.every((token) => isPlain(token.normalized))))
    return { subjects: [subject], length, isComplete };
  if (run.length === 0 || !run.every((token) => token.isCapital)) return undefined;
  if (run.every((token) => isPlain(token.normalized)) || (run.length === 1 && (run[0]?.normalized.length ?? 0) < 3))
    return undefined;
  // Teams are called anything: one word of their name counts only where it is no NBA team ("Heat").
  const isCalledAnything = subject.kind === "team" || subject.kind === "side";
  if (isCalledAnything && run.length === 1 && PRO_TEAM_OF_WORD.has(run[0]?.normalized ?? "")) return undefined;
  return { subjects: [subject], length, isComplete };
}

/** Over the marks inside a name: "O.G.", "Karl-Anthony", and however many that it has itself. */
function wordAfter(tokens: readonly Token[], at: number, name: string): number | undefined {
  let others = 0;
  for (let place = at; others < 3; place++) {
    const token = tokens[place];
    if (!token) return undefined;
    if (token.kind !== "mark") return place;
    if (name.includes(token.raw)) continue;
    if (/^[,;:!?|]$/.test(token.raw)) return undefined;
    others += 1;
  }
  return undefined;
}

/** The first mark that is not the name's own. */
function markAfter(tokens: readonly Token[], at: number, name: string): { raw: string; at: number } | undefined {
  for (let place = at; tokens[place]?.kind === "mark"; place++) {
    const raw = tokens[place]?.raw ?? "";
    if (!name.includes(raw)) return { raw, at: place };
  }
  return undefined;
}

const isPlain = (normalized: string): boolean => TRADE_WORDS.has(normalized) || OPENING_WORDS.has(normalized);

function nicknameAt(tokens: readonly Token[], at: number, index: SubjectIndex): Found | undefined {
  const token = tokens[at];
  if (!token?.isCapital) return undefined;
  const fitting = (index.nicknames.get(token.normalized) ?? []).filter(({ words }) =>
    words.every((word, offset) => tokens[at + offset]?.normalized === word),
  );
  const [first] = fitting;
  if (!first || isPlain(token.normalized)) return undefined;
  return { subjects: fitting.map(({ subject }) => subject), length: first.words.length, isComplete: true };
}

function initialsAt(token: Token, index: SubjectIndex): Found | undefined {
  if (token.raw.length < 3 || token.raw !== token.raw.toUpperCase() || isPlain(token.normalized)) return undefined;
  const subjects = index.initials.get(token.normalized);
  return subjects && { subjects: [...subjects], length: 1, isComplete: true };
}

const PRO_TEAM_OF_LABEL = new Map<string, number>([
  ...Array.from({ length: 30 }, (_, proTeam) => [proTeamLabel(proTeam + 1), proTeam + 1] as const),
  ...Object.entries({ GS: 9, NY: 18, SA: 24, PHO: 21, UTAH: 26, WSH: 27, BRK: 17, CHO: 30 }),
]);

/** The NBA team a word names, as ESPN's `proTeamId`; a label only in capitals, a name with one. */
export function proTeamOf(token: Token): number | undefined {
  if (token.kind !== "word") return undefined;
  if (token.normalized === "76ers") return 20;
  return PRO_TEAM_OF_LABEL.get(token.raw) ?? (token.isCapital ? PRO_TEAM_OF_WORD.get(token.normalized) : undefined);
}
