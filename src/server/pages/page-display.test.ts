import { describe, expect, test } from "vitest";
import { browserLanguage } from "../http/request-language";

describe("the language of a browser", () => {
  test.each([
    ["", "en"],
    ["el", "el"],
    ["el-GR,el;q=0.9,en;q=0.8", "el"],
    ["en-US,en;q=0.9,el;q=0.8", "en"],
    ["de-DE,de;q=0.9,el;q=0.5,en;q=0.4", "el"],
    ["en;q=0.3,el;q=0.7", "el"],
    ["el;q=0,en", "en"],
    ["fr", "en"],
    ["*", "en"],
  ])("%j is %s", (accepted, language) => {
    expect(browserLanguage(accepted)).toBe(language);
  });
});
