"use client";
/** Views of one thing, one at a time, over Radix: arrows move between their names. */
import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

type Tab = { id: string; label: ReactNode; content: ReactNode };

/** @param label names the row of tabs. */
export function Tabs({ label, tabs, initial }: { label: string; tabs: readonly Tab[]; initial?: string }) {
  return (
    <Radix.Root defaultValue={initial ?? tabs[0]?.id ?? ""}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-10 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
