/**
 * Sentences that give our own instructions away, or pose as somebody else's words: a line of the prompt, "my
 * instructions say", a forged answer of a tool, a turn of a conversation that nobody had. Pure.
 */
import { lineOf, type Phrase } from "./phrase";

/** So many words of ours in a row are no coincidence. */
const RUN_WORDS = 6;
/** Minimum words to match; a sentence shorter than `RUN_WORDS` is ours when our texts contain it in full. */
const MIN_WORDS = 3;

export type OwnInstructions = { readonly runs: ReadonlySet<string>; readonly line: string };

const wordsOf = (text: string): string[] =>
  lineOf(text)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** @param prompts every instruction text given to our models before they answer. */
export function ownInstructions(prompts: readonly string[]): OwnInstructions {
  const words = prompts.map(wordsOf);
  const runs = words.flatMap((each) =>
    each.slice(RUN_WORDS - 1).map((_, at) => each.slice(at, at + RUN_WORDS).join(" ")),
  );
  return { runs: new Set(runs), line: words.map((each) => ` ${each.join(" ")} `).join("|") };
}

export function repeatsInstructions(sentence: string, own: OwnInstructions): boolean {
  const words = wordsOf(sentence);
  if (words.length >= RUN_WORDS)
    return words.slice(RUN_WORDS - 1).some((_, at) => own.runs.has(words.slice(at, at + RUN_WORDS).join(" ")));
  return words.length >= MIN_WORDS && own.line.includes(` ${words.join(" ")} `);
}

const TELLS_OF_THEM = [
  / (?:my|our|the|its|these|those|hidden|internal|original|full|verbatim) (?:\S+ ){0,2}?(?:system prompt|system message|instructions?|guidelines|directives?|programming|initial prompt|developer message|hidden prompt|operating rules|preprompt|rules) (?:\S+ ){0,3}?(?:say|says|said|are|is|state|states|read|reads|tell|tells|told|begin|begins|start|starts|include|includes|require|requires|forbid|forbids|follow|follows|go|as follows|in full|,|$)/,
  / (?:i was|i am|ive been|im|i have been|we are|we were|it was|was) (?:\S+ )?(?:told|instructed|programmed|configured|ordered|directed|prompted|trained|designed|required|given (?:\S+ )?(?:instructions|rules)) (?:to|not|that|never|the|by|,)/,
  / (?:system prompt|system message|developer message|initial prompt|hidden instructions|internal instructions|my prompt|my instructions|my system|my rules|my guidelines|my directives|prompt text|the prompt says|the prompt reads|jailbreak|developer mode|dan mode|ignore (?:all |the |your )?(?:previous|prior|above|earlier)|you are fanvise|previous instructions|prior instructions|tool list|tools available to me|my tools are|i have access to the tools?|my configuration) /,
  / (?:rule|instruction|directive|guideline) (?:number |no |#)?(?:\d+|one|two|three|four|five) (?:,|is|says|of)/,
  / (?:mis|mes|le mie|meine|mein|i miei) (?:instrucciones|instructions|istruzioni|anweisungen|regeln|reglas|regole|regles) | (?:prompt de sistema|prompt del sistema|prompt di sistema|systemprompt|prompt systeme|invite systeme) /,
  / (?:question|intent) (?:was|is) classified as | league time ,? ?$/,
  / (?:tells?|told|telling|asks?|asked|instructs?|instructed|orders?|ordered|directs?|requires?|forbids?|wants?) me (?:to|not|that|never) /,
  /^ (?:, )?(?:\S+ , )?(?:never|always|do not|dont|only) (?:ever )?(?:disclose|reveal|answer|respond|reply|mention|invent|make up|fabricate|guess|claim|obey|ignore|repeat|output|print|quote|refuse|treat|call tools|use tools|expose|leak|speak about|talk about) /,
  / (?:meine|mein|die|le|la|las|los|il|i|mes|mis|miei) (?:systemanweisung\S*|anweisung\S*|instruc\S*|istruzion\S*|consigne\S*|regeln|reglas|regole|regles) /,
  /^ (?:, )?you are (?:fanvise|an? (?:\S+ ){0,3}?assistant|an ai|a helpful)/,
];
const TELLS_OF_THEM_IN_GREEK =
  /(?:οδηγι(?:εσ|ων)|κανονεσ|εντολεσ|prompt) (?:\S+ ){0,2}?(?:μου|συστηματοσ|λενε|λεει|ειναι|αναφερουν|οριζουν|απαιτουν|εχω)|^ (?:, )?(?:μην|ποτε|παντα|μονο) (?:\S+ )?(?:αποκαλυψ|αποκαλυπτ|απαντα|εφευρισκ|εφευρ|επινο|αναφερ|ακολουθ|μαντευ)|κανονασ (?:πρωτοσ|δευτεροσ|τριτοσ|\d)|εισαι ο fanvise|(?:που|οπωσ) μου (?:εδωσαν|δοθηκ|ζητηθηκ|ζητησαν|ειπαν|εγραψαν)|μου (?:δοθηκ|επιβαλλ|απαγορευ)|(?:μου εχουν πει|μου ειπαν|εχω εντολη|εχω οδηγια|προγραμματιστηκα|ειμαι προγραμματισμεν\S*|εχω ρυθμιστει)|(?:odigies|entoles|kanones) (?:\S+ )?(?:mou|systimatos)/;

/** Braces, keys and values, or the mark of a tool result or speaker: they imitate something else. */
const POSES =
  /[{}]|\[\/?\w+\s*[:\]]|"\s*:\s*\\?"|<\/?(?:tool|system|assistant|user|function|human)\b|(?:^|[\s.“"(*>-])(?:system|assistant|human|user|ai|bot|tool|developer|operator|function|χρήστης|βοηθός|σύστημα|άνθρωπος|xristis|usuario|asistente|sistema|utente|assistente|utilisateur|nutzer|benutzer|mensch|fanvise)\s*[:>»→]\s|(?:^|\s)(?:tool|function)[_ ](?:result|call|output|response)\b|\b(?:get|set|approve|execute|plan|simulate|search|compose|submit|drop|add)_[a-z_]+\b/i;

export const poses = (sentence: string): boolean => POSES.test(sentence);

export const tellsOfInstructions = ({ line }: Phrase): boolean =>
  TELLS_OF_THEM.some((pattern) => pattern.test(line)) || TELLS_OF_THEM_IN_GREEK.test(line);
