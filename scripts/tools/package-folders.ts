/**
 * Folders of packages with all that they need, for packages that are found by name at run time, where no bundler sees
 * them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Lockfile = { packages: Readonly<Record<string, { dependencies?: Readonly<Record<string, string>> }>> };

/** @returns paths from `root`, such as "node_modules/feedsmith", each once */
export function packageFolders(root: string, names: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lockfile; // npm's own file
  const found = new Set<string>();
  const add = (name: string, from: string): void => {
    const place = placesFrom(from, name).find((each) => each in packages);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    for (const needed of Object.keys(packages[place]?.dependencies ?? {})) add(needed, place);
  };
  for (const name of names) add(name, "");
  return [...found];
}

/** Folders in Node's resolution order: within the requesting package, then beside each of the packages around it. */
function placesFrom(from: string, name: string): string[] {
  const around = from === "" ? [] : from.split("/node_modules/");
  const within = around.map(
    (_, at) => `${around.slice(0, around.length - at).join("/node_modules/")}/node_modules/${name}`,
  );
  return [...within, `node_modules/${name}`];
}
