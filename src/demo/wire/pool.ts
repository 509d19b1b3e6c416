/**
 * The player pool at an instant: ownership, waivers, locks, and ESPN's filters over it.
 *
 * Filters follow the recorded behavior: unknown keys are ignored, a `limit` without a sort is refused, ids beat nothing
 * (other filters still apply), and the default page is 50.
 */

import { NO_COUNTS } from "../figures";
import type { Ledger } from "../league/ledger";
import { waiverEnds } from "../league/move";
import { type DemoFormat, fantasyPoints } from "../league/scoring";
import { FINAL_PERIOD, SEASON } from "../season/calendar";
import { type Ownership, ownedRanks, splitCounts } from "./wire-player";

type PoolStatus = "ONTEAM" | "FREEAGENT" | "WAIVERS";

export type Pool = {
  readonly ownership: Ownership;
  readonly order: readonly number[];
  ownerOf(index: number): number;
  statusOf(index: number): PoolStatus;
  /** Set while the player is on waivers. */
  waiverProcessDate(index: number): number | undefined;
  /** His game of the day has begun. */
  isLineupLocked(index: number): boolean;
  /** The first game of the day has begun: adds and drops wait for tomorrow. */
  readonly isRosterLocked: boolean;
  readonly ratings: ReadonlyMap<number, Readonly<Record<string, Rating>>> | undefined;
};

type Rating = { readonly positionalRanking: number; readonly totalRanking: number; readonly totalRating: number };

function waivers(ledger: Ledger): Map<number, number> {
  const days = [Math.max(1, ledger.lineupDay - 1), ledger.lineupDay].map((period) => ledger.world.day(period));
  return new Map([...waiverEnds(days)].filter(([, clearsAt]) => clearsAt > ledger.now));
}

function rate(ledger: Ledger): Map<number, Record<string, Rating>> {
  const { players } = ledger.world.season;
  const ratings = new Map<number, Record<string, Rating>>(players.map((_, index) => [index, {}]));
  const totals = players.map((_, index) => splitCounts(ledger, index));
  for (const split of [0, 1, 2, 3]) {
    const total = (index: number) => fantasyPoints(totals[index]?.[split] ?? NO_COUNTS);
    const values = players.map((_, index) => total(index));
    const ranked = [...players.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
    const atPosition = new Map<number, number>();
    for (const [at, index] of ranked.entries()) {
      const position = players[index]?.positions[0] ?? 0;
      const slot = (atPosition.get(position) ?? 0) + 1;
      atPosition.set(position, slot);
      const row = ratings.get(index);
      if (row) row[split] = { positionalRanking: slot, totalRanking: at + 1, totalRating: values[index] ?? 0 };
    }
  }
  return ratings;
}

/** Builds the pool of an instant. Costs a few milliseconds; the wire keeps one per instant. */
export function openPool(ledger: Ledger, format: DemoFormat): Pool {
  const { season } = ledger.world;
  const owner = new Map<number, number>();
  for (const [teamId, slots] of ledger.world.day(ledger.lineupDay).rosters)
    for (const slot of slots) owner.set(slot.player, teamId);
  const onWaivers = waivers(ledger);
  const ownership = ownedRanks(ledger);
  const order = [...season.players.keys()].sort(
    (a, b) => (ownership[b]?.percentOwned ?? 0) - (ownership[a]?.percentOwned ?? 0) || a - b,
  );
  return {
    ownership,
    order,
    ownerOf: (index) => owner.get(index) ?? 0,
    statusOf: (index) => (owner.has(index) ? "ONTEAM" : onWaivers.has(index) ? "WAIVERS" : "FREEAGENT"),
    waiverProcessDate: (index) => (owner.has(index) ? undefined : onWaivers.get(index)),
    isLineupLocked(index) {
      if (ledger.today > FINAL_PERIOD) return true;
      const game = season.gameOf(season.proTeamOn(index, ledger.today), ledger.today);
      return game !== undefined && ledger.hasTipped(game);
    },
    isRosterLocked: ledger.today > FINAL_PERIOD || season.firstTipOn(ledger.today) <= ledger.now,
    ratings: format === "points" ? rate(ledger) : undefined,
  };
}

/** A filter the server refuses, with ESPN's type of refusal. */
export class FilterRefused extends Error {
  constructor(readonly type: "FILTER_LIMIT_MISSING_SORT" | "FILTER_INVALID_VALUE") {
    super(type);
  }
}

export type FilterPart = Readonly<Record<string, unknown>>;
export const asPart = (value: unknown): FilterPart =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as FilterPart) : {}; // narrowed on this line

