/**
 * Runs evaluation cases on frozen worlds and says whether the advice is right.
 *
 * Needs no network and no key with the rules. The whole golden dataset is held to the gates of `report/gates.ts`; the
 * last line is `N passed, N failed`; what needs a judge is neither. Exit 1 when a gate is broken, or a chosen case
 * failed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { watchChildren } from "../bin/unhandled.mjs";
import { revision } from "../scripts/proofs/revision";
import { DatasetInvalid, GOLDEN_FILE, readDataset, SCHEMA_FILE, SCRIPTED_FILE, schemaText } from "./cases/dataset";
import type { GoldenCase } from "./cases/schema";
import { FOREIGN_WORLD } from "./foreign/case";
import { agreementLines, agreementOf, readLabelled } from "./judge/agreement";
import { rulesJudge } from "./judge/rules-judge";
import { baselineOf, hashOfCase, readBaseline, renewed, writeBaseline } from "./report/baseline";
import { failureLines, samenessLine, summaryLines } from "./report/console";
import { type BrokenGate, brokenGates } from "./report/gates";
import { differingCases } from "./report/sameness";
import { addToScoreboard } from "./report/scoreboard";
import { isFailed, isPassed } from "./report/statistics";
import { writeReport } from "./report/write";
import { runCases } from "./runner/pool";
import type { AnyCase } from "./runner/run-world";
import { SCRIPTED_GEMINI } from "./runner/scripted-gemini";
import type { EvalRun } from "./runner/trace";

watchChildren();

const root = path.resolve(import.meta.dirname, "..");

const USAGE = `npm run eval -- [--dataset FILE] [--model rules] [--case ID…] [--world NAME…] [--repeat K] [--workers 3]
                [--stop-after-failures N] [--json OUT] [--report DIR] [--compare RUN.json] [--update-baseline] [--scoreboard]
npm run eval -- --schema | --check-judge | --help`;

const OPTIONS = {
  dataset: { type: "string" },
  model: { type: "string", default: "rules" },
  case: { type: "string", multiple: true },
  world: { type: "string", multiple: true },
  repeat: { type: "string", default: "1" },
  workers: { type: "string", default: "3" },
  json: { type: "string" },
  report: { type: "string" },
  compare: { type: "string" },
  "stop-after-failures": { type: "string" },
  "update-baseline": { type: "boolean", default: false },
  scoreboard: { type: "boolean", default: false },
  schema: { type: "boolean", default: false },
  "check-judge": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

const values = readOptions();

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (refused) {
    console.error(`${refused instanceof Error ? refused.message : refused}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function main(): Promise<boolean> {
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  if (values.schema) {
    writeFileSync(SCHEMA_FILE, schemaText());
    return true;
  }
  if (values["check-judge"]) {
    for (const line of agreementLines(await agreementOf(rulesJudge, await readLabelled()))) console.log(line);
    return true;
  }
  const file = values.dataset ?? (values.model === SCRIPTED_GEMINI ? SCRIPTED_FILE : GOLDEN_FILE);
  const dataset = readDataset(file);
  const cases = chosen(dataset.cases);
  const isComplete = cases.length === dataset.cases.length && values["stop-after-failures"] === undefined;
  refuseUnfit(dataset.kind, isComplete);
  const other = comparedRun();
  const run = await evaluated(cases, path.relative(root, path.resolve(file)));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(run, null, 1)}\n`);
  const broken = dataset.kind === "golden" ? await held(run, dataset.cases, isComplete, other) : [];
  if (dataset.kind === "foreign" && values.report) await writeReport(values.report, { run, ...(other && { other }) });
  if (values.scoreboard) await addToScoreboard(run);
  for (const line of [...failureLines(run), ...summaryLines(run, broken)]) console.log(line);
  if (other) console.log(samenessLine(differingCases(run, other), other));
  const failed = run.results.filter(isFailed).length;
  console.log(`${run.results.filter(isPassed).length} passed, ${failed} failed`);
  return isComplete && dataset.kind === "golden" ? broken.length === 0 : failed === 0;
}

/** What a run cannot do is refused before it begins, not left out in silence. @throws DatasetInvalid */
function refuseUnfit(kind: "golden" | "foreign", isComplete: boolean): void {
  for (const name of ["update-baseline", "scoreboard"] as const) {
    if (!values[name]) continue;
    if (kind === "foreign") throw new DatasetInvalid(`--${name} is for the golden dataset: a foreign one has none.`);
    if (!isComplete) throw new DatasetInvalid(`--${name} needs the whole dataset: leave the other choices out.`);
  }
}

