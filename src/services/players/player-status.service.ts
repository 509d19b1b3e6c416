/** Official information about one player now: status, expected return, ownership, next game. */

import type { NotFoundOutput, PlayerStatusOutput } from "@/contract/tool-outputs";
import type { EasternDay, PlayerId, TeamId } from "@/domain/ids";
import { dayOf, gamesLeftInMatchup } from "@/domain/league/league-snapshot";
import type { DayRoster, RosterEntry } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { slotLabel } from "@/domain/lineup/slots";
import type { Player, PlayerCard, PoolStatus, StatRow } from "@/domain/players/player";
import { availabilityOf, gameLabel, labelOf, round1, seasonRow, tipOffOf } from "@/domain/players/player-labels";
import { changeOf } from "@/domain/roster/timeline";
import { gamesOfTeam } from "@/domain/season/calendar";
import { isUpcoming } from "@/domain/season/pro-schedule";
import { STAT } from "@/domain/stats/stats";
import type { LeagueContext } from "../league/league.service";
import { ownershipLabel, poolLabel } from "../league/ownership";
import type { RosterReader } from "../league/roster-reader";
import type { RosterTimelines } from "../league/roster-timeline";
import type { MatchupReader } from "../matchup/matchup-reader";
import { LIFETIME_MS, type ServiceDeps } from "../ports";
import { provenanceOf, type Reading } from "../sources/source-reader";
import { orUndefinedOnFailure } from "../unless-failed";
import type { PlayerService } from "./player.service";
import { seasonForm } from "./player-rows";
import type { StatusHistoryService } from "./status-history.service";
import { notingStatuses } from "./status-noting";

export type PlayerStatusService = {
  searchPlayerStatusSnapshots(
    scope: TeamScope,
    name: string,
    signal?: AbortSignal,
  ): Promise<{ output: PlayerStatusOutput | NotFoundOutput; isCached: boolean }>;
};

const CARD_SHAPE = 1;

export function createPlayerStatusService(
  deps: ServiceDeps,
  players: PlayerService,
  sources: {
    rosters: Pick<RosterReader, "readAll">;
    timelines: RosterTimelines;
    matchups: MatchupReader;
    history: StatusHistoryService;
  },
): PlayerStatusService {
  const { rosters, timelines, matchups, history } = sources;
  return {
    async searchPlayerStatusSnapshots(scope, name, signal) {
      const found = await players.find(scope, name, signal);
      if (found.kind === "unclear") return { output: found.output, isCached: found.isCached };
      const { context, player } = found;
      const { client, label, leagueClock } = deps.sourceOf(scope);
      const [rostered, { opponentId, readings: matchup }] = await Promise.all([
        orUndefinedOnFailure(rosters.readAll(scope, context.todayPeriod, signal)),
        matchups.opponentId(scope, context, signal),
      ]);
      const held = rostered && heldBy(rostered.value, player.playerId);
      const card = await deps.reader.read<PlayerCard | null>({
        // With his owner: a card of before he was added or dropped says nothing of whose he is now.
        key: `card:${scope.connectionId}:${player.playerId}:${context.todayPeriod}:${held?.teamId}`,
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
      });
      const { value: current, ...newest } = newestOf(player, card, [
        rostered && held && { ...rostered, value: held.entry.player },
        found.pool,
      ]);
      const owner = ownerOf(card, rostered, held);
      const season = card.value ? seasonRow(card.value.rows, scope.season) : undefined;
      const readings = [...found.readings, card, ...matchup, ...(rostered ? [rostered] : [])];
      const nowMs = leagueClock.now();
      const team = rostered && (await orUndefinedOnFailure(timelines.of(scope, context, rostered.value, { signal })));
      const coming = team && changeOf(team.timeline, player.playerId);
      const percentOwned = current.percentOwned ?? card.value?.player.percentOwned ?? null;
      return {
        isCached: readings.every((reading) => reading.isCached),
        output: {
          ...provenanceOf([{ ...newest, value: current }], readings, deps.systemClock),
          ...labelOf(current),
          ...availabilityOf(current.availability),
          found: true,
          isInjured: current.availability.isInjured,
          statusSince: await history.heldSince(scope, current, playedDays(context, card.value?.rows ?? [])),
          ownership:
            owner.teamId === null
              ? poolLabel(owner.poolStatus)
              : ownershipLabel(context, owner.teamId, { mine: scope.teamId, opponentId }),
          slot: held && held.teamId === owner.teamId ? slotLabel(held.entry.slotId) : null,
          percentOwned: percentOwned === null ? null : round1(percentOwned),
          ...seasonForm(context, current, season),
          nextGame: nextGame(context, current.proTeamId, nowMs),
          ...gameBegun(context, current.proTeamId, nowMs),
          gamesLeftInMatchup: gamesLeftInMatchup(context, current.proTeamId, nowMs),
          ...(coming && { comingMove: coming }),
        },
      };
    },
  };
}

