/**
 * Fits every constant of the projection on one season and writes `src/domain/fitted`; and what questions ask for.
 *
 *   npm run fit -- [folder of box scores] [season]
 *   npm run fit -- --matchups [folder]          also the matchups, over replayed leagues: run it after the plain one
 *   npm run fit -- --questions                  what questions ask for, from the committed examples: needs no box scores
 *   npm run fit -- --questions --judge          prints how it does on conversations that are left out; writes nothing
 *   npm run fit -- --suspicion                  what obedient models' sentences sound like, from `test/hostile`
 *   npm run fit -- --suspicion --judge          prints how it does on each set that is left out of the fit; writes nothing
 *   npm run fit -- --check 2024-25 [folder]     compares the noise of stat lines with another season
 *
 * Same files, same bytes. The season that is fitted on must never be one that figures are claimed for.
 */

import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { storeSuspicion } from "@/domain/withheld/suspicion/suspicion";
import { storeWeights } from "@/language/questions/asks/weights";
import { storeMatters } from "@/language/questions/matters/weights";
import { sha256Hex } from "@/lib/crypto/sha256";
import { askSamples } from "./fit/ask-samples";
import { fitLineNoise } from "./fit/line-noise";
import { checkLineNoise } from "./fit/line-noise-check";
import { matterSamples } from "./fit/matter-samples";
import { judgeMatters } from "./fit/matters-judge";
import { fitParticipation } from "./fit/participation";
import { fitProjection } from "./fit/projection";
import { fitAsks } from "./fit/question-asks";
import { fitMatters } from "./fit/question-matters";
import { readSeason } from "./fit/season";
import { fitSuspicion } from "./fit/suspicion";
import { judgeSuspicion } from "./fit/suspicion-judge";
import { suspicionSamples } from "./fit/suspicion-samples";
import { suspicionLines } from "./fit/suspicion-sentences";
import { fitCategories, fitMatchups } from "./fit/win-probability";

const FITTED = path.resolve(import.meta.dirname, "../../src/domain/fitted");

const QUESTIONS = path.resolve(import.meta.dirname, "../../src/language/questions");

const SUSPICION = path.resolve(import.meta.dirname, "../../src/domain/withheld/suspicion/weights.json");

/** JSON with one row of numbers a line, so that a change of the fit can be read. */
const asText = (value: unknown): string =>
  `${JSON.stringify(value, null, 1).replace(/\[\s+(?=[-\d])([^[\]]*?)\s+\]/g, (row) => row.replace(/\s+/g, " "))}\n`;

function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      check: { type: "string" },
      matchups: { type: "boolean" },
      questions: { type: "boolean" },
      suspicion: { type: "boolean" },
      judge: { type: "boolean" },
    },
    allowPositionals: true,
  });
  if (values.questions) {
    if (values.judge) {
      judgeMatters();
      return;
    }
    writeWeights("asks", storeWeights(fitAsks(askSamples())));
    // What the asks make of a turn is among what its matter is read from.
    writeWeights("matters", storeMatters(fitMatters(matterSamples())));
    return;
  }
  if (values.suspicion) {
    if (values.judge) judgeSuspicion(positionals[0]);
    else writeSuspicion();
    return;
  }
  const [folder = "../shared/nba-data", season = "2023-24"] = positionals;
  if (values.check) {
    checkLineNoise(readSeason(folder, values.check));
    return;
  }
  const games = readSeason(folder, season);
  const source = `npm run fit: NBA box scores of ${season}, ${games.lines.length} lines`;
  const write = (name: string, constants: object) =>
    writeFileSync(path.join(FITTED, name), asText({ source, ...constants }));
  const projection = fitProjection(games);
  write("projection.json", projection);
  write("participation.json", fitParticipation(games));
  write("line-noise.json", fitLineNoise(games, projection));
  if (values.matchups) {
    write("win-probability.json", fitMatchups(games, projection));
    write("category-calibration.json", fitCategories(games, projection));
  }
}

function writeWeights(folder: "asks" | "matters", weights: object): void {
  const text = `${JSON.stringify(weights, null, 2)}\n`;
  writeFileSync(path.join(QUESTIONS, folder, "weights.json"), text);
  writeFileSync(path.join(QUESTIONS, folder, "weights.sha256"), `${sha256Hex(text)}\n`);
}

function writeSuspicion(): void {
  const fitted = fitSuspicion(suspicionSamples(suspicionLines()));
  writeFileSync(SUSPICION, `${JSON.stringify(storeSuspicion(fitted), null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv.slice(2));
