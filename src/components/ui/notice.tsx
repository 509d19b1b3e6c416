/** Something the person should know, with what to do about it. */
import { clsx } from "clsx";
import type { ReactNode } from "react";

const TONES = {
  note: "border-note-line bg-note text-note-ink",
  bad: "border-bad/40 bg-bad-wash text-bad",
  good: "border-good/40 bg-good-wash text-good",
  plain: "border-line bg-surface text-ink",
} as const;

type Props = {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** `alert` for what failed just now, `status` for what became so, nothing for what the page came with. */
  role?: "alert" | "status";
  className?: string;
  children?: ReactNode;
};

export function Notice({ tone = "note", title, actions, role, className, children }: Props) {
  return (
    <div
      role={role}
      className={clsx(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border px-3 py-2.5 text-sm",
        TONES[tone],
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="wrap-anywhere">{children}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
