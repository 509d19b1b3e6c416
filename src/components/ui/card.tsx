/** A panel of a page with its heading, and what stands beside it: an age, a link, a button. */
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

type Props = {
  title: ReactNode;
  /** Beside the heading, at the end of its line. */
  aside?: ReactNode;
  /** The heading's level on the page. */
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

export function Card({ title, aside, level = 2, className, children }: Props) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={headingId}
      className={clsx("min-w-0 rounded-xl border border-line bg-surface p-4 shadow-card", className)}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading id={headingId} className="text-sm font-semibold tracking-tight">
          {title}
        </Heading>
        {aside !== undefined && <div className="text-xs text-soft">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
