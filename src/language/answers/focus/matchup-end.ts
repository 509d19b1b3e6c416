/** When the matchup ends. Pure. */
import type { MatchupOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { matchupParts } from "../word-team";

/** The last day and the days left, then the score. */
export function wordMatchupEnd(matchup: MatchupOutput, p: Phrases): string[] {
  const { lastDay, daysLeft } = matchup;
  if (lastDay === null || daysLeft === null) return [];
  return [p.matchupEnds(p.day(lastDay), p.cite(matchup, "daysLeft")), matchupParts(matchup, p).head];
}
