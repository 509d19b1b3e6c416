/** Settings: preferences for the advice, and display settings. */
import type { Metadata } from "next";
import { Suspense } from "react";
import { AdviceForm } from "@/components/settings/advice-form";
import { SettingsPage } from "@/components/settings/settings-page";
import { DisplayChoices } from "@/components/theme/display-choices";
import { Card } from "@/components/ui/card";
import { Failure } from "@/components/ui/failure";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { MAX_UNTOUCHABLES } from "@/contract/planning/optimizer-request";
import { pageDisplay } from "@/server/pages/page-display";
import { attempt } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { shellView } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";
import type { FanVise } from "@/server/wiring/composition";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("settings")).words.settings("title") };
}

export default async function AdviceSettingsPage() {
  const { fanvise, person } = await personOfPage("/settings");
  const [{ words, given }, { theme }] = await Promise.all([pageWords("settings"), pageDisplay()]);
  const say = words.settings;
  return (
    <SettingsPage here="adviceTab" say={say} given={given}>
      <Suspense
        fallback={
          <Card title={say("adviceThisLeague")}>
            <Loading note={say("readingAdvice")}>
              <Skeleton className="h-32 sm:h-24" />
              <Skeleton className="h-80" />
            </Loading>
          </Card>
        }
      >
        <Advice fanvise={fanvise} personId={person.personId} />
      </Suspense>
      <Card title={say("display")} aside={say("displayText")}>
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <DisplayChoices initialTheme={theme} place="settings" />
        </div>
      </Card>
    </SettingsPage>
  );
}

/** Apart: names of players and categories take reading the league. */
async function Advice({ fanvise, personId }: { fanvise: FanVise; personId: string }) {
  const [{ words }, { leagues }] = await Promise.all([pageWords("settings", "ui"), shellView(fanvise, personId)]);
  const scope = await fanvise.scopeFor(personId, {});
  const [preferences, league] = await Promise.all([
    attempt(() => fanvise.preferences.read(scope)),
    attempt(async () => (await fanvise.services.leagueViews.view(scope)).output),
  ]);
  const active = leagues.find(({ isActive }) => isActive) ?? leagues[0];
  const name = league.ok ? league.value.leagueName : active?.leagueName;
  const title = name ? words.settings("adviceFor", { league: name }) : words.settings("adviceThisLeague");
  return (
    <Card title={title}>
      {preferences.ok ? (
        <AdviceForm
          leagueId={scope.leagueId}
          preferences={preferences.value}
          categories={
            league.ok ? league.value.scoring.items.flatMap(({ stat, points }) => (points === null ? [stat] : [])) : null
          }
          mostUntouchables={MAX_UNTOUCHABLES}
        />
      ) : (
        <Failure title={words.settings("adviceUnread")} failure={preferences.failure} ui={words.ui} />
      )}
    </Card>
  );
}
