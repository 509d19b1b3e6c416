/**
 * "Which one do you mean?" and its answer: "Cason", "the first one", "the OKC guy". The question before is asked again
 * with the full name in it.
 *
 * Pure.
 */
import { proTeamNamed } from "@/domain/season/pro-team-names";
import type { Concept } from "../concept";
import { namesSounding } from "../names/name-sounds";
import { withOrdinals } from "../names/named-before";
import type { OwnReading } from "../reading";
import { fold } from "../text";

/** The question of `phrases.whichOne`, with the list below it. */
const WHICH =
  /(?:More than one player could be|Περισσότεροι παίκτες ταιριάζουν στο) "(?<asked>[^"\n]{2,60})"[^\n]*\n(?<list>(?:- [^\n]+\n?)+)/u;
const CANDIDATE = /^- (?<name>[^()\n]{3,60}) \((?<team>[A-Z]{2,4})\)/gmu;

/** Longer answers are questions of their own. */
const MAX_WORDS = 9;
const BESIDE: ReadonlySet<Concept> = new Set([
  ...([
    "plain",
    "follow-up",
    "pronoun",
    "me",
    "domain",
    "position",
    "club",
    "thanks",
    "greeting",
    "who",
    "own",
  ] as const),
]);
const NOT = /^(?:not|no|isnt|οχι|oxi|ohi|δεν|den)$/;
const FILLER = /^(?:the|ton|τον|ο|o|tou|του)$/;

/**
 * @param readQuestion of one question alone
 * @returns the question before with the name filled in; `undefined` where none was asked back, or the answer names nobody
 */
export function clarified(
  asked: string | undefined,
  previousAnswer: string | undefined,
  reply: string,
  readQuestion: (question: string) => OwnReading,
): string | undefined {
  const found = WHICH.exec(previousAnswer ?? "")?.groups;
  if (asked === undefined || found?.asked === undefined || found.list === undefined) return undefined;
  const candidates = [...found.list.matchAll(CANDIDATE)].flatMap(({ groups }) =>
    groups?.name && groups.team ? [{ name: groups.name, team: groups.team }] : [],
  );
  const own = readQuestion(reply);
  if (own.text.words.length > MAX_WORDS || [...own.concepts].some((concept) => !BESIDE.has(concept))) return undefined;
  const chosen = chosenOf(candidates, reply, own);
  return chosen === undefined
    ? undefined
    : withName(asked, found.asked.replace(/^(?:my|our) /i, ""), chosen, readQuestion);
}

type Candidate = { readonly name: string; readonly team: string };

function chosenOf(candidates: readonly Candidate[], reply: string, { text }: OwnReading): string | undefined {
  const byPlace = withOrdinals(
    ` ${reply} `,
    candidates.map(({ name }) => name),
  );
  const words = text.words.filter((_, at) => !isDenied(text.words, at));
  const meant = candidates.filter(
    ({ name, team }) =>
      byPlace.includes(name) ||
      words.some(({ raw, normalized }) => {
        const sounds = [normalized, ...namesSounding(normalized)];
        const others = candidates.filter((other) => other.name !== name).flatMap((other) => partsOf(other.name));
        const isHis = (part: string) => sounds.some((sound) => sound.length > 2 && part.startsWith(sound));
        if (partsOf(name).some((part) => isHis(part) && !others.includes(part))) return true;
        const proTeam = proTeamNamed(raw);
        return raw === team || (proTeam !== undefined && proTeam === proTeamNamed(team));
      }),
  );
  return meant.length === 1 ? meant[0]?.name : undefined;
}

const partsOf = (name: string): string[] => fold(name).split(" ");

/** "Not Herbert", "όχι τον Χέρμπερτ". */
const isDenied = (words: OwnReading["text"]["words"], at: number): boolean => {
  const before = [words[at - 1], words[at - 2]].map((word) => word?.normalized ?? "");
  return NOT.test(before[0] ?? "") || (FILLER.test(before[0] ?? "") && NOT.test(before[1] ?? ""));
};

function withName(
  question: string,
  asked: string,
  name: string,
  readQuestion: (question: string) => OwnReading,
): string | undefined {
  const { mentions, text } = readQuestion(question);
  const mention = mentions.find(
    ({ searchFor, spelling }) => fold(searchFor) === fold(asked) || fold(spelling) === fold(asked),
  );
  const [from, to] = [text.words[mention?.first ?? -1]?.start, text.words[mention?.last ?? -1]?.end];
  return from === undefined || to === undefined ? undefined : `${question.slice(0, from)}${name}${question.slice(to)}`;
}
