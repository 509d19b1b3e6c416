/** Results of the mutants as lines of text: survivors first. Pure. */
import type { Hunt } from "./hunt";

const SHOWN_CASES = 4;
const WIDTH = 100;

export function linesOf(hunts: readonly Hunt[]): string[] {
  const widest = Math.max(...hunts.map(({ mutant }) => mutant.id.length));
  const survived = hunts.filter(({ isCaught }) => !isCaught);
  const caught = hunts.filter(({ isCaught }) => isCaught);
  return [...survived, ...caught].flatMap(({ mutant, caughtBy, stage, ms, isCaught, trouble }) => [
    `${isCaught ? "caught  " : "SURVIVED"} ${mutant.id.padEnd(widest)} ${(ms / 1_000).toFixed(1).padStart(6)} s  ${stage.padEnd(5)}  ${caughtBy.slice(0, SHOWN_CASES).join(", ") || "no case"}`,
    `         ${mutant.fault}`.slice(0, WIDTH * 2),
    ...(isCaught || trouble === null ? [] : [`         ${trouble.split("\n").at(-1)}`]),
  ]);
}
