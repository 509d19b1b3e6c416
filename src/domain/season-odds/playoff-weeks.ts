/**
 * Games of a roster in the league's playoffs, and who to hold for them.
 *
 * Pure. A player is worth holding when his playoff games bring more than what free agents would in his roster spot, lineups solved again
 * (`season-value`); a spot that free agents fill as well is one to stream.
 */
import { must } from "../engine/engine-refusal";
import type { PlayerOutlook } from "../engine/outlook";
import type { PlayerId } from "../ids";
import type { LeagueSnapshot } from "../league/league-snapshot";
import type { PeriodRange } from "../season/calendar";
import { type LaterPlayer, seasonValues } from "../season-value/season-value";
import { rosterRoom } from "../week/league-week";

export type PlayoffPlayer = {
  readonly outlook: PlayerOutlook;
  /** Games of his NBA team in each week. */
  readonly games: readonly number[];
  /** Expected points of these games, the chance to play included. */
  readonly points: number;
  /** Points over what free agents would bring in his spot; 0 when they bring as much. */
  readonly overFreeAgent: number;
  readonly verdict: "hold" | "lean-hold" | "replaceable";
};

/** A week of the calendar in which the league's playoffs are played. */
export type PlayoffWeek = PeriodRange & { readonly round: number };

/** Weeks of the rounds from `after` on, in order. */
export function playoffWeeksOf(
  { calendar }: LeagueSnapshot,
  rounds: readonly PeriodRange[],
  after: number,
): PlayoffWeek[] {
  return rounds.flatMap((range, round) =>
    calendar.weeks
      .filter(({ first, last }) => last >= range.first && first <= range.last && last > after)
      .map(({ first, last }) => ({ first, last, round: round + 1 })),
  );
}

/** A week's add price: what a swap must bring to be worth an add, in points. */
const HOLD_PER_WEEK = 5;
/** Free agents who are compared: the best by what they bring in these weeks. */
const FREE_AGENTS = 40;

/** Best first. None without weeks. @throws EngineRefusal for a roster that cannot be solved */
export function playoffPlayers(
  { league: { settings } }: LeagueSnapshot,
  weeks: readonly PlayoffWeek[],
  { roster, freeAgents }: { readonly roster: readonly PlayerOutlook[]; readonly freeAgents: readonly PlayerOutlook[] },
): PlayoffPlayer[] {
  const last = weeks.at(-1)?.last;
  if (last === undefined) return [];
  const asLater = (outlook: PlayerOutlook) => laterPlayer(outlook, weeks, last);
  const total = ({ samples }: LaterPlayer) => samples.flat().reduce((sum, value) => sum + value, 0);
  const best = freeAgents
    .map(asLater)
    .map((player) => ({ player, points: total(player) }))
    .sort((a, b) => b.points - a.points || a.player.playerId - b.player.playerId)
    .slice(0, FREE_AGENTS);
  const { values } = must(
    seasonValues({
      slotCounts: settings.slotCounts,
      rosterSize: rosterRoom(settings).rosterSize,
      roster: roster.map(asLater),
      freeAgents: best.map(({ player }) => player),
      weights: weeks.map(() => 1),
      addPrice: 0,
    }),
  );
  return roster
    .map((outlook): PlayoffPlayer => {
      const worth = values.get(outlook.player.playerId as PlayerId) ?? 0;
      const verdict = worth >= HOLD_PER_WEEK * weeks.length ? "hold" : worth > 0 ? "lean-hold" : "replaceable";
      const periods = outlook.laterGames(last).map(({ period }) => Number(period));
      return {
        outlook,
        games: weeks.map(({ first, last: end }) => periods.filter((each) => each >= first && each <= end).length),
        points: total(asLater(outlook)),
        overFreeAgent: worth,
        verdict,
      };
    })
    .sort((a, b) => b.overFreeAgent - a.overFreeAgent || b.points - a.points);
}

function laterPlayer(outlook: PlayerOutlook, weeks: readonly PlayoffWeek[], last: number): LaterPlayer {
  const chances = new Map(outlook.laterGames(last).map(({ period, pPlay }) => [Number(period), pPlay]));
  const worth = Math.max(0, outlook.pointsPerGame ?? 0);
  const { playerId, eligibleSlots, defaultPositionId } = outlook.player;
  return {
    playerId,
    eligibleSlots,
    defaultPositionId,
    samples: weeks.map(({ first, last: end }) =>
      Array.from({ length: end - first + 1 }, (_, day) => worth * (chances.get(first + day) ?? 0)),
    ),
  };
}
