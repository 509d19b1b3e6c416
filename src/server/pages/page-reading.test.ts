import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { attempt } from "./page-reading";

// Outside a request there are no cookies to read a language from.
vi.mock("./page-display", () => ({ pageDisplay: async () => ({ language: "en", theme: "system" }) }));

class LeagueAway extends AppError {
  static override readonly code = "league.away";
  static override readonly status = 503;
  static override readonly userMessage = "Try again later.";
}

describe("reading for a page", () => {
  it("gives the value", async () => {
    expect(await attempt(async () => 7)).toEqual({ ok: true, value: 7 });
  });

  it("makes an expected failure something to show", async () => {
    const failed = attempt(async () => Promise.reject(new LeagueAway()));
    expect(await failed).toEqual({ ok: false, failure: { code: "league.away", message: "Try again later." } });
  });

  // A bug must reach the error page and the log.
  it("throws what is no expected failure", async () => {
    await expect(attempt(async () => Promise.reject(new TypeError("bug")))).rejects.toThrow("bug");
  });
});
