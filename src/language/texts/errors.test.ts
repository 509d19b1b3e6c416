/** Texts of failures: both languages fill the same places, and Greek holds no English. */

import { describe, expect, it } from "vitest";
import { errors as el } from "./el/errors";
import type { ErrorTextKey } from "./en/errors";
import { errors as en } from "./en/errors";
import { errorText } from "./errors";

const KEYS = Object.keys(en) as ErrorTextKey[];
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();
/** Names, addresses, commands, settings, stats and the words that Greek players use as they are. */
const KEPT_LATIN =
  /https?|espn\.com|fantasy\.espn\.com|npm run fanvise -- restore --list|docs\/[\w./-]+|src\/[\w./-]+|application\/json|google-genai:<model>|ollama:<model>|openai:<model>|\b[A-Z][A-Z0-9_]{1,}%?=?\w*\b|\b\w+_\w+\b|Idempotency-Key|bearer token|\b(?:FanVise|Postgres|README|leagueId|table|demo|roto|rules|openai|embeddings|tokens?|scope|cookies|commissioner|email|byte|base64|README)\b|FT%|3PM/g;

describe("the text of a failure", () => {
  it.each(KEYS)("%s fills the same places in both languages", (key) => {
    const known = key === "request.invalid.parameter" ? ["parameter"] : placesOf(en[key]);
    expect(placesOf(el[key])).toEqual(known);
  });

  it.each(KEYS)("%s is Greek in Greek", (key) => {
    expect(el[key]).toMatch(/\p{Script=Greek}/u);
    expect(el[key].replace(/\{\w+\}/g, "").replace(KEPT_LATIN, "")).not.toMatch(/[A-Za-z]{2,}/);
  });

  it("puts a text into another one's place", () => {
    expect(errorText("en", "proposal.expired.named", { title: { text: "request.not_found" } })).toContain(
      en["request.not_found"],
    );
    expect(errorText("en", "connection.too_many")).toContain("{most}");
  });
});
