/** Datasets from files: golden ones, and foreign ones in the simpler common form. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type ForeignCase, readForeignDataset } from "../foreign/case";
import { type GoldenCase, goldenCase, goldenDataset } from "./schema";

export const GOLDEN_FILE = fileURLToPath(new URL("../golden_dataset.json", import.meta.url));
/** Cases in which Gemini is played by a script on the wire. */
export const SCRIPTED_FILE = fileURLToPath(new URL("../scripted_gemini.json", import.meta.url));
export const SCHEMA_FILE = fileURLToPath(new URL("./case.schema.json", import.meta.url));

export class DatasetInvalid extends Error {}

export type Dataset =
  | { kind: "golden"; cases: readonly GoldenCase[] }
  | { kind: "foreign"; cases: readonly ForeignCase[] };

/** @throws DatasetInvalid for a file that is neither. */
export function readDataset(file: string): Dataset {
  const cases: unknown = JSON.parse(readFileSync(file, "utf8"));
  const foreign = readForeignDataset(cases);
  return foreign === null ? { kind: "golden", cases: readGolden(file) } : { kind: "foreign", cases: foreign };
}

/** @throws DatasetInvalid with the case and the field that is wrong. */
export function readGolden(file: string): readonly GoldenCase[] {
  const cases: unknown = JSON.parse(readFileSync(file, "utf8"));
  const read = goldenDataset.safeParse(cases);
  if (read.success) return read.data;
  const named = Array.isArray(cases) ? cases : [];
  const faults = read.error.issues.slice(0, 20).map(({ path, message }) => {
    const [at, ...rest] = path;
    const id: unknown = typeof at === "number" ? named[at]?.id : undefined;
    return `${String(id ?? at)}: ${rest.join(".")}: ${message}`;
  });
  throw new DatasetInvalid(`${file} is no golden dataset:\n${faults.join("\n")}`);
}

/** The JSON Schema of a dataset, as text: what `case.schema.json` holds. */
export const schemaText = (): string =>
  `${JSON.stringify(z.toJSONSchema(z.array(goldenCase), { io: "input" }), null, 2)}\n`;
