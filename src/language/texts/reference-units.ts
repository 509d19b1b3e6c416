/** Words of units beside a value, where the sentence has none of its own. */
import type { Language } from "@/contract/conversation/intent";

type Noun = readonly [one: string, other: string];

type UnitWords = {
  readonly unknown: string;
  readonly yes: string;
  readonly no: string;
  readonly point: string;
  readonly points: string;
  readonly games: Noun;
  readonly wins: Noun;
  readonly adds: Noun;
  readonly days: Noun;
  readonly minutes: Noun;
};

export const UNIT_WORDS: Readonly<Record<Language, UnitWords>> = {
  en: {
    unknown: "unknown",
    yes: "yes",
    no: "no",
    point: "point",
    points: "points",
    games: ["game", "games"],
    wins: ["win", "wins"],
    adds: ["add", "adds"],
    days: ["day", "days"],
    minutes: ["minute", "minutes"],
  },
  el: {
    unknown: "άγνωστο",
    yes: "ναι",
    no: "όχι",
    point: "πόντο",
    points: "πόντους",
    games: ["αγώνα", "αγώνες"],
    wins: ["νίκη", "νίκες"],
    adds: ["προσθήκη", "προσθήκες"],
    days: ["μέρα", "μέρες"],
    minutes: ["λεπτό", "λεπτά"],
  },
};
