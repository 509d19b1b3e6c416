/**
 * The players a question names: the words that no idea explains.
 *
 * Pure. Nobody's list of players is needed, so rookies and misspelled names are found as well; whether such a player
 * exists is the look-up's business. Words in a row are one name. A capital is evidence; a lower-case word counts only
 * where a name is expected, or when nothing else explains the question.
 */
import type { Concept } from "../concept";
import type { ConceptReading } from "../concepts";
import { fold, type Text, type Word } from "../text";
import { greekName, isNickname, looksForeign, searchName } from "./known-names";
import { soundsLikeAName } from "./name-sounds";
import { beginsAName, isNameWord, isOnlyAName, NAME_WORDS } from "./name-words";
import { isLatinName, isNoName } from "./no-names";

export type PlayerMention = {
  /** The name as written. */
  spelling: string;
  /** Name to search: as written, or the known name behind a nickname or a Greek spelling. */
  searchFor: string;
  isSure: boolean;
  /** Places of its first and last word in the question. */
  first: number;
  last: number;
};

/** More than a trade names; how many of them are looked up is the plan's business. */
const MAX_PLAYERS = 12;
const MAX_NAME_WORDS = 4;
const MAX_NAME_CHARS = 60;

/** Ideas that are about one player when no team is spoken of. */
const ABOUT_A_PLAYER: readonly Concept[] = [
  "health",
  "form",
  "doing",
  "drop",
  "start",
  "hold",
  "add",
  "available",
  "own",
  "play",
  "trade",
  "rumour",
  "compare",
  "news",
  "bench",
  "games",
  "fit",
  "schedule",
];
const ABOUT_A_TEAM: readonly Concept[] = ["roster", "opponent", "matchup", "free-agents", "optimise", "need", "lineup"];

const BEFORE_A_NAME =
  /^(?:pickup|find|get|drop|replace|swap|swapping|replacing|over|between|bid|prefer|trust|scoop|activate|roster|with|like|nor|compare|dropping|start|starting|sit|bench|add|adding|up|cut|cutting|hold|keep|stash|stream|trade|trading|is|has|was|did|does|will|can|about|than|or|vs|versus|for|hows|whats|how|on|of|play|and|ditch|waive|release|grab|claim|dump|owns?|are|hasnt|isnt|ο|του|τον|στον|η|και|κι|με|για)$/;
const AFTER_A_NAME =
  /^(?:status|injury|injured|hurt|out|healthy|back|stats|stat|game|games|log|averages?|form|playing|play|plays|tonight|news|update|is|was|has|had|got|gets|will|does|or|vs|and|been|doing|start|drop|today|tomorrow|return\w*|should|still|good|worth|available|free|owned|τραυματ\S*|παιζει|ειναι|εχει|η|και|σημερα|αποψε)$/;
/** "Scour the wire", "Rank my players": the first word is no name. */
const AFTER_A_VERB =
  /^(?:me|my|our|us|the|a|an|all|some|any|it|this|that|these|those|out|up|down|through|into|for|who|what|which|how|whether|if|μου|μασ|το|τη|την|τα|τισ|τουσ|με|ποιο\S*|τι|πωσ)$/;
const NOT_A_NAME_ENDING =
  /(?:tion|ment|ness|able|less|ously|ising|izing|ised|ized|ful)$|[^l]ly$|ally$|^(?!irving$|sterling$).{3,}ing$/;
/** A thing follows: "at this rate", "my problem". */
const DETERMINER =
  /^(?:i|you|we|they|he|she|it|a|an|the|this|that|these|those|my|your|our|his|their|its|any|some|every|each|no|another|same|whole|more|most|very|too|so|not|really|pretty|much|many|few|less|all|both)$/;
/** "His garland" in an offer is a player of that team. */
const POSSESSOR = /^(?:my|his|their|our)$/;
const GREEK_MALE_ARTICLE = /^(?:ο|του|τον|στον)$/;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/;

type Leftover = { words: Word[]; first: number; last: number };

