/** The page of licenses, against the lockfile; and that a license which nobody has looked at stops a change. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { licencePage, PAGE, shippedPackages, unexplained } from "./licences";

const lockfile = (packages: Record<string, object>) =>
  JSON.stringify({ packages: { "": { name: "fanvise" }, ...packages } });
const refused = (licence: string | undefined, name = "a-package") =>
  unexplained(shippedPackages(lockfile({ [`node_modules/${name}`]: { version: "1.0.0", license: licence } }))).length >
  0;

describe("the licences of what is shipped", () => {
  it("are all looked at, and on the page", () => {
    const packages = shippedPackages();
    expect(packages.length).toBeGreaterThan(100);
    expect(unexplained(packages)).toEqual([]);
    // `npm run licences` writes it.
    expect(readFileSync(PAGE, "utf8")).toBe(licencePage(packages));
  });

  it("may be permissive, or one that is explained for that package", () => {
    for (const licence of ["MIT", "(AFL-2.1 OR BSD-3-Clause)", "Apache-2.0 AND MIT"])
      expect(refused(licence), licence).toBe(false);
    expect(refused("MPL-2.0", "lightningcss-linux-x64-gnu")).toBe(false);
  });

  it("stop a change otherwise", () => {
    for (const licence of [
      "GPL-3.0-only",
      "AGPL-3.0",
      "MIT AND GPL-2.0-only",
      "(GPL-2.0 OR AGPL-3.0)",
      "SEE LICENSE IN x",
      undefined,
    ])
      expect(refused(licence), licence).toBe(true);
    expect(refused("MPL-2.0")).toBe(true);
    expect(refused("LGPL-3.0-or-later", "sharp-like")).toBe(true);
  });

  it("are not asked of packages for developing", () => {
    const packages = shippedPackages(
      lockfile({ "node_modules/a": { version: "1.0.0", license: "GPL-3.0", dev: true } }),
    );
    expect(packages).toEqual([]);
  });
});
