/**
 * Where the season stands and where it goes: the table, the odds of every team, and one team's way to the playoffs.
 *
 * What cannot be read takes its own part of the answer with it: without rosters the table is there and says why there are no odds.
 */
import type { SeasonOddsOutput, StandingsOutput } from "@/contract/league/season-odds";
import type { NotFoundOutput } from "@/contract/tool-outputs";
import { EngineRefusal } from "@/domain/engine/engine-refusal";
import type { OwnedPlayer, PlayerOutlook } from "@/domain/engine/outlook";
import { dayOf } from "@/domain/league/league-snapshot";
import type { Matchup } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { round3 } from "@/domain/players/player-labels";
import { hasMatchups, type LeagueSeason, leagueSeason, rangeOfPeriod } from "@/domain/season-odds/league-season";
import { playoffPlayers, playoffWeeksOf } from "@/domain/season-odds/playoff-weeks";
import { type SeasonOdds, seasonOdds } from "@/domain/season-odds/season-odds";
import type { TeamOdds } from "@/domain/season-odds/simulate";
import type { SeasonRoster } from "@/domain/season-odds/team-weeks";
import { AppError } from "@/lib/errors";
import { standingsOf } from "../../matchup/matchup-standings";
import { PlayerNotOnRoster } from "../../planning/engine-answers.service";
import type { PlayerService } from "../../players/player.service";
import type { ServiceDeps } from "../../ports";
import { provenanceOf, type Reading } from "../../sources/source-reader";
import { orUndefinedOnFailure } from "../../unless-failed";
import { type LeagueContext, type LeagueService, teamOf } from "../league.service";
import { createOddsCache } from "./odds-cache";
import { oddsLabel, playoffPlanOf, type SeasonFacts, seasonLabel, standingsTeams } from "./season-output";
import { type LeagueRosters, type RosterSources, readLeagueRosters, type SeasonMatchups } from "./season-reader";

type Answer<T> = Promise<{ output: T; isCached: boolean }>;

type AskedMove = { readonly dropPlayer?: string | undefined; readonly addPlayer?: string | undefined };

export type StandingsService = {
  /** @throws TeamNotInLeague and the source's errors */
  standings(scope: TeamScope, signal?: AbortSignal): Answer<StandingsOutput>;
  /**
   * The viewed team's odds, and after a move that is made tomorrow.
   *
   * @throws OddsUnavailable, PlayerNotOnRoster, PlayerNotFree, TeamNotInLeague and the source's errors
   */
  odds(scope: TeamScope, move?: AskedMove, signal?: AbortSignal): Answer<SeasonOddsOutput | NotFoundOutput>;
};

/** There is nothing to simulate, or what it rests on cannot be read. */
class OddsUnavailable extends AppError {
  static override readonly code = "season.odds_unavailable";
  static override readonly status = 409;
  constructor(reason: NonNullable<StandingsOutput["oddsWithheld"]>) {
    super({ reason }, { text: `season.odds_unavailable.${reason}` });
  }
}

/** Who is added must be on no team. */
class PlayerNotFree extends AppError {
  static override readonly code = "season.player_not_free";
  static override readonly status = 409;
}

type Sources = RosterSources & {
  readonly league: LeagueService;
  readonly matchups: SeasonMatchups;
  readonly players: Pick<PlayerService, "find">;
};

type ReadSeason = SeasonFacts & {
  readonly context: LeagueContext;
  readonly rows: readonly Matchup[];
  readonly league: LeagueRosters | undefined;
  readonly readings: readonly Reading<unknown>[];
};

