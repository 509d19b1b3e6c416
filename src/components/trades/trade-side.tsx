"use client";
/** What a trade does to one team: verdict, figures, parts of the season, categories, and who its roster must drop. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { TradeSideOutput } from "@/contract/trades/trade";
import { CANNOT_PLAY } from "@/domain/players/player";
import { signedIn } from "@/language/texts/ui/phrases";
import { chanceIn } from "../cards/chance-words";
import { statusIn } from "../players/status-badge";
import { shortDayIn } from "../time/day-and-age";
import { Badge } from "../ui/badge";
import { Figure } from "../ui/figure";
import { Table, Th } from "../ui/table";
import { useLanguage, useWords } from "../words/words";
import { categoryIn, dropsIn, gainIn, gainOf, VERDICT_TONES, verdictIn } from "./trade-words";

const toneOf = (change: number) => (change === 0 ? undefined : change > 0 ? "text-good" : "text-bad");

export function TradeSide({ of }: { of: TradeSideOutput }) {
  const [trades, ui] = [useWords("trades"), useWords("ui")];
  const language = useLanguage();
  const { teamName, verdict, chance, pointsPerWeek, playoffPointsPerWeek } = of;
  const gain = gainIn(ui, language, of);
  const colored = (change: number): ReactNode => (
    <span className={toneOf(change)}>{signedIn(language, change, 1)}</span>
  );
  const playoffGames = playoffGamesGained(of);
  return (
    <section aria-label={teamName} className="min-w-0 space-y-3">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        <span className="min-w-0 wrap-anywhere">{teamName}</span>
        {verdict && <Badge tone={VERDICT_TONES[verdict]}>{verdictIn(trades, verdict)}</Badge>}
      </h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {chance !== null && <Figure size="small" label={trades("chance")} value={chanceIn(language, chance)} />}
        {gain !== null && (
          <Figure
            size="small"
            label={trades("restOfSeason")}
            value={<span className={toneOf(gainOf(of))}>{gain}</span>}
          />
        )}
        {pointsPerWeek !== null && (
          <Figure size="small" label={trades("pointsPerWeek")} value={colored(pointsPerWeek)} />
        )}
        {playoffPointsPerWeek !== null && (
          <Figure size="small" label={trades("playoffs")} value={colored(playoffPointsPerWeek)} />
        )}
        {playoffGames !== null && (
          <Figure size="small" label={trades("gamesInPlayoffs")} value={signedIn(language, playoffGames, 0)} />
        )}
      </dl>
      <Spans spans={of.spans} />
      <Categories of={of} />
      <RosterNotes of={of} />
    </section>
  );
}

/** NBA games in the league's playoffs of players who come, less those of players who go. */
function playoffGamesGained({ gives, gets, drops }: TradeSideOutput): number | null {
  const games = [...gives, ...gets, ...drops].map(({ playoffGames }) => playoffGames);
  if (games.includes(null)) return null;
  const sum = (players: TradeSideOutput["gives"]) =>
    players.reduce((total, { playoffGames }) => total + (playoffGames ?? 0), 0);
  return sum(gets) - sum(gives) - sum(drops);
}

function Spans({ spans }: Pick<TradeSideOutput, "spans">) {
  const [trades, time] = [useWords("trades"), useWords("time")];
  const language = useLanguage();
  if (spans.length === 0) return null;
  return (
    <div>
      <h4 className="text-xs text-soft">{trades("bySpan")}</h4>
      <ul className="text-sm tabular-nums">
        {spans.map(({ from, to, arePlayoffs, pointsPerWeek }) => (
          <li key={from} className="flex justify-between gap-3">
            <span>
              {trades(arePlayoffs ? "spanPlayoffs" : "span", {
                from: shortDayIn(time, from),
                to: shortDayIn(time, to),
              })}
            </span>
            <span className={clsx("font-medium", toneOf(pointsPerWeek))}>{signedIn(language, pointsPerWeek, 1)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Categories({ of: { teamName, categories } }: { of: TradeSideOutput }) {
  const trades = useWords("trades");
  const language = useLanguage();
  if (categories.length === 0) return null;
  return (
    <Table caption={`${teamName}: ${trades("categories")}`}>
      <thead>
        <tr>
          <Th>{trades("category")}</Th>
          <Th align="end">{trades("before")}</Th>
          <Th align="end">{trades("after")}</Th>
        </tr>
      </thead>
      <tbody>
        {categories.map(({ category, before, after, isLowerBetter }) => {
          const change = isLowerBetter ? before - after : after - before;
          const way = change === 0 ? "same" : change > 0 ? "better" : "worse";
          return (
            <tr key={category} className="border-t border-line/70">
              <Th scope="row">{category}</Th>
              <td className="py-0.5 text-right">{categoryIn(language, category, before)}</td>
              <td className={clsx("py-0.5 text-right font-medium", toneOf(change))}>
                <span aria-hidden="true">{after === before ? "" : after > before ? "▲ " : "▼ "}</span>
                {categoryIn(language, category, after)} <span className="sr-only">{trades(way)}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Players it must drop, spots that open up, and players who come and cannot play now. */
function RosterNotes({ of }: { of: TradeSideOutput }) {
  const { gets, drops, spotsStreamed } = of;
  const [trades, player, time] = [useWords("trades"), useWords("player"), useWords("time")];
  const notes = [
    ...(drops.length === 0 ? [] : [dropsIn(trades, of)]),
    ...(spotsStreamed === 0 ? [] : [trades("streams", { count: spotsStreamed })]),
    ...gets
      .filter(({ status }) => CANNOT_PLAY.has(status))
      .map((each) => {
        const about = { name: each.name, status: statusIn(player, each) };
        return each.expectedReturn === null
          ? trades("isOut", about)
          : trades("isOutUntil", { ...about, day: shortDayIn(time, each.expectedReturn) });
      }),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="list-disc space-y-0.5 pl-4 text-sm text-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
