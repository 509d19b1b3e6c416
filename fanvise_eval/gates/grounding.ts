/**
 * Checks that every number, day and name of an answer is in its tool results. Pure.
 *
 * Written independently of the product's own check and coarser: in a line about one player only the tool results about
 * that player support a number; elsewhere any tool result does.
 */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { daysIn, numbersIn, plainLines } from "./words";

type Heard = { numbers: Set<string>; days: Set<string>; text: string };

/**
 * @param players full names of everybody in the league @param known texts that need no look-up: questions, cards, the
 * day
 */
export function ungrounded(
  answer: string,
  outputs: readonly unknown[],
  players: readonly string[],
  known: readonly unknown[],
): string[] {
  const everything = [...outputs, ...known];
  const all = heardIn(everything);
  const ofPlayer = new Map<string, Heard>();
  const heardOf = (player: string): Heard => {
    const heard =
      ofPlayer.get(player) ?? heardIn([...everything.flatMap((each) => partsAbout(player, each)), ...known]);
    ofPlayer.set(player, heard);
    return heard;
  };
  const reasons: string[] = [];
  for (const line of plainLines(answer)) {
    const named = players.filter((player) => line.includes(player));
    for (const player of named) if (!all.text.includes(player)) reasons.push(`${player} is in no look-up: ${line}`);
    const [only] = named;
    const heard = named.length === 1 && only !== undefined ? heardOf(only) : all;
    for (const number of numbersIn(line))
      if (!heard.numbers.has(number)) reasons.push(`${number} is not supported: ${line}`);
    for (const day of daysIn(line)) if (!all.days.has(day)) reasons.push(`the day ${day} is not supported: ${line}`);
  }
  return reasons;
}

/** The answer without what it marks as unverified itself: that is shown, and not said to be true. */
export function isAsserted({ answer, grounding }: Pick<ChatAnswer, "answer" | "grounding">): string {
  const spans = [...grounding.unverified].sort((a, b) => b.start - a.start);
  return spans.reduce((text, { start, end }) => `${text.slice(0, start)}…${text.slice(end)}`, answer);
}

/** What supports an answer's words of a turn: its look-ups and those of the turns before. */
export const outputsOf = (answers: readonly ChatAnswer[]): unknown[] =>
  answers.flatMap(({ toolCalls }) => toolCalls.flatMap(({ input, output }) => [input, output]));

function heardIn(values: readonly unknown[]): Heard {
  const numbers = new Set<string>();
  const days = new Set<string>();
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "number") for (const form of formsOf(value)) numbers.add(form);
    else if (typeof value === "string") {
      texts.push(value);
      for (const number of numbersIn(value)) for (const form of formsOf(Number(number))) numbers.add(form);
      for (const day of daysIn(value)) days.add(day);
    } else if (Array.isArray(value)) {
      numbers.add(String(value.length));
      value.forEach(walk);
    } else if (value !== null && typeof value === "object") {
      for (const [key, each] of Object.entries(value)) {
        walk(key);
        walk(each);
      }
    }
  };
  values.forEach(walk);
  return { numbers, days, text: texts.join("\n") };
}

/** Forms of a number as people write it: rounded to three decimals, two, one or none; a share also in percent. */
function formsOf(value: number): string[] {
  const size = Math.abs(value);
  const scaled = size <= 1 ? [size, size * 100] : [size];
  return scaled.flatMap((each) =>
    [0, 1, 2, 3].flatMap((digits) => [each.toFixed(digits), String(Number(each.toFixed(digits)))]),
  );
}

/**
 * The objects that are about him: his name is one of their own texts, or of an object they hold outright. Of a day that
 * lists him, such as a lineup's, what it says of itself: the total, the open places.
 */
function partsAbout(player: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => partsAbout(player, each));
  if (value === null || typeof value !== "object") return [];
  const own = Object.values(value);
  if ("day" in value && "starters" in value && JSON.stringify(value).includes(player)) {
    return [own.filter((each) => typeof each !== "object"), ...own.flatMap((each) => partsAbout(player, each))];
  }
  const inner = own.flatMap((each) =>
    Array.isArray(each) ? (each.length === 1 ? Object.values(Object(each[0])) : []) : Object.values(Object(each)),
  );
  if ([...own, ...inner].some((text) => typeof text === "string" && text.includes(player))) return [value];
  return own.flatMap((each) => partsAbout(player, each));
}
