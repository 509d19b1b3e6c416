import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { Scoreboard } from "@/components/scoreboard/scoreboard";
import { scoreboard } from "@/contract/scoreboard";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { aFailure, aResult, aRun } from "./a-result";
import {
  calibrationIn,
  entryOf,
  readScoreboard,
  SCOREBOARD_DOCUMENT,
  scoreboardDocument,
  scoreboardText,
  withEntry,
} from "./scoreboard";

const BACKTESTS = readFileSync(new URL("../../docs/technical/Backtests.md", import.meta.url), "utf8");
const calibration = calibrationIn(BACKTESTS);

const usage = { modelCalls: 1, toolCalls: 1, inputTokens: 0, outputTokens: 0 };
const run = aRun(
  [
    aResult("a", { category: "waiver", scores: [1, 1], usage: { ...usage, costUsd: 0.25, ms: 100 } }),
    aFailure("b", { category: "waiver", scores: [1, 0], usage: { ...usage, costUsd: 0.25, ms: 200 } }),
    aResult("c", { category: "audit", scores: [1, 1], usage: { ...usage, costUsd: 0, ms: 900 } }),
    aResult("d", { category: "audit", grade: "needs judge", scores: [], usage: { ...usage, costUsd: 0, ms: 100 } }),
  ],
  { model: "google-genai:gemini-2.5-flash" },
);

describe("an entry of the scoreboard", () => {
  const entry = entryOf(run, calibration);

  it("says how much was right, once and every time, in all and by category", () => {
    // By hand: (1 + 1/2 + 1 + 0) / 4, and (1 + 0 + 1 + 0) / 4.
    expect(entry).toMatchObject({
      cases: 4,
      passed: 2,
      needsJudge: 1,
      repeat: 2,
      costUsd: 0.5,
      p50Ms: 100,
      p95Ms: 900,
      passOne: { share: 0.625 },
      passAll: { share: 0.5, low: 0.15, high: 0.85 },
    });
    expect(entry.categories.map(({ name, cases, passOne }) => [name, cases, passOne.share])).toEqual([
      ["audit", 2, 0.5],
      ["waiver", 2, 0.75],
    ]);
  });

  it("is read as it was written, one line each", () => {
    const text = scoreboardText([entry, entry]);
    expect(text.trim().split("\n")).toHaveLength(4);
    expect(scoreboard.parse(JSON.parse(text))).toEqual([entry, entry]);
    expect(scoreboard.parse(JSON.parse(scoreboardText([])))).toEqual([]);
  });

  it("takes the place of an earlier run of the same commit and model, newest first", () => {
    const at = (date: string, commit = entry.commit) => ({ ...entry, commit, date });
    const before = [at("2025-01-02T00:00:00Z", "other"), at("2025-01-01T00:00:00Z")];
    const dates = withEntry(before, at("2025-01-03T00:00:00Z")).map(({ date, commit }) => [date.slice(0, 10), commit]);
    expect(dates).toEqual([
      ["2025-01-03", entry.commit],
      ["2025-01-02", "other"],
    ]);
    const many = Array.from({ length: 60 }, (_, day) =>
      at(`2024-01-01T00:00:${String(day).padStart(2, "0")}Z`, `c${day}`),
    );
    expect(
      many
        .reduce<ReturnType<typeof withEntry>>(withEntry, [])
        .map(({ commit }) => commit)
        .slice(0, 2),
    ).toEqual(["c59", "c58"]);
    expect(many.reduce<ReturnType<typeof withEntry>>(withEntry, [])).toHaveLength(40);
  });
});

describe("the calibration", () => {
  it("is what the backtests' document says", () => {
    expect(calibration?.season).toMatch(/^20\d\d-\d\d$/);
    expect(calibration?.points).toHaveLength(10);
    for (const figure of [calibration?.brier, calibration?.brierOfAverages, calibration?.ece])
      expect(BACKTESTS).toContain(`| ${figure}`);
    // Said and won of one tenth each belong together: neither column was shifted.
    for (const { said: stated, won } of calibration?.points ?? []) expect(Math.abs(stated - won)).toBeLessThan(0.05);
  });

  it("is none where the tables are not found", () => {
    expect(calibrationIn("# Something else")).toBeNull();
    expect(calibrationIn(BACKTESTS.replace("| share won |", "| something |"))).toBeNull();
  });
});

describe("the committed scoreboard", () => {
  it("is valid, and the document is what it makes of it", async () => {
    expect(readFileSync(SCOREBOARD_DOCUMENT, "utf8")).toBe(scoreboardDocument(await readScoreboard()));
  });
});

describe("the page", () => {
  const say = {
    en: {
      scoreboard: speaker<typeof en.scoreboard>("en", en.scoreboard),
      time: speaker<typeof en.time>("en", en.time),
    },
    el: {
      scoreboard: speaker<typeof en.scoreboard>("el", el.scoreboard),
      time: speaker<typeof en.time>("el", el.time),
    },
  };
  const entries = [entryOf(run, calibration), entryOf({ ...run, model: "rules" }, calibration)];
  const shown = (language: "en" | "el", of = entries) =>
    renderToStaticMarkup(createElement(Scoreboard, { entries: of, language, words: say[language] }));

  test.each([
    [
      "en",
      [
        "Built-in rules",
        "62.5%",
        "15.0% to 85.0%",
        "2 of 4",
        "1 needs a judge",
        "asked 2 times",
        "$0.50",
        "900 ms",
        "waiver",
        "0.1686",
      ],
    ],
    [
      "el",
      [
        "Ενσωματωμένοι κανόνες",
        "62,5%",
        "15,0% έως 85,0%",
        "2 από 4",
        "1 χρειάζεται κριτή",
        "2 φορές η καθεμία",
        "900 ms",
        "0,1686",
      ],
    ],
  ] as const)("shows what there is: %s", (language, parts) => {
    const html = shown(language)
      .replaceAll("\u00A0", " ")
      .replace(/(\d) %/g, "$1%");
    for (const part of parts) expect(html, part).toContain(part);
    expect(html).not.toContain("style=");
  });

  it("says so where there is nothing yet", () => {
    expect(shown("en", [])).toContain("No run has been published yet");
    expect(shown("el", [])).toContain("Δεν έχει δημοσιευτεί");
    expect(shown("en", [])).not.toContain("<table");
  });
});

describe("the document", () => {
  it("has the same figures, and a stranger's name for a model is no Markdown", () => {
    const text = scoreboardDocument([entryOf({ ...run, model: "[x](https://elsewhere.example) | y" }, calibration)]);
    expect(text).toContain("62.5 % (");
    expect(text).toContain("| ` [x](https://elsewhere.example) \\| y ` |");
    expect(text).toContain("Brier 0.1686");
  });
});
