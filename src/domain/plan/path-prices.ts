/**
 * What the relaxed answer says about every course a player could take, without solving anything again.
 *
 * The relaxed program puts a price on each thing players compete for: a roster place on a day, a start in a set of
 * places, an add. At fixed prices every player can be judged alone: his best course is what he earns less what he uses.
 * The prices' own worth and everybody's best course together are a bound on any plan; and a course that earns less than
 * the player's best one by more than the bound lies above a known plan is in no better plan. That holds at any prices,
 * so neither the solver's rounding nor a relaxed program over only some of the free agents can make it wrong.
 */
import { type Counting, worthOn } from "../week/counting";
import { type Candidate, type OpenWeek, placesOn } from "../week/open-week";
import { addCostOf, bitCount, type Choices, type WeekProgram } from "./integer-program";

type Prices = {
  readonly active: Float64Array;
  readonly inIr: Float64Array;
  readonly positions: ReadonlyMap<number, Float64Array>;
  /** Starts by day; a start uses every set that contains all its slots. */
  readonly starts: readonly (readonly { readonly set: number; readonly price: number }[])[];
  readonly capped: number;
  readonly add: number;
  /** Value of all limits together. */
  readonly sum: number;
};

function readPrices({ rows }: WeekProgram, week: OpenWeek, counting: Counting, rowPrices: Float64Array): Prices {
  // A price below 0 is the solver's rounding.
  const priceOf = (row: number | undefined) => (row === undefined ? 0 : Math.max(0, rowPrices[row] ?? 0));
  let sum = 0;
  const byDay = (byDayRows: readonly (number | undefined)[], limit: number) =>
    Float64Array.from(byDayRows, (row) => {
      const price = priceOf(row);
      sum += price * limit;
      return price;
    });
  const active = byDay(rows.active, week.rosterSize);
  const inIr = byDay(rows.inIr, week.irSlots);
  const positions = new Map(
    [...rows.positions].map(([id, position]) => [id, byDay(position, week.positionLimits.get(id) ?? 0)] as const),
  );
  const starts = rows.starts.map((sets) =>
    sets.flatMap(({ set, row }) => {
      const price = priceOf(row);
      sum += price * bitCount(set);
      return price > 0 ? [{ set, price }] : [];
    }),
  );
  const capped = priceOf(rows.cap);
  const add = priceOf(rows.moves);
  sum += capped * (counting.cap ?? 0) + add * week.maxMoves;
  return { active, inIr, positions, starts, capped, add: add + addCostOf(week), sum };
}

/** A player's courses: what he earns when owned from one day to another. */
type Judged = {
  readonly player: Candidate;
  readonly best: number;
  /** Best course that owns him on the day, that does not, and that adds him on it. */
  readonly owning: Float64Array;
  readonly without: Float64Array;
  readonly adding: Float64Array;
};

export class PathPrices {
  /** No plan is worth more (locked starters left out). */
  readonly bound: number;
  readonly #judged = new Map<Candidate, Judged>();

  /** @param rowPrices of the relaxed `program`, in which no row but `rows` joins players. */
  constructor(program: WeekProgram, week: OpenWeek, counting: Counting, rowPrices: Float64Array) {
    const prices = readPrices(program, week, counting, rowPrices);
    let bound = prices.sum;
    for (const player of [...week.roster, ...week.freeAgents]) {
      const judged = judge(player, dayEarnings(player, { week, prices }), {
        addPrice: prices.add,
        lastMoveDay: week.lastMoveDay,
      });
      this.#judged.set(player, judged);
      bound += judged.best;
    }
    this.bound = bound;
  }

  /** Earnings of his best course beyond never being added. */
  earningsOf(player: Candidate): number {
    return this.#of(player).best;
  }

  /** How much the bound falls when the free agent must be added, or 0. */
  costOfAdding(player: Candidate): number {
    const { best, adding } = this.#of(player);
    return best - adding.reduce((max, path) => Math.max(max, path), Number.NEGATIVE_INFINITY);
  }

