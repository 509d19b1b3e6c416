import { describe, expect, test } from "vitest";
import { LOOK_COOKIES } from "@/contract/look";
import { requestLanguage } from "./request-language";

const asked = (headers: Record<string, string>) => requestLanguage({ headers: new Headers(headers) });

describe("the language of an answer", () => {
  test("is the page's own, whatever the browser says", () => {
    const cookie = `a=b; ${LOOK_COOKIES.language}=el`;
    expect(asked({ cookie, "accept-language": "en-US" })).toBe("el");
  });

  test.each([
    [{}, "en"],
    [{ "accept-language": "el-GR,en;q=0.8" }, "el"],
    [{ cookie: `${LOOK_COOKIES.language}=xx`, "accept-language": "el" }, "el"],
    [{ cookie: "broken", "accept-language": "de" }, "en"],
  ] as const)("of %o is %s", (headers, language) => {
    expect(asked(headers)).toBe(language);
  });
});
