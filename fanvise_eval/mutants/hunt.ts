/** Whether the evaluation notices a fault: first the cases that are likely to, then a few of everything, then all. */
import { evaluate } from "./evaluate";
import type { Mutant } from "./mutant";
import type { Tree } from "./tree";

/** So many cases must fail that were not written for the fault. */
const ENOUGH = 2;

export type Hunt = {
  readonly mutant: Mutant;
  /** Cases that failed and count. */
  readonly caughtBy: readonly string[];
  readonly isCaught: boolean;
  readonly stage: "first" | "few" | "all";
  readonly ms: number;
  readonly trouble: string | null;
};

export type HuntOptions = {
  readonly dataset: string;
  /** Ids of the cases that the product passes without a fault, in the order in which they are run. */
  readonly sound: readonly string[];
  /** Cases that run for every mutant that its own cases do not catch. */
  readonly always: readonly string[];
};

export async function hunt(mutant: Mutant, tree: Tree, { dataset, sound, always }: HuntOptions): Promise<Hunt> {
  const began = performance.now();
  const counting = sound.filter((id) => !mutant.writtenFor.includes(id));
  const stages: readonly (readonly [Hunt["stage"], readonly string[]])[] = [
    ["first", counting.filter((id) => mutant.first.includes(id))],
    ["few", counting.filter((id) => always.includes(id))],
    ["all", counting],
  ];
  const caughtBy = new Set<string>();
  const ran = new Set<string>();
  const restore = tree.plant(mutant.edits);
  try {
    let found: Pick<Hunt, "stage" | "trouble"> = { stage: "all", trouble: null };
    for (const [stage, some] of stages) {
      const cases = some.filter((id) => !ran.has(id));
      if (cases.length === 0) continue;
      const { failed, ran: done, trouble } = await evaluate(tree.directory, { cases, dataset, stopAfter: ENOUGH });
      for (const id of failed) caughtBy.add(id);
      for (const id of done) ran.add(id);
      found = { stage, trouble };
      if (caughtBy.size >= ENOUGH) break;
    }
    const isCaught = caughtBy.size >= ENOUGH;
    return { mutant, caughtBy: [...caughtBy], isCaught, ...found, ms: Math.round(performance.now() - began) };
  } finally {
    restore();
  }
}
