import { OPTIMIZER } from "@/language/texts/optimizer";
import type { OptimizerRuntime } from "../runtime";
import type { OptimizerState, OptimizerUpdate } from "../state";

/** pure, over the run's reading. Counts the games left of both sides. A replay counts again. */
export async function analyzeSchedule(
  { run, weekWindow }: OptimizerState,
  runtime: OptimizerRuntime,
): Promise<OptimizerUpdate> {
  const week = await runtime.week();
  const scheduleMatrix = {
    mine: week.games().games,
    theirs: week.opponentGames?.games ?? 0,
    byDay: weekWindow.days.map((day) => {
      const { starters, bench } = week.lineup(day);
      return { day, mine: [...starters, ...bench].filter(({ game }) => game !== null).length };
    }),
  };
  const games = { mine: scheduleMatrix.mine, theirs: weekWindow.opponent === null ? null : scheduleMatrix.theirs };
  runtime.status({ node: "analyze_schedule", note: OPTIMIZER[run.language].schedule(week.days.length, games) });
  return { scheduleMatrix };
}
