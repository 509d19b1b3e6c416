/**
 * For tests of one model's adapter: a stub for the whole file, and after each test nothing unscripted and nothing
 * unhandled.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type GeminiStub, startGeminiStub } from "./gemini-stub";

/** @returns the stub, once the file's tests run. */
export function watchedStub(): () => GeminiStub {
  let stub: GeminiStub;
  const unhandled: unknown[] = [];
  const noteUnhandled = (reason: unknown) => void unhandled.push(reason);
  beforeAll(async () => {
    process.on("unhandledRejection", noteUnhandled);
    stub = await startGeminiStub();
  });
  afterAll(async () => {
    await stub.close();
    process.off("unhandledRejection", noteUnhandled);
  });
  beforeEach(() => stub.reset());
  afterEach(async () => {
    // Unhandled rejections are reported after the microtasks of the turn in which they happened.
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
    expect(stub.unscripted).toEqual([]);
  });
  return () => stub;
}
