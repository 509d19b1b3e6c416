/**
 * Plants faults in copies of the product, one at a time, and says which of them the evaluation notices.
 *
 *     npm run eval:mutate [-- --sample] [--mutant ID…] [--dataset FILE] [--json OUT]
 *
 * A fault is caught when two cases fail that pass without it and were not written for it. The last line is
 * `N passed, N failed`: caught, survived. Exit 1 when one survived.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { GOLDEN_FILE, readGolden } from "../cases/dataset";
import type { GoldenCase } from "../cases/schema";
import { hashOfCase, readBaseline } from "../report/baseline";
import { evaluate } from "./evaluate";
import { type Hunt, hunt } from "./hunt";
import { ALWAYS, MUTANTS, SAMPLE } from "./list/list";
import type { Mutant } from "./mutant";
import { linesOf } from "./table";
import { copyTree, type Tree } from "./tree";

const AT_ONCE = 2;
const MODEL = "rules";

/** A copy is tens of megabytes: it goes with the process, however that ends. */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(2));

const { values } = parseArgs({
  options: {
    sample: { type: "boolean", default: false },
    mutant: { type: "string", multiple: true },
    dataset: { type: "string" },
    json: { type: "string" },
  },
});

async function main(): Promise<boolean> {
  const requested = chosen();
  const dataset = resolve(values.dataset ?? GOLDEN_FILE);
  const cases = readGolden(dataset);
  const trees = Array.from({ length: Math.min(AT_ONCE, requested.length) }, copyTree);
  process.once("exit", () => {
    for (const tree of trees) tree.remove();
  });
  const sound = await soundCases(cases, dataset, trees);
  const waiting = [...requested];
  const hunts: Hunt[] = [];
  await Promise.all(
    trees.map(async (tree) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const found = await hunt(mutant, tree, { dataset, sound, always: ALWAYS });
        hunts.push(found);
        process.stderr.write(
          `${found.isCaught ? "caught" : "SURVIVED"} ${mutant.id} (${(found.ms / 1_000).toFixed(0)} s)\n`,
        );
      }
    }),
  );
  const inOrder = requested.flatMap((mutant) => hunts.filter((each) => each.mutant === mutant));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(inOrder, null, 1)}\n`);
  for (const line of linesOf(inOrder)) console.log(line);
  const caught = inOrder.filter(({ isCaught }) => isCaught).length;
  console.log(`${caught} passed, ${inOrder.length - caught} failed`);
  return caught === inOrder.length;
}

function chosen(): readonly Mutant[] {
  const ids = values.mutant ?? (values.sample ? SAMPLE : MUTANTS.map(({ id }) => id));
  const unknown = ids.filter((id) => !MUTANTS.some((mutant) => mutant.id === id));
  if (unknown.length > 0) throw new TypeError(`There is no mutant ${unknown.join(", ")}.`);
  return MUTANTS.filter(({ id }) => ids.includes(id));
}

/** Cases that pass in the committed baseline; new or changed cases are run without a fault first. */
async function soundCases(cases: readonly GoldenCase[], dataset: string, trees: readonly Tree[]): Promise<string[]> {
  const baseline = (await readBaseline()).filter(({ model }) => model === MODEL);
  const known = new Map(baseline.map(({ id, hash, passed }) => [`${id} ${hash}`, passed]));
  const keyOf = (golden: GoldenCase) => `${golden.id} ${hashOfCase(golden)}`;
  const unknown = cases.filter((golden) => !known.has(keyOf(golden)));
  const parts = trees.map((_, part) => unknown.filter(({ world }) => partOf(world, trees.length) === part));
  const failed = await Promise.all(
    trees.map(async ({ directory }, part) => {
      const ids = (parts[part] ?? []).map(({ id }) => id);
      if (ids.length === 0) return [];
      const { failed: reds, ran, trouble } = await evaluate(directory, { cases: ids, dataset });
      if (ran.length === 0) throw new Error(`The product without a fault could not be evaluated: ${trouble}`);
      return [...reds, ...ids.filter((id) => !ran.includes(id))];
    }),
  );
  const reds = new Set(failed.flat());
  return cases.filter((golden) => known.get(keyOf(golden)) ?? !reds.has(golden.id)).map(({ id }) => id);
}

/** Cases of one world stay together: it is opened once. */
const partOf = (world: string, parts: number): number =>
  [...world].reduce((sum, each) => sum + each.charCodeAt(0), 0) % parts;

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (failure) {
  console.error(failure);
  process.exitCode = 2;
}
