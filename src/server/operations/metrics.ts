/** Current values of the operator's metrics. */
import { readOperationCounts } from "@/db/account/operation-counts";
import type { FanVise } from "../wiring/composition";
import { metricsText } from "./metrics-text";

export async function metricsOf({ database, runs }: Pick<FanVise, "database" | "runs">): Promise<string> {
  const { rss, heapUsed } = process.memoryUsage();
  return metricsText(await readOperationCounts(database.kysely), {
    uptimeSeconds: process.uptime(),
    residentBytes: rss,
    heapBytes: heapUsed,
    startedRuns: runs.activeCount(),
  });
}
