/** What a progress file stores is played once, and belongs to its format. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleSeason, withShots } from "@/backtest/sample-season";
import { type SeasonFormat, seasonInParts } from "./season-in-parts";
import { seasonLines } from "./season-text";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "season-"));
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

test("a run goes on from the leagues of its own format, and a line that was cut off is played again", async () => {
  const season = withShots(sampleSeason({ weeks: 5 }));
  const progress = path.join(folder, "progress.jsonl");
  const run = (format: SeasonFormat) => seasonInParts(season, undefined, { format, leagues: 1, progress });
  const stored = async () => (await readFile(progress, "utf8")).trimEnd().split("\n");

  const report = await run("most");
  expect(report).toMatchObject({ format: "most-categories", policies: {}, leaguesLeft: 0 });
  expect(seasonLines(report)[0]).toContain("most-categories");
  const most = await stored();
  expect(most).toHaveLength(4);
  await run("most");
  expect(await stored()).toEqual(most);

  await run("points");
  expect(await stored()).toHaveLength(8);
  await writeFile(progress, `${most.slice(0, 3).join("\n")}\n${most[3]?.slice(0, 40)}`);
  await run("most");
  expect((await stored()).at(-1)).toBe(most[3]);
});
