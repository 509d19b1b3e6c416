/** Moves page: pending recommendations, outcomes of the others, and how good they were. */
import type { Metadata } from "next";
import { Suspense } from "react";
import { LapsedMoves } from "@/components/moves/lapsed-moves";
import { MovesBoard } from "@/components/moves/moves-board";
import { namedElsewhere } from "@/components/moves/named-elsewhere";
import { TrackRecord } from "@/components/moves/track-record";
import { Page } from "@/components/shell/page";
import { WordsProvider } from "@/components/words/words";
import type { TeamScope } from "@/domain/league/scope";
import { attempt, pageScope } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt, shellView } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";
import type { FanVise } from "@/server/wiring/composition";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("moves")).words.moves("title") };
}

type Props = { searchParams: Promise<{ plan?: string | string[]; team?: string | string[] }> };

const MAX_CARDS = 100;
const THREAD_ID = /^[0-9a-f-]{36}$/;

export default async function MovesPage({ searchParams }: Props) {
  const { fanvise, person } = await personOfPage("/moves");
  const { plan, team } = await searchParams;
  const scope = await pageScope(fanvise, person.personId, team);
  const { connectionId, teamId } = scope;
  const place = { connectionId, teamId: Number(teamId) };
  const [{ language, words, given }, { words: frame }] = await Promise.all([
    pageWords("moves", "cards"),
    // Said by the server alone.
    pageWords("shell"),
  ]);
  const [cards, everywhere, records, shell] = await Promise.all([
    fanvise.recommendations.list(person.personId, { team: place, limit: MAX_CARDS }),
    fanvise.recommendations.list(person.personId, { limit: MAX_CARDS }),
    fanvise.outcomes.trackRecord(person.personId),
    shellView(fanvise, person.personId),
  ]);
  const viewed = shell.league?.teams.find((each) => each.teamId === place.teamId);
  return (
    <Page title={words.moves("title")} lead={words.moves("lead")} width="medium">
      <div className="space-y-6">
        {/* It needs the league, which the cards do not wait for. */}
        <Suspense>
          <Lapsed fanvise={fanvise} scope={scope} />
        </Suspense>
        <WordsProvider {...given}>
          <MovesBoard
            // The key resets the state for another team or league.
            key={`${connectionId} ${teamId}`}
            cards={cards}
            place={place}
            otherTeam={shell.league && viewed && shell.league.myTeamId !== place.teamId ? viewed.teamName : null}
            elsewhere={namedElsewhere(everywhere, place, shell, frame.shell)}
            followedPlan={typeof plan === "string" && THREAD_ID.test(plan) ? plan : null}
            nowMs={pageMadeAt()}
          />
        </WordsProvider>
        <TrackRecord records={records} cards={everywhere} language={language} say={words.moves} />
      </div>
    </Page>
  );
}

/** Approved moves that came to nothing; without the league the page goes on, since its cards say what they know. */
async function Lapsed({ fanvise, scope }: { fanvise: FanVise; scope: TeamScope }) {
  const [{ words }, read] = await Promise.all([
    pageWords("ui", "time"),
    attempt(() => fanvise.services.matchups.view(scope)),
  ]);
  return read.ok && <LapsedMoves moves={read.value.output.lapsedMoves} words={words} />;
}
