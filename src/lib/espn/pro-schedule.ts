/** `proTeamSchedules_wl`: the NBA's games by scoring period. Sample: recorded 2022-23 schedule, days 1 to 140. */
import { z } from "zod";
import { scoringPeriodId } from "@/domain/ids";
import type { ProGame } from "@/domain/league/matchup";
import { goodParts, goodValues, instant, int, maybe, readShape } from "./wire";

const gameShape = z.object({
  id: int,
  scoringPeriodId: int.min(0),
  date: instant,
  homeProTeamId: int,
  awayProTeamId: int,
  startTimeTBD: maybe(z.boolean()),
  statsOfficial: maybe(z.boolean()),
});

const scheduleShape = z.object({
  settings: z.object({
    proTeams: goodParts(z.object({ id: int, proGamesByScoringPeriod: goodValues(goodParts(gameShape)) })),
  }),
});

/** Every game once (ESPN lists it under both NBA teams), by tip-off. Games without a date are left out. */
export function toProGames(body: unknown): ProGame[] {
  const espnPayload = readShape(scheduleShape, body, "proTeamSchedules");
  const games = new Map<number, ProGame>();
  for (const team of espnPayload.settings.proTeams)
    for (const listed of Object.values(team.proGamesByScoringPeriod))
      for (const game of listed) {
        // An NBA team does not play itself: an id is wrong, and nobody can say which.
        if (!game.date || game.homeProTeamId === game.awayProTeamId) continue;
        games.set(game.id, {
          gameId: game.id,
          scoringPeriod: scoringPeriodId.parse(game.scoringPeriodId),
          tipoffAt: game.date,
          homeProTeamId: game.homeProTeamId,
          awayProTeamId: game.awayProTeamId,
          isTimeTbd: game.startTimeTBD ?? false,
          isOfficial: game.statsOfficial ?? false,
        });
      }
  return [...games.values()].sort((a, b) => a.tipoffAt.localeCompare(b.tipoffAt) || a.gameId - b.gameId);
}
