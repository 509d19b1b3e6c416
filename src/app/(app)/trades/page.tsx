/** Trades: a deal built from two rosters, what it does to both teams, and offers that help both. */
import type { Metadata } from "next";
import { Suspense } from "react";
import { NoLeague } from "@/components/shell/no-league";
import { Page } from "@/components/shell/page";
import { dayIn } from "@/components/time/day-and-age";
import { TradeBoard } from "@/components/trades/trade-board";
import { buttonVariant } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Failure } from "@/components/ui/failure";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { WordsProvider } from "@/components/words/words";
import type { TradeRostersOutput } from "@/contract/trades/trade";
import { attempt, type PageFailure, pageScope } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("trades")).words.trades("title") };
}

type Parameter = string | string[] | undefined;
/** `get` and `give`: ids of players, with commas between; `partner`: a team's number. */
type Asked = { team?: Parameter; get?: Parameter; give?: Parameter; partner?: Parameter };

export default async function TradesPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const asked = await searchParams;
  const { words } = await pageWords("trades");
  return (
    <Page title={words.trades("title")} lead={words.trades("lead")}>
      <Suspense key={JSON.stringify(asked)} fallback={<Reading note={words.trades("reading")} />}>
        <Trades asked={asked} />
      </Suspense>
    </Page>
  );
}

function Reading({ note }: { note: string }) {
  return (
    <Loading note={note}>
      <Skeleton className="h-24 rounded-xl" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-160 rounded-xl" />
        <Skeleton className="h-160 rounded-xl max-lg:hidden" />
      </div>
    </Loading>
  );
}

async function Trades({ asked }: { asked: Asked }) {
  const { fanvise, person } = await personOfPage("/trades");
  const { words, given } = await pageWords("trades", "time", "ui", "player");
  const read = await attempt(async () =>
    fanvise.services.trades.rosters(await pageScope(fanvise, person.personId, asked.team)),
  );
  if (!read.ok) return <NoTrades failure={read.failure} />;
  const rosters = read.value;
  const { deadlineDay } = rosters;
  return (
    <WordsProvider language={given.language} spaces={{ trades: given.spaces.trades, player: given.spaces.player }}>
      {deadlineDay !== null && (
        <p className="mb-3 text-sm text-soft">{words.trades("deadline", { day: dayIn(words.time, deadlineDay) })}</p>
      )}
      <TradeBoard
        // Another view is another board: what was picked belongs to the old one.
        key={rosters.teamId}
        rosters={rosters}
        initial={dealAsked(rosters, asked)}
        nowMs={pageMadeAt()}
      />
    </WordsProvider>
  );
}

/** Only players that the teams have: an address may be older than the rosters. */
function dealAsked({ teams }: TradeRostersOutput, { get, give, partner }: Asked) {
  const ids = (text: Parameter) =>
    String(text ?? "")
      .split(",")
      .map(Number);
  const [wanted, given] = [new Set(ids(get)), new Set(ids(give))];
  const others = teams.filter(({ isMine }) => !isMine);
  const owner =
    others.find(({ players }) => players.some(({ playerId }) => wanted.has(playerId))) ??
    others.find(({ teamId }) => String(teamId) === partner);
  const mine = teams.find(({ isMine }) => isMine);
  const those = (team: typeof owner, among: ReadonlySet<number>) =>
    (team?.players ?? []).map(({ playerId }) => playerId).filter((id) => among.has(id));
  return { partnerId: owner?.teamId ?? null, give: those(mine, given), get: those(owner, wanted) };
}

/** Past the deadline and without a league nothing is wrong: the page says what is so. */
async function NoTrades({ failure }: { failure: PageFailure }) {
  const { words } = await pageWords("trades", "ui");
  const { trades: say } = words;
  if (failure.code === "trade.deadline_past" || failure.code === "trade.season_over")
    return <Empty title={say("closedTitle")}>{failure.message}</Empty>;
  if (failure.code === "request.not_found") return <NoLeague ui={words.ui} />;
  const retry = (
    <a href="/trades" className={buttonVariant({ size: "small" })}>
      {words.ui("retry")}
    </a>
  );
  return <Failure title={say("unread")} failure={failure} ui={words.ui} actions={retry} />;
}
