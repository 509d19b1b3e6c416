/** The value of a reference as a reader sees it, by its unit, the language and the words around it. Pure. */
import type { Language } from "@/contract/conversation/intent";
import type { Unit, Value } from "@/domain/facts";
import { INJURY_STATUSES, statusLabel } from "@/domain/players/player";
import { shortDay } from "@/language/texts/days";
import { GREEK_STATUS } from "@/language/texts/el/answers/status-words";
import { UNIT_WORDS } from "@/language/texts/reference-units";
import { numberIn, percentIn } from "@/language/texts/ui/phrases";
import { safeName } from "../answers/markdown";

export type Around = {
  /** The same sentence before the reference, as it is shown, and after it as the model wrote it. */
  readonly before: string;
  readonly after: string;
};

/** Text of a value, and how many characters of what follows it replaces ("games" after "1"). */
export type ValueText = { readonly text: string; readonly replaces: number };

export function valueText(value: Value, language: Language, around: Around): ValueText {
  const words = UNIT_WORDS[language];
  const shown = value.value;
  if (shown === null) return plain(words.unknown);
  if (typeof shown === "boolean") return plain(shown ? words.yes : words.no);
  if (typeof shown === "string")
    return plain(value.kind === "day" ? shortDay(language, shown) : safeName(wordIn(language, shown, value)));
  return numberText(shown, value, language, around);
}

const GREEK_BY_LABEL = new Map(INJURY_STATUSES.map((code) => [statusLabel(code), GREEK_STATUS[code]]));

/** Statuses are cells in English words. */
const wordIn = (language: Language, shown: string, { measure }: Value): string =>
  language === "el" && /(?:^|_)status$/.test(measure) ? (GREEK_BY_LABEL.get(shown) ?? shown) : shown;

const plain = (text: string): ValueText => ({ text, replaces: 0 });

const LAST_WORDS = /(?:\S+\s+){0,6}\S*\s*$/;

