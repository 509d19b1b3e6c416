/** Clients of ESPN and of the demo league, which differ in their address and their clock alone. */

import type { Universe } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import { type Clock, fixedClock, systemClock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import { EspnClient, type EspnClientOptions, type EspnCookies } from "@/lib/espn/client";
import type { HttpClient } from "@/lib/http/http-client";
import type { LeagueClient } from "@/services/ports";
import type { DemoInstance } from "../demo/demo-instance";

type LeagueAddress = { universe: Universe; leagueId: string; season: number };

export type EspnClients = {
  /** The league's now: the demo has a day of its own. */
  clockOf(universe: Universe): Clock;
  /** Asks for the login at every request of a real league. The demo server has no use for cookies and gets none. */
  clientOf(
    league: LeagueAddress,
    cookiesOf: () => Promise<EspnCookies | undefined>,
    onOutcome?: EspnClientOptions["onOutcome"],
  ): LeagueClient;
};

export function createEspnClients({
  env,
  http,
  demo,
}: {
  env: Env;
  http: HttpClient;
  demo: DemoInstance;
}): EspnClients {
  const realClock = env.FANVISE_NOW === undefined ? systemClock : fixedClock(env.FANVISE_NOW);
  const clockOf = (universe: Universe) => (universe === "demo" ? demo.clock : realClock);
  return {
    clockOf,
    clientOf({ universe, leagueId, season }, cookiesOf, onOutcome) {
      const clock = clockOf(universe);
      return new EspnClient({
        origin: universe === "demo" ? demo.origin : env.ESPN_BASE_URL,
        leagueId,
        season,
        http,
        cookies: universe === "demo" ? async () => undefined : cookiesOf,
        today: () => dayEt(clock.now()),
        ...(onOutcome ? { onOutcome } : {}),
      });
    },
  };
}
