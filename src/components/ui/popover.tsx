"use client";
/** A small panel beside what opened it, over Radix: for where a figure comes from, or a short form. */
import "./style-nonce";
import * as Radix from "@radix-ui/react-popover";
import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = {
  trigger: ReactNode;
  label: string;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
};

/** @param trigger one button, which gets the panel's attributes. */
export function Popover({ trigger, label, align = "start", className, children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            "z-50 max-w-[min(24rem,calc(100vw-1rem))] rounded-xl border border-line bg-surface p-3 text-sm shadow-layer",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