/** Says by itself which way a change goes. */
const DIRECTION =
  /(?:^|\s|\()(?:gain|gains|gaining|gained|add|adds|adding|up|ahead|lead|leads|leading|lead of|lose|loses|losing|lost|costs?|down|behind|trail|trails|trailing|drops?|falls?|rises?|by|difference|gap|edge|margin|more|fewer|less|κερδίζ\S*|παίρν\S*|χάν\S*|πίσω|μπροστά|προηγ\S*|υστερ\S*|διαφορά\S*|κατά|ανεβ\S*|πέφτ\S*|περισσότερ\S*|λιγότερ\S*)\s+(?:by |of |about |roughly |around |over |nearly |at least |κατά |με |περίπου |πάνω από )?$/iu;
const SIGN_AFTER =
  /^\s*(?:more|fewer|less|ahead|behind|better|worse|up|down|περισσότερ|λιγότερ|πίσω|μπροστά|πάνω|κάτω)/iu;
const ABOUT = /(?:about|roughly|around|approximately|~|περίπου|γύρω στ\S+)\s*$/iu;
const AT_LEAST = /(?:over|more than|at least|above|πάνω από|τουλάχιστον|περισσότερο από)\s*$/iu;
const AT_MOST = /(?:nearly|almost|under|less than|below|at most|up to|σχεδόν|κάτω από|το πολύ|λιγότερο από|έως)\s*$/iu;

function numberText(number: number, value: Value, language: Language, { before, after }: Around): ValueText {
  const near = LAST_WORDS.exec(before)?.[0] ?? "";
  const isSigned = value.isChange && !DIRECTION.test(near) && !SIGN_AFTER.test(after);
  const amount = value.isChange ? Math.abs(number) : number;
  const digits = roundedTo(amount, value, near);
  const figure =
    value.unit === "share"
      ? shareText(amount, digits, language)
      : numberIn(language, digits.value, value.unit === "points" ? undefined : digits.decimals);
  const sign = isSigned && /[1-9]/.test(figure) ? (number < 0 ? "−" : "+") : "";
  return withUnit(`${sign}${figure.replace(/^-/, "−")}`, digits.value, value.unit, language, { before: near, after });
}

type Rounded = { readonly value: number; readonly decimals: number };

/** "About" takes a whole number, "over" one below and "under" one above, so that the words stay true. */
function roundedTo(amount: number, { decimals, unit }: Value, near: string): Rounded {
  const scale = unit === "share" ? 100 : 1;
  const round = (how: (value: number) => number, to: number): Rounded => ({
    value: Number((how(Number((amount * scale * 10 ** to).toFixed(6))) / 10 ** to / scale).toFixed(8)),
    decimals: to,
  });
  const to = unit === "share" ? 0 : decimals;
  if (unit === "none" && decimals > 1) return round(Math.round, decimals);
  if (ABOUT.test(near)) return round(Math.round, 0);
  if (AT_LEAST.test(near)) return round(Math.floor, 0);
  if (AT_MOST.test(near)) return round(Math.ceil, 0);
  return round(Math.round, to);
}

/** Whole per cent; a chance that is neither nothing nor certain is not shown as such. */
function shareText(share: number, { value }: Rounded, language: Language): string {
  if (share > 0 && share < 0.01) return `<${percentIn(language, 0.01)}`;
  if (share < 1 && share > 0.99) return `>${percentIn(language, 0.99)}`;
  return percentIn(language, value);
}

const UNIT_AFTER: Readonly<Record<Unit, RegExp | undefined>> = {
  points:
    /^[\s*_]*(?:per game |a game |)(?:fantasy |fan\S* |more |fewer |πόντ|π\.|fantasy πόντ)?\s*(?:points?|pts?|fpts?|fps?|ppg|fppg|πόντ\S*|fantasy)(?!\p{L})/iu,
  games:
    /^[\s*_]*(?:more |fewer |remaining |extra |άλλ\S+ )?(?:games?|times?|starts?|matchups?|αγών\S*|ματς|παιχνίδι\S*|φορ(?:ά|ές)|of\b|από\b)/iu,
  share: /^\s*(?:percent|per cent|percentage|τοις εκατό)/iu,
  wins: /^[\s*_]*(?:more |expected |extra )?(?:wins?|losses|νίκ\S*|ήττ\S*)/iu,
  adds: /^[\s*_]*(?:more |remaining )?(?:adds?|acquisitions?|pickups?|moves?|προσθήκ\S*|κινήσ\S*|of\b|από\b)/iu,
  days: /^[\s*_]*(?:more )?(?:days?|ημέρ\S*|μέρ\S*)/iu,
  minutes: /^[\s*_]*(?:minutes?|mins?|mpg|λεπτ\S*)/iu,
  dollars: /^\s*(?:dollars?|δολάρ\S*)/iu,
  place: /^\s*(?:st|nd|rd|th|ος|η|ο|place|θέση)/iu,
  none: undefined,
};
/** A unit that was said a few words before. */
const UNIT_BEFORE: Readonly<Partial<Record<Unit, RegExp>>> = {
  games: /(?:games?|αγών\S*|ματς)(?:[\s,:(]+\S+){0,4}[\s,:(]*$/iu,
  minutes: /(?:minutes?|λεπτά)(?:[\s,:(]+\S+){0,4}[\s,:(]*$/iu,
};
const ENGLISH_NOUN =
  /^(\s*(?:more |fewer |remaining |extra )?)(games?|starts?|wins?|adds?|pickups?|moves?|days?|points?|minutes?)\b/i;
const PLACE_BEFORE = /(?:#|\bno\.?|\brank(?:ed)?|\bplace|\bnumber|\bseed)\s*$/i;

function withUnit(
  figure: string,
  number: number,
  unit: Unit,
  language: Language,
  { before, after }: Around,
): ValueText {
  const own = UNIT_AFTER[unit];
  // "More games than you, 50 against 47".
  if (UNIT_BEFORE[unit]?.test(before)) return plain(figure);
  if (own?.test(after)) return { text: figure, replaces: 0, ...rightNumber(figure, number, language, after) };
  const words = UNIT_WORDS[language];
  switch (unit) {
    case "points":
      return plain(`${figure} ${number === 1 ? words.point : words.points}`);
    case "games":
    case "wins":
    case "adds":
    case "days":
    case "minutes": {
      const [one, other] = words[unit];
      return plain(`${figure} ${Math.abs(number) === 1 ? one : other}`);
    }
    case "dollars":
      return plain(`$${figure}`);
    case "place":
      return plain(language === "en" && !PLACE_BEFORE.test(before) ? ordinal(number) : figure);
    default:
      return plain(figure);
  }
}

/** "1 games" is put right: the reference's value decides the noun's number. */
function rightNumber(figure: string, number: number, language: Language, after: string): Partial<ValueText> {
  const noun = language === "en" ? ENGLISH_NOUN.exec(after) : null;
  if (!noun) return {};
  const [whole, lead = "", word = ""] = noun;
  const single = word.replace(/s$/i, "");
  const right = number === 1 && !/[.,]/.test(figure) ? single : `${single}s`;
  return right === word ? {} : { text: `${figure}${lead}${right}`, replaces: whole.length };
}

function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}
