/**
 * Stat lines and weights in words: "30 points, 10 rebounds", "9-for-18 from the field", "if points are 1 and rebounds 1.2".
 *
 * Pure. Amounts come before their stat ("30 points") or after it ("PTS 30"); weights follow their stat where the
 * question sets conditions ("if assists are 1.5") or precede "per" ("1.5 per assist").
 */
import { statIdOf } from "@/domain/stat-names";
import { STAT, statLabel } from "@/domain/stats";
import type { Text, Word } from "./text";

export type SpokenStatLine = {
  /** Amounts by stat label, such as `{ PTS: 30, REB: 10 }`. */
  stats: Readonly<Record<string, number>>;
  /** Points per unit by stat label; absent when the question gives none. */
  weights?: Readonly<Record<string, number>>;
  /** Further lines to be set beside the first: "28/4/3 or 14/12/5". */
  others?: readonly Readonly<Record<string, number>>[];
};

type Item =
  | { kind: "amount"; value: number; at: number }
  | { kind: "stat"; label: string; at: number; end: number }
  | { kind: "per" }
  | { kind: "break"; isCondition: boolean };

const CONDITION = new Set([
  "if",
  "when",
  "where",
  "with",
  "using",
  "weights",
  "assuming",
  "scoring",
  "αν",
  "εαν",
  "οταν",
  "βαρη",
  "εφοσον",
]);
const BREAK = new Set(["how", "what", "whats", "calculate", "ποσο", "ποσουσ", "ποσοι", "υπολογισε", "τι"]);
const PER = new Set(["per", "each", "every", "ανα", "καθε"]);
const FOR = new Set(["for", "a", "an", "για", "το", "τη", "την", "η"]);
const ASKED_FOR = /^(?:fantasy|many|φανταζι|ποσουσ|ποσοι)$/;
const LONGEST_SPELLING = 4;

/** Words people say that the table of spellings does not have. */
const MORE_SPELLINGS: Readonly<Record<string, string>> = {
  ριμπαουντσ: "REB",
  "τελικεσ πασεσ": "AST",
  ασιστσ: "AST",
  κλεψιματων: "STL",
  μπλοκ: "BLK",
  "3pts": "3PM",
  "3 pointers": "3PM",
  triples: "3PM",
  treys: "3PM",
  "free throws": "FTM",
  "field goals": "FGM",
  βολεσ: "FTM",
  "double doubles": "DD",
  ποντων: "PTS",
  λαθων: "TO",
};

/** The stat line of a question; `stats` is empty when it has none. */
export function readStatLine(text: Text): SpokenStatLine {
  const times = timesWeights(text);
  const { stats, weights: said } = readPairs(itemsOf(times.rest));
  const weights = { ...said, ...times.weights };
  for (const shooting of shootingSplits(text)) Object.assign(stats, shooting);
  const labelled = slashLine(text);
  for (const [label, amount] of labelled) stats[label] = amount;
  const [bare = {}, ...others] = labelled.length > 0 ? [] : bareLines(text);
  // What is said by name is surer than what stands in a usual place.
  const line = { ...bare, ...lettered(text), ...stats };
  return {
    stats: line,
    ...(Object.keys(weights).length > 0 ? { weights } : {}),
    ...(others.length > 0 ? { others } : {}),
  };
}

/** "Points x1, reb x1.25, to x-0.5": weights that multiply; the rest is read without them. */
function timesWeights(text: Text): { weights: Record<string, number>; rest: Text } {
  const found = [...text.source.matchAll(/(\p{L}[\p{L}\d]*)\s*[x×*]\s?(-?\d+(?:[.,]\d+)?)/giu)].flatMap((match) => {
    const [, word = "", amount = ""] = match;
    const id = statIdOf(word.toLowerCase() === "to" ? "tov" : word);
    if (id === undefined) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ start, end, label: statLabel(id), weight: Number(amount.replace(",", ".")) }];
  });
  const words = text.words.filter((word) => !found.some(({ start, end }) => start <= word.start && word.start < end));
  return {
    weights: Object.fromEntries(found.map(({ label, weight }) => [label, weight])),
    rest: found.length > 0 ? { ...text, words } : text,
  };
}

/** The order in which box scores are read out. */
const USUAL_ORDER = ["PTS", "REB", "AST", "STL", "BLK", "TO"];
/** Fewer in front is no player's points but a record: "4-4-1". */
const LEAST_POINTS = 8;

