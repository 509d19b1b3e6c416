/**
 * Whether a day is the one that the facts give for this subject and occasion: a return, a game, the end of waivers.
 * Pure.
 */
import type { About } from "./about";
import { isShownDay, type ShownDay } from "./day-words";
import type { DayFact } from "./facts";
import { type Inquiry, type Judged, rawOf } from "./inquiry";
import { isPlayer, ME, OPPONENT } from "./subjects";
import type { Token } from "./text";

type Occasion = "return" | "waivers" | "game" | "no game" | "any";

const RETURN =
  /^(?:back|return|returns|returning|returned|expected|due|until|through|miss|misses|sidelined|επιστρ.*|αναμεν.*|γυρ[νι].*|πισω|μεχρι|ωσ)$/;
const WAIVERS = /^(?:waivers?|clears?|claim)$/;
const GAME = /^(?:plays?|playing|game|games|faces?|vs|hosts?|visits?|tips?|starts?|αγων.*|παιζ.*|ματσ)$/;
const NONE = /^(?:no|not|without|doesnt|χωρισ|δεν)$/;

export function judgeDays(inquiry: Inquiry): Judged[] {
  return inquiry.reading.days.flatMap((day) => {
    const occasion = occasionOf(inquiry.reading.tokens, day);
    return isClaim(day, occasion, inquiry) ? [judgeDay(day, occasion, inquiry)] : [];
  });
}

/** "Today" and "tomorrow" are advice unless something is said to happen then. */
function isClaim(day: ShownDay, occasion: Occasion, { facts }: Inquiry): boolean {
  if (day.offset === undefined) return true;
  return occasion === "return" || (facts.today !== undefined && occasion !== "any");
}

function judgeDay(day: ShownDay, occasion: Occasion, inquiry: Inquiry): Judged {
  const { reading, facts, discourseState } = inquiry;
  const raw = rawOf(reading, day);
  const about = discourseState.of(day.from, day.to);
  const own = ownDays(occasion, about, inquiry);
  const is = (fact: DayFact) => isShownDay(day, fact.day, facts.today);
  if (occasion === "no game") return { raw, isSupported: !own.some((fact) => is(fact)), why: "day" };
  if (occasion === "game" && hasNoGame(day, about, inquiry)) return { raw, isSupported: false, why: "day" };
  const ofTurn =
    occasion === "any" || (occasion === "game" && own.length === 0 && !about.all.some(isPlayer))
      ? daysOfTurn(inquiry)
      : [];
  if ([...own, ...ofTurn].some((fact) => is(fact))) return { raw, isSupported: true };
  if (occasion === "any" && isRequested(day, inquiry)) return { raw, isSupported: true };
  return { raw, isSupported: false, why: "day" };
}

/** His row says that he has no game that day. */
const hasNoGame = (day: ShownDay, { all }: About, { facts }: Inquiry): boolean =>
  facts.days.some(
    (fact) =>
      fact.kind === "no game" && fact.about.some((key) => all.includes(key)) && isShownDay(day, fact.day, facts.today),
  );

function ownDays(occasion: Occasion, { all, others }: About, { facts }: Inquiry): DayFact[] {
  const keys = [...all, ...others];
  const own = facts.days.filter((fact) => fact.about.some((key) => keys.includes(key)));
  if (occasion === "return" && !keys.some(isPlayer))
    return facts.days.filter(({ about }) => isOfTurn(about)).filter(({ kind }) => kind === "other");
  const kind = occasion === "no game" ? "game" : occasion;
  return kind === "any" ? own.filter((fact) => fact.kind !== "no game") : own.filter((fact) => fact.kind === kind);
}

/** Is the day about the answer itself or about one side of the matchup? */
const isOfTurn = (about: DayFact["about"]): boolean =>
  about.length === 0 || about.includes(ME) || about.includes(OPPONENT);

const daysOfTurn = ({ facts }: Inquiry): DayFact[] => facts.days.filter(({ about }) => isOfTurn(about));

/** The question's own day may be taken up: "On Thursday …". */
const isRequested = (day: ShownDay, { reading, facts }: Inquiry): boolean =>
  reading.tokens
    .slice(day.from, day.to + 1)
    .every(({ kind, normalized }) => kind === "mark" || facts.askedWords.has(normalized));

/** Reads the kind of day from the words between the clause's last comma and the day, and those right after it. */
function occasionOf(tokens: readonly Token[], day: ShownDay): Occasion {
  const words: string[] = [];
  for (let at = day.from - 1; at >= 0 && words.length < 8; at--) {
    const token = tokens[at];
    if (!token || /^[,;:(]$/.test(token.raw)) break;
    words.push(token.raw === "@" ? "vs" : token.normalized);
  }
  const isPeriod = words.some((word) => /^(?:played|averag.*|scored|last|πρωτη|first)$/.test(word));
  for (const word of words) {
    if (WAIVERS.test(word)) return "waivers";
    if (GAME.test(word)) return words.some((each) => NONE.test(each)) ? "no game" : "game";
    if (RETURN.test(word) && !isPeriod) return words.some((each) => WAIVERS.test(each)) ? "waivers" : "return";
  }
  return "any";
}
