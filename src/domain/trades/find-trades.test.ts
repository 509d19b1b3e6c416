/** The pruned search against every deal valued one by one, on random leagues of six teams with eight players. */
import { describe, expect, it } from "vitest";
import type { PlayerId, TeamId } from "../ids";
import { dealEffects } from "./deal";
import { isFairDeal } from "./fair-deal";
import { bestTrade } from "./find-trades";
import { type SmallLeague, smallLeague, team, tradePlayer } from "./small-leagues";

const [TEAMS, PLAYERS, DAYS] = [6, 8, 6];

/** A linear congruential generator (Numerical Recipes): the same leagues on every machine. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomLeague(seed: number, irSlots: number): SmallLeague {
  const draw = draws(seed);
  const values = () => Array.from({ length: DAYS }, () => (draw() < 0.5 ? 0 : Math.round(10 + 40 * draw())));
  const teams = Array.from({ length: TEAMS }, (_, index) =>
    Array.from({ length: PLAYERS }, (__, place) => tradePlayer(index * 100 + place + 1, values(), draw() < 0.1)),
  );
  const freeAgents = Array.from({ length: 4 }, (_, index) => tradePlayer(9_000 + index, values()));
  return smallLeague(teams, { starters: 4, rosterSize: PLAYERS, irSlots, weeks: 10, freeAgents });
}

const pairs = (ids: readonly PlayerId[]): PlayerId[][] =>
  ids.flatMap((id, at) => ids.slice(at + 1).map((other) => [id, other]));

/** The greatest product of both gains, over every fair deal of one for one, two for one and one for two. */
function exhaustive({ league, rosters }: SmallLeague, me: TeamId, partner: TeamId, movable: (id: PlayerId) => boolean) {
  const own = (id: TeamId) =>
    (rosters.find(({ teamId }) => teamId === id)?.players ?? []).map(({ playerId }) => playerId).filter(movable);
  const [mine, theirs] = [own(me), own(partner)];
  const single = (ids: readonly PlayerId[]) => ids.map((id) => [id]);
  const deals = [
    ...single(mine).flatMap((give) => [...single(theirs), ...pairs(theirs)].map((get) => ({ give, get }))),
    ...pairs(mine).flatMap((give) => single(theirs).map((get) => ({ give, get }))),
  ];
  const two = rosters.filter(({ teamId }) => teamId === me || teamId === partner);
  const worth = (ids: readonly PlayerId[]) =>
    ids.map((id) => {
      const found = rosters.flatMap(({ players }) => players).find(({ playerId }) => playerId === id);
      return (found?.samples[0] ?? []).reduce((sum, day) => sum + day, 0);
    });
  const fair = deals.filter(({ give, get }) => isFairDeal(worth(give), worth(get)));
  return Math.max(0, ...fair.map(({ give, get }) => worthOf({ league, rosters: two }, me, partner, { give, get })));
}

type Deal = { readonly give: readonly PlayerId[]; readonly get: readonly PlayerId[] };

function worthOf({ league, rosters }: SmallLeague, me: TeamId, partner: TeamId, { give, get }: Deal): number {
  const transfers = [
    ...give.map((playerId) => ({ playerId, from: me, to: partner })),
    ...get.map((playerId) => ({ playerId, from: partner, to: me })),
  ];
  const changes = dealEffects(league, rosters, transfers)
    .filter(({ teamId }) => teamId === me || teamId === partner)
    .map(({ change }) => change);
  return changes.every((change) => change > 1e-9) ? changes.reduce((product, change) => product * change, 1) : 0;
}

describe("the search for a deal with a partner", () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
  ])("finds what trying every deal finds (league %i, %i on injured reserve)", (seed, irSlots) => {
    const league = randomLeague(seed, irSlots);
    const me = team(1);
    let found = 0;
    for (let id = 2; id <= TEAMS; id++) {
      const best = bestTrade({ me, partner: team(id), mayMove: () => true, viewOf: () => league });
      const worth = best ? worthOf(league, me, team(id), best) : 0;
      expect(worth).toBeCloseTo(
        exhaustive(league, me, team(id), () => true),
        6,
      );
      found += Number(best !== undefined);
    }
    expect(found).toBeGreaterThan(0);
  });

  it("moves nobody who may not move", () => {
    const league = randomLeague(5, 0);
    const mayMove = (id: PlayerId) => id % 100 > 4;
    const best = bestTrade({ me: team(1), partner: team(2), mayMove, viewOf: () => league });
    const worth = best ? worthOf(league, team(1), team(2), best) : 0;
    expect(worth).toBeCloseTo(exhaustive(league, team(1), team(2), mayMove), 6);
    expect([...(best?.give ?? []), ...(best?.get ?? [])].every(mayMove)).toBe(true);
  });

  it("offers nothing when no deal helps both", () => {
    // Equal rosters on the same day: what one gains the other loses.
    const teams = [[tradePlayer(1, [20])], [tradePlayer(101, [30])]];
    const league = smallLeague(teams, { starters: 1, rosterSize: 1 });
    expect(bestTrade({ me: team(1), partner: team(2), mayMove: () => true, viewOf: () => league })).toBeUndefined();
  });
});
