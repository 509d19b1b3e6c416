/** How far a report is to be believed, in a word and a color. */
import type { ReactNode } from "react";
import type { NewsCitationOutput } from "@/contract/news/news-output";
import { Badge, type Tone } from "../ui/badge";

type Standing = NewsCitationOutput["standing"];

const TONES: Readonly<Record<Standing, Tone>> = { official: "good", reported: "plain", unconfirmed: "note" };

export const isStanding = (value: unknown): value is Standing =>
  typeof value === "string" && Object.hasOwn(TONES, value);

export function StandingBadge({
  standing,
  className,
  children,
}: {
  standing: Standing;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Badge tone={TONES[standing]} className={className}>
      {children}
    </Badge>
  );
}
