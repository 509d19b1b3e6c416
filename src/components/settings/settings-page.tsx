/** One section of the settings, below their common heading. */
import type { ReactNode } from "react";
import type { Language } from "@/contract/conversation/intent";
import type { PhrasesOf, Words } from "@/language/texts/ui/messages";
import { Page } from "../shell/page";
import { WordsProvider } from "../words/words";
import { type SectionName, SettingsNav } from "./settings-nav";

type Props = {
  here: SectionName;
  say: Words<"settings">;
  given: { language: Language; spaces: { settings: PhrasesOf<"settings"> } };
  children: ReactNode;
};

export function SettingsPage({ here, say, given, children }: Props) {
  return (
    <Page title={say("title")} width="medium">
      <WordsProvider {...given}>
        <SettingsNav here={here} />
        <div className="space-y-4">{children}</div>
      </WordsProvider>
    </Page>
  );
}
