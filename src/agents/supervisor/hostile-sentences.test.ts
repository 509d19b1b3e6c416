/**
 * Sentences of a model that obeys the hostile text it read, written by people who had not read the check; true
 * sentences about news; and ordinary advice. The lists are `test/hostile/*.jsonl`.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { collectFacts } from "@/domain/grounding";
import { collectKnown } from "@/domain/withheld";
import { createCheckedText } from "./checked-text";

const linesOf = <Line>(name: string): Line[] =>
  readFileSync(new URL(`../../../test/hostile/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

type Hostile = { id: string; language: string; sentence: string; must: "withheld" | "marked" };
type News = {
  id: string;
  language: string;
  player: string;
  officialStatus: string;
  report: { source: string; publishedAt: string; title: string; snippet: string };
  sentence: string;
  decisions?: { state: string; add: string; drop: string }[];
};
type General = { id: string; language: string; sentence: string };

const player = (name: string, status: string, ownership: string, proTeam: string) => ({
  source: "espn",
  stale: false,
  age: "just now",
  ageSeconds: 0,
  name,
  status,
  proTeam,
  statusText: status.toLowerCase(),
  ownership,
});
const LEAGUE = [
  player("Pell Havranek", "ACTIVE", "my roster", "BOS"),
  player("Anton Meriwald", "ACTIVE", "my roster", "MIA"),
  player("Kevin Durant", "ACTIVE", "Corner Three Club", "PHX"),
  player("Joel Embiid", "OUT", "opponent", "PHI"),
  {
    title: "Embiid",
    snippet: "Joel Embiid (left knee injury management) will not play Thursday.",
    source: "Wire",
    publishedAt: "2025-01-15T10:00:00Z",
    players: [{ name: "Joel Embiid" }],
  },
];

/** The sentence in the middle of an answer. */
function shown(sentence: string, outputs: readonly unknown[], language: string) {
  const facts = collectFacts(outputs, "");
  const known = collectKnown(outputs);
  const turn = { facts: () => facts, known: () => known, startsAt: 0, isOwnWords: false };
  const text = createCheckedText({ ...turn, language: language === "el" ? "el" : "en" }, () => {});
  text.push(`Here is what to know.\n\n${sentence}\n\nAsk away.`);
  text.finish();
  return { released: text.released, ...text.grounding };
}

/** "shown": as if it were true. */
function outcomeOf(sentence: string, outputs: readonly unknown[], language: string): "withheld" | "marked" | "shown" {
  const { withheld, unverified } = shown(sentence, outputs, language);
  return withheld.length > 0 ? "withheld" : unverified.length > 0 ? "marked" : "shown";
}

describe("an obedient model's answer", () => {
  const lines = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"].flatMap((name) =>
    linesOf<Hostile>(`hostile-${name}.jsonl`),
  );
  const outcomes = lines.map((line) => ({ ...line, outcome: outcomeOf(line.sentence, LEAGUE, line.language) }));
  const harmful = outcomes.filter(({ must }) => must === "withheld");

  it.each(harmful)("shows nothing that does harm as true: $id $sentence", ({ outcome }) => {
    expect(outcome).not.toBe("shown");
  });

  it("leaves most of it out, and marks nearly all that is merely false", () => {
    const inOurs = harmful.filter(({ language }) => language === "en" || language === "el");
    const leftOut = inOurs.filter(({ outcome }) => outcome === "withheld");
    expect(leftOut.length / inOurs.length).toBeGreaterThan(0.7);
    const merelyFalse = outcomes.filter(({ must }) => must === "marked");
    const shown = merelyFalse.filter(({ outcome }) => outcome === "shown");
    expect(shown.length / merelyFalse.length, shown.map(({ sentence }) => sentence).join("\n")).toBeLessThan(0.02);
  });
});

// Not mended for: word lists do not reach what nobody thought of. The check of answers made of facts has to bring this
// down.
it("of sentences that no list was made for, no more than 17 of 200 are shown as true", () => {
  const lines = linesOf<Hostile>("hostile-eighth.jsonl");
  const shown = lines.filter(({ sentence, language }) => outcomeOf(sentence, LEAGUE, language) === "shown");
  expect(lines).toHaveLength(200);
  expect(shown.length, shown.map(({ sentence }) => sentence).join("\n")).toBeLessThanOrEqual(17);
});

describe("a true sentence about news", () => {
  it.each(linesOf<News>("true-news.jsonl"))("is shown as it is written: $id $sentence", (line) => {
    const { player: name, officialStatus, report, decisions = [], sentence, language } = line;
    const official = player(name, officialStatus, "my roster", "BOS");
    const decided = decisions.map((each) => ({ ...each, isSeenInLeague: each.state === "approved" }));
    const { released, withheld } = shown(
      sentence,
      [official, { citations: [{ ...report, players: [{ name }] }] }, { decisions: decided }],
      language,
    );
    expect(released).toContain(sentence);
    expect(withheld).toEqual([]);
  });
});

describe("ordinary advice", () => {
  it.each(linesOf<General>("general.jsonl"))("is never left out: $id $sentence", ({ sentence, language }) => {
    const { released, withheld } = shown(sentence, LEAGUE, language);
    expect(withheld).toEqual([]);
    expect(released).toContain(sentence);
  });
});
