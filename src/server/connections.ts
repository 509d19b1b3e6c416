/**
 * From a person's wish to a scope: which league, which team.
 *
 * An id in a request only chooses among the person's own connections. Whether the league has such a team is for the
 * caller to look up, since that takes reading the league.
 */
import type { ConnectionRow, ConnectionTables } from "@/db/connections";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/scope";
import type { LeagueChoice } from "@/lib/env";
import type { DemoHome } from "./demo-home";
import { NotFound } from "./errors";

export type ScopeWish = {
  connectionId?: string | undefined;
  leagueId?: string | undefined;
  teamId?: string | undefined;
};

/** The league of the environment, as a row to be kept. */
export function connectionOf(choice: LeagueChoice, demo: DemoHome | undefined): Omit<ConnectionRow, "connectionId"> {
  if (choice.kind === "espn") {
    return { provider: "espn", leagueKey: choice.leagueId, season: choice.season, teamId: choice.teamId };
  }
  if (!demo) throw new TypeError("the demo league is not open");
  return { provider: "demo", leagueKey: demo.leagueIdOf(choice.format), season: demo.season, teamId: demo.teamId };
}

/** @throws NotFound for a league that is not the person's, or an id that is none. */
export async function chooseScope(
  tables: ConnectionTables,
  personId: string,
  defaultConnectionId: string,
  wish: ScopeWish,
): Promise<{ scope: TeamScope; isOwnTeam: boolean }> {
  const connections = await tables.connectionsOf(personId);
  const connection = connections.find((each) =>
    wish.connectionId !== undefined
      ? each.connectionId === wish.connectionId
      : wish.leagueId !== undefined
        ? each.leagueKey === wish.leagueId
        : each.connectionId === defaultConnectionId,
  );
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
