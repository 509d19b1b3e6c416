/**
 * `npm run bench -- season`: opening a plan with what comes after the matchup, beside the same without it, on the demo league's matchup of
 * every team on three days.
 *
 * Opening is all that a request does once the league has been read from ESPN: the stored readings, every player's forecast, values of
 * starts, the worth after the matchup, the problem, and the quick plan.
 */
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { createDemoClock, createDemoLeague, type DemoFormat, instantOfDay } from "@/demo/demo-league";
import { must } from "@/domain/engine/engine-refusal";
import type { MatchupOutlook } from "@/domain/engine/matchup-outlook";
import { matchupValue } from "@/domain/engine/matchup-value";
import { NO_PREFERENCES } from "@/domain/engine/preferences";
import { type SeasonWorth, seasonWorth } from "@/domain/engine/season-worth";
import { problemOf } from "@/domain/engine/week-problem";
import { type TeamId, teamId } from "@/domain/ids";
import { quickWeekPlan } from "@/domain/plan/solve-week-plan";
import { systemClock } from "@/lib/clock";
import { createLeagueService } from "@/services/league/league.service";
import { createPoolReader } from "@/services/league/pool-reader";
import { createRosterReader } from "@/services/league/roster-reader";
import { createRosterTimelines, NO_APPROVED_MOVES } from "@/services/league/roster-timeline";
import { createMatchupReader } from "@/services/matchup/matchup.service";
import { type OutlookSources, readMatchupOutlook } from "@/services/matchup/matchup-outlook";
import type { ServiceDeps } from "@/services/ports";
import { median } from "./median";

const FORMATS: readonly DemoFormat[] = ["points", "each", "most"];
const DAYS = ["2024-12-02", "2025-01-15", "2025-02-26"];
const TEAMS = 10;
const ROUNDS = 5;
const BOUND = 1.3;
const PLAYER_LIMIT_MS = 1;

type Opening = { readonly team: TeamId; read(): Promise<MatchupOutlook> };

type Times = { readonly with: number[]; readonly without: number[]; readonly player: number[] };

export async function benchSeasonValue(): Promise<void> {
  for (const format of FORMATS) {
    const times: Times = { with: [], without: [], player: [] };
    for (const day of DAYS) {
      const world = await openWorld(format, day);
      for (let round = -1; round < ROUNDS; round++)
        for (const opening of world.openings) await measure(opening, round < 0 ? undefined : times);
      await world.close();
    }
    const [withMs, withoutMs, playerMs] = [median(times.with), median(times.without), median(times.player)];
    console.log(
      `${format.padEnd(7)} a plan opened in ${withMs.toFixed(1)} ms, without later weeks in ${withoutMs.toFixed(1)} ms: ratio ` +
        `${(withMs / withoutMs).toFixed(2)} (bound ${BOUND}); a player's rest of season ${playerMs.toFixed(3)} ms (bound ${PLAYER_LIMIT_MS})`,
    );
  }
}

/** @param times left out for warming up */
async function measure(opening: Opening, times: Times | undefined): Promise<void> {
  const withoutStartMs = performance.now();
  await open(opening, () => NOTHING_LATER);
  const withStartMs = performance.now();
  await open(opening, (outlook, value) => {
    const startMs = performance.now();
    const worth = seasonWorth(outlook, value);
    times?.player.push((performance.now() - startMs) / (outlook.mine.length + outlook.freeAgents.length));
    return worth;
  });
  times?.with.push(performance.now() - withStartMs);
  times?.without.push(withStartMs - withoutStartMs);
}

const NOTHING_LATER: SeasonWorth = { valueOf: () => 0, winsPerUnit: 1 };

async function open({ read, team }: Opening, seasonOf: typeof seasonWorth): Promise<void> {
  const outlook = await read();
  const value = matchupValue(outlook, team, NO_PREFERENCES);
  const { week } = must(problemOf(outlook, { value, season: seasonOf(outlook, value) }, {}));
  must(quickWeekPlan(week));
}

type World = { readonly openings: readonly Opening[]; close(): Promise<void> };

async function openWorld(format: DemoFormat, day: string): Promise<World> {
  const database = await openTestDatabase();
  const clock = createDemoClock();
  clock.set(instantOfDay(day));
  const league = createDemoLeague({ format, clock });
  const demo = await league.listen();
  const closing: (() => unknown)[] = [() => demo.close(), () => database.close()];
  const openings: Opening[] = [];
  for (let team = 1; team <= TEAMS; team++) {
    const fixture = await openLeagueFixture(database, {
      origin: demo.origin,
      universe: "demo",
      leagueId: String(league.leagueId),
      season: league.seasonId,
      teamId: team,
      leagueClock: clock,
      systemClock,
    });
    closing.unshift(() => fixture.close());
    const sources = sourcesOver(fixture.deps);
    openings.push({ team: teamId.parse(team), read: () => readMatchupOutlook(fixture.deps, sources, fixture.scope) });
  }
  return {
    openings,
    async close() {
      for (const close of closing) await close();
    },
  };
}

function sourcesOver(deps: ServiceDeps): OutlookSources {
  const rosters = createRosterReader(deps);
  const pools = createPoolReader(deps, rosters);
  const timelines = createRosterTimelines(deps, { rosters, pools }, NO_APPROVED_MOVES);
  return { league: createLeagueService(deps), rosters, timelines, matchups: createMatchupReader(deps), pools };
}
