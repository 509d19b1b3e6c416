import { describe, expect, it } from "vitest";
import { MOVE_REFUSALS } from "@/contract/planning/move-refusals";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { gainIn, moveIn, refusalIn } from "./move-words";

const say = {
  en: { week: speaker<typeof en.week>("en", en.week), time: speaker<typeof en.time>("en", en.time) },
  el: { week: speaker<typeof en.week>("el", el.week), time: speaker<typeof en.time>("el", el.time) },
};

describe("the planner's words", () => {
  it.each(["en", "el"] as const)("say of every refusal what stands against the moves, each its own, %s", (language) => {
    const { week, time } = say[language];
    const texts = MOVE_REFUSALS.map((whyNotCode) => refusalIn(week, time, { whyNotCode, possibleFrom: "2025-01-17" }));
    expect(new Set(texts).size).toBe(MOVE_REFUSALS.length);
    for (const text of texts) expect(text).not.toMatch(/[{}]|refused_/);
    expect(texts[MOVE_REFUSALS.indexOf("later-only")]).toContain("17");
  });

  it("name a move by who comes and who goes", () => {
    const [add, drop] = [{ name: "A" }, { name: "B" }];
    expect(moveIn(say.en.week, { add, drop })).toBe("Add A, drop B");
    expect(moveIn(say.en.week, { add, drop: null })).toBe("Add A");
    expect(moveIn(say.en.week, { add: null, drop })).toBe("Drop B");
  });

  it("give points to a tenth and category value to a thousandth", () => {
    expect(gainIn(say.en.week, "en", 8.44, "points")).toBe("+8.4 FPts");
    expect(gainIn(say.en.week, "en", -0.0123, "category value")).toBe("−0.012 category value");
  });
});
