/** Why a card no longer waits, in the language of the page. */
import type { Words } from "@/language/texts/ui/messages";
import { statusReasonKey } from "@/language/texts/ui/status-reason";

/** A reason that no version of ours stored is shown unchanged. */
export function reasonIn(say: Words<"cards">, stored: string): string {
  const key = statusReasonKey(stored);
  return key ? say(key) : stored;
}
