import { expect, it } from "vitest";
import { unverifiedLine } from "./unverified-line";

const answer = "Luka averages 47.3 points and plays on Friday. He averages 47.3.";
const marked = (...parts: string[]) => ({
  unverified: parts.map((part) => ({
    start: answer.indexOf(part),
    end: answer.indexOf(part) + part.length,
    why: "no_fact" as const,
  })),
});

it("names each part once, in the reader's language, and is empty where nothing is marked", () => {
  expect(unverifiedLine(answer, marked("47.3", "Friday", "47.3"), "en")).toBe("Unverified: “47.3”, “Friday”");
  expect(unverifiedLine(answer, marked("Friday"), "el")).toBe("Ανεπιβεβαίωτα: “Friday”");
  expect(unverifiedLine(answer, marked(), "en")).toBe("");
});
