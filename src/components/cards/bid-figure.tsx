/** What to bid on the player added, and the bids that win how often. Only in leagues that bid. */
import type { Language } from "@/contract/conversation/intent";
import type { ProposalCard } from "@/contract/planning/card";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { chanceIn } from "./chance-words";

type Props = { bid: NonNullable<ProposalCard["bid"]> | null; language: Language; say: Words<"cards"> };

export function BidFigure({ bid, language, say }: Props) {
  if (!bid) return null;
  const rungs = bid.ladder.flatMap((rung) =>
    rung.bid === null
      ? []
      : say("bidRung", { bid: dollarsIn(language, rung.bid), chance: chanceIn(language, rung.chance) }),
  );
  return (
    <div>
      <dt className="text-xs text-soft">{say("bid")}</dt>
      <dd className="font-semibold tabular-nums">
        {headline(bid, language, say)}
        {bid.reason !== "bid.not-needed" && (
          <span className="block text-xs font-normal text-soft">
            {[
              ...(bid.chance === null ? [] : [say("bidChance", { chance: chanceIn(language, bid.chance) })]),
              ...rungs,
              ...(bid.worthDollars === null
                ? []
                : [
                    say("bidWorth", {
                      worth: dollarsIn(language, bid.worthDollars, 2),
                      left: dollarsIn(language, bid.budgetLeft),
                    }),
                  ]),
            ].join(" · ")}
          </span>
        )}
      </dd>
    </div>
  );
}

const dollarsIn = (language: Language, amount: number, digits = 0): string => `$${numberIn(language, amount, digits)}`;

function headline({ bid, reason }: NonNullable<Props["bid"]>, language: Language, say: Props["say"]): string {
  if (reason === "bid.not-needed") return say("bidFree");
  return bid === null ? say("bidNone") : dollarsIn(language, bid);
}
