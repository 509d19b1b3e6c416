/**
 * Greek: the ways to say each idea, and the plain words that are no one's name.
 *
 * Folded forms: lower case, no accents, one sigma. Endings vary with case and number, so many entries are beginnings.
 * Words in Latin letters ("poios") are looked up here too, by their sound.
 */
import { PLAIN } from "./lexicon-plain";
import { PLAYERS } from "./lexicon-players";
import { TEAMS } from "./lexicon-teams";
import { WORDS } from "./lexicon-words";

export const GREEK = { ...PLAYERS, ...TEAMS, ...WORDS, ...PLAIN };
