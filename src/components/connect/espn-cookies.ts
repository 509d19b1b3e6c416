/**
 * The two cookies of a login as people paste them: alone, with their names, or as a whole cookie line. Pure; the server
 * has the say.
 */

export type TypedLogin = { espnS2: string; swid: string };

const NAMED = /(?:^|[\s;"'])(espn_s2|swid)["']?\s*[=:\t]\s*["']?([^\s;"',]+)/gi;

/** ESPN cookies found in a pasted text; empty when it names neither. */
export function cookiesIn(text: string): Partial<TypedLogin> {
  const found: Partial<TypedLogin> = {};
  for (const [, name = "", value = ""] of text.matchAll(NAMED)) {
    if (name.toLowerCase() === "swid") found.swid = value;
    else found.espnS2 = value;
  }
  return found;
}

export const looksLikeS2 = (text: string): boolean => /^[\x21-\x3a\x3c-\x7e]{10,4000}$/.test(text.trim());

export const looksLikeSwid = (text: string): boolean =>
  /^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i.test(text.trim());
