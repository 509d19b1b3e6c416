/**
 * English: the ways to say each idea, and the plain words that are no one's name.
 *
 * Folded forms: lower case, no apostrophes ("im", "dont"). A word that is also a common family name (Brown, Young,
 * Ball, Love) stays out of the plain words.
 */
import { PLAIN } from "./lexicon-plain";
import { PLAYERS } from "./lexicon-players";
import { TEAMS } from "./lexicon-teams";
import { WORDS } from "./lexicon-words";

export const ENGLISH = { ...PLAYERS, ...TEAMS, ...WORDS, ...PLAIN };
