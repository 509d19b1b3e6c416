import { slotLabel } from "@/domain/lineup/slots";
import { changeOf, playersOn, type RosterChange } from "@/domain/roster/timeline";
import type { HeldPlayer } from "@/domain/week/league-week";
import { availabilityOf, labelOf, roundedWorth } from "../players/player-labels";
import type { Labelled } from "./day-lineup";
import type { KeepReason, KeepVerdict } from "./keep-value";
import type { MatchupOutlook } from "./matchup-outlook";
import type { MatchupValue } from "./matchup-value";
import { isForecast, type PlayerOutlook } from "./outlook";

/** Somebody on one of the two rosters, as the days left see him. */
export type WeekPlayer = Labelled & {
  readonly slot: string;
  readonly gamesLeft: number;
  /** Expected value of his games left together, chance to play included; `null` when nothing is known of him. */
  readonly expectedThisWeek: number | null;
  /** Why he must not be proposed as a drop; empty when he may. Only of one's own. */
  readonly keptBecause: readonly KeepReason[];
  /** Place on the roster by rest-of-season value, from 1; `null` for the opponent's. */
  readonly valueRank: number | null;
  /** Change by an approved move of this player; `null` without one. */
  readonly change: RosterChange | null;
};

/** Somebody who joins by an approved move. */
type ComingPlayer = Labelled & {
  readonly change: RosterChange;
  readonly gamesLeft: number;
  readonly expectedThisWeek: number | null;
};

export type WeekRoster = {
  /** Today's roster as the league shows it. */
  readonly mine: readonly WeekPlayer[];
  /** Who joins it by an approved move, by day. */
  readonly coming: readonly ComingPlayer[];
  readonly theirs: readonly WeekPlayer[];
};

export function weekRoster(
  outlook: MatchupOutlook,
  value: Pick<MatchupValue, "ofStart">,
  keeps: ReadonlyMap<number, KeepVerdict>,
): WeekRoster {
  const { timeline, setting } = outlook;
  const ahead = (player: PlayerOutlook, isMine: boolean) => {
    const games = player.games.filter(
      ({ isUpcoming, period }) =>
        isUpcoming && (!isMine || playersOn(timeline, setting.dayOf(period)).has(Number(player.player.playerId))),
    );
    const expected = games.filter(isForecast).reduce((sum, game) => sum + game.pPlay * value.ofStart(game, player), 0);
    return {
      gamesLeft: games.length,
      expectedThisWeek: player.pointsPerGame === null ? null : roundedWorth(expected),
    };
  };
  const held = (one: HeldPlayer, isMine: boolean): WeekPlayer => {
    const { player } = one.outlook;
    const verdict = isMine ? keeps.get(player.playerId) : undefined;
    const change = isMine ? changeOf(timeline, player.playerId) : null;
    return {
      ...labelOf(player),
      ...availabilityOf(player.availability),
      ...ahead(one.outlook, isMine),
      slot: slotLabel(one.entry.slotId),
      keptBecause: [...(verdict?.reasons ?? []), ...(change ? (["planned"] as const) : [])],
      valueRank: verdict?.valueRank ?? null,
      change,
    };
  };
  const coming = outlook.joining.flatMap((one): ComingPlayer[] => {
    const { player } = one;
    const change = changeOf(timeline, player.playerId);
    if (!change) return [];
    return [{ ...labelOf(player), ...availabilityOf(player.availability), ...ahead(one, true), change }];
  });
  return {
    mine: outlook.mine.map((one) => held(one, true)),
    coming: coming.sort((a, b) => a.change.day.localeCompare(b.change.day)),
    theirs: outlook.theirs.map((one) => held(one, false)),
  };
}
