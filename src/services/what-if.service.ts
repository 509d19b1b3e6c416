/** What moves of the person's own choosing would do, one after the other. Nothing here has an effect. */
import type { WhatIfOutput, WhatIfRequest } from "@/contract/what-if";
import { easternDay, type PlayerId, playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/scope";
import { whyNot } from "./engine-answers.service";
import { EngineRefused } from "./engine-refused";
import type { OptimizerService } from "./optimizer.service";
import { weekPlanOutput } from "./week-plan-output";
import { type DatedMove, DayOutsideMatchup, type MoveEffect, type WeekSession } from "./week-session";

export type WhatIfService = {
  /** @throws DayOutsideMatchup, NoDaysLeft and the source's errors. Moves that cannot be made are an answer, not an error. */
  value(scope: TeamScope, asked: WhatIfRequest["moves"], signal?: AbortSignal): Promise<WhatIfOutput>;
};

export function createWhatIfService(optimizer: Pick<OptimizerService, "open">): WhatIfService {
  return {
    async value(scope, asked, signal) {
      const week = await optimizer.open(scope, signal);
      const [from, to] = [week.days[0], week.days.at(-1)];
      if (!from || !to) throw new DayOutsideMatchup();
      const moves = asked.map(({ addPlayerId, dropPlayerId, day }): DatedMove => {
        const on = day === undefined ? from : easternDay.parse(day);
        if (!week.days.includes(on)) throw new DayOutsideMatchup();
        return { day: on, drop: idOrNull(dropPlayerId), add: idOrNull(addPlayerId) };
      });
      const valued = refusalOf(week, moves) ?? effectsOf(week, moves);
      const effects = typeof valued === "string" ? [] : valued;
      const plan = weekPlanOutput(week, { effects, standPat: null, proven: false, from, to });
      const { standPat: _, proven: __, flagged: ___, ...shown } = plan;
      return { ...shown, isLegal: typeof valued !== "string", whyNot: typeof valued === "string" ? valued : null };
    },
  };
}

const idOrNull = (id: number | null): PlayerId | null => (id === null ? null : playerId.parse(id));

/** Why the moves cannot be made, as far as the roster and the wire say it; `null` when nothing stands against them. */
function refusalOf(week: WeekSession, moves: readonly DatedMove[]): string | null {
  const held = new Set(week.mine.map((man) => man.playerId));
  const adds = moves.filter(({ add }) => add !== null).length;
  if (week.addsLeft !== null && adds > week.addsLeft) return `Only ${week.addsLeft} adds are left in this matchup.`;
  for (const [index, { day, drop, add }] of moves.entries()) {
    if (drop !== null && !held.has(drop)) return "The player to be dropped is not on your roster then.";
    if (isUndroppable(week, drop)) return "ESPN does not let him be dropped.";
    if (add !== null && (held.has(add) || !week.isFree(add))) return whyNot(week, add, undefined);
    // Locks, waivers and limits of a day: of the roster as it stands.
    const first = index === 0 && add !== null ? week.single({ drop, add, from: day }) : undefined;
    if (first === null) return whyNot(week, add ?? undefined, drop ?? undefined);
    if (first && first.day !== day) return `The first day on which this can be done is ${first.day}.`;
    if (drop !== null) held.delete(drop);
    if (add !== null) held.add(add);
  }
  return null;
}

const isUndroppable = ({ mine }: WeekSession, id: PlayerId | null): boolean =>
  mine.some((man) => man.playerId === id && man.keptBecause.includes("undroppable"));

function effectsOf(week: WeekSession, moves: readonly DatedMove[]): readonly MoveEffect[] | string {
  try {
    return week.effects(moves);
  } catch (thrown) {
    if (!(thrown instanceof EngineRefused)) throw thrown;
    return "The roster cannot hold everyone after these moves.";
  }
}
