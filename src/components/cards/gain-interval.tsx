/** A gain with its interval on one line, and where nothing would change. */
type Props = { low: number; high: number; gain: number };

const MARGIN_PERCENT = 3;

export function GainInterval({ low, high, gain }: Props) {
  const [from, to] = [Math.min(low, 0), Math.max(high, 0)];
  const span = to - from || 1;
  const at = (value: number) => `${MARGIN_PERCENT + ((value - from) / span) * (100 - 2 * MARGIN_PERCENT)}%`;
  return (
    <svg aria-hidden="true" className="h-4 w-full" role="presentation">
      <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" strokeWidth="2" />
      {low < 0 && <line x1={at(low)} x2={at(Math.min(0, high))} y1="8" y2="8" className="stroke-bad" strokeWidth="4" />}
      {high > 0 && (
        <line x1={at(Math.max(0, low))} x2={at(high)} y1="8" y2="8" className="stroke-good" strokeWidth="4" />
      )}
      <line x1={at(0)} x2={at(0)} y1="1" y2="15" className="stroke-soft" strokeWidth="1.5" />
      <circle cx={at(gain)} cy="8" r="5" className="fill-ink stroke-surface" strokeWidth="2" />
    </svg>
  );
}
