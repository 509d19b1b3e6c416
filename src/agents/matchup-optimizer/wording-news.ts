/**
 * Words about reports and statuses, in the person's language. A report's own words are quoted, cut, and never more than
 * data.
 */
import type { Language } from "@/contract/conversation/intent";
import type { Standing } from "@/domain/news/standing";
import type { StatusWords } from "@/language/texts/answers/phrases";
import { EL } from "@/language/texts/el/answers/phrases";
import { EN } from "@/language/texts/en/answers/phrases";

const MAX_QUOTE_CHARS = 160;
const MAX_SOURCE_CHARS = 60;

const cut = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
};

type NewsWords = {
  unchecked(why: string): string;
  status(player: StatusWords): string;
  byStatus(player: StatusWords): string;
  quoted(standing: Standing, source: string, day: string, sentence: string): string;
};

const STANDING: Readonly<Record<Language, Readonly<Record<Standing, string>>>> = {
  en: { official: "Official", reported: "Reported", unconfirmed: "Unconfirmed" },
  el: { official: "Επίσημο", reported: "Ρεπορτάζ", unconfirmed: "Ανεπιβεβαίωτο" },
};

const quotedIn =
  (language: Language): NewsWords["quoted"] =>
  (standing, source, day, sentence) =>
    `${STANDING[language][standing]} (${cut(source, MAX_SOURCE_CHARS)}, ${day}): “${cut(sentence, MAX_QUOTE_CHARS)}”`;

export const newsWords: Readonly<Record<Language, NewsWords>> = {
  en: {
    unchecked: (why) => `The news could not be checked: only official statuses were used. ${why}`,
    status: (player) => EN.status(player),
    byStatus: (player) => `Listed as ${EN.status(player)}.`,
    quoted: quotedIn("en"),
  },
  el: {
    unchecked: (why) => `Οι ειδήσεις δεν ελέγχθηκαν: χρησιμοποιήθηκαν μόνο οι επίσημες καταστάσεις. ${why}`,
    status: (player) => EL.status(player),
    byStatus: (player) => `Επίσημη κατάσταση: ${EL.status(player)}.`,
    quoted: quotedIn("el"),
  },
};
