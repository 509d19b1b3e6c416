/** A word that marks something: a status, a slot, a kind. Color is never all that says it. */
import { clsx } from "clsx";
import type { ReactNode } from "react";

const TONES = {
  plain: "bg-raised text-ink",
  accent: "bg-accent-wash text-accent",
  good: "bg-good-wash text-good",
  note: "bg-note text-note-ink",
  bad: "bg-bad-wash text-bad",
} as const;
export type Tone = keyof typeof TONES;

export function Badge({
  tone = "plain",
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-md px-1.5 py-px text-xs leading-5 font-medium whitespace-nowrap",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
