/** A sentence as the closed lists read it: folded words with the marks that part its clauses. Pure. */
import { soundOfGreek, soundsOfLatin } from "../players/identity/greek-sounds";
import { foldLetters } from "../players/identity/name-words";

/**
 * A word in Greek letters as it is written, any other by how it may sound as Greek: there "αγώνας" and "αγκώνας" would
 * be one.
 */
type Word = { readonly written: string } | { readonly sounds: readonly string[] };

export type Phrase = {
  /**
   * " i ve added monk , and he starts " : folded words, clause marks as " , ", a space at both ends. Underscores are
   * spaces.
   */
  readonly line: string;
  readonly words: readonly Word[];
  /** "other": more small words of another language than of English, Greek in Latin letters included. */
  readonly language: "en" | "el" | "other";
  /** "Dropped Meriwald": the word after the first, or after that, has a capital. */
  readonly namesAfterFirst: boolean;
};

const APOSTROPHE = /['’ʼ`´]/g;

/** "Might I kindly note that": what follows is said all the same. */
const POLITE =
  /^ (?:(?:might|may|can|could) (?:i|we)|let me|allow me to|i (?:must|can|would like to|want to|have to|am happy to|am pleased to|am glad to|wanted to)|(?:happy|glad|pleased|proud|sorry|delighted) to) (?:\S+ ){0,2}?(?:note|say|tell you|report|inform you|confirm|announce|add|mention|share|let you know|point out|assure you)(?: you)? (?:that )?/;

export function phraseOf(sentence: string): Phrase {
  const line = lineOf(sentence).replace(POLITE, " ");
  const words = line.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  return {
    line,
    words: words.map((word) => (/\p{Script=Greek}/u.test(word) ? { written: word } : { sounds: soundsOfLatin(word) })),
    language: languageOf(words),
    namesAfterFirst: /^[\s\p{P}\p{S}\d]*\p{L}+ (?:\p{L}+ )?(?:[A-Z]\.)?\p{Lu}\p{Ll}/u.test(
      sentence.replace(/[*_~]/g, ""),
    ),
  };
}

/** Small words of English, and those of Italian, Spanish, German, French and of Greek in Latin letters. */
const ENGLISH = new Set(
  "the an of to in on for and or is are was were be been has have had you he she it we they his her your my our their him them this that these those with from by at as not does did will would can could should if but out all just now than more over what when who how which while there here only before after until about into off because since once then good best per".split(
    " ",
  ),
);
const FOREIGN = new Set(
  "la il lo gli un una di senza stata stato nella sul heute morgen kein keine bei im hay sin muy pero hoy soir mais sans ont che con non sono hai ho sei tuo tua suo del della dello nel alla perche piu gia el los las de que por tu tus su sus y es esta este para ya ha han se al como mas der die das ein eine ist und fur dich dir nicht mit auf den dem von zu ich sie du wir wird wurde hat habe dein deine ihre le les des du et est pas pour avec vous nous je ton votre sur une sa son au aux ne ce cette ton tin tou tis kai einai na den gia sou mou stin ston apo pou tha mas sas exei ena mia sto ta ola min tora apopse mono egine eimai eixe eimaste apo pote edo mesa dose gia olous".split(
    " ",
  ),
);
function languageOf(words: readonly string[]): Phrase["language"] {
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const greek = letters.filter((word) => /\p{Script=Greek}/u.test(word)).length;
  if (greek > 0 && greek * 3 >= letters.length) return "el";
  const [english, foreign] = [ENGLISH, FOREIGN].map((list) => letters.filter((word) => list.has(word)).length);
  return (foreign ?? 0) > (english ?? 0) ? "other" : "en";
}

/** Its clauses as phrases of their own. One that begins with a condition stays whole: what follows hangs on it. */
export function phraseClauses(phrase: Phrase): Phrase[] {
  if (/^ (?:αν|εαν|οταν|μολισ|μετα) /.test(phrase.line)) return [phrase];
  let at = 0;
  return phrase.line.split(" , ").flatMap((clause) => {
    const count = clause.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const words = phrase.words.slice(at, at + count);
    at += count;
    return count === 0 ? [] : [{ ...phrase, line: ` ${clause.trim()} `, words }];
  });
}

/** Its clauses, each with a space at both ends. One that begins with a condition is a clause with what follows it. */
export function clausesOf({ line }: Phrase): string[] {
  if (
    /^ (?:if|once|when|whenever|after|before|until|unless|should|as soon as|as long as|in case|assuming|suppose|had) /.test(
      line,
    )
  )
    return [line.replaceAll(" , ", " ").replaceAll(" ,", " ")];
  return line
    .split(/ ,(?= )| (?:but|while|because|although|though|whereas)(?= )/)
    .map((clause) => `${clause.trimEnd()} `)
    .filter((clause) => clause.trim() !== "");
}

/** Cyrillic letters that look like Latin ones. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  е: "e",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
};

/** Folded words between single spaces; marks that part clauses stay as " , ", all others go. */
export function lineOf(text: string): string {
  const normalized = foldLetters(text)
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LOOK_ALIKE[letter] ?? letter)
    .replaceAll("ς", "σ")
    .replace(APOSTROPHE, "");
  const marked = normalized
    .replace(/[_*~#\\"“”„«»]/g, " ")
    .replace(/[^\p{L}\p{N}%@./:-]+/gu, (signs) => (/\S/.test(signs) ? " , " : " "));
  const parted = marked
    .replace(/[.:]+(?=\s|$)/g, " , ")
    .replace(/(?<=\s|^)[./:-]+(?=\s|$)/g, " , ")
    .replaceAll("-", " ");
  return ` ${parted.replace(/\s+/g, " ").trim()} `.replace(/(?: ,)+(?= )/g, " ,");
}

export type GreekWords = {
  readonly isIn: (phrase: Phrase) => boolean;
  /** Place of the first such word among the phrase's words, -1 when there is none. */
  readonly placeIn: (phrase: Phrase) => number;
};

/** @param text words without accents, separated by spaces. A word that ends in * matches all words with that prefix. */
export function greekTokens(text: string): GreekWords {
  const all = text
    .replaceAll("ς", "σ")
    .split(/\s+/)
    .filter((word) => word !== "");
  const isWritten = matcher(all);
  const isHeard = matcher(
    all.map((word) => (word.endsWith("*") ? `${soundOfGreek(word.slice(0, -1))}*` : soundOfGreek(word))),
  );
  const placeIn = ({ words }: Phrase) =>
    words.findIndex((word) => ("written" in word ? isWritten(word.written) : word.sounds.some(isHeard)));
  return { placeIn, isIn: (phrase) => placeIn(phrase) >= 0 };
}

function matcher(all: readonly string[]): (word: string) => boolean {
  const whole = new Set(all.filter((word) => !word.endsWith("*")));
  const stems = all.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem));
}
