/**
 * Resolves a request's ids to a scope: which league, which team.
 *
 * An id in a request only chooses among the user's own connections. Whether the league has such a team is for the
 * caller to check, since that takes reading the league.
 */
import type { ConnectionTables } from "@/db/account/connections";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { NotFound } from "../refusals";

export type ScopeRequest = {
  connectionId?: string | undefined;
  leagueId?: string | undefined;
  teamId?: string | undefined;
};

/** The scope of a new thread from what the request names, or of a stored one from its row. */
export type ScopeChooser = (request: ScopeRequest) => Promise<TeamScope>;

/** Without an id the active connection, otherwise the one used last. @throws NotFound for a league that is not the person's, or an id that is none. */
export async function chooseScope(
  tables: ConnectionTables,
  personId: string,
  request: ScopeRequest,
): Promise<{ scope: TeamScope; isOwnTeam: boolean }> {
  const connections = await tables.connectionsOf(personId);
  const connection =
    request.connectionId !== undefined
      ? connections.find(({ connectionId }) => connectionId === request.connectionId)
      : request.leagueId !== undefined
        ? connections.find(({ leagueKey }) => leagueKey === request.leagueId)
        : (connections.find(({ isActive }) => isActive) ?? connections[0]);
  const viewed = teamId.safeParse(request.teamId === undefined ? connection?.teamId : Number(request.teamId));
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
