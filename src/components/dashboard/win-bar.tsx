/** The chance to win as a bar of two colors, with both shares in figures. */
import type { Language } from "@/contract/conversation/intent";
import type { Words } from "@/language/texts/ui/messages";
import { chanceIn } from "../cards/chance-words";

type Props = {
  chance: number;
  names: { mine: string; theirs: string };
  language: Language;
  say: Words<"dashboard">;
};

export function WinBar({ chance, names, language, say }: Props) {
  const [mine, theirs] = [chanceIn(language, chance), chanceIn(language, 1 - chance)];
  const share = chance * 100;
  return (
    <div>
      <p className="sr-only">
        {say("winChance")}:{" "}
        {say("winProbabilityLabel", { mine: names.mine, share: mine, theirs: names.theirs, other: theirs })}
      </p>
      <div aria-hidden="true">
        <div className="mb-1 flex items-baseline justify-between gap-2 tabular-nums">
          <span className="text-lg font-semibold text-mine">{mine}</span>
          <span className="text-xs text-soft">{say("winChance")}</span>
          <span className="text-lg font-semibold text-other">{theirs}</span>
        </div>
        <svg className="h-2.5 w-full rounded-full" preserveAspectRatio="none" viewBox="0 0 100 1" role="presentation">
          <rect x="0" y="0" width="100" height="1" className="fill-other" />
          <rect x="0" y="0" width={share} height="1" className="fill-mine" />
          <rect x={Math.min(99.4, share)} y="0" width="0.6" height="1" className="fill-surface" />
        </svg>
      </div>
    </div>
  );
}
