/** A share in per cent, with the range that holds the true one below it. */
import type { Language } from "@/contract/conversation/intent";
import type { ScoreboardShare } from "@/contract/scoreboard";
import type { Words } from "@/language/texts/ui/messages";
import { percentIn } from "@/language/texts/ui/phrases";

type Props = { of: ScoreboardShare; language: Language; say: Words<"scoreboard"> };

export function Share({ of: { share, low, high }, language, say }: Props) {
  if (share === null) return <>–</>;
  return (
    <>
      <span className="font-medium">{percentIn(language, share, 1)}</span>
      <span className="block text-xs whitespace-nowrap text-soft">
        {say("interval", { low: percentIn(language, low, 1), high: percentIn(language, high, 1) })}
      </span>
    </>
  );
}

export const modelName = (model: string, say: Words<"scoreboard">): string =>
  model === "rules" ? say("rules") : model;
