/** How far a report is to be believed, in a word and a color. */
import type { ReactNode } from "react";
import type { NewsCitationOutput } from "@/contract/news/news-output";
import { Badge, type Tone } from "../ui/badge";

type NewsReliability = NewsCitationOutput["standing"];

const TONES: Readonly<Record<NewsReliability, Tone>> = { official: "good", reported: "plain", unconfirmed: "note" };

export const isStanding = (value: unknown): value is NewsReliability =>
  typeof value === "string" && Object.hasOwn(TONES, value);

export function StandingBadge({
  standing,
  className,
  children,
}: {
  standing: NewsReliability;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Badge tone={TONES[standing]} className={className}>
      {children}
    </Badge>
  );
}
