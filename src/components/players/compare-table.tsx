/** Two to four players side by side, the best of each row marked for eyes and ears. */
import { clsx } from "clsx";
import type { Language } from "@/contract/conversation/intent";
import type { PlayerPageOutput } from "@/contract/players/players-output";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn, percentIn, signedIn } from "@/language/texts/ui/phrases";
import { Table } from "../ui/table";
import { bestOf, type ComparedRow } from "./comparison";
import { chartedGames, GameChart } from "./game-chart";
import type { OutlookGame } from "./outlook";
import { OwnershipBadge } from "./ownership";
import { PlayerLink } from "./player-link";
import { LOWER_IS_BETTER, SHOWN_STATS, statIn } from "./stat-figures";
import { StatusBadge } from "./status-badge";

export type Compared = { player: PlayerPageOutput; next: OutlookGame | undefined };

type Say = { players: Words<"players">; player: Words<"player">; time: Words<"time"> };
type Props = { all: readonly Compared[]; language: Language; words: Say };

const HEAD = "sticky left-0 z-10 bg-surface px-2 py-1.5 text-left text-xs font-medium text-soft max-sm:px-1";
const CELL = "border-t border-line/70 px-1 py-1.5 text-center sm:px-3";

export function CompareTable({ all, language, words }: Props) {
  const { players, player } = words;
  const most = Math.max(
    ...all.flatMap(({ player: { gameLog } }) => chartedGames(gameLog.games).map((each) => each.amount)),
  );
  return (
    <Table caption={players("compareCaption")} className="table-fixed">
      <thead>
        <tr className="align-top">
          <td className="sticky left-0 z-10 w-24 bg-surface sm:w-48" />
          {all.map(({ player: each }) => (
            <th key={each.playerId} scope="col" className="w-30 px-1 pb-2 sm:w-40 sm:px-3 font-normal">
              <PlayerLink playerId={each.playerId} className="block text-base font-semibold hover:underline">
                {each.name}
              </PlayerLink>
              <span className="block text-xs text-soft">
                {each.positions.join("/")} · {each.proTeam}
              </span>
              <span className="mt-1 flex flex-wrap justify-center gap-1">
                <StatusBadge of={each} say={player} />
                <OwnershipBadge ownership={each.ownership} say={player} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(all, language, words).map((row) => (
          <Row key={row.name} row={row} all={all} best={players("best")} />
        ))}
        <tr className="align-bottom">
          <th scope="row" className={clsx(HEAD, "border-t border-line/70 align-top")}>
            {player("gameLog")}
          </th>
          {all.map(({ player: each }) => (
            <td key={each.playerId} className={CELL}>
              {each.gameLog.games.length > 0 && (
                <GameChart
                  log={each.gameLog}
                  seasonPoints={each.seasonAverages.PTS}
                  most={most}
                  isSmall
                  language={language}
                  words={words}
                />
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

function Row({ row, all, best }: { row: ComparedRow; all: readonly Compared[]; best: string }) {
  const marked = bestOf(row);
  return (
    <tr>
      <th scope="row" className={clsx(HEAD, "border-t border-line/70")}>
        {row.name}
      </th>
      {all.map(({ player: { playerId } }, at) => (
        <td key={playerId} className={CELL}>
          <span
            className={clsx("inline-block rounded-md px-2", marked.has(at) && "bg-good-wash font-semibold text-good")}
          >
            {row.values[at]?.text}
            {marked.has(at) && <span className="sr-only"> ({best})</span>}
          </span>
        </td>
      ))}
    </tr>
  );
}

function rowsOf(all: readonly Compared[], language: Language, { players, player }: Say): ComparedRow[] {
  const row = (
    name: string,
    readFrom: (of: Compared) => number | null | undefined,
    textOf: (value: number) => string,
    options: Pick<ComparedRow, "isLowerBetter" | "isPlain"> = {},
  ): ComparedRow => ({
    name,
    values: all.map((each) => {
      const value = readFrom(each) ?? null;
      return { value, text: value === null ? "–" : textOf(value) };
    }),
    ...options,
  });
  const one = (value: number) => numberIn(language, value, 1);
  const whole = (value: number) => numberIn(language, value, 0);
  const count = Math.max(...all.map(({ player: { gameLog } }) => gameLog.gamesShown));
  const rows = [
    row(players("rowSeason"), ({ player: { pointsPerGame } }) => pointsPerGame, one),
    row(players("rowForm", { count }), ({ player: { gameLog } }) => gameLog.averageFantasyPoints, one),
    row(
      players("rowChange", { count }),
      ({ player: { gameLog } }) => gameLog.difference,
      (value) => signedIn(language, value, 1),
    ),
    row(players("rowNext"), ({ next }) => next?.points?.mean, one),
    rangeRow(all, language, { players, player }),
    row(
      players("rowPlays"),
      ({ next }) => next?.probability,
      (value) => percentIn(language, value),
    ),
    row(player("gamesLeft"), ({ player: { gamesLeftInMatchup } }) => gamesLeftInMatchup, whole),
    row(players("rowWeek"), ({ player: { nextGames } }) => nextGames.length, whole),
    row(
      players("rowSecond"),
      ({ player: { nextGames } }) => nextGames.filter(({ isSecondNight }) => isSecondNight).length,
      whole,
      { isPlain: true },
    ),
    row(players("rowGames"), ({ player: { gamesPlayed } }) => gamesPlayed, whole),
    row(
      players("ownedLong"),
      ({ player: { percentOwned } }) => percentOwned,
      (value) => percentIn(language, value / 100),
      {
        isPlain: true,
      },
    ),
    ...SHOWN_STATS.map((stat) =>
      row(
        stat,
        ({ player: { seasonAverages } }) => seasonAverages[stat],
        (value) => statIn(language, stat, value),
        {
          isLowerBetter: LOWER_IS_BETTER.includes(stat),
        },
      ),
    ),
  ];
  // A category league knows no points of a game.
  return rows.filter(({ values }) => values.some(({ text }) => text !== "–"));
}

function rangeRow(
  all: readonly Compared[],
  language: Language,
  { players, player }: Pick<Say, "players" | "player">,
): ComparedRow {
  const values = all.map(({ next }) => {
    if (!next?.points) return { value: null, text: "–" };
    const [low, high] = next.points.interval80.map((points) => numberIn(language, points, 0));
    return { value: null, text: player("rangeText", { low: low ?? "", high: high ?? "" }) };
  });
  return { name: players("rowRange"), values, isPlain: true };
}
