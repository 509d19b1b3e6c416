/** The chance to win over the days of the matchup. Drawn on the server; the figures are in its text too. */
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { Language } from "@/contract/conversation/intent";
import type { ChancePoint } from "@/contract/league/dashboard-view";
import { numberIn, percentIn } from "@/language/texts/ui/phrases";
import { chanceIn } from "../cards/chance-words";
import { shortDayIn, weekdayIn } from "../time/day-and-age";
import { lastOfDays, type PlacedChance, placedChances } from "./chance-course";
import type { DashboardWords } from "./words";

type Props = {
  winProbabilityHistory: readonly ChancePoint[];
  /** The whole matchup. */
  days: readonly string[];
  language: Language;
  words: DashboardWords;
};

const [WIDTH, HEIGHT, LEFT, RIGHT, BELOW, ABOVE] = [420, 96, 38, 6, 15, 8];
/** With more of them they are a line of their own. */
const MAX_DOTS = 24;

export function ChanceChart({ winProbabilityHistory, days, language, words }: Props) {
  const { dashboard: say, time } = words;
  const points = placedChances(winProbabilityHistory, days);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  if (first === last) return <p className="text-xs text-soft">{say("courseBegins")}</p>;
  const x = scaleLinear()
    .domain([0, days.length])
    .range([LEFT, WIDTH - RIGHT]);
  const y = scaleLinear()
    .domain([0, 1])
    .range([HEIGHT - BELOW, ABOVE]);
  const path = line<PlacedChance>()
    .x(({ at }) => x(at))
    .y(({ winProbability }) => y(winProbability));
  const dots = points.length > MAX_DOTS ? [last] : points;
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-xs text-soft">
        <span>{say("course")}</span>
        <span className="tabular-nums">
          {say("courseChange", {
            from: chanceIn(language, first.winProbability),
            day: shortDayIn(time, first.day),
            to: chanceIn(language, last.winProbability),
          })}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-auto w-full text-[11px] tabular-nums sm:text-[8px]"
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(share)}
              y2={y(share)}
              className="stroke-line"
              strokeDasharray={share === 0.5 ? "3 3" : undefined}
            />
            <text x={LEFT - 4} y={y(share)} dy="0.32em" textAnchor="end" className="fill-soft">
              {percentIn(language, share)}
            </text>
          </g>
        ))}
        {days.map((day, index) => (
          <text key={day} x={x(index + 0.5)} y={HEIGHT - 3} textAnchor="middle" className="fill-soft">
            {weekdayIn(time, day)}
          </text>
        ))}
        <path d={path(points) ?? ""} fill="none" strokeWidth="1.5" strokeLinejoin="round" className="stroke-mine" />
        {dots.map((point) => (
          <circle
            key={point.notedAt}
            cx={x(point.at)}
            cy={y(point.winProbability)}
            r={point === last ? 3 : 1.75}
            className="fill-mine"
          />
        ))}
      </svg>
      <ul className="sr-only">
        {lastOfDays(points).map(({ notedAt, day, winProbability, myScore, opponentScore }) => {
          const reported = { day: shortDayIn(time, day), chance: chanceIn(language, winProbability) };
          const isScored = myScore !== null && opponentScore !== null;
          return (
            <li key={notedAt}>
              {isScored
                ? say("courseAtScore", {
                    ...reported,
                    mine: numberIn(language, myScore),
                    theirs: numberIn(language, opponentScore),
                  })
                : say("courseAt", reported)}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
