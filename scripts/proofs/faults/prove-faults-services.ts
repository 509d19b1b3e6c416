/**
 * The services under a fault: over a database with a last good answer, and over one without any.
 *
 * Every reading is made by a fresh process's view of the league, one system day after the good one, so that a stale
 * answer must say "1 day"; once more on the league's next day, for which nothing is stored.
 */

import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { type Fault, forwardTo, type SeenRequest, type ServedAnswer, startFaultServer } from "#test/stubs/fault-server";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { type Clock, fixedClock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { HttpLimits } from "@/lib/http/http-client";
import type { FactStore } from "@/services/ports";
import { asksFor, type DemoTarget, ESPN_PARTS, type EspnPart, espnSources, type Source } from "./prove-faults-sources";

type ServiceFindings = { wrong: string[]; worstMs: number; stale: number; cold: number; untouched: number };

export type FaultWorld = {
  espnSources: readonly Source[];
  throughServices(fault: Fault, limits: Partial<HttpLimits>, maxMs: number): Promise<ServiceFindings>;
};

type LeagueFixture = Awaited<ReturnType<typeof openLeagueFixture>>;
type Labelled = { stale: boolean; age: string; fetchedAt: string; staleReason?: string | undefined };

const GOOD_AT = Date.parse("2026-11-20T10:00:00Z");
const DAY_MS = 86_400_000;

/** The view that rests on a part of the API; transactions have none. */
const VIEWS: Partial<Record<EspnPart, (fixture: LeagueFixture, player: string) => Promise<{ output: Labelled }>>> = {
  league: (fixture) => fixture.services.matchups.view(fixture.scope),
  schedule: (fixture) => fixture.services.matchups.view(fixture.scope),
  rosters: (fixture) => fixture.services.rosters.view(fixture.scope, { side: "mine" }),
  matchups: (fixture) => fixture.services.matchups.view(fixture.scope),
  "free agents": (fixture) => fixture.services.players.getTopFreeAgents(fixture.scope, { position: "C", limit: 5 }),
  "player cards": (fixture, player) => fixture.services.playerStatus.searchPlayerStatusSnapshots(fixture.scope, player),
  "player list": (fixture, player) => fixture.services.gameLogs.getPlayerGameLog(fixture.scope, player, { games: 5 }),
};

export async function openFaultWorld(): Promise<FaultWorld> {
  const clock = createDemoClock();
  const league = createDemoLeague({ format: "points", clock });
  const [demo, retained, empty] = await Promise.all([league.listen(), openTestDatabase(), openTestDatabase()]);
  const serve = remembered(forwardTo(demo.origin));

  const nextLeagueDay: Clock = { now: () => clock.now() + DAY_MS };
  const fixtureAt = (
    database: Database,
    origin: string,
    systemMs: number,
    limits: Partial<HttpLimits>,
    leagueClock: Clock = clock,
  ) =>
    openLeagueFixture(database, {
      origin,
      universe: "demo",
      leagueId: String(league.leagueId),
      season: league.seasonId,
      teamId: league.teamId,
      leagueClock,
      systemClock: fixedClock(systemMs),
      limits,
      // Readings side by side share a database; each must find there what the good one left.
      ...(systemMs === GOOD_AT ? {} : { storeOver: withoutSaving }),
    });
  const { player, otherUser, target } = await readOnce(await fixtureAt(retained, demo.origin, GOOD_AT, {}), league);

  return {
    espnSources: espnSources(target, serve),
    async throughServices(fault, limits, maxMs) {
      const found: ServiceFindings = { wrong: [], worstMs: 0, stale: 0, cold: 0, untouched: 0 };
      await Promise.all(
        ESPN_PARTS.map(async ({ name, view }) => {
          const read = VIEWS[name];
          if (!read) return;
          const note = (problem: string) => found.wrong.push(`${name} through the services: ${problem}`);
          const under = async (
            database: Database,
            concerns: (request: SeenRequest) => boolean,
            about: string,
            leagueClock?: Clock,
          ) => {
            const server = await startFaultServer(serve);
            server.setFault(fault, concerns);
            const fixture = await fixtureAt(database, server.origin, GOOD_AT + DAY_MS, limits, leagueClock);
            const startedAt = performance.now();
            const outcome = await read(fixture, about).catch((failure: unknown) => failure);
            const tookMs = performance.now() - startedAt;
            found.worstMs = Math.max(found.worstMs, tookMs);
            if (tookMs > maxMs) note(`took ${Math.round(tookMs)} ms`);
            const requested = server.requests.filter(concerns).length;
            await fixture.close();
            await server.close();
            return { outcome, asked: requested };
          };
          const everything = () => true;
          const isOfPlayer = name === "player cards" || name === "player list";
          const [cold, partly, ...kepts] = await Promise.all([
            under(empty, everything, player),
            // Everything is stored except this player's data: old answers and a failure in one view.
            isOfPlayer ? under(retained, everything, otherUser) : undefined,
            under(retained, asksFor(view), player),
            under(retained, everything, player),
            under(retained, everything, player, nextLeagueDay),
          ]);
          for (const { outcome, asked: request } of kepts) {
            const answer = labelOf(outcome);
            if (!answer) note(`failed with ${outcome} beside a last good answer`);
            else if (request === 0) found.untouched += 1;
            else if (isLabelledAsOld(answer)) found.stale += 1;
            else note(`labelled ${JSON.stringify({ stale: answer.stale, age: answer.age })}`);
          }
          if (cold.outcome instanceof AppError && cold.outcome.code.startsWith("espn.")) found.cold += 1;
          else note(`ended without a named failure: ${cold.outcome}`);
          if (partly && !labelOf(partly.outcome) && !(partly.outcome instanceof AppError))
            note(`ended without a named failure for a player who was never read: ${partly.outcome}`);
        }),
      );
      return found;
    },
  };
}

/** A store that can be read but not written. */
function withoutSaving(store: FactStore): FactStore {
  return new Proxy(store, {
    get(target, name, receiver) {
      if (/^(save|note)/.test(String(name))) return async () => undefined;
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== "function") return found;
      return (...args: unknown[]) => {
        const made: unknown = found.apply(target, args);
        const isAnswerStore = typeof made === "object" && made !== null && "save" in made;
        return isAnswerStore ? { ...made, save: async () => undefined } : made;
      };
    },
  });
}

