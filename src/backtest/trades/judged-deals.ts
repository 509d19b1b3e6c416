/** Deals of replayed leagues, valued by what was known that Monday and judged by playing both rosters on to the season's end. */
import { playerId, teamId } from "@/domain/ids";
import { laterDays } from "@/domain/season-value/later-days";
import type { LaterPlayer } from "@/domain/season-value/season-value";
import { dealEffects, streamedSpot, type TradeLeague, type TradePlayer } from "@/domain/trades/deal";
import { rosterSeason } from "@/domain/trades/roster-season";
import { dayScore } from "../delivered-points";
import type { LaterForecaster } from "../forecaster";
import type { ForecastBook } from "../replay-forecasts";
import { type LeagueRules, replayLeague } from "../replay-league";
import { REPLAY_SLOTS, ROSTER_SIZE } from "../replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";
import { daysOf, type LaterSample, laterSamples } from "../season/later-views";
import { type DealKind, type OfferedDeal, offeredDeals } from "./offered-deals";
import { type PlayOn, playedOn } from "./play-on";

/** One side of one deal. */
export type JudgedSide = {
  readonly seed: number;
  readonly week: number;
  readonly kind: DealKind;
  /** Players given less players got. */
  readonly spots: number;
  /** Points over the rest of the season. */
  readonly projected: number;
  readonly actual: number;
  /** Chance that was given to the deal being better than none. */
  readonly chanceBetter: number;
  /** Sum of season averages got less given, a game. */
  readonly byAverage: number;
  /** The same of their z-scores among the rostered players. */
  readonly byZScore: number;
  readonly weeksLeft: number;
};

export type DealSettings = LeagueRules & {
  readonly seeds: readonly number[];
  readonly fromWeek: number;
  /** Last week of the season. */
  readonly lastWeek: number;
  /** Last week in which deals are made. */
  readonly deadlineWeek: number;
  readonly dealsPerMonday: number;
};

/** Free agents considered for a streamed spot, best forecast first. */
const FREE_AGENTS = 60;
const WEEKS_BETWEEN = 2;

/** @param forecaster not yet advanced. */
export function judgedDeals(book: ForecastBook, forecaster: LaterForecaster, settings: DealSettings): JudgedSide[] {
  const { season } = book;
  const score = dayScore(book);
  const leagues = settings.seeds.map((seed) => replayLeague(season, seed, settings));
  const judged: JudgedSide[] = [];
  for (let week = settings.fromWeek; week <= settings.deadlineWeek; week += WEEKS_BETWEEN) {
    const monday = season.days[week * DAYS_PER_WEEK];
    if (monday === undefined) break;
    forecaster.advanceTo(monday);
    const samples = laterSamples(
      season,
      forecaster,
      laterDays({
        last: week * DAYS_PER_WEEK - 1,
        finalPeriod: (settings.lastWeek + 1) * DAYS_PER_WEEK - 1,
        playoffsFrom: null,
        playoffChance: 0,
      }),
    );
    for (const { seed, rosters } of leagues) {
      const teams = rosters[week] ?? [];
      const deals = offeredDeals(season, teams, { seed, week, deals: settings.dealsPerMonday });
      const on: PlayOn = {
        season,
        book,
        score,
        lastWeek: settings.lastWeek,
        rostered: (later) => new Set((rosters[later] ?? []).flat()),
      };
      const valued = valuer(season, samples, teams);
      judged.push(...deals.flatMap((deal) => judgedDeal(deal, { on, teams, valued })));
    }
  }
  return judged;
}

type Valued = ReturnType<typeof valuer>;

