/** The NBA NBA teams whose games a question asks for. Pure. */
import { proTeamName, proTeamsIn } from "@/domain/season/pro-team-names";
import { foldedLine, readText } from "../text";
import { fromGreeklish } from "./greeklish";

/**
 * Names in full, in the question's order; "every" for "which teams play most?"; none where it is about somebody's own
 * team.
 */
export type RequestedProTeams = "every" | readonly string[];

export function proTeamsAsked(question: string): RequestedProTeams {
  const line = foldedLine(fromGreeklish(readText(question)));
  if (OF_A_FANTASY_TEAM.test(line)) return [];
  const clubs = proTeamsIn(question).map(proTeamName);
  return clubs.length === 0 && EVERY_PRO_TEAM.test(line) ? "every" : clubs;
}

/** Does the question ask about every NBA team? @param line folded words in a row, see `foldedLine` */
export const asksOfEveryProTeam = (line: string): boolean => EVERY_PRO_TEAM.test(line);

const OF_A_FANTASY_TEAM = / (?:my|mine|our|ours|i|we|me|opponents?|fantasy teams?|μου|μασ|εχω|εχουμε|αντιπαλ\S*) /;
const EVERY_PRO_TEAM =
  / (?:which|what|whos|who|any|every|all|ποι\S+|ολεσ) (?:of )?(?:the |οι )?(?:nba )?(?:teams?|clubs?|ομαδ\S+|συλλογ\S+) /;
