/**
 * What moves are worth, by brute force over every set of starters of every day left.
 *
 * Points leagues: a player is worth the mean of his season's and his last 30 days' average in this league's scoring,
 * times his chance to play; what counts is how much the best lineups of all days gain. Category leagues: gain in
 * expected categories by `category-odds.ts`, lineups chosen by what a stat is worth at the margin. Nothing after this
 * matchup counts. Nobody drops one of his best eight players of the season for a week: `bestMoves` and `bestWorth`
 * leave them out, `worthOf` values any move.
 */

import { expectedCategories, type Line, marginsOf, type Totals } from "./category-odds";
import { chanceOn } from "./chances";
import { readLeagueOf } from "./facts";
import { cannotBeDropped, fitting, legalityOf } from "./legality";
import { bestDay, type LineupPlayer } from "./lineup";
import { STAT_IDS } from "./stats";
import type { Facts, Move, Player } from "./types";
import { solveWeek } from "./week-program";

type ValuedMove = Move & { readonly worth: number };
export type PlanOracle = {
  /** What moves gain over doing nothing: fantasy points, or expected categories. */
  worthOf(moves: readonly Move[]): number;
  /**
   * The best that so many legal moves can gain: exact in points leagues; in others a beam of eight over the eight best
   * singles of each drop.
   */
  bestWorth(moveCount: number): Promise<{ worth: number; moves: readonly Move[] }>;
  /** Single legal moves by worth, each pair on its best day, the best first. */
  bestMoves(count: number): readonly ValuedMove[];
  /** The best lineup of a day left. Values are points, or in category leagues what a player brings at the margin. */
  lineupOf(day: string): { total: number; starters: readonly (readonly number[])[]; valueOf(playerId: number): number };
  /** A plain reason why a move is not legal, after the moves made before it; null: it is. */
  legality(move: Move, before?: readonly Move[]): string | null;
};

const MAX_CANDIDATES = 8;
/**
 * Games from which a free agent's average is taken at its word; with fewer the season before fills up the rest of it.
 */
const KNOWN_GAMES = 6;
const shareKnown = ({ teamId, gamesPlayed }: Player): number =>
  teamId === 0 ? Math.min(1, gamesPlayed / KNOWN_GAMES) : 1;
/** Who has no season before counts that share of what little is known. */
const trustIn = (player: Player): number => (player.seasonBefore === null ? shareKnown(player) : 1);
const SAME = 1e-9;
const BENCH = 12;
const IR = 13;

const known = new WeakMap<Facts, PlanOracle>();
export function openPlanOracle(facts: Facts): PlanOracle {
  const oracle = known.get(facts) ?? open(facts);
  known.set(facts, oracle);
  return oracle;
}

/** Players rostered in nearly every league are no drops for a streamer. */
const WIDELY_ROSTERED_PERCENT = 85;

