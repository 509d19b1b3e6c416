/** The language of an answer: the one place where it is decided. Pure. */
import type { Language } from "@/contract/conversation/intent";
import { requestedLanguage } from "./requested-language";
import type { Understanding } from "./understood-question";

/**
 * The language that the request names, otherwise the one that the question asks to be answered in, otherwise the person's preferred one,
 * otherwise that of the question; English where there is no question.
 */
export const answerLanguage = ({
  requested,
  understood,
  preferred,
}: {
  requested?: Language | undefined;
  understood?: Understanding | undefined;
  preferred?: Language | null | undefined;
}): Language =>
  requested ?? (understood && requestedLanguage(understood.question)) ?? preferred ?? understood?.language ?? "en";
