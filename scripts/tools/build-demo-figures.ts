/**
 * Derives the demo league's figures from a folder of NBA tables.
 *
 *   npx tsx scripts/tools/build-demo-figures.ts [sourceDir] [outDir]
 *
 * The output is four plain CSV files that the project carries, so the demo runs without the tables. Same input, same
 * bytes: no clock, no randomness, one sort order per file. What is synthesised (tip-off times) or inferred (positions
 * of players that no table lists) is described in `src/demo/figures/README.md`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { positionsFromShares } from "../../src/demo/season/listed-positions";
import { type BoxProfile, type InferredPositions, inferPositions } from "../../src/domain/players/inferred-positions";

type Row = Readonly<Record<string, string>>;

/** Columns of a game line that are carried. Points and rebounds follow from them and are checked against the source. */
const LINE_COLUMNS = "min fgm fga fg3m fg3a ftm fta oreb dreb ast stl blk tov pf".split(" ");

/** Source abbreviation to ESPN pro team id, with the hours after 19:00 Eastern at which home games usually start. */
const PRO_TEAMS: Readonly<Record<string, readonly [id: number, tipDelayMinutes: number]>> = {
  ATL: [1, 30],
  BOS: [2, 30],
  NOP: [3, 60],
  CHI: [4, 60],
  CLE: [5, 0],
  DAL: [6, 90],
  DEN: [7, 120],
  DET: [8, 0],
  GSW: [9, 180],
  HOU: [10, 60],
  IND: [11, 0],
  LAC: [12, 180],
  LAL: [13, 180],
  MIA: [14, 30],
  MIL: [15, 60],
  MIN: [16, 60],
  BKN: [17, 30],
  NYK: [18, 30],
  ORL: [19, 0],
  PHI: [20, 0],
  PHX: [21, 120],
  POR: [22, 180],
  SAC: [23, 180],
  SAS: [24, 60],
  OKC: [25, 60],
  UTA: [26, 120],
  WAS: [27, 0],
  TOR: [28, 30],
  MEM: [29, 60],
  CHA: [30, 0],
};

/**
 * Splits one CSV text into rows by its header. Quoted cells may hold commas; no cell of the source holds a line break.
 */
export function readTable(text: string): Row[] {
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((found) => found[1] ?? found[2] ?? "");
  const [header = "", ...lines] = text.split(/\r?\n/).filter((line) => line !== "");
  const names = cells(header);
  return lines.map((line) => {
    const values = cells(line);
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));
  });
}

const cell = (row: Row, name: string): string => {
  const value = row[name];
  if (value === undefined) throw new Error(`the source has no column ${name}`);
  return value;
};
const count = (row: Row, name: string): number => Number(cell(row, name));
const teamOf = (abbreviation: string): readonly [number, number] => {
  const team = PRO_TEAMS[abbreviation];
  if (!team) throw new Error(`unknown team ${abbreviation}`);
  return team;
};
const csv = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `${[header.join(","), ...rows.map((row) => row.join(","))].join("\n")}\n`;

/**
 * A plausible start in Eastern time, the same for the same game: the home city's usual hour, half an hour later for one
 * game in four.
 */
