/** A stat line and its weights, in the forms in which people write them. Sums were worked out by hand. */
import { describe, expect, it } from "vitest";
import { readText } from "../text";
import { readStatLine } from "./stat-line";

const LINE = { PTS: 30, REB: 15, AST: 10, STL: 2, TO: 5 };
const WEIGHTS = { PTS: 1, REB: 1.2, AST: 1.5, STL: 3, TO: -1 };

describe("a line and weights of one's own", () => {
  it.each([
    "30 PTS, 15 REB, 10 AST, 2 STL, 5 TO. Settings: PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1",
    "30 PTS, 15 REB, 10 AST, 2 STL, 5 TO. Values: PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1. How many fantasy points?",
    "30 PTS, 15 REB, 10 AST, 2 STL, 5 TO\nScoring:\nPTS = 1\nREB = 1.2\nAST = 1.5\nSTL = 3\nTO = -1",
    "Scoring: PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1. Line: 30 PTS, 15 REB, 10 AST, 2 STL, 5 TO",
    "PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1: 30 PTS, 15 REB, 10 AST, 2 STL, 5 TO",
    "PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1; what is 30 PTS, 15 REB, 10 AST, 2 STL, 5 TO worth?",
    "30 points, 15 rebounds, 10 assists, 2 steals, 5 turnovers (PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1)",
    "Line: PTS=30, REB=15, AST=10, STL=2, TO=5. Weights: PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1",
    "PTS=30, REB=15, AST=10, STL=2, TO=5. PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1",
    "PTS: 30, REB: 15, AST: 10, STL: 2, TO: 5 | Points: PTS: 1, REB: 1.2, AST: 1.5, STL: 3, TO: -1",
    "Stats: 30 PTS 15 REB 10 AST 2 STL 5 TO - settings: PTS 1 REB 1.2 AST 1.5 STL 3 TO -1",
    "30 PTS, 15 REB, 10 AST, 2 STL, 5 TO with 1 per point, 1.2 per rebound, 1.5 per assist, 3 per steal and -1 per turnover",
    "30 πόντοι, 15 ριμπάουντ, 10 ασίστ, 2 κλεψίματα, 5 λάθη. Ρυθμίσεις: PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1",
    "Βαθμολογία: πόντοι 1, ριμπάουντ 1.2, ασίστ 1.5, κλεψίματα 3, λάθη -1. Γραμμή: 30 πόντοι, 15 ριμπάουντ, 10 ασίστ, 2 κλεψίματα, 5 λάθη",
    "Τιμές: PTS=1, REB=1.2, AST=1.5, STL=3, TO=-1. 30 πόντοι, 15 ριμπάουντ, 10 ασίστ, 2 κλεψίματα και 5 λάθη;",
    "30 πόντοι, 15 ριμπάουντ, 10 ασίστ, 2 κλεψίματα, 5 λάθη — αξίες: PTS: 1, REB: 1.2, AST: 1.5, STL: 3, TO: -1",
  ])("are told apart: %s", (question) => {
    const read = readStatLine(readText(question));
    expect(read).toEqual({ stats: LINE, weights: WEIGHTS });
    const sum = Object.entries(read.stats).reduce(
      (points, [stat, amount]) => points + amount * (read.weights?.[stat] ?? 0),
      0,
    );
    expect(sum).toBeCloseTo(64, 9);
  });

  it.each([
    ["PTS=30, REB=10: how many points?", { PTS: 30, REB: 10 }],
    ["How many fantasy points is PTS: 22, AST: 7?", { PTS: 22, AST: 7 }],
    ["30 points and 10 rebounds, and in the other game 20 points", { PTS: 50, REB: 10 }],
  ])("is a line alone where no stat is named twice: %s", (question, stats) => {
    expect(readStatLine(readText(question))).toEqual({ stats });
  });
});