function open(facts: Facts): PlanOracle {
  const read = readLeagueOf(facts);
  const { league, daysLeft } = facts;
  const everybody = new Map([...league.rostered, ...league.free].map((player) => [player.id, player]));
  const today = read.calendar.dayOf(read.today);
  /** Who may start: all outside injured reserve, and who may not stay there once there is room for him. */
  const startable = (players: readonly Player[]): Player[] => {
    const outside = players.filter(({ slotId }) => slotId !== IR);
    const stuck = players.filter(cannotBeDropped);
    if (stuck.length === 0) return outside;
    const all = fitting(players, league.rosterSize, league);
    return all === null ? outside : [...outside, ...stuck];
  };
  const active = startable(league.mine);
  const isUnresolved = league.mine.some((player) => cannotBeDropped(player) && !active.includes(player));
  const retained = new Set(
    [...league.mine]
      .sort((a, b) => seasonWorth(b, facts) - seasonWorth(a, facts))
      .slice(0, MAX_CANDIDATES)
      .map(({ id }) => id),
  );
  for (const { id } of league.mine.filter((player) => player.percentOwned > WIDELY_ROSTERED_PERCENT)) retained.add(id);
  const plays = (player: Player, day: string): boolean =>
    facts.hasGame(player, day) && !(day === today && facts.isLocked(player));
  const valuing = league.format === "points" ? undefined : categoryValues(facts, plays);
  const linear = valuing?.valueOf ?? ((player: Player) => pointsOf(formOf(player), facts));
  const perGame = new Map<number, number>();
  const valueOn = (player: Player, day: string): number => {
    const value = perGame.get(player.id) ?? trustIn(player) * linear(player);
    perGame.set(player.id, value);
    return chanceOn(player, day) * value;
  };

  const asLineup = (player: Player, day: string): LineupPlayer => ({
    id: player.id,
    eligibleSlots: player.eligibleSlots,
    value: valueOn(player, day),
    isLocked: day === today && facts.isLocked(player),
    slotId: player.slotId < 0 ? BENCH : player.slotId,
  });
  const days = new Map<string, ReturnType<typeof bestDay>>();
  const bestOf = (players: readonly Player[], day: string, slotTaken?: number) => {
    const present = players.filter((player) => facts.hasGame(player, day));
    const key = `${day} ${slotTaken ?? ""} ${present
      .map(({ id }) => id)
      .sort()
      .join()}`;
    const counts =
      slotTaken === undefined
        ? league.slotCounts
        : { ...league.slotCounts, [slotTaken]: (league.slotCounts[slotTaken] ?? 0) - 1 };
    const best =
      days.get(key) ??
      bestDay(
        present.map((player) => asLineup(player, day)),
        counts,
      );
    days.set(key, best);
    return best;
  };

  const playersOn = (moves: readonly Move[], day: string): Player[] => {
    const gone = new Set<number | null>();
    const come: Player[] = [];
    for (const move of [...moves].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
      if (move.day > day) break;
      gone.add(move.drop);
      const player = move.add === null ? undefined : everybody.get(move.add);
      if (player) come.push(player);
    }
    return startable([...league.mine, ...come].filter(({ id }) => !gone.has(id)));
  };

  const worthOf = (moves: readonly Move[]): number => {
    if (valuing) {
      const over = (some: readonly Move[]): Line =>
        total(
          daysLeft.map((day) => valuing.bring(bestOf(playersOn(some, day), day).starters[0] ?? [], day, everybody)),
        );
      return valuing.expected(over(moves)) - valuing.expected(over([]));
    }
    return daysLeft.reduce((sum, day) => sum + bestOf(playersOn(moves, day), day).total - bestOf(active, day).total, 0);
  };

  /** Gain of the best lineups by linear values, over all drops, adds and days. */
  function* linearSingles(): Generator<ValuedMove> {
    const droppable: (Player | null)[] = [null, ...active.filter(({ id }) => !retained.has(id))];
    const starting = Object.entries(league.slotCounts).flatMap(([slot, count]) =>
      Number(slot) < BENCH && count > 0 ? [Number(slot)] : [],
    );
    for (const drop of droppable) {
      const players = active.filter(({ id }) => id !== drop?.id);
      const table = daysLeft.map((day) => {
        const base = bestOf(active, day).total;
        const hasLockedIn = (slot: number) =>
          players.filter((player) => player.slotId === slot && day === today && facts.isLocked(player)).length;
        const open = starting.filter((slot) => (league.slotCounts[slot] ?? 0) > hasLockedIn(slot));
        return {
          day,
          base,
          without: bestOf(players, day).total,
          beside: new Map(open.map((slot) => [slot, bestOf(players, day, slot).total])),
        };
      });
      for (const add of league.free) {
        // The days differ in today's locks and in waivers only.
        const last = daysLeft.at(-1) ?? today;
        if (last !== today && legality({ drop: drop?.id ?? null, add: add.id, day: last }) !== null) continue;
        const isLegal = (move: Move) =>
          (move.day !== today && move.day >= add.availableFrom) || legality(move) === null;
        const gains = table.map(({ day, base, without, beside }) => {
          const isHere = plays(add, day);
          const slots = isHere ? add.eligibleSlots.flatMap((slot) => beside.get(slot) ?? []) : [];
          const joined = slots.length === 0 ? Number.NEGATIVE_INFINITY : Math.max(...slots) + valueOn(add, day);
          return Math.max(without, joined) - base;
        });
        let best: ValuedMove | undefined;
        let worth = 0;
        for (let at = gains.length - 1; at >= 0; at--) {
          worth += gains[at] ?? 0;
          const move = { drop: drop?.id ?? null, add: add.id, day: daysLeft[at] ?? "", worth };
          if ((best === undefined || worth > best.worth + SAME) && isLegal(move)) best = move;
        }
        if (best) yield best;
      }
    }
  }

  const legality = (move: Move, before: readonly Move[] = []): string | null => legalityOf(move, before, facts, read);
  let singles: ValuedMove[] | undefined;
  const bestMoves = (count: number): readonly ValuedMove[] => {
    singles ??= rank(valuing ? revalued([...linearSingles()], worthOf) : [...linearSingles()]);
    return singles.slice(0, count);
  };
  const week = (players: readonly Player[]) => ({
    facts,
    retained,
    active: players,
    valueOn: (player: Player, day: string) => (plays(player, day) ? valueOn(player, day) : 0),
  });
  /** Somebody goes today for the player who may not stay on injured reserve; the other moves follow. */
  const withRoomMade = async (count: number): Promise<{ worth: number; moves: readonly Move[] }> => {
    const courses: { worth: number; moves: readonly Move[] }[] = [{ worth: 0, moves: [] }];
    for (const { id } of active.filter((player) => !retained.has(player.id))) {
      const first = { drop: id, add: null, day: daysLeft[0] ?? today };
      if (legality(first) !== null) continue;
      const left = playersOn([first], first.day);
      const later =
        count > 1 && !valuing ? await solveWeek(week(left), Math.min(count - 1, league.addsLeft ?? count)) : [];
      courses.push({ worth: worthOf([first, ...later]), moves: [first, ...later] });
    }
    return courses.reduce((a, b) => (a.worth >= b.worth ? a : b));
  };
  const best = new Map<number, Promise<{ worth: number; moves: readonly Move[] }>>();
  const solve = async (count: number): Promise<{ worth: number; moves: readonly Move[] }> => {
    if (isUnresolved && count > 0) return withRoomMade(count);
    const [single] = bestMoves(1);
    if (count === 0 || !single || single.worth <= 0) return { worth: 0, moves: [] };
    if (count === 1) return { worth: single.worth, moves: [single] };
    if (valuing) return beam(count, fewOfEachDrop(bestMoves(Number.POSITIVE_INFINITY)), worthOf, facts);
    const moves = await solveWeek(week(active), count);
    return { worth: worthOf(moves), moves };
  };
  return {
    worthOf,
    bestMoves,
    legality,
    bestWorth(moveCount) {
      const count = isUnresolved ? moveCount : Math.min(moveCount, league.addsLeft ?? moveCount);
      const found = best.get(count) ?? solve(count);
      best.set(count, found);
      return found;
    },
    lineupOf: (day) => ({
      ...bestOf(active, day),
      valueOf(playerId) {
        const player = everybody.get(playerId);
        return player ? valueOn(player, day) : 0;
      },
    }),
  };
}

