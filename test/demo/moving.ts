/** Who may come and go on a day of the demo league, for tests that move. */
import { easternDay, type PlayerId, playerId, teamId } from "@/domain/ids";
import { PERSON_TEAM } from "../../src/demo/league/league-rules";
import type { ManagerMove } from "../../src/demo/league/manager-move";
import { waiverEnds } from "../../src/demo/league/move";
import { CENTRE, IR } from "../../src/demo/league/slots";
import type { World } from "../../src/demo/league/world";
import { dayOfPeriod } from "../../src/demo/season/calendar";

export const idOf = (world: World, index: number): PlayerId => playerId.parse(world.season.players[index]?.id);

export const rosterOn = (world: World, period: number) => world.day(period).rosters.get(PERSON_TEAM) ?? [];

const byValue = (world: World, period: number) => (a: number, b: number) =>
  (world.morning(period).value[b] ?? 0) - (world.morning(period).value[a] ?? 0) || a - b;

/** Indexes of the person's active players who may be dropped, the least first. */
export const sparesOn = (world: World, period: number): number[] =>
  rosterOn(world, period)
    .filter(({ slot, player }) => slot !== IR && !world.undroppable.has(player))
    .map(({ player }) => player)
    .sort(byValue(world, period))
    .reverse();

/** Indexes of players on no roster and off waivers, the best first; no centers, who have a limit of their own. */
export function freeOn(world: World, period: number): number[] {
  const owned = new Set([...world.day(period).rosters.values()].flat().map(({ player }) => player));
  const waiting = waiverEnds([world.day(Math.max(1, period - 1)), world.day(period)]);
  return [...world.season.players.keys()]
    .filter((player) => !owned.has(player) && !waiting.has(player))
    .filter((player) => world.season.players[player]?.positions[0] !== CENTRE)
    .sort(byValue(world, period));
}

/** A move of the person's with players by index. */
export function moveOf(
  world: World,
  period: number,
  what: { drop?: number | undefined; add?: number | undefined; slots?: ReadonlyMap<number, number> },
): ManagerMove {
  const idOrNull = (index: number | undefined) => (index === undefined ? null : idOf(world, index));
  return {
    day: easternDay.parse(dayOfPeriod(period)),
    teamId: teamId.parse(PERSON_TEAM),
    drop: idOrNull(what.drop),
    add: idOrNull(what.add),
    ...(what.slots && {
      slots: Object.fromEntries([...what.slots].map(([index, slot]) => [idOf(world, index), slot])),
    }),
  };
}