export function playerMentions(text: Text, reading: ConceptReading): PlayerMention[] {
  const groups = leftoverGroups(text, reading);
  const isAboutPlayer = ABOUT_A_PLAYER.some((phraseGroup) => reading.concepts.has(phraseGroup));
  const isAboutTeam = ABOUT_A_TEAM.some((phraseGroup) => reading.concepts.has(phraseGroup));
  const isExplained = [...reading.concepts].some((phraseGroup) => !EXPLAINS_NOTHING.has(phraseGroup));
  const loose = groups.filter((group) => !group.words.some((word) => word.isCapitalised)).length;
  const mentions: PlayerMention[] = [];
  const isWrittenWithCapitals = groups.some((group) =>
    group.words.some((word) => word.isCapitalised && !word.isSentenceStart && !isNickname(word.normalized)),
  );
  for (const group of groups) {
    const isListed = isListedBeside(group, groups, text);
    const certainty = judge(group, text, {
      isAboutPlayer,
      isAboutTeam,
      isExplained,
      loose,
      isListed,
      isToPlain: [...(reading.byWord[group.first - 1] ?? [])].every((phraseGroup) => phraseGroup === "plain"),
    });
    if (certainty === undefined) continue;
    // Who writes one name with a capital writes them all so; a single word without one is a word we do not know.
    if (isWrittenWithCapitals && isStrayWord(group, text)) continue;
    const start = group.words[0]?.start ?? 0;
    const spelling = text.source.slice(start, group.words.at(-1)?.end).slice(0, MAX_NAME_CHARS).trim();
    const searchFor = searchName(spelling, group.words);
    // A single letter is no name, and the tool would refuse it.
    if (searchFor.length < 2 || mentions.some((mention) => mention.searchFor === searchFor)) continue;
    mentions.push({ spelling, searchFor, isSure: certainty === "sure", first: group.first, last: group.last });
  }
  return mentions.filter((mention) => !mentions.some((other) => isOfTheSame(mention, other))).slice(0, MAX_PLAYERS);
}

/** "Malik Monk is out. Cut Monk?": the surname alone is the player named in full. */
const isOfTheSame = (short: PlayerMention, full: PlayerMention): boolean =>
  fold(full.searchFor).endsWith(` ${fold(short.searchFor)}`);

/** Where somebody is spoken of for certain and no name was found: the words in the places of names. */
export function likelyMentions(text: Text, reading: ConceptReading): PlayerMention[] {
  const placed = leftoverGroups(text, reading).filter(({ words, first, last }) => {
    const before = text.words[first - 1]?.normalized ?? "";
    const after = text.words[last + 1]?.normalized;
    const [word] = words;
    if (word === undefined || word.normalized.length < 3) return false;
    if (DETERMINER.test(before) && !(POSSESSOR.test(before) && isNameWord(word.normalized))) return false;
    if (word.isGreek) return GREEK_MALE_ARTICLE.test(before) || looksForeign(word) || word.isCapitalised;
    const isNamePlace = BEFORE_A_NAME.test(before) || (after !== undefined && AFTER_A_NAME.test(after));
    return (isNamePlace || isNameWord(word.normalized)) && !NOT_A_NAME_ENDING.test(word.normalized);
  });
  return placed.slice(0, MAX_PLAYERS).map(({ words, first, last }) => {
    const spelling = text.source
      .slice(words[0]?.start ?? 0, words.at(-1)?.end)
      .slice(0, MAX_NAME_CHARS)
      .trim();
    return { spelling, searchFor: searchName(spelling, words), isSure: false, first, last };
  });
}

const EXPLAINS_NOTHING: ReadonlySet<Concept> = new Set([
  "plain",
  "who",
  "how",
  "me",
  "follow-up",
  "pronoun",
  "domain",
  "day",
]);

/** Unexplained words, joined where only a blank, a hyphen or an initial's dot stands between them. */
function leftoverGroups(text: Text, { byWord }: ConceptReading): Leftover[] {
  const groups: Leftover[] = [];
  const nicknamed = nicknameWords(text.words);
  for (const [index, word] of text.words.entries()) {
    const open = groups.at(-1);
    const isOfNickname = nicknamed.has(index) || isAfterArticle(word, text.words[index - 1]);
    const isNext =
      open !== undefined &&
      open.last === index - 1 &&
      isWithinAName(open.words.at(-1), word) &&
      !isWhereANameBegins(open, word, text.isGreeklish === true) &&
      !isWhereANameEnds(open, word);
    if (open && isNext && !open.words.at(-1)?.isPossessive && open.words.length < MAX_NAME_WORDS) {
      if (
        isOfNickname ||
        isLeftover(word, byWord[index], text.words[index - 1]) ||
        SUFFIX.test(word.normalized) ||
        isSecondName(word, open, byWord[index])
      ) {
        open.words.push(word);
        open.last = index;
        continue;
      }
    }
    if (isOfNickname || isLeftover(word, byWord[index], text.words[index - 1]))
      groups.push({ words: [word], first: index, last: index });
  }
  return groups;
}

/** A blank or a hyphen, or the dot of an initial: "T.J. McConnell", and not "Herbert Jones. Make it quick". */
const isWithinAName = (before: Word | undefined, { gap }: Word): boolean =>
  /^[\s-]$/.test(gap) ||
  (/^\.\s?$/.test(gap) && (before?.normalized.length ?? 0) <= 2 && !SUFFIX.test(before?.normalized ?? ""));

