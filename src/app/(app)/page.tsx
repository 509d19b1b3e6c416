/** The dashboard: the page a manager reads in the ten minutes before lock. */
import type { Metadata } from "next";
import { Suspense } from "react";
import { inPlanOrder } from "@/components/cards/card-order";
import { isOf } from "@/components/cards/card-team";
import { ChangesCard } from "@/components/dashboard/changes-card";
import { LineupCard } from "@/components/dashboard/lineup-card";
import { MatchupCard } from "@/components/dashboard/matchup-card";
import { NewsCard } from "@/components/dashboard/news-card";
import { OpponentCard } from "@/components/dashboard/opponent-card";
import { PendingCard } from "@/components/dashboard/pending-card";
import { AsideSkeleton, DashboardSkeleton } from "@/components/dashboard/skeletons";
import type { OnDashboard } from "@/components/dashboard/words";
import { LapsedMoves } from "@/components/moves/lapsed-moves";
import { namedElsewhere } from "@/components/moves/named-elsewhere";
import { Page } from "@/components/shell/page";
import { buttonVariant } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Failure } from "@/components/ui/failure";
import { WordsProvider } from "@/components/words/words";
import type { TeamScope } from "@/domain/league/scope";
import { matchupView, newsOnMine, weekOutlook } from "@/server/pages/dashboard-view";
import { attempt, pageScope } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt, shellView } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";
import type { FanVise } from "@/server/wiring/composition";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("dashboard")).words.dashboard("title") };
}

type Props = { searchParams: Promise<{ team?: string | string[] }> };

const MAX_PENDING = 100;
const ACTIVITY_DAYS = 7;

export default async function DashboardPage({ searchParams }: Props) {
  const { fanvise, person } = await personOfPage("/");
  const { team } = await searchParams;
  const { language, words } = await pageWords("dashboard", "time", "ui", "player");
  const scope = await pageScope(fanvise, person.personId, team);
  const on: OnDashboard = { language, words, nowMs: pageMadeAt() };
  return (
    <Page title={words.dashboard("title")}>
      <Suspense key={scope.teamId} fallback={<DashboardSkeleton note={words.dashboard("reading")} />}>
        <Parts {...{ fanvise, scope, on }} />
      </Suspense>
    </Page>
  );
}

type PartProps = { fanvise: FanVise; scope: TeamScope; on: OnDashboard };

/** On a phone one column in the order of what is urgent, on a desk two. */
async function Parts({ fanvise, scope, on }: PartProps) {
  const { dashboard, ui } = on.words;
  const [view, outlook, pending, shell, { words: frame }] = await Promise.all([
    attempt(() => matchupView(fanvise, scope)),
    attempt(() => weekOutlook(fanvise, scope)),
    fanvise.recommendations.list(scope.personId, { status: "pending", limit: MAX_PENDING }),
    shellView(fanvise, scope.personId),
    pageWords("shell"),
  ]);
  const place = { connectionId: scope.connectionId, teamId: Number(scope.teamId) };
  const isOwn = shell.league === null || shell.league.myTeamId === place.teamId;
  const tryAgain = (
    <a href={`/?team=${scope.teamId}`} className={buttonVariant({ size: "small" })}>
      {ui("retry")}
    </a>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="contents gap-4 lg:flex lg:flex-col">
        <div className="order-1">
          {view.ok ? (
            <MatchupCard {...on} view={view.value} outlook={outlook.ok ? outlook.value : null} />
          ) : (
            <Failure title={dashboard("unread")} failure={view.failure} ui={ui} actions={tryAgain} />
          )}
        </div>
        <div className="order-3">
          {outlook.ok ? (
            <LineupCard {...on} outlook={outlook.value} />
          ) : (
            // Without days left there is nothing wrong: the sentence says so.
            <Card title={dashboard("lineup")}>
              <p className="text-sm text-soft">{outlook.failure.message}</p>
            </Card>
          )}
        </div>
      </div>
      <div className="contents gap-4 lg:flex lg:flex-col">
        <div className="order-2 space-y-4">
          {view.ok && <LapsedMoves moves={view.value.matchup.lapsedMoves} words={on.words} />}
          <PendingCard
            cards={inPlanOrder(pending.filter((card) => isOf(place, card)))}
            elsewhere={namedElsewhere(pending, place, shell, frame.shell)}
            viewedTeam={isOwn ? null : place.teamId}
            language={on.language}
            words={on.words}
          />
        </div>
        <div className="order-4 space-y-4">
          <Suspense fallback={<AsideSkeleton note={ui("loading")} />}>
            <AnswerSection {...{ fanvise, scope, on }} />
          </Suspense>
          <Suspense fallback={null}>
            <OpponentSection {...{ fanvise, scope, on }} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Parts from slower sources, after everything that can be decided on. */
async function AnswerSection({ fanvise, scope, on }: PartProps) {
  const { dashboard, ui } = on.words;
  const { given } = await pageWords("dashboard");
  const [activity, news] = await Promise.all([
    attempt(async () => (await fanvise.services.activity.activity(scope, { days: ACTIVITY_DAYS })).output),
    attempt(() => newsOnMine(fanvise, scope)),
  ]);
  return (
    <>
      {activity.ok ? (
        <WordsProvider {...given}>
          <ChangesCard {...on} activity={activity.value} days={ACTIVITY_DAYS} place={scope.connectionId} />
        </WordsProvider>
      ) : (
        <Failure title={dashboard("changesUnread")} failure={activity.failure} ui={ui} />
      )}
      {news.ok ? (
        <NewsCard {...on} news={news.value} leagueNowMs={fanvise.leagueClockOf(scope).now()} />
      ) : (
        <Failure title={dashboard("newsUnread")} failure={news.failure} ui={ui} />
      )}
    </>
  );
}

/** Last of all: several plans are made for it. Where no days are left there is nothing to say. */
async function OpponentSection({ fanvise, scope, on }: PartProps) {
  const { dashboard, ui } = on.words;
  const outlook = await attempt(async () => (await fanvise.services.opponents.outlook(scope)).output);
  if (outlook.ok) return <OpponentCard {...on} outlook={outlook.value} />;
  if (outlook.failure.code === "matchup.no_days_left") return null;
  return <Failure title={dashboard("opponentUnread")} failure={outlook.failure} ui={ui} />;
}
