import { describe, expect, it } from "vitest";
import { understand } from "../understanding";
import { namesSounding } from "./name-sounds";

describe("names in Greek script", () => {
  it.each([
    ["χαρτενσταιν", "hartenstein"],
    ["μπρουκσ", "brooks"],
    ["ντιλον", "dillon"],
    ["γουελσ", "wells"],
    ["γκαρλαντ", "garland"],
    ["τζειλεν", "jaylen"],
  ])("%s sounds like %s", (greek, name) => expect(namesSounding(greek)).toContain(name));

  it.each(["ομαδα", "ποιοσ", "brooks", "εβδομαδα"])("%s sounds like none", (word) =>
    expect(namesSounding(word)).toEqual([]),
  );

  it("are found in lower case, one word after an article or two together", () => {
    expect(understand("να παρω τον ντιλον μπρουκς ή όχι").players).toEqual(["ντιλον μπρουκς"]);
    expect(understand("να κόψω τον γουελς;").players).toEqual(["γουελς"]);
  });
});
