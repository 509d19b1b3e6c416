import { describe, expect, test } from "vitest";
import { DISPLAY_COOKIES } from "@/contract/display-settings";
import { requestLanguage } from "./request-language";

const ask = (headers: Record<string, string>) => requestLanguage({ headers: new Headers(headers) });

describe("the language of an answer", () => {
  test("is the page's own, whatever the browser says", () => {
    const cookie = `a=b; ${DISPLAY_COOKIES.language}=el`;
    expect(ask({ cookie, "accept-language": "en-US" })).toBe("el");
  });

  test.each([
    [{}, "en"],
    [{ "accept-language": "el-GR,en;q=0.8" }, "el"],
    [{ cookie: `${DISPLAY_COOKIES.language}=xx`, "accept-language": "el" }, "el"],
    [{ cookie: "broken", "accept-language": "de" }, "en"],
  ] as const)("of %o is %s", (headers, language) => {
    expect(ask(headers)).toBe(language);
  });
});
