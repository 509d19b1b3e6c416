/** An instant as the league tells it: the calendar day and the hour in US Eastern. Pure. */

const EASTERN = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/New_York",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** @returns `day` as `2025-01-15` and `time` as `19:05`. */
export function easternClock(epochMs: number): { day: string; time: string } {
  const part = Object.fromEntries(EASTERN.formatToParts(epochMs).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}
