/**
 * The scoreboard: one line per model and commit, stored in `scoreboard.json` for the app's page, and rendered in
 * `docs/Scoreboard.md`.
 *
 * Written only by `npm run eval -- --scoreboard`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { newestOfEach } from "@/components/scoreboard/newest";
import { type ScoreboardEntry, scoreboard } from "@/contract/scoreboard";
import type { EvalRun } from "../runner/trace";
import { shareWords } from "./report";
import { markdownCode } from "./shown-text";
import { compareText, groupsOf, isPassed, type Share, summaryOf, usageOf } from "./statistics";

const SCOREBOARD_FILE = new URL("../scoreboard.json", import.meta.url);
export const SCOREBOARD_DOCUMENT = new URL("../../docs/Scoreboard.md", import.meta.url);
const BACKTESTS_DOCUMENT = new URL("../../docs/technical/Backtests.md", import.meta.url);

/** Older ones are in git. */
const MAX_ENTRIES = 40;

type Calibration = ScoreboardEntry["calibration"];

export function entryOf(run: EvalRun, calibration: Calibration): ScoreboardEntry {
  const { cases, needsJudge, passToThe } = summaryOf(run.results);
  const { costUsd, p50Ms, p95Ms } = usageOf(run.results);
  return {
    commit: run.commit,
    model: run.model,
    dataset: run.dataset,
    date: run.startedAt,
    cases,
    passed: run.results.filter(isPassed).length,
    needsJudge,
    repeat: passToThe.length,
    passOne: shown(passToThe[0]),
    passAll: shown(passToThe.at(-1)),
    categories: groupsOf(run.results, "category").map(({ name, summary }) => ({
      name,
      cases: summary.cases,
      passOne: shown(summary.passToThe[0]),
    })),
    calibration,
    costUsd,
    p50Ms: rounded(p50Ms),
    p95Ms: rounded(p95Ms),
  };
}

/** Four decimals: what is shown has three at most. */
const shown = (share: Share | undefined): ScoreboardEntry["passOne"] => ({
  share: share?.share === undefined || share.share === null ? null : Number(share.share.toFixed(4)),
  low: Number((share?.low ?? 0).toFixed(4)),
  high: Number((share?.high ?? 1).toFixed(4)),
});
const rounded = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));

/** With the entry in the place of an earlier one of the same commit, model and dataset. Newest first. */
export function withEntry(entries: readonly ScoreboardEntry[], entry: ScoreboardEntry): ScoreboardEntry[] {
  const isSame = (other: ScoreboardEntry) =>
    other.commit === entry.commit && other.model === entry.model && other.dataset === entry.dataset;
  return [...entries.filter((other) => !isSame(other)), entry]
    .sort((a, b) => compareText(b.date, a.date) || compareText(a.model, b.model))
    .slice(0, MAX_ENTRIES);
}

/**
 * The committed figures of the backtest: Monday's forecast, untouched rosters, of the season that nothing was fitted
 * on.
 *
 * `docs/technical/Backtests.md` is where they are committed. `null` where its tables are not found.
 */
