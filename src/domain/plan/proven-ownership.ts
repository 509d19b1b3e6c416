/**
 * The best ownership of a week, with its proof.
 *
 * The relaxed program is solved over a few free agents, in the solver's thread while the quick plan is made here; its
 * prices then evaluate all the others, and a player who earns more than he costs joins until none is missing. What is
 * left is a bound and, for every sequence of every player, how far below it that sequence lies. The integer search sees
 * only the sequences near the bound: nothing else can be in a better plan than the one it finds, or it searches again
 * with just those that can.
 */
import { type Counting, countingOf, worthOn } from "../week/counting";
import { excessNow } from "../week/ir";
import type { Candidate, OpenWeek } from "../week/open-week";
import { type Ownership, worthOf } from "../week/ownership";
import { beamPlan } from "./beam";
import { addCostOf, isComplete, readOwnership, type WeekProgram, weekProgram } from "./integer-program";
import type { LinearProgram, ProgramSolver, SolverAnswer } from "./linear-program";
import { PathPrices } from "./path-prices";

export type Found = {
  readonly ownership: readonly Ownership[];
  readonly proven: boolean;
  /** No plan is worth more; `null` when unknown. */
  readonly bound: number | null;
  readonly solverFailure: string | null;
};

type Options = {
  readonly solver: ProgramSolver;
  readonly timeLimitMs: number;
  readonly signal?: AbortSignal | undefined;
};

/** How far below the best a proven plan may lie: the solver's gap and the nominal price of adds. */
const PROOF_TOLERANCE = 5e-5;

/** Numerical noise of objectives of some thousand points. */
const SAFETY = 1e-5;

/** Free agents of the first relaxed program: the most useful over all days, and on each of them. */
const FIRST_POOL = 40;
const FIRST_PER_DAY = 3;
/** Earning less than this beyond his price, a free agent is not missing. */
const MISSING = 1e-6;
/**
 * Courses this far below the bound are searched at first, as a share of it: the bound is seldom farther from the truth.
 */
const FIRST_SLACK = 0.0006;

/** Rejects only when `signal` aborts. A solver that fails leaves the quick plan, unproven. */
export async function provenOwnership(week: OpenWeek, options: Options): Promise<Found> {
  const search = new Search(week, options);
  await search.prove(countingOf(week));
  return search.found();
}

class Search {
  readonly #week: OpenWeek;
  readonly #options: Options;
  #leftMs: number;
  #known: { readonly ownership: readonly Ownership[]; readonly sum: number } | undefined;
  #bound: number | null = Number.NEGATIVE_INFINITY;
  #failure: string | null = null;
  #isProven = true;

  constructor(week: OpenWeek, options: Options) {
    this.#week = week;
    this.#options = options;
    this.#leftMs = options.timeLimitMs;
  }

