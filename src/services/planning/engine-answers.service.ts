/** The engine's answers by players' names: bounded, labelled, ready to be said. Nothing here has an effect. */
import type {
  DailyLineupOutput,
  LineupReason,
  SimulatedMoveOutput,
  SlotFitOutput,
  WeeklyLineupOutput,
  WeekPlanOutput,
} from "@/contract/planning/engine-outputs";
import type { NotFoundOutput } from "@/contract/tool-outputs";
import type { Labelled } from "@/domain/engine/day-lineup";
import { isWorthAStart } from "@/domain/engine/outlook";
import { type EasternDay, type PlayerId, playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { round1, roundedWorth } from "@/domain/players/player-labels";
import { easternTime } from "@/domain/season/eastern-day";
import { MOVE_REASONS, moveRefusalText } from "@/language/texts/move-reasons";
import { AppError } from "@/lib/errors";
import type { PlayerService } from "../players/player.service";
import { refusalOf } from "./move-refusal";
import type { OptimizerService } from "./optimizer.service";
import { daysWithin, planInWindow } from "./plan-in-window";
import { effectOutput, lineupsOf, totalOf, weekLabel, weekPlanOutput, whyUnknown } from "./week-plan-output";
import { DayOutsideMatchup, type WeekSession } from "./week-session";

type Answer<T> = Promise<{ output: T; isCached: boolean }>;

export type EngineAnswers = {
  simulateMove(
    scope: TeamScope,
    asked: { addPlayer: string; dropPlayer?: string | undefined; day?: EasternDay | undefined },
    signal?: AbortSignal,
  ): Answer<SimulatedMoveOutput | NotFoundOutput>;
  /** On which days an added player would really start. */
  slotFit(
    scope: TeamScope,
    asked: {
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
    asked?: { day?: EasternDay | undefined; without?: readonly string[] | undefined },
    signal?: AbortSignal,
  ): Answer<DailyLineupOutput | NotFoundOutput>;
  weeklyLineup(scope: TeamScope, signal?: AbortSignal): Answer<WeeklyLineupOutput>;
  planWeek(
    scope: TeamScope,
    asked: {
      maxMoves?: number | undefined;
      untouchables?: readonly string[] | undefined;
      /** Moves are made on these days only; a window that reaches beyond the days left is clipped. */
      from?: EasternDay | undefined;
      to?: EasternDay | undefined;
    },
    signal?: AbortSignal,
  ): Answer<WeekPlanOutput | NotFoundOutput>;
};

/** Of players on third teams nothing is forecast: they can neither start nor be added. */
class PlayerOfAnotherTeam extends AppError {
  static override readonly code = "engine.player_of_another_team";
  static override readonly status = 422;
}

/** Whoever is not on the roster is in no lineup of its. */
export class PlayerNotOnRoster extends AppError {
  static override readonly code = "engine.player_not_on_roster";
  static override readonly status = 422;
}

export function createEngineAnswers(
  optimizer: Pick<OptimizerService, "open">,
  players: Pick<PlayerService, "find">,
): EngineAnswers {
  /** The ids of the names, or the answer that one of them is nobody or several. */
  async function idsOf(scope: TeamScope, names: readonly string[], signal?: AbortSignal) {
    const found = await Promise.all(names.map((name) => players.find(scope, name, signal)));
    const unclear = found.find((each) => each.kind === "unclear");
    if (unclear) return { unclear: { output: unclear.output, isCached: unclear.isCached } };
    return { ids: found.flatMap((each) => (each.kind === "one" ? [playerId.parse(each.player.playerId)] : [])) };
  }
  const answer = <T>(week: WeekSession, output: T) => ({ output, isCached: week.isCached });

  return {
    async simulateMove(scope, { addPlayer, dropPlayer, day }, signal) {
      const named = await idsOf(scope, [addPlayer, ...(dropPlayer === undefined ? [] : [dropPlayer])], signal);
      if (named.unclear) return named.unclear;
      const [add, drop] = named.ids;
      const week = await optimizer.open(scope, signal);
      const best = add === undefined ? null : week.single({ drop, add, from: day });
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
      const named = await idsOf(scope, [addPlayer, ...(dropPlayer === undefined ? [] : [dropPlayer])], signal);
      if (named.unclear) return named.unclear;
      const [add, drop = null] = named.ids;
      const week = await optimizer.open(scope, signal);
      const days = week.days.filter((day) => day >= (from ?? day) && day <= (to ?? day));
      const [first = week.days[0]] = days;
      const added = add === undefined ? null : week.shown(add);
      if (!first || !add) throw new DayOutsideMatchup();
      if (!added) throw new PlayerOfAnotherTeam();
      const isMine = week.mine.some((player) => player.playerId === add);
      const moves = isMine ? [] : [{ day: first, drop, add }];
      const fits = days.flatMap((day) => {
        const [before, after] = [week.lineup(day), week.lineup(day, moves)];
        const player = [...after.starters, ...after.bench].find((each) => each.playerId === add);
        if (!player?.game) return [];
        const start = after.starters.find((each) => each.playerId === add);
        const sits = before.starters.find(
          (each) => each.playerId !== drop && !after.starters.some((other) => other.playerId === each.playerId),
        );
        return {
          day,
          game: player.game,
          starts: start !== undefined,
          slot: start?.slot ?? null,
          insteadOf: start && !isMine ? (sits?.name ?? null) : null,
        };
      });
      return answer(week, {
        ...weekLabel(week),
        found: true,
        add: added,
        drop: drop === null ? null : week.shown(drop),
        from: first,
        to: days.at(-1) ?? first,
        gamesInWindow: fits.length,
        startsInWindow: fits.filter(({ starts }) => starts).length,
        days: fits,
      });
    },

    async dailyLineup(scope, { day, without = [] } = {}, signal) {
      const named = await idsOf(scope, without, signal);
      if (named.unclear) return named.unclear;
      const week = await optimizer.open(scope, signal);
      const [today] = week.days;
      const asked = day ?? today;
      if (!today || !asked) throw new TypeError("a week has days");
      const leftOut = [...new Set(named.ids)].map((id) => {
        const player = week.mine.find(({ playerId }) => playerId === id);
        if (!player) throw new PlayerNotOnRoster();
        return { id, name: player.name };
      });
      const { starters, bench, replaced, total, totalNow, changes, firstTipOffAtMs } = week.lineup(
        asked,
        leftOut.map(({ id }) => ({ day: today, drop: id, add: null })),
      );
      const usual = new Set(leftOut.length === 0 ? [] : week.lineup(asked).starters.map(({ playerId }) => playerId));
      const withGame = bench.filter(({ game }) => game !== null);
      return answer(week, {
        ...weekLabel(week),
        day: asked,
        starters: starters.map((player) => ({
          ...playerOutput(player, week.unit),
          slot: player.slot,
          ...whyUnknown(player),
        })),
        sits: withGame.map((player) => ({ ...playerOutput(player, week.unit), ...whySits(player) })),
        withoutGame: bench.filter(({ game }) => game === null).map(({ name }) => name),
        replaced: replaced.map(({ name, slotNow }) => ({ name, slotNow })),
        total,
        totalNow,
        difference: roundedWorth(total - totalNow),
        changes,
        activeWithGame: starters.length + withGame.length,
        openSlots: Math.max(0, week.startingPlaces - starters.length),
        ...(firstTipOffAtMs !== undefined && {
          firstLock: firstTipOffAtMs === null ? null : `${easternTime(firstTipOffAtMs)} ET`,
        }),
        ...(leftOut.length > 0 && {
          without: {
            players: leftOut.map(({ id, name }) => ({ name, wouldStart: usual.has(id) })),
            comesIn: starters.filter(({ playerId }) => !usual.has(playerId)).map(({ name }) => name),
          },
        }),
      });
    },

    async weeklyLineup(scope, signal) {
      const week = await optimizer.open(scope, signal);
      const days = lineupsOf(week, week.days);
      return answer(week, { ...weekLabel(week), ...span(week), days, total: totalOf(days) });
    },

    async planWeek(scope, { maxMoves, untouchables = [], from, to }, signal) {
      const named = await idsOf(scope, untouchables, signal);
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

function span({ days }: WeekSession) {
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw new TypeError("a week has days");
  return { from, to };
}

const idOf = (player: Labelled | null): PlayerId | null => (player ? playerId.parse(player.playerId) : null);

/** Points to one decimal; category value, which is small, as it is. */
function playerOutput(player: ReturnType<WeekSession["lineup"]>["bench"][number], unit: WeekSession["unit"]) {
  const { name, positions, status, statusText, game, expected, chanceToPlay, isLocked, hasBegun, slotNow } = player;
  const { isValueUnknown } = player;
  const toCome = hasBegun ? null : expected;
  return {
    name,
    positions: [...positions],
    status,
    statusText,
    game,
    isLocked,
    hasBegun,
    slotNow,
    isValueUnknown,
    chanceToPlay: hasBegun ? null : chanceToPlay,
    expected: toCome === null || unit !== "points" ? toCome : round1(toCome),
  };
}

function whySits(player: ReturnType<WeekSession["lineup"]>["bench"][number]): { whyCode: LineupReason; why: string } {
  const whyCode = reasonToSit(player);
  return { whyCode, why: MOVE_REASONS.en.sits(whyCode, player.statusText) };
}

function reasonToSit({
  isValueUnknown,
  chanceToPlay,
  status,
  hasBegun,
}: ReturnType<WeekSession["lineup"]>["bench"][number]): LineupReason {
  if (hasBegun) return "game_begun";
  if (chanceToPlay !== null && !isWorthAStart({ pPlay: chanceToPlay })) return "unavailable";
  if (isValueUnknown) return "no_stats_yet";
  return status !== "ACTIVE" && status !== "UNKNOWN" ? "in_doubt" : "worth_less";
}

/** Why a move is not possible: `null` where it is. */
function whyNot(week: WeekSession, refused: { add: PlayerId | undefined; drop: PlayerId | undefined } | null) {
  const whyNotCode = refused && refusalOf(week, refused.add, refused.drop);
  return { whyNot: whyNotCode && moveRefusalText("en", whyNotCode), whyNotCode };
}
