/** Recommendations: those that wait, what became of the others, and how good they were. */
import type { Metadata } from "next";
import { MovesBoard } from "@/components/moves/moves-board";
import { TrackRecord } from "@/components/moves/track-record";
import { Page } from "@/components/shell/page";
import { WordsProvider } from "@/components/words/words";
import { pageWords } from "@/server/page-words";
import { personOfPage } from "@/server/session/page-person";
import { pageMadeAt } from "@/server/shell-view";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("moves")).words.moves("title") };
}

type Props = { searchParams: Promise<{ plan?: string | string[] }> };

const MOST_CARDS = 100;
const THREAD_ID = /^[0-9a-f-]{36}$/;

export default async function MovesPage({ searchParams }: Props) {
  const { fanvise, person } = await personOfPage("/moves");
  const { plan } = await searchParams;
  const { language, words, given } = await pageWords("moves", "cards");
  const [cards, records] = await Promise.all([
    fanvise.recommendations.list(person.personId, { limit: MOST_CARDS }),
    fanvise.outcomes.trackRecord(person.personId),
  ]);
  return (
    <Page title={words.moves("title")} lead={words.moves("lead")} width="medium">
      <div className="space-y-6">
        <WordsProvider {...given}>
          <MovesBoard
            cards={cards}
            followedPlan={typeof plan === "string" && THREAD_ID.test(plan) ? plan : null}
            nowMs={pageMadeAt()}
          />
        </WordsProvider>
        <TrackRecord records={records} cards={cards} language={language} say={words.moves} />
      </div>
    </Page>
  );
}
