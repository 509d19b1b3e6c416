/** His last games: the chart, and the same as a table with the averages below. */
import type { Language } from "@/contract/conversation/intent";
import type { PlayerPageOutput } from "@/contract/players/players-output";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";
import { Card } from "../ui/card";
import { Empty } from "../ui/empty";
import { SourceAge } from "../ui/source-age";
import { Table, Td, Th } from "../ui/table";
import { GameChart } from "./game-chart";
import { SHOWN_STATS, statIn } from "./stat-figures";

const COLUMNS = ["MIN", ...SHOWN_STATS] as const;
/** Shares are of sums, so a single game's line does not carry them. */
const OF_SUMS = ["FG%", "FT%"];

type Props = {
  of: PlayerPageOutput;
  language: Language;
  words: { player: Words<"player">; time: Words<"time"> };
  nowMs: number;
};

export function GameLog({ of: { gameLog, seasonAverages }, language, words, nowMs }: Props) {
  const { player, time } = words;
  if (gameLog.games.length === 0) {
    return (
      <Card title={player("gameLog")}>
        <Empty title={player("noGames")}>{player("noGamesText")}</Empty>
      </Card>
    );
  }
  const hasFantasy = gameLog.games.some(({ fantasyPoints }) => fantasyPoints !== null);
  // When games have points, percentages are only in the averages, so their columns would be empty.
  const columns = COLUMNS.filter(
    (stat) => gameLog.averages[stat] !== undefined && !(hasFantasy && OF_SUMS.includes(stat)),
  );
  const averages = [
    { name: player("averageRow"), points: gameLog.averageFantasyPoints, line: gameLog.averages },
    { name: player("seasonRow"), points: gameLog.seasonAverageFantasyPoints, line: seasonAverages },
  ];
  const points = (amount: number | null) => (amount === null ? "–" : numberIn(language, amount, 1));
  const season = hasFantasy ? gameLog.seasonAverageFantasyPoints : (seasonAverages.PTS ?? null);
  return (
    <Card title={player("gameLog")} aside={<SourceAge of={gameLog} nowMs={nowMs} />}>
      <div className="mb-1 flex flex-wrap justify-between gap-x-4 text-xs text-soft">
        <p className="first-letter:uppercase">{player(hasFantasy ? "fantasyPoints" : "pointsScored")}</p>
        {season !== null && (
          <p className="flex items-center gap-1.5">
            <svg aria-hidden="true" width="18" height="2" className="overflow-visible">
              <line x1="0" x2="18" y1="1" y2="1" strokeDasharray="5 4" className="stroke-ink" />
            </svg>
            {player("seasonAverage", { average: numberIn(language, season, 1) })}
          </p>
        )}
      </div>
      <GameChart log={gameLog} seasonPoints={seasonAverages.PTS} language={language} words={words} />
      {gameLog.gamesMissed > 0 && (
        <p className="mt-2 text-xs text-soft">{player("missed", { count: gameLog.gamesMissed })}</p>
      )}
      <div className="mt-3">
        <Table caption={player("gameLogCaption", { name: gameLog.name })} className="text-[0.8125rem]">
          <thead>
            <tr>
              <Th className="sticky left-0 bg-surface">{player("day")}</Th>
              {hasFantasy && <Th align="end">{player("points")}</Th>}
              {columns.map((stat) => (
                <Th key={stat} align="end">
                  {stat}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gameLog.games.map(({ day, fantasyPoints, line }) => (
              <tr key={day}>
                <th
                  scope="row"
                  className="sticky left-0 border-t border-line/70 bg-surface px-2 py-1.5 text-left font-normal whitespace-nowrap"
                >
                  {shortDayIn(time, day)}
                </th>
                {hasFantasy && (
                  <Td align="end" className="py-1.5 font-semibold">
                    {points(fantasyPoints)}
                  </Td>
                )}
                {columns.map((stat) => (
                  <Td key={stat} align="end" className="py-1.5">
                    {line[stat] === undefined ? "–" : numberIn(language, line[stat])}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {averages.map(({ name, points: amount, line }) => (
              <tr key={name} className="text-soft">
                <th
                  scope="row"
                  className="sticky left-0 border-t border-line bg-surface px-2 py-1.5 text-left font-medium max-sm:max-w-24"
                >
                  {name}
                </th>
                {hasFantasy && (
                  <Td align="end" className="py-1.5 font-semibold">
                    {points(amount)}
                  </Td>
                )}
                {columns.map((stat) => (
                  <Td key={stat} align="end" className="py-1.5">
                    {statIn(language, stat, line[stat])}
                  </Td>
                ))}
              </tr>
            ))}
          </tfoot>
        </Table>
      </div>
    </Card>
  );
}
