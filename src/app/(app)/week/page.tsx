/** The week planner: everyone on every day left, what moves would change, and the opponent's week beside it. */
import type { Metadata } from "next";
import { Suspense } from "react";
import { LapsedMoves } from "@/components/moves/lapsed-moves";
import { NoLeague } from "@/components/shell/no-league";
import { Page } from "@/components/shell/page";
import { shortDayIn } from "@/components/time/day-and-age";
import { buttonVariant } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Empty } from "@/components/ui/empty";
import { Failure } from "@/components/ui/failure";
import { Notice } from "@/components/ui/notice";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { WeekBeside } from "@/components/week/week-beside";
import { WeekBoard } from "@/components/week/week-board";
import { WeekSkeleton } from "@/components/week/week-skeleton";
import { WordsProvider } from "@/components/words/words";
import type { WeekOutput } from "@/contract/planning/week-grid";
import { attempt, type PageFailure, pageScope } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("week")).words.week("title") };
}

type Team = string | string[] | undefined;

export default async function WeekPage({ searchParams }: { searchParams: Promise<{ team?: Team }> }) {
  const { team } = await searchParams;
  const { words } = await pageWords("week");
  return (
    <Page title={words.week("title")}>
      <Suspense key={String(team)} fallback={<WeekSkeleton note={words.week("reading")} />}>
        <Week team={team} />
      </Suspense>
    </Page>
  );
}

async function Week({ team }: { team: Team }) {
  const { fanvise, person } = await personOfPage("/week");
  const { words, given } = await pageWords("week", "time", "ui", "player");
  const read = await attempt(async () => {
    const [scope, own] = await Promise.all([
      pageScope(fanvise, person.personId, team),
      fanvise.scopeFor(person.personId, {}),
    ]);
    return { isOwnTeam: scope.teamId === own.teamId, week: await fanvise.weekGrids.view(scope) };
  });
  if (!read.ok) return <NoWeek failure={read.failure} />;
  const { isOwnTeam, week } = read.value;
  const nowMs = pageMadeAt();
  return (
    <WordsProvider language={given.language} spaces={{ week: given.spaces.week, player: given.spaces.player }}>
      <p className="mb-3 text-sm text-soft">{leadOf(words, week)}</p>
      <LapsedMoves moves={week.lapsedMoves} words={words} className="mb-3" />
      {!week.opponent && <Notice className="mb-3">{words.week("noOpponent")}</Notice>}
      <WeekBoard
        // Another view, or another day, is another board: what was tried out belongs to the old one.
        key={`${week.teamId} ${week.days[0]?.day}`}
        {...{ week, isOwnTeam, nowMs }}
        beside={
          week.opponent && (
            <Suspense fallback={<BesideSkeleton name={week.opponent.teamName} />}>
              <Beside opponent={week.opponent} />
            </Suspense>
          )
        }
      />
    </WordsProvider>
  );
}

function leadOf(
  { week: say, time }: Awaited<ReturnType<typeof pageWords<"week" | "time">>>["words"],
  { days, opponent }: WeekOutput,
): string {
  const span = { first: shortDayIn(time, days[0]?.day ?? ""), last: shortDayIn(time, days.at(-1)?.day ?? "") };
  return opponent ? say("leadAgainst", { ...span, opponent: opponent.teamName }) : say("lead", span);
}

type Opponent = NonNullable<WeekOutput["opponent"]>;

async function Beside({ opponent }: { opponent: Opponent }) {
  const { fanvise, person } = await personOfPage("/week");
  const { words } = await pageWords("week", "ui");
  const read = await attempt(async () =>
    fanvise.weekGrids.grid(await fanvise.scopeFor(person.personId, { teamId: String(opponent.teamId) })),
  );
  if (!read.ok) {
    const title = words.week("otherUnread", { team: opponent.teamName });
    return <Failure title={title} failure={read.failure} ui={words.ui} />;
  }
  return <WeekBeside of={read.value} nowMs={pageMadeAt()} />;
}

async function BesideSkeleton({ name }: { name: string }) {
  const { words } = await pageWords("week");
  return (
    <Card title={name}>
      <Loading note={words.week("readingOther", { team: name })}>
        <Skeleton className="h-160" />
      </Loading>
    </Card>
  );
}

/** Between matchups, and without a league, nothing is wrong: the page says what to do instead. */
async function NoWeek({ failure }: { failure: PageFailure }) {
  const { words } = await pageWords("week", "ui");
  const { week: say } = words;
  if (failure.code === "matchup.no_days_left") {
    const toSchedule = (
      <a href="/schedule" className={buttonVariant()}>
        {say("toSchedule")}
      </a>
    );
    return (
      <Empty title={say("overTitle")} action={toSchedule}>
        {say("overText")}
      </Empty>
    );
  }
  if (failure.code === "request.not_found") return <NoLeague ui={words.ui} />;
  const retry = (
    <a href="/week" className={buttonVariant({ size: "small" })}>
      {words.ui("retry")}
    </a>
  );
  return <Failure title={say("unread")} failure={failure} ui={words.ui} actions={retry} />;
}
