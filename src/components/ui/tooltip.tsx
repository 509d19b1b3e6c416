"use client";
/** A tip at something that can have the focus, over Radix. Never the only place where a thing is said. */
import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

const DELAY_MS = 250;

/** @param children one button or link. */
export function Tooltip({ tip, children }: { tip: ReactNode; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-lg bg-ink px-2.5 py-1.5 text-xs text-page shadow-layer"
          >
            {tip}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
