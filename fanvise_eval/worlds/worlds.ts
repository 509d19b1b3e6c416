/** Every frozen league by its name. */
import { LOOP_WORLDS } from "./loop-world";
import { PLAIN_WORLDS } from "./plain-worlds";
import { ROUGH_WORLDS } from "./rough-worlds";
import { SPECIAL_WORLDS } from "./special-worlds";
import type { World } from "./world";

export const WORLDS: readonly World[] = [...PLAIN_WORLDS, ...SPECIAL_WORLDS, ...ROUGH_WORLDS, ...LOOP_WORLDS];

export function worldNamed(name: string): World {
  const found = WORLDS.find((world) => world.name === name);
  if (!found) throw new Error(`no world ${name}`);
  return found;
}
