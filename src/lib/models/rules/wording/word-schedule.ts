/** Who plays when, in words: counts first, then the days. Pure. */
import type { PlayerScheduleOutput } from "@/contract/schedule-output";
import type { Phrases } from "../languages/phrases";
import { list } from "./lines";
import { boldName, safeName } from "./markdown";
import { wordNotFound } from "./word-players";

type Row = PlayerScheduleOutput["players"][number];

export function wordSchedule(output: PlayerScheduleOutput, p: Phrases): string[] {
  const unclear = output.notFound.flatMap(({ query, candidates, nearest }) =>
    wordNotFound({ query, nearest, candidates: candidates.map((name) => ({ playerId: 0, name, proTeam: "" })) }, p),
  );
  if (output.teams.length > 0) return [...unclear, ...teamsOf(output, p)];
  return [...unclear, ...output.players.flatMap((row) => playerOf(row, output, p))];
}

function playerOf(row: Row, { from, to }: PlayerScheduleOutput, p: Phrases): string[] {
  const name = boldName(row.name);
  return [
    p.playerGames(name, row.games, row.gamesLeft, p.day(from), p.day(to)),
    ...list([
      ...(row.on && row.on.length > 0 ? [p.gamesOn(name, p.list(row.on.map((text) => gameOn(text, p))))] : []),
      ...(row.secondNights > 0 ? [p.secondNights(name, row.secondNights)] : []),
      ...(row.isOnIr ? [p.onIr(name)] : []),
    ]),
  ];
}

/** "2025-01-15 vs BOS" */
const gameOn = (text: string, p: Phrases): string => p.gameDay(p.day(text.slice(0, 10)), safeName(text.slice(11)));

function teamsOf(output: PlayerScheduleOutput, p: Phrases): string[] {
  const mine = output.players.filter(({ ownership }) => ownership === "my roster");
  const counts = output.byDay.map(({ mine: count }) => count);
  const daysWith = (count: number) =>
    p.list(output.byDay.filter((each) => each.mine === count).map(({ day }) => p.day(day)));
  return [
    output.teams.map((team) => p.teamGames(boldName(team.teamName), team.games, team.gamesLeft)).join("\n"),
    ...(counts.length === 0
      ? []
      : [p.busyDays("most", daysWith(Math.max(...counts))), p.busyDays("fewest", daysWith(Math.min(...counts)))]),
    ...list(output.byDay.map((each) => p.dayCounts(p.day(each.day), each.mine, each.opponent))),
    ...list(
      mine.filter((row) => row.secondNights > 0).map((row) => p.secondNights(boldName(row.name), row.secondNights)),
    ),
  ];
}
