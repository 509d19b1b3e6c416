/**
 * A team's days left as a grid: everyone, every day, in the engine's exact lineups, as they are and with moves made.
 *
 * Each day is the lineup that `compose_daily_lineup` and `compose_weekly_lineup` answer; here it is seen by player.
 */

import type { WeekCell, WeekGridOutput, WeekOutput, WeekRow } from "@/contract/planning/week-grid";
import type { LineupRow } from "@/domain/engine/day-lineup";
import type { DatedMove, MoveEffect } from "@/domain/engine/week-moves";
import type { WeekPlayer } from "@/domain/engine/week-roster";
import type { EasternDay } from "@/domain/ids";
import { isCategoryFormat, type ScoringItem } from "@/domain/league/league";
import type { TeamScope } from "@/domain/league/scope";
import { round1, round3, roundedWorth } from "@/domain/players/player-labels";
import { canPlayOn } from "@/domain/roster/games-left";
import { secondNights } from "@/domain/season/pro-schedule";
import { proTeamLabel } from "@/domain/season/pro-teams";
import { isRatio, ratioOf, type StatLine, statLabel, sumLines } from "@/domain/stats/stats";
import type { LeagueContext, LeagueService } from "../league/league.service";
import type { OptimizerService } from "../planning/optimizer.service";
import type { WeekSession } from "../planning/week-session";

/** Moves and what they do, one after the other. */
type MadeMoves = { readonly moves: readonly DatedMove[]; readonly effects: readonly MoveEffect[] };

export type WeekGridService = {
  /**
   * Its candidates by what they gain in these days, those that gain nothing left out. @throws NoDaysLeft,
   * StatisticsMissing and the source's errors.
   */
  view(scope: TeamScope, signal?: AbortSignal): Promise<WeekOutput>;
  /** Without candidates: for a week that is only looked at. */
  grid(scope: TeamScope, signal?: AbortSignal): Promise<WeekGridOutput>;
  /** @param made moves that can be made. */
  gridOf(week: WeekSession, scope: TeamScope, made: MadeMoves, signal?: AbortSignal): Promise<WeekGridOutput>;
};

const CANDIDATES = 8;
/** Gains below this are displayed as zero: such a move pays off only after this matchup. */
const MIN_GAIN = { points: 0.05, "category value": 0.0005 } as const;
const UNMOVED: MadeMoves = { moves: [], effects: [] };

export function createWeekGrids(
  optimizer: Pick<OptimizerService, "open">,
  league: Pick<LeagueService, "buildIntelligenceSnapshot">,
): WeekGridService {
  const gridOf: WeekGridService["gridOf"] = async (week, scope, made, signal) =>
    weekGrid(week, await league.buildIntelligenceSnapshot(scope, signal), made);
  return {
    gridOf,
    grid: async (scope, signal) => gridOf(await optimizer.open(scope, signal), scope, UNMOVED, signal),
    async view(scope, signal) {
      const week = await optimizer.open(scope, signal);
      const candidates = week
        .candidates(Number.POSITIVE_INFINITY)
        .map(({ day, drop, add, gain }) => ({ day, drop, add, gain }))
        .filter(({ gain }) => gain >= MIN_GAIN[week.unit])
        .sort((a, b) => b.gain - a.gain)
        .slice(0, CANDIDATES);
      return { ...(await gridOf(week, scope, UNMOVED, signal)), candidates };
    },
  };
}

type Player = LineupRow & { readonly slot: string | null };
/** Who is owned that day, by id. */
type Day = { readonly day: EasternDay; readonly players: ReadonlyMap<number, Player>; readonly total: number };

