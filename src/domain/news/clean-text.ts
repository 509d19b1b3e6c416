/**
 * From a raw item to inert text.
 *
 * Pure. Markup, invisible characters, direction marks and link targets go; words stay as they were written, hostile
 * ones too: the text is data with a source, not something to be judged here. Cleaning what is clean changes nothing.
 */

import { readLink } from "./links";
import {
  type CleanNewsItem,
  MAX_SOURCE_CHARS,
  MAX_SOURCE_ITEM_ID_CHARS,
  MAX_TEXT_CHARS,
  MAX_TITLE_CHARS,
  type NewsFault,
  type RawNewsItem,
  readInstant,
} from "./news-item";

/** Markup to text, entities decoded. Given from outside: parsing HTML is a library's work. */
export type MarkupToText = (markup: string) => string;

const MAY_BE_MARKUP = /<[a-z!/?]|&(?:#|[a-z])/i;
/** An entity may hide a tag, and that one another. Beyond this depth nobody writes for readers. */
const MAX_LAYERS = 4;
/**
 * Characters without a shape: formats (zero width, direction, tags), private use, fillers, variation selectors. Marks
 * stay up to two on a letter, as real names have them.
 */
const INVISIBLE =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0\ufffd]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
const MARKDOWN_LINK = /!?\[([^\][]{0,300})\]\([^()\s]{0,2000}(?:\s+"[^"]{0,300}")?\)/g;
const BARE_LINK = /(?:https?:\/\/|\bwww\.)[^\s<>"'”’)\]]+/gi;
/** Feeds lose the space between joined lines: "tonight.He said". */
const LOST_SPACE = /([\p{Ll}\d)’”"][.!?:])(["“]?\p{Lu}\p{Ll})/gu;
/** The same between words: "forwardFranz Wagner". Names such as LeBron and VanVleet begin with a capital and stay. */
const GLUED_WORDS = /(?<![\p{L}\d@#_/.])(\p{Ll}{3,})(\p{Lu}\p{Ll})/gu;

/** One line of plain text, at most `maxChars` characters. */
export function cleanText(raw: string, markupToText: MarkupToText, maxChars: number): string {
  let text = onePass(raw, markupToText);
  for (let layer = 1; layer < MAX_LAYERS; layer += 1) {
    const next = onePass(text, markupToText);
    if (next === text) return cut(text, maxChars, markupToText);
    text = next;
  }
  return cut(withoutMarkupSigns(text), maxChars, markupToText);
}

function onePass(raw: string, markupToText: MarkupToText): string {
  // Invisible characters first: one inside a tag or an entity would hide it from the parser.
  const visible = raw
    .toWellFormed()
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/\p{Cc}/gu, " ");
  const text = MAY_BE_MARKUP.test(visible) ? markupToText(visible) : visible;
  return text
    .replace(MARKDOWN_LINK, "$1")
    .replace(BARE_LINK, " ")
    .replace(PILED_MARKS, "$1")
    .replace(LOST_SPACE, "$1 $2")
    .replace(GLUED_WORDS, "$1 $2")
    .replace(/\s+/gu, " ")
    .trim();
}

/** For what would change for ever: nothing that a parser could take for markup is left. */
const withoutMarkupSigns = (text: string): string =>
  text
    .replace(/[<>&[\]]/g, " ")
    .replace(/\s+/gu, " ")
    .trim();

function cut(text: string, maxChars: number, markupToText: MarkupToText): string {
  if (text.length <= maxChars) return text;
  const head = text
    .slice(0, maxChars)
    .toWellFormed()
    .replace(/\ufffd$/u, "");
  const lastSpace = head.lastIndexOf(" ");
  const whole = (lastSpace > maxChars * 0.8 ? head.slice(0, lastSpace) : head).trim();
  // A cut may leave the first half of a link or an entity, which reads differently than the whole did.
  const settled = onePass(whole, markupToText);
  return settled === whole ? whole : withoutMarkupSigns(settled).slice(0, maxChars).trim();
}

/** A raw item as safe text with a checked link and date, or why it cannot be taken. */
export function cleanItem(raw: RawNewsItem, markupToText: MarkupToText, nowMs: number): CleanNewsItem | NewsFault {
  const text = cleanText(raw.text, markupToText, MAX_TEXT_CHARS);
  const title = raw.title === undefined ? "" : cleanText(raw.title, markupToText, MAX_TITLE_CHARS);
  const source = cleanText(raw.source, markupToText, MAX_SOURCE_CHARS);
  if (text === "" && title === "") return "no_text";
  if (source === "") return "no_source";
  const publishedAt = readInstant(raw.publishedAt, nowMs);
  if (publishedAt === undefined) return "bad_date";
  const url = raw.url === undefined ? null : readLink(raw.url);
  if (url === undefined) return "bad_url";
  const sourceItemId = raw.sourceItemId === undefined ? "" : cleanId(raw.sourceItemId);
  return {
    sourceItemId: sourceItemId === "" ? null : sourceItemId,
    title: title === "" ? null : title,
    text: text === "" ? title : text,
    url,
    publishedAt,
    source,
  };
}

const cleanId = (id: string): string =>
  id
    .toWellFormed()
    .replace(/[\p{C}\s]/gu, "")
    .slice(0, MAX_SOURCE_ITEM_ID_CHARS);
