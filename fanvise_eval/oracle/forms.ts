/** The forms in which an answer may write a fact, in either language. Pure. */
import type { Language } from "./types";

/**
 * Rounded forms of a number: to three decimals, two, one or none, without its sign. Zero only where the value is zero.
 */
export function numberForms(value: number): string[] {
  const size = Math.abs(value);
  if (!Number.isFinite(size)) return [];
  const forms = [0, 1, 2, 3].map((digits) => String(Number(size.toFixed(digits))));
  return [...new Set(size === 0 ? ["0"] : forms.filter((form) => Number(form) !== 0))];
}

/** A share between 0 and 1: also in percent. */
export const shareForms = (value: number): string[] => [
  ...numberForms(value),
  ...[0, 1, 2].map((digits) => `${Number((100 * value).toFixed(digits))}%`),
];

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  el: [
    "Ιανουαρίου",
    "Φεβρουαρίου",
    "Μαρτίου",
    "Απριλίου",
    "Μαΐου",
    "Ιουνίου",
    "Ιουλίου",
    "Αυγούστου",
    "Σεπτεμβρίου",
    "Οκτωβρίου",
    "Νοεμβρίου",
    "Δεκεμβρίου",
  ],
};

/** "15 Jan", "15 January", "January 15", "2025-01-15" and "15/1"; a weekday before it makes no difference. */
export function dayForms(day: string, language: Language): string[] {
  const [, month = 1, date = 1] = day.split("-").map(Number);
  const name = MONTHS[language][month - 1] ?? "";
  const short = name.slice(0, 3);
  return [
    `${date} ${short}`,
    `${date} ${name}`,
    day,
    `${date}/${month}`,
    ...(language === "en" ? [`${name} ${date}`, `${short} ${date}`] : []),
  ];
}

const STATUSES: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  ACTIVE: { en: ["active", "healthy"], el: ["ενεργός", "υγιής"] },
  PROBABLE: { en: ["probable"], el: ["πιθανόν να παίξει", "πιθανός"] },
  QUESTIONABLE: { en: ["questionable"], el: ["αμφίβολος"] },
  DAY_TO_DAY: { en: ["day to day", "day-to-day"], el: ["DTD", "μέρα με τη μέρα"] },
  DOUBTFUL: { en: ["doubtful"], el: ["πολύ αμφίβολος", "δύσκολος"] },
  OUT: { en: ["out"], el: ["εκτός"] },
  INJURY_RESERVE: { en: ["injured reserve", "out"], el: ["λίστα τραυματιών", "εκτός"] },
  SUSPENSION: { en: ["suspended"], el: ["τιμωρημένος"] },
  UNKNOWN: { en: ["unknown"], el: ["άγνωστη"] },
};
export const statusForms = (status: string, language: Language): readonly string[] =>
  STATUSES[status]?.[language] ?? [status.toLowerCase().replaceAll("_", " ")];

export const OWNERS = {
  mine: { en: ["on your roster", "your roster", "your team"], el: ["στο ρόστερ σου", "στην ομάδα σου"] },
  opponent: {
    en: ["your opponent's roster", "your opponent"],
    el: ["στο ρόστερ του αντιπάλου σου", "ο αντίπαλός σου"],
  },
  free: { en: ["free agent", "free to add"], el: ["ελεύθερος"] },
  waivers: { en: ["on waivers"], el: ["στα waivers"] },
} as const satisfies Record<string, Record<Language, readonly string[]>>;

export const ordinal = (place: number): string => {
  const rest = place % 100;
  const ending = rest >= 11 && rest <= 13 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
};
