/** Effects of the user's own what-if moves, one after the other. Nothing here has an effect on the league. */

import type { Language } from "@/contract/conversation/intent";
import type { WhatIfOutput, WhatIfRequest } from "@/contract/planning/what-if";
import type { TeamScope } from "@/domain/league/scope";
import { moveRefusalText } from "@/language/texts/move-reasons";
import type { WeekGridService } from "../matchup/week-grid.service";
import type { OptimizerService } from "./optimizer.service";
import { planFigures } from "./week-plan-output";
import { DayOutsideMatchup } from "./week-session";

export type WhatIfService = {
  /**
   * @throws DayOutsideMatchup, NoDaysLeft and the source's errors. Moves that cannot be made are an answer, not an
   * error.
   */
  value(
    scope: TeamScope,
    request: Pick<WhatIfRequest, "moves"> & Partial<Pick<WhatIfRequest, "withWeek">> & { language?: Language },
    signal?: AbortSignal,
  ): Promise<WhatIfOutput>;
};

export function createWhatIfService(
  optimizer: Pick<OptimizerService, "simulateMoves">,
  grids: Pick<WeekGridService, "gridOf">,
): WhatIfService {
  return {
    async value(scope, { moves: request, withWeek = false, language = "en" }, signal) {
      const { week, moves, effects, refused } = await optimizer.simulateMoves(scope, request, signal);
      const [from, to] = [week.days[0], week.days.at(-1)];
      if (!from || !to) throw new DayOutsideMatchup();
      const plan = planFigures(week, { effects, standPat: null, proven: false, from, to });
      const { standPat: _, proven: __, flagged: ___, ...shown } = plan;
      return {
        ...shown,
        isLegal: refused === null,
        whyNot: refused && moveRefusalText(language, refused.code, refused.possibleFrom),
        whyNotCode: refused?.code ?? null,
        possibleFrom: refused?.possibleFrom ?? null,
        week: withWeek && !refused ? await grids.gridOf(week, scope, { moves, effects }, signal) : null,
      };
    },
  };
}
