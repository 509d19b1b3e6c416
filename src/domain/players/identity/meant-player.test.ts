import { describe, expect, it } from "vitest";
import type { Player } from "../player";
import { meantPlayers, type WhosePlayer } from "./meant-player";

const player = (playerId: number, percentOwned: number | null) => ({ playerId, percentOwned }) as Player; // all it reads
const [CASON, KEATON, TYUS, HERBERT, DILLON] = [
  player(1, 59.3),
  player(2, 0.2),
  player(3, 40),
  player(4, 55),
  player(5, 0.1),
];
const OWN = new Set([3, 4]);

describe("which of several players with one name is meant", () => {
  it.each([
    ["the one most leagues roster beside one whom hardly any does", [KEATON, CASON], undefined, [CASON]],
    ["my own", [CASON, TYUS, DILLON], undefined, [TYUS]],
    ["one of mine, where two of mine fit", [DILLON, TYUS, HERBERT], undefined, [TYUS, HERBERT]],
    ["one of mine to drop, however widely another is rostered", [CASON, TYUS], "mine", [TYUS]],
    ["nobody of mine to add", [TYUS, CASON, KEATON], "others", [CASON]],
    ["anybody, where all are wanted", [TYUS, CASON], "anyone", [TYUS, CASON]],
    ["still several who are rostered alike", [player(6, 30), player(7, 20)], undefined, [player(6, 30), player(7, 20)]],
    ["still several whom few roster", [player(6, 10), player(7, 0)], undefined, [player(6, 10), player(7, 0)]],
    [
      "still several of whom nothing is known",
      [player(6, null), player(7, null)],
      "others",
      [player(6, null), player(7, null)],
    ],
  ] as const)("is %s", (_, candidates, whose, meant) => {
    expect(meantPlayers(candidates, OWN, whose as WhosePlayer | undefined)).toEqual(meant);
  });
});
