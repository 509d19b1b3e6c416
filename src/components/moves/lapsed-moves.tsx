/** Approved moves that didn't go through, each with the reason. */
import type { LapsedMoveLabel } from "@/contract/tool-outputs";
import type { Words } from "@/language/texts/ui/messages";
import { weekdayIn } from "../time/day-and-age";
import { Notice } from "../ui/notice";

type Say = { ui: Words<"ui">; time: Words<"time"> };

export function LapsedMoves({
  moves,
  words,
  className,
}: {
  moves: readonly LapsedMoveLabel[];
  words: Say;
  className?: string;
}) {
  if (moves.length === 0) return null;
  return (
    <Notice className={className}>
      <ul className="space-y-1">
        {moves.map((move) => (
          <li key={`${move.day} ${move.drop} ${move.add} ${move.because}`}>{lapsedIn(words, move)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** "Drop X for Y (Wed) didn't go through: it wasn't made before lock." */
function lapsedIn({ ui, time }: Say, { drop, add, day, because }: LapsedMoveLabel): string {
  const on = weekdayIn(time, day);
  const move =
    drop === null
      ? ui("lapsedAdd", { add: add ?? "", day: on })
      : add === null
        ? ui("lapsedDrop", { drop, day: on })
        : ui("lapsedSwap", { drop, add, day: on });
  const reason = reasonIn(ui, because, { drop: drop ?? "", add: add ?? "" });
  return reason === null ? ui("lapsed", { move }) : ui("missedReason", { move, reason });
}

function reasonIn(ui: Words<"ui">, because: string, { drop, add }: { drop: string; add: string }): string | null {
  switch (because) {
    case "move.not-seen":
      return ui("lapsed_notSeen");
    case "move.lock-passed":
      return ui("lapsed_lockPassed");
    case "move.add-taken":
      return ui("lapsed_addTaken", { add });
    case "move.drop-gone":
      return ui("lapsed_dropGone", { drop });
    case "move.already-planned":
      return ui("lapsed_alreadyPlanned", { add });
    case "move.no-adds-left":
      return ui("lapsed_noAddsLeft");
    default:
      return null;
  }
}
