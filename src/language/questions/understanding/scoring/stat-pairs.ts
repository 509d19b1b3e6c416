/** Numbers and stats of a question in pairs: what was counted, and what each is worth. */
import { statIdOf } from "@/domain/stats/stat-names";
import { STAT, statLabel } from "@/domain/stats/stats";
import type { Text, Word } from "../text";

export type Item =
  | { kind: "amount"; value: number; at: number }
  | { kind: "stat"; label: string; at: number; end: number }
  | { kind: "per" }
  /** `isCondition`: what follows sets weights, or `undefined`: as before. */
  | { kind: "break"; isCondition: boolean | undefined };

const CONDITION = new Set([
  "if",
  "when",
  "where",
  "with",
  "using",
  "weights",
  "assuming",
  "suppose",
  "supposing",
  "imagine",
  "υποθεσε",
  "εστω",
  "scoring",
  "αν",
  "εαν",
  "οταν",
  "βαρη",
  "εφοσον",
]);

const BREAK = new Set(["how", "what", "whats", "calculate", "ποσο", "ποσουσ", "ποσοι", "υπολογισε", "τι"]);

/** Before a colon: "Settings: PTS=1", "Line: 30 PTS". */
const HEADS_WEIGHTS =
  /^(?:settings?|values?|scoring|weights?|rules?|system|multipliers?|coefficients?|points|league|format|ρυθμισεισ|αξιεσ|τιμεσ|βαρη|βαθμολογια|σκοραρισμα|συστημα|κανονεσ|συντελεστεσ|ποντοι|λιγκα)$/;

const HEADS_LINE =
  /^(?:line|statline|stats?|box|score|numbers|game|night|γραμμη|στατιστικα|επιδοση|νουμερα|αγωνασ|ματσ)$/;

export const PER = new Set(["per", "each", "every", "ανα", "καθε"]);

const FOR = new Set(["for", "a", "an", "για", "το", "τη", "την", "η"]);

const ASKED_FOR = /^(?:fantasy|many|φανταζι|ποσουσ|ποσοι)$/;

const MAX_SPELLING = 4;

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

export function itemsOf(text: Text): Item[] {
  const items: Item[] = [];
  const { words } = text;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const parting = partingBefore(words, at);
    if (parting) items.push(parting);
    const spelled = statAt(words, at);
    // "How many fantasy points" asks for the result and is no part of the line.
    if (spelled && ASKED_FOR.test(words[at - 1]?.normalized ?? "")) {
      at += spelled.length - 1;
    } else if (isOneThree(words, at)) {
      items.push({ kind: "amount", value: 1, at }, { kind: "stat", label: statLabel(STAT.THREE_PM), at, end: at + 2 });
      at += 1;
    } else if (spelled) {
      items.push({ kind: "stat", label: spelled.label, at, end: at + spelled.length });
      at += spelled.length - 1;
    } else if (word.amount !== undefined) items.push({ kind: "amount", value: word.amount, at });
    else if (CONDITION.has(word.normalized) || setsWeights(words, at)) items.push({ kind: "break", isCondition: true });
    else if (BREAK.has(word.normalized)) items.push({ kind: "break", isCondition: false });
    else if (PER.has(word.normalized)) items.push({ kind: "per" });
    else if (FOR.has(word.normalized) && words[at - 1]?.amount !== undefined && statAt(words, at + 1))
      items.push({ kind: "per" });
    else if (isOneOf(words, at)) items.push({ kind: "amount", value: 1, at });
  }
  return items;
}

/**
 * Where one stretch of pairs ends and another begins. A colon behind a stat gives its amount, one behind a heading says
 * what comes.
 */
function partingBefore(words: readonly Word[], at: number): Extract<Item, { kind: "break" }> | undefined {
  const gap = words[at]?.gap ?? "";
  const before = words[at - 1]?.normalized ?? "";
  if (/^\s*:/.test(gap)) {
    if (HEADS_WEIGHTS.test(before)) return { kind: "break", isCondition: true };
    if (HEADS_LINE.test(before)) return { kind: "break", isCondition: false };
    return words[at - 1]?.amount === undefined ? undefined : { kind: "break", isCondition: undefined };
  }
  if (/\?|\.\s/.test(gap)) return { kind: "break", isCondition: false };
  return /[;\n|—–()]|\s-\s/.test(gap) ? { kind: "break", isCondition: undefined } : undefined;
}

/** "Με πόντους 1": with a stat and then its amount, the Greek word sets a weight. */
function setsWeights(words: readonly Word[], at: number): boolean {
  const stat = words[at]?.normalized === "με" ? statAt(words, at + 1) : undefined;
  return stat !== undefined && words[at + 1 + stat.length]?.amount !== undefined;
}

