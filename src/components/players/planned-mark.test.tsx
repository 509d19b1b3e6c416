import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "@/contract/conversation/intent";
import type { RosterChangeLabel } from "@/contract/tool-outputs";
import { LAPSE_REASONS } from "@/domain/roster/timeline";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { LapsedMoves } from "../moves/lapsed-moves";
import { PlannedMark } from "./planned-mark";

function wordsIn(language: Language) {
  const all = { en, el }[language];
  return {
    ui: speaker<typeof en.ui>(language, all.ui),
    time: speaker<typeof en.time>(language, all.time),
  };
}
const textOf = (html: string): string =>
  html
    .replaceAll("&#x27;", "'")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const SATURDAY = "2025-01-18";
const marked = (change: RosterChangeLabel | undefined, source: string, language: Language = "en") =>
  textOf(renderToStaticMarkup(<PlannedMark change={change} source={source} words={wordsIn(language)} />));

test("a player who joins by an approved move says so in words, and what is still to be done", () => {
  const joins = { day: SATURDAY, kind: "joins", isSeen: false } as const;
  expect(marked(joins, "espn")).toBe("Planned Joins Sat once you make the move on ESPN");
  expect(marked(joins, "demo league")).toBe("Planned Joins Sat");
  expect(marked({ ...joins, isSeen: true }, "espn")).toBe("Joins Sat");
  expect(marked(joins, "espn", "el")).toBe("Προγραμματισμένο Έρχεται Σάβ, μόλις κάνεις την κίνηση στο ESPN");
});

test("one who leaves says when, and without an approved move there is no mark", () => {
  const leaves = { day: SATURDAY, kind: "leaves", isSeen: false } as const;
  expect(marked(leaves, "espn")).toBe("Planned Leaves Sat");
  expect(marked(leaves, "espn", "el")).toBe("Προγραμματισμένο Φεύγει Σάβ");
  expect(marked(undefined, "espn")).toBe("");
});

test.each(["en", "el"] as const)("a move that didn't go through is told with its reason, in %s", (language) => {
  const reports = LAPSE_REASONS.map((because) => {
    const moves = [{ drop: "Royce O'Neale", add: "Cason Wallace", day: "2025-01-15", because }];
    return textOf(renderToStaticMarkup(<LapsedMoves moves={moves} words={wordsIn(language)} />));
  });
  expect(new Set(reports).size).toBe(LAPSE_REASONS.length);
  for (const text of reports) {
    expect(text).toMatch(
      language === "en"
        ? /^Drop Royce O'Neale for Cason Wallace \(Wed\) didn't go through: .+\.$/
        : /^Φεύγει Royce O'Neale, έρχεται Cason Wallace \(Τετ\): δεν πέρασε, .+\.$/,
    );
  }
  expect(renderToStaticMarkup(<LapsedMoves moves={[]} words={wordsIn(language)} />)).toBe("");
});
