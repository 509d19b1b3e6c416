/** The games that a team's best lineups would start on the days left, with a roster that may change from day to day. */

import { scoringPeriodId } from "@/domain/ids";
import { bestLineup } from "@/domain/lineup/daily-lineup";
import { dayAhead } from "@/domain/lineup/day";
import { playersOn } from "@/domain/roster/timeline";
import { rosterRoom } from "@/domain/week/league-week";
import { restingInIr } from "@/domain/week/resting-in-ir";
import type { GameForecast } from "@/domain/win-probability/points-matchup";
import { must } from "./engine-refusal";
import type { MatchupOutlook } from "./matchup-outlook";
import { type ForecastGame, isForecast, isStartable, type OwnedPlayer, type PlayerOutlook } from "./outlook";

export type Start = { readonly player: PlayerOutlook; readonly game: ForecastGame };

/** Who is on the team's roster in a period, approved moves made. */
export function ownedOn(
  { mine, joining, timeline, setting }: Pick<MatchupOutlook, "mine" | "joining" | "timeline" | "setting">,
  period: number,
): OwnedPlayer[] {
  const players = playersOn(timeline, setting.dayOf(scoringPeriodId.parse(period)));
  const held = mine.map(({ entry, outlook }): OwnedPlayer => ({ outlook, slotNow: entry.slotId }));
  const joined = joining.map((outlook): OwnedPlayer => ({ outlook, slotNow: null }));
  return [...held, ...joined].filter(({ outlook }) => players.has(outlook.player.playerId));
}

/** @param worthOf of a start given that he plays: what lineups are chosen by. */
export function startsOf(
  playersOn: (period: number) => readonly OwnedPlayer[],
  { context, setting }: Pick<MatchupOutlook, "context" | "setting">,
  worthOf: (game: ForecastGame, player: PlayerOutlook) => number,
): Start[] {
  const starts: Start[] = [];
  const days = Array.from({ length: Math.max(0, setting.last - setting.today + 1) }, (_, offset) => {
    const period = setting.today + offset;
    return playersOn(period).map(({ outlook: player, slotNow }) => {
      const game = player.games.find((each) => each.period === period && each.isUpcoming && isStartable(each));
      return { outlook: player, slotNow, game: game && isForecast(game) ? game : undefined };
    });
  });
  const resting = restingInIr(days, {
    room: rosterRoom(context.league.settings),
    today: setting.dayOf(setting.today),
    worthOf: ({ outlook: player, game }) => (game ? game.pPlay * worthOf(game, player) : 0),
  });
  for (const [offset, players] of days.entries()) {
    const playing = players.flatMap(({ outlook: player, game }) =>
      game && !resting[offset]?.has(player.player.playerId) ? [{ player: player, game }] : [],
    );
    const day = dayAhead(
      context.league.settings.slotCounts,
      playing.map(({ player, game }) => ({
        playerId: player.player.playerId,
        eligibleSlots: player.player.eligibleSlots,
        value: game.pPlay * worthOf(game, player),
        hasGame: true,
      })),
    );
    const started = new Set(must(bestLineup(day)).starters);
    starts.push(...playing.filter(({ player }) => started.has(player.player.playerId)));
  }
  return starts;
}

export const asPoints = ({ player, game }: Start): GameForecast => ({
  mean: game.projection.mean,
  sd: game.projection.sd,
  pPlay: game.pPlay,
  player: String(player.player.playerId),
});
