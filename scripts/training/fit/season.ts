import { readFileSync } from "node:fs";
import path from "node:path";
import { type BoxSeason, readBoxSeason } from "@/backtest/box-season";

/** A season's box scores and schedule from a folder of tables. */
export function readSeason(folder: string, season: string): BoxSeason {
  const bytes = (name: string) => readFileSync(path.join(folder, `${name}_${season}.csv.gz`));
  return readBoxSeason(bytes("box"), bytes("schedule"));
}
