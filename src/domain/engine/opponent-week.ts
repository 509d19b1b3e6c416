/** The same matchup from the other side: the opponent's roster as the team to plan for. Pure. */
import type { TeamId } from "../ids";
import { rosterTimeline } from "../roster/timeline";
import type { MatchupOutlook } from "./matchup-outlook";
import { matchupValue } from "./matchup-value";
import { NO_PREFERENCES } from "./preferences";
import { createWeekEngine, type WeekEngine } from "./week-engine";

export type OpponentTeam = {
  readonly teamId: TeamId;
  /** Limit less made; `null` without a limit, or when ESPN does not say. */
  readonly addsLeft: number | null;
};

/**
 * The engine over the opponent's days left, without preferences or declines. He cannot add the free agents that my
 * approved moves add. My own side is today's roster.
 *
 * @param elapsedMs a running clock in milliseconds, by which a plan ends in time
 */
export function opponentWeek(outlook: MatchupOutlook, opponent: OpponentTeam, elapsedMs: () => number): WeekEngine {
  const taken = new Set(outlook.joining.map(({ player }) => player.playerId));
  const { theirs, mine, timeline } = outlook;
  const seen: MatchupOutlook = {
    ...outlook,
    mine: theirs,
    theirs: mine,
    joining: [],
    freeAgents: outlook.freeAgents.filter(({ pool }) => !taken.has(pool.player.playerId)),
    addsLeft: opponent.addsLeft,
    timeline: rosterTimeline({
      today: timeline.today,
      now: new Date(outlook.setting.nowMs).toISOString(),
      playerIds: new Set(theirs.map(({ entry }) => Number(entry.player.playerId))),
      isTaken: () => false,
      addsLeft: opponent.addsLeft,
      moves: [],
    }),
  };
  return createWeekEngine(seen, matchupValue(seen, opponent.teamId, NO_PREFERENCES), opponent.teamId, {
    preferences: NO_PREFERENCES,
    elapsedMs,
    declined: [],
    newsIds: {},
  });
}
