/** English. `src/language/texts/answers/planned.ts` says what each phrase may hold. */
import type { PlannedPhrases } from "@/language/texts/answers/planned";

const exchange = (drop: string | null, add: string | null): string => {
  if (drop === null) return `Add ${add ?? "a player"}`;
  return add === null ? `Drop ${drop}` : `Drop ${drop} for ${add}`;
};

export const PLANNED_EN: PlannedPhrases = {
  plannedMark: (kind, day, isPending) =>
    `planned: ${kind} ${day}${isPending && kind === "joins" ? " once you make the move on ESPN" : ""}`,
  lapsedMove(drop, add, day, because) {
    const reasons: Readonly<Record<string, string>> = {
      "move.not-seen": ": it never showed up in your league",
      "move.lock-passed": ": it wasn't made before lock",
      "move.add-taken": `: another team picked up ${add ?? "that player"} first`,
      "move.drop-gone": `: another move of yours drops ${drop ?? "that player"} already`,
      "move.already-planned": `: another move of yours adds ${add ?? "that player"} already`,
      "move.no-adds-left": ": you're out of adds for this matchup",
    };
    return `${exchange(drop, add)} (${day}) didn't go through${reasons[because] ?? ""}.`;
  },
  moveVerdict(verdict, because, drop) {
    if (verdict === "for")
      return because === "move.helps-later" ? "That's a good move for the rest of the season." : "That's a good move.";
    if (verdict === "even") return "Not worth an add: it gains too little.";
    return because === "move.drops-a-keeper" && drop !== null
      ? `Don't: ${drop} is a player to keep.`
      : "Don't: it makes your team worse.";
  },
};
