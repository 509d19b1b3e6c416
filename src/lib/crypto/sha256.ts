/** Fingerprints of texts, for telling them apart. */
import { createHash } from "node:crypto";

/** @returns 64 lower-case hexadecimal digits of the text's UTF-8 bytes. */
export const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");
