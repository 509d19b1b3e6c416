/**
 * Week values of moves where a day's gain is not one threshold: a cap joins the days, a player worth a start must sit
 * in IR, or a player is in IR who may not stay.
 *
 * Until the day of a move everything is as without it, so those days are solved once, for all moves. From that day on
 * no player is in IR without an eligible status. Each set of players who can be active then has thresholds of its own,
 * from which the added player's day is read, and the best of the sets counts.
 */
import { mostTogether, noDays, type Profile, withDay } from "../week/counting";
import { type DayBasis, dayBasis } from "../week/day-basis";
import { activeChoices } from "../week/day-profile";
import type { DayStarters } from "../week/eligibility";
import { excessNow } from "../week/ir";
import type { Candidate, OpenWeek } from "../week/open-week";
import { type CountedDays, dayByDay, keepAll, mostCounted } from "../week/ownership";
import type { Row, WeekValues } from "./exchange";

/** Players who leave room for a newcomer: their best lineup, and what each starter is worth, best first. */
type Crowd = DayBasis & { readonly starts: readonly number[] };

/** The crowds to choose from on a day on which somebody is added, and on any other. */
type DayCrowds = { readonly adding: readonly Crowd[]; readonly later: readonly Crowd[] };

/** For any week. */
export function resolvedValues(week: OpenWeek): WeekValues {
  const { freeAgents, days } = week;
  const counted = dayByDay(week, keepAll(week));
  const baseTotal = mostCounted(counted);
  const crowdsOf = crowdsByRow(week);
  let retained: { row: Row; add: number; totals: Float64Array } | undefined;
  const totalsOf = (row: Row, add: number): Float64Array => {
    const player = freeAgents[add];
    if (!player) throw new RangeError(`no free agent ${add}`);
    if (retained?.row !== row || retained.add !== add)
      retained = { row, add, totals: totals(week, counted, crowdsOf(row), player) };
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

/** The best total of the week by the day on which the player joins the crowds. */
function totals(
  week: OpenWeek,
  { counting, before }: CountedDays,
  crowds: readonly DayCrowds[],
  player: Candidate,
): Float64Array {
  const best = new Float64Array(week.days).fill(Number.NEGATIVE_INFINITY);
  const joined = crowds.map(({ adding, later }, day) => {
    const slots = week.gamesCap === null ? 0 : (week.slots[day]?.length ?? 0);
    const profile = joinedProfile(later, player, { day, slots });
    return { later: profile, adding: adding === later ? profile : joinedProfile(adding, player, { day, slots }) };
  });
  let after = noDays(counting, week);
  for (let day = week.days - 1; day >= 0; day--) {
    const profiles = joined[day];
    const past = before[day];
    if (!profiles || !past) throw new RangeError(`no day ${day}`);
    const from = withDay(counting, after, profiles.adding);
    best[day] = counting.lockedTotal + mostTogether(past, from);
    after = profiles.adding === profiles.later ? from : withDay(counting, after, profiles.later);
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

/** Possible crowds of each day, computed when a row is first requested. */
function crowdsByRow(week: OpenWeek): (row: Row) => readonly DayCrowds[] {
  const excess = excessNow(week);
  const solvers = week.slots.map((_, day) => week.eligibility.newStarters(day));
  const rows: (readonly DayCrowds[])[] = [];
  return (row) => {
    rows[row] ??= solvers.map((starters, day): DayCrowds => {
      const players = week.roster.filter((_, index) => index !== row - 1);
      // One place is the newcomer's.
      const mostActive = week.rosterSize - 1;
      const adding = crowdsOn(week, starters, { players, mostActive }, day);
      const later = excess === 0 ? adding : crowdsOn(week, starters, { players, mostActive: mostActive + excess }, day);
      return { adding, later };
    });
    return rows[row];
  };
}

function crowdsOn(
  week: OpenWeek,
  starters: DayStarters,
  owned: { readonly players: readonly Candidate[]; readonly mostActive: number },
  day: number,
): Crowd[] {
  const value = (player: Candidate) => player.value[day] ?? 0;
  return activeChoices(week, owned, day, []).map((active) => {
    const players = active.filter((player) => value(player) > 0).sort((a, b) => value(b) - value(a));
    const starts: number[] = [];
    return { ...dayBasis(starters, players, { day, classCount: week.eligibility.classCount }, starts), starts };
  });
}
