/**
 * Game after game as columns with the season's average across. Drawn on the server; places across are shares of the
 * width.
 */
import { scaleBand, scaleLinear } from "d3-scale";
import type { Language } from "@/contract/conversation/intent";
import type { GameLogOutput } from "@/contract/tool-outputs";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { shortDayIn, weekdayIn } from "../time/day-and-age";

const HEIGHTS = { whole: 176, small: 110 } as const;
const TOP = 18;
const BOTTOM = 34;
const MIN_COLUMN = 1.5;

type Props = {
  log: Pick<GameLogOutput, "name" | "games" | "seasonAverageFantasyPoints">;
  /** The season's average of points scored, for leagues whose games have no fantasy points. */
  seasonPoints: number | undefined;
  /** Upper end of the scale, so that adjacent charts can be compared; defaults to the best of these games. */
  most?: number;
  /** Beside others: without the days and the numbers, which the table has. */
  isSmall?: boolean;
  language: Language;
  words: { player: Words<"player">; time: Words<"time"> };
};

export type ChartedGame = { day: string; amount: number };

/** Oldest first: fantasy points, or points scored where games have none. */
export const chartedGames = (games: GameLogOutput["games"]): ChartedGame[] =>
  games.map(({ day, fantasyPoints, line }) => ({ day, amount: fantasyPoints ?? line.PTS ?? 0 })).toReversed();

export function GameChart({
  log,
  seasonPoints,
  most: mostGiven,
  isSmall = false,
  language,
  words: { player, time },
}: Props) {
  const height = HEIGHTS[isSmall ? "small" : "whole"];
  const bottom = isSmall ? 2 : BOTTOM;
  const games = chartedGames(log.games);
  const isFantasy = log.games.some(({ fantasyPoints }) => fantasyPoints !== null);
  const average = isFantasy ? log.seasonAverageFantasyPoints : (seasonPoints ?? null);
  const amounts = games.map(({ amount }) => amount);
  const [least, best] = [Math.min(...amounts), Math.max(...amounts)];
  const most = mostGiven ?? Math.max(best, average ?? 0);
  const x = scaleBand(
    games.map((_, at) => at),
    [0, 100],
  ).paddingInner(0.28);
  const y = scaleLinear([Math.min(0, least), Math.max(most, 1)], [height - bottom, TOP]);
  const middle = (at: number) => `${(x(at) ?? 0) + x.bandwidth() / 2}%`;
  const reported = {
    name: log.name,
    count: games.length,
    measure: player(isFantasy ? "fantasyPoints" : "pointsScored"),
    least: numberIn(language, least),
    most: numberIn(language, best),
  };
  const label =
    average === null
      ? player("chartNoAverage", reported)
      : player("chart", { ...reported, average: numberIn(language, average) });
  return (
    <svg role="img" aria-label={label} width="100%" height={height} className="block overflow-visible tabular-nums">
      {games.map(({ day, amount }, at) => (
        <rect
          key={day}
          x={`${x(at) ?? 0}%`}
          width={`${x.bandwidth()}%`}
          y={Math.min(y(amount), y(0) - MIN_COLUMN)}
          height={Math.max(MIN_COLUMN, Math.abs(y(0) - y(amount)))}
          rx={3}
          className={average !== null && amount < average ? "fill-mine/45" : "fill-mine"}
        />
      ))}
      <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className="stroke-line-strong" />
      {average !== null && (
        <line x1="0" x2="100%" y1={y(average)} y2={y(average)} strokeDasharray="5 4" className="stroke-ink" />
      )}
      {!isSmall &&
        games.map(({ day, amount }, at) => (
          <g key={day} textAnchor="middle" className="fill-soft text-[10px]">
            <text
              x={middle(at)}
              y={y(Math.max(0, amount)) - 5}
              strokeWidth={3}
              className="fill-ink stroke-surface text-[11px] font-medium [paint-order:stroke]"
            >
              {numberIn(language, amount, 0)}
            </text>
            <text x={middle(at)} y={height - 19}>
              {weekdayIn(time, day)}
            </text>
            <text x={middle(at)} y={height - 6}>
              {shortDayIn(time, day).split(" ")[1]}
            </text>
          </g>
        ))}
    </svg>
  );
}
