/** One reading of a matchup with its age, and the engine over it. Nothing here has an effect. */
import type { Provenance } from "@/contract/tool-outputs";
import { type AbsenceEffect, absenceEffect, type MissedGames } from "@/domain/engine/absences";
import { DayOutsideWeek, EngineRefusal } from "@/domain/engine/engine-refusal";
import type { MatchupOutlook } from "@/domain/engine/matchup-outlook";
import { isForeseeable, matchupValue } from "@/domain/engine/matchup-value";
import { type OpponentOutlook, opponentOutlook } from "@/domain/engine/opponent-outlook";
import { opponentWeek } from "@/domain/engine/opponent-week";
import { type EnginePreferences, NO_PREFERENCES } from "@/domain/engine/preferences";
import { createWeekEngine, type WeekEngine } from "@/domain/engine/week-engine";
import { type EasternDay, scoringPeriodId, teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { ProgramSolver } from "@/domain/plan/linear-program";
import { AppError } from "@/lib/errors";
import { addsLeftNow } from "../league/adds-left";
import { type OutlookSources, readMatchupOutlook } from "../matchup/matchup-outlook";
import type { ServiceDeps } from "../ports";
import type { DeclinesReader } from "../recommendation/declined-moves";
import { provenanceOf } from "../sources/source-reader";

export type WeekSession = WeekEngine & {
  readonly provenance: Provenance;
  /** True when no request was made for it. */
  readonly isCached: boolean;
  /** From the same reading; `null` without an opponent, or when too little is known of him. @throws EngineRefused */
  opponentOutlook(): Promise<OpponentOutlook | null>;
  /** The matchup if these players missed their games of these days. @throws EngineRefused */
  absence(
    request: Omit<MissedGames, "first" | "last"> & { readonly from: EasternDay; readonly to: EasternDay },
  ): AbsenceEffect;
};

/** The engine refused what the league's data became: a fault of ours or of the data, never of the person. */
export class EngineRefused extends AppError {
  static override readonly code = "engine.refused";
  static override readonly status = 502;
}

/** The day asked about is over or beyond this matchup. */
export class DayOutsideMatchup extends AppError {
  static override readonly code = "matchup.day_outside";
  static override readonly status = 409;
}

/** A league whose data says nothing of most of its players: what is unknown is not worth nothing. */
class StatisticsMissing extends AppError {
  static override readonly code = "matchup.no_statistics";
  static override readonly status = 502;
}

export type WeekSessionOptions = {
  readonly solver?: ProgramSolver | undefined;
  readonly preferences?: EnginePreferences | undefined;
  /** Without it nothing is known to be declined. */
  readonly declinesOf?: DeclinesReader | undefined;
  /** An approved move that is thought about again: the week is the one without it. */
  readonly setAside?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * @throws NoDaysLeft, TeamNotInLeague, StatisticsMissing, EngineRefused and the source's errors; its functions
 * EngineRefused and DayOutsideMatchup.
 */
export async function openWeekSession(
  deps: ServiceDeps,
  sources: OutlookSources,
  scope: TeamScope,
  options: WeekSessionOptions = {},
): Promise<WeekSession> {
  const outlook = await readMatchupOutlook(deps, sources, scope, options);
  if (outlook.mine.length === 0 || !isForeseeable(outlook.mine)) throw new StatisticsMissing();
  const { preferences = NO_PREFERENCES, solver } = options;
  const { declined = [], newsIds = {} } =
    (await options.declinesOf?.(scope, Number(outlook.context.matchupPeriod))) ?? {};
  const elapsedMs = () => performance.now();
  const engine = named(() => {
    const value = matchupValue(outlook, scope.teamId, preferences);
    return createWeekEngine(outlook, value, scope.teamId, { preferences, solver, elapsedMs, declined, newsIds });
  });
  return {
    ...refusingByName(engine),
    provenance: provenanceOf(outlook.main, outlook.readings, deps.systemClock),
    isCached: outlook.readings.every((reading) => reading.isCached),
    opponentOutlook: () => outlookOfOpponent(outlook, engine, elapsedMs),
    absence({ from, to, ...request }) {
      const periodOf = (day: EasternDay) => scoringPeriodId.parse(outlook.setting.today + engine.days.indexOf(day));
      return named(() =>
        absenceEffect(outlook, scope.teamId, { ...request, first: periodOf(from), last: periodOf(to) }),
      );
    },
  };
}

async function outlookOfOpponent(
  outlook: MatchupOutlook,
  engine: WeekEngine,
  elapsedMs: () => number,
): Promise<OpponentOutlook | null> {
  if (!engine.opponent || !isForeseeable(outlook.theirs) || outlook.theirs.length === 0) return null;
  const opponentId = teamId.parse(engine.opponent.teamId);
  const adds = addsLeftNow(outlook.context, opponentId);
  try {
    const theirs = opponentWeek(outlook, { teamId: opponentId, addsLeft: adds.ok ? adds.value.left : null }, elapsedMs);
    return await opponentOutlook(engine, theirs);
  } catch (error) {
    return rethrow(error);
  }
}

/** Wraps the engine so that its functions throw errors that are safe to show to users. */
function refusingByName(engine: WeekEngine): WeekEngine {
  return {
    ...engine,
    games: (moves) => named(() => engine.games(moves)),
    candidates: (limit) => named(() => engine.candidates(limit)),
    gainsOfAdds: (from) => named(() => engine.gainsOfAdds(from)),
    single: (move) => named(() => engine.single(move)),
    bestWithout: (drop) => named(() => engine.bestWithout(drop)),
    plan: (options) => engine.plan(options).catch(rethrow),
    reopened: () => named(engine.reopened),
    effects: (moves) => named(() => engine.effects(moves)),
    lineup: (day, moves) => named(() => engine.lineup(day, moves)),
    possibleFrom: (id) => named(() => engine.possibleFrom(id)),
    breaksPositionLimit: (moves) => named(() => engine.breaksPositionLimit(moves)),
  };
}

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return rethrow(error);
  }
}

function rethrow(error: unknown): never {
  if (error instanceof EngineRefusal) throw new EngineRefused({ ...error.fault }, { cause: error });
  if (error instanceof DayOutsideWeek) throw new DayOutsideMatchup({}, { cause: error });
  throw error;
}
