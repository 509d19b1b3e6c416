/**
 * Connects a user to a league: reads it first, then stores it.
 *
 * A league that cannot be read is not stored, and its error says what to do. A login is tried before it is saved.
 */
import type {
  ConnectedOutput,
  ConnectionChange,
  ConnectionOutput,
  ConnectionRequest,
} from "@/contract/account/connection";
import type { ConnectionTables, ListedConnectionRow } from "@/db/account/connections";
import { formatLabel, type League } from "@/domain/league/league";
import { readLeagueReference } from "@/domain/league/league-reference";
import type { Universe } from "@/domain/league/scope";
import { AppError } from "@/lib/errors";
import type { EspnCookies } from "@/lib/espn/client";
import type { LeagueLogins } from "./league-logins.service";

/** A league to be read, which may not be anybody's connection yet. */
export type RequestedLeague = { provider: Universe; leagueKey: string; season: number };

export type ConnectionService = {
  /** The active one first, then the latest used. */
  list(personId: string): Promise<ConnectionOutput[]>;
  /**
   * @throws LeagueNotNamed, TeamNotInLeague, TooManyConnections, SecretKeyMissing, and the failures of reading a league
   */
  connect(personId: string, options: ConnectionRequest): Promise<ConnectedOutput>;
  /** `undefined` when it is not the person's. @throws as `connect` does */
  change(personId: string, connectionId: string, change: ConnectionChange): Promise<ConnectionOutput | undefined>;
  /** With its conversations and cards. `false` when it is not the person's. */
  remove(personId: string, connectionId: string): Promise<boolean>;
};

export const MAX_CONNECTIONS = 30;

class LeagueNotNamed extends AppError {
  static override readonly code = "connection.league_not_named";
  static override readonly status = 404;
}

class TeamNotInLeague extends AppError {
  static override readonly code = "connection.team_not_in_league";
  static override readonly status = 404;
}

class TooManyConnections extends AppError {
  static override readonly code = "connection.too_many";
  static override readonly status = 409;
  static override readonly words = { most: MAX_CONNECTIONS };
}

class LastConnection extends AppError {
  static override readonly code = "connection.last";
  static override readonly status = 409;
}

export function createConnectionService(deps: {
  tables: ConnectionTables;
  logins: LeagueLogins;
  /** Reads a league, with these cookies and no others. */
  readLeague(requested: RequestedLeague, cookies: EspnCookies | undefined): Promise<League>;
  /** The demo league that a text names for this person; `undefined` when it names none. */
  demoLeagueOf(personId: string, text: string): RequestedLeague | undefined;
  /** Season in progress today, as ESPN numbers seasons. */
  presentSeason(): number;
}): ConnectionService {
  const { tables, logins } = deps;

  function wantedOf(personId: string, options: ConnectionRequest): RequestedLeague & { teamId: number | undefined } {
    const demo = deps.demoLeagueOf(personId, options.league);
    if (demo) return { ...demo, teamId: options.teamId };
    const named = readLeagueReference(options.league);
    if (!named) throw new LeagueNotNamed();
    const season = options.season ?? named.season ?? deps.presentSeason();
    return { provider: "espn", leagueKey: named.leagueId, season, teamId: options.teamId ?? named.teamId };
  }

  const listed = async (personId: string, connectionId: string): Promise<ListedConnectionRow | undefined> =>
    (await tables.connectionsOf(personId)).find((row) => row.connectionId === connectionId);

  const service: ConnectionService = {
    async list(personId) {
      const rows = (await tables.connectionsOf(personId)).map(shown);
      return [...rows.filter(({ isActive }) => isActive), ...rows.filter(({ isActive }) => !isActive)];
    },

    async connect(personId, options) {
      const requested = wantedOf(personId, options);
      const rows = await tables.connectionsOf(personId);
      const known = rows.find(
        ({ provider, leagueKey, season }) =>
          provider === requested.provider && leagueKey === requested.leagueKey && season === requested.season,
      );
      const cookies = options.login ?? (known && (await logins.cookiesOf(known.connectionId)));
      const league = await deps.readLeague(requested, cookies);
      const seen = seenLeague(league);
      const { teamId } = requested;
      if (teamId === undefined) return { ...seen, connection: null };
      requireTeam(league, teamId);
      if (!known && rows.length >= MAX_CONNECTIONS) throw new TooManyConnections();
      const { connectionId } = await tables.ensureConnection(personId, {
        provider: requested.provider,
        leagueKey: requested.leagueKey,
        season: requested.season,
        teamId,
        leagueName: league.settings.leagueName.slice(0, 200),
      });
      if (options.login) await logins.keep(personId, connectionId, options.login);
      await tables.activate(personId, connectionId);
      const row = await listed(personId, connectionId);
      return { ...seen, connection: row ? shown(row) : null };
    },

    async change(personId, connectionId, { teamId, isActive, login }) {
      const row = await listed(personId, connectionId);
      if (!row) return undefined;
      if (teamId !== undefined || login) {
        const cookies = login ?? (await logins.cookiesOf(connectionId));
        const league = await deps.readLeague(row, cookies);
        if (teamId !== undefined) {
          requireTeam(league, teamId);
          await tables.changeTeam(personId, connectionId, teamId);
        }
      }
      if (login !== undefined) await logins.keep(personId, connectionId, login);
      if (isActive) await tables.activate(personId, connectionId);
      const after = await listed(personId, connectionId);
      return after && shown(after);
    },

    async remove(personId, connectionId) {
      const rows = await tables.connectionsOf(personId);
      if (!rows.some((row) => row.connectionId === connectionId)) return false;
      if (rows.length === 1) throw new LastConnection();
      return tables.removeConnection(personId, connectionId);
    },
  };
  return service;
}

function requireTeam({ teams }: League, teamId: number): void {
  if (!teams.some((team) => Number(team.teamId) === teamId)) throw new TeamNotInLeague();
}

const seenLeague = ({ leagueId, season, settings, teams }: League): Omit<ConnectedOutput, "connection"> => ({
  league: {
    leagueId,
    season,
    leagueName: settings.leagueName,
    format: formatLabel(settings.format),
    isPublic: settings.isPublic,
  },
  teams: teams.map(({ teamId, teamName, abbreviation }) => ({ teamId: Number(teamId), teamName, abbreviation })),
});

const shown = (row: ListedConnectionRow): ConnectionOutput => ({
  connectionId: row.connectionId,
  provider: row.provider,
  leagueId: row.leagueKey,
  season: row.season,
  leagueName: row.leagueName,
  teamId: row.teamId,
  isActive: row.isActive,
  loginSetAt: row.loginSetAt,
});
