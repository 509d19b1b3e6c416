/** Each category: where it stands, the chance to win it, and whether it is worth a fight. */

import type { Language } from "@/contract/conversation/intent";
import type { MatchupOutput } from "@/contract/tool-outputs";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { chanceIn } from "../cards/chance-words";
import { Badge, type Tone } from "../ui/badge";
import { Table, Td, Th } from "../ui/table";
import { type CategoryVerdict, verdictOn } from "./category-verdict";
import { Dot } from "./dot";

type Props = {
  categories: MatchupOutput["categories"];
  /** Probability to win each category, by its label. */
  chances: Readonly<Record<string, number>>;
  names: { mine: string; theirs: string };
  language: Language;
  say: Words<"dashboard">;
};

const TONES: Readonly<Record<CategoryVerdict, Tone>> = { lock: "good", swing: "accent", concede: "plain" };

export function CategoryTable({ categories, chances, names, language, say }: Props) {
  const hasChances = Object.keys(chances).length > 0;
  const shown = (value: number | null) => (value === null ? "–" : numberIn(language, value, value % 1 === 0 ? 0 : 3));
  return (
    <div className="mt-4">
      <Table caption={say("categories")}>
        <thead>
          <tr>
            <Th>{say("category")}</Th>
            <Th align="end" className="max-w-28 truncate">
              <Dot className="text-mine sm:hidden" />
              <span className="max-sm:sr-only">{names.mine}</span>
            </Th>
            <Th align="end" className="max-w-28 truncate">
              <Dot className="text-other sm:hidden" />
              <span className="max-sm:sr-only">{names.theirs}</span>
            </Th>
            {hasChances && <Th align="center">{say("chance")}</Th>}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, me, opponent, result, isLowerBetter }) => {
            const chance = chances[category];
            return (
              <tr key={category}>
                <Th scope="row" className="border-t border-line/70 text-left">
                  {category}
                  {isLowerBetter && (
                    <span className="ml-1 text-xs font-normal text-soft" title={say("lowerIsBetter")}>
                      ↓<span className="sr-only">{say("lowerIsBetter")}</span>
                    </span>
                  )}
                </Th>
                <Td align="end" className={result === "ahead" ? "font-semibold text-good" : undefined}>
                  {shown(me)}
                </Td>
                <Td align="end" className={result === "behind" ? "font-semibold text-bad" : undefined}>
                  {shown(opponent)}
                </Td>
                {hasChances && (
                  <Td align="end">
                    {chance === undefined ? (
                      "–"
                    ) : (
                      <span className="inline-flex items-center gap-2">
                        <svg aria-hidden="true" viewBox="0 0 60 4" className="h-1.5 w-14 max-sm:hidden">
                          <rect width="60" height="4" className="fill-raised" />
                          <rect width={60 * chance} height="4" className="fill-mine" />
                        </svg>
                        <span className="min-w-12 font-medium">{chanceIn(language, chance)}</span>
                        <span className="flex w-18 sm:w-20">
                          <Badge tone={TONES[verdictOn(chance)]}>{say(verdictOn(chance))}</Badge>
                        </span>
                      </span>
                    )}
                  </Td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      {hasChances && <p className="mt-2 text-xs text-soft">{say("verdictsNote")}</p>}
    </div>
  );
}
