/** The table of a league without opponents, in words: my place first, then every category, then the teams. */
import type { Standings } from "@/contract/league/standings";
import type { Phrases } from "../texts/answers/phrases";
import { boldName, safeName } from "./markdown";

/** @param me the team's name, safe Markdown already. */
export function wordStandings(standings: Standings, me: string, p: Phrases): string[] {
  const { myRank, myPoints, rankedBy, teams, leadOverAbove, leadOverBelow } = standings;
  if (myRank === null || myPoints === null) return [p.noTable(me)];
  const gaps = [
    ...(leadOverAbove === null ? [] : [p.behindNextTeam(me, Math.abs(leadOverAbove))]),
    ...(leadOverBelow === null ? [] : [p.aheadOfNextTeam(me, leadOverBelow)]),
  ];
  return [
    p.standingsRank(me, myRank, teams, myPoints, rankedBy),
    ...block(gaps),
    ...block(
      standings.categories.map((each) =>
        p.categoryPlace(
          safeName(each.category),
          p.cite(each, "value"),
          p.cite(each, "rotoPoints"),
          each.leadOverAbove === null ? null : Math.abs(p.cite(each, "leadOverAbove")),
          p.cite(each, "leadOverBelow"),
          each.isLowerBetter,
        ),
      ),
    ),
    ...block(standings.table.map((each) => p.tableLine(boldName(each.teamName), p.cite(each, "points")))),
  ];
}

const block = (lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [lines.map((line) => `- ${line}`).join("\n")];
