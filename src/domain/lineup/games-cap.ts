/**
 * Best lineups of several days that share a cap on games.
 *
 * A hard cap is a truncation of the days' matroids taken together, so taking all player-days by falling value is exact.
 * ESPN's own cap is soft: every game of the day on which the cap is reached still counts, and none after it. Whichever
 * day is the last to count, the days before it must stay below the cap and that day itself is free; trying each day as
 * the last is exact.
 */
import { asLineup, type DailyLineup } from "./daily-lineup";
import { byPreference, type LineupDay, type LineupPlayer, type OpenDay, readDay } from "./day";
import { fault, isCount, type Outcome, solved } from "./fault";
import { PlaceMatching } from "./place-matching";
import { placeBits } from "./slot-layout";

export type CappedDays = {
  /** In order of time. Only the first can hold locked players: a lock begins with a game of today. */
  readonly days: readonly LineupDay[];
  /** Games that may still count, locked ones of these days included. */
  readonly gamesLeft: number;
  /** `hard`: never more than the cap. `soft`: all games of the day that reaches it count. */
  readonly cap: "hard" | "soft";
};

export type CappedLineups = {
  readonly total: number;
  /** One lineup per day. A day past a soft cap counts nothing and is empty, even for locked players. */
  readonly days: readonly DailyLineup[];
};

const NOTHING_COUNTS: DailyLineup = { total: 0, starters: [], slots: [] };

/** Differences below this are rounding; the plan whose games count longer is kept. */
const TOLERANCE = 1e-9;

/**
 * Best lineups under the cap. A hard cap that locked starters already exceed leaves only them. No days, or no games
 * left under a soft cap: total 0. Faults: those of `readDay`, `gamesLeft` that is no whole number of 0 or more, an
 * unknown kind of cap, and a lock after the first day.
 */
export function bestCappedLineups({ days, gamesLeft, cap }: CappedDays): Outcome<CappedLineups> {
  if (!isCount(gamesLeft)) return fault("engine.bad-number", "gamesLeft");
  if (cap !== "hard" && cap !== "soft") return fault("engine.bad-week", "cap");
  if (days.slice(1).some(({ players }) => players.some(({ isLocked }) => isLocked))) {
    return fault("engine.bad-week", "a lock after the first day");
  }
  const open: OpenDay[] = [];
  for (const day of days) {
    const read = readDay(day);
    if (!read.ok) return read;
    open.push(read.value);
  }
  return solved(sumUp(cap === "hard" ? underHardCap(open, gamesLeft) : underSoftCap(open, gamesLeft)));
}

const sumUp = (days: readonly DailyLineup[]): CappedLineups => ({
  total: days.reduce((sum, day) => sum + day.total, 0),
  days,
});

const lockedGames = (days: readonly OpenDay[]): number => days.reduce((sum, day) => sum + day.lockedStarts, 0);

function underHardCap(days: readonly OpenDay[], gamesLeft: number): DailyLineup[] {
  const offers = days
    .flatMap((day, index) => day.candidates.map((player) => ({ player, index })))
    .sort((a, b) => byPreference(a.player, b.player) || a.index - b.index);
  const chosen = days.map((day) => ({ matching: new PlaceMatching(day.places.length), players: [] as LineupPlayer[] }));
  let left = gamesLeft - lockedGames(days);
  for (const { player, index } of offers) {
    if (left <= 0) break;
    const [day, picks] = [days[index], chosen[index]];
    if (!day || !picks || !hasRoom(day, picks.players.length)) continue;
    if (!picks.matching.tryAdd(placeBits(player.eligibleSlots, day.places))) continue;
    picks.players.push(player);
    left--;
  }
  return days.map((day, index) => asLineup(day, chosen[index]?.players ?? []));
}

const hasRoom = (day: OpenDay, chosen: number): boolean =>
  day.maxStarts === null || day.lockedStarts + chosen < day.maxStarts;

function underSoftCap(days: readonly OpenDay[], gamesLeft: number): DailyLineup[] {
  const nothing = days.map(() => NOTHING_COUNTS);
  let best: { total: number; days: DailyLineup[] } | undefined;
  for (let last = days.length - 1; last >= 0; last--) {
    const before = days.slice(0, last);
    if (lockedGames(before) > gamesLeft - 1) continue;
    const counting = [
      ...underHardCap(before, gamesLeft - 1),
      ...underHardCap(days.slice(last, last + 1), Number.POSITIVE_INFINITY),
    ];
    const { total } = sumUp(counting);
    if (!best || total > best.total + TOLERANCE) best = { total, days: [...counting, ...nothing.slice(last + 1)] };
  }
  return best?.days ?? nothing;
}
