/** Who plays when, in words: counts first, then the days. Pure. */
import type { PlayerScheduleOutput } from "@/contract/league/schedule-output";
import { easternDay } from "@/domain/ids";
import { addDays } from "@/domain/season/eastern-day";
import { fold } from "../questions/understanding/text";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Phrases } from "../texts/answers/phrases";
import { gameOn } from "./game-on";
import { list, titled } from "./lines";
import { boldName } from "./markdown";
import { playableOf } from "./planned";
import { wordNotFound } from "./word-players";

type Row = PlayerScheduleOutput["players"][number];
type ProTeamRow = PlayerScheduleOutput["clubs"][number];
type Focus = Pick<Understanding, "question" | "freeAgentFilter" | "matter">;

/** Maximum number of NBA teams listed with their days; for more, only the counts are compared. */
const MAX_PRO_TEAMS_APART = 4;
const BACK_TO_BACKS = /back[- ]?to[- ]?back|b2b|second night/;

export function wordSchedule(output: PlayerScheduleOutput, focus: Focus, p: Phrases): string[] {
  const unclear = output.notFound.flatMap(({ query, candidates, nearest }) =>
    wordNotFound({ query, nearest, candidates: candidates.map((name) => ({ playerId: 0, name, proTeam: "" })) }, p),
  );
  if (output.teams.length > 0 && (focus.matter === "back-to-back" || asksForBackToBacks(focus.question)))
    return [...unclear, ...backToBacks(output, p)];
  if (output.teams.length > 0) return [...unclear, ...teamsOf(output, asksByDay(focus.question), p)];
  const proTeams =
    output.clubs.length > MAX_PRO_TEAMS_APART
      ? proTeamsOf(output, focus, p)
      : output.clubs.flatMap((row) => proTeamOf(row, output, p));
  return [...unclear, ...output.players.flatMap((row) => playerOf(row, output, p)), ...proTeams];
}

function playerOf(row: Row, { from, to }: PlayerScheduleOutput, p: Phrases): string[] {
  const name = boldName(row.name);
  return [
    p.playerGames(name, p.cite(row, "games"), p.cite(row, "gamesLeft"), p.day(from), p.day(to)),
    ...list([
      ...(row.on && row.on.length > 0 ? [p.gamesOn(name, p.list(row.on.map((text) => gameOn(text, p))))] : []),
      ...backToBacksOf(row, name, p),
      ...(row.isOnIr ? [p.onIr(name)] : []),
      ...(row.comingMove
        ? [p.comingMove(name, row.comingMove.kind, p.day(row.comingMove.day), row.comingMove.isSeen)]
        : []),
    ]),
  ];
}

function proTeamOf(row: ProTeamRow, { from, to }: PlayerScheduleOutput, p: Phrases): string[] {
  const name = boldName(row.clubName);
  const left = row.gamesLeft === row.games ? null : p.cite(row, "gamesLeft");
  const days = p.list((row.on ?? []).map((text) => gameOn(text, p)));
  return [
    p.proTeamGames(name, p.cite(row, "games"), left, p.span(p.day(from), p.day(to)), days),
    ...list(backToBacksOf(row, name, p)),
  ];
}

/** For a single day the players are named; for more days their number is enough. */
const playsOf = ({ name, on }: Row, p: Phrases): string[] =>
  on && on.length > 0 ? [p.gamesOn(boldName(name), p.list(on.map((text) => gameOn(text, p))))] : [];

const backToBacksOf = (row: Row | ProTeamRow, name: string, p: Phrases): string[] =>
  row.secondNights > 0 ? [p.secondNights(name, p.cite(row, "secondNights"))] : [];

/**
 * NBA teams with the same number of games on one line; only those with the number that was asked for, where there are
 * some.
 */
