/**
 * Removes markup from names. Pure.
 *
 * A name is compared by its visible text: tags, script content and link targets are not part of it.
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
