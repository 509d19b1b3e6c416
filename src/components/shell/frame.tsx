/** The frame around every page of the application: navigation at the side or below, a bar above. */
import type { ReactNode } from "react";
import { Brand } from "./brand";
import { BottomNavigation, SideNavigation } from "./navigation";

type Props = {
  /** Which league; waits for it too. */
  leagueSwitch: ReactNode;
  /** The upper edge, which waits for the league. */
  topBar: ReactNode;
  banner: ReactNode;
  children: ReactNode;
};

export function Frame({ leagueSwitch, topBar, banner, children }: Props) {
  return (
    <div className="flex-1 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <aside
        aria-label="FanVise"
        className="sticky top-0 hidden h-dvh flex-col gap-4 border-r border-line bg-surface px-3 py-2 lg:flex"
      >
        <Brand className="self-start" />
        <div className="min-h-0 flex-1 overflow-y-auto">
          <SideNavigation />
        </div>
        <div className="min-h-16 px-2 pb-2">{leagueSwitch}</div>
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col pb-(--bottom-bar)">
        {topBar}
        {banner}
        {children}
      </div>
      <BottomNavigation />
    </div>
  );
}

/** Placeholder with the height of the top bar. */
export function TopBarPlace() {
  return (
    <div aria-hidden="true" className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex h-(--top-bar) items-center gap-2 px-3 lg:px-6">
        <span className="h-9 w-64 max-w-[60%] rounded-lg bg-raised motion-safe:animate-pulse" />
      </div>
      <div className="-mt-1 h-9 md:hidden" />
    </div>
  );
}
