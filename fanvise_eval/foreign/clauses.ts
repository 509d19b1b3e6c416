/**
 * Criteria in words, taken apart. Pure.
 *
 * A clause asks for one thing. What rules understand of it is struck out; whatever else it says is left over, and then
 * a rule has not checked the clause.
 */

const SENTENCE_END = /(?<=[.!?;·])\s+|\s*\n\s*|\s*;\s*/u;
const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+/u;
const VERBS =
  "must|should|shall|does|do|never|no|not|also|then|it|the|explains?|provides?|gives?|mentions?|includes?|recommends?|states?|says?|cites?|avoids?|asks?|warns?|returns?|calls?|uses?|refuses?|declines?|computes?|calculates?|responds?|answers?|redirects?|identif(?:y|ies)|names?|shows?|contains?|πρέπει|δεν|να";
const JOINED = new RegExp(`\\s*,?\\s+(?:and|but|και|αλλά)\\s+(?=(?:${VERBS})\\b)|\\s*,\\s*(?=(?:${VERBS})\\b)`, "giu");
/** After it a new subject or "must" begins: what came before does not negate what follows. */
const STARTS_ANEW = /^(?:must|should|shall|does|do|it|the|never|no|not|πρέπει|δεν|να)\b/iu;

const NEGATED =
  /\b(?:not|never|without|no|avoids?|avoiding|cannot|neither|nor)\b|n['’]t\b|(?<!\p{L})(?:δεν|δε|μην?|χωρίς|ποτέ|κανένα?)(?!\p{L})/iu;
export const isNegated = (clause: string): boolean => NEGATED.test(clause);

export function clausesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(SENTENCE_END))
    .flatMap((sentence) => splitJoined(sentence.replace(BULLET, "").trim()))
    .map((clause) => clause.replace(/^[\s,:–—-]+|[\s.,:;!]+$/gu, ""))
    .filter((clause) => clause !== "");
}

/**
 * "Must not drop him and recommend IR" may forbid both: where negation may reach over the joint, it stays one clause.
 */
function splitJoined(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const joint of sentence.matchAll(JOINED)) {
    const before = sentence.slice(from, joint.index);
    const after = sentence.slice(joint.index + joint[0].length);
    if (isNegated(before) && !STARTS_ANEW.test(after)) continue;
    parts.push(before);
    from = joint.index + joint[0].length;
  }
  return [...parts, sentence.slice(from)];
}

/** Words that ask for nothing of their own, once the thing asked for is struck out. */
const EMPTY_WORDS = new Set(
  (
    "a an and any as at be both but by for from in into is it its of on one only or that the then this to with all also either " +
    "must should shall will would does do did not no never without cannot can may avoid avoids avoiding " +
    "answer answers response respond responds reply output result final text message user users question " +
    "agent assistant model bot system fanvise expected correct correctly exact exactly accurate accurately right proper properly " +
    "clear clearly explicit explicitly polite politely directly simply least " +
    "call calls called calling invoke invokes invoked use uses used using tool tools function functions query queries " +
    "mention mentions mentioned name names named include includes including contain contains state states stated say says " +
    "identify identifies return returns returned give gives given provide provides report reports show shows present " +
    "compute computes computed calculate calculates calculated calculation equal equals match matches matching total sum number " +
    "value score scores points point pts fantasy fpts figure arithmetic math decimal decimals rounded round " +
    "πρέπει να και το τα τη την τον οι στο στη με σε για από ότι είναι δεν μη μην απάντηση απαντά απαντήσει σωστά σωστό ακριβώς " +
    "αναφέρει αναφέρεται αναφέρονται περιέχει πόντοι πόντους πόντων φάνταζι σύνολο αποτέλεσμα υπολογίζει υπολογίσει δίνει δώσει"
  ).split(" "),
);

/** What a clause says beyond what was struck out of it. */
export const leftOver = (consumed: string): string[] =>
  (consumed.toLowerCase().match(/[\p{L}\p{N}_][\p{L}\p{N}_'’.-]*/gu) ?? [])
    .map((word) => word.replace(/['’.-]+$/u, "").replace(/['’]s$/u, ""))
    .filter((word) => word !== "" && word !== "s" && !EMPTY_WORDS.has(word));
