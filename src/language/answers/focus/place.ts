/** My place in the league, and how far it is to the first. Pure. */
import type { StandingsOutput, StandingsTeam } from "@/contract/league/season-odds";
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
    ...(playoffs ? toTheCut(mine, teams, playoffs.teams, p) : []),
    ...wordWinsNeeded(mine, p),
    ...(playoffs ? [p.playoffCut(playoffs.teams, odds)] : []),
    ...(level.length > 0 ? [p.tiedTeams(withRecords(level, p))] : []),
    ...(playoffs && !playoffs.haveBegun ? [p.inPlayoffsNow(withRecords(teams.slice(0, playoffs.teams), p))] : []),
  ];
}

/** How far it is to the last place that makes the playoffs, for a team outside of them. */
function toTheCut(mine: StandingsTeam, teams: readonly StandingsTeam[], places: number, p: Phrases): string[] {
  const last = teams[places - 1];
  if (last === undefined || mine.rank <= places) return [];
  const isLevel = mine.tiedWith.includes(last.teamName);
  return [p.behindTheCut(places, boldName(last.teamName), last.record.text, isLevel ? null : mine.record.text)];
}

/** The record it takes to make the playoffs. */
function wordWinsNeeded({ odds }: StandingsTeam, p: Phrases): string[] {
  const records = odds?.winsForPlayoffs ?? [];
  if (records.length === 0) return [];
  return [
    p.winsForPlayoffs(
      records.map((record) => ({
        wins: p.cite(record, "wins"),
        more: p.cite(record, "more"),
        chance: percent(p.cite(record, "playoffs")),
      })),
    ),
  ];
}
