/** A conversation as strangers may see it. Pure. */

import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { UnverifiedSpan } from "@/contract/conversation/grounding";
import type { Language } from "@/contract/conversation/intent";
import type { SharedThread } from "@/contract/conversation/threads";
import { withoutSecrets } from "@/lib/secrets-in-text";

export type SharedTurn = { question: string; startedAt: string; result: ChatAnswer | null };

/** Names that would identify the league, each with its replacement. */
export type PrivateNames = readonly { readonly name: string; readonly instead: string }[];

const MAX_TURNS = 50;
const MAX_CHARS = 20_000;
/** One letter says nothing about a league, and would be found in every word. */
const MIN_NAME = 2;

/** The last answered turns, without ids, tool calls, cards and costs. */
export function shareContent(
  thread: { title: string; language: Language; turns: readonly SharedTurn[] },
  names: PrivateNames,
  sharedAt: string,
): SharedThread {
  const clean = (text: string) => withoutSecrets(withoutNames(text.slice(0, MAX_CHARS), names));
  return {
    title: clean(thread.title),
    language: thread.language,
    sharedAt,
    turns: thread.turns
      .flatMap(({ question, startedAt, result }) =>
        result === null
          ? []
          : [
              {
                question: clean(question),
                answer: clean(result.answer),
                askedAt: startedAt,
                grounding: {
                  claims: result.grounding.claims,
                  supported: result.grounding.supported,
                  references: [],
                  withheld: [],
                  unverified: unverifiedIn(clean(result.answer), result, clean),
                },
                sources: sourcesOf(result),
              },
            ],
      )
      .slice(-MAX_TURNS),
  };
}

/** Marks of the answer, found again in the text that is shared; one that is not found marks the whole of it. */
function unverifiedIn(
  shown: string,
  { answer, grounding }: ChatAnswer,
  clean: (text: string) => string,
): UnverifiedSpan[] {
  let from = 0;
  const found: UnverifiedSpan[] = [];
  for (const { start, end, why } of grounding.unverified ?? []) {
    const text = clean(answer.slice(start, end));
    const at = text === "" ? -1 : shown.indexOf(text, from);
    if (at < 0) return [{ start: 0, end: shown.length, why }];
    found.push({ start: at, end: at + text.length, why });
    from = at + text.length;
  }
  return found;
}

/**
 * Longer names first, so that none leaves the rest of another behind. Case does not matter, and neither does what
 * stands around.
 */
function withoutNames(text: string, names: PrivateNames): string {
  const requested = names
    .map(({ name, instead }) => ({ name: name.trim(), instead }))
    .filter(({ name }) => name.length >= MIN_NAME)
    .sort((a, b) => b.name.length - a.name.length);
  if (requested.length === 0) return text;
  const instead = new Map(requested.toReversed().map((each) => [each.name.toLowerCase(), each.instead]));
  const pattern = requested.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu"),
    (found) => instead.get(found.toLowerCase()) ?? "[removed]",
  );
}

function sourcesOf({ toolCalls }: ChatAnswer): SharedThread["turns"][number]["sources"] {
  const bySource = new Map<string, string>();
  for (const { source, fetchedAt } of toolCalls) {
    if (source === null || fetchedAt === null) continue;
    const known = bySource.get(source);
    if (known === undefined || fetchedAt < known) bySource.set(source, fetchedAt);
  }
  return [...bySource].map(([source, fetchedAt]) => ({ source, fetchedAt }));
}
