/**
 * Deals as managers offer them, made without trade data: two teams, one or two players a side, and season averages that are not far apart.
 */
import { isFairDeal } from "@/domain/trades/fair-deal";
import { drawUnit } from "../replay-draws";
import type { ReplaySeason } from "../replay-season";

export const DEAL_KINDS = ["1-1", "2-1", "2-2"] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

export type OfferedDeal = {
  readonly seed: number;
  readonly week: number;
  readonly kind: DealKind;
  /** The first gives two players in a 2-1. */
  readonly teams: readonly [number, number];
  readonly gives: readonly [readonly number[], readonly number[]];
};

const SIZES: Readonly<Record<DealKind, readonly [number, number]>> = { "1-1": [1, 1], "2-1": [2, 1], "2-2": [2, 2] };

/** Draws until such a deal is found; a pair of teams without one offers none. */
const TRIES = 60;
/** A player must have played lately enough that somebody would want him. */
const SEEN_WITHIN_DAYS = 21;

/** @param rosters by team, that Monday */
export function offeredDeals(
  season: ReplaySeason,
  rosters: readonly (readonly number[])[],
  { seed, week, deals }: { readonly seed: number; readonly week: number; readonly deals: number },
): OfferedDeal[] {
  const at = (player: number) => week * season.players.length + player;
  const average = (player: number) => season.averages[at(player)] || 0;
  const isWanted = (player: number) =>
    average(player) > 0 && week * 7 - (season.lastPlayed[at(player)] ?? -1) <= SEEN_WITHIN_DAYS;
  const wanted = rosters.map((players) => players.filter(isWanted));
  const found: OfferedDeal[] = [];
  for (let index = 0; index < deals; index++) {
    const kind = DEAL_KINDS[index % DEAL_KINDS.length] ?? "1-1";
    const deal = drawDeal(wanted, average, { seed, week, kind, index });
    if (deal) found.push(deal);
  }
  return found;
}

type Draw = { readonly seed: number; readonly week: number; readonly kind: DealKind; readonly index: number };

function drawDeal(
  wanted: readonly (readonly number[])[],
  average: (player: number) => number,
  { seed, week, kind, index }: Draw,
): OfferedDeal | undefined {
  for (let turn = 0; turn < TRIES; turn++) {
    const unit = (part: number) => drawUnit(seed, week, index, turn, 31, part);
    const first = Math.floor(unit(0) * wanted.length);
    const second = (first + 1 + Math.floor(unit(1) * (wanted.length - 1))) % wanted.length;
    const [mine, theirs] = [wanted[first] ?? [], wanted[second] ?? []];
    const [size, otherSize] = SIZES[kind];
    const gives = [
      pick(mine, size, (part) => unit(2 + part)),
      pick(theirs, otherSize, (part) => unit(12 + part)),
    ] as const;
    if (gives[0].length < size || gives[1].length < otherSize) continue;
    // Two for one: the star for two lesser players.
    if (isFairDeal(gives[0].map(average), gives[1].map(average)))
      return { seed, week, kind, teams: [first, second], gives };
  }
  return undefined;
}

function pick(players: readonly number[], count: number, unit: (part: number) => number): number[] {
  const left = [...players];
  const picked: number[] = [];
  for (let part = 0; part < count && left.length > 0; part++) {
    const [one] = left.splice(Math.floor(unit(part) * left.length), 1);
    if (one !== undefined) picked.push(one);
  }
  return picked;
}
