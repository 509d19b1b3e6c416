/**
 * Seasons of blind bids: what ways to bid win, against the best that can be had when every rival's bid is known.
 *
 * Each week offers some players worth a claim. What each gains is drawn around an ordinary week's best add; the price to
 * beat is drawn so that a bid wins as often as the league's table of bids says. All ways to bid face the same draws and
 * know what each player gains, so that only their bids differ.
 */
import { bidAdvice } from "@/domain/bids/bid-advice";
import { bidChances, ORDINARY_RANK } from "@/domain/bids/bid-chances";
import { bidWorth } from "@/domain/bids/bid-worth";
import { tableChance } from "@/domain/bids/claim-table";
import type { Outcome } from "@/domain/lineup/fault";
import { drawUnit } from "../replay-draws";

const BUDGET = 100;
const WEEKS = 20;
/** Ranks among free agents that claims are made for. */
const RANKS = 60;
/** Gain of an ordinary week's best add: the unit of all gains here. */
const A_WEEK = 1;

export type ClaimWorld = {
  readonly seed: number;
  /** Claims worth making in a week. */
  readonly claimsAWeek: number;
  /** Bids of the rivals, as a multiple of the table's. */
  readonly rivals: number;
};

type Claim = {
  readonly week: number;
  readonly rank: number;
  /** In ordinary weeks' best adds, more than 0. */
  readonly gain: number;
  /** Lowest bid that wins. */
  readonly price: number;
  /** The rivals' highest bid, `null` without one; a bid of as much wins where the price is the same. */
  readonly priceToBeat: number | null;
};

export const BIDDERS = ["ours", "ours-by-table", "always-1", "proportional"] as const;
type Bidder = (typeof BIDDERS)[number];

type BidNow = {
  readonly claim: Pick<Claim, "week" | "rank" | "gain">;
  readonly budgetLeft: number;
  readonly weeksLeft: number;
  /** Rivals' highest bids on the claims before: the league shows every bid once waivers have run. */
  readonly before: readonly (number | null)[];
};

/** Mean gain of a season for each way to bid, and with every bid known. Same settings, same figures. */
export type ClaimSeasonFigures = {
  readonly seasons: number;
  readonly known: number;
  /** Gain that a way to bid falls short by, of a season, and as a share of `known`. */
  readonly regret: Readonly<Record<Bidder, { readonly mean: number; readonly share: number; readonly spent: number }>>;
};

export function claimSeasons(seasons: number, world: Omit<ClaimWorld, "seed">, seed = 1): ClaimSeasonFigures {
  let known = 0;
  const sums = new Map(BIDDERS.map((bidder) => [bidder, { gain: 0, spent: 0 }]));
  for (let season = 0; season < seasons; season++) {
    const claims = drawClaims({ ...world, seed: seed * 1_000_003 + season });
    known += bestGain(claims);
    for (const bidder of BIDDERS) {
      const sum = sums.get(bidder);
      const played = playSeason(claims, BIDS[bidder]);
      if (sum) Object.assign(sum, { gain: sum.gain + played.gain, spent: sum.spent + played.spent });
    }
  }
  const regretOf = (bidder: Bidder) => {
    const { gain = 0, spent = 0 } = sums.get(bidder) ?? {};
    return { mean: (known - gain) / seasons, share: (known - gain) / known, spent: spent / seasons };
  };
  return {
    seasons,
    known: known / seasons,
    regret: {
      ours: regretOf("ours"),
      "ours-by-table": regretOf("ours-by-table"),
      "always-1": regretOf("always-1"),
      proportional: regretOf("proportional"),
    },
  };
}

function drawClaims({ seed, claimsAWeek, rivals }: ClaimWorld): Claim[] {
  return Array.from({ length: WEEKS * claimsAWeek }, (_, index) => {
    const rank = 1 + Math.floor(drawUnit(seed, index, 1) * RANKS);
    const price = priceAt(rank, drawUnit(seed, index, 3), rivals);
    // The waiver order decides between equal bids, as often for me as against me.
    const isTieMine = drawUnit(seed, index, 4) < 0.5;
    return {
      week: Math.floor(index / claimsAWeek),
      rank,
      // Exponential: many small gains, a few that decide a season.
      gain: -Math.log(1 - drawUnit(seed, index, 2)) * A_WEEK,
      price,
      priceToBeat: isTieMine ? price : price === 0 ? null : price - 1,
    };
  });
}

/** Lowest whole bid that the table lets win in a world where it wins once its chance passes `unit`. */
function priceAt(rank: number, unit: number, rivals: number): number {
  for (let bid = 0; bid <= BUDGET; bid++) if (tableChance(rank, bid / rivals, BUDGET) >= unit) return bid;
  return BUDGET + 1;
}

function playSeason(claims: readonly Claim[], bidOf: (now: BidNow) => number | null): { gain: number; spent: number } {
  let [gain, spent] = [0, 0];
  const before: (number | null)[] = [];
  for (const claim of claims) {
    const bid = bidOf({ claim, budgetLeft: BUDGET - spent, weeksLeft: WEEKS - claim.week, before });
    if (bid !== null && bid <= BUDGET - spent && bid >= claim.price) {
      gain += claim.gain;
      spent += bid;
    }
    before.push(claim.priceToBeat);
  }
  return { gain, spent };
}

/** The most that the budget buys when every price is known before the season: a knapsack, solved exactly. */
function bestGain(claims: readonly Claim[]): number {
  const best = new Float64Array(BUDGET + 1);
  for (const { price, gain } of claims)
    for (let budget = BUDGET; budget >= price; budget--)
      best[budget] = Math.max(best[budget] ?? 0, (best[budget - price] ?? 0) + gain);
  return best[BUDGET] ?? 0;
}

const advised =
  (withHistory: boolean) =>
  ({ claim: { rank, gain }, budgetLeft, weeksLeft, before }: BidNow): number | null => {
    const settled = withHistory ? before.map((priceToBeat) => ({ priceToBeat })) : [];
    const chancesAt = (at: number) => resultOf(bidChances({ rank: at, budget: BUDGET, minimumBid: 0, settled }));
    const chances = chancesAt(ORDINARY_RANK);
    const worth = resultOf(bidWorth({ gain, gainOfAWeek: A_WEEK, budgetLeft, weeksLeft, chances }));
    return resultOf(bidAdvice({ gain, worth, budgetLeft, minimumBid: 0, chances: chancesAt(rank) })).bid;
  };

const BIDS: Readonly<Record<Bidder, (now: BidNow) => number | null>> = {
  ours: advised(true),
  "ours-by-table": advised(false),
  "always-1": ({ budgetLeft }) => (budgetLeft >= 1 ? 1 : 0),
  /** An ordinary week's share of the budget for an ordinary week's gain, as much more as he gains more. */
  proportional: ({ claim, budgetLeft, weeksLeft }) =>
    Math.min(budgetLeft, Math.round((claim.gain / A_WEEK) * (budgetLeft / weeksLeft))),
};

function resultOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RangeError(`${outcome.error.code}: ${outcome.error.detail}`);
  return outcome.value;
}
