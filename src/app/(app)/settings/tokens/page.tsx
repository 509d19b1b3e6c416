/** Settings: tokens with which the person's programs sign in. */
import type { Metadata } from "next";
import { SettingsPage } from "@/components/settings/settings-page";
import { TokenPanel } from "@/components/settings/token-panel";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("settings")).words.settings("tokensTab") };
}

export default async function TokenSettingsPage() {
  const { fanvise, person } = await personOfPage("/settings/tokens");
  const { words, given } = await pageWords("settings");
  const tokens = await fanvise.apiTokens.list(person.personId);
  return (
    <SettingsPage here="tokensTab" say={words.settings} given={given}>
      <TokenPanel initialTokens={tokens} nowMs={pageMadeAt()} />
    </SettingsPage>
  );
}
