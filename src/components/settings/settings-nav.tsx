"use client";
/** The sections of the settings, each a page of its own. */
import Link from "next/link";
import { useEffect, useRef } from "react";
import { usePerspectiveLink } from "../shell/perspective";
import { useWords } from "../words/words";

const SECTIONS = [
  { path: "/settings", name: "adviceTab" },
  { path: "/settings/model", name: "modelTab" },
  { path: "/settings/sources", name: "sourcesTab" },
  { path: "/settings/tokens", name: "tokensTab" },
  { path: "/settings/account", name: "accountTab" },
] as const;
export type SectionName = (typeof SECTIONS)[number]["name"];

export function SettingsNav({ here }: { here: SectionName }) {
  const say = useWords("settings");
  const link = usePerspectiveLink();
  const row = useRef<HTMLUListElement>(null);
  // A phone shows three of the five.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is the occasion
  useEffect(() => {
    const frame = row.current?.parentElement;
    const item = row.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (frame && item) frame.scrollLeft = item.offsetLeft - (frame.clientWidth - item.offsetWidth) / 2;
  }, [here]);
  return (
    <nav aria-label={say("sections")} className="scrolls-x relative mb-4 overflow-x-auto border-b border-line">
      <ul ref={row} className="flex w-max min-w-full gap-1">
        {SECTIONS.map(({ path, name }) => (
          <li key={path}>
            <Link
              href={link(path)}
              prefetch={false}
              aria-current={name === here ? "page" : undefined}
              className="-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:min-h-11"
            >
              {say(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
