/** A move that the league has for a day which has not come is scheduled, and not done yet. */
import type { ProposalCard } from "@/contract/planning/card";
import type { Words } from "@/language/texts/ui/messages";
import { shortDayIn } from "../time/day-and-age";

export const isScheduled = ({ status, verification }: Pick<ProposalCard, "status" | "verification">): boolean =>
  (status === "approved" || status === "verified") && verification?.result === "scheduled";

/** The status of a card as its badge says it. */
export const statusIn = (
  say: Words<"cards">,
  time: Words<"time">,
  card: Pick<ProposalCard, "status" | "verification" | "effectiveDay">,
): string => (isScheduled(card) ? say("scheduled", { day: shortDayIn(time, card.effectiveDay) }) : say(card.status));
