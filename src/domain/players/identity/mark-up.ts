/**
 * Names without the mark-up that somebody put into them. Pure.
 *
 * A name is known by what a reader would see of it: tags, what stands in a script, and where a link leads are no part of it.
 */

const SCRIPT = /<(script|style)\b[^<>]*>.*?<\/\1\s*>/gisu;
const TAG = /<\/?[a-z!][^<>]*>/gisu;
const TARGET = /(?<=\])\([^()\s]*\)/gu;

/** The name as it is where nothing of it would be left. */
export function withoutMarkUp(name: string): string {
  if (!name.includes("<") && !name.includes("](")) return name;
  const plain = name.replace(SCRIPT, " ").replace(TAG, " ").replace(TARGET, "");
  return /[\p{L}\p{N}]/u.test(plain) ? plain.replace(/\s+/gu, " ").trim() : name;
}
