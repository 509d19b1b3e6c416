/** Players page: search, filters, sort order, paging, and the comparison of the league's pool. */
import type { Metadata } from "next";
import { CompareBar } from "@/components/players/compare-choice";
import { ListCount } from "@/components/players/list-count";
import { ListLink } from "@/components/players/list-link";
import { PlayerSearch } from "@/components/players/player-search";
import { PlayerTable } from "@/components/players/player-table";
import { Page } from "@/components/shell/page";
import { buttonVariant } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Failure } from "@/components/ui/failure";
import { SourceAge } from "@/components/ui/source-age";
import { WordsProvider } from "@/components/words/words";
import { isPointsFormat } from "@/domain/league/league";
import { playersQuery } from "@/server/http/query";
import { attempt, pageScope } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

const PAGE_SIZE = 50;
const MAX_PAGES = 100;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("players")).words.players("title") };
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

export default async function PlayersPage({ searchParams }: { searchParams: Promise<Given> }) {
  const { fanvise, person } = await personOfPage("/players");
  const given = await searchParams;
  const { language, words, given: texts } = await pageWords("players", "player", "time", "ui");
  const { players } = words;
  const question = questionOf(given);
  const found = await attempt(async () => {
    const scope = await pageScope(fanvise, person.personId, given.team);
    const [{ output }, { league }] = await Promise.all([
      fanvise.services.directory.search(scope, { ...question, limit: PAGE_SIZE }),
      fanvise.league.buildIntelligenceSnapshot(scope),
    ]);
    return { output, hasPoints: isPointsFormat(league.settings.format) };
  });
  const page = pageOf(given.page);
  const failed = found.ok ? undefined : found.failure;
  const output = found.ok ? found.value.output : undefined;
  const hasPoints = found.ok ? found.value.hasPoints : true;
  const sort = output?.sort ?? question.sort ?? "points";
  return (
    <WordsProvider language={texts.language} spaces={{ players: texts.spaces.players }}>
      <Page title={players("title")} aside={output && <SourceAge of={output} nowMs={pageMadeAt()} />}>
        <PlayerSearch
          sort={sort}
          hasPoints={hasPoints}
          count={output && <ListCount of={output} page={page} pageSize={PAGE_SIZE} say={players} />}
        >
          {failed && (
            <Failure
              title={players("unread")}
              failure={failed}
              ui={words.ui}
              actions={
                <ListLink change={{}} className={buttonVariant({ size: "small" })}>
                  {players("firstPage")}
                </ListLink>
              }
            />
          )}
          {output && (
            <>
              {output.shown === 0 ? (
                <Empty title={players("none")}>{players("noneText")}</Empty>
              ) : (
                <div className="rounded-xl border border-line bg-surface p-1 shadow-card sm:p-2">
                  {output.orderNote === "no_stats_yet" && (
                    <p className="px-2 py-1 text-sm text-soft">{players("noStatsYet")}</p>
                  )}
                  <PlayerTable
                    rows={output.players}
                    source={output.source}
                    sort={sort}
                    hasPoints={hasPoints}
                    language={language}
                    words={words}
                  />
                </div>
              )}
              <nav aria-label={players("pages")} className="mt-3 mb-16 flex flex-wrap gap-2">
                {question.cursor !== undefined && (
                  <ListLink change={{ cursor: undefined, page: undefined }} className={buttonVariant()}>
                    {players("firstPage")}
                  </ListLink>
                )}
                {output.nextCursor !== null && (
                  <ListLink
                    change={{ cursor: output.nextCursor, page: String(page + 1) }}
                    className={buttonVariant({ variant: "primary" })}
                  >
                    {players("nextPage")}
                  </ListLink>
                )}
              </nav>
            </>
          )}
        </PlayerSearch>
        <CompareBar />
      </Page>
    </WordsProvider>
  );
}

/** Parses the address's parameters; invalid ones are dropped, since a user may have edited them. */
function questionOf(given: Given) {
  const { query, position, status, health, sort, cursor } = playersQuery.shape;
  const read = <Value,>(schema: { safeParse(value: unknown): { success: boolean; data?: Value } }, value: unknown) => {
    const parsed = schema.safeParse(value === "" ? undefined : value);
    return parsed.success ? parsed.data : undefined;
  };
  return {
    query: read(query, given.query),
    position: read(position, given.position),
    status: read(status, given.status),
    health: read(health, given.health),
    sort: read(sort, given.sort),
    cursor: read(cursor, given.cursor),
  };
}

function pageOf(given: string | string[] | undefined): number {
  const page = Number(given);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1;
}