function labelOf(outcome: unknown): Labelled | undefined {
  const isAnswer = typeof outcome === "object" && outcome !== null && "output" in outcome;
  return isAnswer ? (outcome.output as Labelled) : undefined; // every service's output carries its provenance
}

const isLabelledAsOld = ({ stale, age, fetchedAt, staleReason }: Labelled): boolean =>
  stale && age === "1 day" && Date.parse(fetchedAt) === GOOD_AT && (staleReason ?? "").length > 10;

/** Everything once from the healthy league, so that the database keeps it, and what the direct calls need to know. */
async function readOnce(fixture: LeagueFixture, league: { leagueId: number; seasonId: number }) {
  const context = await fixture.league.buildIntelligenceSnapshot(fixture.scope);
  const roster = (await fixture.services.rosters.view(fixture.scope, { side: "mine" })).output;
  const [first, second] = roster.players;
  if (!first || !second) throw new Error("the demo roster is empty");
  for (const read of Object.values(VIEWS)) await read(fixture, first.name);
  await fixture.close();
  const target: DemoTarget = {
    leagueId: String(league.leagueId),
    season: league.seasonId,
    period: Number(context.todayPeriod),
    playerId: first.playerId,
  };
  return { player: first.name, otherUser: second.name, target };
}

/** The demo's clock stands still, so the same question has the same answer. */
function remembered(serve: Source["serve"]): Source["serve"] {
  const known = new Map<string, Promise<ServedAnswer>>();
  return (request) => {
    const key = `${request.url} ${request.headers["x-fantasy-filter"]}`;
    const answer = known.get(key) ?? serve(request);
    known.set(key, answer);
    return answer;
  };
}
