/**
 * What rosters bring in the weeks to come: expected points of each day's best lineup, and the games those lineups start.
 *
 * Pure. Later games are ordinary games of each player with his chance to play on that day; rosters stay as they are.
 */
import { must } from "../engine/engine-refusal";
import { isStartable, type OwnedPlayer, type PlayerOutlook } from "../engine/outlook";
import { bestLineup } from "../lineup/daily-lineup";
import { dayAhead } from "../lineup/day";
import type { SlotCounts } from "../lineup/slot-layout";
import type { PeriodRange } from "../season/calendar";
import type { LineForecast } from "../win-probability/line-forecast";

/** A team of the league with everybody it has. */
export type SeasonRoster = {
  readonly teamId: number;
  /** In a period of the current matchup, approved moves made. */
  playersOn(period: number): readonly OwnedPlayer[];
  /** After it. */
  readonly later: readonly PlayerOutlook[];
};

type LaterStart = { readonly player: PlayerOutlook; readonly period: number; readonly pPlay: number };

export type TeamWeeks = {
  /** Games that the team's lineups start in a span after the current matchup. */
  starts(team: number, range: PeriodRange): readonly LaterStart[];
  /** Points that these bring, in the league's scoring, or ESPN's default in category leagues. */
  points(team: number, range: PeriodRange): number;
};

/** Lineups are solved once a team and day. */
export function teamWeeks(rosters: readonly SeasonRoster[], slotCounts: SlotCounts, finalPeriod: number): TeamWeeks {
  const known = new Map<string, readonly LaterStart[]>();
  const gamesOf = rosters.map(({ later }) => gamesByPeriod(later, finalPeriod));
  const startsOn = (team: number, period: number): readonly LaterStart[] => {
    const key = `${team} ${period}`;
    const cached = known.get(key) ?? startersOf(gamesOf[team]?.get(period) ?? [], slotCounts);
    known.set(key, cached);
    return cached;
  };
  const starts: TeamWeeks["starts"] = (team, { first, last }) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, day) => startsOn(team, first + day)).flat();
  return { starts, points: (team, range) => starts(team, range).reduce((sum, start) => sum + worthOf(start), 0) };
}

const worthOf = ({ player, pPlay }: LaterStart): number => pPlay * Math.max(0, player.pointsPerGame ?? 0);

function gamesByPeriod(players: readonly PlayerOutlook[], finalPeriod: number): Map<number, LaterStart[]> {
  const byPeriod = new Map<number, LaterStart[]>();
  for (const player of players) {
    for (const { period, pPlay } of player.laterGames(finalPeriod)) {
      const start = { player, period: Number(period), pPlay };
      const known = byPeriod.get(start.period);
      if (known) known.push(start);
      else byPeriod.set(start.period, [start]);
    }
  }
  return byPeriod;
}

function startersOf(games: readonly LaterStart[], slotCounts: SlotCounts): LaterStart[] {
  const able = games.filter((game) => isStartable(game) && worthOf(game) > 0);
  const day = dayAhead(
    slotCounts,
    able.map((game) => ({
      playerId: game.player.player.playerId,
      eligibleSlots: game.player.player.eligibleSlots,
      value: worthOf(game),
      hasGame: true,
    })),
  );
  const { starters } = must(bestLineup(day));
  const started = new Set(starters);
  return able.filter(({ player }) => started.has(player.player.playerId));
}

/** An ordinary game as a line of stats; players without stats have none. */
export function laterLines(starts: readonly LaterStart[]): LineForecast[] {
  return starts.flatMap(({ player, period, pPlay }) =>
    player.baselineLine === null
      ? []
      : [
          {
            player: String(player.player.playerId),
            game: `${player.player.proTeamId} ${period}`,
            pPlay,
            mean: player.baselineLine,
          },
        ],
  );
}
