/** My place in the league, and how far it is to the first. Pure. */
import type { StandingsOutput } from "@/contract/league/season-odds";
import { isWithoutOpponents } from "../../questions/understanding/league-topics";
import type { Phrases } from "../../texts/answers/phrases";
import { percent } from "../chances";
import { boldName } from "../markdown";

/** @returns nothing in a season without matchups, where the table of points counts */
export function wordPlace({ teams, playoffs, format }: StandingsOutput, p: Phrases): string[] {
  if (isWithoutOpponents(format)) return [];
  const [first] = teams;
  const mine = teams.find(({ isMine }) => isMine);
  if (!first || !mine) return [];
  const behind = mine === first ? null : { games: mine.gamesBehind, first: boldName(first.teamName) };
  const level = teams.filter(({ teamName, isMine }) => isMine || mine.tiedWith.includes(teamName));
  const odds = mine.odds?.playoffs == null ? null : percent(mine.odds.playoffs);
  return [
    p.placeInLeague(boldName(mine.teamName), mine.rank, teams.length, mine.record.text, behind),
    ...(level.length > 1
      ? [p.tiedTeams(p.list(level.map(({ teamName, record }) => `${boldName(teamName)} (${record.text})`)))]
      : []),
    ...(playoffs ? [p.playoffCut(playoffs.teams, odds)] : []),
    ...(playoffs && !playoffs.haveBegun
      ? [
          p.inPlayoffsNow(
            p.list(teams.slice(0, playoffs.teams).map((team) => `${boldName(team.teamName)} (${team.record.text})`)),
          ),
        ]
      : []),
  ];
}
