/** The matchup: who leads, how it is expected to end, and what each side has left. */
import type { MatchupView, WeekOutlook } from "@/contract/league/dashboard-view";
import type { MatchupOutput } from "@/contract/tool-outputs";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";
import { Card } from "../ui/card";
import { addsLeftIn, gamesLeftIn } from "../ui/counts-left";
import { SourceAge } from "../ui/source-age";
import { CategoryTable } from "./category-table";
import { ChanceChart } from "./chance-chart";
import { DayChart } from "./day-chart";
import { Dot } from "./dot";
import { StandingsTable } from "./standings-table";
import { WinBar } from "./win-bar";
import type { OnDashboard } from "./words";

type Props = OnDashboard & {
  view: MatchupView;
  /** `null` while the days left cannot be worked out. */
  outlook: WeekOutlook | null;
};

export function MatchupCard({ view, outlook, language, words, nowMs }: Props) {
  const { matchup } = view;
  const { dashboard: say, time } = words;
  const { firstDay, lastDay, opponent } = matchup;
  return (
    <Card
      title={
        <>
          {say("matchup")}{" "}
          <span className="ml-1 font-normal text-soft">
            {firstDay !== null &&
              lastDay !== null &&
              `${say("period", { first: shortDayIn(time, firstDay), last: shortDayIn(time, lastDay) })} · `}
            {stateIn(say, matchup)}
          </span>
        </>
      }
      aside={<SourceAge of={matchup} nowMs={nowMs} />}
    >
      {opponent ? (
        <HeadToHead {...{ view, outlook, language, words, nowMs }} />
      ) : (
        <p className="text-sm">{say(matchup.standings ? "standings" : "bye")}</p>
      )}
      {matchup.categories.length > 0 && (
        <CategoryTable
          categories={matchup.categories}
          chances={outlook?.categoryChances ?? {}}
          names={{ mine: matchup.me.teamName, theirs: opponent?.teamName ?? "" }}
          language={language}
          say={say}
        />
      )}
      {matchup.standings && <StandingsTable standings={matchup.standings} language={language} say={say} />}
    </Card>
  );
}

function HeadToHead({ view, outlook, language, words }: OnDashboard & Pick<Props, "view" | "outlook">) {
  const { matchup, opponentAddsLeft } = view;
  const { dashboard: say, ui } = words;
  const { me, opponent, byDay, winProbability } = matchup;
  if (!opponent) return null;
  const shown = (value: number | null | undefined, digits?: number) =>
    value === null || value === undefined ? "–" : numberIn(language, value, digits);
  const adds = (addsLeft: number | null, addsPlanned: number) =>
    addsLeftIn(ui, language, { addsLeft, addsPlanned, noLimit: say("noLimit") });
  const finals = outlook?.finals;
  const rows = [
    ...(finals
      ? [{ name: say("expectedFinal"), mine: shown(finals.mine, 0), theirs: shown(finals.theirs, 0), isStrong: true }]
      : []),
    { name: say("gamesLeft"), mine: gamesLeftIn(ui, language, me), theirs: gamesLeftIn(ui, language, opponent) },
    { name: say("addsLeft"), mine: adds(matchup.addsLeft, matchup.addsPlanned), theirs: adds(opponentAddsLeft, 0) },
  ];
  const isPoints = me.points !== null;
  return (
    <div className="space-y-4">
      <table className="w-full table-fixed tabular-nums">
        <caption className="sr-only">{say("comparison")}</caption>
        <thead>
          <tr>
            <th scope="col" className="pb-1 text-left align-bottom text-sm font-semibold wrap-anywhere">
              <Dot className="text-mine" />
              {me.teamName}
            </th>
            <td className="w-[28%]" />
            <th scope="col" className="pb-1 text-right align-bottom text-sm font-semibold wrap-anywhere">
              {opponent.teamName}
              <Dot className="ml-1.5 text-other" />
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="text-3xl font-semibold tracking-tight sm:text-4xl">
              {shown(isPoints ? me.points : me.categoriesWon)}
            </td>
            <th scope="row" className="text-center text-xs font-normal text-soft">
              {say(isPoints ? "scored" : "categoriesWon")}
            </th>
            <td className="text-right text-3xl font-semibold tracking-tight sm:text-4xl">
              {shown(isPoints ? opponent.points : opponent.categoriesWon)}
            </td>
          </tr>
          {rows.map(({ name, mine, theirs, isStrong }) => (
            <tr key={name} className={isStrong ? "text-base font-semibold" : "text-sm"}>
              <td className="py-0.5">{mine}</td>
              <th scope="row" className="py-0.5 text-center text-xs font-normal text-soft">
                {name}
              </th>
              <td className="py-0.5 text-right">{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {finals && <p className="-mt-2 text-center text-xs text-soft">{say("finalsNote")}</p>}
      {winProbability !== null && (
        <WinBar
          chance={winProbability}
          names={{ mine: me.teamName, theirs: opponent.teamName }}
          language={language}
          say={say}
        />
      )}
      {outlook && outlook.winProbabilityHistory.length > 0 && (
        <ChanceChart
          winProbabilityHistory={outlook.winProbabilityHistory}
          days={daysOf(matchup)}
          language={language}
          words={words}
        />
      )}
      {byDay.length > 0 && (
        <DayChart
          byDay={byDay}
          days={daysOf(matchup)}
          names={{ mine: me.teamName, theirs: opponent.teamName }}
          language={language}
          words={words}
        />
      )}
    </div>
  );
}

const DAY_MS = 86_400_000;

/** All days of the matchup, those to come too. */
function daysOf({ firstDay, lastDay, byDay }: MatchupOutput): readonly string[] {
  if (firstDay === null || lastDay === null) return byDay.map(({ day }) => day);
  const [from, to] = [Date.parse(firstDay), Date.parse(lastDay)];
  const count = Math.round((to - from) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(from + index * DAY_MS).toISOString().slice(0, 10));
}

function stateIn(say: Words<"dashboard">, { state, daysLeft }: MatchupOutput): string {
  if (state === "not started") return say("notStarted");
  if (state === "finished") return say("finished");
  if (state === "bye") return say("bye");
  return say("inProgress", { count: daysLeft ?? 0 });
}
