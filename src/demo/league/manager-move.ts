/**
 * A move the user makes in the demo league, and its effect on the team.
 *
 * Pure. A move takes effect on its day completely or not at all, by the rules of the league as they are at that moment.
 */
import { z } from "zod";
import { easternDay, playerId, teamId } from "@/domain/ids";
import { ESPN_DEFAULT_SLOTS } from "@/domain/lineup/slots";
import { err, ok, type Result } from "@/lib/result";
import { dayOfPeriod, FINAL_PERIOD, instantInPeriod, periodAt, periodOfDay } from "../season/calendar";
import type { Season } from "../season/season";
import { MOVES_HOUR, PERSON_TEAM } from "./league-rules";
import type { Move } from "./move";
import { ACTIVE_PLACES, BENCH, CENTRE_LIMIT, IR } from "./slots";
import { centresAmong, type Place } from "./team-day";

const managerMove = z.object({
  /** The Eastern day from which the roster holds it. */
  day: easternDay,
  teamId,
  drop: playerId.nullable(),
  add: playerId.nullable(),
  /** Player id → slot id. Starting and bench slots hold for that day alone, injured reserve until it is left again. */
  slots: z.record(z.string(), z.number().int()).optional(),
});
export type ManagerMove = z.infer<typeof managerMove>;

/** `madeAt`: league time, epoch milliseconds. Before the day it was made on, nobody knows of it. */
export const madeMove = managerMove.extend({ madeAt: z.number() });
export type MadeMove = z.infer<typeof madeMove>;

export type MoveRefusal =
  | "move.empty"
  | "move.other_team"
  | "move.day_over"
  | "move.outside_season"
  | "move.player_unknown"
  | "move.day_begun"
  | "move.game_begun"
  | "move.not_on_roster"
  | "move.undroppable"
  | "move.player_taken"
  | "move.player_on_waivers"
  | "move.adds_used_up"
  | "move.roster_full"
  | "move.too_many_centers"
  | "move.wrong_slot"
  | "move.slot_full";

/** A move with players by index, and when it takes effect. */
export type TimedMove = {
  /** The league day it was made on, and the one it takes effect on. */
  readonly madeOn: number;
  readonly period: number;
  /** Epoch milliseconds: at once on the same day, otherwise that morning, when the managers make theirs. */
  readonly at: number;
  readonly drop: number | undefined;
  readonly add: number | undefined;
  readonly slots: ReadonlyMap<number, number>;
};

/** The move in the league's own terms, or what keeps it from being one at any time. */
export function timed(season: Season, move: MadeMove): Result<TimedMove, MoveRefusal> {
  const slots = Object.entries(move.slots ?? {});
  const named = [move.drop, move.add, ...slots.map(([id]) => Number(id))].filter((id) => id !== null);
  if (move.teamId !== PERSON_TEAM) return err("move.other_team");
  if (named.length === 0) return err("move.empty");
  if (named.some((id) => !season.indexOf.has(id))) return err("move.player_unknown");
  const [madeOn, period] = [periodAt(move.madeAt), periodOfDay(move.day)];
  // A day such as 2025-02-30 rolls over when it is counted, so it must come back under its own name.
  if (!(period >= 1 && period <= FINAL_PERIOD) || dayOfPeriod(period) !== move.day) return err("move.outside_season");
  const index = (id: number | null) => (id === null ? undefined : season.indexOf.get(id));
  return ok({
    madeOn,
    period,
    drop: index(move.drop),
    add: index(move.add),
    at: period === madeOn ? move.madeAt : instantInPeriod(period, MOVES_HOUR),
    slots: new Map(slots.map(([id, slot]) => [index(Number(id)) ?? -1, slot])),
  });
}

export type TeamHand = {
  readonly slots: readonly Place[];
  /** Slots the person settled for the day, by player. */
  readonly pins: ReadonlyMap<number, number>;
};

/** The league around the team at the moment of the move. */
export type MoveGround = {
  readonly season: Season;
  readonly undroppable: ReadonlySet<number>;
  isOut(player: number): boolean;
  isOwned(player: number): boolean;
  /** When he clears waivers, `undefined` for one who is not on them. */
  clearsAt(player: number): number | undefined;
  readonly addsLeft: number;
};

/**
 * The team after the move. Players keep the slots they had, a newcomer is on the bench; the day's lineup is set by the
 * caller.
 */
