/** What a player's ordinary game is worth to one team for the rest of the season, in its league's format. */
import { ordinaryWorth } from "../engine/matchup-value";
import type { PlayerOutlook } from "../engine/outlook";
import type { LeagueSettings } from "../league/league";
import { parseSlots } from "../lineup/slot-layout";
import type { SideForecast } from "../win-probability/category-matchup";
import { startValues } from "../win-probability/start-values";

/** Starts of a regular in a week, and the chance that he plays in each. */
const STARTS_A_WEEK = 3;
const USUAL_CHANCE = 0.85;

export type WorthOfGame = (player: PlayerOutlook) => number;

const inPoints: WorthOfGame = ({ pointsPerGame }) => pointsPerGame ?? 0;

/**
 * Points in points leagues; in category leagues the gain of a week against the team's equal, in a rotisserie against all other teams at once.
 * Falls back on ESPN's default points where a category has no forecast.
 *
 * @param others the other teams' players, read in a rotisserie alone.
 */
export function worthForTeam(
  settings: LeagueSettings,
  mine: readonly PlayerOutlook[],
  others: readonly (readonly PlayerOutlook[])[],
): WorthOfGame {
  const { format, scoringItems } = settings;
  if (format === "points" || format === "season-points" || format === "unknown") return inPoints;
  const own = typicalWeek(settings, mine, "");
  const rivals =
    format === "roto"
      ? others.map((players) => typicalWeek(settings, players, ""))
      : [typicalWeek(settings, mine, " of my equal")];
  const values = startValues({ goal: format, categories: scoringItems, mine: own, others: rivals });
  return values.ok ? ordinaryWorth(values.value) : inPoints;
}

/** The best players by points, one for each starting slot, with a week's games each. */
function typicalWeek({ slotCounts }: LeagueSettings, players: readonly PlayerOutlook[], suffix: string): SideForecast {
  const slots = parseSlots(slotCounts);
  const starters = players
    .filter(({ baselineLine }) => baselineLine !== null)
    .toSorted((a, b) => inPoints(b) - inPoints(a))
    .slice(0, slots.ok ? slots.value.length : players.length);
  return {
    scored: {},
    games: starters.flatMap(({ player, baselineLine }) =>
      Array.from({ length: STARTS_A_WEEK }, (_, game) => ({
        player: `${player.playerId}${suffix}`,
        game: String(game),
        pPlay: USUAL_CHANCE,
        mean: baselineLine ?? {},
      })),
    ),
  };
}
