/** A player's official status in the page's language. */
import { clsx } from "clsx";
import { INJURY_STATUSES, type InjuryStatus } from "@/domain/players/player";
import type { Words } from "@/language/texts/ui/messages";
import { Badge, type Tone } from "../ui/badge";

type Player = Words<"player">;

const TONES: Readonly<Partial<Record<InjuryStatus, Tone>>> = {
  ACTIVE: "good",
  PROBABLE: "note",
  QUESTIONABLE: "note",
  DOUBTFUL: "note",
  DAY_TO_DAY: "note",
  OUT: "bad",
  INJURY_RESERVE: "bad",
  SUSPENSION: "bad",
};

/** @param statusText the source's own words, for a status that is not known here. */
export function statusIn(say: Player, { status, statusText }: { status: string; statusText: string }): string {
  const known = knownStatus(status);
  return known ? say(`status_${known}`) : statusText;
}

export function StatusBadge({ of, say }: { of: { status: string; statusText: string }; say: Player }) {
  const known = knownStatus(of.status);
  return <Badge tone={(known && TONES[known]) ?? "plain"}>{statusIn(say, of)}</Badge>;
}

const INK: Readonly<Partial<Record<Tone, string>>> = { good: "text-good", note: "text-note-ink", bad: "text-bad" };

/** The same without a ground of its own, for dense rows. */
export function StatusText({ of, say }: { of: { status: string; statusText: string }; say: Player }) {
  const known = knownStatus(of.status);
  const tone = known && TONES[known];
  return <span className={clsx("font-medium", tone && INK[tone])}>{statusIn(say, of)}</span>;
}

const knownStatus = (status: string): InjuryStatus | undefined => INJURY_STATUSES.find((each) => each === status);
