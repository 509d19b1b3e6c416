/**
 * Falls back from one model to another.
 *
 * Only before the first text: another model cannot continue text that the user has read, so from then on the failure
 * surfaces with the text in `releasedText`, and the caller ends honestly.
 */
import type { ChatModelPort } from "./chat-model";
import { ModelFailure } from "./errors";

export type FallbackNotice = {
  readonly from: string;
  readonly to: string;
  /** Failure code of the first choice. */
  readonly reason: string;
};

/**
 * The first choice, with a stand-in for its failures. Answers say who wrote them (`answeredBy`, `fallbackReason`); id
 * and health are the first choice's.
 *
 * @throws what the first choice threw when text had been released, when the person stopped it, or when it is a bug;
 *   otherwise what the stand-in throws.
 */
export function withFallback(
  primary: ChatModelPort,
  fallback: ChatModelPort,
  options: { readonly onFallback?: (notice: FallbackNotice) => void } = {},
): ChatModelPort {
  return {
    id: primary.id,
    health: () => primary.health(),
    async answer(request, onText) {
      let released = "";
      const release =
        onText &&
        ((delta: string) => {
          released += delta;
          onText(delta);
        });
      try {
        return await primary.answer(request, release);
      } catch (error) {
        if (!(error instanceof ModelFailure) || request.signal.aborted) throw error;
        if (released !== "") throw error.afterReleasing(released);
        options.onFallback?.({ from: primary.id, to: fallback.id, reason: error.code });
        const answer = await fallback.answer(request, onText);
        return { ...answer, fallbackReason: error.code };
      }
    },
  };
}
