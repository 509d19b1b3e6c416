/**
 * Stat lines and weights in words: "30 points, 10 rebounds", "9-for-18 from the field", "if points are 1 and rebounds
 * 1.2".
 *
 * Pure. Amounts come before their stat ("30 points") or after it ("PTS 30"); weights follow their stat where the
 * question sets conditions ("if assists are 1.5") or precede "per" ("1.5 per assist").
 */

import { statIdOf } from "@/domain/stats/stat-names";
import { STAT, statLabel } from "@/domain/stats/stats";
import { foldedLine, type Text, type Word } from "../text";
import { itemsOf, PER, readPairs } from "./stat-pairs";

export type ParsedStatLine = {
  /** Amounts by stat label, such as `{ PTS: 30, REB: 10 }`. */
  stats: Readonly<Record<string, number>>;
  /** Points per unit by stat label; absent when the question gives none. */
  weights?: Readonly<Record<string, number>>;
  /** League weights that the question overrides. */
  changedWeights?: Readonly<Record<string, number>>;
  /** Further lines to be set beside the first: "28/4/3 or 14/12/5". */
  others?: readonly Readonly<Record<string, number>>[];
};

/** The stat line of a question; `stats` is empty when it has none. */
export function readStatLine(text: Text): ParsedStatLine {
  return averageTimesGames(text) ?? withChanges(readLine(text), foldedLine(text));
}

/** "31.5 fantasy points a night with 3 games left": an amount for each game. */
function averageTimesGames(text: Text): ParsedStatLine | undefined {
  const line = foldedLine({ ...text, words: text.words.map((word) => ({ ...word, normalized: parseAmount(word) })) });
  const perGame = A_GAME.exec(line)?.groups?.amount;
  const games = GAMES.exec(line)?.groups?.games;
  if (perGame === undefined || games === undefined) return undefined;
  return { stats: { GP: Number(games) }, weights: { GP: Number(perGame) } };
}
const parseAmount = ({ amount, normalized }: Word): string => (amount === undefined ? normalized : String(amount));
const A_GAME =
  / (?<amount>\d+(?:\.\d+)?) (?:φανταζι |fantasy )?(?:points?|pts|fp|fpts|fantasy|ποντουσ|ποντοι) (?:a|per|each|every|in every|ανα|το|τον|καθε|σε καθε|στο|στον) (?:night|game|outing|contest|ματσ|αγωνα|παιχνιδι|βραδια|βραδυ) /;
const GAMES =
  / (?<games>\d{1,2}) (?:more |remaining |ακομα |ακομη )?(?:games?|contests|outings|nights|ματσ|αγωνεσ|παιχνιδια|βραδιεσ) /;

/**
 * "Suppose blocks counted 2 instead of 4 in my league": the rest stays as it is. So it does where of several stats only
 * one is given a weight.
 */
function withChanges(line: ParsedStatLine, text: string): ParsedStatLine {
  const { weights, ...rest } = line;
  if (weights === undefined || OF_ANOTHER_LEAGUE.test(text)) return line;
  const isComplete = Object.keys(line.stats).every((label) => label in weights);
  const isOneOfSeveral = Object.keys(weights).length === 1 && Object.keys(line.stats).length > 1;
  const isChange = !isComplete && (isOneOfSeveral || IS_A_CHANGE.test(text));
  return isChange ? { ...rest, changedWeights: weights } : line;
}
const IS_A_CHANGE =
  / (?:instead of|rather than|in (?:my|our|this) league|changed|changes|dropped to|raised to|went (?:up|down) to|αντι|στη λιγκα (?:μου|μασ)|αλλαζε|αλλαξει|γινοταν|γινονταν) /;
const OF_ANOTHER_LEAGUE =
  / (?:other|another|different|second|friends?|αλλη|δευτερη|αλλησ) (?:\S+ )?(?:leagues?|λιγκα\S*) /;

