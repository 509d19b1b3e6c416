/** How leagues are read: through which client, what is kept of it, and how the sources fare. */
import { createFactTables } from "@/db/league/facts";
import { createSourceHealthTable } from "@/db/league/source-health";
import { systemClock } from "@/lib/clock";
import { createSourceHealth } from "@/services/sources/source-health";
import { createSourceReader } from "@/services/sources/source-reader";
import type { CloseStack, Foundations } from "./foundations";
import { createLeagueSources } from "./sources";

type SourceOptions = Parameters<typeof createLeagueSources>[0];

export function composeLeagueReading(
  {
    database,
    log,
    ...options
  }: Pick<Foundations, "database"> &
    Pick<Parameters<typeof createSourceHealth>[0], "log"> &
    Omit<SourceOptions, "health">,
  undo: CloseStack,
) {
  const healthTable = createSourceHealthTable(database.kysely);
  const health = createSourceHealth({ table: healthTable, clock: systemClock, log });
  undo.push(() => health.settled());
  const leagueSources = createLeagueSources({ ...options, health });
  const store = createFactTables(database.kysely);
  const deps = {
    sourceOf: leagueSources,
    reader: createSourceReader({ clock: systemClock, log }),
    store,
    systemClock,
  };
  return { healthTable, health, leagueSources, store, deps };
}
