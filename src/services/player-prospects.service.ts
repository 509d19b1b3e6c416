/** What lies ahead of one player: his chance to play on each coming game day, and what his place is worth without him. */
import type { Provenance } from "@/contract/tool-outputs";
import { type EasternDay, type PlayerId, playerId } from "@/domain/ids";
import type { KeepReason } from "@/domain/keep-value";
import { playerOutlook } from "@/domain/outlook";
import type { PlayerCard } from "@/domain/player";
import type { PlaceWorth } from "@/domain/player-advice";
import type { TeamScope } from "@/domain/scope";
import { dayOf, type LeagueService } from "./league.service";
import { NoDaysLeft, settingOf } from "./matchup-outlook";
import type { OptimizerService } from "./optimizer.service";
import { round3 } from "./player-labels";
import { PlayerNotFound } from "./player-page.service";
import { LIFETIME_MS, type ServiceDeps } from "./ports";
import { provenanceOf } from "./source-reader";
import { notingStatuses } from "./status-noting";
import type { MoveAdvice, WeekSession } from "./week-session";

export type Prospects = Provenance & {
  /** Days with a game of his club that has not begun, in order. Empty without one, and when nothing is known of his play. */
  readonly games: readonly { readonly day: EasternDay; readonly probability: number }[];
};

export type PlacePrice = {
  readonly unit: WeekSession["unit"];
  /** Why he must not be dropped; empty when he may be, and for those of others. */
  readonly keeps: readonly KeepReason[];
  /**
   * The best that can be done: somebody else in his place, or a free agent in the best place for him. `null`: nothing legal.
   * `instead` is who comes, or who would go for the free agent; `null` for an open place.
   */
  readonly best: (PlaceWorth & { readonly instead: string | null }) | null;
};

export type PlayerProspects = {
  /** The next two weeks. @throws PlayerNotFound and the source's errors */
  ahead(scope: TeamScope, id: number, signal?: AbortSignal): Promise<Prospects>;
  /** In the days left of the matchup; `null` when none are left. @throws the source's errors */
  placeOf(scope: TeamScope, id: number, signal?: AbortSignal): Promise<PlacePrice | null>;
};

const DAYS_AHEAD = 14;
/** More than a season. */
const ALL_GAMES = 100;
const CARD_SHAPE = 1;
/** Of the best men to add, so many are tried in his place. */
const MEN_TRIED = 3;

export function createPlayerProspects(
  deps: ServiceDeps,
  league: LeagueService,
  optimizer: Pick<OptimizerService, "open">,
): PlayerProspects {
  return {
    async ahead(scope, id, signal) {
      const context = await league.context(scope, signal);
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
      const { games } = playerOutlook(card.value.player, card.value.rows, setting);
      return {
        ...provenanceOf([card], context.readings, deps.systemClock),
        games: (games ?? [])
          .filter(({ isUpcoming }) => isUpcoming)
          .map(({ period, pPlay }) => ({ day: dayOf(context, period), probability: round3(pPlay) })),
      };
    },

    async placeOf(scope, id, signal) {
      let week: WeekSession;
      try {
        week = await optimizer.open(scope, signal);
      } catch (thrown) {
        if (thrown instanceof NoDaysLeft) return null;
        throw thrown;
      }
      const player = playerId.parse(id);
      const own = week.mine.find((man) => man.playerId === id);
      const best = own
        ? bestOf(week, insteadOf(week, player), ({ add }) => add.name)
        : week.isFree(player)
          ? bestOf(week, [week.single({ drop: undefined, add: player })], ({ drop }) => drop?.name ?? null)
          : null;
      return { unit: week.unit, keeps: own?.keptBecause ?? [], best };
    },
  };
}

/** What each of the best men to add would do in his place. */
const insteadOf = (week: WeekSession, drop: PlayerId): (MoveAdvice | null)[] =>
  week.candidates(MEN_TRIED).map(({ add }) => week.single({ drop, add: playerId.parse(add.playerId) }));

function bestOf(
  week: WeekSession,
  moves: readonly (MoveAdvice | null)[],
  other: (move: MoveAdvice) => string | null,
): PlacePrice["best"] {
  const [best] = moves
    .flatMap((move) => move ?? [])
    .sort((a, b) => b.gain + b.gainAfter - (a.gain + a.gainAfter) || a.add.playerId - b.add.playerId);
  if (!best) return null;
  const { day, drop, add, gain, gainAfter } = best;
  const [effect] = week.effects([
    { day, drop: drop && playerId.parse(drop.playerId), add: playerId.parse(add.playerId) },
  ]);
  return {
    gain,
    gainAfter: week.unit === "points" ? gainAfter : null,
    probabilityGain: effect?.probabilityGain ?? 0.5,
    instead: other(best),
  };
}
