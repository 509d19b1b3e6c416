/** The place of what is on its way, as large as it will be, and words that say what is being done. */
import { clsx } from "clsx";
import type { ReactNode } from "react";

/** `className` gives it its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx("block rounded-md bg-raised motion-safe:animate-pulse", className)} />
  );
}

/** Says what is awaited, for eyes and ears; its children are the skeletons. */
export function Loading({ note, children }: { note: string; children?: ReactNode }) {
  return (
    <div aria-busy="true" className="space-y-3">
      <p role="status" className="text-sm text-soft">
        {note}
      </p>
      {children}
    </div>
  );
}
