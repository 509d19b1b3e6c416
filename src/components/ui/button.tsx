/** Buttons, in one style and large enough for a finger. `buttonVariant` gives a link the same style. */
import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";

const VARIANTS = {
  primary: "border-accent bg-accent text-on-accent hover:brightness-110",
  plain: "border-line bg-surface text-ink hover:bg-raised",
  quiet: "border-transparent text-ink hover:bg-raised",
  danger: "border-bad bg-surface text-bad hover:bg-bad-wash",
} as const;

const SIZES = {
  /** For dense rows on a desk; never under 44 px under a finger. */
  small: "min-h-8 px-2.5 py-1 text-sm pointer-coarse:min-h-11",
  medium: "min-h-10 px-3 py-1.5 text-sm pointer-coarse:min-h-11",
  large: "min-h-11 px-4 py-2 text-base",
} as const;

export type ButtonVariant = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES };

export const buttonVariant = ({ variant = "plain", size = "medium" }: ButtonVariant = {}, more?: string): string =>
  clsx(
    "inline-flex items-center justify-center gap-2 rounded-lg border font-medium whitespace-nowrap disabled:opacity-55 aria-disabled:opacity-55",
    VARIANTS[variant],
    SIZES[size],
    more,
  );

type Props = ButtonHTMLAttributes<HTMLButtonElement> & ButtonVariant;

export function Button({ variant, size, className, ...rest }: Props) {
  return <button type="button" {...rest} className={buttonVariant({ variant, size }, className)} />;
}

/** A button that shows a picture alone; `label` is its name, and its tip. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "title"> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        "inline-flex size-10 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-raised hover:text-ink disabled:opacity-55 pointer-coarse:size-11",
        className,
      )}
    >
      {children}
    </button>
  );
}