export function calibrationIn(backtests: string): Calibration {
  const rows = backtests.split("\n").map((line) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  const numbersOf = (name: string) =>
    rows
      .find(([first]) => first === name)
      ?.slice(1)
      .map(Number);
  const [brier, brierOfAverages, ece] = numbersOf("Monday, untouched") ?? [];
  const [said, won] = [numbersOf("chance said, Monday, untouched"), numbersOf("share won")];
  const season = /^(\d{4}-\d{2}), constants of/m.exec(backtests)?.[1];
  if (!said || !won || said.length !== won.length || season === undefined) return null;
  if (brier === undefined || brierOfAverages === undefined || ece === undefined) return null;
  const points = said.map((each, at) => ({ said: each, won: won[at] ?? Number.NaN }));
  const figures = [brier, brierOfAverages, ece, ...points.flatMap(({ said: a, won: b }) => [a, b])];
  return figures.every(Number.isFinite) ? { season, brier, brierOfAverages, ece, points } : null;
}

export const readScoreboard = async (file: URL | string = SCOREBOARD_FILE): Promise<ScoreboardEntry[]> =>
  scoreboard.parse(JSON.parse(await readFile(file, "utf8")));

/** Adds a run to both: the file of the page, and the document. */
export async function addToScoreboard(run: EvalRun): Promise<void> {
  const calibration = calibrationIn(await readFile(BACKTESTS_DOCUMENT, "utf8"));
  const entries = withEntry(await readScoreboard(), entryOf(run, calibration));
  await writeFile(SCOREBOARD_FILE, scoreboardText(entries));
  await writeFile(SCOREBOARD_DOCUMENT, scoreboardDocument(entries));
}

/** One line an entry, so that a change of it is read in a diff. */
export const scoreboardText = (entries: readonly ScoreboardEntry[]): string =>
  entries.length === 0 ? "[]\n" : `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}\n]\n`;

export function scoreboardDocument(entries: readonly ScoreboardEntry[]): string {
  const parts = [
    "# Scoreboard",
    "Written by `npm run eval -- --scoreboard`; the same figures are on `/scoreboard` in the app. " +
      "What the cases are, and what passing means: [technical/Evaluations.md](technical/Evaluations.md).",
    ...(entries.length === 0 ? ["No run has been added yet."] : [runTable(entries), ...newestParts(entries)]),
  ];
  return `${parts.join("\n\n")}\n`;
}

const code = (text: string): string => markdownCode(text, true);
const wordsOf = (share: ScoreboardEntry["passOne"]): string => shareWords({ ...share, passed: 0, of: 0 });
const ms = (value: number | null): string => (value === null ? "–" : `${value} ms`);
const cost = (usd: number | null): string => (usd === null ? "not known" : `$${usd.toFixed(4)}`);

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...body.map(row)].join("\n");
}

const runTable = (entries: readonly ScoreboardEntry[]): string =>
  table(
    ["model", "commit", "day", "passed", "pass^1 (95 %)", "pass^k", "cost", "p50", "p95"],
    entries.map((entry) => [
      ...[code(entry.model), code(entry.commit), entry.date.slice(0, 10), `${entry.passed} of ${entry.cases}`],
      ...[wordsOf(entry.passOne), `k = ${entry.repeat}: ${wordsOf(entry.passAll)}`],
      ...[cost(entry.costUsd), ms(entry.p50Ms), ms(entry.p95Ms)],
    ]),
  );

function newestParts(entries: readonly ScoreboardEntry[]): string[] {
  const newest = newestOfEach(entries);
  const names = [...new Set(newest.flatMap(({ categories }) => categories.map(({ name }) => name)))].sort(compareText);
  const cell = (entry: ScoreboardEntry, name: string) => {
    const found = entry.categories.find((category) => category.name === name);
    return found ? `${wordsOf(found.passOne)}, ${found.cases} cases` : "–";
  };
  return [
    "## By category, newest run of each model",
    table(
      ["category", ...newest.map(({ model }) => code(model))],
      names.map((name) => [code(name), ...newest.map((entry) => cell(entry, name))]),
    ),
    ...calibrationParts(newest[0]?.calibration ?? null),
  ];
}

function calibrationParts(calibration: Calibration): string[] {
  if (calibration === null) return [];
  const { season, brier, brierOfAverages, ece, points } = calibration;
  return [
    "## Calibration of the chance to win",
    `Monday's forecasts of ${season}, a season that nothing was fitted on ([technical/Backtests.md](technical/Backtests.md)): ` +
      `Brier ${brier.toFixed(4)} (season averages alone ${brierOfAverages.toFixed(4)}), expected calibration error ${ece.toFixed(3)}.`,
    table(
      ["said", ...points.map(({ said }) => said.toFixed(3))],
      [["won", ...points.map(({ won }) => won.toFixed(3))]],
    ),
  ];
}
