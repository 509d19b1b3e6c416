import { OPTIMIZER } from "@/language/texts/optimizer";
import { NoDaysLeft } from "@/services/matchup/matchup-outlook";
import { daysWithin, type WindowDays } from "@/services/planning/plan-in-window";
import type { WeekSession } from "@/services/planning/week-session";
import { endedIn } from "../ending";
import type { OptimizerRuntime } from "../runtime";
import { MAX_ROSTER, type OptimizerState, type OptimizerUpdate } from "../state";

/**
 * reads. The one reading of the league that everything later is computed from: both rosters, the days left, the wire. A
 * replay reads again.
 *
 * @throws DayOutsideMatchup for a window beside the days left, and the source's errors.
 */
export async function gatherRosters({ run }: OptimizerState, runtime: OptimizerRuntime): Promise<OptimizerUpdate> {
  const words = OPTIMIZER[run.language];
  runtime.engine.asked(run.wish);
  let week: WeekSession;
  try {
    week = await runtime.week();
  } catch (error) {
    runtime.engine.failed(error, run.language);
    if (!(error instanceof NoDaysLeft)) throw error;
    runtime.status({ node: "gather_rosters", note: words.over });
    return endedIn(run, "no-days-left", [], runtime);
  }
  let window: WindowDays;
  try {
    window = daysWithin(week, run.wish.window ?? {});
  } catch (error) {
    runtime.engine.failed(error, run.language);
    throw error;
  }
  const { from, to, days } = window;
  const { opponent } = week;
  runtime.status({
    node: "gather_rosters",
    note: words.rosters(week.mine.length, opponent && { name: opponent.teamName, players: week.theirs.length }),
  });
  return {
    myRoster: week.mine.slice(0, MAX_ROSTER),
    opponentRoster: week.theirs.slice(0, MAX_ROSTER),
    weekWindow: { from, to, days, addsLeft: week.addsLeft, opponent: opponent?.teamName ?? null },
  };
}
