/** How often bids win a claim in this league: the table first, the league's own claims as they grow in number. Pure. */
import { fault, isCount, isUsableNumber, type Outcome, solved } from "../lineup/fault";
import type { SettledClaim } from "./claim-history";
import { MAX_TABLE_BID, TABLE_BUDGET, tableChance } from "./claim-table";

/** The table counts as much as this many claims of the league itself: our own choice, a month or so of an active league. */
const TABLE_CLAIMS = 20;

/** Share of settled claims with the same bid as mine that I win: the waiver order decides, as often for me as against me. */
const TIE = 0.5;

/** Place among free agents of an ordinary claim: the middle of the table's second row. */
export const ORDINARY_RANK = 10;

/** No league's budget is larger. */
const MAX_BUDGET = 10_000;

export type ClaimSetting = {
  /** Place of the player among free agents by % rostered, from 1. */
  readonly rank: number;
  /** Dollars of a season, more than 0. */
  readonly budget: number;
  /** The league's lowest bid. */
  readonly minimumBid: number;
  /**
   * The league's settled claims. ESPN does not store how sought-after a player was at the time, so that they count for
   * players of all ranks alike, and the table alone tells ranks apart.
   */
  readonly settled: readonly Pick<SettledClaim, "priceToBeat">[];
};

/** A whole bid, and the chance that it wins, 0 to 1. */
export type BidChance = { readonly bid: number; readonly chance: number };

/**
 * Bids from the league's lowest up to its budget, each of which wins more often than the one before; a bid between two
 * of them wins as often as the lower one.
 *
 * Faults: a rank below 1, a budget of nothing or beyond any league's, a lowest or a settled bid that is no number of 0 or more.
 */
export function bidChances({ rank, budget, minimumBid, settled }: ClaimSetting): Outcome<readonly BidChance[]> {
  if (!isCount(rank) || rank === 0) return fault("engine.bad-number", "rank of the player among free agents");
  if (!(budget > 0 && budget <= MAX_BUDGET)) return fault("engine.bad-number", "budget of the season");
  if (!(isUsableNumber(minimumBid) && minimumBid >= 0)) return fault("engine.bad-number", "lowest bid");
  const prices = settled.map(({ priceToBeat }) => priceToBeat ?? NOBODY);
  const wrong = prices.findIndex((price) => price !== NOBODY && !(isUsableNumber(price) && price >= 0));
  if (wrong >= 0) return fault("engine.bad-number", `priceToBeat of settled[${wrong}]`);
  const sorted = prices.sort((a, b) => a - b);
  const highest = Math.min(budget, Math.max((MAX_TABLE_BID * budget) / TABLE_BUDGET, sorted.at(-1) ?? 0) + 1);
  const chances: BidChance[] = [];
  let below = 0;
  for (let bid = Math.ceil(minimumBid); bid <= highest; bid++) {
    while ((sorted[below] ?? Number.POSITIVE_INFINITY) < bid) below++;
    let ties = 0;
    while (sorted[below + ties] === bid) ties++;
    const won = below + TIE * ties;
    const chance = (TABLE_CLAIMS * tableChance(rank, bid, budget) + won) / (TABLE_CLAIMS + sorted.length);
    if (chance > (chances.at(-1)?.chance ?? -1)) chances.push({ bid, chance });
  }
  return solved(chances);
}

/** Below every bid. */
const NOBODY = -1;
