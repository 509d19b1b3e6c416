/**
 * Writes the software bill of materials of what is installed to be shipped, in CycloneDX form. After `npm ci`.
 *
 *     node bin/sbom.mjs [FILE]     # sbom.cdx.json by default
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectRoot } from "./project-node.mjs";

const file = resolve(process.argv[2] ?? "sbom.cdx.json");
// Run on the installed tree: npm rejects the lockfile alone, where packages for WebAssembly bring packages of their
// own.
const args = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];
const { status, stdout, stderr } = spawnSync("npm", args, {
  cwd: projectRoot,
  encoding: "utf8",
  maxBuffer: 1e8,
  shell: process.platform === "win32",
});
if (status !== 0) {
  process.stderr.write(stderr);
  process.exit(1);
}
const { components } = JSON.parse(stdout);
// An empty list would be no bill.
if (!Array.isArray(components) || components.length === 0) throw new Error("npm named no packages");
writeFileSync(file, stdout);
process.stdout.write(`${components.length} packages in ${file}\n`);