function valuer(season: ReplaySeason, samples: readonly LaterSample[], teams: readonly (readonly number[])[]) {
  const players = new Map<number, TradePlayer>();
  const asPlayer = (player: number): TradePlayer => {
    const known = players.get(player) ?? {
      ...laterPlayer(season, samples, player),
      isIrEligible: false,
    };
    players.set(player, known);
    return known;
  };
  const taken = new Set(teams.flat());
  const worth = (player: number) =>
    samples.reduce((sum, sample) => daysOf(sample, player).reduce((points, value) => points + value, sum), 0);
  const free = [...season.players.keys()]
    .filter((player) => !taken.has(player))
    .map((player) => ({ player, worth: worth(player) }))
    .sort((a, b) => b.worth - a.worth || a.player - b.player)
    .slice(0, FREE_AGENTS)
    .map(({ player }) => asPlayer(player));
  const rosters = teams.map((team, index) => ({ teamId: teamId.parse(index + 1), players: team.map(asPlayer) }));
  const weights = samples.map(({ weight }) => weight);
  const evaluated = rosterSeason({ slotCounts: REPLAY_SLOTS, weights }, [
    ...rosters.flatMap((roster) => roster.players),
    ...free,
  ]);
  if (!evaluated.ok) throw new RangeError(`${evaluated.error.code}: ${evaluated.error.detail}`);
  const league: TradeLeague = {
    season: evaluated.value,
    weights,
    dayCounts: samples.map(({ dayCount }) => dayCount),
    rosterSize: ROSTER_SIZE,
    irSlots: 0,
    streamedSpot: streamedSpot(evaluated.value, { rosters, freeAgents: free }),
  };
  return { league, rosters };
}

function laterPlayer(season: ReplaySeason, samples: readonly LaterSample[], player: number): LaterPlayer {
  const { eligibleSlots = [], defaultPositionId = 1 } = season.players[player] ?? {};
  return {
    playerId: playerId.parse(player + 1),
    eligibleSlots,
    defaultPositionId,
    samples: samples.map((sample) => [...daysOf(sample, player)]),
  };
}

type Judge = { readonly on: PlayOn; readonly teams: readonly (readonly number[])[]; readonly valued: Valued };

function judgedDeal(
  { seed, week, kind, teams: seats, gives }: OfferedDeal,
  { on, teams, valued }: Judge,
): JudgedSide[] {
  const ids = seats.map((seat) => teamId.parse(seat + 1)) as [
    ReturnType<typeof teamId.parse>,
    ReturnType<typeof teamId.parse>,
  ];
  const transfers = gives.flatMap((players, side) =>
    players.map((player) => ({
      playerId: playerId.parse(player + 1),
      from: ids[side] ?? ids[0],
      to: ids[1 - side] ?? ids[0],
    })),
  );
  const rosters = valued.rosters.filter(({ teamId }) => ids.includes(teamId));
  const at = (player: number) => week * on.season.players.length + player;
  const average = (player: number) => on.season.averages[at(player)] || 0;
  const z = zScores(teams.flat().map(average));
  return dealEffects(valued.league, rosters, transfers).map((side): JudgedSide => {
    const index = ids.indexOf(side.teamId);
    const [given, got] = [gives[index] ?? [], gives[1 - index] ?? []];
    const before = teams[seats[index] ?? 0] ?? [];
    const after = side.after.map(({ playerId }) => Number(playerId) - 1);
    const sum = (players: readonly number[], of: (player: number) => number) =>
      players.reduce((total, player) => total + of(player), 0);
    return {
      seed,
      week,
      kind,
      spots: given.length - got.length,
      projected: side.change,
      chanceBetter: side.chanceBetter,
      actual: playedOn(on, after, week, side.spotsStreamed) - playedOn(on, before, week, 0),
      byAverage: sum(got, average) - sum(given, average),
      byZScore: sum(got, (player) => z(average(player))) - sum(given, (player) => z(average(player))),
      weeksLeft: on.lastWeek - week + 1,
    };
  });
}

/** How many deviations above the mean of the rostered players. */
function zScores(values: readonly number[]): (value: number) => number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return (value) => (value - mean) / deviation;
}
