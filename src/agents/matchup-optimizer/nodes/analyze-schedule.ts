import type { OptimizerRuntime } from "../runtime";
import type { OptimizerState, OptimizerUpdate } from "../state";
import { optimizerWords } from "../wording";

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
  const whole = { ...weekWindow, days: week.days };
  runtime.status({ node: "analyze_schedule", note: optimizerWords[run.language].schedule(whole, scheduleMatrix) });
  return { scheduleMatrix };
}