function tipOff(gameId: number, delayMinutes: number): string {
  const minutes = 19 * 60 + delayMinutes + (Math.imul(gameId, 2654435761) >>> 30 === 0 ? 30 : 0);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** NBA team by NBA team with its first day. A change takes effect on the day of the first game for the new NBA team. */
function stintsOf(rows: readonly Row[]): string {
  const stints: string[] = [];
  let last = "";
  for (const row of rows) {
    const team = cell(row, "team");
    if (team !== last) stints.push(`${teamOf(team)[0]}@${stints.length === 0 ? "2024-10-22" : cell(row, "game_date")}`);
    last = team;
  }
  return stints.join(" ");
}

function profileOf(rows: readonly Row[]): BoxProfile {
  const total = (name: string) => rows.reduce((sum, row) => sum + count(row, name), 0);
  return { min: total("min"), reb: total("reb"), ast: total("ast"), blk: total("blk"), fg3a: total("fg3a") };
}

const isMultiple = (row: Row, min: number): boolean =>
  ["pts", "reb", "ast", "stl", "blk"].filter((name) => count(row, name) >= 10).length >= min;

function checkLine(row: Row): void {
  const points = 2 * count(row, "fgm") + count(row, "fg3m") + count(row, "ftm");
  const rebounds = count(row, "oreb") + count(row, "dreb");
  if (points !== count(row, "pts") || rebounds !== count(row, "reb"))
    throw new Error(`line ${cell(row, "game_id")} of player ${cell(row, "player_id")} does not add up`);
}

/**
 * Reads the tables of `sourceDir` and writes the figures into `outDir`. Throws when a table is absent or a line does
 * not add up.
 */
export function buildFigures(sourceDir: string, outDir: string): void {
  const table = (name: string) =>
    readTable(gunzipSync(readFileSync(join(sourceDir, `${name}.csv.gz`))).toString("utf8"));
  const [box, boxBefore, games, people] = ["box_2024-25", "box_2023-24", "schedule_2024-25", "players"].map(table);
  if (!box || !boxBefore || !games || !people) throw new Error("a table is missing");
  for (const row of box) checkLine(row);
  const byPlayer = Map.groupBy(box, (row) => count(row, "player_id"));
  const before = Map.groupBy(boxBefore, (row) => count(row, "player_id"));
  const listed = new Map(people.map((row) => [count(row, "player_id"), row]));
  const ids = [...byPlayer.keys()].sort((a, b) => a - b);

  const players = ids.map((id) => {
    const rows = byPlayer.get(id) ?? [];
    const listing = listed.get(id);
    const found: InferredPositions =
      positionsFromShares(listing?.pos_share ?? "") ??
      inferPositions(listing?.position ?? "", profileOf([...(before.get(id) ?? []), ...rows]));
    const isRookie = listing?.exp === "R" && !before.has(id);
    const name = cell(rows[0] ?? {}, "player_name");
    return [id, name, found.ids.join(" "), found.isInferred ? 1 : 0, isRookie ? 1 : 0, stintsOf(rows)];
  });
  const totals = ids.flatMap((id) => {
    const rows = before.get(id);
    if (!rows) return [];
    const sums = LINE_COLUMNS.map((name) => rows.reduce((sum, row) => sum + count(row, name), 0));
    return [[id, rows.length, ...sums, ...[2, 3, 4].map((n) => rows.filter((row) => isMultiple(row, n)).length)]];
  });
  const lines = box
    .map((row) => [count(row, "game_id"), count(row, "player_id"), ...LINE_COLUMNS.map((name) => count(row, name))])
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));
  const schedule = games
    .map((row) => {
      const [home, delay] = teamOf(cell(row, "home"));
      const id = count(row, "game_id");
      return [id, cell(row, "game_date"), tipOff(id, delay), home, teamOf(cell(row, "away"))[0]] as const;
    })
    .sort((a, b) => a[0] - b[0]);

  mkdirSync(outDir, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(outDir, name), text, "utf8");
  write("players.csv", csv(["player", "name", "positions", "inferred", "rookie", "clubs"], players));
  write("season-2023-24.csv", csv(["player", "games", ...LINE_COLUMNS, "dd", "td", "qd"], totals));
  write("schedule-2024-25.csv", csv(["game", "day", "tip", "home", "away"], schedule));
  write("lines-2024-25.csv", csv(["game", "player", ...LINE_COLUMNS], lines));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const source = resolve(process.argv[2] ?? "../shared/nba-data");
  const out = resolve(process.argv[3] ?? "src/demo/figures");
  buildFigures(source, out);
  console.log(`figures written to ${out}`);
}
