/** Who plays: the players of the demo's season, by any of their names. */
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { normalized } from "./folded";

const FIGURES = new URL("../../src/demo/figures/players.csv", import.meta.url);
const wordsOf = (name: string): string[] =>
  normalized(name)
    .split(/[\s.]+/)
    .filter((word) => word !== "");

const players = (parse(readFileSync(FIGURES, "utf8"), { columns: true }) as { name: string }[]).map(({ name }) =>
  wordsOf(name),
);

/** "Ja Morant", "morant" and "Jaren Jackson" are players; "Fantasy Points" is none. */
export function isPlayer(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 0 && players.some((player) => words.every((word) => player.includes(word)));
}
