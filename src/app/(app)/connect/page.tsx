/** Connecting a league: the demo, one's own at ESPN, and those that are there. */
import type { Metadata } from "next";
import { Suspense } from "react";
import { ConnectEspn } from "@/components/connect/connect-espn";
import { DemoChoice } from "@/components/connect/demo-choice";
import { LeagueList } from "@/components/connect/league-list";
import { DEMO_FORMATS, demoReference, type LeagueRow } from "@/components/connect/league-row-view";
import { Page } from "@/components/shell/page";
import { Card } from "@/components/ui/card";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { WordsProvider } from "@/components/words/words";
import type { ConnectionOutput } from "@/contract/account/connection";
import { seasonOfDay } from "@/domain/league/league-reference";
import { dayEt } from "@/domain/season/eastern-day";
import { attempt } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt, shellView } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";
import type { FanVise } from "@/server/wiring/composition";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("connect")).words.connect("title") };
}

/** How far back a league is offered; older seasons are reached by a link. */
const SEASONS_SHOWN = 8;

export default async function ConnectPage() {
  const { fanvise, person } = await personOfPage("/connect");
  const { words, given } = await pageWords("connect");
  const connections = await fanvise.connections.list(person.personId);
  const known = Object.fromEntries(
    DEMO_FORMATS.flatMap((format) => {
      const leagueId = fanvise.demo.leagueIdOf(format, person.personId);
      const found = connections.find((each) => each.provider === "demo" && each.leagueId === leagueId);
      return found ? [[format, { connectionId: found.connectionId, isActive: found.isActive }]] : [];
    }),
  );
  const problems = new Map(
    await Promise.all(
      connections.map(
        async (connection) =>
          [
            connection.connectionId,
            connection.provider === "demo" ? null : await problemOf(fanvise, person.personId, connection),
          ] as const,
      ),
    ),
  );
  const leagues = (
    <Card title={words.connect("leaguesTitle")}>
      <Suspense
        fallback={
          <Loading note={words.connect("readingLeagues")}>
            {connections.map(({ connectionId }) => (
              <Skeleton key={connectionId} className={problems.get(connectionId) ? "h-64 sm:h-40" : "h-22"} />
            ))}
          </Loading>
        }
      >
        <Leagues fanvise={fanvise} personId={person.personId} connections={connections} problems={problems} />
      </Suspense>
    </Card>
  );
  // Broken connections come first.
  const isBroken = [...problems.values()].some((problem) => problem !== null);
  const latest = seasonOfDay(dayEt(pageMadeAt()));
  return (
    <Page title={words.connect("title")} lead={words.connect("lead")} width="medium">
      <WordsProvider {...given}>
        <div className="space-y-4">
          {isBroken && leagues}
          <Card title={words.connect("demoTitle")} aside={words.connect("demoText")}>
            <DemoChoice known={known} teamId={fanvise.demo.teamId} />
          </Card>
          <Card title={words.connect("espnTitle")}>
            <ConnectEspn seasons={Array.from({ length: SEASONS_SHOWN }, (_, back) => latest - back)} />
          </Card>
          {!isBroken && leagues}
        </div>
      </WordsProvider>
    </Page>
  );
}

type Props = {
  fanvise: FanVise;
  personId: string;
  connections: readonly ConnectionOutput[];
  problems: ReadonlyMap<string, LeagueRow["problem"]>;
};

/** Apart: the name of one's team is known only when the league was read. */
async function Leagues({ fanvise, personId, connections, problems }: Props) {
  const [{ league, leagues }, { words }] = await Promise.all([shellView(fanvise, personId), pageWords("connect")]);
  const rows = await Promise.all(
    connections.map(async (each): Promise<LeagueRow> => {
      const { connectionId, leagueId, provider, teamId, season, isActive, loginSetAt } = each;
      const format = DEMO_FORMATS.find((form) => fanvise.demo.leagueIdOf(form, personId) === leagueId);
      const isDemo = provider === "demo";
      const leagueName = leagues.find((known) => known.connectionId === connectionId)?.leagueName;
      const fallback =
        isDemo && format
          ? words.connect("demoLeague", { format: words.connect(format) })
          : words.connect("unnamed", { id: leagueId });
      // A demo league is in this process; another at ESPN is not worth the wait.
      const teams = isActive ? league?.teams : isDemo ? await teamsOf(fanvise, personId, connectionId) : undefined;
      return {
        connectionId,
        season,
        isDemo,
        teamId,
        isActive,
        loginSetAt,
        label: leagueName ?? fallback,
        reference: isDemo && format ? demoReference(format) : leagueId,
        teamName: teams?.find((team) => team.teamId === teamId)?.teamName ?? null,
        problem: problems.get(connectionId) ?? null,
      };
    }),
  );
  return <LeagueList leagues={rows} nowMs={pageMadeAt()} />;
}

async function teamsOf(fanvise: FanVise, personId: string, connectionId: string) {
  const read = await attempt(async () =>
    fanvise.league.buildIntelligenceSnapshot(await fanvise.scopeFor(personId, { connectionId })),
  );
  return read.ok ? read.value.league.teams : undefined;
}

/** Problem recorded when the league was last read; nothing is read for it. */
async function problemOf(
  fanvise: FanVise,
  personId: string,
  { connectionId, loginSetAt }: ConnectionOutput,
): Promise<LeagueRow["problem"]> {
  const { sources } = await fanvise.sources.view(await fanvise.scopeFor(personId, { connectionId }));
  const own = sources.find(({ kind }) => kind === "league");
  if (own?.state !== "needs you" || !own.lastFailure) return null;
  const { code, message, at } = own.lastFailure;
  const isOfLogin = code === "espn.league_private" || code === "espn.login_refused";
  // A login is tried before it is saved: what was noted of an earlier one is mended.
  if (isOfLogin && loginSetAt !== null && Date.parse(at) < Date.parse(loginSetAt)) return null;
  return { code, message, isOfLogin };
}