  found(): Found {
    const { ownership, sum } = this.#best();
    const bound = this.#bound === null ? null : Math.max(this.#bound, sum);
    return { ownership, proven: this.#isProven, bound, solverFailure: this.#failure };
  }

  /** Searches for a plan better than the best known. */
  async prove(counting: Counting): Promise<void> {
    const isPlain = excessNow(this.#week) === 0 && !this.#isOverPositions();
    const prices = isPlain ? await this.#relax(counting) : undefined;
    if (isPlain && !prices) return this.#note(null, false);
    const nominal = addCostOf(this.#week) - this.#week.addPrice;
    const ceiling = prices ? prices.bound + counting.lockedTotal + nominal * this.#week.maxMoves : null;
    if (ceiling !== null && ceiling <= this.#best().sum + PROOF_TOLERANCE) return this.#note(ceiling, true);
    let slack = Number.POSITIVE_INFINITY;
    const open = () => (ceiling === null ? Number.POSITIVE_INFINITY : ceiling - this.#best().sum + SAFETY);
    if (prices) slack = Math.min(open(), FIRST_SLACK * Math.abs(prices.bound));
    for (;;) {
      const exact = await this.#solve(this.#programWithin(counting, prices, slack), false);
      const isDone = exact?.status === "optimal" || exact?.status === "infeasible";
      if (!isDone) {
        const min =
          exact && Number.isFinite(exact.bound)
            ? exact.bound + counting.lockedTotal + nominal * this.#week.maxMoves
            : null;
        const missed =
          ceiling === null ? min : min === null ? ceiling : Math.min(ceiling, Math.max(min, ceiling - slack));
        return this.#note(missed, false);
      }
      if (slack >= open()) return this.#note(this.#best().sum, true);
      slack = open();
    }
  }

  #isOverPositions(): boolean {
    return [...this.#week.positionLimits].some(
      ([id, limit]) => this.#week.roster.filter(({ positionId }) => positionId === id).length > limit,
    );
  }

  #best() {
    if (!this.#known) this.#known = this.#judged(beamPlan(this.#week));
    return this.#known;
  }

  #judged(ownership: readonly Ownership[]) {
    return { ownership, sum: worthOf(this.#week, ownership).sum };
  }

  #propose(ownership: readonly Ownership[]): void {
    const proposed = this.#judged(ownership);
    if (proposed.sum > this.#best().sum) this.#known = proposed;
  }

  #note(bound: number | null, isProven: boolean): void {
    if (!isProven) this.#isProven = false;
    this.#bound = this.#bound === null || bound === null ? null : Math.max(this.#bound, bound);
  }

  /** Prices under which no free agent is missing; `undefined` when the solver gave none. */
  async #relax(counting: Counting): Promise<PathPrices | undefined> {
    const pool = new Set(firstPool(this.#week));
    for (;;) {
      const players = [...this.#week.roster, ...pool];
      const program = weekProgram(this.#week, counting, players, { allowsAddsBesideOverstays: true });
      const pending = this.#solve(program, true);
      // While the solver's thread is at work, this one makes the quick plan.
      await Promise.resolve().then(() => this.#best());
      const relaxed = await pending;
      if (relaxed?.status !== "optimal" || !relaxed.columnValues || !relaxed.rowPrices) {
        return undefined;
      }
      const prices = new PathPrices(program, this.#week, counting, relaxed.rowPrices);
      const missing = this.#week.freeAgents.filter(
        (player) => !pool.has(player) && prices.earningsOf(player) > MISSING,
      );
      for (const player of missing) pool.add(player);
      if (missing.length === 0) return prices;
    }
  }

  /** The whole-number program of the courses that lie less than `slack` below the bound. */
  #programWithin(counting: Counting, prices: PathPrices | undefined, slack: number): WeekProgram {
    const { roster, freeAgents } = this.#week;
    if (!prices) return weekProgram(this.#week, counting, [...roster, ...freeAgents]);
    const near = freeAgents.filter((player) => prices.costOfAdding(player) <= slack);
    const choicesOf = (player: Candidate) => prices.choicesWithin(player, slack);
    return weekProgram(this.#week, counting, [...roster, ...near], { choicesOf });
  }

  /** The solver's answer, its ownership already proposed; `undefined` when it failed. */
  async #solve(week: WeekProgram, isRelaxed: boolean): Promise<SolverAnswer | undefined> {
    const { solver, signal } = this.#options;
    const solve = (program: LinearProgram) =>
      solver.solve(program, { isRelaxed, timeLimitMs: Math.max(1, this.#leftMs), signal });
    const outcome = await solve(week.program);
    if (!outcome.ok) {
      this.#failure ??= outcome.error.code;
      return undefined;
    }
    this.#leftMs -= outcome.value.elapsedMs;
    const { columnValues } = outcome.value;
    if (columnValues && (!isRelaxed || isComplete(week, columnValues))) {
      this.#propose(readOwnership(week, columnValues, this.#week.days));
    }
    return outcome.value;
  }
}

/** Free agents who look useful beside today's roster: most of those that any good plan adds. */
function firstPool(week: OpenWeek): Candidate[] {
  const useful = week.freeAgents.map((player) => {
    let sum = player.valueAfter;
    for (let day = player.fromDay; day < week.days; day++) sum += worthOn(player, day);
    return { player: player, sum };
  });
  const chosen = useful
    .sort((a, b) => b.sum - a.sum)
    .slice(0, FIRST_POOL)
    .map(({ player }) => player);
  for (let day = 0; day < week.days; day++) {
    const able = week.freeAgents.filter((player) => player.fromDay <= day && worthOn(player, day) > 0);
    chosen.push(...able.sort((a, b) => worthOn(b, day) - worthOn(a, day)).slice(0, FIRST_PER_DAY));
  }
  return chosen;
}
