/**
 * Week values of moves where a day's gain is not one threshold: a cap joins the days, a player worth a start must sit
 * in IR, or a player may overstay there.
 *
 * Until the day of a move everything is as without it, so those days are solved once, for all moves. On that day no
 * player overstays in IR; later, those may whose right ends then. Each set of players who can be active has thresholds
 * of its own, from which the added player's day is read, and the best of the sets counts.
 */
import { mostTogether, noDays, type Profile, withDay } from "../week/counting";
import { type DayBasis, dayBasis } from "../week/day-basis";
import { activeChoices, type DayPlayers } from "../week/day-profile";
import type { DayStarters } from "../week/eligibility";
import { excessNow } from "../week/ir";
import type { Candidate, OpenWeek } from "../week/open-week";
import { type CountedDays, dayByDay, keepAll, mostCounted } from "../week/ownership";
import { bestOf, better, isOverstayed, type Overstays, overstaysOf, type Staying } from "../week/stays";
import type { Row, WeekValues } from "./exchange";

/** Players who leave room for a newcomer: their best lineup, and what each starter is worth, best first. */
type Crowd = DayBasis & { readonly starts: readonly number[] };

/**
 * The crowds to choose from while some players stay in IR, on a day on which somebody is added (`null` when they forbid
 * that) and on any other.
 */
type DayCrowds = { readonly adding: readonly Crowd[] | null; readonly later: readonly Crowd[] };

/** For any week. */
export function resolvedValues(week: OpenWeek): WeekValues {
  const { freeAgents, days } = week;
  const counted = dayByDay(week, keepAll(week));
  const baseTotal = mostCounted(counted);
  // A player without the right now has left IR by the day of a move.
  const overstays = overstaysOf(
    week,
    week.roster.filter(({ irRightEnds }) => irRightEnds > 0),
  );
  const crowdsOf = crowdsByRow(week, overstays);
  let retained: { row: Row; add: number; totals: Float64Array } | undefined;
  const totalsOf = (row: Row, add: number): Float64Array => {
    const player = freeAgents[add];
    if (!player) throw new RangeError(`no free agent ${add}`);
    if (retained?.row !== row || retained.add !== add)
      retained = { row, add, totals: totals({ ...counted, week, overstays }, crowdsOf(row), player) };
    return retained.totals;
  };
  const delta: WeekValues["delta"] = (row, add, day) => (totalsOf(row, add)[day] ?? 0) - baseTotal;
  return {
    baseTotal,
    delta,
    fillRow(row, into) {
      for (let add = 0; add < freeAgents.length; add++) {
        for (let day = 0; day < days; day++) into[day * freeAgents.length + add] = delta(row, add, day);
      }
    },
  };
}

type Solved = CountedDays & { readonly week: OpenWeek; readonly overstays: Overstays };

/** The best total of the week by the day on which the player joins the crowds. @param crowds by day and set staying */
function totals(
  { counting, before, week, overstays }: Solved,
  crowds: readonly (readonly DayCrowds[])[],
  player: Candidate,
): Float64Array {
  const best = new Float64Array(week.days).fill(Number.NEGATIVE_INFINITY);
  const nothing = noDays(counting, week);
  /** Best of the days after, by the set staying on the first of them. */
  let after: readonly Profile[] = [];
  for (let day = week.days - 1; day >= 0; day--) {
    const past = before[day];
    if (!past) throw new RangeError(`no day ${day}`);
    const slots = week.gamesCap === null ? 0 : (week.slots[day]?.length ?? 0);
    const at = { day, slots };
    const staying: Profile[] = [];
    let from: Profile | undefined;
    for (const [index, { adding, later }] of (crowds[day] ?? []).entries()) {
      const rest = bestOf(after, overstays.following[day]?.[index]) ?? nothing;
      const going = withDay(counting, rest, joinedProfile(later, player, at));
      staying.push(going);
      if (adding === null) continue;
      const joined = adding === later ? going : withDay(counting, rest, joinedProfile(adding, player, at));
      from = from ? better(from, joined) : joined;
    }
    if (from) best[day] = counting.lockedTotal + mostTogether(past, from);
    after = staying;
  }
  return best;
}

/**
 * The day of the best of the crowds with the player among them, by starters; without a cap only that of all starters.
 */
function joinedProfile(
  crowds: readonly Crowd[],
  player: Candidate,
  { day, slots }: { day: number; slots: number },
): Profile {
  const best = new Float64Array(slots + 1).fill(Number.NEGATIVE_INFINITY);
  const value = player.value[day] ?? 0;
  for (const { total, thresholds, starts } of crowds) {
    const threshold = thresholds[player.eligibility] ?? 0;
    if (slots === 0) best[0] = Math.max(best[0] ?? 0, total + Math.max(0, value - threshold));
    else raiseByStarts(best, starts, value > threshold ? { value, threshold } : null);
  }
  return best;
}

/**
 * @param joining the player who takes the spot of the starter whose worth is his threshold; of no starter when it is 0.
 */
function raiseByStarts(
  best: Profile,
  starts: readonly number[],
  joining: { readonly value: number; readonly threshold: number } | null,
): void {
  let total = 0;
  let count = 0;
  const raise = () => {
    best[count] = Math.max(best[count] ?? 0, total);
    count++;
  };
  const start = (value: number) => {
    total += value;
    raise();
  };
  raise();
  let isIn = joining === null;
  let isOut = joining === null || joining.threshold === 0;
  for (const value of starts) {
    if (joining && !isIn && joining.value >= value) {
      isIn = true;
      start(joining.value);
    }
    if (!isOut && value === joining?.threshold) isOut = true;
    else start(value);
  }
  if (joining && !isIn) start(joining.value);
  while (count < best.length) raise();
}

/** Possible crowds of each day and set staying in IR, computed when a row is first requested. */
function crowdsByRow(week: OpenWeek, { sets }: Overstays): (row: Row) => readonly (readonly DayCrowds[])[] {
  const excess = excessNow(week);
  const solvers = week.slots.map((_, day) => week.eligibility.newStarters(day));
  const rows: (readonly (readonly DayCrowds[])[])[] = [];
  const crowdsOfRow = (row: Row): readonly (readonly DayCrowds[])[] => {
    const players = week.roster.filter((_, index) => index !== row - 1);
    // One place is the newcomer's.
    const mostActive = week.rosterSize - 1;
    return solvers.map((starters, day) => {
      const crowdsWith = (most: number, staying: Staying) =>
        staying.every((player) => players.includes(player))
          ? crowdsOn(week, starters, { players, mostActive: most, staying }, day)
          : [];
      return (sets[day] ?? []).map((staying): DayCrowds => {
        const later = crowdsWith(mostActive + excess, staying);
        if (isOverstayed(staying, day)) return { adding: null, later };
        return { later, adding: excess === 0 ? later : crowdsWith(mostActive, staying) };
      });
    });
  };
  return (row) => {
    rows[row] ??= crowdsOfRow(row);
    return rows[row];
  };
}

function crowdsOn(
  week: OpenWeek,
  starters: DayStarters,
  { staying, ...owned }: DayPlayers & { readonly staying: Staying },
  day: number,
): Crowd[] {
  const value = (player: Candidate) => player.value[day] ?? 0;
  return activeChoices(week, owned, day, staying).map((active) => {
    const players = active.filter((player) => value(player) > 0).sort((a, b) => value(b) - value(a));
    const starts: number[] = [];
    return { ...dayBasis(starters, players, { day, classCount: week.eligibility.classCount }, starts), starts };
  });
}
