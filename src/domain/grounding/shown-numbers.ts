/**
 * The numbers of a sentence, each with what the words around it say that it measures.
 *
 * Pure. The unit stands after its number ("28 points a game"), before it ("PTS 35", "Rebounds: 9"), or is the one of a
 * number in parallel. Commas, names and other numbers end its phrase.
 */
import { isUnit, measureAt, measuresOf, ROLES } from "./measure-words";
import { readNumber, type ShownNumber, spelledNumber } from "./numbers";
import type { Mention } from "./subjects";
import type { Token } from "./text";

export type ShownClaimNumber = {
  readonly at: number;
  readonly shown: ShownNumber;
  readonly raw: string;
  readonly measures: ReadonlySet<string>;
  /**
   * Units taken from the number before, when this one has none of its own: "A averages 31 points while B averages 20".
   */
  readonly inherited?: ReadonlySet<string>;
  /** Words near it, for measures outside the lexicon. */
  readonly near: readonly string[];
  /** Direction of a difference in the words: ahead or behind; 0 for neither. */
  readonly direction: -1 | 0 | 1;
  /** A plus or minus stands before it. */
  readonly isSigned: boolean;
  /** Part of "30 × 1 = 30". */
  readonly isArithmetic: boolean;
};

/** Only upper-case "TO" means turnovers. */
export const measureWord = ({ raw, normalized }: Token): string => (raw === "TO" ? "turnovers" : normalized);

export const shownNumbers = (
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  mentions: readonly Mention[],
): ShownClaimNumber[] => new NumberReader(tokens, isTaken, mentions).read();

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** A clause ends here. */
const STOP_MARKS = set(', ; : ( ) — – | . ! ? [ ] • · " “ ”');
const STOP_WORDS = set(
  "he she they it his is are was were has have had put puts ειναι εχει and while but whereas compared versus vs against than or plus και ενω αλλα εναντι ομωσ which who that because so since",
);
/** The phrase of a unit ends before these, once it has a unit. */
const PREPOSITIONS = set(
  "over in on across from during at of to for through since until after before behind by σε στο στον στη στην στουσ στισ στα απο για ωσ μεχρι κατα",
);
const DIFFERENCE_VERBS =
  /^(?:leads?|leading|led|ahead|behind|trail|trails|trailing|trailed|down|up|beats?|outscor(?:e|es|ed|ing)|wins?|won|winning|los(?:e|es|t|ing)|edges?|above|below|rais(?:e|es|ing)|increas(?:e|es|ing)|improv(?:e|es|ing)|boosts?|lifts?|rises?|lowers?|drops|falls|ανεβ.*|αυξαν.*|προηγ.*|μπροστα|πισω|χαν.*|κερδ.*|πανω|κατω)$/;
const BEHIND =
  /^(?:behind|trail.*|down|below|los(?:e|es|t|ing)|fewer|less|worse|deficit|πισω|κατω|χαν.*|εχασε.*|λιγοτερ.*)$/;
const AHEAD =
  /^(?:ahead|lead.*|led|up|above|beats?|outscor.*|wins?|won|winning|more|better|advantage|cushion|rais.*|increas.*|improv.*|boosts?|lifts?|rises?|gains?|adds|προηγ.*|μπροστα|πανω|κερδ.*|περισσοτερ.*)$/;
const FILLERS = set("of is was about approximately a the just only : + roughly around nearly stands = ειναι");
/** Verbs that name the unit of the number after them. */
const UNIT_OF_VERB: Readonly<Record<string, string>> = {
  scored: "points",
  scores: "points",
  scoring: "points",
  grabbed: "rebounds",
  grabs: "rebounds",
  dished: "assists",
  dishes: "assists",
};
/** A number in words counts before these; before "players" only where it says which. */
const AFTER_SPELLED = new Set([
  "games",
  "adds",
  "days",
  "weeks",
  "months",
  "points",
  "rebounds",
  "assists",
  "steals",
  "blocks",
  "hours",
]);
const JOINTS = set(", and & / και plus");
const CARRIED_ON = new Set(["average", "season", "recent"]);
const BESIDE_A_UNIT = new Set(["age", "owned", "chance"]);
const REACH = 8;
/** Compared with "more" only where no unit follows: "three more games" are games left. */
const WEAK_DIFFERENCE = set("more fewer less better worse clear περισσοτερουσ λιγοτερουσ");