export function createStandingsService(deps: ServiceDeps, sources: Sources): StandingsService {
  const cache = createOddsCache();

  async function read(scope: TeamScope, signal?: AbortSignal): Promise<ReadSeason> {
    const context = await sources.league.buildIntelligenceSnapshot(scope, signal);
    teamOf(context, scope.teamId);
    const isPaired = hasMatchups(context.league.settings.format);
    const [matchups, league] = await Promise.all([
      orUndefinedOnFailure(sources.matchups.matchups(scope, context, signal)),
      isPaired ? orUndefinedOnFailure(readLeagueRosters(deps, sources, scope, context, signal)) : undefined,
    ]);
    const rows = matchups?.value ?? [];
    const season = leagueSeason(context, rows);
    const oddsWithheld = isPaired ? withheld(context, season, { matchups, league }) : "no-matchups";
    const odds =
      oddsWithheld === null && league
        ? cache.of(scope, viewOf(context, season, league), [
            context.league,
            rows,
            ...league.readings.map(({ value }) => value),
          ])
        : null;
    const readings = [...context.readings, ...(matchups ? [matchups] : []), ...(league?.readings ?? [])];
    return { context, season, odds, oddsWithheld, rows, league, readings, myTeamId: Number(scope.teamId) };
  }

  const labelled = <T extends object>(season: ReadSeason, output: T) => ({
    output: {
      ...provenanceOf(
        [season.context.leagueReading, ...(season.league?.readings ?? [])],
        season.readings,
        deps.systemClock,
      ),
      ...output,
    },
    isCached: season.readings.every(({ isCached }) => isCached),
  });

  return {
    async standings(scope, signal) {
      const season = await read(scope, signal);
      const sides = season.rows.find((row) => row.sides.length > 2)?.sides;
      return labelled(season, {
        ...seasonLabel(season),
        teams: standingsTeams(season),
        table: sides ? standingsOf(season.context, scope.teamId, sides) : null,
      });
    },

    async odds(scope, move = {}, signal) {
      const names = [move.dropPlayer, move.addPlayer].filter((name) => name !== undefined);
      const found = await Promise.all(names.map((name) => sources.players.find(scope, name, signal)));
      const unclear = found.find((each) => each.kind === "unclear");
      if (unclear) return { output: unclear.output, isCached: unclear.isCached };
      const season = await read(scope, signal);
      const { odds, league, oddsWithheld } = season;
      if (!odds || !league) throw new OddsUnavailable(oddsWithheld ?? "not-read");
      const ids = found.flatMap((each) => (each.kind === "one" ? [Number(each.player.playerId)] : []));
      const [drop, add] = move.dropPlayer === undefined ? [undefined, ids[0]] : ids;
      const pool = await orUndefinedOnFailure(sources.pools.freeAgents(scope, season.context, undefined, signal));
      const freeAgents = (pool?.value ?? []).map(({ player, rows }) => league.outlookOf(player, rows));
      return labelled(season, {
        ...seasonLabel(season),
        team: ownRow(season),
        remaining: remainingOf(season, odds),
        byResult: resultsOf(season, odds),
        move: names.length === 0 ? null : moveOf(season, league, { drop, add, freeAgents }),
        playoffWeeks: planOf(season, league, freeAgents),
      });
    },
  };
}

/** Why there are no odds; `null` when there are. */
function withheld(
  context: LeagueContext,
  season: LeagueSeason,
  { matchups, league }: { readonly matchups: unknown; readonly league: LeagueRosters | undefined },
): StandingsOutput["oddsWithheld"] {
  if (!matchups || !league) return "not-read";
  const { regularSeasonMatchups } = context.league.settings.schedule;
  const paired = new Set(season.matchups.map(({ period }) => period));
  for (let period = Number(context.matchupPeriod); period <= regularSeasonMatchups; period++)
    if (!paired.has(period)) return "schedule-incomplete";
  const lacksStats = ({ later }: SeasonRoster) =>
    later.filter(({ pointsPerGame }) => pointsPerGame === null).length * 2 > later.length;
  return league.rosters.some((roster) => roster.later.length === 0 || lacksStats(roster)) ? "no-statistics" : null;
}

const viewOf = (context: LeagueContext, season: LeagueSeason, { setting, rosters }: LeagueRosters) => ({
  context,
  setting,
  season,
  rosters,
});

function ownRow(season: ReadSeason) {
  const team = standingsTeams(season).find(({ isMine }) => isMine);
  if (!team) throw new TypeError("the viewed team is in its league");
  return team;
}

