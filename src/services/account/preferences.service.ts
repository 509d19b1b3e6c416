/**
 * A user's preferences for the advice.
 *
 * Engine and conversation get the reader. Changing is the route's alone: no tool and no graph is given this service.
 */
import type { PreferencesChange, PreferencesOutput } from "@/contract/account/preferences";
import type { Preferences, PreferencesKey, PreferenceTable } from "@/db/account/preferences";
import { playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { statIdOf } from "@/domain/stats/stat-names";
import { STAT_IDS, statLabel } from "@/domain/stats/stats";
import { AppError } from "@/lib/errors";
import { readPlayerList } from "../players/known-players";
import type { ServiceDeps } from "../ports";

export type PreferencesReader = (of: PreferencesKey) => Promise<Preferences>;

export type PreferencesService = {
  read(scope: TeamScope, signal?: AbortSignal): Promise<PreferencesOutput>;
  /** @throws UnknownUntouchable, UnknownCategory, and the source's errors when somebody new is to be looked up. */
  change(scope: TeamScope, change: PreferencesChange, signal?: AbortSignal): Promise<PreferencesOutput>;
};

export class UnknownUntouchable extends AppError {
  static override readonly code = "preferences.unknown_player";
  static override readonly status = 404;
}

export class UnknownCategory extends AppError {
  static override readonly code = "preferences.unknown_category";
  static override readonly status = 404;
}

export function createPreferencesService(deps: ServiceDeps, table: PreferenceTable): PreferencesService {
  const namesOf = async (scope: TeamScope, signal?: AbortSignal): Promise<ReadonlyMap<number, string>> => {
    const { value } = await readPlayerList(deps, scope, signal);
    return new Map(value.map((player) => [Number(player.playerId), player.fullName]));
  };

  const shown = async (scope: TeamScope, signal?: AbortSignal): Promise<PreferencesOutput> => {
    const { untouchables, punts, ...stored } = await table.read(scope);
    const names = untouchables.length === 0 ? new Map() : await namesOf(scope, signal).catch(unlessUnreadable);
    return {
      ...stored,
      untouchables: untouchables.map((id) => ({ playerId: Number(id), playerName: names.get(Number(id)) ?? null })),
      punts: punts.map(statLabel),
    };
  };

  return {
    read: shown,

    async change(scope, { untouchables, punts, ...rest }, signal) {
      const ids = untouchables && [...new Set(untouchables)];
      const known = new Set<number>((await table.read(scope)).untouchables);
      if (ids?.some((id) => !known.has(id))) {
        const names = await namesOf(scope, signal);
        if (ids.some((id) => !known.has(id) && !names.has(id))) throw new UnknownUntouchable();
      }
      await table.change(scope, {
        ...rest,
        ...(ids && { untouchables: ids.map((id) => playerId.parse(id)) }),
        ...(punts && { punts: [...new Set(punts.map(categoryOf))] }),
      });
      return shown(scope, signal);
    },
  };
}

/** Names are for reading; the ids are what counts. */
function unlessUnreadable(error: unknown): ReadonlyMap<number, string> {
  if (error instanceof AppError) return new Map();
  throw error;
}

/** Parses a category from the league's own label or any usual spelling. */
function categoryOf(spelling: string): number {
  const id = STAT_IDS.find((each) => statLabel(each) === spelling.toUpperCase()) ?? statIdOf(spelling);
  if (id === undefined) throw new UnknownCategory();
  return id;
}
