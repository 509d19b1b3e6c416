import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "#test/database";
import { makeFolder } from "./make-folder";

describe("making a folder", () => {
  const folder = temporaryDirectory();
  afterAll(() => folder.remove());
  const at = (...parts: string[]) => join(folder.path, ...parts);
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  it("makes the missing parents for their owner alone and leaves the others as they are", () => {
    mkdirSync(at("open"), { mode: 0o755 });
    makeFolder(at("open", "a", "b"));
    makeFolder(at("open", "a", "b"));
    expect([at("open"), at("open", "a"), at("open", "a", "b")].map(modeOf)).toEqual([0o755, 0o700, 0o700]);
  });

  it("says so where a file is in the way", () => {
    writeFileSync(at("file"), "");
    expect(() => makeFolder(at("file", "below"))).toThrow(/ENOTDIR|EEXIST/);
  });

  it.skipIf(!existsSync("/proc/self"))("says at once that nothing can be made under /proc", () => {
    expect(() => makeFolder("/proc/fanvise/data")).toThrow(/ENOENT/);
  });
});