function readLine(text: Text): ParsedStatLine {
  const times = timesWeights(text);
  const counted = countedWeights(times.rest);
  const priced = pricedWeights(counted.rest);
  const { stats, weights: stated } = readPairs(itemsOf(signed(priced.rest)));
  const weights = { ...stated, ...times.weights, ...counted.weights, ...priced.weights };
  for (const shooting of shootingSplits(text)) Object.assign(stats, shooting);
  const labelled = slashLine(text);
  for (const [label, amount] of labelled) stats[label] = amount;
  const beside = eitherLine(priced.rest);
  if (beside !== undefined) {
    const weighed = Object.keys(weights).length > 0 ? { weights } : {};
    return { stats: beside[0], ...weighed, others: [beside[1]] };
  }
  const [bare = {}, ...others] = labelled.length > 0 ? [] : bareLines(text);
  // A stat given by name overrides one inferred from its position.
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

const EITHER = /^(?:or|vs|versus|η)$/;
const SETS_BESIDE = /(?:which|better|more|ποι|καλυτερ|περισσοτερ)/;

/** "30 points with 8 turnovers, or 18 points with 9 assists?": a choice between two lines that share a stat. */
function eitherLine(text: Text): readonly [Record<string, number>, Record<string, number>] | undefined {
  if (!text.words.some(({ normalized }) => SETS_BESIDE.test(normalized))) return undefined;
  for (const [at, word] of text.words.entries()) {
    if (!EITHER.test(word.normalized)) continue;
    const read = (words: readonly Word[]) => readPairs(itemsOf(signed({ ...text, words }))).stats;
    const [first, second] = [read(text.words.slice(0, at)), read(text.words.slice(at + 1))];
    if (Object.keys(first).some((label) => label in second)) return [first, second];
  }
  return undefined;
}

/** "4 turnovers at -1 each", "30 pts at 1 per point": what is said after the stat is its weight. */
function pricedWeights(text: Text): { weights: Record<string, number>; rest: Text } {
  const found = [
    ...text.source.matchAll(
      /(\p{L}[\p{L}\d]*)\s+(?:at|@)\s+((?:[-−]|minus )?\d+(?:[.,]\d+)?)(?:\s+(?:each|apiece|a piece|per(?:\s+(\p{L}+))?))/giu,
    ),
  ].flatMap((match) => {
    const [whole, word = "", amount = "", perWhat = word] = match;
    const id = statIdOf(word);
    // "8 rebounds at 1 per point" prices the points.
    if (id === undefined || (statIdOf(perWhat) ?? id) !== id) return [];
    const weight = Number(amount.replace(/^(?:−|minus )/i, "-").replace(",", "."));
    return [{ start: match.index + word.length, end: match.index + whole.length, label: statLabel(id), weight }];
  });
  const words = text.words.filter((word) => !found.some(({ start, end }) => start <= word.start && word.start < end));
  return {
    weights: Object.fromEntries(found.map(({ label, weight }) => [label, weight])),
    rest: found.length > 0 ? { ...text, words } : text,
  };
}

/** Reads weights such as "Steals count 2" and "blocks are worth 3 instead of 4", also inside a condition. */
function countedWeights(text: Text): { weights: Record<string, number>; rest: Text } {
  const found = [...text.source.matchAll(COUNTS)].flatMap((match) => {
    const [whole, word = "", amount = ""] = match;
    const id = statIdOf(word);
    if (id === undefined) return [];
    const weight = Number(amount.replace(/^(?:−|minus |μείον )/i, "-").replace(",", "."));
    // "What are 5 blocks worth": an amount before it needs the stat.
    const isAmountOf = /\d\s+$/.test(text.source.slice(0, match.index));
    const start = match.index + (isAmountOf ? word.length : 0);
    return [{ start, end: match.index + whole.length, label: statLabel(id), weight }];
  });
  const words = text.words.filter((word) => !found.some(({ start, end }) => start <= word.start && word.start < end));
  return {
    weights: Object.fromEntries(found.map(({ label, weight }) => [label, weight])),
    rest: found.length > 0 ? { ...text, words } : text,
  };
}
const COUNTS =
  /(?<!\p{L})(\p{L}[\p{L}\d]*)\s+(?:counts?|counted|(?:is|are|were|was) worth|μετρ(?:άνε|ούν|ούσαν|άει|ούσε)|άξιζαν|αξίζουν)\s+(?:for |as |για |σαν )?((?:[-−]|minus |μείον )?\d+(?:[.,]\d+)?)(?:\s+(?:instead of|rather than|and not|not|αντί για|αντί|και όχι)\s+[-−]?\d+(?:[.,]\d+)?)?/giu;

const MINUS = /^(?:minus|negative|μειον|πλην)$/;

/** "Turnovers are minus 2": the word is the sign of the amount after it. */
const signed = (text: Text): Text => ({
  ...text,
  words: text.words.flatMap((word, at) => {
    const before = text.words[at - 1]?.normalized ?? "";
    if (MINUS.test(word.normalized) && text.words[at + 1]?.amount !== undefined) return [];
    const isNegative = MINUS.test(before) || (TAKES.test(before) && isPriced(text.words, at));
    return [isNegative && word.amount !== undefined ? { ...word, amount: -Math.abs(word.amount) } : word];
  }),
});
/** "Takes 0.5 for every missed free throw". */
const TAKES =
  /^(?:takes?|taking|loses?|losing|lose|deducts?|deducting|subtracts?|docks?|costs?|penali[sz]es?|αφαιρει|αφαιρουν|χανεισ|χανει|κοβει|κοστιζει)$/;
const isPriced = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]?.normalized ?? "";
  const isUnit = /^(?:points?|pts|ποντ\S+)$/.test(next);
  const after = isUnit ? (words[at + 2]?.normalized ?? "") : next;
  return PER.has(after) || /^(?:for|off|για|a|an)$/.test(after);
};

