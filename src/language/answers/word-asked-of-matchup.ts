/** The matchup as a question asks for it: adds, games or categories first, then how it stands. Pure. */
import type { MatchupOutput } from "@/contract/tool-outputs";
import { lineOf } from "../questions/understanding/reading";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Phrases } from "../texts/answers/phrases";
import { countsPoints, gamesLeftOf, wordAdds, wordMatchup } from "./word-team";

export function wordAskedOfMatchup(matchup: MatchupOutput, request: Understanding, p: Phrases): string[] {
  const teams = [matchup.me, ...(matchup.opponent ? [matchup.opponent] : [])];
  return [
    ...(asksForCategories(request) && countsPoints(matchup) ? [p.countsPoints] : []),
    ...(asksForAdds(request) ? wordAdds(matchup, p) : []),
    ...(asksForGames(request) ? teams.flatMap((team) => gamesLeftOf(team, p)) : []),
    ...wordMatchup(matchup, p, request.asksChance === true),
  ];
}

/** "How many adds have I used, and how many are left?" is answered before how it stands. */
const asksForAdds = ({ question }: Understanding): boolean =>
  /(?:how many|any|number of|do i (?:still )?have|have i|left|used|ποσεσ|μενουν|εχω).*(?:adds?\b|pickups?|pick-ups?|acquisitions?|transactions?|moves?\b|προσθηκ|κινησεισ)|(?:adds?\b|pickups?|acquisitions?|προσθηκ\S*) (?:\S+ ){0,3}(?:left|used|remaining|made|μενουν|εχω|εκανα)/.test(
    lineOf(question),
  );

/** "How many games do I have left?" */
const asksForGames = ({ question }: Understanding): boolean =>
  / (?:how many (?:\S+ )?games|ποσ(?:α|ουσ|οι) (?:\S+ )?(?:αγων\S*|ματσ|match|games|παιχνιδια)) /.test(
    lineOf(question),
  );

/** "How many more points does my opponent get tonight?" No tool has it. */
export const asksForPointsToCome = ({ question, day }: Understanding): boolean =>
  day !== undefined &&
  !(day.kind === "offset" && day.days < 0) &&
  /(?:how many|how much|ποσουσ|ποσοι) (?:\S+ ){0,2}(?:points|pts|ποντ\S+).*(?:get|gets|score|scores|make|will|going to|gonna|θα)/.test(
    lineOf(question),
  );

const asksForCategories = ({ question }: Understanding): boolean => /categor|\bcats?\b|κατηγορι/.test(lineOf(question));