function weekGrid(week: WeekSession, context: LeagueContext, { moves, effects }: MadeMoves): WeekGridOutput {
  const { format, scoringItems } = context.league.settings;
  const scored = isCategoryFormat(format) ? scoringItems : [];
  const before = week.days.map((day) => dayOfWeek(week, day, []));
  const after = moves.length === 0 ? before : week.days.map((day) => dayOfWeek(week, day, moves));
  const isSecond = backToBacksOf(context, week);
  const rows = rowsOf(week, effects).map((row): WeekRow => {
    const cells = after.map(({ players }, index) =>
      cellOf(players.get(row.playerId), {
        before: before[index]?.players.get(row.playerId),
        isSecondNight: isSecond(row.proTeam, index),
        scored,
      }),
    );
    const value = cells.reduce((sum, { place: slot, expected }) => sum + (slot === "starts" ? (expected ?? 0) : 0), 0);
    const starts = after.filter(({ day, players }) => isPlayableStart(players.get(row.playerId), day)).length;
    return { ...row, cells, starts, expected: roundedWorth(value) };
  });
  const days = after.map((each, index) => dayOutput(each, before[index] ?? each, { week, scored }));
  const games = week.games(moves);
  const adds = moves.filter(({ add }) => add !== null).length;
  return {
    ...week.provenance,
    ...week.team,
    opponent: week.opponent,
    unit: week.unit,
    categories: scored.map(({ statId }) => statLabel(statId)),
    lowerIsBetter: scored.filter(({ isReverse }) => isReverse).map(({ statId }) => statLabel(statId)),
    notProjected: [...week.notProjected],
    days,
    players: rows,
    total: roundedWorth(after.reduce((sum, { total }) => sum + total, 0)),
    line: lineOutput(after.flatMap(linesOfStarters), scored),
    starts: days.reduce((sum, { starts }) => sum + starts, 0),
    gamesLeft: games.games,
    playableGamesLeft: games.playable,
    addsLeft: week.addsLeft === null ? null : week.addsLeft - adds,
    addsPlanned: week.addsPlanned,
    lapsedMoves: [...week.lapsedMoves],
    winProbability: effects.at(-1)?.winProbability?.after ?? week.chances.winProbability,
  };
}

function dayOfWeek(week: WeekSession, day: EasternDay, moves: readonly DatedMove[]): Day {
  const { starters, bench, total } = week.lineup(day, moves);
  const players: Player[] = [...starters, ...bench.map((player) => ({ ...player, slot: null }))];
  return { day, players: new Map(players.map((player) => [player.playerId, player])), total };
}

/** A start still to come of a player who is not ruled out for the day: starts are never more than playable games. */
const isPlayableStart = (player: Player | undefined, day: EasternDay): boolean =>
  player !== undefined &&
  slotOf(player) === "starts" &&
  player.game !== null &&
  !player.hasBegun &&
  canPlayOn({ status: player.status, expectedReturnDay: player.expectedReturn }, day);

/** Best player first, IR last; an added player follows the player he replaces. */
function rowsOf(week: WeekSession, effects: readonly MoveEffect[]): Omit<WeekRow, "cells" | "starts" | "expected">[] {
  const isInIr = ({ slot }: WeekPlayer) => Number(slot === "IR");
  const held = week.mine.toSorted(
    (a, b) =>
      isInIr(a) - isInIr(b) || (b.expectedThisWeek ?? -1) - (a.expectedThisWeek ?? -1) || a.playerId - b.playerId,
  );
  const rows = held.map(
    ({ gamesLeft: _, expectedThisWeek: __, valueRank: ___, slot, keptBecause, change, ...label }) => ({
      ...label,
      slotNow: slot as string | null,
      keptBecause: keptBecause as string[],
      joinsOn: null as string | null,
      leavesOn: change?.kind === "leaves" ? change.day : null,
      planned: change !== null && !change.isSeen,
    }),
  );
  for (const { change, gamesLeft: _, expectedThisWeek: __, ...label } of week.coming) {
    const droppedPlayer = rows.findIndex(({ leavesOn }) => leavesOn === change.day);
    const isAdded = {
      ...label,
      slotNow: null,
      keptBecause: ["planned"],
      joinsOn: change.day,
      leavesOn: null,
      planned: !change.isSeen,
    };
    rows.splice(droppedPlayer < 0 ? rows.length : droppedPlayer + 1, 0, isAdded);
  }
  for (const { move } of effects) {
    const at = rows.findIndex(({ playerId }) => playerId === move.drop?.playerId);
    const gone = rows[at];
    if (gone) rows[at] = { ...gone, leavesOn: move.day };
    if (!move.add) continue;
    const isAdded = { ...move.add, slotNow: null, keptBecause: [], joinsOn: move.day, leavesOn: null, planned: false };
    rows.splice(at < 0 ? rows.length : at + 1, 0, isAdded);
  }
  return rows;
}