/**
 * "Would he beat Nembhard": words that are no name's and have no capital, before one that has. In Greek in Latin letters
 * "zhthsw garland" too: a verb that no lexicon has, and no short form as in "herb jones".
 */
const isWhereANameBegins = ({ words }: Leftover, next: Word, isGreeklish: boolean): boolean =>
  !next.isGreek &&
  (next.isCapitalised ||
    (isGreeklish && isNameWord(next.normalized) && !words.some(({ normalized }) => beginsAName(normalized)))) &&
  words.every(({ isGreek, isCapitalised, normalized }) => !isGreek && !isCapitalised && !isNameWord(normalized));

/** "Trae Young gave", "poeltl tonihgt": a word without a capital that is no name's after one that is. */
function isWhereANameEnds({ words }: Leftover, next: Word): boolean {
  if (next.isGreek)
    return (
      !next.isCapitalised &&
      !soundsLikeAName(next.normalized) &&
      // "Ο Bam χωράει": two scripts are hardly one name. "Ο Ζουμπάτς βγήκε": who begins with a capital goes on so.
      words.some((word) => !word.isGreek || word.isCapitalised || soundsLikeAName(word.normalized))
    );
  if (next.isCapitalised || SUFFIX.test(next.normalized) || isNameWord(next.normalized)) return false;
  return words.some((word) => word.isCapitalised || isNameWord(word.normalized));
}

/** Places of words that are a nickname only together: "Greek Freak", "chef curry". */
function nicknameWords(words: readonly Word[]): ReadonlySet<number> {
  const places = words.flatMap((word, index) => {
    const next = words[index + 1];
    return next && isNickname(`${word.normalized} ${next.normalized}`) ? [index, index + 1] : [];
  });
  return new Set(places);
}

/** "τον Smart": an article before Latin letters with a capital. */
function isAfterArticle(word: Word, before: Word | undefined): boolean {
  return (
    !word.isGreek &&
    word.isCapitalised &&
    /^\p{Lu}\p{Ll}/u.test(word.raw) &&
    GREEK_MALE_ARTICLE.test(before?.normalized ?? "")
  );
}

