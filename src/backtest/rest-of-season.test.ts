import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { readBoxSeason } from "./box-season";
import { restOfSeasonFigures } from "./rest-of-season";

const hasBoxScores = hasShared("nba-data", "ordinary games are not scored on a real season");

describe.skipIf(!hasBoxScores)("a player's ordinary game on the season after the one its weight was chosen on", () => {
  const bytes = (kind: string, season = "2024-25") => readFileSync(sharedPath("nba-data", `${kind}_${season}.csv.gz`));

  test("tells the rest of the season better than his form of the moment and than his average", () => {
    const { all, rostered } = restOfSeasonFigures(readBoxSeason(bytes("box"), bytes("schedule")));
    for (const { n, baselineGame, formAlone, seasonAverage } of [all, rostered]) {
      expect(n).toBeGreaterThan(900);
      expect(baselineGame).toBeLessThan(0.98 * formAlone);
      expect(baselineGame).toBeLessThan(seasonAverage);
    }
  });

  test("tells it better yet from the season before, above all in the first weeks", () => {
    const season = readBoxSeason(bytes("box"), bytes("schedule"));
    const { all, rostered, early } = restOfSeasonFigures(season, readBoxSeason(bytes("box", "2023-24")));
    for (const { baselineGame, withoutBefore } of [all, rostered])
      expect(baselineGame).toBeLessThan(0.97 * withoutBefore);
    expect(early?.n).toBeGreaterThan(1_500);
    expect(early?.baselineGame).toBeLessThan(0.93 * (early?.withoutBefore ?? 0));
  });
});