class NumberReader {
  /** Places whose words belong to an earlier number. */
  private usedUpTo = -1;
  private readonly labelEnd: number;
  constructor(
    private readonly tokens: readonly Token[],
    private readonly isTaken: (at: number) => boolean,
    private readonly mentions: readonly Mention[],
  ) {
    this.labelEnd = tokens.findIndex((token) => token.raw === ":");
  }

  read(): ShownClaimNumber[] {
    const found: ShownClaimNumber[] = [];
    for (let at = 0; at < this.tokens.length; at++) {
      const token = this.tokens[at];
      if (!token || this.isTaken(at)) continue;
      const spelled = token.kind === "word" ? spelledNumber(token.normalized) : undefined;
      if (token.kind !== "number" && spelled === undefined) continue;
      const number = this.numberAt(at, found);
      const isCounted =
        spelled === undefined ||
        [...number.measures].some((measure) => AFTER_SPELLED.has(measure) || ROLES.has(measure));
      if (isCounted) found.push(spelled === undefined ? number : { ...number, shown: readNumber(String(spelled)) });
    }
    return found;
  }

  private numberAt(at: number, before: readonly ShownClaimNumber[]): ShownClaimNumber {
    const raw = this.tokens[at]?.raw ?? "";
    const forward = this.forward(at);
    const backward = this.backward(at);
    const adjacent = this.labelRightBefore(at);
    const measures = new Set<string>();
    const add = (from: Iterable<string>) => {
      for (const measure of from) measures.add(measure);
    };
    if (adjacent) {
      add(adjacent);
      add(forward.measures.filter((measure) => !isUnit(measure) || measure === "difference"));
    } else add(forward.measures);
    const hasUnit = () => [...measures].some((measure) => isUnit(measure) && measure !== "difference");
    add(backward.measures.filter((measure) => !isUnit(measure) || measure === "age"));
    if (!hasUnit() && !measures.has("difference"))
      add(backward.measures.filter((measure) => isUnit(measure) && measure !== "difference"));
    if (this.isDifference(at)) measures.add("difference");
    if (!hasUnit() && this.labelEnd >= 0 && at > this.labelEnd) add(this.label());
    const previous = before.at(-1);
    const isSecondOfPair = previous !== undefined && isPairJoint(this.tokens, previous.at, at);
    if (isSecondOfPair && !hasUnit()) add(previous.measures);
    if (previous && this.isOneList(at)) add([...previous.measures].filter((measure) => CARRIED_ON.has(measure)));
    this.usedUpTo = Math.max(this.usedUpTo, forward.to);
    return {
      at,
      shown: readNumber(raw),
      raw,
      measures,
      ...(hasUnit() || measures.has("difference") ? {} : this.inherited(at, measures, before)),
      near: [...forward.near, ...backward.near],
      direction: this.direction(at, forward.to),
      isSigned: this.isSigned(at),
      isArithmetic: this.isArithmetic(at),
    };
  }

  /** Inherits a unit only when a new name precedes the number: then the two numbers are parallel. */
  private inherited(at: number, own: ReadonlySet<string>, before: readonly ShownClaimNumber[]) {
    const previous = before.findLast(({ measures }) =>
      [...measures].some((each) => isUnit(each) && each !== "difference"),
    );
    if (!previous || !this.mentions.some(({ from, to }) => from > previous.at && to < at)) return {};
    if (this.tokens[at]?.raw.endsWith("%") !== previous.raw.endsWith("%")) return {};
    return { inherited: new Set([...previous.measures, ...own]) };
  }

  /** Only commas and "and" since the last number's words: "averages 28 points, 9 rebounds and 8 assists". */
  private isOneList(at: number): boolean {
    const between = this.tokens.slice(this.usedUpTo + 1, at);
    return between.length > 0 && between.every(({ normalized }) => JOINTS.has(normalized));
  }

