/**
 * Everything the engine needs of a team's current matchup: both rosters, the free agents, and what is expected of
 * everyone on the days left.
 */

import { isPointsFormat } from "../league/league";
import type { LeagueSnapshot } from "../league/league-snapshot";
import { dayOf } from "../league/league-snapshot";
import type { Matchup } from "../league/matchup";
import type { RosterTimeline } from "../roster/timeline";
import { dayEt, daysBetween } from "../season/eastern-day";
import { gamesByProTeam } from "../season/pro-schedule";
import type { FreeAgentEntry, HeldPlayer } from "../week/league-week";
import type { OutlookSetting, PlayerOutlook } from "./outlook";

export type MatchupOutlook = {
  readonly context: LeagueSnapshot;
  readonly setting: OutlookSetting;
  readonly matchup: Matchup | undefined;
  /** Today's roster as the league shows it. */
  readonly mine: readonly HeldPlayer[];
  /** Who joins by an approved move. */
  readonly joining: readonly PlayerOutlook[];
  /** Who is on the roster on which coming day, approved moves made. */
  readonly timeline: RosterTimeline;
  readonly theirs: readonly HeldPlayer[];
  /** Every other team of a rotisserie league by its id, each a rival in all categories; empty in other formats. */
  readonly rivals: ReadonlyMap<number, readonly HeldPlayer[]>;
  readonly freeAgents: readonly FreeAgentEntry[];
  /** Limit less made less planned; `null` without a limit. */
  readonly addsLeft: number | null;
};

export function settingOf(context: LeagueSnapshot, last: number, nowMs: number): OutlookSetting {
  const { league, games, todayPeriod } = context;
  const { format, scoringItems } = league.settings;
  // Every player asks for the same days.
  const periods = new Set(games.map(({ scoringPeriod }) => scoringPeriod));
  const days = new Map([...periods].map((period) => [period, dayOf(context, period)]));
  return {
    season: league.season,
    gamesOf: gamesByProTeam(games),
    today: todayPeriod,
    last,
    nowMs,
    scoringItems: isPointsFormat(format) ? scoringItems : null,
    dayOf: (period) => days.get(period) ?? dayOf(context, period),
  };
}

/** First day from today on which a claim can have cleared; beyond the days left when ESPN does not say. */
export function clearsOnDay(outlook: MatchupOutlook, waiverClearsAt: string | null): number {
  const { setting } = outlook;
  if (waiverClearsAt === null) return setting.last - setting.today + 1;
  return Math.max(0, daysBetween(setting.dayOf(setting.today), dayEt(Date.parse(waiverClearsAt))));
}
