/** Teams by days: games, light nights, back-to-backs and playoff weeks, with my players' NBA teams marked. */
import type { Metadata } from "next";
import { changeIn } from "@/components/players/planned-mark";
import { PRO_TEAM_ORDERS, proTeamRowsOf } from "@/components/schedule/pro-team-rows";
import { type ScheduleAddress, ScheduleChoices } from "@/components/schedule/schedule-choices";
import { ScheduleGrid } from "@/components/schedule/schedule-grid";
import { ScheduleKey } from "@/components/schedule/schedule-key";
import { matchupOf, WEEK_PARAMETER } from "@/components/schedule/schedule-window";
import { Page } from "@/components/shell/page";
import { Badge } from "@/components/ui/badge";
import { Empty } from "@/components/ui/empty";
import { Failure } from "@/components/ui/failure";
import { Notice } from "@/components/ui/notice";
import { SourceAge } from "@/components/ui/source-age";
import { easternDay } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import { attempt, pageScope } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";
import type { FanVise } from "@/server/wiring/composition";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("schedule")).words.schedule("title") };
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

export default async function SchedulePage({ searchParams }: { searchParams: Promise<Given> }) {
  const { fanvise, person } = await personOfPage("/schedule");
  const given = await searchParams;
  const { words } = await pageWords("schedule", "time", "ui");
  const { schedule: say } = words;
  const read = await attempt(async () => {
    const scope = await pageScope(fanvise, person.personId, given.team);
    const schedule = await gridOf(fanvise, scope, textOf(given[WEEK_PARAMETER]));
    const [from, to] = [easternDay.parse(schedule.from), easternDay.parse(schedule.to)];
    const rosters = await attempt(async () => (await fanvise.services.schedules.ofPlayers(scope, { from, to })).output);
    return { schedule, rosters };
  });
  if (!read.ok) {
    return (
      <Page title={say("title")}>
        <Failure title={say("unread")} failure={read.failure} ui={words.ui} />
      </Page>
    );
  }
  const { schedule, rosters } = read.value;
  const order = PRO_TEAM_ORDERS.find((each) => each === given.sort) ?? "games";
  const isMineOnly = given.clubs === "mine" && rosters.ok;
  const rows = proTeamRowsOf(schedule.clubs, rosters.ok ? rosters.value.players : [], {
    order,
    isMineOnly,
    nameOf: ({ name, comingMove }) => (comingMove ? `${name} (${changeIn(words, comingMove, schedule.source)})` : name),
  });
  const shown = schedule.matchups.find(({ firstDay }) => firstDay === schedule.from);
  return (
    <Page
      title={say("title")}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {say("totals", { count: schedule.gamesInWindow })} ·{" "}
          {say("lightNights", { count: schedule.lightDays.length })}
          {shown?.isPlayoffs && <Badge tone="accent">{say("isPlayoffs")}</Badge>}
        </span>
      }
      aside={<SourceAge of={schedule} nowMs={pageMadeAt()} />}
    >
      <ScheduleChoices
        schedule={schedule}
        order={order}
        isMineOnly={isMineOnly}
        hasMine={rosters.ok}
        address={addressUnder(given)}
        words={words}
      />
      {!rosters.ok && (
        <Notice title={say("unreadRoster")} className="mb-3">
          {rosters.failure.message}
        </Notice>
      )}
      {schedule.gamesInWindow === 0 || rows.length === 0 ? (
        <Empty title={say(rows.length === 0 ? "noMine" : "noGames")}>{say("noGamesText")}</Empty>
      ) : (
        <div className="rounded-xl border border-line bg-surface p-2 shadow-card">
          <ScheduleGrid schedule={schedule} rows={rows} byDay={rosters.ok ? rosters.value.byDay : []} words={words} />
        </div>
      )}
      <div className="mt-3">
        <ScheduleKey say={say} />
      </div>
    </Page>
  );
}

/** The requested matchup's days, otherwise the present one's; a week from today where a matchup is longer than a page. */
async function gridOf({ services, leagueClockOf }: FanVise, scope: TeamScope, week: string | undefined) {
  const grid = async (request: Parameters<typeof services.schedules.grid>[1]) =>
    (await services.schedules.grid(scope, request)).output;
  const today = dayEt(leagueClockOf(scope).now());
  const first = await attempt(() => grid({}));
  const present = first.ok ? first.value : await grid({ from: today });
  const requested = matchupOf(present.matchups, week);
  if (!requested) return present;
  const [from, to] = [easternDay.parse(requested.firstDay), easternDay.parse(requested.lastDay)];
  return grid({ from, to });
}

const textOf = (given: string | string[] | undefined): string | undefined =>
  typeof given === "string" ? given : undefined;

/** Keeps the rest of the address, the perspective too. */
function addressUnder(given: Given): ScheduleAddress {
  return (change) => {
    const next = new URLSearchParams();
    for (const name of ["team", WEEK_PARAMETER, "clubs", "sort"]) {
      const value = name in change ? change[name] : textOf(given[name]);
      if (value) next.set(name, value);
    }
    const query = next.toString();
    return query === "" ? "/schedule" : `/schedule?${query}`;
  };
}
