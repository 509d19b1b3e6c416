/** Texts of failures: both languages fill the same places, and Greek holds no English. */

import { describe, expect, it } from "vitest";
import { englishIn } from "#test/greek";
import { errors as el } from "./el/errors";
import type { ErrorTextKey } from "./en/errors";
import { errors as en } from "./en/errors";
import { errorText } from "./errors";

const KEYS = Object.keys(en) as ErrorTextKey[];
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();
describe("the text of a failure", () => {
  it.each(KEYS)("%s fills the same places in both languages", (key) => {
    const known = key === "request.invalid.parameter" ? ["parameter"] : placesOf(en[key]);
    expect(placesOf(el[key])).toEqual(known);
  });

  it.each(KEYS)("%s is Greek in Greek", (key) => {
    expect(el[key]).toMatch(/\p{Script=Greek}/u);
    expect(englishIn(el[key])).toEqual([]);
  });

  it("puts a text into another one's place", () => {
    expect(errorText("en", "proposal.expired.named", { title: { text: "request.not_found" } })).toContain(
      en["request.not_found"],
    );
    expect(errorText("en", "connection.too_many")).toContain("{most}");
  });
});
