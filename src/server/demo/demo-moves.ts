/**
 * Makes an approved move in the demo league, where nobody else could; whether it shows is read like in any other
 * league.
 */
import { playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { SLOT } from "@/domain/lineup/slots";
import type { ApprovedMove } from "@/domain/proposals/verification";
import type { Logger } from "@/lib/log";
import type { DemoInstance } from "./demo-instance";

/** Players of the team who may be moved to injured reserve, to make room for one who comes for nobody. */
export type StashReader = () => Promise<readonly number[]>;

/** Making it again changes nothing. A refused one is logged, and simply does not show. */
export async function makeDemoMove(
  demo: DemoInstance,
  scope: TeamScope,
  move: ApprovedMove,
  { stashable, log }: { stashable: StashReader; log: Logger },
): Promise<void> {
  const [drop, add] = [move.drop, move.add].map((id) => (id === null ? null : playerId.parse(id)));
  const made = await demo.moves(scope.leagueId);
  const isMade = made.some(
    (each) => each.day === move.effectiveDay && each.drop === drop && each.add === add && each.teamId === scope.teamId,
  );
  if (isMade || drop === undefined || add === undefined) return;
  const request = { day: move.effectiveDay, teamId: scope.teamId, drop, add };
  const answer = await demo.applyMove(scope.leagueId, request);
  if (answer.ok) return;
  // A person would put somebody on injured reserve first; the plan counted on it.
  const ids = answer.reason === "move.roster_full" && drop === null ? await stashable() : [];
  for (const id of ids) {
    const stashed = await demo.applyMove(scope.leagueId, { ...request, slots: { [id]: SLOT.IR } });
    if (stashed.ok) return;
  }
  log.log("warn", "demo.move_refused", { reason: answer.reason });
}
