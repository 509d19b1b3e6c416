/** A player of a roster, and where he stands today. */
import type { PlayerOutlook } from "./outlook";

/** Somebody owned on a day, and where he stands today; `null` for a player who is not there yet. */
export type OwnedPlayer = { readonly outlook: PlayerOutlook; readonly slotNow: number | null };
