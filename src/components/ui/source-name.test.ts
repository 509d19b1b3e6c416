import { expect, test } from "vitest";
import { SOURCE_NAMES } from "@/contract/news/source-names";
import { el } from "@/language/texts/ui/el";
import type { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { sourceIn } from "./source-name";

const greek = speaker<typeof en.ui>("el", el.ui);

test("every source of ours is said in Greek on a Greek page, and a stranger's name stays", () => {
  // Names of companies and of the product are no words of a language.
  const proper: Readonly<Record<string, string>> = { [SOURCE_NAMES.espn]: "ESPN", [SOURCE_NAMES.decisions]: "FanVise" };
  for (const source of Object.values(SOURCE_NAMES)) {
    const name = proper[source];
    if (name === undefined) expect(sourceIn(greek, source)).toMatch(/\p{Script=Greek}/u);
    else expect(sourceIn(greek, source)).toBe(name);
  }
  expect(sourceIn(greek, "Hoops Wire")).toBe("Hoops Wire");
});
