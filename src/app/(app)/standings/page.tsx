/** The standings with the odds of the season, my matchups left, and the playoff weeks of my players. */
import type { Metadata } from "next";
import { StandingsTable } from "@/components/dashboard/standings-table";
import { Page } from "@/components/shell/page";
import { PlayoffPlanner } from "@/components/standings/playoff-planner";
import { RemainingMatchups } from "@/components/standings/remaining-matchups";
import { SeasonTable } from "@/components/standings/season-table";
import { shortDayIn } from "@/components/time/day-and-age";
import { Card } from "@/components/ui/card";
import { Failure } from "@/components/ui/failure";
import { Notice } from "@/components/ui/notice";
import { SourceAge } from "@/components/ui/source-age";
import type { SeasonOddsOutput, StandingsOutput } from "@/contract/league/season-odds";
import { attempt, pageScope } from "@/server/pages/page-reading";
import { type PageWords, pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("standings")).words.standings("title") };
}

type Given = Readonly<Record<string, string | string[] | undefined>>;
type Say = PageWords<"standings" | "dashboard" | "time" | "ui">;

export default async function StandingsPage({ searchParams }: { searchParams: Promise<Given> }) {
  const { fanvise, person } = await personOfPage("/standings");
  const { team } = await searchParams;
  const page = await pageWords("standings", "dashboard", "time", "ui");
  const say = page.words.standings;
  const read = await attempt(async () => {
    const scope = await pageScope(fanvise, person.personId, team);
    const { output: standings } = await fanvise.services.standings.standings(scope);
    const season = standings.oddsWithheld
      ? null
      : await attempt(async () => (await fanvise.services.standings.odds(scope)).output);
    return { standings, season };
  });
  if (!read.ok) {
    return (
      <Page title={say("title")}>
        <Failure title={say("unread")} failure={read.failure} ui={page.words.ui} />
      </Page>
    );
  }
  const { standings, season } = read.value;
  return (
    <Page title={say("title")} lead={leadOf(standings, page)} aside={<SourceAge of={standings} nowMs={pageMadeAt()} />}>
      <div className="space-y-4">
        {standings.oddsWithheld && <Notice title={say("withheldTitle")}>{say(standings.oddsWithheld)}</Notice>}
        <div className="rounded-xl border border-line bg-surface p-2 shadow-card">
          {standings.table ? (
            <StandingsTable standings={standings.table} language={page.language} say={page.words.dashboard} />
          ) : (
            <SeasonTable standings={standings} language={page.language} say={say} />
          )}
          {standings.simulations > 0 && (
            <p className="px-2 py-2 text-xs text-soft">
              {say("simulated", { count: standings.simulations })}
              {standings.recordUnit === "categories" && ` ${say("categoriesNote")}`}
            </p>
          )}
        </div>
        {season && !season.ok && <Failure title={say("oddsUnread")} failure={season.failure} ui={page.words.ui} />}
        {season?.ok && "team" in season.value && <MySeason season={season.value} page={page} />}
      </div>
    </Page>
  );
}

function MySeason({ season, page: { language, words } }: { season: SeasonOddsOutput; page: Say }) {
  const say = words.standings;
  return (
    <>
      {season.remaining.length > 0 && (
        <Card title={say("remaining")}>
          <RemainingMatchups remaining={season.remaining} language={language} words={words} />
        </Card>
      )}
      {season.playoffs && (
        <Card title={say("playoffWeeks")}>
          {season.playoffWeeks ? (
            <>
              <p className="mb-2 text-sm text-soft">{say("playoffLead")}</p>
              <PlayoffPlanner
                plan={season.playoffWeeks}
                arePointsOwn={season.team.pointsFor !== null}
                language={language}
                words={words}
              />
            </>
          ) : (
            <p className="text-sm text-soft">{say("noPlayoffs")}</p>
          )}
        </Card>
      )}
    </>
  );
}

function leadOf({ matchupsLeft, playoffs, table }: StandingsOutput, { words: { standings: say, time } }: Say): string {
  if (table) return "";
  const season = matchupsLeft > 0 ? say("left", { count: matchupsLeft }) : say("regularOver");
  const next = playoffs?.haveBegun
    ? say("playoffsOn")
    : playoffs?.firstDay
      ? say("playoffsFrom", { day: shortDayIn(time, playoffs.firstDay) })
      : null;
  return next === null ? season : `${season} · ${next}`;
}