/** Without such a word the order of bare numbers would be a guess. */
const SPEAKS_OF_SCORING =
  /scor|fantasy|fpts|fp\b|league|settings|point|pts|=|per |steal|block|turnover|beat|σκορ|π[όο]ντ|λίγκα|λιγκα|κλεψ|κλέψ|μπλοκ|λάθη|λαθη|γράφει|γραφει|γραμμή|γραμμη|fantas|φάντασι|φαντασι|triple|dub\b|τριπλ|γράφ|γραφ|βγάζ|βγαζ|βαθμολογ|μέτρα|μετρα/iu;

/** "30-10-10", "26/3/2", "18 7 6 1 1 3". */
function bareLines({ source }: Text): Record<string, number>[] {
  if (!SPEAKS_OF_SCORING.test(source)) return [];
  return [...source.matchAll(/(?<![\d.,/-])\d{1,2}(?:([/-]|\s)\d{1,2})(?:\1\d{1,2}){1,4}(?![\d/-]|[.,]\d)/gu)]
    .map((match) => match[0].split(/[/\s-]/).map(Number))
    .filter(([points = 0]) => points >= LEAST_POINTS)
    .map((amounts) => Object.fromEntries(amounts.map((amount, at) => [USUAL_ORDER[at], amount])));
}

const LETTERS: Readonly<Record<string, string>> = {
  ...{ p: "PTS", r: "REB", a: "AST", s: "STL", b: "BLK", to: "TO" },
  ...{ as: "AST", ασ: "AST" },
  ...{ π: "PTS", ρ: "REB", α: "AST", κ: "STL", τ: "BLK", μ: "BLK", λ: "TO" },
};

/** "12p 15r 1a": one such letter alone may be anything, two are a line. */
function lettered({ source }: Text): Record<string, number> {
  const found = [
    ...source.toLowerCase().matchAll(/(?<![\p{L}\d])(\d{1,3})\s?(to|as|ασ|[prasbπρακτμλ])(?![\p{L}\d])/gu),
  ];
  const line = Object.fromEntries(found.map(([, amount, letter = ""]) => [LETTERS[letter] ?? letter, Number(amount)]));
  return Object.keys(line).length > 1 ? line : {};
}

const ADDS_UP = / (?:more|extra|another|additional|on top|plus|ακομα|επιπλεον|παραπανω|συν) /;

/**
 * "And with 3 more assists?", "same line but steals count 4": the line before with what is said anew. Who names points
 * anew begins a line of its own.
 *
 * @param line the folded words of the question.
 */
export function statLineAfter(previous: SpokenStatLine, own: SpokenStatLine, line: string): SpokenStatLine {
  if ("PTS" in own.stats && !ADDS_UP.test(line)) return own;
  const before: Readonly<Record<string, number>> = previous.stats;
  const stats = Object.entries(own.stats).map(([label, amount]) => [
    label,
    amount + (ADDS_UP.test(line) ? (before[label] ?? 0) : 0),
  ]);
  const isOfLeague = / (?:league|our|ours|λιγκα|μασ) /.test(line);
  const weights = isOfLeague
    ? own.weights
    : (own.weights ?? previous.weights) && { ...previous.weights, ...own.weights };
  return { stats: { ...before, ...Object.fromEntries(stats) }, ...(weights ? { weights } : {}) };
}

function itemsOf(text: Text): Item[] {
  const items: Item[] = [];
  const { words } = text;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (/[?;\n]|\.\s/.test(word.gap)) items.push({ kind: "break", isCondition: false });
    const spelled = statAt(words, at);
    // "How many fantasy points" asks for the result and is no part of the line.
    if (spelled && ASKED_FOR.test(words[at - 1]?.folded ?? "")) {
      at += spelled.length - 1;
    } else if (spelled) {
      items.push({ kind: "stat", label: spelled.label, at, end: at + spelled.length });
      at += spelled.length - 1;
    } else if (word.amount !== undefined) items.push({ kind: "amount", value: word.amount, at });
    else if (CONDITION.has(word.folded)) items.push({ kind: "break", isCondition: true });
    else if (BREAK.has(word.folded)) items.push({ kind: "break", isCondition: false });
    else if (PER.has(word.folded)) items.push({ kind: "per" });
    else if (FOR.has(word.folded) && words[at - 1]?.amount !== undefined && statAt(words, at + 1))
      items.push({ kind: "per" });
    else if (isOneOf(words, at)) items.push({ kind: "amount", value: 1, at });
  }
  return items;
}

/** "and a triple-double" is one of them. */
function isOneOf(words: readonly Word[], at: number): boolean {
  const label = /^(?:a|an|ενα)$/.test(words[at]?.folded ?? "") ? statAt(words, at + 1)?.label : undefined;
  return label === "DD" || label === "TD";
}

