"use client";
/** The frame's upper edge: whose view, what time in the league, how old the data, search, display, help. */
import { Search } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Theme } from "@/contract/display-settings";
import type { ShellView } from "@/contract/league/shell-view";
import { isDark, keepTheme, showTheme } from "../theme/display";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";
import { Brand } from "./brand";
import { DataAge } from "./data-age";
import { LeagueClock } from "./league-clock";
import { OfflineNotice } from "./offline-notice";
import { Options } from "./options";
import { PAGES, type ShellPage } from "./pages";
import { usePerspective, usePerspectiveLink } from "./perspective";
import { PerspectiveSwitch } from "./perspective-switch";
import { useShortcut } from "./shortcuts";

const CommandPalette = dynamic(() => import("./command-palette").then((module) => module.CommandPalette), {
  loading: () => null,
});
const ShortcutHelp = dynamic(() => import("./shortcut-help").then((module) => module.ShortcutHelp), {
  loading: () => null,
});

export type TopBarProps = {
  view: ShellView;
  theme: Theme;
  isSignedIn: boolean;
  /** The demo tells its day itself. */
  isClockShown: boolean;
  /** When the server made the page, epoch milliseconds. */
  madeAtMs: number;
};

export function TopBar({ view, theme, isSignedIn, isClockShown, madeAtMs }: TopBarProps) {
  const shell = useWords("shell");
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  const teams = view.league?.teams ?? [];
  const myTeamId = view.league?.myTeamId ?? 0;
  const { viewed, view: viewAs } = usePerspective(teams, myTeamId);
  const viewedTeam = teams.find(({ teamId }) => teamId === viewed);
  const openPage = useOpenPage();

  useShortcut("mod+k", shell("palette"), () => setOpen("palette"));
  useShortcut("?", shell("showShortcuts"), () => setOpen("help"));
  useShortcut("t", shell("switchTheme"), switchTheme);

  return (
    <>
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex h-(--top-bar) items-center gap-2 px-3 lg:px-6">
          <Brand isNameShown={false} className="lg:hidden" />
          <div className="min-w-0 flex-1">
            {view.league && <PerspectiveSwitch teams={teams} myTeamId={myTeamId} viewed={viewed} onView={viewAs} />}
          </div>
          <div className="hidden items-center gap-2 md:flex">
            {isClockShown && <LeagueClock clock={view.clock} madeAtMs={madeAtMs} />}
            {view.league && <DataAge reading={view.league.reading} nowMs={madeAtMs} />}
          </div>
          <button
            type="button"
            onClick={() => setOpen("palette")}
            aria-keyshortcuts="Control+K Meta+K"
            className="inline-flex h-10 shrink-0 items-center gap-2 rounded-lg px-2.5 text-sm text-soft hover:bg-raised hover:text-ink xl:border xl:border-line pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            <Search aria-hidden="true" className="size-5 xl:size-4" strokeWidth={1.75} />
            <span className="max-xl:hidden">{shell("search")}</span>
            <span className="sr-only">{shell("palette")}</span>
            <span aria-hidden="true" className="rounded border border-line px-1 font-sans text-xs max-xl:hidden">
              Ctrl K
            </span>
          </button>
          <Options
            initialTheme={theme}
            leagues={view.leagues}
            isSignedIn={isSignedIn}
            onShortcuts={() => setOpen("help")}
          />
        </div>
        <div className="-mt-1 flex h-9 items-center justify-between gap-2 px-3 pb-1 md:hidden">
          {isClockShown ? <LeagueClock clock={view.clock} madeAtMs={madeAtMs} /> : <span />}
          {view.league && <DataAge reading={view.league.reading} nowMs={madeAtMs} />}
        </div>
      </header>
      {PAGES.map((page) => (
        <GoTo key={page.path} page={page} onGo={openPage} />
      ))}
      <OfflineNotice />
      {view.failure && (
        <Notice tone="bad" className="rounded-none border-x-0 border-t-0 px-4 lg:px-6">
          {shell("leagueUnread", { message: view.failure.message })}
        </Notice>
      )}
      {viewedTeam && viewed !== myTeamId && (
        <Notice
          tone="note"
          role="status"
          className="rounded-none border-x-0 border-t-0 px-4 lg:px-6"
          actions={
            <Button size="small" onClick={() => viewAs(myTeamId)}>
              {shell("backToYours")}
            </Button>
          }
        >
          {shell("otherView", { team: viewedTeam.teamName })}
        </Notice>
      )}
      {open === "palette" && (
        <CommandPalette
          teams={teams}
          myTeamId={myTeamId}
          viewedTeamId={viewed}
          onView={viewAs}
          onPage={openPage}
          onHelp={() => setOpen("help")}
          onClose={() => setOpen((shown) => (shown === "palette" ? null : shown))}
        />
      )}
      {open === "help" && <ShortcutHelp onClose={() => setOpen(null)} />}
    </>
  );
}

function GoTo({ page, onGo }: { page: ShellPage; onGo(page: ShellPage): void }) {
  const shell = useWords("shell");
  useShortcut(`g ${page.key}`, shell("goTo", { page: shell(page.name) }), () => onGo(page));
  return null;
}

function useOpenPage(): (page: ShellPage) => void {
  const router = useRouter();
  const link = usePerspectiveLink();
  return (page) => {
    if (page.isLoadedWhole) location.assign(link(page.path));
    else router.push(link(page.path));
  };
}

function switchTheme(): void {
  const theme = isDark() ? "light" : "dark";
  showTheme(theme);
  keepTheme(theme);
}
