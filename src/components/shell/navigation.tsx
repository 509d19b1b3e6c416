"use client";
/** The pages: a column on a desk, a bar at the bottom of a phone with the rest of them behind "More". */
import { Ellipsis } from "lucide-react";
import { useWords } from "../words/words";
import { NavLink } from "./nav-link";
import { PAGES } from "./pages";

const SIDE =
  "flex min-h-10 items-center gap-3 rounded-lg px-3 text-sm text-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-semibold aria-[current=page]:text-accent";
const BOTTOM =
  "flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 text-[0.6875rem] text-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent";
const PLACES_AT_BOTTOM = 5;

export function SideNavigation() {
  const shell = useWords("shell");
  return (
    <nav aria-label={shell("navigation")}>
      <ul className="space-y-0.5">
        {PAGES.map((page) => (
          <li key={page.path}>
            <NavLink page={page} className={SIDE} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function BottomNavigation() {
  const shell = useWords("shell");
  const fits = PAGES.length <= PLACES_AT_BOTTOM;
  const shown = fits ? PAGES : PAGES.slice(0, PLACES_AT_BOTTOM - 1);
  const rest = PAGES.slice(shown.length);
  return (
    <nav
      aria-label={shell("navigation")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {shown.map((page) => (
          <li key={page.path} className="min-w-0 flex-1">
            <NavLink page={page} className={BOTTOM} />
          </li>
        ))}
        {rest.length > 0 && (
          <li className="min-w-0 flex-1">
            <button type="button" popoverTarget="more-pages" className={`${BOTTOM} w-full`}>
              <Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {shell("more")}
            </button>
            <div
              id="more-pages"
              popover="auto"
              className="inset-auto right-2 bottom-[calc(var(--bottom-bar)+0.5rem)] m-0 min-w-52 rounded-xl border border-line bg-surface p-1.5 text-ink shadow-layer"
            >
              <ul>
                {rest.map((page) => (
                  <li key={page.path}>
                    <NavLink page={page} className={`${SIDE} min-h-11`} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        )}
      </ul>
    </nav>
  );
}
