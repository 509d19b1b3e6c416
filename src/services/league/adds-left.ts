/** Adds that a team has left by the league's own count; what was approved and not made yet is the roster timeline's. */
import { type AddsLeft, addsLeft } from "@/domain/league/acquisitions";
import type { LeagueSnapshot } from "@/domain/league/league-snapshot";
import { fault, type Outcome } from "@/domain/lineup/fault";
import { teamOf } from "./league.service";

/**
 * Adds that a team has left in its current matchup, by the league's own limits. Fault: a limit, and adds used not
 * known.
 */
export function addsLeftNow(context: LeagueSnapshot, teamId: number): Outcome<AddsLeft> {
  const { matchupRange: range, matchupPeriod, league } = context;
  const { acquisitionsByMatchup: byMatchup, acquisitionsThisSeason: thisSeason } = teamOf(context, teamId);
  const { acquisitions } = league.settings;
  const isLimited = acquisitions.matchupLimit !== null || acquisitions.seasonLimit !== null;
  if (byMatchup === null && isLimited) return fault("engine.bad-number", "adds used");
  return addsLeft(
    acquisitions,
    { byMatchup: byMatchup ?? {}, thisSeason },
    {
      matchupPeriod: Number(matchupPeriod),
      days: range ? range.last - range.first + 1 : null,
      isOver: range !== undefined && context.calendarPeriod > range.last,
    },
  );
}
