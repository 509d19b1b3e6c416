import { playerId } from "@/domain/ids";
import { OPTIMIZER } from "@/language/texts/optimizer";
import { readNewsOf } from "../news-check";
import type { OptimizerRuntime } from "../runtime";
import { MAX_CANDIDATES, type OptimizerState, type OptimizerUpdate } from "../state";

/**
 * reads. Checks flagged players on the roster and the first candidates against the news; a player ruled out is no
 * candidate. A replay reads again.
 */
export async function checkInjuries(
  { run, myRoster }: OptimizerState,
  runtime: OptimizerRuntime,
): Promise<OptimizerUpdate> {
  const week = await runtime.week();
  const flagged = myRoster.filter(({ status }) => status !== "ACTIVE" && status !== "UNKNOWN");
  const adds = week.candidates(MAX_CANDIDATES).map(({ add }) => add);
  const injuryStatuses = await readNewsOf([...flagged, ...adds], runtime, run.language);
  runtime.status({
    node: "check_injuries",
    note: OPTIMIZER[run.language].injuries(
      flagged.map((player) => `${player.name} (${OPTIMIZER[run.language].status(player)})`),
    ),
  });
  const excludedAdds = adds
    .filter((add) => injuryStatuses[add.playerId]?.ruledOut)
    .map((add) => playerId.parse(add.playerId));
  return { injuryStatuses, status: { stage: "searching", excludedAdds } };
}