/** The order in which box scores are read out. */
const USUAL_ORDER = ["PTS", "REB", "AST", "STL", "BLK", "TO"];
/** Fewer in front is no player's points but a record: "4-4-1". */
const MIN_POINTS = 8;

/** Without such a word the order of bare numbers would be a guess. */
const SPEAKS_OF_SCORING =
  /scor|fantasy|fpts|fp\b|league|settings|point|pts|=|per |steal|block|turnover|beat|σκορ|π[όο]ντ|λίγκα|λιγκα|κλεψ|κλέψ|μπλοκ|λάθη|λαθη|γράφει|γραφει|γραμμή|γραμμη|fantas|φάντασι|φαντασι|triple|dub\b|τριπλ|γράφ|γραφ|βγάζ|βγαζ|βαθμ|μέτρα|μετρα|κάνει|κανει|πιάν|πιαν|επιδόσ|επίδοσ|επιδοσ|ίδιο|ιδιο|stl|blk/iu;

/** "30-10-10", "26/3/2", "18 7 6 1 1 3". */
function bareLines({ source }: Text): Record<string, number>[] {
  if (!SPEAKS_OF_SCORING.test(source)) return [];
  return [...source.matchAll(/(?<![\d.,/-])\d{1,2}(?:([/-]|\s)\d{1,2})(?:\1\d{1,2}){1,4}(?![\d/-]|[.,]\d)/gu)]
    .map((match) => match[0].split(/[/\s-]/).map(Number))
    .filter(([points = 0]) => points >= MIN_POINTS)
    .map((amounts) => Object.fromEntries(amounts.map((amount, at) => [USUAL_ORDER[at], amount])));
}

const LETTERS: Readonly<Record<string, string>> = {
  p: "PTS",
  r: "REB",
  a: "AST",
  s: "STL",
  b: "BLK",
  to: "TO",
  as: "AST",
  ασ: "AST",
  π: "PTS",
  ρ: "REB",
  α: "AST",
  κ: "STL",
  τ: "BLK",
  μ: "BLK",
  λ: "TO",
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
 * Follow-ups such as "And with 3 more assists?" and "same line but steals count 4" change the previous line. A question
 * with its own points starts a new line.
 *
 * @param line the folded words of the question.
 */
export function statLineAfter(previous: ParsedStatLine, own: ParsedStatLine, line: string): ParsedStatLine {
  if ("PTS" in own.stats && !ADDS_UP.test(line)) return own;
  const before: Readonly<Record<string, number>> = previous.stats;
  const stats = Object.entries(own.stats).map(([label, amount]) => [
    label,
    amount + (ADDS_UP.test(line) ? (before[label] ?? 0) : 0),
  ]);
  const isOfLeague = / (?:league|our|ours|λιγκα|μασ) /.test(line);
  const together = { ...before, ...Object.fromEntries(stats) };
  // Counted with the league's before, it is the league's that are changed now.
  const stated = own.weights ?? own.changedWeights;
  if (previous.weights === undefined || isOfLeague) {
    const changedWeights = { ...previous.changedWeights, ...stated };
    const isComplete = Object.keys(together).every((label) => stated !== undefined && label in stated);
    if (isComplete && stated) return { stats: together, weights: stated };
    return { stats: together, ...(Object.keys(changedWeights).length > 0 ? { changedWeights } : {}) };
  }
  return { stats: together, weights: { ...previous.weights, ...stated } };
}

const SHOOTING: readonly (readonly [RegExp, made: string, attempted: string])[] = [
  [
    /^\W*(?:night |game |evening |outing |day )?(?:στ\S+ |απο )?(?:(?:from|at) (?:the )?(?:free throw |foul |charity )?(?:line|stripe)|free throws?|fts?|ft|βολεσ|γραμμη)/,
    "FTM",
    "FTA",
  ],
  [
    /^\W*(?:night |game )?(?:απο |στα |για )?(?:from (?:three|3|deep|downtown|beyond)|threes|3s|3pt\S*|three pointers|τριποντ\S*)/,
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
