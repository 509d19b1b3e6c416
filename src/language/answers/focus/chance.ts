/** Whether the matchup can still be won: the chance in words and as a number, and what it takes. Pure. */
import type { WeekPlanOutput } from "@/contract/planning/engine-outputs";
import type { MatchupOutput } from "@/contract/tool-outputs";
import type { ChanceWords } from "../../texts/answers/focus";
import type { Phrases } from "../../texts/answers/phrases";
import { percent } from "../chances";
import { boldName } from "../markdown";
import { openCategories } from "../open-categories";
import { wordLapsed } from "../planned";
import { gamesLeftOf, matchupParts } from "../word-team";

export function wordChance(matchup: MatchupOutput | undefined, plan: WeekPlanOutput | undefined, p: Phrases): string[] {
  const planned = plan?.winProbability;
  const before = planned ? p.cite(planned, "before") : matchup ? p.cite(matchup, "winProbability") : null;
  if (before === null) return [];
  const after = planned && plan.moves.length > 0 ? p.cite(planned, "after") : null;
  return [
    p.chanceToWin(wordsOf(before), percent(before), after === null ? null : percent(after)),
    ...(matchup ? standing(matchup, p) : []),
  ];
}

function standing(matchup: MatchupOutput, p: Phrases): string[] {
  const { me, opponent, expectedFinal, catchUpPerDay } = matchup;
  const games = [me, ...(opponent === null ? [] : [opponent])].flatMap((team) => gamesLeftOf(team, p));
  return [
    [
      matchupParts(matchup, p).head,
      ...(expectedFinal === null
        ? []
        : [p.expectedFinal(p.cite(expectedFinal, "me"), p.cite(expectedFinal, "opponent"))]),
      ...games,
      ...(catchUpPerDay === null || opponent === null
        ? []
        : [p.catchUp(boldName(opponent.teamName), p.cite(matchup, "catchUpPerDay"))]),
    ].join(" "),
    ...wordLapsed(matchup.lapsedMoves, p),
    ...openCategories(matchup, p),
  ];
}

/** What it takes each day, and from which score. */
export function wordCatchUp(matchup: MatchupOutput, p: Phrases): string[] {
  const { catchUpPerDay, opponent, expectedFinal } = matchup;
  return [
    ...(catchUpPerDay === null || opponent === null
      ? []
      : [p.catchUp(boldName(opponent.teamName), p.cite(matchup, "catchUpPerDay"))]),
    ...(expectedFinal === null || opponent === null
      ? []
      : [p.finalToBeat(boldName(opponent.teamName), p.cite(expectedFinal, "opponent"), p.cite(expectedFinal, "me"))]),
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
