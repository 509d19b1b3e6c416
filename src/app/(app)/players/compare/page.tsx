/** Two to four players side by side. */
import type { Metadata } from "next";
import { type Compared, CompareTable } from "@/components/players/compare-table";
import { LIST_PATH, MAX_COMPARED, MIN_COMPARED } from "@/components/players/list-address";
import { Page } from "@/components/shell/page";
import { buttonVariant } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Failure } from "@/components/ui/failure";
import { SourceAge } from "@/components/ui/source-age";
import { readPlayerId } from "@/server/http/query";
import { attempt, pageScope } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("players")).words.players("compareTitle") };
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

export default async function ComparePage({ searchParams }: { searchParams: Promise<Given> }) {
  const given = await searchParams;
  const { fanvise, person } = await personOfPage(`${LIST_PATH}/compare`);
  const { language, words } = await pageWords("players", "player", "time", "ui");
  const { players } = words;
  const ids = idsOf(given.ids);
  const read = await Promise.all(
    ids.map(async (id) => ({
      id,
      reading: await attempt(async (): Promise<Compared> => {
        const scope = await pageScope(fanvise, person.personId, given.team);
        const playerId = readPlayerId(id);
        const { output } = await fanvise.services.playerPages.view(scope, playerId);
        // Without a projection the rest still compares.
        const ahead = await attempt(() => fanvise.prospects.ahead(scope, playerId));
        return { player: output, next: ahead.ok ? ahead.value.games[0] : undefined };
      }),
    })),
  );
  const all = read.flatMap(({ reading }) => (reading.ok ? [reading.value] : []));
  const failed = read.flatMap(({ id, reading }) => (reading.ok ? [] : [{ id, failure: reading.failure }]));
  const [first] = all;
  return (
    <Page
      title={players("compareTitle")}
      aside={
        <div className="flex flex-wrap items-center gap-3">
          {first && <SourceAge of={first.player} nowMs={pageMadeAt()} />}
          <a href={listAddress(given, ids)} className={buttonVariant({ size: "small" })}>
            {players("backToList")}
          </a>
        </div>
      }
    >
      <div className="space-y-3">
        {failed.map(({ id, failure }) => (
          <Failure key={id} title={players("unreadPlayer", { id })} failure={failure} ui={words.ui} />
        ))}
        {ids.length < MIN_COMPARED && <Empty title={players("choose")}>{players("chooseText")}</Empty>}
        {all.length > 0 && ids.length >= MIN_COMPARED && (
          <div className="rounded-xl border border-line bg-surface p-2 shadow-card sm:p-4">
            <CompareTable all={all} language={language} words={words} />
          </div>
        )}
      </div>
    </Page>
  );
}

function idsOf(given: string | string[] | undefined): string[] {
  const ids = typeof given === "string" ? given.split(",").filter((id) => /^\d{1,12}$/.test(id)) : [];
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** The list as it was left, with the same players chosen. */
function listAddress(given: Given, ids: readonly string[]): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (typeof value === "string" && name !== "ids") next.set(name, value);
  if (ids.length > 0) next.set("pick", ids.join(","));
  const query = next.toString();
  return query === "" ? LIST_PATH : `${LIST_PATH}?${query}`;
}
