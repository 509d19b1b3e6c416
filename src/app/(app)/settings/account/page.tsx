/** Account settings: export, import, activity, deletion. */
import type { Metadata } from "next";
import { ActivityList } from "@/components/settings/activity-list";
import { DeleteAccount } from "@/components/settings/delete-account";
import { ExportCard } from "@/components/settings/export-card";
import { ImportCard } from "@/components/settings/import-card";
import { SettingsPage } from "@/components/settings/settings-page";
import { SignOut } from "@/components/settings/sign-out";
import { dayIn } from "@/components/time/day-and-age";
import { Card } from "@/components/ui/card";
import { Figure } from "@/components/ui/figure";
import { DELETION_CONFIRMATION, EXPORTED_TABLES } from "@/contract/account/person-export";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";
import { GRACE_DAYS } from "@/services/account/data-rights.service";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("settings")).words.settings("accountTab") };
}

/** Actions shown at first, so that the rest of the page stays close. */
const ACTS_AT_FIRST = 12;

export default async function AccountSettingsPage() {
  const { fanvise, person } = await personOfPage("/settings/account");
  const { words, given } = await pageWords("settings", "time");
  const say = words.settings;
  const [account, activity] = await Promise.all([
    fanvise.dataRights.account(person.personId),
    fanvise.audit.list(person.personId, { limit: ACTS_AT_FIRST }),
  ]);
  const canSignOut = fanvise.sessions.signIn !== undefined;
  return (
    <SettingsPage here="accountTab" say={say} given={given}>
      <Card title={say("account")}>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {person.email !== null && <Figure label={say("email")} value={person.email} size="small" />}
          <Figure label={say("since")} value={dayIn(words.time, account.createdAt.slice(0, 10))} size="small" />
        </dl>
        {canSignOut ? <SignOut /> : <p className="mt-2 text-sm text-soft">{say("thisMachine")}</p>}
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <ExportCard tables={EXPORTED_TABLES} />
        <ImportCard />
      </div>
      <Card title={say("activity")} aside={say("activityText")}>
        <ActivityList key={activity.entries[0]?.at ?? ""} first={activity} nowMs={pageMadeAt()} />
      </Card>
      <Card title={say("deleteTitle")}>
        <DeleteAccount
          initialDueAt={account.deletionDueAt}
          graceDays={GRACE_DAYS}
          confirmation={DELETION_CONFIRMATION}
        />
      </Card>
    </SettingsPage>
  );
}
