/**
 * Finds the player that a claim is about.
 *
 * Pure. The nearest name before the claim; a name in a comparison ("than Monk", "over Monk") counts where the claim
 * follows at once. Without a name: the heading of the list, or the sentence before. Where it stays open, nothing is
 * corrected.
 */
import type { Reading } from "./reading";
import { isPlayer, ME, type Mention, OPPONENT, type SubjectKey } from "./subjects";
import type { Token } from "./text";

/** Subjects carried from earlier sentences to the next. */
export type Carried = {
  readonly heading: readonly SubjectKey[];
  readonly previous: readonly SubjectKey[];
  /** Column headings of the table that is being read. */
  readonly columns: readonly (readonly string[])[];
};
export const NOTHING_CARRIED: Carried = { heading: [], previous: [], columns: [] };

export type About = {
  /** Each must bear the claim out. Empty when nobody is named or carried. */
  readonly all: readonly SubjectKey[];
  /** Any of these may bear it out instead. */
  readonly others: readonly SubjectKey[];
  /** Facts of the answer itself, and of the viewed team, may too. */
  readonly isOpen: boolean;
  readonly isNamed: boolean;
  /** Place among the players that were named together: "A and B average 31 and 20". */
  readonly group: readonly SubjectKey[];
};

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const COMPARED = set(
  "than over against vs versus like beside alongside with of to from behind above below unlike for by besides απο εναντι εναντιον με σαν αντι",
);
const CONJUNCTIONS = set("and or & / και η ,");
const CLAUSE_END = /^[;:—]$/;
const CLAUSE_WORDS = set("while but whereas although though ενω αλλα ομωσ");
const PRONOUNS = set("he his him hes shes her αυτοσ αυτον του τον");
/** A name after the claim that it is about: "31.2 points for Luka", "a free agent: Luka". */
const NEAR_ENOUGH = 4;
const OWN = set("for from by για");

export class DiscourseState {
  private readonly groups: readonly (readonly Mention[])[];
  constructor(
    private readonly reading: Reading,
    private readonly carried: Carried,
  ) {
    this.groups = groupsOf(reading);
  }

  /** Subjects that the sentence passes on to the next one. */
  next(isHeading: boolean, isListItem: boolean): Pick<Carried, "heading" | "previous"> {
    const players = this.reading.mentions.flatMap((mention) => only(mention) ?? []).filter(isPlayer);
    const [first] = players;
    const named = first ?? this.reading.mentions.map(only).find((key) => key !== undefined);
    const previous = named ? [named] : this.carried.previous;
    if (isHeading) return { heading: named && new Set(players).size < 2 ? [named] : [], previous };
    return { heading: isListItem ? this.carried.heading : [], previous };
  }

  /** @param to the claim's last token; a name may follow it */
  of(at: number, to = at): About {
    const its = this.reading.mentions.find((mention) => mention.from > to && this.isItsOwn(to, mention.from));
    if (its) return this.following(its);
    const before = this.reading.mentions.filter((mention) => mention.to < at);
    const meant = this.meantBefore(before, at);
    if (meant) return this.named(meant, before, at);
    const following = this.reading.mentions.find((mention) => mention.from > to && this.isSameClause(to, mention.from));
    if (following) return this.following(following);
    return this.carriedOn(at);
  }

  /** Subjects before the claim in the same sentence, the first and the last: for "749 to 645". */
  sidesBefore(at: number): readonly SubjectKey[] {
    return this.reading.mentions.filter((mention) => mention.to < at).flatMap((mention) => only(mention) ?? []);
  }

  /** Subject of a difference: the first name of the clause is ahead or behind, as in "A beats B by 10". */
  ofDifference(at: number): About {
    const before = this.reading.mentions.filter((mention) => mention.to < at);
    const first = before.find((mention) => this.isSameClause(mention.to, at));
    return first ? { ...this.named(first, before, at), group: [] } : this.of(at);
  }