  private stops(at: number): boolean {
    const token = this.tokens[at];
    if (!token || token.kind === "number" || token.kind === "day" || token.kind === "time" || this.isTaken(at))
      return true;
    return token.kind === "mark" ? STOP_MARKS.has(token.raw) : STOP_WORDS.has(token.normalized);
  }

  /** The words after a number, to the end of its phrase. */
  private forward(from: number): { measures: string[]; near: string[]; to: number } {
    const measures: string[] = [];
    const near: string[] = [];
    let at = from + 1;
    for (let taken = 0; taken < REACH && !this.stops(at); taken++) {
      const word = this.tokens[at]?.normalized ?? "";
      const isUnitKnown = measures.some(isUnit);
      const found = measureAt((offset) => (this.stops(at + offset) ? undefined : this.tokens[at + offset]?.normalized));
      if (isUnitKnown && PREPOSITIONS.has(word) && (found === undefined || found.length === 1)) break;
      near.push(word);
      if (found) {
        const isWeak = WEAK_DIFFERENCE.has(word) && this.isUnitWord(at + 1);
        // One thing is counted; "3 adds left this week" are no weeks.
        const isMeant = (measure: string) =>
          measure === "difference" ? !isWeak : !isUnit(measure) || !isUnitKnown || BESIDE_A_UNIT.has(measure);
        measures.push(...found.measures.filter(isMeant));
        at += found.length;
        if (found.measures.includes("difference") && !isWeak) break;
      } else at += 1;
    }
    return { measures: [...measures, ...this.roleAfter(at)], near, to: at - 1 };
  }

  /** "Two players are flagged": which of them, after the verb. */
  private roleAfter(at: number): string[] {
    if (!/^(?:is|are|were|ειναι)$/.test(this.tokens[at]?.normalized ?? "")) return [];
    const found = measureAt((offset) => this.tokens[at + 1 + offset]?.normalized);
    return (found?.measures ?? []).filter((measure) => ROLES.has(measure));
  }

  private isUnitWord(at: number): boolean {
    return (measureAt((offset) => this.tokens[at + offset]?.normalized)?.measures ?? []).some(isUnit);
  }

  /** The words before a number, from the start of its clause. */
  private backward(from: number): { measures: string[]; near: string[] } {
    let start = from - 1;
    while (start > this.usedUpTo && from - start <= REACH && (!this.stops(start) || this.isMention(start))) start -= 1;
    const measures: string[] = [];
    const near: string[] = [];
    for (let at = start + 1; at < from; ) {
      const word = this.tokens[at]?.normalized ?? "";
      const ofVerb = UNIT_OF_VERB[word];
      const found = this.isTaken(at)
        ? undefined
        : measureAt((offset) => (at + offset < from ? this.tokens[at + offset]?.normalized : undefined));
      near.push(word);
      if (ofVerb) measures.push(ofVerb);
      else if (found)
        measures.push(...found.measures.filter((measure) => measure !== "difference" && measure !== "adds"));
      at += found?.length ?? 1;
    }
    return { measures, near };
  }

  private isMention(at: number): boolean {
    return this.isTaken(at) && this.tokens[at]?.kind === "word";
  }

  /** "PTS 35" where nothing but the label stands before. */
  private labelRightBefore(at: number): readonly string[] | undefined {
    const before = this.tokens[at - 1];
    if (before?.kind !== "word" || before.raw !== before.raw.toUpperCase() || before.raw.length < 2) return undefined;
    const after = this.tokens[at + 1];
    if (
      after &&
      after.kind === "word" &&
      after.raw === after.raw.toUpperCase() &&
      after.start === (this.tokens[at]?.end ?? 0) + 1 &&
      this.tokens[at - 2]?.kind === "number"
    )
      return undefined;
    const label = before.raw === "TO" ? ["turnovers"] : measureAt(() => before.normalized)?.measures;
    return label?.some(isUnit) ? label : undefined;
  }

