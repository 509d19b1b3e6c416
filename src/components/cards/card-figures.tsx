"use client";
import type { Language } from "@/contract/conversation/intent";
/** Expected effect of a move, in the engine's figures. */
import type { ProposalCard } from "@/contract/planning/card";
import { laterRounded, laterUnitOf } from "@/contract/planning/later-unit";
import type { Words } from "@/language/texts/ui/messages";
import { signedIn, signedPercentIn } from "@/language/texts/ui/phrases";
import { useWords } from "../words/words";
import { BidFigure } from "./bid-figure";
import { chanceIn } from "./chance-words";
import { GainInterval } from "./gain-interval";
import { laterIn } from "./later-words";

type Props = { card: ProposalCard; language: Language; say: Words<"cards"> };

export function CardFigures({ card, language, say }: Props) {
  const ui = useWords("ui");
  const { expectedPoints, interval80, winProbability, chances, categories, restOfSeason, restOfSeasonUnit } =
    card.delta;
  const laterUnit = laterUnitOf({
    unit: expectedPoints === null ? "category value" : "points",
    laterUnit: restOfSeasonUnit,
  });
  const changes = Object.entries(categories).sort(([, a], [, b]) => b - a);
  return (
    <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-3">
      {expectedPoints !== null && (
        <div className="col-span-2">
          <dt className="text-xs text-soft">{say("gain")}</dt>
          <dd className="flex items-baseline gap-1.5">
            <span className="text-2xl font-semibold tracking-tight tabular-nums">
              {signedIn(language, expectedPoints, 1)}
            </span>
            <span className="text-sm text-soft">{say("points")}</span>
          </dd>
          {interval80 && (
            <dd className="text-xs text-soft tabular-nums">
              <GainInterval low={interval80[0]} high={interval80[1]} gain={expectedPoints} />
              {say("interval", {
                low: signedIn(language, interval80[0], 1),
                high: signedIn(language, interval80[1], 1),
              })}
            </dd>
          )}
        </div>
      )}
      {chances ? (
        <div>
          <dt className="text-xs text-soft">{say("winChance")}</dt>
          <dd className="font-semibold tabular-nums">
            <span aria-hidden="true">
              {say("fromTo", { before: chanceIn(language, chances.before), after: chanceIn(language, chances.after) })}
            </span>
            <span className="sr-only">
              {say("fromToLabel", {
                before: chanceIn(language, chances.before),
                after: chanceIn(language, chances.after),
              })}
            </span>
          </dd>
        </div>
      ) : (
        winProbability !== null && (
          <div>
            <dt className="text-xs text-soft">{say("winChance")}</dt>
            <dd className="font-semibold tabular-nums">{signedPercentIn(language, winProbability)}</dd>
          </div>
        )
      )}
      <div>
        <dt className="text-xs text-soft">{say("gainChance")}</dt>
        <dd className="font-semibold tabular-nums">
          {chanceIn(language, card.confidence.probabilityGain)}
          <span className="block text-xs font-normal text-soft">{say(card.confidence.level)}</span>
        </dd>
      </div>
      {restOfSeason !== null && laterRounded(restOfSeason, laterUnit) !== 0 && (
        <div>
          <dt className="text-xs text-soft">{say("restOfSeason")}</dt>
          <dd className="font-semibold tabular-nums">{laterIn(ui, language, restOfSeason, laterUnit)}</dd>
        </div>
      )}
      <BidFigure bid={card.bid ?? null} language={language} say={say} />
      {changes.length > 0 && (
        <div className="col-span-2">
          <dt className="text-xs text-soft">{say("categories")}</dt>
          <dd className="mt-1 flex flex-wrap gap-1 tabular-nums">
            {changes.map(([category, change]) => (
              <span
                key={category}
                className={`rounded-md px-1.5 text-xs leading-5 ${change > 0 ? "bg-good-wash text-good" : change < 0 ? "bg-bad-wash text-bad" : "bg-raised"}`}
              >
                {category} {signedPercentIn(language, change)}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
