/**
 * Everything the engine needs of a team's current matchup, read once: both rosters, the wire, and what is expected of
 * everyone on the days left.
 */

import { type MatchupOutlook, settingOf } from "@/domain/engine/matchup-outlook";
import { opponentOf, type RosterEntry } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import type { HeldPlayer } from "@/domain/week/league-week";
import { AppError } from "@/lib/errors";
import type { LeagueService } from "../league/league.service";
import type { PoolReader } from "../league/pool-reader";
import type { RosterReader } from "../league/roster-reader";
import type { RosterTimelines } from "../league/roster-timeline";
import { cachedOutlooks } from "../players/outlook-cache";
import type { ServiceDeps } from "../ports";
import type { Reading } from "../sources/source-reader";
import type { MatchupReader } from "./matchup-reader";

/** The matchup's days are not known, or over: there is nothing left to decide. */
export class NoDaysLeft extends AppError {
  static override readonly code = "matchup.no_days_left";
  static override readonly status = 409;
}

/** A rotisserie season is one matchup: nobody plans further than the longest head-to-head one. */
const MAX_DAYS_AHEAD = 14;

/** A matchup's outlook with what was read for it. */
export type MatchupReading = MatchupOutlook & {
  /** Fast-changing readings, rosters first, and every reading. */
  readonly main: readonly [Reading<unknown>, ...Reading<unknown>[]];
  readonly readings: readonly Reading<unknown>[];
};

export type OutlookSources = {
  readonly league: LeagueService;
  readonly rosters: Pick<RosterReader, "readAll">;
  readonly timelines: RosterTimelines;
  readonly matchups: MatchupReader;
  readonly pools: PoolReader;
};

/**
 * @throws NoDaysLeft, TeamNotInLeague and the source's errors. Six requests when nothing is cached, and one per further
 * page of the wire or of cards.
 */
export async function readMatchupOutlook(
  deps: ServiceDeps,
  { league, rosters, timelines, matchups, pools }: OutlookSources,
  scope: TeamScope,
  { signal, setAside }: { signal?: AbortSignal | undefined; setAside?: string | undefined } = {},
): Promise<MatchupReading> {
  const context = await league.buildIntelligenceSnapshot(scope, signal);
  const range = context.matchupRange;
  if (!range || context.calendarPeriod > range.last) throw new NoDaysLeft();
  const [roster, matchup, freeAgents] = await Promise.all([
    rosters.readAll(scope, context.todayPeriod, signal),
    matchups.current(scope, context, signal),
    pools.freeAgents(scope, context, undefined, signal),
  ]);
  const entriesOf = (teamId: number | undefined) =>
    roster.value.find((each) => each.teamId === teamId)?.entries ?? ([] as readonly RosterEntry[]);
  const mine = entriesOf(scope.teamId);
  const theirs = entriesOf(opponentOf(matchup.value, scope.teamId)?.teamId);
  const rivals =
    context.league.settings.format === "roto" ? roster.value.filter((each) => each.teamId !== scope.teamId) : [];
  const held = [...mine, ...theirs, ...rivals.flatMap(({ entries }) => entries)].map(({ player }) => player.playerId);
  const cards = await pools.cards(scope, context, held, signal);
  const team = await timelines.of(scope, context, roster.value, { signal, setAside });
  const rowsOf = new Map(cards.value.map((card) => [card.player.playerId, card.rows]));
  const last = Math.min(range.last, context.todayPeriod + MAX_DAYS_AHEAD - 1);
  const setting = settingOf(context, last, deps.sourceOf(scope).leagueClock.now());
  const outlook = cachedOutlooks(context, setting);
  const asHeld = (entry: RosterEntry): HeldPlayer => ({
    entry,
    outlook: outlook(entry.player, rowsOf.get(entry.player.playerId) ?? []),
  });
  return {
    context,
    setting,
    matchup: matchup.value,
    mine: mine.map(asHeld),
    theirs: theirs.map(asHeld),
    rivals: new Map(rivals.map(({ teamId, entries }) => [teamId, entries.map(asHeld)])),
    freeAgents: freeAgents.value.map((pool) => ({ pool, outlook: outlook(pool.player, pool.rows) })),
    addsLeft: team.timeline.addsLeft,
    timeline: team.timeline,
    joining: team.joining.map(({ player, rows }) => outlook(player, rows)),
    main: [roster, matchup, freeAgents, cards],
    readings: [...context.readings, roster, matchup, freeAgents, cards, ...team.readings],
  };
}