const remainingOf = ({ context, myTeamId }: ReadSeason, odds: SeasonOdds): SeasonOddsOutput["remaining"] =>
  odds.matchupsOf(myTeamId).map(({ matchup: { period, home, away }, winProbability }) => {
    const range = rangeOfPeriod(context, period);
    return {
      matchupPeriod: period,
      firstDay: range ? dayOf(context, range.first) : null,
      lastDay: range ? dayOf(context, range.last) : null,
      isCurrent: period === Number(context.matchupPeriod),
      opponent: teamOf(context, home === myTeamId ? away : home).teamName,
      winProbability: round3(winProbability),
    };
  });

function resultsOf({ season, myTeamId }: ReadSeason, odds: SeasonOdds): SeasonOddsOutput["byResult"] {
  const results = odds.byResultOf(myTeamId);
  if (!results || season.rules.playoffTeams < 2) return null;
  const label = ({ playoffs, title }: TeamOdds) => ({ playoffs: round3(playoffs), title: round3(title) });
  return { ifWon: label(results.ifWon), ifLost: label(results.ifLost) };
}

type Move = {
  readonly drop: number | undefined;
  readonly add: number | undefined;
  readonly freeAgents: readonly PlayerOutlook[];
};

function moveOf(season: ReadSeason, league: LeagueRosters, { drop, add, freeAgents }: Move): SeasonOddsOutput["move"] {
  const at = season.season.teams.findIndex(({ teamId }) => teamId === season.myTeamId);
  const own = league.rosters.find(({ teamId }) => teamId === season.myTeamId);
  const before = season.odds?.teams[at];
  if (!own || !before) throw new TypeError("the viewed team is in its league");
  const dropped = own.later.find(({ player }) => Number(player.playerId) === drop);
  if (drop !== undefined && !dropped) throw new PlayerNotOnRoster();
  const added = freeAgents.find(({ player }) => Number(player.playerId) === add);
  if (add !== undefined && !added) throw new PlayerNotFree();
  const rosters = league.rosters.map((roster) =>
    roster === own ? withMove(own, { dropped, added, from: league.setting.today + 1 }) : roster,
  );
  const after = seasonOdds(viewOf(season.context, season.season, { ...league, rosters })).teams[at];
  if (!after) throw new TypeError("the same teams are simulated");
  const [was, is] = [oddsLabel(before, season.season), oddsLabel(after, season.season)];
  const change = (of: "playoffs" | "bye" | "title") =>
    was[of] === null || is[of] === null ? null : round3(after[of] - before[of]);
  return {
    drop: dropped?.player.fullName ?? null,
    add: added?.player.fullName ?? null,
    after: is,
    change: {
      playoffs: change("playoffs"),
      bye: change("bye"),
      title: change("title"),
      expectedWins: round3(after.expectedWins - before.expectedWins),
    },
  };
}

function withMove(
  { teamId, playersOn, later }: SeasonRoster,
  { dropped, added, from }: { dropped: PlayerOutlook | undefined; added: PlayerOutlook | undefined; from: number },
): SeasonRoster {
  const stays = (outlook: PlayerOutlook) => outlook.player.playerId !== dropped?.player.playerId;
  const joins: readonly OwnedPlayer[] = added ? [{ outlook: added, slotNow: null }] : [];
  return {
    teamId,
    playersOn: (period) =>
      period < from ? playersOn(period) : [...playersOn(period).filter(({ outlook }) => stays(outlook)), ...joins],
    later: [...later.filter(stays), ...(added ? [added] : [])],
  };
}

/** `null` without playoffs to come, or with a roster that no lineup can be made of. */
function planOf(
  { context, season, myTeamId }: ReadSeason,
  { rosters, setting }: LeagueRosters,
  freeAgents: readonly PlayerOutlook[],
): SeasonOddsOutput["playoffWeeks"] {
  const rounds = season.playoffPeriods.flatMap((period) => rangeOfPeriod(context, period) ?? []);
  const weeks = playoffWeeksOf(context, rounds, setting.last);
  const roster = rosters.find(({ teamId }) => teamId === myTeamId)?.later ?? [];
  if (weeks.length === 0) return null;
  try {
    return playoffPlanOf(context, weeks, playoffPlayers(context, weeks, { roster, freeAgents }));
  } catch (error) {
    if (error instanceof EngineRefusal) return null;
    throw error;
  }
}
