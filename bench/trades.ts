/**
 * `npm run bench -- trades [seed]`: the finder with every partner of a league of 12 teams of 13, beside valuing every deal with one of them.
 *
 * Ten weeks are left, as three samples: three weeks, three for those behind them, and four weeks of playoffs. Both searches must find the
 * same deal.
 */
import { type PlayerId, playerId, type TeamId, teamId } from "@/domain/ids";
import { positionBits } from "@/domain/lineup/slot-layout";
import {
  sideEffect,
  streamedSpot,
  type TradeLeague,
  type TradePlayer,
  type TradeRoster,
  worthOverSeason,
} from "@/domain/trades/deal";
import { isFairDeal } from "@/domain/trades/fair-deal";
import { bestTrade } from "@/domain/trades/find-trades";
import { rosterSeason } from "@/domain/trades/roster-season";
import { randomWeek, seeded } from "./engine-problems";

const TEAMS = 12;
const STREAMED_FROM = 60;
const DAY_COUNTS = [21, 21, 28] as const;
const WEIGHTS = [1, 1.9, 0.5] as const;
const SLOT_COUNTS = { "0": 1, "1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "11": 3, "12": 3 };
/** The finder's promise for such a league, on two cores. */
const LIMIT_MS = 5_000;

type BenchLeague = {
  readonly league: TradeLeague;
  readonly rosters: readonly TradeRoster[];
  readonly prepareMs: number;
};

export async function benchTrades(args: readonly string[]): Promise<void> {
  const seed = Number(args[0] ?? 7);
  console.log(`seed ${seed}, Node ${process.version}, ${TEAMS} teams`);
  const { league, rosters, prepareMs } = randomLeague(seeded(seed));
  console.log(`  prepared in ${prepareMs.toFixed(0)} ms`);
  const [me, ...others] = rosters;
  const [first] = others;
  if (!me || !first) throw new RangeError("a league has teams");
  const viewOf = () => ({ league, rosters });
  const find = (partner: TeamId) => bestTrade({ me: me.teamId, partner, mayMove: () => true, viewOf });
  const startMs = performance.now();
  const found = others.map(({ teamId: partner }) => ({ partner, deal: find(partner) }));
  const allMs = performance.now() - startMs;
  const offers = found.filter(({ deal }) => deal !== undefined).length;
  console.log(
    `  every partner: ${allMs.toFixed(0)} ms, ${offers} offers (limit ${LIMIT_MS} ms, prepared ${(allMs + prepareMs).toFixed(0)} ms)`,
  );
  const oneMs = performance.now();
  const every = bestOfEvery(league, me, first);
  const naiveMs = performance.now() - oneMs;
  console.log(
    `  every deal with one partner: ${naiveMs.toFixed(0)} ms, ratio ${((naiveMs * others.length) / allMs).toFixed(0)}`,
  );
  const ours = found[0]?.deal;
  if (String(ours && [ours.give, ours.get]) !== String(every)) throw new Error(`the searches differ: ${every}`);
}

function randomLeague(random: () => number): BenchLeague {
  const samplesOf = (value: number) =>
    DAY_COUNTS.map((days) => Array.from({ length: days }, () => (random() < 0.5 ? value * 0.9 : 0)));
  const week = () => randomWeek(random);
  const asTraded = (id: number, from: ReturnType<typeof week>["roster"][number]): TradePlayer => ({
    playerId: playerId.parse(id),
    eligibleSlots: from.eligibleSlots,
    defaultPositionId: positionBits(from.eligibleSlots) & 31,
    samples: samplesOf(Math.max(...from.values)),
    isIrEligible: false,
  });
  const rosters = Array.from({ length: TEAMS }, (_, team) => ({
    teamId: teamId.parse(team + 1),
    players: week().roster.map((player, at) => asTraded(100 * (team + 1) + at, player)),
  }));
  const { freeAgents } = week();
  const free = freeAgents
    .slice(0, STREAMED_FROM)
    .map((player, at) => asTraded(10_000 + at, { ...player, isIrEligible: false }));
  const startMs = performance.now();
  const everybody = [...rosters.flatMap(({ players }) => players), ...free];
  const season = rosterSeason({ slotCounts: SLOT_COUNTS, weights: WEIGHTS }, everybody);
  if (!season.ok) throw new RangeError(season.error.detail);
  const league = {
    season: season.value,
    weights: WEIGHTS,
    dayCounts: DAY_COUNTS,
    rosterSize: 13,
    irSlots: 0,
    streamedSpot: streamedSpot(season.value, { rosters, freeAgents: free }),
  };
  return { league, rosters, prepareMs: performance.now() - startMs };
}

/** Every fair deal of one or two players each way but two for two, valued. */
function bestOfEvery(league: TradeLeague, me: TradeRoster, other: TradeRoster): readonly PlayerId[][] | undefined {
  const groups = ({ players }: TradeRoster) => {
    const ids = players.map(({ playerId: id }) => id);
    return [...ids.map((id) => [id]), ...ids.flatMap((id, at) => ids.slice(at + 1).map((next) => [id, next]))];
  };
  const known = new Map([...me.players, ...other.players].map((player) => [player.playerId, player]));
  const worthOf = (id: PlayerId) => {
    const player = known.get(id);
    return player ? worthOverSeason(league, player) : 0;
  };
  let best: { readonly worth: number; readonly deal: PlayerId[][] } | undefined;
  for (const give of groups(me)) {
    for (const get of groups(other)) {
      if (give.length + get.length > 3 || !isFairDeal(give.map(worthOf), get.map(worthOf))) continue;
      const transfers = [
        ...give.map((id) => ({ playerId: id, from: me.teamId, to: other.teamId })),
        ...get.map((id) => ({ playerId: id, from: other.teamId, to: me.teamId })),
      ];
      const [mine, theirs] = [me, other].map((side) => sideEffect(league, [me, other], side, transfers).change);
      const worth = (mine ?? 0) > 0 && (theirs ?? 0) > 0 ? (mine ?? 0) * (theirs ?? 0) : 0;
      if (worth > (best?.worth ?? 0) + 1e-9) best = { worth, deal: [give, get] };
    }
  }
  return best?.deal;
}
