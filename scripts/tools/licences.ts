/**
 * Writes docs/licences.md: under which license each package stands that the product is shipped with.
 *
 *     npm run licences
 *
 * Read from package-lock.json, which names the packages of every platform. A test compares the page with it, and
 * refuses a license that is not named below.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";

const root = new URL("../../", import.meta.url);
export const PAGE = fileURLToPath(new URL("docs/licences.md", root));

/** These ask for a notice, or for nothing. */
const PERMISSIVE = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
] as const;

/** The rest, each with the reason why it may be there. */
const WITH_REASON: Readonly<Record<string, { packages: RegExp; why: string }>> = {
  "LGPL-3.0-or-later": {
    packages: /^@img\/sharp-/,
    why: "libvips, an optional package of Next for resizing images, loaded as a library of its own and unchanged. FanVise resizes none.",
  },
  "MPL-2.0": {
    packages: /^lightningcss(-|$)/,
    why: "Compiles the style sheet at build time. Its own files stay under MPL, unchanged; nothing of it is in what is served.",
  },
  "CC-BY-4.0": {
    packages: /^caniuse-lite$/,
    why: "Data on browsers, read at build time. Named here, as the licence asks.",
  },
};

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

export type ShippedPackage = { readonly name: string; readonly version: string; readonly licence: string };

/** Packages of the product and of its build, without those for developing it. By name. */
export function shippedPackages(text = readFileSync(new URL("package-lock.json", root), "utf8")): ShippedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(text));
  const found = Object.entries(packages).flatMap(([place, { version = "", license = "none stated", dev = false }]) =>
    place === "" || dev ? [] : [{ name: place.replace(/^.*node_modules\//, ""), version, licence: license }],
  );
  const byName = new Map(found.map((each) => [`${each.name}@${each.version}`, each]));
  return [...byName.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** The licenses that a package stands under at once; of "(A OR B)" the first that is permissive. */
function partsOf(licence: string): string[] {
  const choice = /^\((.+)\)$/.exec(licence)?.[1]?.split(" OR ");
  if (choice) return [choice.find(isPermissive) ?? licence];
  return licence.split(" AND ");
}
const isPermissive = (licence: string): boolean => (PERMISSIVE as readonly string[]).includes(licence);

/** Packages under a license that nobody has looked at. */
export const unexplained = (packages: readonly ShippedPackage[]): ShippedPackage[] =>
  packages.filter(({ name, licence }) =>
    partsOf(licence).some((part) => !isPermissive(part) && !WITH_REASON[part]?.packages.test(name)),
  );

export function licencePage(packages: readonly ShippedPackage[]): string {
  const groups = [...Map.groupBy(packages, ({ licence }) => licence)].sort(([a], [b]) => (a < b ? -1 : 1));
  const reasons = Object.entries(WITH_REASON).map(([licence, { why }]) => `| ${licence} | ${why} |`);
  return [
    "# Licences",
    "",
    "Packages that FanVise is built from and shipped with, on every platform. Written by `npm run licences`; a test compares it with the",
    "lockfile. Those for developing it alone are left out. FanVise itself stands under MIT (`LICENSE`).",
    "",
    "Licences that ask for more than a notice, and why they may be there:",
    "",
    "| licence | why |",
    "| --- | --- |",
    ...reasons,
    "",
    ...groups.flatMap(([licence, of]) => [
      `## ${licence} (${of.length})`,
      "",
      of.map(({ name, version }) => `${name} ${version}`).join(" · "),
      "",
    ]),
  ].join("\n");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const packages = shippedPackages();
  const strange = unexplained(packages);
  for (const { name, version, licence } of strange) console.error(`${name} ${version}: ${licence}`);
  if (strange.length > 0) process.exitCode = 1;
  else {
    writeFileSync(PAGE, licencePage(packages));
    console.log(`${packages.length} packages`);
  }
}
