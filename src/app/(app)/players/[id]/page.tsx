/** One player: status, games, projection, schedule, news, the advice on him and what adding him would change. */
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, Suspense } from "react";
import { Decision } from "@/components/players/decision";
import { GameLog } from "@/components/players/game-log";
import { Outlook } from "@/components/players/outlook";
import { PlayerFigures, PlayerLead } from "@/components/players/player-head";
import { PlayerNews } from "@/components/players/player-news";
import { statusIn } from "@/components/players/status-badge";
import { StatusHistory } from "@/components/players/status-history";
import type { WhatIfChoice } from "@/components/players/what-if";
import { Page } from "@/components/shell/page";
import { buttonVariant } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Failure } from "@/components/ui/failure";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { SourceAge } from "@/components/ui/source-age";
import { WordsProvider } from "@/components/words/words";
import type { PlayerPageOutput } from "@/contract/players/players-output";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import { readPlayerId } from "@/server/http/query";
import { attempt, pageScope } from "@/server/pages/page-reading";
import { type PageWords, pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";
import type { FanVise } from "@/server/wiring/composition";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ team?: string | string[] }>;
};

/** Once a page: its title names him too. */
const readPlayer = cache(async (address: string, team: string | string[] | undefined) => {
  const { fanvise, person } = await personOfPage(`/players/${encodeURIComponent(address)}`);
  const read = await attempt(async () => {
    const playerId = readPlayerId(address);
    const scope = await pageScope(fanvise, person.personId, team);
    return { scope, player: (await fanvise.services.playerPages.view(scope, playerId)).output };
  });
  return { fanvise, read };
});

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { read } = await readPlayer((await params).id, (await searchParams).team);
  const { words } = await pageWords("players");
  return { title: read.ok ? read.value.player.name : words.players("title") };
}

export default async function PlayerPage({ params, searchParams }: Props) {
  const { team } = await searchParams;
  const { fanvise, read } = await readPlayer((await params).id, team);
  const { language, words, given } = await pageWords("player", "time", "ui");
  const { player: say } = words;
  if (!read.ok) {
    if (GONE.includes(read.failure.code)) notFound();
    return (
      <Page title={say("unread")}>
        <Failure title={say("unread")} failure={read.failure} ui={words.ui} />
      </Page>
    );
  }
  const { scope, player } = read.value;
  const nowMs = pageMadeAt();
  const request = { fanvise, scope, playerId: player.playerId, variant: { language, words }, nowMs };
  return (
    <WordsProvider language={given.language} spaces={{ player: given.spaces.player }}>
      <Page
        title={player.name}
        lead={<PlayerLead of={player} words={words} />}
        aside={
          <div className="flex flex-wrap items-center gap-3">
            <SourceAge of={player} nowMs={nowMs} />
            <a href={compareAddress(player.playerId, team)} className={buttonVariant({ size: "small" })}>
              {say("compare")}
            </a>
          </div>
        }
      >
        <PlayerFigures of={player} language={language} words={words} />
        <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-start-1">
            <Suspense fallback={<Waiting title={say("advice")} note={say("adviceLoading")} height="h-96" />}>
              <PlayerDecision {...request} of={player} />
            </Suspense>
            <StatusHistory history={player.statusHistory} words={words} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-start-1">
            <Suspense fallback={<Waiting title={say("outlook")} note={say("outlookLoading")} height="h-80" />}>
              <PlayerOutlook {...request} />
            </Suspense>
            <GameLog of={player} language={language} words={words} nowMs={nowMs} />
            <Suspense fallback={<Waiting title={say("news")} note={say("newsLoading")} height="h-24" />}>
              <NewsOfPlayer {...request} />
            </Suspense>
          </div>
        </div>
      </Page>
    </WordsProvider>
  );
}

type Asked = {
  fanvise: FanVise;
  scope: TeamScope;
  playerId: number;
  variant: Pick<PageWords<"player" | "time" | "ui">, "language" | "words">;
  nowMs: number;
};

async function PlayerOutlook({ fanvise, scope, playerId, variant: { language, words }, nowMs }: Asked) {
  const ahead = await attempt(() => fanvise.prospects.ahead(scope, playerId));
  if (!ahead.ok) return <Failure title={words.player("outlookUnread")} failure={ahead.failure} ui={words.ui} />;
  const today = dayEt(fanvise.leagueClockOf(scope).now());
  return <Outlook of={ahead.value} today={today} language={language} words={words} nowMs={nowMs} />;
}

async function NewsOfPlayer({ fanvise, scope, playerId, variant: { words }, nowMs }: Asked) {
  const news = await attempt(() => fanvise.services.news.answer(scope, { playerKey: playerId }));
  if (!news.ok) return <Failure title={words.player("newsUnread")} failure={news.failure} ui={words.ui} />;
  const leagueNowMs = fanvise.leagueClockOf(scope).now();
  return <PlayerNews news={news.value} playerId={playerId} words={words} leagueNowMs={leagueNowMs} nowMs={nowMs} />;
}

async function PlayerDecision({ of: { ownership, status }, ...request }: Asked & { of: PlayerPageOutput }) {
  const { words } = request.variant;
  const named = `#${request.playerId}`;
  const [choice, advice] = await Promise.all([
    attempt(() => choiceOf(request, ownership)),
    // It has a time limit of its own.
    attempt(() => request.fanvise.research(request.scope, { question: named, playerName: named }, NEVER)),
  ]);
  if (!choice.ok) return <Failure title={words.player("decisionUnread")} failure={choice.failure} ui={words.ui} />;
  return (
    <Decision
      playerId={request.playerId}
      teamId={Number(request.scope.teamId)}
      choice={choice.value}
      isActive={status === "ACTIVE"}
      advice={advice.ok ? advice.value : null}
    />
  );
}

/** Who of mine could go for him, or who is free for his place; `null` for another team's. */
async function choiceOf(
  { fanvise: { services }, scope, variant: { words } }: Asked,
  ownership: string,
): Promise<WhatIfChoice | null> {
  const { player: say } = words;
  const labelled = (each: { playerId: number; name: string; status: string; statusText: string }, slot: string) => ({
    playerId: each.playerId,
    name: each.name,
    label:
      each.status === "ACTIVE"
        ? say("listed", { name: each.name, slot })
        : say("listedHurt", { name: each.name, slot, status: statusIn(say, each) }),
  });
  if (ownership === "my roster") {
    const { output } = await services.directory.search(scope, {
      status: "free",
      health: "healthy",
      limit: PLAYERS_OFFERED,
    });
    return { kind: "drop", others: output.players.map((each) => labelled(each, each.positions.join("/"))) };
  }
  if (!TO_BE_ADDED.includes(ownership)) return null;
  const { output } = await services.rosterPages.view(scope, {});
  return { kind: "add", others: output.players.map((each) => labelled(each, each.slot)) };
}

const NEVER = new AbortController().signal;
const TO_BE_ADDED: readonly string[] = ["free agent", "on waivers", "unknown"];
const PLAYERS_OFFERED = 25;
/** Error codes that show the "not found" page. */
const GONE: readonly string[] = ["player.not_found", "request.not_found"];

function compareAddress(playerId: number, team: string | string[] | undefined): string {
  const next = new URLSearchParams({ pick: String(playerId), ...(typeof team === "string" && { team }) });
  return `/players?${next}`;
}

function Waiting({ title, note, height }: { title: string; note: string; height: string }) {
  return (
    <Card title={title}>
      <Loading note={note}>
        <Skeleton className={height} />
      </Loading>
    </Card>
  );
}