export function makeMove(team: TeamHand, move: TimedMove, ground: MoveGround): Result<TeamHand, MoveRefusal> {
  const refusal = dropRefusal(team, move, ground) ?? addRefusal(move, ground);
  if (refusal) return err(refusal);
  const retained = team.slots.filter(({ player }) => player !== move.drop);
  const joined: Place[] =
    move.add === undefined ? [] : [{ player: move.add, slot: BENCH, acquiredBy: "ADD", acquiredAt: move.at }];
  const slotted = slotRefusal(retained, move, ground);
  if (slotted) return err(slotted);
  const slots = [...retained, ...joined].map((slot) => ({ ...slot, slot: slotAfter(slot, move) }));
  const active = slots.filter(({ slot }) => slot !== IR).map(({ player }) => player);
  if (slots.length - active.length > countOf(IR)) return err("move.slot_full");
  if (active.length > ACTIVE_PLACES) return err("move.roster_full");
  if (centresAmong(ground.season, active) > CENTRE_LIMIT) return err("move.too_many_centers");
  const pins = pinsAfter(team, move, new Set(active));
  return pins ? ok({ slots, pins }) : err("move.slot_full");
}

const countOf = (slot: number): number => ESPN_DEFAULT_SLOTS[slot] ?? 0;

function dropRefusal({ slots }: TeamHand, { drop }: TimedMove, ground: MoveGround): MoveRefusal | undefined {
  if (drop === undefined) return undefined;
  if (!slots.some(({ player }) => player === drop)) return "move.not_on_roster";
  return ground.undroppable.has(drop) ? "move.undroppable" : undefined;
}

function addRefusal({ add, at }: TimedMove, ground: MoveGround): MoveRefusal | undefined {
  if (add === undefined) return undefined;
  if (ground.isOwned(add)) return "move.player_taken";
  if ((ground.clearsAt(add) ?? 0) > at) return "move.player_on_waivers";
  return ground.addsLeft < 1 ? "move.adds_used_up" : undefined;
}

function slotRefusal(retained: readonly Place[], move: TimedMove, ground: MoveGround): MoveRefusal | undefined {
  const held = new Set(retained.map(({ player }) => player));
  for (const [player, slot] of move.slots) {
    if (!held.has(player) && player !== move.add) return "move.not_on_roster";
    const isHis = countOf(slot) > 0 && ground.season.eligible[player]?.includes(slot);
    if (!isHis || (slot === IR && (player === move.add || !ground.isOut(player)))) return "move.wrong_slot";
  }
  return undefined;
}

/** Leaving injured reserve leads over the bench. */
function slotAfter({ player, slot }: Place, { slots }: TimedMove): number {
  const requested = slots.get(player);
  if (requested === IR) return IR;
  return requested !== undefined && slot === IR ? BENCH : slot;
}

/**
 * New pins go before older ones of the same slot; `undefined` when the new ones alone do not fit. The bench has no
 * limit.
 */
function pinsAfter(team: TeamHand, move: TimedMove, active: ReadonlySet<number>): Map<number, number> | undefined {
  const pins = new Map<number, number>();
  const isOpen = (slot: number) =>
    slot === BENCH || [...pins.values()].filter((taken) => taken === slot).length < countOf(slot);
  for (const [player, slot] of move.slots) {
    if (slot === IR) continue;
    if (!isOpen(slot)) return undefined;
    pins.set(player, slot);
  }
  for (const [player, slot] of team.pins)
    if (active.has(player) && !pins.has(player) && isOpen(slot)) pins.set(player, slot);
  return pins;
}

/** Records of a completed move; `lineup`: the slot changes the user asked for. */
export function recordsOf(before: TeamHand, after: TeamHand, move: TimedMove): Move[] {
  const slotBefore = new Map(before.slots.map(({ player, slot }) => [player, slot]));
  const by = { teamId: PERSON_TEAM, at: move.at };
  const records: Move[] = [];
  for (const { player, slot } of after.slots) {
    const was = slotBefore.get(player);
    if (was !== undefined && (was === IR) !== (slot === IR))
      records.push({ ...by, kind: slot === IR ? "toIr" : "fromIr", player });
  }
  if (move.add !== undefined) records.push({ ...by, kind: "add", add: move.add, drop: move.drop });
  else if (move.drop !== undefined) records.push({ ...by, kind: "drop", drop: move.drop });
  const changes = [...move.slots].flatMap(([player, to]) => {
    const was = slotBefore.get(player) ?? BENCH;
    const from = was === IR ? BENCH : was;
    return to === IR || from === to ? [] : [{ player, from, to }];
  });
  if (changes.length > 0) records.push({ ...by, kind: "lineup", changes });
  return records;
}
