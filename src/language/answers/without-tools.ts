/** Answers that need no look-up: help, definitions, a refusal, or a question back. Pure. */
import { type Term, termsIn } from "../questions/understanding/glossary";
import { foldedLine, readText } from "../questions/understanding/text";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Phrases } from "../texts/answers/phrases";

export function wordWithoutTools(request: Understanding, p: Phrases): string {
  if (request.intents.has("help")) return p.help;
  if (request.intents.has("thanks")) return p.thanks;
  if (request.intents.has("explain")) return wordTheory(request, p);
  if (request.intents.has("decline")) return p.decline;
  if (request.unsupported.length > 0 && request.intents.has("unsupported")) {
    const topics = request.unsupported.map((topic) => p.unsupported[topic]);
    return topics.join("\n\n");
  }
  return p.cannotRunTools;
}

/** Words the definitions of the question's terms; terms that only set the scene are left out. */
function wordTheory({ terms, question }: Understanding, p: Phrases): string {
  const textOf = terms.length > 0 ? terms : termsIn(foldedLine(readText(question)));
  const matter = textOf.filter((term) => !SETS_THE_SCENE.has(term));
  const reports = matter.length > 0 && terms.length === 0 ? matter : textOf;
  return reports.length > 0 ? reports.map((term) => p.terms[term]).join("\n\n") : p.basics;
}
const SETS_THE_SCENE: ReadonlySet<Term> = new Set(["points", "categories", "roto"]);
