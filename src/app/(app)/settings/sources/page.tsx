/** Settings: everything outside that is read, and how it fares. */
import type { Metadata } from "next";
import Link from "next/link";
import { RefreshSources } from "@/components/settings/refresh-sources";
import { SettingsPage } from "@/components/settings/settings-page";
import { SourceCard } from "@/components/settings/source-card";
import { Card } from "@/components/ui/card";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("settings")).words.settings("sourcesTab") };
}

export default async function SourcesSettingsPage() {
  const { fanvise, person } = await personOfPage("/settings/sources");
  const { words, given } = await pageWords("settings");
  const say = words.settings;
  const { words: reported } = await pageWords("settings", "connect", "time", "scoreboard");
  const { sources } = await fanvise.sources.view(await fanvise.scopeFor(person.personId, {}));
  return (
    <SettingsPage here="sourcesTab" say={say} given={given}>
      <Card title={say("sourcesTab")} aside={<RefreshSources />}>
        <p className="mb-4 max-w-prose text-sm text-soft">{say("sourcesLead")}</p>
        <ul className="divide-y divide-line">
          {sources.map((source) => (
            <SourceCard key={source.key} source={source} words={reported} nowMs={pageMadeAt()} />
          ))}
        </ul>
        <p className="mt-4 border-t border-line pt-3 text-xs text-soft">{say("offlineParts")}</p>
        <Link
          href="/scoreboard"
          prefetch={false}
          className="mt-2 inline-flex min-h-8 items-center text-xs text-accent hover:underline pointer-coarse:min-h-11"
        >
          {reported.scoreboard("link")}
        </Link>
      </Card>
    </SettingsPage>
  );
}