/** `{"value":[…]}` as a set, undefined when the key is absent, malformed or empty (an empty list filters nothing). */
export function listOf(filter: FilterPart, key: string): ReadonlySet<unknown> | undefined {
  const { value } = asPart(filter[key]);
  return Array.isArray(value) && value.length > 0 ? new Set(value) : undefined;
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** A sort's measure of a player; greater first unless the filter asks for ascending. */
function measureOf(ledger: Ledger, pool: Pool, key: string, spec: FilterPart): (index: number) => number {
  const owned = (index: number) => pool.ownership[index]?.percentOwned ?? 0;
  const draft = (index: number) => ledger.world.draftRank[index] ?? 0;
  const requested = String(spec.value ?? "");
  const split = /^0([0-3])/.test(requested) && requested.endsWith(String(SEASON)) ? Number(requested[1]) : 0;
  if (key === "sortDraftRanks" || key === "sortAdp") return draft;
  if (key === "sortAppliedStatTotal") return (index) => fantasyPoints(splitCounts(ledger, index)[split] ?? NO_COUNTS);
  if (key === "sortPercChanged") return () => 0;
  return owned;
}

function sortPool(ledger: Ledger, pool: Pool, filter: FilterPart, found: number[]): void {
  const sorts = Object.entries(filter)
    .filter(([key]) => key.startsWith("sort"))
    .map(([key, value]) => ({ key, spec: asPart(value) }))
    .sort((a, b) => (numberOf(a.spec.sortPriority) ?? 999) - (numberOf(b.spec.sortPriority) ?? 999));
  const keys = sorts.map(({ key, spec }) => {
    const measure = measureOf(ledger, pool, key, spec);
    const values = new Map(found.map((index) => [index, measure(index) * (spec.sortAsc === true ? 1 : -1)]));
    return (index: number) => values.get(index) ?? 0;
  });
  found.sort((a, b) => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) - key(b);
    return 0;
  });
}

/** Applies a `players` filter. `total` is what matched before paging. Throws `FilterRefused`. */
export function selectPlayers(
  ledger: Ledger,
  pool: Pool,
  filter: FilterPart,
): { total: number; page: readonly number[] } {
  const { season } = ledger.world;
  const hasSort = Object.keys(filter).some((key) => key.startsWith("sort"));
  if (filter.limit !== undefined && !hasSort) throw new FilterRefused("FILTER_LIMIT_MISSING_SORT");
  const ids = listOf(filter, "filterIds");
  const statuses = listOf(filter, "filterStatus");
  const slots = listOf(filter, "filterSlotIds");
  const proTeams = listOf(filter, "filterProTeamIds");
  const found = pool.order.filter(
    (index) =>
      (!ids || ids.has(season.players[index]?.id)) &&
      (!statuses || statuses.has(pool.statusOf(index))) &&
      (!slots || (season.eligible[index] ?? []).some((slot) => slots.has(slot))) &&
      (!proTeams || proTeams.has(season.proTeamOn(index, ledger.lineupDay))),
  );
  sortPool(ledger, pool, filter, found);
  const offset = Math.max(0, numberOf(filter.offset) ?? 0);
  const limit = Math.max(0, numberOf(filter.limit) ?? 50);
  return { total: found.length, page: found.slice(offset, offset + limit) };
}
