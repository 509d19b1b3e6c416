/**
 * A square plot of two figures in the same unit, with the line on which they are equal. Its points are in its text too.
 */
import type { ScaleLinear } from "d3-scale";

type Point = { id: string; x: number; y: number; radius: number; isStrong: boolean; text: string };
type Props = {
  title: string;
  text: string;
  /** Scale shared by both axes; this component sets its range. */
  scale: ScaleLinear<number, number>;
  labelOf(value: number): string;
  axes: { x: string; y: string };
  points: readonly Point[];
};

const SIZE = 240;
const LEFT = 40;
const BELOW = 34;
const ABOVE = 20;
const RIGHT = 18;
const TICKS = 4;

export function Plot({ title, text, scale, labelOf, axes, points }: Props) {
  const x = scale.copy().range([LEFT, SIZE - RIGHT]);
  const y = scale.copy().range([SIZE - BELOW, ABOVE]);
  const [low = 0, high = 1] = scale.domain();
  const ticks = scale.ticks(TICKS);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1">
        <span className="block text-sm font-medium">{title}</span>
        <span className="block text-xs text-soft">{text}</span>
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className="w-full max-w-80 text-[10px]">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={SIZE - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={LEFT - 5} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-soft">
              {labelOf(tick)}
            </text>
            <text x={x(tick)} y={SIZE - BELOW + 14} textAnchor="middle" className="fill-soft">
              {labelOf(tick)}
            </text>
          </g>
        ))}
        <line x1={x(low)} y1={y(low)} x2={x(high)} y2={y(high)} className="stroke-soft" strokeDasharray="3 3" />
        {[...points]
          .sort((a, b) => Number(a.isStrong) - Number(b.isStrong))
          .map((point) => (
            <circle
              key={point.id}
              cx={x(point.x)}
              cy={y(point.y)}
              r={point.radius}
              className={point.isStrong ? "fill-accent stroke-surface" : "fill-surface stroke-accent"}
              strokeWidth="1.5"
            />
          ))}
        <text x={(LEFT + SIZE - RIGHT) / 2} y={SIZE - 4} textAnchor="middle" className="fill-soft">
          {axes.x} →
        </text>
        <text x={LEFT} y={ABOVE - 10} className="fill-soft">
          ↑ {axes.y}
        </text>
      </svg>
      <ul className="sr-only">
        {points.map((point) => (
          <li key={point.id}>{point.text}</li>
        ))}
      </ul>
    </figure>
  );
}
