/**
 * The questions of one message: "Who do I stream, and is Bam playing?", "1) who starts? 2) how many adds are left?".
 *
 * Pure. A sentence that asks for nothing ("I'm down 40.") belongs to the question after it.
 */

export type Segments = {
  readonly texts: readonly string[];
  /** The person numbered them. */
  readonly isNumbered: boolean;
};

/** More questions than that are no longer answered in a few lines each. */
const MAX_SEGMENTS = 4;

export function segmentsOf(question: string): Segments {
  const isNumbered = FIRST.test(question) && SECOND.test(question);
  const sentences = (isNumbered ? question.replace(MARK, "\n") : question).split(SENTENCE_END);
  const clauses = sentences.flatMap((sentence) => sentence.split(BEFORE_JOINED));
  const texts: string[] = [];
  let context = "";
  for (const joined of clauses.map((each) => each.trim()).filter((each) => /\p{L}/u.test(each))) {
    const clause = joined.replace(JOINING, "");
    const last = texts.at(-1);
    if (last !== undefined && context === "" && LACKS_ITS_NOUN.test(clause)) texts.splice(-1, 1, `${last} ${joined}`);
    else if (asks(clause)) {
      texts.push(`${context}${clause}`);
      context = "";
    } else context += `${joined} `;
  }
  const last = texts.at(-1);
  if (context !== "" && last !== undefined) texts.splice(-1, 1, `${last} ${context.trim()}`);
  return texts.length < 2 || texts.length > MAX_SEGMENTS
    ? { texts: [question], isNumbered: false }
    : { texts, isNumbered };
}

/** "1)", "(2)", "3." before words, and nothing like "top 5." or "2-for-1". */
const FIRST = /(?:^|\s)\(?1[.):]\s+(?=\p{L})/u;
const SECOND = /\s\(?2[.):]\s+(?=\p{L})/u;
const MARK = /(?:^|\s)\(?[1-9][.):]\s+(?=\p{L})/gu;

/** A Greek question ends with ";". */
const SENTENCE_END = /(?<=[?;!])\s+|(?<=[^\s.]{2}\.)\s+|\n+/u;

const ASKING_WORD =
  "(?:how|what|what['’]?s|who|who['’]?s|whom|which|when|where|why|is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|anyone|anybody|any" +
  "|ποι\\S+|τι|πόσ\\S+|πότε|πώς|πως|γιατί|μπορώ|μπορεί|είναι|έχω|έχει|έχουν|παίζει|παίζουν|αξίζει|πρέπει|συμφέρει|θα|πού|υπάρχ\\S+" +
  "|poi\\S+|pio[sn]|pion|poss?\\S+|ti|pote|p[ow]s|giati|mpor[wo]|borw|einai|ex[wo]|exei|exoun|pa[i]?zei|pezei|axizei|aksizei|prepei|prepi|simferei|sumferei|tha|8a|pou|yparx\\S+|iparx\\S+)";
const REQUEST =
  "(?:tell|show|give|list|find|compare|rank|explain|suggest|recommend|review|check|plan|set|optimi[sz]e|name|πες|δείξε|δώσε|βρες|σύγκρινε|εξήγησε|πρότεινε|pes|deixe|deikse|dwse|dose|vres|bres|sugkrine|exigise|proteine)";

const JOIN = "(?:and also|and then|and|also|plus|και επίσης|και|κι|επίσης|kai|ke|k|episis)\\s+";
/** Where a second question begins inside a sentence. */
const BEFORE_JOINED = new RegExp(`(?<=[^\\s,])(?=,?\\s+${JOIN}(?:${ASKING_WORD}|${REQUEST})\\s)`, "iu");
const JOINING = new RegExp(`^,?\\s*${JOIN}(?=(?:${ASKING_WORD}|${REQUEST})\\s)`, "iu");

const STARTS_ASKING = new RegExp(
  `^(?:(?:so|ok|okay|and|also|plus|but|now|then|hey|please|first|second|third|lastly|λοιπόν|και|κι|επίσης|kai|ke)[,:]?\\s+){0,2}(?:${ASKING_WORD}|${REQUEST})(?:\\s|[,?;]|$)`,
  "iu",
);

/** "If he's out who should I slot in": whatever stands at the end of it. */
const ASKS_UNDER_A_CONDITION =
  /^(?:(?:and|so|και|κι|kai|k)\s+)?(?:if|αν|άμα|an|ama)\s.{3,60}?\s(?:who|whom|what|how|ποι\S+|τι|πόσ\S+|poi\S+|pio\S+|ti|pos\S+)\s/iu;

/** "…and how many does my opponent have?" counts what the question before names. */
const LACKS_ITS_NOUN =
  /^(?:how (?:many|much) (?:do|does|did|has|have|is|are|will|would)|πόσ(?:α|ες|ους|οι) (?:έχει|έχω|έχουν|παίρνει|ο|η)|pos(?:a|es|ous|oi) (?:exei|exw|exo|o|h))\s/iu;
const REQUESTS = new RegExp(`^(?:${REQUEST})\\s`, "iu");
/** A full stop ends a request ("Tell me who is hurt.") or a statement. */
const asks = (clause: string): boolean =>
  /[?;]["”')]*$/.test(clause) ||
  ASKS_UNDER_A_CONDITION.test(clause) ||
  (clause.endsWith(".") ? REQUESTS : STARTS_ASKING).test(clause);
