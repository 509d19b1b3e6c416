/**
 * Words by which an answer refuses, abstains, keeps a team or judges a player, in both languages. Any model's, so each
 * has several.
 */
import type { Language } from "./words";

type Words = Readonly<Record<Language, RegExp>>;

export const REFUSES: Words = {
  en: /only help with fantasy|outside (?:what|my)|not something I can|can(?:no|')t help with that|I only (?:read|propose|advise)/i,
  el: /βοηθήσω μόνο|μόνο (?:με )?φάντασι|μόνο με φάνταζι|δεν μπορώ να βοηθήσω|Μόνο διαβάζω|εκτός (?:του )?θέματος/i,
};
export const ABSTAINS: Words = {
  en: /can(?:no|')t (?:tell|say|put|weigh|look)|(?:don|doesn)['’]t know|do not know|not known|unknown|no data|which one|found no|could not|cannot be|no game of|unverified|is not "?healthy|not possible/i,
  el: /δεν μπορώ|δεν ξέρω|άγνωστ|δεν είναι γνωστ|ποι(?:ον|ους) εννοείς|δεν βρήκα|δεν διαβάστηκ|δεν υπάρχει|ανεπιβεβαίωτ|δεν γίνεται/i,
};
export const UNAVAILABLE: Words = {
  en: /could(?: not|n't) (?:be )?read|did not answer|cannot be read|can(?:not|'t) reach|has expired|is not answering|refuses|try again|old data/i,
  el: /δεν μπόρεσα να διαβάσω|δεν διαβάστηκ|δεν απάντησε|δεν διαβάζεται|έληξ|δοκίμασε|παλιά δεδομένα/i,
};
export const STANDS_PAT: Words = {
  en: /stand pat|no move is worth|keep (?:your|the) team/i,
  el: /μείνε όπως είσαι|καμία κίνηση/i,
};
/** How old what was read is. */
export const SAYS_AGE: Words = { en: /read (?:just now|\d+ \w+ ago)/i, el: /διαβάστηκ|μόλις τώρα|πριν από/i };
export const SAYS_OLD: Words = {
  en: /old data|\d+ (?:minutes?|hours?|days?) (?:ago|old)/i,
  el: /παλιά δεδομένα|πριν από \d+/i,
};
export const SAYS_CHECK: Words = { en: /check the official status/i, el: /επίσημη κατάσταση/i };

export type Verdict = "HOLD" | "IR" | "STREAM" | "DROP" | "MONITOR" | "ACTIVE" | "ADD" | "KEEP_OFF";

/**
 * Verdict phrases about one player: words around his name, for which `{name}` is the placeholder; without it the name
 * is elsewhere in the line. `^`: the line begins with the phrase.
 */
export const VERDICTS: Readonly<Record<Verdict, Readonly<Record<Language, readonly string[]>>>> = {
  HOLD: {
    en: ["Hold {name}", "keep {name}", "Do not drop {name}."],
    el: ["Κράτα τον {name}", "Μην κόψεις τον {name}."],
  },
  IR: {
    en: [
      "put him on injured reserve",
      "leave him on injured reserve",
      "put {name} on injured reserve",
      "move {name} to ir",
    ],
    el: ["βάλε τον σε θέση IR", "άφησέ τον στη θέση IR"],
  },
  STREAM: { en: ["You may stream in the place of {name}"], el: ["να κάνεις stream στη θέση του {name}"] },
  // "To add A and drop B is a gain" and "Do not drop B" are no verdicts to drop him.
  DROP: {
    en: ["You may drop {name}", "You can drop {name}", "You should drop {name}", "I would drop {name}", "^Drop {name}"],
    el: ["Μπορείς να κόψεις τον {name}", "^Κόψε τον {name}"],
  },
  MONITOR: { en: ["Do not drop {name} yet"], el: ["Μην κόψεις ακόμη τον {name}"] },
  ACTIVE: { en: ["Do not drop {name}"], el: ["Μην κόψεις τον {name}"] },
  ADD: { en: ["add {name}"], el: ["πάρε τον {name}", "προσθήκη {name}", "add {name}"] },
  KEEP_OFF: { en: ["Do not drop {name} because of a rumour"], el: ["Μην κόψεις τον {name} εξαιτίας"] },
};
