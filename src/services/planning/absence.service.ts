/** The matchup if players of either side miss games, from one reading. Nothing here has an effect. */
import type { AbsenceOutput } from "@/contract/planning/absence-output";
import type { NotFoundOutput } from "@/contract/tool-outputs";
import type { AbsenceEffect } from "@/domain/engine/absences";
import type { Labelled } from "@/domain/engine/day-lineup";
import { type EasternDay, playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { round1, round3 } from "@/domain/players/player-labels";
import { statLabel } from "@/domain/stats/stats";
import type { PlayerService } from "../players/player.service";
import type { OptimizerService } from "./optimizer.service";
import { daysWithin } from "./plan-in-window";

type AbsenceRequest = {
  /** Names, of either side. Left out for everybody on my roster. */
  readonly players?: readonly string[] | undefined;
  /** At most so many games each, the earliest. Left out for all of them. */
  readonly games?: number | undefined;
  readonly from?: EasternDay | undefined;
  readonly to?: EasternDay | undefined;
};

export type AbsenceService = {
  /** @throws NoDaysLeft, DayOutsideMatchup, StatisticsMissing, EngineRefused and the source's errors */
  simulate(
    scope: TeamScope,
    request: AbsenceRequest,
    signal?: AbortSignal,
  ): Promise<{ output: AbsenceOutput | NotFoundOutput; isCached: boolean }>;
};

export function createAbsenceService(
  optimizer: Pick<OptimizerService, "open">,
  players: Pick<PlayerService, "find">,
): AbsenceService {
  return {
    async simulate(scope, { players: names, games = null, from, to }, signal) {
      const found = await Promise.all((names ?? []).map((name) => players.find(scope, name, signal)));
      const unclear = found.find((each) => each.kind === "unclear");
      if (unclear) return { output: unclear.output, isCached: unclear.isCached };
      const named = found.flatMap((each) => (each.kind === "one" ? [playerId.parse(each.player.playerId)] : []));
      const week = await optimizer.open(scope, signal);
      const asked = [...new Set(names ? named : week.mine.map((player) => playerId.parse(player.playerId)))];
      const days = daysWithin(week, { from, to });
      const effect = week.absence({ players: new Set(asked), from: days.from, to: days.to, games });
      return {
        isCached: week.isCached,
        output: {
          ...week.provenance,
          teamName: week.team.teamName,
          opponentName: week.opponent?.teamName ?? null,
          from: days.from,
          to: days.to,
          isEverybody: names === undefined,
          players: asked.flatMap((id) => {
            const label = week.shown(id);
            const { side = "neither", games: gamesMissed = 0, expected = null } = effect.missed.get(id) ?? {};
            const expectedPoints = week.unit === "points" && expected !== null ? round1(expected) : null;
            return label ? [{ ...playerLabelOf(label), side, gamesMissed, expectedPoints }] : [];
          }),
          ...chancesOf(effect),
        },
      };
    },
  };
}

const playerLabelOf = ({ playerId: id, name, positions, proTeam }: Labelled) => ({
  playerId: id,
  name,
  positions: [...positions],
  proTeam,
});

function chancesOf({
  before,
  after,
}: AbsenceEffect): Pick<AbsenceOutput, "winProbability" | "expectedFinal" | "categories"> {
  const [was, is] = [before.winProbability, after.winProbability];
  return {
    winProbability: was === null || is === null ? null : { before: was, after: is },
    expectedFinal:
      before.finals && after.finals ? { before: finalsOf(before.finals), after: finalsOf(after.finals) } : null,
    categories: Object.entries(before.categories).flatMap(([statId, chance]) => {
      const then = after.categories[statId];
      return then === undefined
        ? []
        : [{ category: statLabel(Number(statId)), chanceBefore: round3(chance), chanceAfter: round3(then) }];
    }),
  };
}

const finalsOf = ({ mine, theirs }: { mine: number; theirs: number }) => ({
  me: round1(mine),
  opponent: round1(theirs),
});