/** Days of the games he took part in, of those whose rows are there. */
function playedDays(context: LeagueContext, rows: readonly StatRow[]): EasternDay[] {
  return rows
    .filter((row) => row.kind === "game" && !row.isProjected && row.season === context.league.season)
    .filter(({ stats }) => (stats[String(STAT.MIN)] ?? 0) > 0)
    .map(({ scoringPeriod }) => dayOf(context, scoringPeriod));
}

type Held = { teamId: TeamId; entry: RosterEntry };

function heldBy(rosters: readonly DayRoster[], playerId: PlayerId): Held | undefined {
  for (const { teamId, entries } of rosters) {
    const entry = entries.find((each) => each.player.playerId === playerId);
    if (entry) return { teamId, entry };
  }
  return undefined;
}

/** Who he is by the newest reading of him, the card among equals; as the list has him when there is none. */
function newestOf(
  listed: Player,
  card: Reading<PlayerCard | null>,
  others: readonly (Reading<Player> | undefined)[],
): Reading<Player> {
  const ofCard = card.value ? { ...card, value: card.value.player } : undefined;
  const [first, ...rest] = [ofCard, ...others].filter((reading) => reading !== undefined);
  return rest.reduce((a, b) => (b.fetchedAt > a.fetchedAt ? b : a), first ?? { ...card, value: listed });
}

/** The newer of card and rosters decides. A card older than rosters that do not hold him may not give him an owner. */
function ownerOf(
  { value: card, fetchedAt }: Reading<PlayerCard | null>,
  rostered: Reading<unknown> | undefined,
  held: Held | undefined,
): { teamId: number; poolStatus?: never } | { teamId: null; poolStatus: PoolStatus } {
  const isCardNewer = !rostered || fetchedAt > rostered.fetchedAt;
  if (held && !(card && isCardNewer)) return { teamId: held.teamId };
  if (!card) return { teamId: null, poolStatus: "UNKNOWN" };
  if (card.onTeamId === null) return { teamId: null, poolStatus: card.poolStatus };
  const isAsNew = isCardNewer || fetchedAt === rostered.fetchedAt;
  return isAsNew ? { teamId: card.onTeamId } : { teamId: null, poolStatus: "UNKNOWN" };
}

function nextGame(context: LeagueContext, proTeamId: number, nowMs: number): PlayerStatusOutput["nextGame"] {
  const game = gamesOfTeam(context.games, proTeamId, {
    first: context.todayPeriod,
    last: Number.POSITIVE_INFINITY,
  }).find((each) => isUpcoming(each, nowMs));
  if (!game) return null;
  const day = dayOf(context, game.scoringPeriod);
  return { day, opponent: gameLabel(game, proTeamId), isToday: day === context.today, ...tipOffOf(game) };
}

function gameBegun(context: LeagueContext, proTeamId: number, nowMs: number): Pick<PlayerStatusOutput, "gameBegun"> {
  const today = { first: context.todayPeriod, last: context.todayPeriod };
  const game = gamesOfTeam(context.games, proTeamId, today).find((each) => !isUpcoming(each, nowMs));
  return game ? { gameBegun: { day: context.today, opponent: gameLabel(game, proTeamId) } } : {};
}
