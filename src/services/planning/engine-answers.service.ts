/** The engine's answers by players' names: bounded, labeled, ready to be said. Nothing here has an effect. */
import type {
  DailyLineupOutput,
  SimulatedMoveOutput,
  SlotFitOutput,
  WeeklyLineupOutput,
  WeekPlanOutput,
} from "@/contract/planning/engine-outputs";
import type { NotFoundOutput } from "@/contract/tool-outputs";
import type { Labelled } from "@/domain/engine/day-lineup";
import { type EasternDay, type PlayerId, playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { WhosePlayer } from "@/domain/players/identity/meant-player";
import { MOVE_REASONS, moveRefusalText } from "@/language/texts/move-reasons";
import { AppError } from "@/lib/errors";
import type { PlayerService } from "../players/player.service";
import { dailyLineupOutput, slotFitOutput } from "./lineup-answers";
import { refusalOf } from "./move-refusal";
import type { OptimizerService } from "./optimizer.service";
import { daysWithin, planInWindow } from "./plan-in-window";
import { effectOutput, lineupsOf, totalOf, weekLabel, weekPlanOutput } from "./week-plan-output";
import type { WeekSession } from "./week-session";

type Answer<T> = Promise<{ output: T; isCached: boolean }>;

export type EngineAnswers = {
  simulateMove(
    scope: TeamScope,
    request: {
      addPlayer: string;
      dropPlayer?: string | undefined;
      /** Players of mine that the best drop is not to be. */
      keep?: readonly string[] | undefined;
      day?: EasternDay | undefined;
    },
    signal?: AbortSignal,
  ): Answer<SimulatedMoveOutput | NotFoundOutput>;
  /** On which days an added player would really start. */
  slotFit(
    scope: TeamScope,
    request: {
      addPlayer: string;
      dropPlayer?: string | undefined;
      from?: EasternDay | undefined;
      to?: EasternDay | undefined;
    },
    signal?: AbortSignal,
  ): Answer<SlotFitOutput | NotFoundOutput>;
  /** @param asked.without players of the team to be left out, as if they could not play */
  dailyLineup(
    scope: TeamScope,
    request?: { day?: EasternDay | undefined; without?: readonly string[] | undefined },
    signal?: AbortSignal,
  ): Answer<DailyLineupOutput | NotFoundOutput>;
  weeklyLineup(scope: TeamScope, signal?: AbortSignal): Answer<WeeklyLineupOutput>;
  planWeek(
    scope: TeamScope,
    request: {
      maxMoves?: number | undefined;
      untouchables?: readonly string[] | undefined;
      /** Moves are made on these days only; a window that reaches beyond the days left is clipped. */
      from?: EasternDay | undefined;
      to?: EasternDay | undefined;
    },
    signal?: AbortSignal,
  ): Answer<WeekPlanOutput | NotFoundOutput>;
};

/** A player who is not on the roster is in none of its lineups. */
export class PlayerNotOnRoster extends AppError {
  static override readonly code = "engine.player_not_on_roster";
  static override readonly status = 409;
}

export function createEngineAnswers(
  optimizer: Pick<OptimizerService, "open">,
  players: Pick<PlayerService, "find">,
): EngineAnswers {
  /** The ids of the names, or the answer that one of them is nobody or several. */
  async function idsOf(scope: TeamScope, names: readonly (readonly [string, WhosePlayer])[], signal?: AbortSignal) {
    const found = await Promise.all(names.map(([name, whose]) => players.find(scope, name, signal, whose)));
    const unclear = found.find((each) => each.kind === "unclear");
    if (unclear) return { unclear: { output: unclear.output, isCached: unclear.isCached } };
    return { ids: found.flatMap((each) => (each.kind === "one" ? [playerId.parse(each.player.playerId)] : [])) };
  }
  const answer = <T>(week: WeekSession, output: T) => ({ output, isCached: week.isCached });

  return {
    async simulateMove(scope, { addPlayer, dropPlayer, keep = [], day }, signal) {
      const named = await idsOf(scope, addAndDrop(addPlayer, dropPlayer), signal);
      if (named.unclear) return named.unclear;
      const spared = await idsOf(scope, keep.map(ofMine), signal);
      if (spared.unclear) return spared.unclear;
      const [add, drop] = named.ids;
      const week = await optimizer.open(scope, signal);
      const sparing = new Set(spared.ids);
      const best =
        add === undefined
          ? null
          : (week.single({ drop, add, from: day, sparing }) ??
            (drop === undefined ? madeRoom(week, { add, from: day, sparing }) : null));
      const [effect] = best
        ? week.effects([{ day: best.day, drop: idOf(best.drop), add: playerId.parse(best.add.playerId) }])
        : [];
      return answer(week, {
        ...weekLabel(week),
        found: true,
        isLegal: effect !== undefined,
        today: week.days[0] ?? null,
        ...whyNot(week, effect ? null : { add, drop }),
        move: effect ? effectOutput(effect) : null,
      });
    },

    async slotFit(scope, { addPlayer, dropPlayer, from, to }, signal) {
      const named = await idsOf(scope, addAndDrop(addPlayer, dropPlayer), signal);
      if (named.unclear) return named.unclear;
      const [add, drop = null] = named.ids;
      const week = await optimizer.open(scope, signal);
      return answer(week, slotFitOutput(week, { add, drop, from, to }));
    },

    async dailyLineup(scope, { day, without = [] } = {}, signal) {
      const named = await idsOf(scope, without.map(ofMine), signal);
      if (named.unclear) return named.unclear;
      const week = await optimizer.open(scope, signal);
      const [today] = week.days;
      const request = day ?? today;
      if (!today || !request) throw new TypeError("a week has days");
      const leftOut = [...new Set(named.ids)].map((id) => {
        const player = week.mine.find(({ playerId }) => playerId === id);
        if (!player) throw new PlayerNotOnRoster();
        return { id, name: player.name };
      });
      return answer(week, dailyLineupOutput(week, { today, asked: request, leftOut }));
    },

    async weeklyLineup(scope, signal) {
      const week = await optimizer.open(scope, signal);
      const days = lineupsOf(week, week.days);
      return answer(week, { ...weekLabel(week), ...span(week), days, total: totalOf(days) });
    },

    async planWeek(scope, { maxMoves, untouchables = [], from, to }, signal) {
      const named = await idsOf(scope, untouchables.map(ofMine), signal);
      if (named.unclear) return named.unclear;
      const week = await optimizer.open(scope, signal);
      const window = daysWithin(week, { from, to });
      const { moves, reason, proven } = await planInWindow(week, window, {
        maxMoves,
        untouchables: named.ids,
        signal,
      });
      return answer(
        week,
        weekPlanOutput(week, {
          effects: moves.length === 0 ? [] : week.effects(moves),
          standPat: moves.length === 0 ? { reason, detail: MOVE_REASONS.en.standPat[reason] } : null,
          proven,
          from: window.from,
          to: window.to,
          isWindow: window.isBound,
        }),
      );
    },
  };
}

const ofMine = (name: string): readonly [string, WhosePlayer] => [name, "mine"];
const addAndDrop = (add: string, drop: string | undefined): readonly (readonly [string, WhosePlayer])[] => [
  [add, "others"],
  ...(drop === undefined ? [] : [ofMine(drop)]),
];

function span({ days }: WeekSession) {
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw new TypeError("a week has days");
  return { from, to };
}

/**
 * Where only players who are to be kept could make room, as under a position limit: the one of them who costs least, so
 * that the answer can say what it would take.
 */
function madeRoom(
  week: WeekSession,
  { sparing, ...move }: { add: PlayerId; from: EasternDay | undefined; sparing: ReadonlySet<PlayerId> },
) {
  if (refusalOf(week, move.add, undefined) !== "position-limit") return null;
  const ways = week.mine
    .map(({ playerId: id }) => playerId.parse(id))
    .flatMap((drop) => (sparing.has(drop) ? [] : (week.single({ ...move, drop }) ?? [])));
  return ways.toSorted((one, other) => other.total - one.total)[0] ?? null;
}

const idOf = (player: Labelled | null): PlayerId | null => (player ? playerId.parse(player.playerId) : null);

/** Why a move is not possible: `null` where it is. */
function whyNot(week: WeekSession, refused: { add: PlayerId | undefined; drop: PlayerId | undefined } | null) {
  const whyNotCode = refused && refusalOf(week, refused.add, refused.drop);
  return { whyNot: whyNotCode && moveRefusalText("en", whyNotCode), whyNotCode };
}
