/**
 * Index of the real season: each player's NBA team, its game on a day, and the resulting line.
 *
 * NBA teams and the schedule are known in advance; lines are results. Callers of a line name the day, and `world.ts`
 * and the wire never ask for one that has not been played.
 */

import { eligibleSlotsOf } from "@/domain/lineup/slots";
import type { Counts, DemoGame, DemoPlayer, Figures } from "../figures";
import { FINAL_PERIOD } from "./calendar";

export type Season = {
  readonly figures: Figures;
  /** In the order of the figures; a player's index here is his index everywhere in the demo. */
  readonly players: readonly DemoPlayer[];
  readonly eligible: readonly (readonly number[])[];
  readonly indexOf: ReadonlyMap<number, number>;
  /** The NBA team a player belongs to on a day. A change holds from the morning of his first game there. */
  proTeamOn(index: number, period: number): number;
  gameOf(proTeamId: number, period: number): DemoGame | undefined;
  /** When the first game of a day begins, epoch milliseconds; infinity on a day without games. */
  firstTipOn(period: number): number;
  /** The result. Undefined: his NBA team had no game, or he did not enter it. */
  lineOn(index: number, period: number): Counts | undefined;
};

/** Length of a real game on the clock, after which its figures count. */
export const GAME_MS = 2.5 * 3_600_000;

/** One more than the highest pro team id, with room. */
const PRO_TEAM_SPACE = 32;

export function indexSeason(figures: Figures): Season {
  // Both tables are asked hundreds of thousands of times while a season is replayed, so they are filled once.
  const games: (DemoGame | undefined)[] = new Array((FINAL_PERIOD + 2) * PRO_TEAM_SPACE);
  for (const game of figures.games)
    for (const side of [game.home, game.away]) games[game.period * PRO_TEAM_SPACE + side] = game;
  const proTeams = figures.players.map((player) => {
    const byPeriod = new Uint8Array(FINAL_PERIOD + 2).fill(player.proTeams[0]?.proTeamId ?? 0);
    for (const proTeam of player.proTeams.slice(1)) byPeriod.fill(proTeam.proTeamId, proTeam.from);
    return byPeriod;
  });
  const proTeamOn = (index: number, period: number): number => proTeams[index]?.[period] ?? 0;
  const gameOf = (proTeamId: number, period: number) => games[period * PRO_TEAM_SPACE + proTeamId];
  const firstTips = new Array<number>(FINAL_PERIOD + 2).fill(Number.POSITIVE_INFINITY);
  for (const { period, tipAt } of figures.games)
    firstTips[period] = Math.min(firstTips[period] ?? Number.POSITIVE_INFINITY, tipAt);
  const lines = figures.players.map((player, index) =>
    Array.from({ length: FINAL_PERIOD + 2 }, (_, period) => {
      const game = gameOf(proTeamOn(index, period), period);
      return game && figures.lines.get(game.id)?.get(player.id);
    }),
  );
  return {
    figures,
    players: figures.players,
    eligible: figures.players.map((player) => eligibleSlotsOf(player.positions)),
    indexOf: new Map(figures.players.map((player, index) => [player.id, index])),
    proTeamOn,
    gameOf,
    firstTipOn: (period) => firstTips[period] ?? Number.POSITIVE_INFINITY,
    lineOn: (index, period) => lines[index]?.[period],
  };
}