function isLeftover(word: Word, explainedBy: ReadonlySet<Concept> | undefined, before: Word | undefined): boolean {
  if (greekName(word) !== undefined || isNickname(word.normalized)) return true;
  if (isNoName(word, before)) return false;
  return explainedBy?.size === 0 && word.amount === undefined && /^\p{L}[\p{L}'’.]+\d?$/u.test(word.raw);
}

/** Words of the game that are family names as well: LaMelo Ball, P.J. Washington. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(["ball", "washington"]);

/** Ideas whose words are family names as well, in capitals after a name: Marcus Smart, Jrue Holiday. */
const NAMES_TOO: ReadonlySet<Concept> = new Set(["plain", "outside", "advice", "greeting", "thanks", "domain"]);

/** "Nikola J": a letter after a name, but not the English words "A" and "I". */
const INITIAL = /^[B-HJ-Z]$/;

/** "Keyonte George Jr", "Jalen Green Day"? Only common words that are also family names, in capitals after a name. */
function isSecondName(word: Word, open: Leftover, explainedBy: ReadonlySet<Concept> | undefined): boolean {
  if (FAMILY_NAMES.has(word.normalized) || INITIAL.test(word.raw)) return true;
  const isAfterCapital = open.words.every((each) => each.isCapitalised);
  const isPlain = [...(explainedBy ?? [])].every((phraseGroup) => NAMES_TOO.has(phraseGroup));
  return word.isCapitalised && !word.isGreek && isAfterCapital && isPlain && word.normalized.length > 2;
}

/** "Booker, Tatum": a comma and nothing else between two unexplained words. */
const isListedBeside = (group: Leftover, groups: readonly Leftover[], text: Text): boolean =>
  groups.some(
    (other) =>
      (other.first === group.last + 1 && /^,/.test(text.words[other.first]?.gap ?? "")) ||
      (other.last === group.first - 1 && /^,/.test(text.words[group.first]?.gap ?? "")),
  );

function isStrayWord({ words }: Leftover, text: Text): boolean {
  const [only] = words;
  if (words.length !== 1 || only === undefined || only.isCapitalised || isNickname(only.normalized)) return false;
  if (NAME_WORDS.has(only.normalized) && (isOnlyAName(only.normalized) || only.normalized.length < MIN_CHARS_OF_A_WORD))
    return false;
  return greekName(only) === undefined && (only.isGreek || !isGreekScript(text));
}
/** "Bam" beside a name with a capital is one, "green" is not. */
const MIN_CHARS_OF_A_WORD = 4;

const isGreekScript = ({ source }: Text): boolean => /\p{Script=Greek}/u.test(source);

type Surroundings = {
  isAboutPlayer: boolean;
  isAboutTeam: boolean;
  isExplained: boolean;
  loose: number;
  isListed: boolean;
  /** The word before is "to" as such, and no part of "happened to". */
  isToPlain: boolean;
};

function judge(group: Leftover, text: Text, around: Surroundings): "sure" | "guess" | undefined {
  const [first] = group.words;
  if (first === undefined) return undefined;
  if (group.words.some((word) => greekName(word) !== undefined || isNickname(word.normalized))) return "sure";
  const before = text.words[group.first - 1]?.normalized ?? "";
  const after = text.words[group.last + 1]?.normalized;
  const isNamePlace =
    BEFORE_A_NAME.test(before) ||
    (after !== undefined && AFTER_A_NAME.test(after)) ||
    first.isPossessive ||
    around.isListed ||
    // "Monk - what's he got?"
    (group.first === 0 && isNameWord(first.normalized) && /^\s*[-–—:…]/.test(text.words[group.last + 1]?.gap ?? "")) ||
    // "Maxey for Jokić?" begins with a name; "Scour for a center" does not.
    (after === "for" && isNameWord(group.words.at(-1)?.normalized ?? ""));
  const isComplete = text.words.length === group.words.length;
  // In Greek text a word in Latin letters that is no term of the game is a name.
  if (!first.isGreek && isGreekScript(text) && !NOT_A_NAME_ENDING.test(first.normalized))
    return group.words.some((word, at) => isLatinName(word, text.words[group.first + at - 1])) ? "sure" : undefined;
  if (first.isGreek && isNamedInGreek(group, before)) return "sure";
  if (first.isGreek) return judgeGreek(first, before, around, isComplete);
  const capitals = group.words.filter((word) => word.isCapitalised).length;
  if (capitals > 0) {
    if (!first.isSentenceStart || group.words.length > 1)
      return around.isAboutPlayer || around.loose === 0 ? "sure" : "guess";
    if (isComplete || isNamePlace) return "sure";
    const isVerb = NOT_A_NAME_ENDING.test(first.normalized) || (after !== undefined && AFTER_A_VERB.test(after));
    return isVerb || (around.isExplained && around.isAboutTeam && !around.isAboutPlayer) ? undefined : "guess";
  }
  if (!isComplete && !group.words.some((word) => isNameWord(word.normalized))) return undefined;
  if (isWrittenAsAName(group)) return "sure";
  const isVerbPlace =
    DETERMINER.test(before) ||
    isAfterWhoShould(text, group.first) ||
    (before === "to" && around.isToPlain && group.words.length === 1);
  if (isVerbPlace || group.words.some((word) => NOT_A_NAME_ENDING.test(word.normalized))) return undefined;
  if (around.isAboutPlayer) return isNamePlace ? "sure" : around.isAboutTeam ? undefined : "guess";
  if (around.isExplained) return undefined;
  return isComplete || isNamePlace ? "guess" : undefined;
}

/** "durant", "trae young", "paolo banchero": in lower case, and nobody's word but a name's. */
const isWrittenAsAName = ({ words }: Leftover): boolean =>
  words.every(({ normalized }) => NAME_WORDS.has(normalized) || SUFFIX.test(normalized)) &&
  (words.length > 1 || words.some(({ normalized }) => isOnlyAName(normalized)));

/** "Who should ride the bench": a verb follows. */
const isAfterWhoShould = ({ words }: Text, at: number): boolean =>
  /^(?:should|would|could|can|will|must|might|do|does|did|to)$/.test(words[at - 1]?.normalized ?? "") &&
  /^(?:who|whom|what|which|i|we|how|guys|players)$/.test(words[at - 2]?.normalized ?? "");

/** "Τον ντιλον", "ντιλον μπρουκς": sounds of a name, in its place or twice. */
const isNamedInGreek = ({ words }: Leftover, before: string): boolean =>
  words.every(({ normalized }) => soundsLikeAName(normalized)) && (words.length > 1 || GREEK_MALE_ARTICLE.test(before));

function judgeGreek(
  word: Word,
  before: string,
  around: Surroundings,
  isComplete: boolean,
): "sure" | "guess" | undefined {
  if ((word.isCapitalised && !word.isSentenceStart) || looksForeign(word)) return "sure";
  if (isComplete) return "guess";
  // Who writes accents writes capitals too.
  const isAccented = /\p{M}/u.test(word.raw.normalize("NFKD"));
  return GREEK_MALE_ARTICLE.test(before) && around.isAboutPlayer && !isAccented ? "guess" : undefined;
}
