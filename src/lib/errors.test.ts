import { describe, expect, it, vi } from "vitest";
import { AppError, failureCode, failureMessage } from "./errors";

class SourceDown extends AppError {
  readonly code = "source.down";
  readonly status = 502;
  readonly userMessage = "The source is down. Try again in a minute.";
}

describe("a failure that reaches a person or a log", () => {
  it("shows its stable code and its own sentence", () => {
    const failure = new SourceDown({ attempt: 2 });
    expect(failure.message).toBe("source.down: The source is down. Try again in a minute.");
    expect(failure.name).toBe("SourceDown");
    expect(failureCode(failure)).toBe("source.down");
  });

  it("hides the text of a bug", () => {
    const bug = new TypeError("cannot read secret of undefined");
    expect(failureCode(bug)).toBe("internal.fault");
    expect(failureMessage(bug)).not.toContain("secret");
  });

  // Next bundles the start-up hook and every route apart: what one throws, another answers.
  it("is known as planned where another copy of its class is at work", async () => {
    vi.resetModules();
    const copy = await import("./errors");
    expect(copy.AppError).not.toBe(AppError);
    const failure = new SourceDown();
    expect([failure instanceof copy.AppError, copy.failureCode(failure)]).toEqual([true, "source.down"]);
    expect(copy.failureMessage(failure)).toBe(failure.userMessage);
    const others = [new Error("a bug"), null, undefined, "text", { code: "source.down" }];
    for (const other of others) expect(copy.failureCode(other)).toBe("internal.fault");
    class OtherDown extends AppError {
      readonly code = "other.down";
      readonly status = 502;
      readonly userMessage = "Another source is down.";
    }
    expect([failure instanceof SourceDown, failure instanceof OtherDown]).toEqual([true, false]);
  });
});