  /** Open choices about a player in plans that lie less than `slack` below the bound. */
  choicesWithin(player: Candidate, slack: number): Choices {
    const { best, owning, without, adding } = this.#of(player);
    const isIn = (courses: Float64Array, day: number) => best - (courses[day] ?? Number.NEGATIVE_INFINITY) <= slack;
    return {
      canOwn: (day) => isIn(owning, day),
      mustOwn: (day) => !isIn(without, day),
      canAdd: (day) => isIn(adding, day),
    };
  }

  #of(player: Candidate): Judged {
    const judged = this.#judged.get(player);
    if (!judged) throw new RangeError(`player ${player.playerId} is not of this week`);
    return judged;
  }
}

type Market = { readonly week: OpenWeek; readonly prices: Prices };

/** What owning him on each day earns, outside IR and in it; `-Infinity` where today's lock forbids it. */
type Earnings = { readonly active: Float64Array; readonly inIr: Float64Array };

function dayEarnings(player: Candidate, { week, prices }: Market): Earnings {
  const position = prices.positions.get(player.positionId);
  const active = new Float64Array(week.days);
  const inIr = new Float64Array(week.days);
  for (let day = 0; day < week.days; day++) {
    let start = worthOn(player, day);
    if (start > 0) {
      const slots = placesOn(player, day);
      for (const { set, price } of prices.starts[day] ?? []) if ((slots & ~set) === 0) start -= price;
      start -= prices.capped;
    }
    const lock = day === 0 ? player.irToday : "free";
    const place = position?.[day] ?? 0;
    active[day] = lock === "must" ? Number.NEGATIVE_INFINITY : Math.max(0, start) - (prices.active[day] ?? 0) - place;
    inIr[day] = lock === "must-not" ? Number.NEGATIVE_INFINITY : -(prices.inIr[day] ?? 0) - place;
  }
  return { active, inIr };
}

function judge(
  player: Candidate,
  earnings: Earnings,
  { addPrice, lastMoveDay }: { addPrice: number; lastMoveDay: number },
): Judged {
  const { length: days } = earnings.active;
  const none = () => new Float64Array(days).fill(Number.NEGATIVE_INFINITY);
  const judged = { owning: none(), without: none(), adding: none() };
  let best = Number.NEGATIVE_INFINITY;
  const path = (from: number, until: number, earned: number) => {
    best = Math.max(best, earned);
    for (let day = 0; day < days; day++) {
      const side = from <= day && day < until ? judged.owning : judged.without;
      if (earned > (side[day] ?? 0)) side[day] = earned;
    }
    if (!player.isRostered && from < until && earned > (judged.adding[from] ?? 0)) judged.adding[from] = earned;
  };
  if (!player.isRostered) path(0, 0, 0);
  const lastStart = player.isRostered ? 0 : lastMoveDay;
  for (let from = player.isRostered ? 0 : player.fromDay; from <= lastStart; from++) {
    // The most so far when he is outside IR on the day, and when he is in it.
    let active = player.isRostered ? 0 : -addPrice;
    let inIr = player.isInIr ? active : Number.NEGATIVE_INFINITY;
    if (player.isRostered && player.fromDay === 0) path(0, 0, 0);
    for (let until = from + 1; until <= days; until++) {
      const day = until - 1;
      const best = Math.max(active, inIr);
      inIr = (day < player.irRightEnds ? best : inIr) + (earnings.inIr[day] ?? 0);
      active = best + (earnings.active[day] ?? 0);
      const isLast = until === days;
      const mayGo = until <= lastMoveDay && (player.isRostered ? until >= player.fromDay : player.isDroppable);
      if (isLast || mayGo) path(from, until, Math.max(active, inIr) + (isLast ? player.valueAfter : 0));
    }
  }
  return { player, best, ...judged };
}
