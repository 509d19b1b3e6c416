/**
 * Moves the demo's day, with everything that a day brings.
 *
 * A move of the demo league is booked with its approval and made once the approval can no longer be undone. Moving the
 * day ends the undo windows: what is booked is made first, on the day it was approved on. Afterward every approved move
 * is looked at, and what ended is settled, so that the track record is there.
 */
import type { ProposalTables } from "@/db/proposals/proposals";
import type { TeamScope } from "@/domain/league/scope";
import { type Clock, isoNow } from "@/lib/clock";
import { AppError, failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { OutcomeService } from "@/services/recommendation/outcomes";
import type { VerificationService } from "@/services/recommendation/verification";
import type { DemoInstance } from "./demo-instance";
import type { DemoNews } from "./demo-news";

/**
 * @returns the day the demo is at. @throws what `DemoInstance.moveTo` throws: the day then stays, and what was booked is
 * made.
 */
export type DemoDayMover = (day: string) => Promise<string>;

export function createDemoDayMover(instance: {
  demo: Pick<DemoInstance, "moveTo">;
  news: Pick<DemoNews, "load">;
  tables: Pick<ProposalTables, "closeUndo" | "expire">;
  verification: Pick<VerificationService, "verifyNow">;
  outcomes: Pick<OutcomeService, "settleDue">;
  /** Scopes of all users: they share the demo clock. */
  scopes(): Promise<readonly TeamScope[]>;
  leagueClockOf(scope: TeamScope): Clock;
  log: Logger;
}): DemoDayMover {
  const { demo, news, tables, verification, outcomes, leagueClockOf, log } = instance;

  /** A league that cannot be read now is looked at again by the jobs. */
  async function unlessUnreadable(step: string, scope: TeamScope, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.log("warn", "demo.day_step_failed", { step, connectionId: scope.connectionId, code: failureCode(error) });
    }
  }

  async function moveDay(day: string): Promise<string> {
    const leagues = (await instance.scopes()).filter(({ universe }) => universe === "demo");
    for (const scope of leagues) {
      await tables.closeUndo(scope.connectionId);
      await unlessUnreadable("carry out", scope, () => verification.verifyNow(scope.connectionId));
    }
    const moved = await demo.moveTo(day);
    await news.load();
    for (const scope of leagues) {
      await tables.expire(scope.connectionId, isoNow(leagueClockOf(scope)));
      await unlessUnreadable("verify", scope, () => verification.verifyNow(scope.connectionId));
      await unlessUnreadable("settle", scope, () => outcomes.settleDue(scope));
    }
    return moved;
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: two clicks on "Next day" are two days. */
  return (day) => {
    const turn = last.then(() => moveDay(day));
    last = turn.catch(() => undefined);
    return turn;
  };
}
