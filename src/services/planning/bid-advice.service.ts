/** Whether a player can be added now, and what a claim on him is worth: dollars, or the place in the waiver order. */
import type { BidAdviceOutput } from "@/contract/planning/bid-outputs";
import type { NotFoundOutput } from "@/contract/tool-outputs";
import { gainOfAWeek } from "@/domain/bids/bid-worth";
import { priorityAdvice } from "@/domain/bids/waiver-priority";
import type { PlayerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { availabilityOf, labelOf, round3 } from "@/domain/players/player-labels";
import { teamOf } from "../league/league.service";
import { ownershipLabel, poolLabel } from "../league/ownership";
import type { RosterReader } from "../league/roster-reader";
import type { PlayerService } from "../players/player.service";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { type BidReader, BidsRefused, bidFigures, type LeagueBids, poolPlayer } from "./bid-reader";
import { refusalOf } from "./move-refusal";
import type { OptimizerService } from "./optimizer.service";
import type { WeekSession } from "./week-session";

export type BidAdviceService = {
  /**
   * @param request names, or `#` and an ESPN id; without a drop the best one is found.
   * @throws BidsRefused, NoDaysLeft and the source's errors
   */
  advise(
    scope: TeamScope,
    request: { playerName: string; dropPlayer?: string | undefined },
    signal?: AbortSignal,
  ): Promise<{ output: BidAdviceOutput | NotFoundOutput; isCached: boolean }>;
};

export function createBidAdviceService(
  deps: ServiceDeps,
  sources: {
    bids: BidReader;
    rosters: Pick<RosterReader, "readAll">;
    players: Pick<PlayerService, "find">;
    optimizer: Pick<OptimizerService, "open">;
  },
): BidAdviceService {
  const { bids, rosters, players, optimizer } = sources;
  return {
    async advise(scope, { playerName, dropPlayer }, signal) {
      const found = await players.find(scope, playerName, signal, "others");
      if (found.kind === "unclear") return { output: found.output, isCached: found.isCached };
      const dropped = dropPlayer === undefined ? undefined : await players.find(scope, dropPlayer, signal, "mine");
      if (dropped?.kind === "unclear") return { output: dropped.output, isCached: dropped.isCached };
      const week = await optimizer.open(scope, signal);
      const league = await bids.read(scope, signal);
      const { context, pool } = league;
      const roster = await rosters.readAll(scope, context.todayPeriod, signal);
      const holder = roster.value.find(({ entries }) =>
        entries.some(({ player }) => player.playerId === found.player.playerId),
      );
      const add = found.player.playerId;
      const drop = dropped?.player.playerId;
      const move = week.single({ add, drop });
      const gain = move && round3(move.total);
      const figures = gain === null ? null : bidFigures(league, add, gain);
      const shownDrop = move ? move.drop : (drop && week.shown(drop)) || null;
      return {
        isCached: week.isCached && pool.isCached,
        output: {
          ...provenanceOf([pool, roster], found.readings, deps.systemClock),
          found: true,
          player: {
            ...labelOf(found.player),
            ...availabilityOf(found.player.availability),
            ownership: holder
              ? ownershipLabel(context, holder.teamId, {
                  mine: Number(scope.teamId),
                  opponentId: week.opponent?.teamId,
                })
              : poolLabel(poolPlayer(pool, add)?.poolStatus ?? "UNKNOWN"),
          },
          drop: shownDrop,
          availability: {
            ...availabilityNow(week, league, { add, drop }),
            ...(holder ? { code: holder.teamId === scope.teamId ? ("mine" as const) : ("on-a-team" as const) } : {}),
          },
          claims: league.bidding ? "bids" : "order",
          waiverHours: context.league.settings.acquisitions.waiverHours,
          gain: gain === null ? null : { amount: gain, measure: week.laterUnit },
          offer: holder ? null : figures,
          bidUnknown: holder ? null : unknownOf(league, { add, gain }),
          priority: gain === null || holder ? null : priorityOf(league, scope, { add, gain, measure: week.laterUnit }),
        },
      };
    },
  };
}

function unknownOf(
  { bidding, pool }: LeagueBids,
  { add, gain }: { add: PlayerId; gain: number | null },
): BidAdviceOutput["bidUnknown"] {
  if (bidding && bidding.budgetLeft === null) return "bid.budget-unknown";
  const isClaim = bidding !== null || poolPlayer(pool, add)?.poolStatus === "WAIVERS";
  return isClaim && gain === null ? "bid.gain-unknown" : null;
}

const CODES = { FREEAGENT: "free-agent", WAIVERS: "on-waivers", ONTEAM: "on-a-team", UNKNOWN: "unknown" } as const;

/** Availability by the pool. A first day later than today means a game begun, closed moves or waivers. */
function availabilityNow(
  week: WeekSession,
  { pool }: LeagueBids,
  { add, drop }: { add: PlayerId; drop: PlayerId | undefined },
): BidAdviceOutput["availability"] {
  const listed = poolPlayer(pool, add);
  const move = week.single({ add, drop });
  const first = week.possibleFrom(add);
  return {
    code: CODES[listed?.poolStatus ?? "UNKNOWN"],
    waiverClearsAt: listed?.waiverClearsAt ?? null,
    possibleFrom: move ? first : null,
    isPossibleToday: move !== null && first !== null && first === week.days[0],
    whyNotCode: move ? null : refusalOf(week, add, drop),
  };
}

/** Advice on a claim that the waiver order decides; `null` for any other. @throws BidsRefused */
function priorityOf(
  { context, pool, bidding }: LeagueBids,
  scope: TeamScope,
  { add, gain, measure }: { add: PlayerId; gain: number; measure: WeekSession["laterUnit"] },
): BidAdviceOutput["priority"] {
  const { waiverRank } = teamOf(context, scope.teamId);
  if (bidding || waiverRank === null || poolPlayer(pool, add)?.poolStatus !== "WAIVERS") return null;
  const { settings, teams } = context.league;
  const { isWaiverOrderReset } = settings.acquisitions;
  const advice = priorityAdvice({
    gain,
    gainOfAWeek: gainOfAWeek(settings.format),
    rank: waiverRank,
    teams: teams.length,
    isOrderReset: isWaiverOrderReset === true,
  });
  if (!advice.ok) throw new BidsRefused({ ...advice.error });
  const { isWorthIt, price } = advice.value;
  return {
    myWaiverRank: waiverRank,
    teams: teams.length,
    isWorthIt,
    price: { amount: round3(price), measure },
    isOrderReset: isWaiverOrderReset,
  };
}
