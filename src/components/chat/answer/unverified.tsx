/** An unsupported part of an answer: shown as written, with a mark that is visible, read aloud and explained. */
import type { ReactNode } from "react";

export function Unverified({ children, label }: { children: ReactNode; label: string }) {
  return (
    <mark
      title={label}
      className="rounded-xs bg-note text-inherit underline decoration-note-ink decoration-dashed decoration-1 underline-offset-3"
    >
      {children}
      <span className="sr-only"> ({label})</span>
    </mark>
  );
}
