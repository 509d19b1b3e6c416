/** People as they are met: a profile and a first league for everybody who signs in. */
import type { ConnectionTables } from "@/db/account/connections";
import type { DemoInstance } from "../demo/demo-instance";

export type People = {
  /** Before anything else is done for a person. Costs nothing for one who was met a moment ago. */
  welcome(personId: string): Promise<void>;
  /** After an account has gone, so that its owner may come again. */
  forget(personId: string): void;
};

/** Another server may have deleted the account of somebody who was met here. */
const KNOWN_MS = 60_000;

export function createPeople({ tables, demo }: { tables: ConnectionTables; demo: DemoInstance }): People {
  const met = new Map<string, Promise<void>>();
  const meet = async (personId: string): Promise<void> => {
    await tables.ensureProfile(personId);
    if ((await tables.connectionsOf(personId)).length > 0) return;
    // Everybody begins with a demo league of their own.
    const { connectionId } = await tables.ensureConnection(personId, {
      provider: "demo",
      leagueKey: demo.leagueIdOf("points", personId),
      season: demo.season,
      teamId: demo.teamId,
    });
    await tables.activate(personId, connectionId);
  };
  return {
    welcome(personId) {
      const known = met.get(personId);
      if (known) return known;
      const meeting = meet(personId);
      met.set(personId, meeting);
      // A database that was away must not keep a person out for good.
      meeting.catch(() => met.delete(personId));
      setTimeout(() => met.get(personId) === meeting && met.delete(personId), KNOWN_MS).unref();
      return meeting;
    },
    forget: (personId) => void met.delete(personId),
  };
}
