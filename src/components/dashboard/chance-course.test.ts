import { expect, test } from "vitest";
import { lastOfDays, placedChances } from "./chance-course";

const DAYS = ["2025-01-15", "2025-01-16", "2025-01-17"];
const point = (notedAt: string) => ({ notedAt, winProbability: 0.5, myScore: 1, opponentScore: 2 });
// Eastern time is five hours behind in January.
const winProbabilityHistory = [
  "2025-01-15T04:59:00Z",
  "2025-01-15T05:00:00Z",
  "2025-01-15T17:00:00Z",
  "2025-01-17T04:30:00Z",
].map(point);

test("points stand at their hour of the league's day, and none before the matchup", () => {
  expect(placedChances(winProbabilityHistory, DAYS).map(({ day, at }) => [day, at])).toEqual([
    ["2025-01-15", 0],
    ["2025-01-15", 0.5],
    ["2025-01-16", 1 + 23.5 / 24],
  ]);
});

test("of each day the last is told", () => {
  expect(lastOfDays(placedChances(winProbabilityHistory, DAYS)).map(({ notedAt }) => notedAt)).toEqual([
    "2025-01-15T17:00:00Z",
    "2025-01-17T04:30:00Z",
  ]);
});
