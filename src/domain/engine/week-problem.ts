/** A matchup's outlook as the problem that plans and moves are worked out on. */
import { easternDay, type TeamId } from "../ids";
import { isCategoryFormat } from "../league/league";
import { opponentOf } from "../league/matchup";
import type { Outcome } from "../lineup/fault";
import { areMovesClosed } from "../lineup/roster-lock";
import { daysBetween } from "../season/eastern-day";
import { type LeagueWeek, leagueWeek, type PlannedChange } from "../week/league-week";
import { clearsOnDay, type MatchupOutlook } from "./matchup-outlook";
import type { MatchupValue } from "./matchup-value";
import type { SeasonWorth } from "./season-worth";
import type { PlanOptions } from "./week-moves";

/** Points banked, or categories won so far; `null` without an opponent. */
export type MatchupScore = { readonly mine: number; readonly theirs: number };

export function scoreOf({ context, matchup }: MatchupOutlook, teamId: TeamId): MatchupScore | null {
  const mine = matchup?.sides.find((side) => side.teamId === teamId);
  const theirs = opponentOf(matchup, teamId);
  if (!mine || !theirs) return null;
  if (isCategoryFormat(context.league.settings.format)) return { mine: mine.wins, theirs: theirs.wins };
  return { mine: mine.totalPoints, theirs: theirs.totalPoints };
}

export const areTodaysMovesClosed = ({ context, setting }: MatchupOutlook): boolean =>
  areMovesClosed(context.league.settings, context.games, { period: setting.today, nowMs: setting.nowMs });

/** The approved moves of the days left, as the engine counts them. */
function plannedChanges({ timeline, joining, context }: MatchupOutlook): PlannedChange[] {
  return timeline.planned.map(({ effectiveDay, leaves, isAdded }) => ({
    day: Math.max(0, daysBetween(context.today, easternDay.parse(effectiveDay))),
    leaves,
    isAdded: joining.find(({ player }) => player.playerId === isAdded) ?? null,
  }));
}

export function problemOf(
  outlook: MatchupOutlook,
  { value, season }: { readonly value: MatchupValue; readonly season: SeasonWorth },
  options: PlanOptions,
): Outcome<LeagueWeek> {
  const { context, setting } = outlook;
  return leagueWeek({
    settings: context.league.settings,
    today: setting.today,
    todayDay: context.today,
    last: setting.last,
    areMovesClosedToday: areTodaysMovesClosed(outlook),
    finalPeriod: context.league.status.finalScoringPeriod,
    addsLeft: outlook.addsLeft ?? Number.POSITIVE_INFINITY,
    roster: outlook.mine,
    planned: plannedChanges(outlook),
    freeAgents: outlook.freeAgents,
    untouchables: new Set(options.untouchables ?? []),
    allowKeeperDrops: options.allowKeeperDrops,
    addPrice: value.addPrice,
    clearsOnDay: ({ waiverClearsAt }) => clearsOnDay(outlook, waiverClearsAt),
    worthOf: value.ofStart,
    laterWorth: season.valueOf,
  });
}
