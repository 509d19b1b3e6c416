/** Whether the matchup can still be won: the chance in words and as a number, and what it takes. Pure. */
import type { WeekPlanOutput } from "@/contract/planning/engine-outputs";
import type { MatchupOutput } from "@/contract/tool-outputs";
import type { ChanceWords } from "../../texts/answers/focus";
import type { Phrases } from "../../texts/answers/phrases";
import { percent } from "../chances";
import { boldName } from "../markdown";
import { openCategories } from "../open-categories";
import { playableOf, wordLapsed } from "../planned";
import { matchupParts } from "../word-team";

export function wordChance(matchup: MatchupOutput | undefined, plan: WeekPlanOutput | undefined, p: Phrases): string[] {
  const before = plan?.winProbability?.before ?? matchup?.winProbability ?? null;
  if (before === null) return [];
  const after = plan?.winProbability && plan.moves.length > 0 ? plan.winProbability.after : null;
  return [
    p.chanceToWin(wordsOf(before), percent(before), after === null ? null : percent(after)),
    ...(matchup ? standing(matchup, p) : []),
  ];
}

function standing(matchup: MatchupOutput, p: Phrases): string[] {
  const { me, opponent, expectedFinal, catchUpPerDay } = matchup;
  const sides = [me, ...(opponent === null ? [] : [opponent])];
  const games = sides.flatMap(({ teamName, gamesLeft, playableGamesLeft }) =>
    gamesLeft === null ? [] : [p.gamesLeft(boldName(teamName), gamesLeft, playableOf(gamesLeft, playableGamesLeft))],
  );
  return [
    [
      matchupParts(matchup, p).head,
      ...(expectedFinal === null ? [] : [p.expectedFinal(expectedFinal.me, expectedFinal.opponent)]),
      ...games,
      ...(catchUpPerDay === null || opponent === null ? [] : [p.catchUp(boldName(opponent.teamName), catchUpPerDay)]),
    ].join(" "),
    ...wordLapsed(matchup.lapsedMoves, p),
    ...openCategories(matchup, p),
  ];
}

/** What it takes each day, and from which score. */
export function wordCatchUp(matchup: MatchupOutput, p: Phrases): string[] {
  const { catchUpPerDay, opponent } = matchup;
  return [
    ...(catchUpPerDay === null || opponent === null ? [] : [p.catchUp(boldName(opponent.teamName), catchUpPerDay)]),
    matchupParts(matchup, p).head,
    ...wordLapsed(matchup.lapsedMoves, p),
  ];
}

/** Bounds of what a chance is called. */
function wordsOf(chance: number): ChanceWords {
  if (chance < 0.05) return "all-but-lost";
  if (chance < 0.4) return "behind";
  if (chance <= 0.6) return "even";
  return chance <= 0.95 ? "ahead" : "all-but-won";
}
