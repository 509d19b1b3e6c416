/** Clauses about look-ups: which are made and which not, how many, and as what the question is classified. Pure. */
import { ALL_TOOLS, registryName, TOOL_ALIASES } from "@/agents/shared/tool-registry";
import { queryIntent } from "@/contract/conversation/intent";
import { met, nothing, type Reading, type Setting } from "./check";
import { holdsText } from "./named";

const TOOL_NAMES: ReadonlySet<string> = new Set([...ALL_TOOLS.map(({ name }) => name), ...TOOL_ALIASES.keys()]);
const TOOL = /\b([a-z]+(?:_[a-z0-9]+)+)\b(?:\s*\(\s*["'“]?([^)"'”]*)["'”]?\s*\))?`?/g;
/** get_player_news with playerName="Ja Morant", or for "Ja Morant". */
const WITH_INPUT = /\b(?:with|for)\s+(?:the\s+)?(?:\p{L}+\s*[=:]?\s*)?["'“]([^"'”]{2,80})["'”]/u;
const NO_TOOLS =
  /(?:without|no|(?:not|n['’]t|never) (?:calling|call|use|invoke|make))\s+(?:calling |using |any |a |other )*(?:tools?|look-?ups?|function)(?: calls?| use)?/i;

export function readTools(clause: string, { answer, isNegative }: Setting): Reading {
  const { toolCalls } = answer;
  if (NO_TOOLS.test(clause) && !/\bother\b/i.test(clause)) {
    const check = met("forbidden", "no look-up", toolCalls.length === 0);
    return { checks: [check], consumed: clause.replace(NO_TOOLS, " "), isOpen: false };
  }
  const named = [...clause.matchAll(TOOL)].filter(([, name = ""]) => TOOL_NAMES.has(name));
  if (named.length === 0) return nothing(clause);
  const called = (name: string, input: string) =>
    toolCalls.some((call) => call.name === name && call.ok && holdsText(JSON.stringify(call.input), input));
  const forAll = WITH_INPUT.exec(clause)?.[1] ?? "";
  const calls = named.map(([, name = "", own]) => {
    const input = own ?? forAll;
    const known = registryName(name);
    return { name: known, isCalled: called(known, input), words: input === "" ? known : `${known} with ${input}` };
  });
  // Forbidden for one player alone, or altogether? Words do not tell.
  if (isNegative && calls.some(({ words, name }) => words !== name)) return { ...nothing(clause), isOpen: true };
  const names = calls.map(({ name }) => name);
  const others = toolCalls.filter(({ name }) => !names.includes(name));
  const isEither = /\b(?:or|either|at least one|any of)\b|(?<!\p{L})ή(?!\p{L})/iu.test(clause);
  const requested = isEither
    ? [
        met(
          "trajectory",
          `one of ${calls.map(({ words }) => words).join(", ")}`,
          calls.some(({ isCalled }) => isCalled),
        ),
      ]
    : calls.map(({ words, isCalled }) => met("trajectory", words, isCalled));
  const unwanted = names.map((name) => met("forbidden", `no ${name}`, !toolCalls.some((call) => call.name === name)));
  const isAlone = /\b(?:only|no other|nothing else)\b/i.test(clause);
  return {
    checks: [
      ...(isNegative && !isAlone ? unwanted : requested),
      ...(isAlone ? [met("forbidden", `nothing but ${names.join(", ")}`, others.length === 0)] : []),
    ],
    consumed: clause
      .replace(WITH_INPUT, " ")
      .replace(TOOL, (found, name: string) => (TOOL_NAMES.has(name) ? " " : found))
      .replace(/no other tools?|nothing else/i, " "),
    isOpen: false,
  };
}

const COUNT =
  /\b(at most|no more than|not more than|up to|maximum(?: of)?|max|within|at least|minimum(?: of)?|exactly)\s+(\d+)\s+(?:tool |function )?(?:calls?|tools?|look-?ups?)/i;

export function readCounts(clause: string, { answer }: Setting): Reading {
  const [found, word = "", number = ""] = COUNT.exec(clause) ?? [];
  if (found === undefined) return nothing(clause);
  const [made, requested] = [answer.toolCalls.length, Number(number)];
  const isMet = /least|minimum/i.test(word)
    ? made >= requested
    : /exactly/i.test(word)
      ? made === requested
      : made <= requested;
  return {
    checks: [met("budget", `${word.toLowerCase()} ${number} look-ups`, isMet)],
    consumed: clause.replace(found, " "),
    isOpen: false,
  };
}

const INTENT = new RegExp(`\\b(${queryIntent.options.join("|")})\\b`, "g");

export function readIntent(clause: string, { answer, isNegative }: Setting): Reading {
  const named = [...clause.matchAll(INTENT)].map(([intent]) => intent);
  if (named.length === 0) return nothing(clause);
  const isMet = named.includes(answer.intent) !== isNegative;
  const words = `${isNegative ? "not " : ""}classified as ${named.join(" or ")}`;
  const consumed = clause.replace(INTENT, " ").replace(/\b(?:intent|routes?|routed|routing|classif\w+)\b/gi, " ");
  return { checks: [met("trajectory", words, isMet)], consumed, isOpen: false };
}
