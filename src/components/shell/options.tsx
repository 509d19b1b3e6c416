"use client";
/** Theme, language, league and help, in a panel that the browser itself opens and closes. */
import { Keyboard, LogOut, SlidersHorizontal } from "lucide-react";
import type { Theme } from "@/contract/display-settings";
import type { ShellLeague } from "@/contract/league/shell-view";
import { request } from "../api/request";
import { DisplayChoices } from "../theme/display-choices";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import { LeagueSwitch } from "./league-switch";

type Props = {
  initialTheme: Theme;
  leagues: readonly ShellLeague[];
  isSignedIn: boolean;
  onShortcuts(): void;
};

const PANEL = "options";

export function Options({ initialTheme, leagues, isSignedIn, onShortcuts }: Props) {
  const shell = useWords("shell");
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        aria-label={shell("options")}
        title={shell("options")}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-raised hover:text-ink pointer-coarse:size-11"
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      <div
        id={PANEL}
        popover="auto"
        className="inset-auto top-(--top-bar) right-2 m-0 w-72 max-w-[calc(100vw-1rem)] space-y-4 rounded-xl border border-line bg-surface p-4 text-ink shadow-layer"
      >
        <div className="lg:hidden">
          <LeagueSwitch leagues={leagues} />
        </div>
        <DisplayChoices initialTheme={initialTheme} place="options" />
        <Button
          variant="quiet"
          className="-mx-2 w-full justify-start"
          onClick={() => {
            document.getElementById(PANEL)?.hidePopover();
            onShortcuts();
          }}
        >
          <Keyboard aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {shell("shortcuts")}
        </Button>
        {isSignedIn && (
          <Button variant="quiet" className="-mx-2 w-full justify-start" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {shell("signOut")}
          </Button>
        )}
      </div>
    </>
  );
}

async function signOut(): Promise<void> {
  // The session ends here even when the server cannot be reached.
  await request("/api/auth/sign-out", { body: { where: "here" } }).catch(() => undefined);
  location.assign("/sign-in");
}
