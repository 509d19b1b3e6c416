/** Who starts on a day of a replayed league: the exact best lineup of ESPN's default places. */
import { HallStarters, hallSlots } from "@/domain/lineup/hall";
import { parseSlots } from "@/domain/lineup/slot-layout";
import { ESPN_DEFAULT_SLOTS } from "@/domain/lineup/slots";

/** Ten starters: PG SG SF PF C G F and three UTIL. */
export const REPLAY_SLOTS = ESPN_DEFAULT_SLOTS;
export const STARTERS = 10;
export const ROSTER_SIZE = 13;

export type StarterChooser = {
  /** Calls `start` for each starter. @param players best first; nobody else is considered. */
  choose(players: readonly number[], start: (player: number) => void): void;
};

/** @param positionBitsOf of a player, as the chooser is asked for him. */
export function starterChooser(positionBitsOf: (player: number) => number): StarterChooser {
  const places = parseSlots(REPLAY_SLOTS);
  const counted = places.ok ? hallSlots(places.value) : null;
  if (!counted) throw new RangeError("the default places cannot be counted");
  const starters = new HallStarters(counted);
  return {
    choose(players, start) {
      starters.clear();
      let open = STARTERS;
      for (const player of players) {
        if (open === 0) return;
        if (!starters.tryAdd(positionBitsOf(player))) continue;
        open--;
        start(player);
      }
    },
  };
}
