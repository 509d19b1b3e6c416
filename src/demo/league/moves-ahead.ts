/**
 * The person's team on a day to come, as far as it can be known, and whether a move is possible then.
 *
 * Pure, and without foresight: everything is judged on the league of today and the moves already made for later days,
 * never on the day itself.
 */
import { ESPN_DEFAULT_SLOTS } from "@/domain/lineup/slots";
import { daysOfMatchup, matchupOfPeriod, periodAt } from "../season/calendar";
import { addLimit, PERSON_TEAM } from "./league-rules";
import {
  type ManagerMove,
  type MoveGround,
  type MoveRefusal,
  makeMove,
  recordsOf,
  type TeamHand,
  type TimedMove,
  timed,
} from "./manager-move";
import { type DayMoves, waiverEnds } from "./move";
import { BENCH, IR } from "./slots";
import { isOut, type Place, setLineup } from "./team-day";
import { addsOn, type World } from "./world";

/** The person's team after the moves ahead, and what those were. */
type Outlook = { readonly hand: TeamHand; readonly ahead: readonly DayMoves[] };

/** Today's team, then each move known by now that takes effect until `period` and still can. */
function outlookOn(world: World, today: number, period: number): Outlook {
  const { rosters, pins } = world.day(today);
  const ahead: DayMoves[] = [];
  let day = today;
  let hand: TeamHand = { slots: rosters.get(PERSON_TEAM) ?? [], pins };
  const goTo = (next: number) => {
    if (next !== day) hand = { ...hand, pins: new Map() };
    day = next;
  };
  for (const move of world.made) {
    if (move.madeOn > today || move.period <= today || move.period > period) continue;
    goTo(move.period);
    const after = makeMove(hand, move, groundOf(world, today, { hand, ahead }, move.period));
    if (!after.ok) continue;
    ahead.push({ period: day, moves: recordsOf(hand, after.value, move) });
    hand = after.value;
  }
  goTo(period);
  return { hand, ahead };
}

function groundOf(world: World, today: number, { hand, ahead }: Outlook, period: number): MoveGround {
  const { season, undroppable } = world;
  const matchup = matchupOfPeriod(period);
  const { first } = daysOfMatchup(matchup);
  const past = (from: number): DayMoves[] =>
    Array.from({ length: Math.max(0, today - from + 1) }, (_, at) => world.day(from + at));
  const ends = waiverEnds([...past(Math.max(1, today - 1)), ...ahead]);
  const days = [...past(first), ...ahead.filter((day) => matchupOfPeriod(day.period) === matchup)];
  const others = [...world.day(today).rosters].flatMap(([teamId, slots]) => (teamId === PERSON_TEAM ? [] : slots));
  const owned = new Set([...others, ...hand.slots].map(({ player }) => player));
  return {
    season,
    undroppable,
    isOut: (player) => isOut(world.morning(today), player),
    isOwned: (player) => owned.has(player),
    clearsAt: (player) => ends.get(player),
    addsLeft: world.hasAddLimit ? addLimit(matchup) - (addsOn(days).get(PERSON_TEAM) ?? 0) : Number.POSITIVE_INFINITY,
  };
}

/** Why the move cannot be made at an instant; `undefined`: it can. */
export function refusalOf(world: World, move: ManagerMove, now: number): MoveRefusal | undefined {
  const read = timed(world.season, { ...move, madeAt: now });
  if (!read.ok) return read.error;
  const today = Math.max(1, periodAt(now));
  const { period } = read.value;
  if (period < today) return "move.day_over";
  const outlook = outlookOn(world, today, period);
  const after = makeMove(outlook.hand, read.value, groundOf(world, today, outlook, period));
  if (!after.ok) return after.error;
  return period === today ? lockRefusal(world, read.value, after.value, now) : undefined;
}

/** Rosters lock at the day's first game, each player's slot at his own. */
function lockRefusal(world: World, move: TimedMove, after: TeamHand, now: number): MoveRefusal | undefined {
  const { season } = world;
  const { period } = move;
  const isChanged = move.drop !== undefined || move.add !== undefined;
  if (isChanged && season.firstTipOn(period) <= now) return "move.day_begun";
  const before = new Map(
    world
      .day(period)
      .rosters.get(PERSON_TEAM)
      ?.map(({ player, slot }) => [player, slot]),
  );
  const isLocked = (player: number) =>
    (season.gameOf(season.proTeamOn(player, period), period)?.tipAt ?? Number.POSITIVE_INFINITY) <= now;
  const lineup = setLineup(season, world.morning(period), after.slots, after.pins);
  return lineup.some(({ player, slot }) => slot !== before.get(player) && isLocked(player))
    ? "move.game_begun"
    : undefined;
}

/** The person's places on a day to come: today's, changed by the moves ahead alone. */
export function placesAhead(world: World, today: number, period: number): readonly Place[] {
  const { hand, ahead } = outlookOn(world, today, period);
  if (ahead.length === 0) return hand.slots;
  const seated = new Map<number, number>();
  const seat = (slot: Place, requested: number): Place => {
    const taken = seated.get(requested) ?? 0;
    const isOpen = requested === BENCH || requested === IR || taken < (ESPN_DEFAULT_SLOTS[requested] ?? 0);
    seated.set(requested, taken + 1);
    return { ...slot, slot: isOpen ? requested : BENCH };
  };
  const pinOf = ({ player, slot }: Place) => (slot === IR ? undefined : hand.pins.get(player));
  const pinned = hand.slots.flatMap((slot) => {
    const pin = pinOf(slot);
    return pin === undefined ? [] : [seat(slot, pin)];
  });
  const rest = hand.slots.filter((slot) => pinOf(slot) === undefined).map((slot) => seat(slot, slot.slot));
  return [...pinned, ...rest].sort((a, b) => a.slot - b.slot || a.player - b.player);
}