/**
 * The mean of season and last 30 days; the season alone where those are too few games, filled up where it is as well.
 */
function formOf(player: Player): Line {
  const { averages, lately, seasonBefore } = player;
  const share = shareKnown(player);
  if (lately !== null) return mixed(averages, lately, 0.5);
  return seasonBefore === null || share === 1 ? averages : mixed(averages, seasonBefore, share);
}

/** @param share of the first. */
const mixed = (one: Line, other: Line, share: number): Line =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((stat) => [
      stat,
      share * (one[stat] ?? 0) + (1 - share) * (other[stat] ?? 0),
    ]),
  );
const pointsOf = (line: Line, { league }: Facts): number =>
  league.scoring.reduce((sum, { statId, points }) => sum + points * (line[statId] ?? 0), 0);

const rank = (moves: readonly ValuedMove[]): ValuedMove[] => [...moves].sort((a, b) => b.worth - a.worth);

const TRIED = 3;
/** The few best moves of each added player by linear values, at their exact worth. */
function revalued(moves: readonly ValuedMove[], worthOf: PlanOracle["worthOf"]): ValuedMove[] {
  const ofPlayer = Map.groupBy(moves, ({ add }) => add);
  return [...ofPlayer.values()].flatMap((some) =>
    rank(some)
      .slice(0, TRIED)
      .map((move) => ({ ...move, worth: worthOf([move]) })),
  );
}

const OF_EACH_DROP = 8;
const fewOfEachDrop = (moves: readonly ValuedMove[]): ValuedMove[] =>
  rank([...Map.groupBy(moves, ({ drop }) => drop).values()].flatMap((some) => rank(some).slice(0, OF_EACH_DROP)));

const WIDTH = 8;
function beam(count: number, singles: readonly ValuedMove[], worthOf: PlanOracle["worthOf"], { league }: Facts) {
  const centres = (moves: readonly Move[]) =>
    Object.entries(league.positionLimits).every(([position, max]) => {
      const isOf = ({ positionId }: Player) => positionId === Number(position);
      const gone = new Set(moves.map(({ drop }) => drop));
      const come = new Set(moves.map(({ add }) => add));
      const stay = league.mine.filter((player) => player.slotId !== IR && !gone.has(player.id) && isOf(player)).length;
      return stay + league.free.filter((player) => come.has(player.id) && isOf(player)).length <= max;
    });
  let courses: { worth: number; moves: readonly Move[] }[] = [{ worth: 0, moves: [] }];
  let best = courses[0] ?? { worth: 0, moves: [] };
  for (let length = 1; length <= count; length++) {
    const seen = new Map<string, { worth: number; moves: readonly Move[] }>();
    for (const { moves } of courses) {
      for (const single of singles) {
        if (moves.some(({ drop, add }) => drop === single.drop || add === single.add)) continue;
        const next = [...moves, single];
        const key = next
          .map(({ drop, add, day }) => `${drop} ${add} ${day}`)
          .sort()
          .join();
        if (!seen.has(key) && centres(next)) seen.set(key, { worth: worthOf(next), moves: next });
      }
    }
    courses = [...seen.values()].sort((a, b) => b.worth - a.worth).slice(0, WIDTH);
    if ((courses[0]?.worth ?? Number.NEGATIVE_INFINITY) > best.worth) best = courses[0] ?? best;
  }
  return best;
}

