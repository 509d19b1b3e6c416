/** A league as its raw wire says it: rosters, pool, rules and the current matchup. */
import type { Json, OpenWorld } from "../worlds/world";
import { type Calendar, readCalendar } from "./calendar";
import { CATEGORY_OF, statName } from "./stats";
import type { League, Player, Side } from "./types";

export type ReadLeague = {
  readonly league: League;
  readonly calendar: Calendar;
  /** Today's scoring period, and the current matchup's first and last. */
  readonly today: number;
  readonly first: number;
  readonly last: number;
  /** Adds and drops of today are over: its first game has begun. */
  readonly isRosterLocked: boolean;
  /** Games by slot id, of the limited ones. */
  readonly slotLimits: Readonly<Record<string, number>>;
  /** Points by rank of a rotisserie league, the best first; empty in others. */
  readonly roto: readonly { teamId: number; points: number }[];
  /** The table as ESPN seeds it, the best first. */
  readonly table: readonly { teamId: number; seed: number; wins: number; losses: number; ties: number }[];
};

const IR = 13;
const EVERYBODY = 2_000;
/** From which a stretch says something of a player. */
const ENOUGH_GAMES = 5;
const ENOUGH_GAMES_BEFORE = 20;

export async function readLeague(world: OpenWorld): Promise<ReadLeague> {
  const [league, season, pool]: Json[] = await Promise.all([
    world.compose(["mSettings", "mTeam", "mRoster", "mMatchupScore", "mScoreboard"]),
    world.compose(["proTeamSchedules_wl"], undefined, false),
    world.compose(["kona_player_info"], {
      players: {
        filterStatus: { value: ["FREEAGENT", "WAIVERS"] },
        limit: EVERYBODY,
        sortPercOwned: { sortPriority: 1, sortAsc: false },
      },
    }),
  ]);
  const calendar = readCalendar(season);
  const { settings, status, teams } = league;
  const today = calendar.periodOf(world.today);
  const seasonRow = `00${world.season}`;
  const rostered: Player[] = teams.flatMap((team: Json) =>
    team.roster.entries.map((entry: Json) =>
      toPlayer(entry.playerPoolEntry, { seasonRow, teamId: team.id, slotId: entry.lineupSlotId, today: world.today }),
    ),
  );
  const free: Player[] = pool.players.map((row: Json) =>
    toPlayer(row, { seasonRow, teamId: 0, slotId: -1, today: world.today }),
  );
  const matchup: number = status.currentMatchupPeriod;
  const isSeasonLong = settings.scheduleSettings.periodTypeId === 0;
  const range = isSeasonLong
    ? { first: status.firstScoringPeriod, last: status.finalScoringPeriod }
    : calendar.rangeOf(settings.scheduleSettings.matchupPeriods[matchup]);
  const nameOf = new Map<number, string>(teams.map(({ id, name }: Json) => [id, name]));
  const sides = sidesOf(league.schedule, matchup, world.teamId, nameOf);
  const scoring = settings.scoringSettings.scoringItems.map(({ statId, points, isReverseItem }: Json) => ({
    statId,
    points: points ?? 0,
    isReverse: isReverseItem === true,
    stat: statName(statId),
  }));
  const myTeam = teams.find(({ id }: Json) => id === world.teamId);
  const slots = Object.entries<number>(settings.rosterSettings.lineupSlotCounts);
  const adds = addsOf(settings.acquisitionSettings, myTeam.transactionCounter, matchup, range.last - range.first + 1);
  const limits = slotLimitsOf(settings.rosterSettings.lineupSlotStatLimits);
  const firstTip = calendar.firstTipOf(today);
  return {
    calendar,
    today,
    ...range,
    slotLimits: Object.fromEntries(limits),
    isRosterLocked: firstTip !== undefined && firstTip <= world.nowMs,
    roto: (league.schedule.find(({ teams: all }: Json) => all !== undefined)?.teams ?? [])
      .map(({ teamId, totalPoints }: Json) => ({ teamId, points: totalPoints }))
      .sort((a: Json, b: Json) => b.points - a.points),
    table: teams
      .map(({ id, playoffSeed, record }: Json) => ({
        teamId: id,
        seed: playoffSeed,
        wins: record?.overall.wins ?? 0,
        losses: record?.overall.losses ?? 0,
        ties: record?.overall.ties ?? 0,
      }))
      .sort((a: Json, b: Json) => a.seed - b.seed),
    league: {
      format: world.format,
      teams: teams.map(({ id, name }: Json) => ({ id, name })),
      me: sides?.me ?? { teamId: world.teamId, name: nameOf.get(world.teamId) ?? "", points: 0, scores: {} },
      opponent: sides?.opponent ?? null,
      mine: rostered.filter(({ teamId }) => teamId === world.teamId),
      theirs: rostered.filter(({ teamId }) => teamId === sides?.opponent?.teamId),
      rostered,
      free,
      scoring,
      slotCounts: settings.rosterSettings.lineupSlotCounts,
      positionLimits: Object.fromEntries(
        Object.entries<number>(settings.rosterSettings.positionLimits ?? {}).filter(
          ([id, max]) => Number(id) > 0 && max >= 0,
        ),
      ),
      rosterSize: slots.reduce((sum, [slot, count]) => sum + (Number(slot) === IR ? 0 : count), 0),
      ...adds,
      gamesLimit: limits.length === 0 ? null : limits.reduce((sum, [, max]) => sum + max, 0),
      deadlineMs: settings.tradeSettings?.deadlineDate ?? null,
    },
  };
}

