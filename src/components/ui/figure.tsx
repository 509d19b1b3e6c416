/** A number with its name, and below it what puts it in proportion. */
import { clsx } from "clsx";
import type { ReactNode } from "react";

const SIZES = { small: "text-base", medium: "text-xl", large: "text-3xl" } as const;

type Props = { label: ReactNode; value: ReactNode; note?: ReactNode; size?: keyof typeof SIZES; className?: string };

/** A labeled figure; must be inside a `<dl>`. */
export function Figure({ label, value, note, size = "medium", className }: Props) {
  return (
    <div className={clsx("min-w-0", className)}>
      <dt className="truncate text-xs text-soft">{label}</dt>
      <dd className={clsx("font-semibold tracking-tight tabular-nums", SIZES[size])}>{value}</dd>
      {note !== undefined && <dd className="text-xs text-soft tabular-nums">{note}</dd>}
    </div>
  );
}
