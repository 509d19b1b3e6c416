/** Lineups of one reading of a matchup as the engine's answers tell them. Pure. */
import type { DailyLineupOutput, LineupReason, SlotFitOutput } from "@/contract/planning/engine-outputs";
import { isStartable } from "@/domain/engine/outlook";
import type { EasternDay, PlayerId } from "@/domain/ids";
import { round1, roundedWorth } from "@/domain/players/player-labels";
import { easternTime } from "@/domain/season/eastern-day";
import { MOVE_REASONS } from "@/language/texts/move-reasons";
import { AppError } from "@/lib/errors";
import { weekLabel, whyUnknown } from "./week-plan-output";
import { DayOutsideMatchup, type WeekSession } from "./week-session";

/** Players on other rosters have no forecast: they can neither start nor be added. */
class PlayerOfAnotherTeam extends AppError {
  static override readonly code = "engine.player_of_another_team";
  static override readonly status = 422;
}

/** On which days an added player would really start. @throws DayOutsideMatchup, PlayerOfAnotherTeam */
export function slotFitOutput(
  week: WeekSession,
  {
    add,
    drop,
    from,
    to,
  }: { add: PlayerId | undefined; drop: PlayerId | null; from: EasternDay | undefined; to: EasternDay | undefined },
): SlotFitOutput {
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
  return {
    ...weekLabel(week),
    found: true,
    add: added,
    drop: drop === null ? null : week.shown(drop),
    from: first,
    to: days.at(-1) ?? first,
    gamesInWindow: fits.length,
    startsInWindow: fits.filter(({ starts }) => starts).length,
    days: fits,
  };
}

/** @param leftOut players of the team whose lineup is made as if they could not play */
export function dailyLineupOutput(
  week: WeekSession,
  {
    today,
    asked: request,
    leftOut,
  }: { today: EasternDay; asked: EasternDay; leftOut: readonly { id: PlayerId; name: string }[] },
): DailyLineupOutput {
  const { starters, bench, replaced, total, totalNow, changes, firstTipOffAtMs } = week.lineup(
    request,
    leftOut.map(({ id }) => ({ day: today, drop: id, add: null })),
  );
  const usual = new Set(leftOut.length === 0 ? [] : week.lineup(request).starters.map(({ playerId }) => playerId));
  const withGame = bench.filter(({ game }) => game !== null);
  return {
    ...weekLabel(week),
    day: request,
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
  };
}

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

type BenchPlayer = ReturnType<WeekSession["lineup"]>["bench"][number];

function whySits(player: BenchPlayer): { whyCode: LineupReason; why: string } {
  const whyCode = reasonToSit(player);
  return { whyCode, why: MOVE_REASONS.en.sits(whyCode, player.statusText) };
}

function reasonToSit({ isValueUnknown, chanceToPlay, status, hasBegun }: BenchPlayer): LineupReason {
  if (hasBegun) return "game_begun";
  if (chanceToPlay !== null && !isStartable({ pPlay: chanceToPlay })) return "unavailable";
  if (isValueUnknown) return "no_stats_yet";
  return status !== "ACTIVE" && status !== "UNKNOWN" ? "in_doubt" : "worth_less";
}
