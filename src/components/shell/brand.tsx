/** The product's mark and name; leads home. */
import { clsx } from "clsx";

export function Brand({ isNameShown = true, className }: { isNameShown?: boolean; className?: string }) {
  return (
    <a
      href="/"
      className={clsx(
        "flex min-h-10 min-w-10 shrink-0 items-center gap-2.5 rounded-lg px-2 text-lg font-semibold tracking-tight",
        className,
      )}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 text-accent">
        <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path
          d="M16 2v28M2 16h28M6.5 5.8c5.5 5.9 5.5 14.5 0 20.4M25.5 5.8c-5.5 5.9-5.5 14.5 0 20.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <span className={isNameShown ? undefined : "sr-only"}>FanVise</span>
    </a>
  );
}
