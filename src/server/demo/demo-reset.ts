/** "Reset demo": the league, its day and everything that was decided in it are as on a fresh machine. */
import type { ConnectionTables } from "@/db/account/connections";
import type { DemoResetTable } from "@/db/league/demo-reset";
import { ALL_DEMO_FORMATS } from "@/demo/demo-league";
import type { AgentRuns } from "@/runs/agent-runs";
import type { ChanceHistory } from "@/services/matchup/chance-history.service";
import { DemoClockFixed, type DemoInstance } from "./demo-instance";
import type { DemoNews } from "./demo-news";

export type DemoReset = {
  /** @returns the opening day. @throws DemoClockFixed, with nothing changed. */
  reset(personId: string): Promise<string>;
};

export function createDemoReset(deps: {
  table: DemoResetTable;
  connections: Pick<ConnectionTables, "connectionsOf">;
  demo: DemoInstance;
  demoNews: DemoNews;
  chances: Pick<ChanceHistory, "forget">;
  runs: Pick<AgentRuns, "stop">;
}): DemoReset {
  const { table, connections, demo, demoNews, chances, runs } = deps;
  return {
    async reset(personId) {
      if (demo.isClockFixed) throw new DemoClockFixed();
      const own = (await connections.connectionsOf(personId)).filter(({ provider }) => provider === "demo");
      const ids = own.map(({ connectionId }) => connectionId);
      // Their answers would be about a league that is no more.
      for (const threadId of await table.runningThreads(personId, ids)) await runs.stop(personId, threadId);
      // Approved moves go first, so that nobody makes one of them in the league that is put back.
      await table.reset(personId, ids);
      await chances.forget(ids);
      const leagues = new Set(own.map(({ leagueKey }) => leagueKey));
      for (const format of ALL_DEMO_FORMATS) leagues.add(demo.leagueIdOf(format, personId));
      for (const leagueId of leagues) await demo.clearMoves(leagueId);
      const day = await demo.moveTo("start");
      await demoNews.load();
      return day;
    },
  };
}