function proTeamsOf(output: PlayerScheduleOutput, { question, freeAgentFilter }: Focus, p: Phrases): string[] {
  const min = freeAgentFilter.gamesInWindow ?? 0;
  const enough = output.clubs.filter(({ games }) => games >= min);
  const byBackToBacks = BACK_TO_BACKS.test(fold(question))
    ? together(enough, ({ secondNights }) => secondNights).filter(([count]) => count > 0)
    : [];
  const names = (rows: readonly ProTeamRow[]) => p.list(rows.map(({ clubName: proTeamName }) => boldName(proTeamName)));
  const byGames = together(enough.length > 0 ? enough : output.clubs, ({ games }) => games);
  const lines =
    byBackToBacks.length > 0
      ? byBackToBacks.map(([count, rows]) => p.proTeamsWithBackToBacks(names(rows), count))
      : byGames.map(([games, rows]) => p.proTeamsWithGames(names(rows), games));
  return [
    ...(enough.length > 0 ? [] : [p.noProTeamSoOften]),
    ...titled(p.proTeamsTitle(p.day(output.from), p.day(output.to)), lines),
  ];
}

const together = (rows: readonly ProTeamRow[], countOf: (row: ProTeamRow) => number): [number, ProTeamRow[]][] =>
  [...Map.groupBy(rows, countOf)].sort(([a], [b]) => b - a);

export const asksForBackToBacks = (question: string): boolean => BACK_TO_BACKS.test(fold(question));

/** Who of mine still plays on two days in a row, with both games. */
function backToBacks({ players, from, to, today }: PlayerScheduleOutput, p: Phrases): string[] {
  const rows = players.flatMap((row) => {
    const games = row.on ?? [];
    const pairs = games.flatMap((game, at) => {
      const next = games[at + 1];
      return next !== undefined && next.slice(0, 10) >= today && isDayAfter(game, next)
        ? [p.list([gameOn(game, p), gameOn(next, p)])]
        : [];
    });
    return row.ownership === "my roster" && !row.isOnIr && pairs.length > 0 ? [{ row, pairs }] : [];
  });
  if (rows.length === 0) return [p.noBackToBacks(p.span(p.day(from), p.day(to)))];
  return list(rows.map(({ row, pairs }) => p.backToBackGames(boldName(row.name), pairs.join("; "))));
}

/** "2025-01-18 @ IND" and "2025-01-19 @ MIL". */
const isDayAfter = (game: string, next: string): boolean =>
  addDays(easternDay.parse(game.slice(0, 10)), 1) === next.slice(0, 10);

/** "Break it down by day". */
export const asksByDay = (question: string): boolean => BY_DAY.test(` ${fold(question)} `);
const BY_DAY =
  / (?:games (?:for|over|through) (?:the )?(?:rest|remainder)|by (?:the )?day|day by day|day to day basis|(?:each|every|per) day|daily|(?:ανα|καθε) (?:μερα|ημερα)|μερα (?:με τη|τη) μερα|ana mera|kathe mera|mera mera|mera me th mera)[ ?;.,!]/;

function teamsOf(output: PlayerScheduleOutput, isByDay: boolean, p: Phrases): string[] {
  const mine = output.players.filter(({ ownership }) => ownership === "my roster");
  // A day that is over has nothing left to plan.
  const coming = output.byDay.filter(({ day }) => day >= output.today);
  const byDay = coming.length > 0 ? coming : output.byDay;
  const counts = byDay.map(({ mine: count }) => count);
  const [max, fewest] = [Math.max(...counts), Math.min(...counts)];
  const daysWith = (count: number) => p.list(byDay.filter((each) => each.mine === count).map(({ day }) => p.day(day)));
  return [
    output.teams
      .map((team) =>
        p.teamGames(
          boldName(team.teamName),
          p.cite(team, "games"),
          p.cite(team, "gamesLeft"),
          playableOf(p.cite(team, "gamesLeft"), p.cite(team, "playableGamesLeft")),
        ),
      )
      .join("\n"),
    ...(isByDay || max === fewest ? [] : [p.busyDays("most", daysWith(max)), p.busyDays("fewest", daysWith(fewest))]),
    ...list(byDay.map((each) => p.dayCounts(p.day(each.day), p.cite(each, "mine"), p.cite(each, "opponent")))),
    ...(output.from === output.to ? list(mine.flatMap((row) => playsOf(row, p))) : []),
    ...list(
      mine
        .filter((row) => row.secondNights > 0)
        .map((row) => p.secondNights(boldName(row.name), p.cite(row, "secondNights"))),
    ),
  ];
}