function toPlayer(row: Json, of: { seasonRow: string; teamId: number; slotId: number; today: string }): Player {
  const { player, status, waiverProcessDate } = row;
  const season = player.stats?.find((each: Json) => each.id === of.seasonRow);
  const lately = player.stats?.find((each: Json) => each.id === `03${of.seasonRow.slice(2)}`);
  const before = player.stats?.find((each: Json) => each.id === `00${Number(of.seasonRow.slice(2)) - 1}`);
  const [year, month, day] = player.expectedReturnDate ?? [];
  const clears = status === "WAIVERS" && waiverProcessDate ? dayIn(waiverProcessDate) : of.today;
  return {
    id: player.id,
    name: player.fullName,
    teamId: of.teamId,
    slotId: of.slotId,
    status: player.injuryStatus ?? "UNKNOWN",
    eligibleSlots: player.eligibleSlots,
    positionId: player.defaultPositionId,
    proTeamId: player.proTeamId,
    isDroppable: player.droppable !== false,
    isOnWaivers: status === "WAIVERS",
    availableFrom: clears < of.today ? of.today : clears,
    expectedReturn: year ? `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` : null,
    percentOwned: player.ownership?.percentOwned ?? 0,
    gamesPlayed: season?.stats?.["42"] ?? 0,
    averages: season?.averageStats ?? {},
    lately: (lately?.stats?.["42"] ?? 0) >= ENOUGH_GAMES ? (lately.averageStats ?? null) : null,
    seasonBefore: (before?.stats?.["42"] ?? 0) >= ENOUGH_GAMES_BEFORE ? averagesOf(before) : null,
  };
}

/** Rows of seasons past may hold totals alone. */
const averagesOf = ({ averageStats, stats }: Json): Record<string, number> =>
  averageStats ?? Object.fromEntries(Object.entries<number>(stats).map(([stat, total]) => [stat, total / stats["42"]]));

const dayIn = (epochMs: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(epochMs));

function sidesOf(schedule: Json[], matchup: number, teamId: number, nameOf: ReadonlyMap<number, string>) {
  const everybody = schedule.find((each) => each.matchupPeriodId === matchup && each.teams !== undefined);
  if (everybody)
    return {
      me: sideOf(
        everybody.teams.find((each: Json) => each.teamId === teamId),
        nameOf,
      ),
      opponent: null,
    };
  const row = schedule.find(
    (each) => each.matchupPeriodId === matchup && [each.home?.teamId, each.away?.teamId].includes(teamId),
  );
  if (!row) return undefined;
  const [mine, theirs] = row.home.teamId === teamId ? [row.home, row.away] : [row.away, row.home];
  return { me: sideOf(mine, nameOf), opponent: sideOf(theirs, nameOf) };
}

const sideOf = (raw: Json, nameOf: ReadonlyMap<number, string>): Side => ({
  teamId: raw.teamId,
  name: nameOf.get(raw.teamId) ?? "",
  points: raw.totalPoints,
  scores: Object.fromEntries(
    Object.entries<Json>(raw.cumulativeScore?.scoreByStat ?? {}).flatMap(([id, { score }]) => {
      const name = CATEGORY_OF[id];
      return name === undefined ? [] : [[name, score]];
    }),
  ),
});

/** ESPN's fraction a day: 4/7 over seven days is four; a part of an add is none. */
function addsOf(rules: Json, counter: Json, matchup: number, days: number) {
  const ofMatchup =
    rules.matchupAcquisitionLimit >= 0
      ? Math.floor(rules.matchupAcquisitionLimit * (rules.matchupLimitPerScoringPeriod ? days : 1) + 1e-9)
      : null;
  const ofSeason: number | null = rules.acquisitionLimit >= 0 ? rules.acquisitionLimit : null;
  const left = [
    ...(ofMatchup === null ? [] : [ofMatchup - (counter?.matchupAcquisitionTotals?.[matchup] ?? 0)]),
    ...(ofSeason === null ? [] : [ofSeason - (counter?.acquisitions ?? 0)]),
  ];
  return { addLimit: ofMatchup ?? ofSeason, addsLeft: left.length === 0 ? null : Math.max(0, Math.min(...left)) };
}

const slotLimitsOf = (limits: Record<string, Json> | undefined): [string, number][] =>
  Object.entries(limits ?? {}).flatMap(([slot, { statId, limitValue }]): [string, number][] =>
    statId === undefined || statId === 42 ? [[slot, limitValue]] : [],
  );
