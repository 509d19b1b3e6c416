/** Outlook of one player: his chance to play on each coming game day, and the value of his roster spot without him. */

import type { Provenance } from "@/contract/tool-outputs";
import type { KeepReason } from "@/domain/engine/keep-value";
import { settingOf } from "@/domain/engine/matchup-outlook";
import { playerOutlook } from "@/domain/engine/outlook";
import type { SpotValue } from "@/domain/engine/player-advice";
import type { MoveAdvice } from "@/domain/engine/week-moves";
import { type EasternDay, type PlayerId, playerId } from "@/domain/ids";
import { dayOf } from "@/domain/league/league-snapshot";
import type { TeamScope } from "@/domain/league/scope";
import type { PlayerCard } from "@/domain/players/player";
import { averagesOf, gameLabel, round1, round3 } from "@/domain/players/player-labels";
import type { PlayerProjection } from "@/domain/projection/points-of-line";
import type { RosterChange } from "@/domain/roster/timeline";
import { secondNights } from "@/domain/season/pro-schedule";
import type { LeagueService } from "../league/league.service";
import { NoDaysLeft } from "../matchup/matchup-outlook";
import type { OptimizerService } from "../planning/optimizer.service";
import type { WeekSession } from "../planning/week-session";
import { LIFETIME_MS, type ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { PlayerNotFound } from "./player-page.service";
import { notingStatuses } from "./status-noting";

export type Prospects = Provenance & {
  /** Days with a game of his NBA team that has not begun, in order. */
  readonly games: readonly ProspectiveGame[];
};

type ProspectiveGame = {
  readonly day: EasternDay;
  /** "vs BOS" or "@ BOS". */
  readonly opponent: string;
  readonly isSecondNight: boolean;
  /** 0 to 1: that he plays; `null` without stats or a status to tell it by. */
  readonly probability: number | null;
  /** Given that he plays, under the league's scoring; `null` in category leagues, and of a player without stats. */
  readonly points: { readonly mean: number; readonly interval80: readonly [low: number, high: number] } | null;
  /** Expected stats by label, given that he plays; empty of a player without stats. */
  readonly line: Readonly<Record<string, number>>;
};

export type SpotPrice = {
  readonly unit: WeekSession["unit"];
  /** Unit of what comes after the matchup. */
  readonly laterUnit: WeekSession["laterUnit"];
  /** Why he must not be dropped; empty when he may be, and for those of others. */
  readonly keeps: readonly KeepReason[];
  /** Change by an approved move of this player; `null` without one. */
  readonly change: RosterChange | null;
  /** Expected back only after the last day of the season. */
  readonly isGoneForSeason: boolean;
  /**
   * The best that can be done: somebody else in his place, or a free agent in the best place for him. `null`: nothing
   * legal. `instead` is who comes, or who would go for the free agent; `null` for an open place, and for a drop that
   * only makes room.
   */
  readonly best: (SpotValue & { readonly instead: string | null }) | null;
};

export type PlayerProspects = {
  /** The next two weeks. @throws PlayerNotFound and the source's errors */
  ahead(scope: TeamScope, id: number, signal?: AbortSignal): Promise<Prospects>;
  /** In the days left of the matchup; `null` when none are left. @throws the source's errors */
  slotOf(scope: TeamScope, id: number, signal?: AbortSignal): Promise<SpotPrice | null>;
};

const DAYS_AHEAD = 14;
/** More than a season. */
const ALL_GAMES = 100;
const CARD_SHAPE = 1;

export function createPlayerProspects(
  deps: ServiceDeps,
  league: LeagueService,
  optimizer: Pick<OptimizerService, "open">,
): PlayerProspects {
  return {
    async ahead(scope, id, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const { client, label, leagueClock } = deps.sourceOf(scope);
      const card = await deps.reader.read<PlayerCard | null>({
        key: `season-card:${scope.connectionId}:${id}:${context.todayPeriod}`,
        source: label,
        ttlMs: LIFETIME_MS.playerCard,
        fetch: async (fetchSignal) => (await client.getPlayerCard(playerId.parse(id), ALL_GAMES, fetchSignal)) ?? null,
        store: notingStatuses(
          deps,
          scope,
          deps.store.snapshot<PlayerCard | null>(scope, `season-card:${id}`, CARD_SHAPE),
          (read) => (read ? [read.player] : []),
        ),
        signal,
      });
      if (!card.value) throw new PlayerNotFound();
      const setting = settingOf(context, context.todayPeriod + DAYS_AHEAD - 1, leagueClock.now());
      const { player } = card.value;
      const { games } = playerOutlook(player, card.value.rows, setting);
      const days = { first: context.todayPeriod, last: context.todayPeriod + DAYS_AHEAD - 1 };
      const second = new Set(secondNights(context.games, player.proTeamId, days));
      return {
        ...provenanceOf([card], context.readings, deps.systemClock),
        games: games
          .filter(({ isUpcoming }) => isUpcoming)
          .map(({ period, pPlay, game, projection }) => ({
            day: dayOf(context, period),
            opponent: gameLabel(game, player.proTeamId),
            isSecondNight: second.has(period),
            probability: pPlay === null ? null : round3(pPlay),
            points: setting.scoringItems && projection ? pointsOf(projection) : null,
            line: averagesOf(projection?.stats ?? {}, 1),
          })),
      };
    },

    async slotOf(scope, id, signal) {
      let week: WeekSession;
      try {
        week = await optimizer.open(scope, signal);
      } catch (error) {
        if (error instanceof NoDaysLeft) return null;
        throw error;
      }
      const player = playerId.parse(id);
      const own = week.mine.find((player) => player.playerId === id);
      const free = !own && week.isFree(player) ? week.single({ drop: undefined, add: player }) : null;
      const best = own
        ? await priceWithout(week, player, signal)
        : free && priceAlone(week, free, free.drop?.name ?? null);
      return {
        unit: week.unit,
        laterUnit: week.laterUnit,
        keeps: own?.keptBecause ?? [],
        change: own?.change ?? week.coming.find((one) => one.playerId === id)?.change ?? null,
        isGoneForSeason: week.isGoneForSeason(player),
        best,
      };
    },
  };
}

const pointsOf = ({ mean, interval80: [low, high] }: PlayerProjection): ProspectiveGame["points"] => ({
  mean: round1(mean),
  interval80: [round1(low), round1(high)],
});

/**
 * Price of his roster spot: by the best move that drops him, or by the plan's where no single one pays. Once other
 * moves have filled the lineup on his days, he can be the one to drop.
 */
async function priceWithout(
  week: WeekSession,
  player: PlayerId,
  signal: AbortSignal | undefined,
): Promise<SpotPrice["best"]> {
  const move = week.bestWithout(player);
  const alone = move && priceAlone(week, move, move.add.name);
  if (alone?.verdict === "for") return alone;
  const { moves } = await week.plan({ signal });
  const at = moves.findIndex(({ drop }) => drop === player);
  const effect = at < 0 ? undefined : week.effects(moves.slice(0, at + 1)).at(-1);
  if (effect?.judgment.verdict !== "for") return alone;
  const { gain, gainAfter, probabilityGain } = effect;
  const instead = effect.move.add?.name ?? null;
  return { gain, gainAfter, probabilityGain, verdict: "for", isOfPlan: true, instead };
}

function priceAlone(
  week: WeekSession,
  { day, drop, add, gain, gainAfter }: MoveAdvice,
  instead: string | null,
): SpotPrice["best"] {
  const [effect] = week.effects([
    { day, drop: drop && playerId.parse(drop.playerId), add: playerId.parse(add.playerId) },
  ]);
  return effect
    ? { day, gain, gainAfter, probabilityGain: effect.probabilityGain, verdict: effect.judgment.verdict, instead }
    : null;
}
