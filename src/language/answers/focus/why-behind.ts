/** Where a matchup is being lost: the score, each day of it, and who scored the day before. Pure. */
import type { MatchupOutput, RosterOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { countsPoints, matchupParts } from "../word-team";
import { wordCategories } from "./categories";
import { wordChance } from "./chance";
import { wordDayScorers } from "./day-scorers";

/** @param rosters both sides on the day before */
export function wordWhyBehind(
  matchup: MatchupOutput | undefined,
  rosters: readonly RosterOutput[],
  question: string,
  p: Phrases,
): string[] {
  if (matchup === undefined) return [];
  if (!countsPoints(matchup)) return wordCategories(matchup, question, p);
  // Nobody is behind before the first game, or where the lead is one's own: what is expected says more.
  if (matchup.lead !== null && matchup.lead >= 0) return wordChance(matchup, undefined, p);
  const { head, days } = matchupParts(matchup, p);
  const played = rosters.filter(({ day }) => matchup.firstDay !== null && matchup.firstDay <= day);
  return [...worstDay(matchup, p), head, ...days, ...wordDayScorers(played, matchup, p)];
}

/** The day on which the opponent gained more than half of the lead that he has. */
function worstDay({ byDay, lead }: MatchupOutput, p: Phrases): string[] {
  const [worst] = byDay.toSorted((one, other) => one.difference - other.difference);
  if (worst === undefined || lead === null || worst.difference >= lead / 2) return [];
  return [p.lostOnDay(p.day(worst.day), p.cite(worst, "me"), p.cite(worst, "opponent"))];
}
