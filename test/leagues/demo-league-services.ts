/** The demo league's services on a database of their own, read through the real client, for tests. */
import { createDemoClock, createDemoLeague, type DemoFormat } from "@/demo/demo-league";
import { systemClock } from "@/lib/clock";
import { openTestDatabase } from "../database";
import { openLeagueFixture } from "./league-services";

/** @param at where the league's clock stands, ISO 8601; the reference day when left out. */
export async function openDemoLeagueFixture({ format = "points", at }: { format?: DemoFormat; at?: string } = {}) {
  const database = await openTestDatabase();
  const clock = createDemoClock();
  const league = createDemoLeague({ format, clock });
  const server = await league.listen();
  if (at !== undefined) clock.set(Date.parse(at));
  const fixture = await openLeagueFixture(database, {
    origin: server.origin,
    universe: "demo",
    leagueId: String(league.leagueId),
    season: league.seasonId,
    teamId: league.teamId,
    leagueClock: clock,
    systemClock,
  });
  let stopping: Promise<void> | undefined;
  /** From then on the league answers nothing. */
  const stopLeague = () => {
    stopping ??= server.close();
    return stopping;
  };
  return {
    ...fixture,
    clock,
    database,
    stopLeague,
    async close() {
      await fixture.close();
      await stopLeague();
      await database.close();
    },
  };
}
