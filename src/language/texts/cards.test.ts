/** Cards in Greek hold nothing in English, whatever they say; dates and numbers are written as each language does. */
import { expect, it } from "vitest";
import { englishIn } from "#test/greek";
import { INJURY_STATUSES } from "@/domain/players/player";
import { CARD_TEXTS } from "./cards";
import type { CardTexts } from "./en/cards";

const ANN = { name: "Άννα", proTeam: "ΑΒΓ" };

/** Everything that a card can say. */
const everything = (texts: CardTexts): string[] => [
  texts.title({ drop: "Άννα", add: "Βίκυ", day: "2025-01-15" }),
  texts.title({ drop: undefined, add: "Βίκυ", day: "2025-01-15" }),
  texts.title({ drop: "Άννα", add: undefined, day: "2025-01-15" }),
  texts.leavesIr(["Άννα"]),
  texts.givesUp("Άννα", 92),
  texts.stash("Άννα", "2025-01-29"),
  texts.stash("Άννα", null),
  ...(["points", "category value"] as const).map((unit) => texts.gain(40.1, unit)),
  ...(["wins", "roto points", "points", "category value"] as const).flatMap((unit) => [
    texts.costsLater(0.5, unit),
    texts.gainsLater(0.5, unit),
  ]),
  texts.starts(3, 1),
  texts.winProbability(0.31, 0.05),
  texts.categories([["ΠΝΤ", 0.02]]),
  ...INJURY_STATUSES.flatMap((status) => [
    texts.statusChanged("Άννα", status),
    texts.inDoubt("Άννα", status, "2025-01-29"),
    texts.inDoubt("Άννα", status, null),
  ]),
  texts.newsSince("Άννα"),
  texts.scheduleChanged("Άννα"),
  texts.largerGain(0.5, 1.5),
  texts.onWaivers,
  ...["just now", "1 minute", "12 minutes", "3 hours", "2 days"].map((age) => texts.oldReading(age)),
  texts.nothingToDo,
  texts.openLink("2025-01-15"),
  texts.addOnEspn(ANN, true),
  texts.addOnEspn(ANN, false),
  texts.dropOnEspn(ANN),
  texts.confirm,
];

it("a Greek card holds no English", () => {
  for (const text of everything(CARD_TEXTS.el)) expect(englishIn(text)).toEqual([]);
});

it("dates and numbers are written as the language does", () => {
  const { en, el } = CARD_TEXTS;
  expect(en.inDoubt("A", "OUT", "2025-01-29")).toBe("A: out, expected back Wed, Jan 29.");
  expect(en.gain(40.1, "points")).toBe("+40.1 FPts over the days left.");
  expect(en.gain(-2, "points")).toContain("−2");
  expect(en.gainsLater(0.226, "wins")).toBe("+0.23 wins over the rest of the season.");
  expect(en.costsLater(1, "wins")).toBe("Costs 1 win over the rest of the season.");
  expect(el.gainsLater(0.226, "wins")).toContain("+0,23 νίκες");
  expect(en.winProbability(0.31, 0.05)).toContain("31% → 5.0%");
  expect(el.gain(40.1, "points")).toContain("+40,1");
  expect(el.title({ drop: undefined, add: "A", day: "2025-01-15" })).toContain("Τετάρτη");
});
