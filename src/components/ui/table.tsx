/** Tables that keep their heads in sight and scroll sideways inside their own frame, which the keyboard reaches. */
import { clsx } from "clsx";
import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from "react";

/** @param caption names the table; `isCaptionShown` also for eyes. */
export function Table({
  caption,
  isCaptionShown = false,
  className,
  children,
}: {
  caption: string;
  isCaptionShown?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard
      tabIndex={0}
      // Words for screen readers alone lie inside it too, not beside the page.
      className="scrolls-x relative -mx-1 max-w-full overflow-x-auto px-1"
    >
      <table className={clsx("w-full border-collapse text-sm tabular-nums", className)}>
        <caption className={isCaptionShown ? "mb-2 text-left text-xs text-soft" : "sr-only"}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** In place of the outdated attribute of the same name. */
type Align = { align?: "start" | "end" | "center" };
const ALIGN = { start: "text-left", end: "text-right", center: "text-center" } as const;

/** The head of a column, or with `scope="row"` of a row. */
export function Th({
  align = "start",
  scope = "col",
  className,
  ...rest
}: Omit<ThHTMLAttributes<HTMLTableCellElement>, "align"> & Align) {
  const cellClass = scope === "col" ? "border-b border-line py-2 text-xs font-medium text-soft" : "py-2 font-medium";
  return <th scope={scope} {...rest} className={clsx("px-2 whitespace-nowrap", ALIGN[align], cellClass, className)} />;
}

/** Numbers are aligned at the end. */
export function Td({
  align = "start",
  className,
  ...rest
}: Omit<TdHTMLAttributes<HTMLTableCellElement>, "align"> & Align) {
  return <td {...rest} className={clsx("border-t border-line/70 px-2 py-2", ALIGN[align], className)} />;
}