/** The gates that a whole run of a golden dataset breaks; with the report and the baseline where they are asked for. */
async function held(
  run: EvalRun,
  all: readonly GoldenCase[],
  isComplete: boolean,
  other: EvalRun | undefined,
): Promise<readonly BrokenGate[]> {
  const baseline = await readBaseline();
  const hashes = new Map(all.map((golden) => [golden.id, hashOfCase(golden)]));
  if (values["update-baseline"]) await writeBaseline(renewed(baseline, run.model, baselineOf(run, hashes)));
  const broken = isComplete ? brokenGates(run, baseline) : [];
  if (values.report) {
    const cases = new Map(all.map((golden) => [golden.id, golden]));
    const input = { run, cases, baseline, hashes, brokenGates: broken, ...(other && { other }) };
    await writeReport(values.report, input);
  }
  return broken;
}

/** The run to compare with, as `--json` wrote it. */
const comparedRun = (): EvalRun | undefined =>
  values.compare === undefined ? undefined : (JSON.parse(readFileSync(values.compare, "utf8")) as EvalRun);

function chosen(all: readonly AnyCase[]): readonly AnyCase[] {
  const { case: ids, world: worlds } = values;
  const unknown = (ids ?? []).filter((id) => !all.some((golden) => golden.id === id));
  if (unknown.length > 0) throw new DatasetInvalid(`There is no case ${unknown.join(", ")}.`);
  const worldOf = (some: AnyCase) => ("world" in some ? some.world : FOREIGN_WORLD);
  const strange = (worlds ?? []).filter((world) => !all.some((some) => worldOf(some) === world));
  if (strange.length > 0)
    throw new DatasetInvalid(`No case of this dataset is asked in the world ${strange.join(", ")}.`);
  return all.filter((some) => (ids?.includes(some.id) ?? true) && (worlds?.includes(worldOf(some)) ?? true));
}

async function evaluated(cases: readonly AnyCase[], dataset: string): Promise<EvalRun> {
  const startedAt = new Date().toISOString();
  const stopAfter =
    values["stop-after-failures"] === undefined ? Number.POSITIVE_INFINITY : count("stop-after-failures");
  const repeat = count("repeat");
  const results = await runCases(cases, {
    model: values.model,
    variables: providerVariables(),
    repeat,
    workers: count("workers"),
    onResult: (result) => process.stderr.write(isPassed(result) ? "." : isFailed(result) ? "F" : "J"),
    isEnough: (some) => some.filter(isFailed).length >= stopAfter,
  });
  process.stderr.write("\n");
  return { dataset, model: values.model, commit: revision(), startedAt, repeat, results };
}

/** @throws DatasetInvalid for what is no number from 1 on */
function count(name: "repeat" | "workers" | "stop-after-failures"): number {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new DatasetInvalid(`--${name} must be a whole number from 1 on.`);
}

/** Where a model other than the rules is reached, and with what key: the person's own. Never printed. */
function providerVariables(): Record<string, string> {
  const names = ["GOOGLE_API_KEY", "OLLAMA_BASE_URL", "OPENAI_API_KEY", "OPENAI_BASE_URL"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (failure) {
  console.error(failure instanceof DatasetInvalid ? failure.message : failure);
  process.exitCode = 2;
}
