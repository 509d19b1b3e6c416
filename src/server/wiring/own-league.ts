/** The league of a person who runs FanVise for themselves. */
import type { ConnectionRow, ConnectionTables } from "@/db/account/connections";
import type { Env } from "@/lib/env";
import { connectionOf } from "@/server/demo/demo-connections";
import type { DemoInstance } from "../demo/demo-instance";
import { LOCAL_OWNER_ID } from "../session/local-owner";

/** The local owner's league: the one of the environment, otherwise the one they chose last, at first the demo. */
export async function openOwnLeague(tables: ConnectionTables, env: Env, demo: DemoInstance): Promise<ConnectionRow> {
  const { FANVISE_LEAGUE: choice = { kind: "demo", format: "points" } } = env;
  await tables.ensureProfile(LOCAL_OWNER_ID);
  const known = (await tables.connectionsOf(LOCAL_OWNER_ID)).find(({ isActive }) => isActive);
  if (env.FANVISE_LEAGUE === undefined && known) return known;
  const connection = await tables.ensureConnection(LOCAL_OWNER_ID, connectionOf(choice, demo));
  await tables.activate(LOCAL_OWNER_ID, connection.connectionId);
  return connection;
}
