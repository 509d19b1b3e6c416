/**
 * The demo league inside this process: one ESPN-like server for everybody's copies in every format, and a clock
 * and moves that outlive restarts. The clock is everybody's.
 *
 * Moves are read from the database whenever the league is, so that every process on it shows the same league.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { AppSettingTable } from "@/db/app-settings";
import {
  createDemoClock,
  createDemoLeague,
  DEMO_SEASON,
  DEMO_START_DAY,
  DEMO_TEAM_ID,
  type DemoFormat,
  type DemoNewsItem,
  formatOfLeague,
  instantOfDay,
  leagueIdOf,
  MAX_COPIES,
  type MadeMove,
  type ManagerMove,
  type MoveRefusal,
  madeMove,
} from "@/demo/demo-league";
import { easternDay } from "@/domain/ids";
import { addDays } from "@/domain/season/eastern-day";
import type { Clock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { LOCAL_OWNER_ID } from "../session/local-owner";

const CLOCK_SETTING = "demo.day";
/** The local owner's leagues go by their format alone. */
const movesSetting = (leagueId: number): string => {
  const format = formatOfLeague(leagueId) ?? "points";
  return leagueId === leagueIdOf(format, 0) ? `demo.moves.${format}` : `demo.moves.${leagueId}`;
};

/** The same copy every time. Two people in one of nine million copies would see each other's moves and nothing else. */
const copyOf = (personId: string): number =>
  personId === LOCAL_OWNER_ID ? 0 : 1 + (createHash("sha256").update(personId).digest().readUInt32BE(0) % MAX_COPIES);

type MoveAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: MoveRefusal };

export type DemoInstance = {
  origin: string;
  clock: Clock;
  season: number;
  teamId: number;
  /** ESPN's form of the id of a person's own demo league. */
  leagueIdOf(format: DemoFormat, personId?: string): string;
  today(): string;
  /** `FANVISE_NOW` holds the league's clock. */
  isClockFixed: boolean;
  /** Moves every demo league to a day; `next` is the day after the present one. @throws DemoDayOutOfSeason */
  moveTo(day: string): Promise<string>;
  /**
   * News of the season published after one instant of league time and up to another, the oldest first. Epoch
   * milliseconds.
   */
  newsBetween(afterMs: number, untilMs: number): readonly DemoNewsItem[];
  /**
   * Makes a move of the person's in a league, at the league's present instant, in the place of a person on ESPN's page.
   */
  applyMove(leagueId: string, move: ManagerMove): Promise<MoveAnswer>;
  /** In the order in which they were made. */
  moves(leagueId: string): Promise<readonly MadeMove[]>;
  /** The league as nobody has moved in it. */
  clearMoves(leagueId: string): Promise<void>;
  close(): Promise<void>;
};

export type DemoInstanceOptions = {
  /** Every move is answered as made and none is: a person who closed the page without confirming. */
  readonly ignoresMoves?: boolean;
  /** The day on which a fresh demo opens, and to which "start" and a reset go back. */
  readonly startDay?: string | undefined;
};

/** `FANVISE_NOW` holds the league's clock. */
export class DemoClockFixed extends AppError {
  static override readonly code = "demo.clock_fixed";
  static override readonly status = 409;
}

/** @param fixedNowMs where `FANVISE_NOW` holds the league's clock instead; the demo then cannot be moved. */
export async function openDemoInstance(
  settings: AppSettingTable,
  fixedNowMs: number | undefined,
  { ignoresMoves = false, startDay = DEMO_START_DAY }: DemoInstanceOptions = {},
): Promise<DemoInstance> {
  const stored = easternDay.safeParse(await settings.get(CLOCK_SETTING));
  const clock = createDemoClock(fixedNowMs ?? instantOfDay(stored.success ? stored.data : startDay));
  const moves = async (leagueId: number): Promise<readonly MadeMove[]> => {
    const read = z.array(madeMove).safeParse(await settings.get(movesSetting(leagueId)));
    return read.success ? read.data : [];
  };
  const league = createDemoLeague({ format: "points", clock, movesOf: moves });
  let lastMove: Promise<unknown> = Promise.resolve();
  /** One after the other: each is judged on the league that the one before left. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastMove.then(work);
    lastMove = turn.catch(() => undefined);
    return turn;
  };
  const server = await league.listen();
  return {
    origin: server.origin,
    clock,
    season: DEMO_SEASON,
    teamId: DEMO_TEAM_ID,
    leagueIdOf: (format, personId = LOCAL_OWNER_ID) => String(leagueIdOf(format, copyOf(personId))),
    today: () => league.dayEt(),
    isClockFixed: fixedNowMs !== undefined,
    async moveTo(day) {
      if (fixedNowMs !== undefined) throw new DemoClockFixed();
      const requested =
        day === "next" ? addDays(easternDay.parse(league.dayEt()), 1) : day === "start" ? startDay : day;
      league.setDay(requested);
      await settings.set(CLOCK_SETTING, league.dayEt());
      return league.dayEt();
    },
    newsBetween: (afterMs, untilMs) => league.newsBetween(afterMs, untilMs),
    async applyMove(id, move) {
      const leagueId = Number(id);
      if (ignoresMoves) return { ok: true };
      return inTurn(async (): Promise<MoveAnswer> => {
        const reason = await league.refusalOf(leagueId, move);
        if (reason) return { ok: false, reason };
        const made: MadeMove = { ...move, madeAt: clock.now() };
        await settings.set(movesSetting(leagueId), [...(await moves(leagueId)), made]);
        return { ok: true };
      });
    },
    moves: (leagueId) => moves(Number(leagueId)),
    clearMoves: (leagueId) => inTurn(() => settings.set(movesSetting(Number(leagueId)), [])),
    close: () => server.close(),
  };
}
