/**
 * The one sentence that asks, of a long message that tells a story around it.
 *
 * Pure. Only where that sentence says by itself what it is about: "do I take it?" needs the story.
 */
import type { Concept } from "../concept";
import type { OwnReading } from "../reading";
import { foldedLine } from "../text";

/** Shorter messages are read whole. */
const MIN_MESSAGE_WORDS = 40;
const MIN_WORDS = 6;
const SENTENCES = /(?<=[.!?;·])\s+|\n+/u;
/** Points to somebody or something told before. */
const POINTS_BACK =
  / (?:it|this|that|him|he|his|them|they|those|these|either|both|αυτο|αυτον|αυτοσ|τον|τουσ|αυτοι|το (?:παιρνω|δεχομαι|κανω)|παιρνεισ|δεχεσαι|afto|auton|ton) /;

const OF_A_TEAM: readonly Concept[] = ["matchup", "chance", "week", "lineup", "free-agents", "roster", "me"];

/** @returns `undefined` where there is none, several, or one that cannot stand alone */
export function askingSentence(message: string, readQuestion: (question: string) => OwnReading): string | undefined {
  const whole = readQuestion(message);
  if (whole.text.words.length < MIN_MESSAGE_WORDS) return undefined;
  const asking = message.split(SENTENCES).filter((each) => /[?;]\s*$/u.test(each));
  const [sentence, ...others] = asking;
  if (sentence === undefined || others.length > 0) return undefined;
  // "Talk me out of it: is there a path?"
  const only = sentence.split(/:\s+/u).at(-1) ?? sentence;
  // A message that is one long sentence is that sentence: there is nothing around it to leave out.
  if (only.trim().length >= message.trim().length) return undefined;
  const own = readQuestion(only);
  if (own.text.words.length < MIN_WORDS || own.concepts.size === 0) return undefined;
  if (own.mentions.length === 0 && POINTS_BACK.test(foldedLine(own.text))) return undefined;
  return own.mentions.length > 0 || OF_A_TEAM.some((concept) => own.concepts.has(concept)) ? only : undefined;
}
