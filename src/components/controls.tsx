/** The page's buttons, in one look and large enough for a finger. */
import type { ButtonHTMLAttributes } from "react";

const LOOKS = {
  primary: "border-accent bg-accent text-on-accent hover:brightness-110",
  plain: "border-line bg-surface text-ink hover:bg-raised",
} as const;

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof LOOKS };

export function Button({ look = "plain", className = "", ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`min-h-10 rounded-lg border px-3 py-1.5 text-sm font-medium whitespace-nowrap disabled:opacity-55 ${LOOKS[look]} ${className}`}
    />
  );
}
