/**
 * Players rostered in nearly every league: once dropped they are gone for good, and a slump is more often a slump than the end.
 *
 * Pure. Such a player is given up only for somebody whose ordinary game is clearly better. Without the rule half of such drops of the
 * replayed 2023-24 season did better afterwards than the player added by more than 3 points a game; with it a sixth.
 */
import type { PlayerId } from "../ids";
import type { PlayerOutlook } from "./outlook";

const WIDELY_ROSTERED_PERCENT = 85;

/** A game of the player who comes, in games of the one who goes. */
const CLEARLY_BETTER = 1.1;

export const isWidelyRostered = ({ player }: Pick<PlayerOutlook, "player">): boolean =>
  (player.percentOwned ?? 0) > WIDELY_ROSTERED_PERCENT;

/** @param add `null`: nobody comes for him */
export const isClearlyBetter = (
  add: Pick<PlayerOutlook, "pointsPerGame"> | null,
  drop: Pick<PlayerOutlook, "pointsPerGame">,
): boolean => (add?.pointsPerGame ?? 0) >= CLEARLY_BETTER * (drop.pointsPerGame ?? 0);

type Exchange = { readonly drop: PlayerId | null; readonly add: PlayerId | null };

/** Does the move give such a player up for somebody who is not clearly better? Who is out for the season may go. */
export function tooGoodToDrop({
  everyone,
  isGoneForSeason,
}: {
  readonly everyone: ReadonlyMap<PlayerId, PlayerOutlook>;
  isGoneForSeason(id: PlayerId): boolean;
}): (move: Exchange) => boolean {
  return ({ drop, add }) => {
    const dropped = drop === null ? undefined : everyone.get(drop);
    if (drop === null || !dropped || !isWidelyRostered(dropped) || isGoneForSeason(drop)) return false;
    return !isClearlyBetter(add === null ? null : (everyone.get(add) ?? null), dropped);
  };
}
