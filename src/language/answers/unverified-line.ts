/** Last line of a plain-text answer: the list of its unsupported claims. */
import type { Grounding } from "@/contract/conversation/grounding";
import type { Language } from "@/contract/conversation/intent";
import { TURN } from "../texts/turn";

const MAX_QUOTED = 8;

/** @returns "" when nothing is marked; otherwise one line without line breaks. */
export function unverifiedLine(
  answer: string,
  { unverified }: Pick<Grounding, "unverified">,
  language: Language,
): string {
  const quoted = [...new Set(unverified.map(({ start, end }) => answer.slice(start, end).replace(/\s+/g, " ").trim()))];
  const shown = quoted.filter((text) => text !== "").slice(0, MAX_QUOTED);
  if (shown.length === 0) return "";
  return `${TURN[language].unverified} ${shown.map((text) => `“${text}”`).join(", ")}${quoted.length > shown.length ? " …" : ""}`;
}
