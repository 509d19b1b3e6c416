import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
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

  it("has a code, a status and a sentence in every class of the product", () => {
    const classes = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .flatMap((file) => {
        const source = readFileSync(join("src", file), "utf8");
        return [...source.matchAll(/^export class (\w+) extends AppError \{([\s\S]*?)^\}/gm)];
      });
    expect(classes.length).toBeGreaterThan(100);
    for (const [, name, body = ""] of classes) {
      for (const part of ["code", "status", "userMessage"]) {
        const isSaid =
          body.includes(`static override readonly ${part}`) || new RegExp(`super\\([\\s\\S]*${part}`).test(body);
        expect(isSaid, `${name} has no ${part}`).toBe(true);
      }
    }
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