const NOT_OWNED: WeekCell = {
  place: "not owned",
  slot: null,
  game: null,
  hasBegun: false,
  isLocked: false,
  isSecondNight: false,
  chanceToPlay: null,
  expected: null,
  line: {},
  change: null,
};

function cellOf(
  player: Player | undefined,
  {
    before,
    isSecondNight,
    scored,
  }: { before: Player | undefined; isSecondNight: boolean; scored: readonly ScoringItem[] },
): WeekCell {
  const change = changeOf(before?.slot ?? null, player?.slot ?? null);
  if (!player) return { ...NOT_OWNED, change };
  const { slot, game, hasBegun, isLocked, chanceToPlay, expected } = player;
  return {
    place: slotOf(player),
    slot,
    game,
    hasBegun,
    isLocked,
    chanceToPlay,
    expected,
    change,
    isSecondNight: isSecondNight && game !== null,
    line: lineOutput(chancedLine(player), scored),
  };
}

function slotOf({ slot, slotNow, game }: Player): WeekCell["place"] {
  if (slot !== null) return "starts";
  if (slotNow === "IR") return "IR";
  return game === null ? "no game" : "sits";
}

function changeOf(before: string | null, after: string | null): WeekCell["change"] {
  if (before === after) return null;
  if (before === null) return "in";
  return after === null ? "out" : "slot";
}

function dayOutput(
  after: Day,
  before: Day,
  { week, scored }: { week: WeekSession; scored: readonly ScoringItem[] },
): WeekGridOutput["days"][number] {
  const players = [...after.players.values()];
  const starters = players.filter(({ slot }) => slot !== null);
  return {
    day: after.day,
    total: after.total,
    starts: players.filter((player) => isPlayableStart(player, after.day)).length,
    sits: players.filter((player) => slotOf(player) === "sits").length,
    openSlots: Math.max(0, week.startingPlaces - starters.length),
    line: lineOutput(linesOfStarters(after), scored),
    change: roundedWorth(after.total - before.total),
  };
}

/** Expected stats, chance to play included; empty without a game that has not started. */
function chancedLine({ line, chanceToPlay }: LineupRow): StatLine[] {
  if (!line) return [];
  return [Object.fromEntries(Object.entries(line).map(([id, amount]) => [id, amount * (chanceToPlay ?? 0)]))];
}

const linesOfStarters = ({ players }: Day): StatLine[] =>
  [...players.values()].filter(({ slot }) => slot !== null).flatMap(chancedLine);

/** Categories of the sum; a ratio is that of the sums, and left out without an attempt. */
function lineOutput(lines: readonly StatLine[], scored: readonly ScoringItem[]): Record<string, number> {
  if (lines.length === 0 || scored.length === 0) return {};
  const sum = sumLines(lines);
  return Object.fromEntries(
    scored.flatMap(({ statId }) => {
      const amount = isRatio(statId) ? ratioOf(statId, sum) : sum[String(statId)];
      return amount === undefined ? [] : [[statLabel(statId), (isRatio(statId) ? round3 : round1)(amount)]];
    }),
  );
}

/** Whether an NBA team, by its label, plays for the second evening running. Days are in their order from today on. */
function backToBacksOf(
  { games, todayPeriod }: LeagueContext,
  { days }: Pick<WeekSession, "days">,
): (proTeam: string, dayIndex: number) => boolean {
  const range = { first: todayPeriod, last: todayPeriod + days.length - 1 };
  const proTeams = new Set(games.flatMap(({ homeProTeamId, awayProTeamId }) => [homeProTeamId, awayProTeamId]));
  const backToBackDays = new Map(
    [...proTeams].map((proTeam) => [proTeamLabel(proTeam), new Set<number>(secondNights(games, proTeam, range))]),
  );
  return (proTeam, dayIndex) => backToBackDays.get(proTeam)?.has(todayPeriod + dayIndex) ?? false;
}
