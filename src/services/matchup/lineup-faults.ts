/** Problems of today's lineup to fix before it locks. Pure. */
import type { LineupFault, LineupQuestion } from "@/contract/league/dashboard-view";
import { CANNOT_PLAY } from "@/domain/players/player";
import { IR_STATUSES } from "@/domain/week/league-week";

/** Neither is anything to act on. */
const FINE = new Set(["ACTIVE", "PROBABLE", "UNKNOWN"]);

/**
 * The worst first, and only what can still be mended: a place that the bench cannot fill is named where somebody can be
 * added. A doubtful starter without a game today is no concern of today's.
 */
export function lineupFaults({
  roster: { players },
  startingPlaces,
  bestStarters,
  addsLeft,
  areMovesClosedToday,
  daysLeft,
}: LineupQuestion): LineupFault[] {
  const canAdd = addsLeft !== 0 && !areMovesClosedToday;
  const starters = players.filter(({ place: slot }) => slot === "starter");
  const named = (of: typeof players) => of.map(({ name }) => name);
  const withGame = starters.filter(({ game }) => game !== null);
  const isBenchOfUse = bestStarters > withGame.filter(({ status }) => !CANNOT_PLAY.has(status)).length;
  const faults: LineupFault[] = [
    { kind: "out", names: named(withGame.filter(({ status }) => IR_STATUSES.has(status))) },
    {
      kind: "ir-not-allowed",
      names: named(
        players.filter(({ place: slot, status }) => slot === "IR" && !IR_STATUSES.has(status) && status !== "UNKNOWN"),
      ),
    },
    { kind: "empty", count: isBenchOfUse ? Math.max(0, startingPlaces - starters.length) : 0 },
    {
      kind: "in-doubt",
      names: named(withGame.filter(({ status }) => !FINE.has(status) && !IR_STATUSES.has(status))),
    },
    { kind: "no-game", names: isBenchOfUse ? named(starters.filter(({ game }) => game === null)) : [] },
    // On a day on which nobody plays, the league is likely to rest.
    { kind: "open", count: canAdd && bestStarters > 0 ? Math.max(0, startingPlaces - bestStarters) : 0 },
    { kind: "adds-unused", count: daysLeft === 1 ? (addsLeft ?? 0) : 0 },
  ];
  return faults.filter((error) => ("names" in error ? error.names.length > 0 : error.count > 0));
}
