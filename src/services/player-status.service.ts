/** What is officially known of one player now: status, expected return, whose he is, when he plays next. */
import type { NotFoundOutput, PlayerStatusOutput } from "@/contract/tool-outputs";
import { gamesOfTeam } from "@/domain/calendar";
import { isPointsFormat } from "@/domain/league";
import { opponentOf } from "@/domain/matchup";
import type { PlayerCard } from "@/domain/player";
import { isUpcoming } from "@/domain/pro-schedule";
import type { TeamScope } from "@/domain/scope";
import { scoreLine } from "@/domain/scoring";
import { slotLabel } from "@/domain/slots";
import { STAT } from "@/domain/stats";
import { dayOf, gamesLeftInMatchup, type LeagueContext } from "./league.service";
import type { MatchupReader } from "./matchup.service";
import type { PlayerService } from "./player.service";
import { availabilityOf, gameLabel, labelOf, round1, seasonRow } from "./player-labels";
import { LIFETIME_MS, type ServiceDeps } from "./ports";
import type { RosterService } from "./roster.service";
import { provenanceOf, type Reading } from "./source-reader";
import type { StatusHistoryService } from "./status-history.service";
import { notingStatuses } from "./status-noting";

export type PlayerStatusService = {
  byName(
    scope: TeamScope,
    name: string,
    signal?: AbortSignal,
  ): Promise<{ output: PlayerStatusOutput | NotFoundOutput; isCached: boolean }>;
};

const CARD_SHAPE = 1;

export function createPlayerStatusService(
  deps: ServiceDeps,
  players: PlayerService,
  rosters: RosterService,
  matchups: MatchupReader,
  history: StatusHistoryService,
): PlayerStatusService {
  return {
    async byName(scope, name, signal) {
      const found = await players.find(scope, name, signal);
      if (found.kind === "unclear") return { output: found.output, isCached: found.isCached };
      const { context, player } = found;
      const { client, label, leagueClock } = deps.sourceOf(scope);
      const [card, matchup, rostered] = await Promise.all([
        deps.reader.read<PlayerCard | null>({
          key: `card:${scope.connectionId}:${player.playerId}:${context.todayPeriod}`,
          source: label,
          ttlMs: LIFETIME_MS.playerCard,
          fetch: async (fetchSignal) => (await client.getPlayerCard(player.playerId, 10, fetchSignal)) ?? null,
          store: notingStatuses(
            deps,
            scope,
            deps.store.snapshot<PlayerCard | null>(scope, `card:${player.playerId}`, CARD_SHAPE),
            (read) => (read ? [read.player] : []),
          ),
          signal,
        }),
        matchups.current(scope, context, signal),
        rosters.readAll(scope, context.todayPeriod, signal),
      ]);
      const readings: Reading<unknown>[] = [...found.readings, card, matchup, rostered];
      const current = card.value?.player ?? player;
      const owner = rostered.value.find((roster) =>
        roster.entries.some((entry) => entry.player.playerId === player.playerId),
      );
      const slotId = owner?.entries.find((entry) => entry.player.playerId === player.playerId)?.slotId;
      const opponentId = opponentOf(matchup.value, scope.teamId)?.teamId;
      const season = card.value ? seasonRow(card.value.rows, scope.season) : undefined;
      const games = season?.stats[String(STAT.GP)] ?? 0;
      const { settings } = context.league;
      return {
        isCached: readings.every((reading) => reading.isCached),
        output: {
          ...provenanceOf([card, rostered], readings, deps.systemClock),
          ...labelOf(current),
          ...availabilityOf(current.availability),
          found: true,
          isInjured: current.availability.isInjured,
          statusSince: await history.heldSince(scope, current),
          ownership: ownershipOf(context, scope, owner?.teamId, opponentId, card.value),
          slot: slotId === undefined ? null : slotLabel(slotId),
          percentOwned: current.percentOwned === null ? null : round1(current.percentOwned),
          pointsPerGame:
            season && games > 0 && isPointsFormat(settings.format)
              ? round1(scoreLine(season.stats, settings.scoringItems, current.defaultPositionId).total / games)
              : null,
          gamesPlayed: season ? games : null,
          nextGame: nextGame(context, current.proTeamId, leagueClock.now()),
          gamesLeftInMatchup: gamesLeftInMatchup(context, current.proTeamId, leagueClock.now()),
        },
      };
    },
  };
}

function ownershipOf(
  context: LeagueContext,
  scope: TeamScope,
  rosterTeamId: number | undefined,
  opponentId: number | undefined,
  card: PlayerCard | null,
): string {
  const teamId = rosterTeamId ?? card?.onTeamId ?? undefined;
  if (teamId === scope.teamId) return "my roster";
  if (teamId !== undefined && teamId === opponentId) return "opponent";
  if (teamId !== undefined)
    return context.league.teams.find((team) => team.teamId === teamId)?.teamName ?? `team ${teamId}`;
  if (card?.poolStatus === "FREEAGENT") return "free agent";
  return card?.poolStatus === "WAIVERS" ? "on waivers" : "unknown";
}

function nextGame(context: LeagueContext, proTeamId: number, nowMs: number): PlayerStatusOutput["nextGame"] {
  const game = gamesOfTeam(context.games, proTeamId, {
    first: context.todayPeriod,
    last: Number.POSITIVE_INFINITY,
  }).find((each) => isUpcoming(each, nowMs));
  if (!game) return null;
  const day = dayOf(context, game.scoringPeriod);
  return { day, opponent: gameLabel(game, proTeamId), isToday: day === context.today };
}
