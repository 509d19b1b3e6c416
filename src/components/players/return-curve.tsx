"use client";
/** The chance that he plays on each coming day with a game of his NBA team. */
import type { PlayerResearchOutput } from "@/contract/players/player-research";
import { percentIn } from "@/language/texts/ui/phrases";
import { shortDayIn, weekdayIn } from "../time/day-and-age";
import { useLanguage, useWords } from "../words/words";

const HEIGHT = 84;
const TOP = 14;
const BOTTOM = 30;
const GAP = 0.25;

export function ReturnCurve({ curve }: { curve: PlayerResearchOutput["returnCurve"] }) {
  const [player, time] = [useWords("player"), useWords("time")];
  const language = useLanguage();
  const step = 100 / curve.length;
  const chances = curve.map(({ day, probability }) => `${shortDayIn(time, day)} ${percentIn(language, probability)}`);
  return (
    <figure>
      <figcaption className="text-xs text-soft">{player("returnCurve")}</figcaption>
      <svg
        role="img"
        aria-label={player("returnCurveText", { chances: chances.join(", ") })}
        width="100%"
        height={HEIGHT}
        className="block tabular-nums"
      >
        {curve.map(({ day, probability }, at) => {
          const height = Math.max(1.5, probability * (HEIGHT - TOP - BOTTOM));
          const middle = `${(at + 0.5) * step}%`;
          return (
            <g key={day}>
              <rect
                x={`${(at + GAP / 2) * step}%`}
                width={`${(1 - GAP) * step}%`}
                y={HEIGHT - BOTTOM - height}
                height={height}
                rx={2}
                className="fill-other"
              />
              <text x={middle} y={HEIGHT - BOTTOM - height - 3} textAnchor="middle" className="fill-ink text-[10px]">
                {percentIn(language, probability)}
              </text>
              <text x={middle} y={HEIGHT - 17} textAnchor="middle" className="fill-soft text-[10px]">
                {weekdayIn(time, day)}
              </text>
              <text x={middle} y={HEIGHT - 5} textAnchor="middle" className="fill-soft text-[10px]">
                {shortDayIn(time, day).split(" ")[1]}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
