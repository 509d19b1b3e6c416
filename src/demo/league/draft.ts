/**
 * The demo league's draft: ten teams, a snake over thirteen rounds, on the season before.
 *
 * Every team ranks players by last season's fantasy points with a taste of its own (drawn), prefers those who fill an
 * empty starting place, and never leaves the draft unable to fill its lineup.
 */
import { DRAW, drawUnit } from "../season/draws";
import type { Season } from "../season/season";
import { priorValue } from "./morning";
import { ACTIVE_PLACES, CENTRE, CENTRE_LIMIT, STARTING_SLOTS, startersAmong } from "./slots";

export const TEAM_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type DraftPick = {
  readonly overall: number;
  readonly round: number;
  readonly teamId: number;
  readonly player: number;
};

/** Draft value of players: points per game, less for those who missed much of last season. */
export function draftValues(season: Season): Float64Array {
  return Float64Array.from(season.players, (player) => {
    const games = player.lastSeason?.games ?? 41;
    return priorValue(player) * (0.8 + 0.2 * Math.min(1, games / 70));
  });
}

/** Team ids in the order of the first round, drawn. */
export const pickOrder = (): number[] =>
  [...TEAM_IDS].sort((a, b) => drawUnit(DRAW.pickOrder, a) - drawUnit(DRAW.pickOrder, b));

/** A filled starting place is worth this much more than the player's points alone. */
const NEED_BONUS = 1.08;

function bestFor(
  season: Season,
  teamId: number,
  own: readonly number[],
  free: readonly number[],
  values: Float64Array,
) {
  const eligible = own.map((player) => season.eligible[player] ?? []);
  const filled = startersAmong(eligible);
  const picksLeft = ACTIVE_PLACES - own.length;
  const mustFill = STARTING_SLOTS.length - filled >= picksLeft;
  const centres = own.filter((player) => season.players[player]?.positions[0] === CENTRE).length;
  let best: { player: number; value: number } | undefined;
  for (const player of free) {
    // The list falls by value, so nobody further down can catch up with taste and need together.
    if (best && (values[player] ?? 0) * NEED_BONUS * 1.06 < best.value) break;
    if (season.players[player]?.positions[0] === CENTRE && centres >= CENTRE_LIMIT) continue;
    const fills = startersAmong([...eligible, season.eligible[player] ?? []]) > filled;
    if (mustFill && !fills) continue;
    const taste = 0.94 + 0.12 * drawUnit(DRAW.taste, teamId, season.players[player]?.id ?? 0);
    const value = (values[player] ?? 0) * taste * (fills ? NEED_BONUS : 1);
    if (!best || value > best.value) best = { player, value };
  }
  return best?.player;
}

/** All 130 picks in order. */
export function runDraft(season: Season): DraftPick[] {
  const values = draftValues(season);
  const free = [...season.players.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const order = pickOrder();
  const rosters = new Map(order.map((teamId) => [teamId, [] as number[]]));
  const picks: DraftPick[] = [];
  for (let round = 1; round <= ACTIVE_PLACES; round += 1) {
    for (const teamId of round % 2 === 1 ? order : [...order].reverse()) {
      const own = rosters.get(teamId) ?? [];
      const player = bestFor(season, teamId, own, free, values);
      if (player === undefined) throw new Error(`team ${teamId} finds nobody to draft`);
      own.push(player);
      free.splice(free.indexOf(player), 1);
      picks.push({ overall: picks.length + 1, round, teamId, player });
    }
  }
  return picks;
}
