/** The form of a commit's subject. Pure. */
const MAX_CHARS = 72;
const FORM = /^(feat|fix|perf|refactor|test|docs|build|text)\([a-z][a-z0-9-]*\): \S/;
/** What git writes itself. */
const OF_GIT = /^(Merge|Revert|fixup!|squash!|amend!) /;

/** @returns what is wrong with the subject, for the person who commits; nothing when it is fine */
export function subjectFault(message) {
  const subject = message.split("\n").find((line) => !line.startsWith("#")) ?? "";
  if (OF_GIT.test(subject)) return undefined;
  if (!FORM.test(subject))
    return "The subject must read: kind(area): what it does now. Kinds: feat, fix, perf, refactor, test, docs, build, text.";
  return subject.length > MAX_CHARS
    ? `The subject has ${subject.length} characters; ${MAX_CHARS} are the most.`
    : undefined;
}
