import { describe, expect, it, test } from "vitest";
import { espnLogin } from "@/contract/account/connection";
import { cookiesIn, looksLikeS2, looksLikeSwid } from "./espn-cookies";

const S2 = "AEBx%2Bq7Zk1l%2FabcDEF0123456789%3D%3D";
const SWID = "{0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9}";

describe("cookies in a pasted text", () => {
  test.each([
    [`espn_s2=${S2}; SWID=${SWID}`, { espnS2: S2, swid: SWID }],
    [`Cookie: region=us; SWID=${SWID}; lang=en; espn_s2=${S2}`, { espnS2: S2, swid: SWID }],
    [`espn_s2\t${S2}\t.espn.com\nSWID\t${SWID}\t.espn.com`, { espnS2: S2, swid: SWID }],
    [`{"espn_s2": "${S2}", "swid": "${SWID}"}`, { espnS2: S2, swid: SWID }],
    [`swid=${SWID}`, { swid: SWID }],
    [S2, {}],
    [SWID, {}],
    [`not_espn_s2=${S2}`, {}],
    ["", {}],
  ])("%j", (text, found) => {
    expect(cookiesIn(text)).toEqual(found);
  });
});

// What the page lets through must be what the server takes, otherwise its answer is a riddle.
it("accepts what the server's schema accepts", () => {
  const texts = [
    S2,
    ` ${S2} `,
    SWID,
    SWID.toLowerCase(),
    SWID.slice(1, -1),
    "short",
    "with space in it",
    "a;b;c;d;e;f;g",
    "",
  ];
  for (const text of texts) {
    expect(looksLikeS2(text), text).toBe(espnLogin.shape.espnS2.safeParse(text).success);
    expect(looksLikeSwid(text), text).toBe(espnLogin.shape.swid.safeParse(text).success);
  }
});
