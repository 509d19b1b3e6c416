/** The language of an answer: the one place where it is decided. Pure. */
import type { Language } from "@/contract/conversation/intent";
import { requestedLanguage } from "./requested-language";
import type { Understanding } from "./understood-question";

/**
 * The language that the request names, otherwise the one that the question asks to be answered in, otherwise the
 * person's preferred one, otherwise that of the question; English where there is no question.
 *
 * @param ofThread the conversation's language: a few words that are not clearly another stay in it ("ok kanto", "Bam?")
 */
export const answerLanguage = ({
  requested,
  understood,
  preferred,
  ofThread,
}: {
  requested?: Language | undefined;
  understood?: Understanding | undefined;
  preferred?: Language | null | undefined;
  ofThread?: Language | undefined;
}): Language =>
  requested ??
  (understood && requestedLanguage(understood.question)) ??
  preferred ??
  (understood && ofThread && !isClearlyOf(understood) ? ofThread : understood?.language) ??
  "en";

const ENGLISH =
  /\b(?:the|is|are|was|does|did|do|what|who|whom|which|how|when|where|why|should|would|could|can|will|my|mine|your|his|him|he|i|im|if|for|with|from|about|any|not|dont|of|to|in|on|at|it|that|this|those|them|and|or|but|you|me|a|an)\b/gi;
const FEW = 2;

/** Greek letters are Greek; Latin ones are English where at least two words of everyday English stand there. */
const isClearlyOf = ({ question, language }: Understanding): boolean =>
  language === "el" ? true : (question.match(ENGLISH) ?? []).length >= FEW;