/** Points a game, or in category leagues points, rebounds, assists, steals and blocks together. */
export const seasonWorth = (player: Player, facts: Facts): number =>
  facts.league.format === "points"
    ? facts.pointsPerGame(player)
    : ["PTS", "REB", "AST", "STL", "BLK"].reduce((sum, stat) => sum + (player.averages[STAT_IDS[stat] ?? ""] ?? 0), 0);

const total = (lines: readonly Line[]): Line => {
  const sum: Record<string, number> = {};
  for (const line of lines) for (const [stat, value] of Object.entries(line)) sum[stat] = (sum[stat] ?? 0) + value;
  return sum;
};
const times = (line: Line, factor: number): Line =>
  Object.fromEntries(Object.entries(line).map(([stat, value]) => [stat, value * factor]));

/** Weights settle in two rounds: even ones first, then those of the totals that lineups by even ones come to. */
function categoryValues(facts: Facts, plays: (player: Player, day: string) => boolean) {
  const { league, daysLeft } = facts;
  const items = league.scoring;
  const counted = [
    ...new Set(
      items.flatMap(({ statId }) => (statId === 19 ? ["13", "14"] : statId === 20 ? ["15", "16"] : [String(statId)])),
    ),
  ];
  const lines = new Map<number, Line>();
  const lineOf = (player: Player): Line => {
    const known = lines.get(player.id);
    if (known) return known;
    const form = formOf(player);
    const line = Object.fromEntries(counted.map((stat) => [stat, form[stat] ?? 0]));
    lines.set(player.id, line);
    return line;
  };
  const scored = (scores: Readonly<Record<string, number>> | undefined): Line =>
    Object.fromEntries(
      counted.map((stat) => [stat, scores?.[Object.keys(STAT_IDS).find((name) => STAT_IDS[name] === stat) ?? ""] ?? 0]),
    );
  const bring = (starters: readonly number[], day: string, everybody: ReadonlyMap<number, Player>): Line =>
    total(
      starters.flatMap((id) => {
        const player = everybody.get(id);
        return player && plays(player, day) ? [times(lineOf(player), chanceOn(player, day) * trustIn(player))] : [];
      }),
    );
  const byMargins = (margins: Line) => (player: Player) =>
    Object.entries(lineOf(player)).reduce((sum, [stat, value]) => sum + (margins[stat] ?? 0) * value, 0);
  const teamTotals = (team: readonly Player[], worthOfStart: (player: Player) => number): Line => {
    const players = new Map(team.map((player) => [player.id, player]));
    const onDay = (day: string): Line => {
      const present = team.filter((player) => player.slotId !== IR && plays(player, day));
      const slots = present.map((player) => ({
        ...player,
        value: worthOfStart(player) * chanceOn(player, day),
        isLocked: false,
      }));
      return bring(bestDay(slots, league.slotCounts).starters[0] ?? [], day, players);
    };
    return total(daysLeft.map(onDay));
  };
  const scoresOf = { me: scored(league.me.scores), opponent: scored(league.opponent?.scores) };
  let margins: Line = {
    "0": 1 / 15,
    "1": 1,
    "2": 1,
    "3": 1 / 4,
    "6": 1 / 6,
    "11": -1 / 3,
    "17": 1 / 2,
    "13": 0.2,
    "14": -0.1,
    "15": 0.1,
    "16": -0.08,
  };
  let theirs: Totals = { scored: scoresOf.opponent, toCome: {} };
  for (let round = 0; round < 2; round++) {
    theirs = { scored: scoresOf.opponent, toCome: teamTotals(league.theirs, byMargins(margins)) };
    const mine = { scored: scoresOf.me, toCome: teamTotals(league.mine, byMargins(margins)) };
    margins = marginsOf(items, mine, theirs);
  }
  return {
    valueOf: byMargins(margins),
    bring,
    expected: (toCome: Line): number => expectedCategories(items, { scored: scoresOf.me, toCome }, theirs),
  };
}
