/** My place in the league, and how far it is to the first. Pure. */
import type { StandingsOutput } from "@/contract/league/season-odds";
import { isWithoutOpponents } from "../../questions/understanding/league-topics";
import type { Phrases } from "../../texts/answers/phrases";
import { percent } from "../chances";
import { boldName } from "../markdown";
import { levelWith, withRecords } from "../records";

/** @returns nothing in a season without matchups, where the table of points counts */
export function wordPlace({ teams, playoffs, format }: StandingsOutput, p: Phrases): string[] {
  if (isWithoutOpponents(format)) return [];
  const [first] = teams;
  const mine = teams.find(({ isMine }) => isMine);
  if (!first || !mine) return [];
  const behind = mine === first ? null : { games: mine.gamesBehind, first: boldName(first.teamName) };
  const level = levelWith(mine, teams);
  const odds = mine.odds?.playoffs == null ? null : percent(mine.odds.playoffs);
  return [
    p.placeInLeague(boldName(mine.teamName), mine.rank, teams.length, mine.record.text, behind),
    ...(level.length > 0 ? [p.tiedTeams(withRecords(level, p))] : []),
    ...(playoffs ? [p.playoffCut(playoffs.teams, odds)] : []),
    ...(playoffs && !playoffs.haveBegun ? [p.inPlayoffsNow(withRecords(teams.slice(0, playoffs.teams), p))] : []),
  ];
}
