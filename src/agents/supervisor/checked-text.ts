/**
 * Releases a model's text sentence by sentence, each after its check.
 *
 * Nothing is rewritten. A sentence that must not be shown (an action that was not done, a request for a secret, an
 * injury that no source has) is replaced by a note; an unsupported claim is shown as written and marked. Released text
 * cannot be taken back: a failure later in the answer ends it honestly instead.
 */
import type {
  Grounding,
  GroundingReference,
  UnverifiedSpan,
  WithheldKind,
  WithheldSentence,
} from "@/contract/conversation/grounding";
import type { Language } from "@/contract/conversation/intent";
import { type FactBook, withReferencesMasked } from "@/domain/facts";
import { checkSentence, type GroundingFacts, splitSentences, startOf, wholeOf } from "@/domain/grounding";
import type { Known } from "@/domain/withheld";
import { readCitations } from "@/language/answers/citations";
import { citationRecord, doubtsOf, referenceRecord } from "@/language/references/reference-record";
import { renderSentence } from "@/language/references/render-sentence";
import { TURN } from "@/language/texts/turn";
import { namedIn, withoutFalseMarks } from "./false-marks";
import { MAX_DRAFT_CHARS } from "./limits";
import { judgeModelSentence } from "./model-sentence";
import { leadsOutside } from "./outside-address";
import { withStatements } from "./statement-marks";

export type CheckedText = {
  push(delta: string): void;
  /** Checks and releases what is left. */
  finish(): void;
  /** Our own last words, which need no check. */
  close(words: string): void;
  /** Everything released so far, notes included. */
  readonly released: string;
  /** The draft went on beyond its limit, and what came then was not shown. */
  readonly isCut: boolean;
  /** Released part of the draft itself. */
  readonly releasedText: string;
  readonly grounding: Grounding;
};

type Turn = {
  /** Asked when there is something to check: most steps of a turn write nothing. */
  readonly facts: () => GroundingFacts;
  readonly known: () => Known;
  /** What references mean; the rules' own words have none. */
  readonly book: () => FactBook;
  readonly language: Language;
  /** Length of the answer before this text, in UTF-16 units. */
  readonly startsAt: number;
  /** The rules' own words: composed from look-ups, they are shown as they are but for what they quote. */
  readonly isOwnWords: boolean;
};

/** Signs that renderers use are nobody's text. */
const withoutSigns = (text: string): string => text.replaceAll(/[\uE000-\uE007]/g, "");

