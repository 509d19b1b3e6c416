import { describe, expect, it } from "vitest";
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
});
