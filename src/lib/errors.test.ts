import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { errorText, isErrorTextKey } from "@/language/texts/errors";
import { AppError, failureCode, failureMessage } from "./errors";

class SourceDown extends AppError {
  static override readonly code = "source.down";
  static override readonly status = 502;
  static override readonly userMessage = "The source is down. Try again in a minute.";
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

  it("survives a library that rewrites its message, as pg-boss does while it reports", () => {
    const failure = new SourceDown();
    failure.message = `${failure.message} (Queue: verify)`;
    expect(failure.message).toBe("source.down: The source is down. Try again in a minute. (Queue: verify)");
    expect(failureCode(failure)).toBe("source.down");
  });

  it("keeps its code on the way to another thread and into JSON, and takes no cause along", async () => {
    const failure = new SourceDown({ attempt: 2 }, { cause: new Error("espn_s2=secret") });
    expect(structuredClone(failure).message).toBe(failure.message);
    const channel = new MessageChannel();
    const arrived = new Promise<Error>((resolve) => {
      channel.port2.onmessage = ({ data }) => resolve(data as Error); // what was posted below
    });
    channel.port1.postMessage(failure);
    expect((await arrived).message).toBe(failure.message);
    channel.port1.close();
    expect(JSON.parse(JSON.stringify(failure))).toEqual({
      name: "SourceDown",
      code: "source.down",
      status: 502,
      isRetryable: false,
      context: { attempt: 2 },
      userMessage: "The source is down. Try again in a minute.",
    });
    expect(String(failure.stack)).toContain("source.down");
  });

  it("has a code, a status and a text in every class of the product", () => {
    const classes = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .flatMap((file) => {
        const source = readFileSync(join("src", file), "utf8");
        return [...source.matchAll(/^(?:export )?class (\w+) extends AppError \{([\s\S]*?)^\}/gm)];
      });
    expect(classes.length).toBeGreaterThan(100);
    for (const [, name, body = ""] of classes) {
      const code = /static override readonly code = "([^"]+)"/.exec(body)?.[1];
      const isGiven = (part: string) => new RegExp(`super\\([\\s\\S]*${part}`).test(body);
      expect(code !== undefined || isGiven("code"), `${name} has no code`).toBe(true);
      expect(body.includes("readonly status") || isGiven("status"), `${name} has no status`).toBe(true);
      const hasText = (code !== undefined && isErrorTextKey(code)) || isGiven("text") || isGiven("words");
      const isForOperator = body.includes("readonly userMessage") || isGiven("userMessage");
      expect(hasText || isForOperator, `${name} has no text`).toBe(true);
    }
  });

  it("speaks the reader's language where the catalog has its text", () => {
    class Paused extends AppError {
      static override readonly code = "connection.too_many";
      static override readonly status = 409;
      static override readonly words = { most: 10 };
    }
    const failure = new Paused();
    expect(failure.userMessage).toBe(errorText("en", "connection.too_many", { most: 10 }));
    expect(failureMessage(failure, "el")).toBe(errorText("el", "connection.too_many", { most: 10 }));
    expect(failureMessage(failure, "el")).toContain("10");
    expect(failureMessage(new Error("a bug"), "el")).toBe(errorText("el", "internal.fault"));
    expect(new SourceDown().messageIn("el")).toBe("The source is down. Try again in a minute.");
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
      static override readonly code = "other.down";
      static override readonly status = 502;
      static override readonly userMessage = "Another source is down.";
    }
    expect([failure instanceof SourceDown, failure instanceof OtherDown]).toEqual([true, false]);
  });
});
