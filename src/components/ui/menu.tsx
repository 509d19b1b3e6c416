"use client";
/** A menu under a button, over Radix: arrows move, letters jump, Escape closes. */
import "./style-nonce";
import * as Radix from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import type { ReactNode } from "react";

/** @param trigger one button, which gets the menu's attributes. */
export function Menu({
  trigger,
  align = "end",
  children,
}: {
  trigger: ReactNode;
  align?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-xl border border-line bg-surface p-1 shadow-layer"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ItemProps = { onSelect?(): void; isDanger?: boolean; isDisabled?: boolean; href?: string; children: ReactNode };

export function MenuItem({ onSelect, isDanger = false, isDisabled = false, href, children }: ItemProps) {
  const look = clsx(
    "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none select-none data-disabled:cursor-default data-disabled:opacity-55 data-highlighted:bg-raised pointer-coarse:min-h-11",
    isDanger && "text-bad",
  );
  return (
    <Radix.Item className={look} disabled={isDisabled} asChild={href !== undefined} {...(onSelect && { onSelect })}>
      {href === undefined ? children : <a href={href}>{children}</a>}
    </Radix.Item>
  );
}

export const MenuSeparator = () => <Radix.Separator className="mx-1 my-1 h-px bg-line" />;
