/** What a person can do to the demo: move its day, and begin it again. */
import type { ConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { createDemoResetTable } from "@/db/league/demo-reset";
import { createDemoDayMover, type DemoDayMover } from "../demo/demo-day";
import { createDemoReset, type DemoReset } from "../demo/demo-reset";
import { scopesOf } from "../jobs/leagues";

type DayMoving = Omit<Parameters<typeof createDemoDayMover>[0], "news" | "scopes">;
type Resetting = Omit<Parameters<typeof createDemoReset>[0], "table" | "connections">;

export function composeDemoControls({
  database,
  connections,
  ...parts
}: { database: Database; connections: ConnectionTables } & DayMoving & Resetting): {
  moveDemoDay: DemoDayMover;
  demoReset: DemoReset;
} {
  return {
    moveDemoDay: createDemoDayMover({
      ...parts,
      news: parts.demoNews,
      scopes: async () => scopesOf(await connections.allConnections()),
    }),
    demoReset: createDemoReset({ ...parts, connections, table: createDemoResetTable(database.kysely) }),
  };
}