function statAt(words: readonly Word[], at: number): { label: string; length: number } | undefined {
  for (let length = Math.min(LONGEST_SPELLING, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    const spelling = said.map((word) => word.folded).join(" ");
    // "to" is a turnover only in capitals or before its weight: every other sentence has a "to" in it.
    const isWeighed = (words[at + 1]?.amount ?? 0) < 0 || /=/.test(words[at + 1]?.gap ?? "");
    if (spelling === "to" && said[0]?.raw !== "TO" && !isWeighed) continue;
    // As written: the table of spellings folds in its own way, with a final sigma.
    const id = statIdOf(said.map((word) => word.raw).join(" "));
    const label = id === undefined ? MORE_SPELLINGS[spelling] : statLabel(id);
    if (label !== undefined) return { label, length };
  }
  return undefined;
}

/** Walks the items; what stands first in a stretch, amount or stat, decides which of the two a pair begins with. */
function readPairs(items: readonly Item[]): { stats: Record<string, number>; weights: Record<string, number> } {
  const stats: Record<string, number> = {};
  const weights: Record<string, number> = {};
  let isCondition = false;
  let isStatFirst: boolean | undefined;
  for (let index = 0; index < items.length; index += 1) {
    const [item, next, third, fourth] = [items[index], items[index + 1], items[index + 2], items[index + 3]];
    if (item?.kind === "break") {
      isCondition = item.isCondition;
      isStatFirst = undefined;
      continue;
    }
    if (item?.kind !== "amount" && item?.kind !== "stat") continue;
    isStatFirst ??= item.kind === "stat";
    if (item.kind === "stat") {
      if (!isStatFirst || next?.kind !== "amount") continue;
      // "points per block" has no amount of its own; "PTS 30, REB 10" has.
      (isCondition ? weights : stats)[item.label] = next.value;
      index += 1;
    } else if (next?.kind === "per" && third?.kind === "stat") {
      weights[third.label] = item.value;
      index += 2;
    } else if (next?.kind === "stat" && third?.kind === "per" && fourth?.kind === "stat") {
      weights[fourth.label] = item.value;
      index += 3;
    } else if (next?.kind === "stat" && !isStatFirst) {
      // Two lines in one question add up, as two games do.
      stats[next.label] = (stats[next.label] ?? 0) + item.value;
      index += 1;
    }
  }
  return { stats, weights };
}

const SHOOTING: readonly (readonly [RegExp, made: string, attempted: string])[] = [
  [
    /^\W*(?:στ\S+ |απο )?(?:from (?:the )?(?:free throw )?(?:line|stripe|charity stripe)|free throws?|fts?|ft|at the line|βολεσ)/,
    "FTM",
    "FTA",
  ],
  [
    /^\W*(?:απο |στα |για )?(?:from (?:three|3|deep|downtown|beyond)|threes|3s|3pt\S*|three pointers|τριποντ\S*)/,
    statLabel(STAT.THREE_PM),
    statLabel(STAT.THREE_PA),
  ],
  [/^\W*(?:απο |στα |εντοσ )?(?:from (?:the )?(?:field|floor)|shooting|field goals?|fgs?|σουτ|πεδιασ)/, "FGM", "FGA"],
];

/** "9-for-18 from the field", "5/6 free throws", "3 of 7 from three". */
function shootingSplits(text: Text): Record<string, number>[] {
  const line = text.source.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ς/g, "σ");
  return [
    ...line.matchAll(/\b(\d{1,3})\s*(?:-for-|\s+for\s+|\s+of\s+|\/|-|\s+στα\s+|\s+απο\s+)\s*(\d{1,3})(?![\d/])/g),
  ].flatMap((match) => {
    const after = line.slice(match.index + match[0].length);
    const kind = SHOOTING.find(([pattern]) => pattern.test(after));
    return kind ? [{ [kind[1]]: Number(match[1]), [kind[2]]: Number(match[2]) }] : [];
  });
}

/** "25/8/7 points, rebounds, assists": only with as many stats after the numbers as there are numbers. */
function slashLine(text: Text): (readonly [string, number])[] {
  const match = /(\d{1,3}(?:\/\d{1,3}){2,})\s*(?:\(|in\s+|σε\s+)?([^\d]*)/.exec(text.source);
  if (!match?.[1] || match[2] === undefined) return [];
  const amounts = match[1].split("/").map(Number);
  const labels = match[2]
    .split(/[/,\s&)]+/)
    .flatMap((word) => {
      const id = statIdOf(word.toLowerCase() === "to" ? "tov" : word);
      return id === undefined ? [] : [statLabel(id)];
    })
    .slice(0, amounts.length);
  if (labels.length !== amounts.length) return [];
  return labels.map((label, index) => [label, amounts[index] ?? 0] as const);
}