const QUOTES = /[“”«»"]/;

/** Whether a quotation goes on after the sentence. */
function isLeftOpen(sentence: string, isOpen: boolean): boolean {
  const [begins, ends] = [
    Math.max(sentence.lastIndexOf("“"), sentence.lastIndexOf("«")),
    Math.max(sentence.lastIndexOf("”"), sentence.lastIndexOf("»")),
  ];
  return begins === ends ? isOpen : begins > ends;
}

/** Sentences that are whole: none ends within a reference. */
function splitAround(text: string, isOwnWords: boolean): ReturnType<typeof splitSentences> {
  if (isOwnWords || !text.includes("{")) return splitSentences(text);
  const complete: string[] = [];
  let at = 0;
  for (const { length } of splitSentences(withReferencesMasked(text)).complete) {
    complete.push(text.slice(at, at + length));
    at += length;
  }
  return { complete, rest: text.slice(at) };
}

export function createCheckedText(turn: Turn, release: (text: string) => void): CheckedText {
  const references: GroundingReference[] = [];
  const unverified: UnverifiedSpan[] = [];
  const withheld: WithheldSentence[] = [];
  let claims = 0;
  let supported = 0;
  let pending = "";
  let released = "";
  let releasedText = "";
  let lastWithheld: WithheldKind | undefined;
  /** Its first sentence must not be shown: the rules answer in its place. */
  let isGivenUp = false;
  let isCut = false;
  /** Players of the last sentence that named any, by their folded names. */
  let lastNamed: readonly string[] = [];
  let carried: ReturnType<typeof startOf> | undefined;
  /** A quotation of several sentences is under way. */
  let isInQuotation = false;

  const hand = (text: string) => {
    released += text;
    release(text);
  };
  const withhold = (kind: WithheldKind, sentence: string) => {
    claims += 1;
    withheld.push({ at: turn.startsAt + released.length, kind });
    if (releasedText.trim() === "" && !turn.isOwnWords) {
      isGivenUp = true;
      return;
    }
    const ending = /\s*$/.exec(sentence)?.[0] ?? "";
    const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/.exec(sentence)?.[0] ?? "";
    // One note for what was left out in a row.
    if (lastWithheld !== kind) hand(`${listMark}${TURN[turn.language].withheld[kind]}${ending}`);
    lastWithheld = kind;
  };
  const show = (sentence: string) => {
    lastWithheld = undefined;
    releasedText += sentence;
    hand(sentence);
  };
  const check = (whole: string) => {
    if (isGivenUp || isCut) return;
    isCut = !turn.isOwnWords && releasedText.length + whole.length > MAX_DRAFT_CHARS;
    // A sentence without an end is cut between words.
    const written = isCut
      ? releasedText === ""
        ? whole.slice(0, whole.lastIndexOf(" ", MAX_DRAFT_CHARS))
        : ""
      : whole;
    if (written === "") return;
    // Only what was rendered is checked and shown: braces never reach the reader.
    const rendered = turn.isOwnWords ? undefined : renderSentence(withoutSigns(written), turn.book(), turn.language);
    const own = turn.isOwnWords ? readCitations(written) : undefined;
    const sentence = rendered?.text ?? own?.text ?? written;
    if (leadsOutside(sentence)) return withhold("secret", sentence);
    const facts = turn.facts();
    carried ??= startOf(facts);
    const checked = checkSentence(sentence, facts, carried);
    carried = checked.carried;
    // Composed from the look-ups' own fields: a check of wording has nothing to add, and a mark on them is false. What a stranger wrote and they
    // quote is checked like a model's.
    const isQuoting = isInQuotation || QUOTES.test(sentence);
    isInQuotation = isLeftOpen(sentence, isInQuotation);
    const at = turn.startsAt + released.length;
    references.push(...(own?.citations ?? []).flatMap((citation) => citationRecord(citation, turn.book(), at)));
    if (turn.isOwnWords && !isQuoting) {
      claims += checked.claims;
      supported += checked.claims;
      return show(sentence);
    }
    const context = { earlier: lastNamed, book: turn.book(), today: facts.today };
    const earlierNamed = lastNamed;
    const figures = withoutFalseMarks(checked, sentence, rendered?.references ?? [], context);
    const { found, isOfFacts, isSilent } = withStatements(
      figures,
      sentence,
      turn.isOwnWords ? [] : (rendered?.references ?? []),
      context,
    );
    if (checked.namesPlayer) lastNamed = namedIn(checked);
    const judgment = turn.isOwnWords
      ? undefined
      : judgeModelSentence(sentence, found, turn.known(), { isOfFacts, isSilent });
    if (judgment !== undefined && judgment !== "unverified") return withhold(judgment, sentence);
    const doubts = rendered ? doubtsOf(rendered, turn.book(), { today: facts.today, earlier: earlierNamed }) : [];
    const marks: readonly { start: number; end: number; why: UnverifiedSpan["why"] }[] =
      judgment && found.marks.length === 0 && doubts.length === 0
        ? [{ ...wholeOf(sentence), why: "no_fact" }]
        : [...found.marks, ...doubts].toSorted((a, b) => a.start - b.start);
    const wrong = Math.max(found.unsupported.length + doubts.length, judgment ? 1 : 0);
    claims += Math.max(checked.claims, wrong);
    supported += checked.claims - found.unsupported.length;
    unverified.push(...marks.map(({ start, end, why }) => ({ start: at + start, end: at + end, why })));
    references.push(...(rendered?.references ?? []).flatMap((reference) => referenceRecord(reference, at)));
    show(sentence);
  };

  return {
    push(delta) {
      const { complete, rest } = splitAround(pending + delta, turn.isOwnWords);
      pending = rest;
      for (const sentence of complete) check(sentence);
    },
    finish() {
      if (pending.trim() !== "") check(pending);
      pending = "";
    },
    close: hand,
    get released() {
      return released;
    },
    get isCut() {
      return isCut;
    },
    get releasedText() {
      return releasedText;
    },
    get grounding() {
      return { claims, supported, references: [...references], unverified: [...unverified], withheld: [...withheld] };
    },
  };
}
