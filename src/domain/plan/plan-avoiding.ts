/**
 * The best plan that proposes no declined (drop, add) pair.
 *
 * Pure apart from the solver it is given. A plan that contains a declined pair is solved again twice, once without its
 * add and once without its drop; the better branch is followed first, so that the first plan without a declined pair is
 * the best of all.
 */
type Pair<Id> = { readonly drop: Id | null; readonly add: Id | null };

/** Players a plan must not add or drop. */
export type LeftAlone<Id> = { readonly adds: ReadonlySet<Id>; readonly drops: ReadonlySet<Id> };

export type AvoidingPlan<Plan> = {
  readonly plan: Plan;
  /** No plan without both sides of a declined pair is worth more, as far as the solver's own plans are the best. */
  readonly isBest: boolean;
};

/** A declined pair or two take five; a person waits for each. */
const MAX_SOLVES = 16;

/**
 * @param solvePlan the best plan that adds and drops nobody of those.
 * @param isDeclined whether a move is one that the person has declined; of a plan that does nothing it is not asked.
 * @param worthOfPlan what plans are compared by.
 */
export async function planAvoiding<Id, Plan extends { readonly moves: readonly Pair<Id>[]; readonly gain: number }>(
  solvePlan: (leftAlone: LeftAlone<Id>) => Promise<Plan>,
  isDeclined: (move: Pair<Id>) => boolean,
  worthOfPlan: (plan: Plan) => number = ({ gain }) => gain,
): Promise<AvoidingPlan<Plan>> {
  type Branch = { readonly leftAlone: LeftAlone<Id>; readonly plan: Plan };
  const solve = async (leftAlone: LeftAlone<Id>): Promise<Branch> => ({ leftAlone, plan: await solvePlan(leftAlone) });
  const open: Branch[] = [await solve({ adds: new Set(), drops: new Set() })];
  const solved = new Set<string>();
  let solves = 1;
  for (;;) {
    const at = open.reduce(
      (best, { plan }, i) => (worthOfPlan(plan) > worthOfPlan(open[best]?.plan ?? plan) ? i : best),
      0,
    );
    const [branch] = open.splice(at, 1);
    if (!branch) throw new TypeError("a branch is always open: one that is closed opens another");
    const { leftAlone, plan } = branch;
    const pair = plan.moves.find(isDeclined);
    if (!pair) return { plan, isBest: solves <= MAX_SOLVES };
    const ways = [
      ...(pair.add === null ? [] : [{ ...leftAlone, adds: new Set([...leftAlone.adds, pair.add]) }]),
      // Past the limit any plan without a declined pair will do: exclude the add, or without an add the drop.
      ...(pair.drop === null || (solves >= MAX_SOLVES && pair.add !== null)
        ? []
        : [{ ...leftAlone, drops: new Set([...leftAlone.drops, pair.drop]) }]),
    ];
    if (solves >= MAX_SOLVES) open.length = 0;
    for (const way of ways) {
      const key = JSON.stringify([[...way.adds].sort(), [...way.drops].sort()]);
      if (solved.has(key)) continue;
      solved.add(key);
      open.push(await solve(way));
      solves += 1;
    }
  }
}
