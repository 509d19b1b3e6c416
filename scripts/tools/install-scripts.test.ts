/** Installing runs nobody's code: what packages bring as install scripts is named and refused. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), "utf8"));
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      hasInstallScript: z.boolean().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});
const { packages } = lockfile.parse(read("package-lock.json"));
const { allowScripts } = z.object({ allowScripts: z.record(z.string(), z.boolean()) }).parse(read("package.json"));

describe("an installation from the lockfile", () => {
  it("lets no package run a script of its own", () => {
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => place.replace(/^.*node_modules\//, ""));
    expect(withScript.length).toBeGreaterThan(0);
    for (const name of withScript) expect(allowScripts[name], name).toBe(false);
  });

  it("knows every package by its hash, and no address but the registry's", () => {
    const places = Object.entries(packages).filter(([place, { inBundle }]) => place !== "" && !inBundle);
    expect(places.length).toBeGreaterThan(300);
    expect(places.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
    expect(places.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