  private meantBefore(before: readonly Mention[], at: number): Mention | undefined {
    for (const mention of [...before].reverse()) {
      if (!this.isCompared(mention) || this.isRightBefore(mention, at)) return mention;
    }
    return before.at(-1);
  }

  private named(meant: Mention, before: readonly Mention[], at: number): About {
    const group = this.groups.find((each) => each.includes(meant)) ?? [meant];
    const keys = group.flatMap((mention) => mention.subjects.map(({ key }) => key));
    const isAmbiguous = group.some((mention) => mention.subjects.length > 1);
    const [key] = keys;
    const isSide = key !== undefined && !isPlayer(key);
    // "Booker gives you 31 points": a side beside a player leaves it to either.
    const player = isSide
      ? before.findLast((mention) => isPlayer(only(mention) ?? "") && this.isSameClause(mention.to, at))
      : undefined;
    return {
      all: keys,
      others: player && group.length === 1 ? player.subjects.map((subject) => subject.key) : [],
      isOpen: key === ME,
      isNamed: true,
      group: isAmbiguous ? [] : keys,
    };
  }

  private following(mention: Mention): About {
    const group = this.groups.find((each) => each.includes(mention)) ?? [mention];
    return {
      all: group.flatMap((each) => each.subjects.map(({ key }) => key)),
      others: this.carriedKeys(),
      isOpen: true,
      isNamed: true,
      group: [],
    };
  }

  private carriedOn(at: number): About {
    const keys = this.carriedKeys();
    const hasPronoun = this.reading.tokens.slice(0, at).some((token) => PRONOUNS.has(token.normalized));
    return {
      all: keys,
      others: [],
      isOpen: !hasPronoun || keys.length === 0,
      isNamed: false,
      group: [],
    };
  }

  private carriedKeys(): readonly SubjectKey[] {
    return this.carried.heading.length > 0 ? this.carried.heading : this.carried.previous;
  }

  /** "33 for your opponent", "31 points from Luka": the name after it, whatever stood before. */
  private isItsOwn(to: number, from: number): boolean {
    const between = this.reading.tokens.slice(to + 1, from);
    const isPlain = between.every(({ kind, raw }) => kind === "word" && raw !== ",");
    return isPlain && between.length <= NEAR_ENOUGH && OWN.has(between.at(-1)?.normalized ?? "");
  }

  private isSameClause(from: number, to: number): boolean {
    return !this.reading.tokens
      .slice(from + 1, to)
      .some((token) => CLAUSE_END.test(token.raw) || CLAUSE_WORDS.has(token.normalized));
  }

  private isCompared(mention: Mention): boolean {
    const word = this.reading.tokens[mention.from - 1]?.normalized ?? "";
    return COMPARED.has(word) && this.reading.mentions.some((other) => other.to < mention.from);
  }

  /** Nothing but a few plain words between the name and the claim. */
  private isRightBefore(mention: Mention, at: number): boolean {
    const between = this.reading.tokens.slice(mention.to + 1, at);
    return (
      between.length <= NEAR_ENOUGH &&
      !between.some((token) => /^[,;)]$/.test(token.raw) || CONJUNCTIONS.has(token.normalized))
    );
  }
}

const only = (mention: Mention): SubjectKey | undefined =>
  mention.subjects.length === 1 ? mention.subjects[0]?.key : undefined;

/** Names joined by nothing but commas and "and". */
function groupsOf({ tokens, mentions }: Reading): Mention[][] {
  const groups: Mention[][] = [];
  for (const mention of mentions) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isJoined(tokens, last, mention)) group.push(mention);
    else groups.push([mention]);
  }
  return groups;
}

function isJoined(tokens: readonly Token[], last: Mention, next: Mention): boolean {
  if (last.subjects.some(({ key }) => key === ME || key === OPPONENT)) return false;
  const between = tokens.slice(last.to + 1, next.from);
  return (
    between.length > 0 &&
    between.length <= 2 &&
    between.every((token) => CONJUNCTIONS.has(token.normalized) || token.raw === ",")
  );
}
