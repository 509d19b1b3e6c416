/** A player's name found in a text, with its span. */
import type { Span } from "./words";

export type Mention = Span & { playerKey: number };

/** Every player named in a text with the span of the name. The same player may come several times. */
export type MentionFinder = (text: string) => readonly Mention[];
