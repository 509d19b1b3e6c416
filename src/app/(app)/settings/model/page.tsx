/** Settings: which model answers, whether it does, and a key of one's own. */
import type { Metadata } from "next";
import { ModelPanel } from "@/components/settings/model-panel";
import { SettingsPage } from "@/components/settings/settings-page";
import { agoIn } from "@/components/time/day-and-age";
import { Card } from "@/components/ui/card";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("settings")).words.settings("modelTab") };
}

export default async function ModelSettingsPage() {
  const { fanvise, person } = await personOfPage("/settings/model");
  const { words, given } = await pageWords("settings", "time");
  const say = words.settings;
  const [model, keys] = await Promise.all([fanvise.modelOf(person.personId), fanvise.modelKeys.list(person.personId)]);
  const isRules = model.id === "rules";
  // A key that cannot be read any more counts as none; then the shared model answers.
  const own = model === fanvise.model ? undefined : keys[0];
  return (
    <SettingsPage here="modelTab" say={say} given={given}>
      <Card title={say("modelTab")}>
        <p className="mb-4 max-w-prose text-sm text-soft">{say("modelLead")}</p>
        <ModelPanel hasKey={keys.length > 0}>
          <dl>
            <dt className="text-xs text-soft">{say("modelNow")}</dt>
            <dd className="text-lg font-semibold tracking-tight wrap-anywhere">{isRules ? say("rules") : model.id}</dd>
            <dd className="text-xs text-soft">
              {isRules
                ? say("rulesText")
                : own
                  ? say("byYourKey", { age: agoIn(words.time, own.setAt, pageMadeAt()) ?? "" })
                  : say("byServer")}
            </dd>
            {model.health().circuit === "open" && <dd className="text-xs text-bad">{say("resting")}</dd>}
          </dl>
        </ModelPanel>
        {fanvise.sessions.kind === "local" && (
          <p className="mt-4 border-t border-line pt-3 text-xs text-soft">{say("otherModels")}</p>
        )}
      </Card>
    </SettingsPage>
  );
}