  /** Measures before the sentence's colon apply to the numbers after it: "Rebounds: Luka 9.1, Shai 5.4". */
  private label(): string[] {
    const before = this.tokens.slice(0, this.labelEnd);
    if (before.some(({ kind }) => kind === "number")) return [];
    // "Add Scoot Henderson: …" counts no adds.
    const isOrder = ({ normalized }: Token, at: number) => normalized === "add" && this.isTaken(at + 1);
    const words = before.filter((token, at) => !this.isTaken(at) && !isOrder(token, at));
    const { measures } = measuresOf(words.map(measureWord));
    return measures.filter((measure) => measure !== "difference" && measure !== "age");
  }

  private isDifference(at: number): boolean {
    const next = this.tokens[at + 1];
    if (next && isPairMark(next) && this.tokens[at + 2]?.kind === "number") return false;
    let place = at - 1;
    let isBy = false;
    while (place >= 0 && at - place <= 5) {
      const token = this.tokens[place];
      if (!token) return false;
      if (token.normalized === "by" || token.normalized === "με") isBy = true;
      else if (!FILLERS.has(token.normalized) && token.raw !== "-" && token.raw !== "−") break;
      place -= 1;
    }
    const word = this.tokens[place]?.normalized ?? "";
    if (isBy) return this.clauseBefore(at).some((each) => DIFFERENCE_VERBS.test(each));
    if (word === "adds" && place === at - 1) return true;
    if (/^(?:put|puts|putting|racked|racks)$/.test(this.tokens[place - 1]?.normalized ?? "")) return false;
    const isVerbOfScore =
      /^(?:leads?|leading|led|ahead|behind|above|below|better|worse|clear|more|less|fewer|πανω|κατω|μπροστα|πισω)$/.test(
        word,
      );
    if (isVerbOfScore && place === at - 1) return false;
    return !WEAK_DIFFERENCE.has(word) && (measureAt(() => word)?.measures.includes("difference") ?? false);
  }

  private clauseBefore(at: number): string[] {
    const found: string[] = [];
    // A bracket within a team's name ends no clause.
    const isEnd = (place: number) => /^[;:(.]$/.test(this.tokens[place]?.raw ?? "") && !this.isTaken(place);
    for (let place = at - 1; place >= 0 && !isEnd(place); place--) found.push(this.tokens[place]?.normalized ?? "");
    return found;
  }

  /** Ahead or behind, by the words of the clause; the nearest says it. */
  private direction(at: number, to: number): -1 | 0 | 1 {
    const after = this.tokens.slice(at + 1, to + 1).map(({ normalized }) => normalized);
    for (const word of [...after, ...this.clauseBefore(at)]) {
      if (BEHIND.test(word)) return -1;
      if (AHEAD.test(word)) return 1;
    }
    const sign = this.tokens[at - 1]?.raw ?? "";
    if (this.isSigned(at)) return sign === "+" ? 1 : -1;
    return 0;
  }

  private isSigned(at: number): boolean {
    const [sign, number, before] = [this.tokens[at - 1], this.tokens[at], this.tokens[at - 2]];
    if (!sign || !number || !/^[+\-−]$/.test(sign.raw) || sign.end !== number.start) return false;
    return before === undefined || before.end < sign.start || /^[(|:,]$/.test(before.raw);
  }

  private isArithmetic(at: number): boolean {
    const isSign = (token: Token | undefined) => token !== undefined && /^[×=+÷]$/.test(token.raw);
    const after = this.tokens[at + 1]?.kind === "word" ? this.tokens[at + 2] : this.tokens[at + 1];
    const before = /^[-−]$/.test(this.tokens[at - 1]?.raw ?? "") ? this.tokens[at - 2] : this.tokens[at - 1];
    return isSign(after) || (isSign(before) && (before !== this.tokens[at - 1] || !this.isSigned(at)));
  }
}

const isPairMark = (token: Token): boolean =>
  /^(?:-|–|—|\/)$/.test(token.raw) || ["to", "εναντι", "vs", "against", "προσ"].includes(token.normalized);

/** Whether two numbers stand as "749 to 645" or "749-645". */
export function isPairJoint(tokens: readonly Token[], first: number, second: number): boolean {
  const joint = tokens[first + 1];
  return joint !== undefined && second === first + 2 && isPairMark(joint);
}
