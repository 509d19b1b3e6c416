/** How well each model did in the evaluation, from the committed results. */
import type { Metadata } from "next";
import { Scoreboard } from "@/components/scoreboard/scoreboard";
import { Page } from "@/components/shell/page";
import { scoreboard } from "@/contract/scoreboard";
import { pageWords } from "@/server/pages/page-words";
import { personOfPage } from "@/server/session/page-person";
// Comes with the build, so that an image needs no file beside it.
import entries from "../../../../fanvise_eval/scoreboard.json";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("scoreboard")).words.scoreboard("title") };
}

export default async function ScoreboardPage() {
  await personOfPage("/scoreboard");
  const { language, words } = await pageWords("scoreboard", "time");
  return (
    <Page title={words.scoreboard("title")} lead={words.scoreboard("lead")} width="medium">
      <Scoreboard entries={scoreboard.parse(entries)} language={language} words={words} />
    </Page>
  );
}
