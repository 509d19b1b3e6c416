/**
 * A small invented season for tests: twelve NBA teams of fourteen players, about four games a week, players of lasting
 * and different strength.
 */

import { type EasternDay, easternDay } from "@/domain/ids";
import { addDays } from "@/domain/season/eastern-day";
import { STAT } from "@/domain/stats/stats";
import type { BoxLine, BoxSeason, TeamGame } from "./box-season";
import { drawNormal, drawUnit } from "./replay-draws";

const PRO_TEAMS = 12;
const PLAYERS_OF_PRO_TEAM = 14;
const GAME_DAYS = [0, 1, 2, 4, 5];

const sampleDay = (day: number): EasternDay => addDays(easternDay.parse("2030-10-21"), day); // a Monday

/** @param options.changedFrom results from this day on are drawn again, attendance too; the schedule stays. */
export function sampleSeason(options: { weeks: number; changedFrom?: number }): BoxSeason {
  const { weeks, changedFrom = Number.POSITIVE_INFINITY } = options;
  const lines: BoxLine[] = [];
  const teamGames: TeamGame[] = [];
  for (let week = 0; week < weeks; week++) {
    for (const [round, dayIndex] of GAME_DAYS.entries()) {
      const day = week * 7 + dayIndex;
      for (const [team, opponent] of pairings(week * GAME_DAYS.length + round)) {
        const gameId = `G${String(day).padStart(3, "0")}-${Math.min(team, opponent)}`;
        const game = {
          gameId,
          day: sampleDay(day),
          team: `T${team}`,
          opponent: `T${opponent}`,
          isHome: team < opponent,
        };
        teamGames.push(game);
        lines.push(...linesOf(game, team, { day, salt: day >= changedFrom ? 1 : 0 }));
      }
    }
  }
  return { lines, teamGames, days: [...new Set(teamGames.map(({ day }) => day))], inconsistentLines: 0 };
}

/** Rebounds and assists of a lead guard, a guard, a forward and a center. */
const PROFILES = [
  [2, 9],
  [2, 4],
  [6, 3],
  [11, 1],
];

/** A round of the circle method; one NBA team in every second round rests, so that NBA teams differ in games. */
function pairings(round: number): [number, number][] {
  const turning = PRO_TEAMS - 1;
  const pairs: [number, number][] = [[PRO_TEAMS - 1, round % turning]];
  for (let step = 1; step < PRO_TEAMS / 2; step++) {
    pairs.push([(round + step) % turning, (round - step + turning * 4) % turning]);
  }
  const played = pairs.slice(round % 3);
  return played.flatMap(([one, other]): [number, number][] => [
    [one, other],
    [other, one],
  ]);
}

function linesOf(game: TeamGame, proTeam: number, { day, salt }: { day: number; salt: number }): BoxLine[] {
  return Array.from({ length: PLAYERS_OF_PRO_TEAM }, (_, seat): BoxLine[] => {
    const player = proTeam * PLAYERS_OF_PRO_TEAM + seat;
    // Absent in runs of a week, now and then for a day.
    const isOut = drawUnit(1, salt, player, Math.floor(day / 7)) < 0.12 || drawUnit(2, salt, player, day) < 0.05;
    if (isOut) return [];
    const strength = 42 - 2.5 * seat + 4 * drawNormal(3, player);
    const pts = Math.max(0, Math.round(strength + 8 * drawNormal(4, salt, player, day)));
    const [reb = 0, ast = 0] = PROFILES[seat % PROFILES.length] ?? [];
    return [
      {
        ...game,
        playerId: `P${String(player).padStart(3, "0")}`,
        playerName: `Man ${player}`,
        minutes: 30,
        plusMinus: 0,
        stats: { [STAT.PTS]: pts, [STAT.REB]: reb, [STAT.AST]: ast, [STAT.MIN]: 30 },
      },
    ];
  }).flat();
}

/** The invented lines have points, rebounds and assists alone: makes to go with the points, and some of everything else. */
export function withShots(season: BoxSeason): BoxSeason {
  const lines = season.lines.map((line) => {
    const [points, key] = [line.stats[STAT.PTS] ?? 0, line.stats[STAT.PTS] ?? 0];
    const made = Math.floor(points / 2);
    const shots = { [STAT.FGM]: made, [STAT.FGA]: made + 3 + (key % 5), [STAT.FTM]: points % 2, [STAT.FTA]: 2 };
    const rest = {
      [STAT.THREE_PM]: 0,
      [STAT.THREE_PA]: 0,
      [STAT.STL]: key % 3,
      [STAT.BLK]: key % 2,
      [STAT.TO]: key % 4,
      [STAT.OREB]: 0,
      [STAT.DREB]: line.stats[STAT.REB] ?? 0,
    };
    return { ...line, stats: { ...line.stats, ...shots, ...rest } };
  });
  return { ...season, lines };
}
