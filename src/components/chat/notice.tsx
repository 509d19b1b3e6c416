/** A boxed message: a warning that belongs to an answer, or a failure with what to do about it. */
import type { ReactNode } from "react";

const LOOKS = {
  note: "border-note-line bg-note text-note-ink",
  failure: "border-bad/40 bg-bad-wash text-bad",
} as const;

export function Notice({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-3 py-2 text-sm wrap-anywhere ${LOOKS[kind]}`}
    >
      {children}
    </div>
  );
}
