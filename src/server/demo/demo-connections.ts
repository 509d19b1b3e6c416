/**
 * Demo leagues as connections: the environment's choice, a person's own copy, another person's copy of the same format.
 */
import type { ConnectionRow } from "@/db/account/connections";
import { ALL_DEMO_FORMATS } from "@/demo/demo-league";
import { type LeagueChoice, leagueChoice } from "@/lib/env";
import type { RequestedLeague } from "@/services/account/connections.service";
import type { DemoInstance } from "./demo-instance";

/** Row to store for the league configured in the environment. */
export function connectionOf(choice: LeagueChoice, demo: DemoInstance): Omit<ConnectionRow, "connectionId"> {
  if (choice.kind === "espn") {
    return { provider: "espn", leagueKey: choice.leagueId, season: choice.season, teamId: choice.teamId };
  }
  return { provider: "demo", leagueKey: demo.leagueIdOf(choice.format), season: demo.season, teamId: demo.teamId };
}

/** `demo`, `demo:each`, `demo:most`, `demo:roto`: that person's copy; `undefined` for anything else. */
export function readDemoChoice(text: string, personId: string, demo: DemoInstance): RequestedLeague | undefined {
  const read = leagueChoice.safeParse(text);
  if (!read.success || read.data.kind !== "demo") return undefined;
  return { provider: "demo", leagueKey: demo.leagueIdOf(read.data.format, personId), season: demo.season };
}

/**
 * The key of one person's demo league as another person's of the same format; `undefined` for what is no demo league of
 * theirs.
 */
export function demoLeagueFor(
  personId: string,
  of: { personId: string; leagueKey: string },
  demo: DemoInstance,
): string | undefined {
  const format = ALL_DEMO_FORMATS.find((each) => demo.leagueIdOf(each, of.personId) === of.leagueKey);
  return format && demo.leagueIdOf(format, personId);
}
