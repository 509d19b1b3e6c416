/** What a league's bids rest on, and the figures of one bid. Nothing here has an effect: the person makes the claim. */
import type { BidFigures } from "@/contract/planning/bid-outputs";
import { bidAdvice } from "@/domain/bids/bid-advice";
import { bidChances, ORDINARY_RANK } from "@/domain/bids/bid-chances";
import { bidWorth, gainOfAWeek } from "@/domain/bids/bid-worth";
import { type SettledClaim, settledClaims } from "@/domain/bids/claim-history";
import type { PlayerId } from "@/domain/ids";
import type { PoolPlayer } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import type { Outcome } from "@/domain/lineup/fault";
import { round3 } from "@/domain/players/player-labels";
import { AppError } from "@/lib/errors";
import { type LeagueContext, type LeagueService, teamOf } from "../league/league.service";
import type { PoolReader } from "../league/pool-reader";
import type { TransactionsReader } from "../league/transactions-reader";
import type { Reading } from "../sources/source-reader";

/** The league's own settings or claims are no bids that can be reckoned with. */
export class BidsRefused extends AppError {
  static override readonly code = "bids.refused";
  static override readonly status = 502;
}

export type LeagueBids = {
  readonly context: LeagueContext;
  readonly pool: Reading<PoolPlayer[]>;
  /** `null` where claims do not go by bids. */
  readonly bidding: { readonly budgetLeft: number | null; readonly settled: readonly SettledClaim[] } | null;
};

export type BidReader = {
  read(scope: TeamScope, signal?: AbortSignal): Promise<LeagueBids>;
};

/** Days of transactions that are requested; older ones count when an earlier question has stored them. */
const DAYS_READ = 14;

export function createBidReader({
  league,
  pools,
  transactions,
}: {
  league: LeagueService;
  pools: PoolReader;
  transactions: TransactionsReader;
}): BidReader {
  return {
    async read(scope, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const pool = await pools.freeAgents(scope, context, undefined, signal);
      const { isUsingBudget, budget } = context.league.settings.acquisitions;
      if (!isUsingBudget) return { context, pool, bidding: null };
      const { budgetSpent } = teamOf(context, scope.teamId);
      const [{ read }, older] = await Promise.all([
        transactions.lastDays(scope, context, DAYS_READ, signal),
        transactions.storedBefore(scope, context, DAYS_READ),
      ]);
      const all = [...older, ...read.flatMap(({ reading }) => reading.value)];
      const budgetLeft = budgetSpent === null ? null : Math.max(0, budget - budgetSpent);
      return { context, pool, bidding: { budgetLeft, settled: settledClaims(all, Number(scope.teamId)) } };
    },
  };
}

const DAYS_A_WEEK = 7;

/**
 * @param gain over his drop until the season's end
 * @returns `null` where claims do not go by bids, or where it is not known how much of the budget is left.
 * @throws BidsRefused
 */
export function bidFigures({ context, pool, bidding }: LeagueBids, player: PlayerId, gain: number): BidFigures | null {
  if (bidding === null || bidding.budgetLeft === null) return null;
  const { settled, budgetLeft } = bidding;
  const { settings, status } = context.league;
  const { budget, minimumBid } = settings.acquisitions;
  const known = { budgetLeft, minimumBid, settledClaims: settled.length };
  if (poolPlayer(pool, player)?.poolStatus === "FREEAGENT")
    return { ...known, bid: 0, chance: 1, reason: "bid.not-needed", ladder: [], worthDollars: null };
  const chancesAt = (rank: number) => resultOf(bidChances({ rank, budget, minimumBid, settled }));
  const daysLeft = Number(status.finalScoringPeriod) - Number(context.todayPeriod) + 1;
  const worth = resultOf(
    bidWorth({
      gain,
      gainOfAWeek: gainOfAWeek(settings.format),
      budgetLeft,
      weeksLeft: Math.max(1, Math.ceil(daysLeft / DAYS_A_WEEK)),
      chances: chancesAt(ORDINARY_RANK),
    }),
  );
  const advice = resultOf(bidAdvice({ gain, worth, budgetLeft, minimumBid, chances: chancesAt(rankOf(pool, player)) }));
  return {
    ...known,
    ...advice,
    chance: advice.chance === null ? null : round3(advice.chance),
    ladder: [...advice.ladder],
    worthDollars: Math.floor(worth * 100) / 100,
  };
}

export const poolPlayer = ({ value }: Reading<PoolPlayer[]>, id: PlayerId): PoolPlayer | undefined =>
  value.find(({ player }) => player.playerId === id);

/** Place among free agents by % rostered, from 1. */
function rankOf({ value }: Reading<PoolPlayer[]>, id: PlayerId): number {
  const percentOf = ({ player }: PoolPlayer) => player.percentOwned ?? 0;
  const own = value.find(({ player }) => player.playerId === id);
  return 1 + value.filter((each) => percentOf(each) > (own ? percentOf(own) : 0)).length;
}

function resultOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new BidsRefused({ ...outcome.error });
  return outcome.value;
}
