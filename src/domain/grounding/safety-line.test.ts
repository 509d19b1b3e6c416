import { describe, expect, it } from "vitest";
import { collectFacts, safetyLine } from ".";

const fresh = { source: "espn", age: "just now", ageSeconds: 0, stale: false };
const old = { source: "espn", age: "12 minutes", ageSeconds: 720, stale: true };
const booker = { name: "Devin Booker", status: "OUT", statusText: "out" };
const line = (answer: string, outputs: readonly unknown[], language: "en" | "el" = "en") =>
  safetyLine({ answer, outputs, facts: collectFacts(outputs, "") }, language);

describe("the safety line", () => {
  it.each([
    ["a hold", "Hold Devin Booker."],
    ["a hold in Greek", "Κράτα τον Devin Booker."],
    ["a rumor", "What was said about Devin Booker is unverified."],
    ["a drop", "I would not drop Devin Booker."],
    ["a drop in Greek", "Μην κόψεις τον Devin Booker."],
    ["a plan's drop in Greek", "- Φεύγει **Devin Booker**, έρχεται άλλος"],
    ["a card's drop in Greek", "Άφησε Devin Booker, Τετάρτη."],
  ])("is due after %s", (_, answer) => {
    expect(line(answer, [{ ...fresh, ...booker }])).toBe(
      "Check the official status before you drop anyone; the data was read just now.",
    );
  });

  it("is due over old data whatever is said, with the age of the oldest", () => {
    expect(line("You lead.", [{ ...old, lead: 4 }, fresh])).toBe(
      "Check the official status before you drop anyone; the data is 12 minutes old.",
    );
    expect(
      line("Do not drop Devin Booker.", [
        { ...fresh, ...booker },
        { ...old, stale: false },
      ]),
    ).toContain("12 minutes old");
    expect(line("Προηγείσαι.", [{ ...old, lead: 4 }], "el")).toBe(
      "Δες την επίσημη κατάσταση πριν κόψεις κάποιον· τα στοιχεία διαβάστηκαν πριν από 12 λεπτά.",
    );
    expect(line("Μην κόψεις τον Devin Booker.", [{ ...fresh, ...booker }], "el")).toBe(
      "Δες την επίσημη κατάσταση πριν κόψεις κάποιον· τα στοιχεία διαβάστηκαν μόλις τώρα.",
    );
  });

  it.each([
    ["an injury of which nothing follows", "Devin Booker is out.", [{ ...fresh, ...booker }]],
    ["good health", "Devin Booker is active.", [{ ...fresh, ...booker, status: "ACTIVE" }]],
    ["a score", "You lead by 4.", [{ ...fresh, lead: 4 }]],
    ["arithmetic", "30 points are worth 30.", [{ ...fresh, source: "calculator", total: 30 }]],
    ["general advice", "A dropped player is out of your hands.", []],
    ["a look-up that failed", "I could not read your roster.", [{ unavailable: "espn.timeout", message: "Later." }]],
  ])("is not due after %s", (_, answer, outputs) => expect(line(answer, outputs)).toBe(""));
});
