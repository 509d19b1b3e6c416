/** The frame of the application's pages. */
import { type ReactNode, Suspense } from "react";
import { DemoBanner } from "@/components/demo/demo-banner";
import { Frame, TopBarPlace } from "@/components/shell/frame";
import { LeagueSwitch } from "@/components/shell/league-switch";
import { TopBar } from "@/components/shell/top-bar";
import { WordsProvider } from "@/components/words/words";
import { activeDemoDay } from "@/server/demo/active-demo-day";
import { pageDisplay } from "@/server/pages/page-display";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt, shellView } from "@/server/pages/shell-view";
import { signedInOnPage } from "@/server/session/page-person";
import type { FanVise } from "@/server/wiring/composition";

export const dynamic = "force-dynamic";

export default async function ApplicationLayout({ children }: { children: ReactNode }) {
  const signedIn = await signedInOnPage();
  // The page itself leads to signing in, and back to its own address, which a layout does not know.
  if (!signedIn) return children;
  const { fanvise, person } = signedIn;
  const { given } = await pageWords("shell");
  const demoDay = await activeDemoDay(fanvise, person.personId);
  return (
    <WordsProvider {...given}>
      <Frame
        leagueSwitch={
          <Suspense>
            <ActiveLeague fanvise={fanvise} personId={person.personId} />
          </Suspense>
        }
        topBar={
          <Suspense fallback={<TopBarPlace />}>
            <LeagueBar fanvise={fanvise} personId={person.personId} isDemo={demoDay !== null} />
          </Suspense>
        }
        banner={demoDay !== null && <DemoBanner initialDay={demoDay} />}
      >
        {children}
      </Frame>
    </WordsProvider>
  );
}

/** Apart, since a real league may take seconds to be read, and the page need not wait for it. */
async function LeagueBar({ fanvise, personId, isDemo }: { fanvise: FanVise; personId: string; isDemo: boolean }) {
  const [view, { theme }] = await Promise.all([shellView(fanvise, personId), pageDisplay()]);
  return (
    <TopBar
      view={view}
      theme={theme}
      isSignedIn={fanvise.sessions.signIn !== undefined}
      isClockShown={!isDemo}
      madeAtMs={pageMadeAt()}
    />
  );
}

async function ActiveLeague({ fanvise, personId }: { fanvise: FanVise; personId: string }) {
  return <LeagueSwitch leagues={(await shellView(fanvise, personId)).leagues} />;
}
