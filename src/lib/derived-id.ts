/** Deterministic ids: the same parts always give the same id. */
import { sha256Hex } from "./crypto/sha256";

/** A UUID of version 8 made from its parts. */
export function derivedId(...parts: readonly (string | number)[]): string {
  const hex = sha256Hex(JSON.stringify(parts));
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
