/** Makes an approved move in the demo league, where nobody else could; whether it shows is read like in any other league. */
import { playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/scope";
import type { ApprovedMove } from "@/domain/verification";
import type { Logger } from "@/lib/log";
import type { DemoHome } from "./demo-home";

/** Making it again changes nothing. A refused one is logged, and simply does not show. */
export async function makeDemoMove(demo: DemoHome, scope: TeamScope, move: ApprovedMove, log: Logger): Promise<void> {
  const [drop, add] = [move.drop, move.add].map((id) => (id === null ? null : playerId.parse(id)));
  const made = await demo.moves(scope.leagueId);
  const isMade = made.some(
    (each) => each.day === move.effectiveDay && each.drop === drop && each.add === add && each.teamId === scope.teamId,
  );
  if (isMade || drop === undefined || add === undefined) return;
  const answer = await demo.applyMove(scope.leagueId, { day: move.effectiveDay, teamId: scope.teamId, drop, add });
  if (!answer.ok) log.log("warn", "demo.move_refused", { reason: answer.reason });
}