/** "One three", "ένα τρίποντο": elsewhere three is a number. */
function isOneThree(words: readonly Word[], at: number): boolean {
  const isOne = words[at]?.amount === 1 || /^an?$/.test(words[at]?.normalized ?? "");
  return isOne && words[at + 1]?.normalized === "three" && statAt(words, at + 2) === undefined;
}

/** "and a triple-double" is one of them. */
function isOneOf(words: readonly Word[], at: number): boolean {
  const label = /^(?:a|an|ενα)$/.test(words[at]?.normalized ?? "") ? statAt(words, at + 1)?.label : undefined;
  return label === "DD" || label === "TD";
}

function statAt(words: readonly Word[], at: number): { label: string; length: number } | undefined {
  for (let length = Math.min(MAX_SPELLING, words.length - at); length > 0; length -= 1) {
    const texts = words.slice(at, at + length);
    const spelling = texts.map((word) => word.normalized).join(" ");
    // "to" is a turnover only in capitals or before its weight: every other sentence has a "to" in it.
    const isWeighed = (words[at + 1]?.amount ?? 0) < 0 || /=/.test(words[at + 1]?.gap ?? "");
    if (spelling === "to" && texts[0]?.raw !== "TO" && !isWeighed) continue;
    // The raw word is tried first: the table of spellings folds differently, with a final sigma.
    const id = statIdOf(texts.map((word) => word.raw).join(" ")) ?? statIdOf(spelling.replace(/σ(?= |$)/g, "ς"));
    const label = id === undefined ? MORE_SPELLINGS[spelling] : statLabel(id);
    if (label !== undefined) return { label, length };
  }
  return undefined;
}

type Pair = {
  readonly label: string;
  readonly value: number;
  readonly isStatFirst: boolean;
  readonly stretch: number;
};

/**
 * Walks the items; what stands first in a stretch, amount or stat, decides which of the two a pair begins with.
 *
 * A stat with two amounts has one in the line and one as its weight: "30 PTS … PTS=1". The weight is the one behind its
 * stat; where both are, that of the later stretch.
 */
export function readPairs(items: readonly Item[]): { stats: Record<string, number>; weights: Record<string, number> } {
  const stats: Record<string, number> = {};
  const weights: Record<string, number> = {};
  const pairs: Pair[] = [];
  let isCondition = false;
  let isStatFirst: boolean | undefined;
  let stretch = 0;
  for (let index = 0; index < items.length; index += 1) {
    const [item, next, third, fourth] = [items[index], items[index + 1], items[index + 2], items[index + 3]];
    if (item?.kind === "break") {
      isCondition = item.isCondition ?? isCondition;
      isStatFirst = undefined;
      stretch += 1;
      continue;
    }
    if (item?.kind !== "amount" && item?.kind !== "stat") continue;
    isStatFirst ??= item.kind === "stat";
    if (item.kind === "stat") {
      if (!isStatFirst || next?.kind !== "amount") continue;
      // "points per block" has no amount of its own; "PTS 30, REB 10" has.
      if (isCondition) weights[item.label] = next.value;
      else pairs.push({ label: item.label, value: next.value, isStatFirst: true, stretch });
      index += 1;
    } else if (next?.kind === "per" && third?.kind === "stat") {
      weights[third.label] = item.value;
      index += 2;
    } else if (next?.kind === "stat" && third?.kind === "per" && fourth?.kind === "stat") {
      weights[fourth.label] = item.value;
      index += 3;
    } else if (next?.kind === "stat" && !isStatFirst) {
      pairs.push({ label: next.label, value: item.value, isStatFirst: false, stretch });
      index += 1;
    }
  }
  const weighing = weighingStretches(pairs);
  for (const { label, value, isStatFirst: isBehind, stretch: of } of pairs) {
    if (weighing.has(of)) weights[label] = value;
    // Two lines in one question add up, as two games do.
    else stats[label] = isBehind ? value : (stats[label] ?? 0) + value;
  }
  return { stats, weights };
}

/** Stretches of "PTS=1" pairs that name a stat which has its amount elsewhere. */
function weighingStretches(pairs: readonly Pair[]): ReadonlySet<number> {
  const behind = pairs.filter(({ isStatFirst }) => isStatFirst);
  const inFront = new Set(pairs.filter(({ isStatFirst }) => !isStatFirst).map(({ label }) => label));
  const repeated = behind.filter(({ label, stretch }) =>
    behind.some((other) => other.label === label && other.stretch < stretch),
  );
  return new Set([...behind.filter(({ label }) => inFront.has(label)), ...repeated].map(({ stretch }) => stretch));
}
