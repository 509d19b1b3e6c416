/**
 * From a person's wish to a scope: which league, which team.
 *
 * An id in a request only chooses among the person's own connections. Whether the league has such a team is for the
 * caller to look up, since that takes reading the league.
 */
import type { ConnectionRow, ConnectionTables } from "@/db/connections";
import { ALL_DEMO_FORMATS } from "@/demo/demo-league";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/scope";
import { type LeagueChoice, leagueChoice } from "@/lib/env";
import type { LeagueWanted } from "@/services/connections.service";
import type { DemoHome } from "./demo-home";
import { NotFound } from "./errors";

export type ScopeWish = {
  connectionId?: string | undefined;
  leagueId?: string | undefined;
  teamId?: string | undefined;
};

/** The league of the environment, as a row to be kept. */
export function connectionOf(choice: LeagueChoice, demo: DemoHome): Omit<ConnectionRow, "connectionId"> {
  if (choice.kind === "espn") {
    return { provider: "espn", leagueKey: choice.leagueId, season: choice.season, teamId: choice.teamId };
  }
  return { provider: "demo", leagueKey: demo.leagueIdOf(choice.format), season: demo.season, teamId: demo.teamId };
}

/** `demo`, `demo:each`, `demo:most`, `demo:roto`: that person's copy; `undefined` for anything else. */
export function readDemoChoice(text: string, personId: string, demo: DemoHome): LeagueWanted | undefined {
  const read = leagueChoice.safeParse(text);
  if (!read.success || read.data.kind !== "demo") return undefined;
  return { provider: "demo", leagueKey: demo.leagueIdOf(read.data.format, personId), season: demo.season };
}

/** The key of one person's demo league as another person's of the same format; `undefined` for what is no demo league of theirs. */
export function demoLeagueFor(
  personId: string,
  of: { personId: string; leagueKey: string },
  demo: DemoHome,
): string | undefined {
  const format = ALL_DEMO_FORMATS.find((each) => demo.leagueIdOf(each, of.personId) === of.leagueKey);
  return format && demo.leagueIdOf(format, personId);
}

/** Without a wish the active connection, otherwise the one used last. @throws NotFound for a league that is not the person's, or an id that is none. */
export async function chooseScope(
  tables: ConnectionTables,
  personId: string,
  wish: ScopeWish,
): Promise<{ scope: TeamScope; isOwnTeam: boolean }> {
  const connections = await tables.connectionsOf(personId);
  const connection =
    wish.connectionId !== undefined
      ? connections.find(({ connectionId }) => connectionId === wish.connectionId)
      : wish.leagueId !== undefined
        ? connections.find(({ leagueKey }) => leagueKey === wish.leagueId)
        : (connections.find(({ isActive }) => isActive) ?? connections[0]);
  const viewed = teamId.safeParse(wish.teamId === undefined ? connection?.teamId : Number(wish.teamId));
  if (!connection || !viewed.success) throw new NotFound();
  const scope = {
    personId,
    connectionId: connection.connectionId,
    universe: connection.provider,
    leagueId: connection.leagueKey,
    season: connection.season,
    teamId: viewed.data,
  };
  return { scope, isOwnTeam: viewed.data === connection.teamId };
}
