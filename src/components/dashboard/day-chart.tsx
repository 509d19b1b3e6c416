/** Points of both sides, day by day. Drawn on the server; the figures are in its text too. */
import { clsx } from "clsx";
import { scaleBand, scaleLinear } from "d3-scale";
import type { Language } from "@/contract/conversation/intent";
import type { MatchupOutput } from "@/contract/tool-outputs";
import { numberIn } from "@/language/texts/ui/phrases";
import { shortDayIn, weekdayIn } from "../time/day-and-age";
import type { DashboardWords } from "./words";

type Props = {
  byDay: MatchupOutput["byDay"];
  /** Days of the whole matchup, so that finished days do not look like all of it. */
  days: readonly string[];
  names: { mine: string; theirs: string };
  language: Language;
  words: DashboardWords;
};

const [WIDTH, HEIGHT, BELOW, ABOVE] = [420, 100, 15, 16];
/** With more of them the figures of a phone would run together. */
const MAX_LABELLED_ON_PHONE = 8;

export function DayChart({ byDay, days, names, language, words: { dashboard: say, time } }: Props) {
  const x = scaleBand<string>().domain(days).range([0, WIDTH]).padding(0.3);
  const most = Math.max(1, ...byDay.flatMap(({ me, opponent }) => [me, opponent]));
  const y = scaleLinear()
    .domain([0, most])
    .range([HEIGHT - BELOW, ABOVE]);
  const bar = x.bandwidth() / 2 - 1;
  const labels = clsx("fill-soft", days.length > MAX_LABELLED_ON_PHONE && "max-sm:hidden");
  return (
    <figure>
      <figcaption className="text-xs text-soft">{say("byDay")}</figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full text-[11px] sm:text-[8px]">
        <line x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-line" />
        {days.map((day) => (
          <text
            key={day}
            x={(x(day) ?? 0) + x.bandwidth() / 2}
            y={HEIGHT - 3}
            textAnchor="middle"
            className="fill-soft"
          >
            {weekdayIn(time, day)}
          </text>
        ))}
        {byDay.map(({ day, me, opponent }) => {
          const left = x(day) ?? 0;
          return (
            <g key={day} className="tabular-nums">
              <Bar
                {...{ x: left, width: bar, top: y(me), base: y(0), labels }}
                label={numberIn(language, me, 0)}
                tone="mine"
              />
              <Bar
                {...{ x: left + bar + 2, width: bar, top: y(opponent), base: y(0), labels }}
                label={numberIn(language, opponent, 0)}
                tone="other"
              />
            </g>
          );
        })}
      </svg>
      <ul className="sr-only">
        {byDay.map(({ day, me, opponent }) => (
          <li key={day}>
            {say("byDayValue", {
              day: shortDayIn(time, day),
              mine: `${names.mine} ${numberIn(language, me)}`,
              theirs: `${names.theirs} ${numberIn(language, opponent)}`,
            })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

type BarProps = {
  x: number;
  width: number;
  top: number;
  base: number;
  label: string;
  /** Class names of the labels above. */
  labels: string;
  tone: "mine" | "other";
};

function Bar({ x, width, top, base, label, labels, tone }: BarProps) {
  const height = base - top;
  return (
    <>
      <rect
        x={x}
        width={width}
        y={top}
        height={height}
        rx="2"
        className={tone === "mine" ? "fill-mine" : "fill-other"}
      />
      {height > 0 && (
        // Away from the bar beside it: figures are wider than bars.
        <text
          x={tone === "mine" ? x + width - 1 : x + 1}
          y={top - 3}
          textAnchor={tone === "mine" ? "end" : "start"}
          className={labels}
        >
          {label}
        </text>
      )}
    </>
  );
}
