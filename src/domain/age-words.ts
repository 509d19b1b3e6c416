/**
 * An age in words: one unit, rounded down, so that it is never made to look older than it is. `just now` below half a
 * minute.
 */
export function ageInWords(seconds: number): string {
  if (seconds < 30) return "just now";
  const units = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
    ["second", 1],
  ] as const;
  const [name, size] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ["second", 1];
  const count = Math.floor(seconds / size);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
