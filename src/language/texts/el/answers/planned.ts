/** Greek. `src/language/texts/answers/planned.ts` says what each phrase may hold. */
import type { PlannedPhrases } from "@/language/texts/answers/planned";

const exchange = (drop: string | null, add: string | null): string =>
  [...(drop === null ? [] : [`φεύγει ${drop}`]), ...(add === null ? [] : [`έρχεται ${add}`])].join(", ");

export const PLANNED_EL: PlannedPhrases = {
  plannedMark: (kind, day, isPending) =>
    `προγραμματισμένο: ${kind === "joins" ? "έρχεται" : "φεύγει"} ${day}${isPending && kind === "joins" ? ", μόλις κάνεις την κίνηση στο ESPN" : ""}`,
  lapsedMove(drop, add, day, because) {
    const reasons: Readonly<Record<string, string>> = {
      "move.not-seen": "δεν φάνηκε ποτέ στη λίγκα σου",
      "move.lock-passed": "κλείδωσε πριν την κάνεις",
      "move.add-taken": `άλλη ομάδα πρόλαβε να πάρει τον ${add ?? "παίκτη"}`,
      "move.drop-gone": `άλλη κίνησή σου αφήνει ήδη τον ${drop ?? "παίκτη"}`,
      "move.already-planned": `άλλη κίνησή σου φέρνει ήδη τον ${add ?? "παίκτη"}`,
      "move.no-adds-left": "δεν σου μένουν προσθήκες σε αυτή την αναμέτρηση",
    };
    const reason = reasons[because];
    return `Η κίνηση (${exchange(drop, add)}, ${day}) δεν πέρασε${reason === undefined ? "" : `: ${reason}`}.`;
  },
  moveVerdict(verdict, because, drop) {
    if (verdict === "for")
      return because === "move.helps-later" ? "Καλή κίνηση για την υπόλοιπη σεζόν." : "Καλή κίνηση.";
    if (verdict === "even") return "Δεν αξίζει να ξοδέψεις προσθήκη: κερδίζεις πολύ λίγα.";
    return because === "move.drops-a-keeper" && drop !== null
      ? `Μην το κάνεις: ο ${drop} πρέπει να μείνει.`
      : "Μην το κάνεις: η ομάδα σου βγαίνει χαμένη.";
  },
};
