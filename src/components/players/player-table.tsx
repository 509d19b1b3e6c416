/** The list of players: who, how, whose, what a game brings and how many are left. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Language } from "@/contract/conversation/intent";
import type { DirectoryRow, PLAYER_SORTS } from "@/contract/players/players-output";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";
import { Table, Td, Th } from "../ui/table";
import { PickBox } from "./compare-choice";
import { ListLink } from "./list-link";
import { OwnershipBadge } from "./ownership";
import { PlannedMark } from "./planned-mark";
import { PlayerLink } from "./player-link";
import { SHOWN_STATS, statIn } from "./stat-figures";
import { StatusBadge } from "./status-badge";

type Sort = (typeof PLAYER_SORTS)[number];
type Props = {
  rows: readonly DirectoryRow[];
  sort: Sort;
  hasPoints: boolean;
  language: Language;
  words: { players: Words<"players">; player: Words<"player">; time: Words<"time">; ui: Words<"ui"> };
  /** Where the rows come from. */
  source: string;
};

export function PlayerTable({ rows, sort, hasPoints, language, words, source }: Props) {
  const { players, player, time } = words;
  const orders = {
    points: players("byPoints"),
    owned: players("byOwned"),
    games: players("byGames"),
    name: players("byName"),
  };
  const head = (order: Sort, short: string, long: string) => ({ order, isNow: order === sort, short, long, players });
  return (
    <Table caption={players("list", { order: orders[sort] })}>
      <thead>
        <tr>
          <Th className="w-8 px-0!">
            <span className="sr-only">{players("pickHead")}</span>
          </Th>
          <SortedHead {...head("name", players("player"), players("byName"))} />
          <Th className="hidden md:table-cell">{players("status")}</Th>
          <Th className="hidden md:table-cell">{players("owner")}</Th>
          {hasPoints && <SortedHead {...head("points", players("points"), players("pointsLong"))} align="end" />}
          <SortedHead {...head("games", players("left"), players("leftLong"))} align="end" />
          <SortedHead
            {...head("owned", players("owned"), players("ownedLong"))}
            align="end"
            className="hidden sm:table-cell"
          />
          {SHOWN_STATS.map((stat) => (
            <Th key={stat} align="end" className="hidden px-1.5! xl:table-cell">
              {stat}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.playerId} className="hover:bg-raised/60">
            <Td className="px-0! py-1">
              <PickBox playerId={row.playerId} label={players("pick", { name: row.name })} />
            </Td>
            <th
              scope="row"
              className="w-full max-w-0 border-t border-line/70 px-1 py-1.5 text-left font-normal md:w-auto md:max-w-48"
            >
              <PlayerLink playerId={row.playerId} className="block truncate py-0.5 font-medium hover:underline">
                {row.name}
              </PlayerLink>
              <span className="block text-xs text-soft">
                {row.positions.join("/")} · {row.proTeam}
              </span>
              <PlannedMark change={row.comingMove} source={source} words={words} />
              <span className="mt-1 flex flex-wrap gap-1 md:hidden">
                <OwnershipBadge ownership={row.ownership} say={player} />
                {row.status !== "ACTIVE" && <StatusBadge of={row} say={player} />}
              </span>
            </th>
            <Td className="hidden whitespace-nowrap md:table-cell">
              <StatusBadge of={row} say={player} />
              {row.expectedReturn !== null && (
                <span className="block text-xs text-soft">{shortDayIn(time, row.expectedReturn)}</span>
              )}
            </Td>
            <Td className="hidden max-w-32 md:table-cell">
              <OwnershipBadge ownership={row.ownership} say={player} />
            </Td>
            {hasPoints && (
              <Td align="end" className="font-semibold">
                {row.pointsPerGame === null ? "–" : numberIn(language, row.pointsPerGame, 1)}
              </Td>
            )}
            <Td align="end">{row.gamesLeftInMatchup ?? "–"}</Td>
            <Td align="end" className="hidden sm:table-cell">
              {row.percentOwned === null ? "–" : numberIn(language, row.percentOwned, 0)}
            </Td>
            {SHOWN_STATS.map((stat) => (
              <Td key={stat} align="end" className="hidden px-1.5! text-soft xl:table-cell">
                {statIn(language, stat, row.averages[stat])}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type HeadProps = {
  order: Sort;
  isNow: boolean;
  short: string;
  long: string;
  players: Words<"players">;
  align?: "start" | "end";
  className?: string;
};

function SortedHead({ order, isNow, short, long, players, align = "start", className }: HeadProps): ReactNode {
  const direction = order === "name" ? "ascending" : "descending";
  return (
    <Th align={align} className={clsx("px-1", className)} {...(isNow && { "aria-sort": direction })}>
      <ListLink
        change={{ sort: order }}
        tip={players("sortBy", { order: long })}
        className={clsx("inline-flex min-h-6 items-center gap-1 rounded px-1 hover:text-ink", isNow && "text-ink")}
      >
        {short}
        {isNow && <span aria-hidden="true">{order === "name" ? "↑" : "↓"}</span>}
      </ListLink>
    </Th>
  );
}
