import { expect, test } from "vitest";
import { SOURCE_NAMES } from "@/contract/source-names";
import { el } from "@/messages/el";
import type { en } from "@/messages/en";
import { speaker } from "@/messages/phrases";
import { sourceIn } from "./source-name";

const greek = speaker<typeof en.ui>("el", el.ui);

test("every source of ours is said in Greek on a Greek page, and a stranger's name stays", () => {
  for (const source of Object.values(SOURCE_NAMES)) {
    expect(sourceIn(greek, source)).toMatch(source === "espn" ? /^ESPN$/ : /\p{Script=Greek}/u);
  }
  expect(sourceIn(greek, "Hoops Wire")).toBe("Hoops Wire");
});
