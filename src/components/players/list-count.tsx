/** How many players fit, and which of them are shown. */
import type { PlayersOutput } from "@/contract/players/players-output";
import type { Words } from "@/language/texts/ui/messages";

type Props = {
  of: Pick<PlayersOutput, "shown" | "matched">;
  /** From 1. */
  page: number;
  pageSize: number;
  say: Words<"players">;
};

export function ListCount({ of: { shown, matched }, page, pageSize, say }: Props) {
  const first = (page - 1) * pageSize + 1;
  const range = { first, last: Math.min(first + shown - 1, matched), all: matched };
  return (
    <p className="tabular-nums">
      {say("found", { count: matched })}
      {shown > 0 && shown < matched && ` · ${say("rangeOf", range)}`}
    </p>
  );
}
