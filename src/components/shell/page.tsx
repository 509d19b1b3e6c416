/** The content of one page: its landmark, its heading, and what stands beside the heading. */
import { clsx } from "clsx";
import type { ReactNode } from "react";

const WIDTHS = { text: "max-w-3xl", medium: "max-w-5xl", wide: "max-w-7xl" } as const;

type Props = {
  title: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  /** Beside the title: an age, a button. */
  aside?: ReactNode;
  width?: keyof typeof WIDTHS;
  children: ReactNode;
};

export function Page({ title, lead, aside, width = "wide", children }: Props) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={clsx("mx-auto w-full flex-1 px-3 py-4 sm:px-4 lg:px-6 lg:py-6", WIDTHS[width])}
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight sm:text-2xl">{title}</h1>
          {lead !== undefined && <div className="mt-1 text-sm text-soft">{lead}</div>}
        </div>
        {aside}
      </div>
      {children}
    </main>
  );
}
