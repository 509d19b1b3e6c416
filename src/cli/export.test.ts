/** `fanvise export` and `fanvise import`, from one home to another. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "#test/database";
import { EXPORTED_TABLES, importOutput, personExport } from "@/contract/account/person-export";
import { ask } from "./ask";
import { exportTo } from "./export";
import { importFrom } from "./import";

const folder = temporaryDirectory();
const at = (name: string) => join(folder.path, name);
const printed: string[] = [];

/** Runs a command in a home of its own, as its process would. */
async function inDataFolder<T>(dataFolder: string, command: () => Promise<T>): Promise<T> {
  vi.stubEnv("FANVISE_DATA_DIR", at(dataFolder));
  vi.stubEnv("FANVISE_MODEL", "rules");
  return command();
}
const read = (name: string) => personExport.parse(JSON.parse(readFileSync(join(at(name), "fanvise.json"), "utf8")));

beforeEach(() => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => folder.remove());

describe("an export on the command line", () => {
  it("is a document and a CSV file a table, for its owner alone", async () => {
    expect(await inDataFolder("first", () => ask("Who is on my roster?", { json: true }))).toBe(0);
    expect(await inDataFolder("first", () => exportTo(at("out"), { json: true }))).toBe(0);
    expect(readdirSync(at("out")).sort()).toEqual(
      ["fanvise.json", ...EXPORTED_TABLES.map((each) => `${each}.csv`)].sort(),
    );
    for (const name of readdirSync(at("out"))) expect(statSync(join(at("out"), name)).mode & 0o077, name).toBe(0);
    const { tables } = read("out");
    expect(tables.runs).toHaveLength(1);
    const csv = parse(readFileSync(join(at("out"), "runs.csv")), { columns: true }) as { question: string }[];
    expect(csv.map(({ question }) => question)).toEqual(["Who is on my roster?"]);
  });

  it("fills another home, from which the same is exported", async () => {
    expect(await inDataFolder("second", () => importFrom(at("out"), { json: true }))).toBe(0);
    expect(
      importOutput.parse(JSON.parse(printed.findLast((text) => text.startsWith('{"tables"')) ?? "")).tables.runs,
    ).toEqual({ added: 1, changed: 0, left: 0 });
    expect(await inDataFolder("second", () => exportTo(at("out-again"), { json: true }))).toBe(0);
    expect(read("out-again").tables).toEqual(read("out").tables);
  });

  it("is refused by name when it is none", async () => {
    mkdirSync(at("other"));
    writeFileSync(join(at("other"), "fanvise.json"), '{"format":"fanvise.person"}');
    for (const name of ["other", "nowhere"])
      await expect(inDataFolder("second", () => importFrom(at(name), {}))).rejects.toMatchObject({
        code: "import.unreadable",
      });
  });
});
