/**
 * The demo league inside this process: one ESPN-like server for all three formats, and a clock that outlives restarts.
 */
import type { AppSettingTable } from "@/db/app-settings";
import {
  createDemoClock,
  createDemoLeague,
  DEMO_SEASON,
  DEMO_START_DAY,
  DEMO_TEAM_ID,
  type DemoFormat,
  instantOfDay,
} from "@/demo/demo-league";
import { addDays } from "@/domain/eastern-day";
import { easternDay } from "@/domain/ids";
import type { Clock } from "@/lib/clock";
import { AppError } from "@/lib/errors";

const CLOCK_SETTING = "demo.day";

export type DemoHome = {
  origin: string;
  clock: Clock;
  season: number;
  teamId: number;
  /** ESPN's form of the demo league's id. */
  leagueIdOf(format: DemoFormat): string;
  today(): string;
  /** Moves every demo league to a day; `next` is the day after the present one. @throws DemoDayOutOfSeason */
  moveTo(day: string): Promise<string>;
  close(): Promise<void>;
};

/** `FANVISE_NOW` holds the league's clock. */
export class DemoClockFixed extends AppError {
  readonly code = "demo.clock_fixed";
  readonly status = 409;
  readonly userMessage = "FANVISE_NOW holds the league's clock. Start without it to move the demo.";
}

/** @param fixedNowMs where `FANVISE_NOW` holds the league's clock instead; the demo then cannot be moved. */
export async function openDemoHome(settings: AppSettingTable, fixedNowMs: number | undefined): Promise<DemoHome> {
  const stored = easternDay.safeParse(await settings.get(CLOCK_SETTING));
  const clock = createDemoClock(fixedNowMs ?? instantOfDay(stored.success ? stored.data : DEMO_START_DAY));
  const league = createDemoLeague({ format: "points", clock });
  const server = await league.listen();
  return {
    origin: server.origin,
    clock,
    season: DEMO_SEASON,
    teamId: DEMO_TEAM_ID,
    leagueIdOf: (format) => String(createDemoLeague({ format, clock }).leagueId),
    today: () => league.dayEt(),
    async moveTo(day) {
      if (fixedNowMs !== undefined) throw new DemoClockFixed();
      const wanted =
        day === "next" ? addDays(easternDay.parse(league.dayEt()), 1) : day === "start" ? DEMO_START_DAY : day;
      league.setDay(wanted);
      await settings.set(CLOCK_SETTING, league.dayEt());
      return league.dayEt();
    },
    close: () => server.close(),
  };
}
