/**
 * Leagues replayed over a real season: ten managers draft thirteen players each, and hold them.
 *
 * Everybody ranks by the same public figures, blurred a little differently, so drafts differ by seed as real ones do.
 * The first ten picks of a team can start together. Managers may replace players who have not played for weeks.
 */
import { drawNormal, drawUnit, textKey } from "./replay-draws";
import { ROSTER_SIZE, STARTERS, starterChooser } from "./replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "./replay-season";

export const TEAMS = 10;

export type LeagueRules = {
  /**
   * A player without a game for this many days is replaced on Monday by the best season average on the wire; `null`:
   * never.
   */
  readonly replaceAfterDays: number | null;
};

export type ReplayLeague = {
  readonly seed: number;
  /** The first week with rosters. */
  readonly draftWeek: number;
  /** Players on Monday, by week and team; empty before the draft. */
  readonly rosters: readonly (readonly (readonly number[])[])[];
};

/** Managers differ by this share in what they think of a player; ranks of public lists differ about so much. */
const TASTE = 0.1;

/** Without a prior season nothing is known on opening day, so the draft waits for two weeks of games. */
const BLIND_WEEKS = 2;

/** Games that a wire pick-up must be seen to play in: one in the last week. */
const SEEN_WITHIN_DAYS = 7;

const DRAW = { order: 1, taste: 2 } as const;

export function replayLeague(season: ReplaySeason, seed: number, rules: LeagueRules): ReplayLeague {
  const draftWeek = season.hasPrior ? 0 : BLIND_WEEKS;
  const rosters: (readonly (readonly number[])[])[] = Array.from({ length: draftWeek }, () => []);
  let current = draftedTeams(season, seed, draftWeek);
  for (let week = draftWeek; week < season.weekCount; week++) {
    if (rules.replaceAfterDays !== null && week > draftWeek) {
      current = withoutAbsent(season, current, { week, days: rules.replaceAfterDays });
    }
    rosters.push(current);
  }
  return { seed, draftWeek, rosters };
}

/** A player's value in public draft lists; `undefined` for players on no list. */
function listedValue(season: ReplaySeason, player: number, draftWeek: number): number | undefined {
  const rostered = season.players[player];
  if (!rostered || rostered.inPoolFromDay > draftWeek * DAYS_PER_WEEK) return undefined;
  if (season.hasPrior) return rostered.priorValue;
  const average = season.averages[draftWeek * season.players.length + player] ?? Number.NaN;
  return Number.isNaN(average) ? undefined : average;
}

export function draftedTeams(season: ReplaySeason, seed: number, draftWeek: number): number[][] {
  const listed = [...season.players.keys()].flatMap((player) => {
    const value = listedValue(season, player, draftWeek);
    return value === undefined ? [] : [{ player, value, key: textKey(season.players[player]?.playerId ?? "") }];
  });
  const order = [...Array(TEAMS).keys()].sort((a, b) => drawUnit(seed, DRAW.order, a) - drawUnit(seed, DRAW.order, b));
  const requests = order.map((team) =>
    listed
      .map(({ player, value, key }) => ({
        player,
        worth: value * (1 + TASTE * drawNormal(seed, DRAW.taste, team, key)),
      }))
      .sort((a, b) => b.worth - a.worth || a.player - b.player)
      .map(({ player }) => player),
  );
  const canStartTogether = startTest(season);
  const taken = new Set<number>();
  const teams: number[][] = order.map(() => []);
  for (let round = 0; round < ROSTER_SIZE; round++) {
    for (let turn = 0; turn < TEAMS; turn++) {
      const seat = round % 2 === 0 ? turn : TEAMS - 1 - turn;
      const own = teams[seat] ?? [];
      const free = (requests[seat] ?? []).filter((player) => !taken.has(player));
      const fits = own.length < STARTERS ? free.find((player) => canStartTogether([...own, player])) : free[0];
      const pick = fits ?? free[0];
      if (pick === undefined) throw new RangeError("too few players for a draft");
      own.push(pick);
      taken.add(pick);
    }
  }
  return teams;
}

function startTest(season: ReplaySeason): (players: readonly number[]) => boolean {
  const chooser = starterChooser((player) => season.players[player]?.positionBits ?? 0);
  return (players) => {
    let started = 0;
    chooser.choose(players, () => started++);
    return started === players.length;
  };
}

/** @param options.locked teams that replace nobody this way. */
export function withoutAbsent(
  season: ReplaySeason,
  teams: readonly (readonly number[])[],
  { week, days, locked }: { week: number; days: number; locked?: ReadonlySet<number> },
): number[][] {
  const { players, averages, lastPlayed } = season;
  const today = week * DAYS_PER_WEEK;
  const at = (player: number) => week * players.length + player;
  const absentDays = (player: number) => today - 1 - (lastPlayed[at(player)] ?? -1);
  const taken = new Set(teams.flat());
  const freeAgents = [...players.keys()]
    .filter((player) => !taken.has(player) && (players[player]?.inPoolFromDay ?? Number.POSITIVE_INFINITY) <= today)
    .filter((player) => absentDays(player) < SEEN_WITHIN_DAYS && !Number.isNaN(averages[at(player)] ?? Number.NaN))
    .sort((a, b) => (averages[at(b)] ?? 0) - (averages[at(a)] ?? 0) || a - b);
  // The first to choose changes every week.
  const retained = teams.map((team) => [...team]);
  for (let turn = 0; turn < retained.length; turn++) {
    const index = (turn + week) % retained.length;
    if (locked?.has(index)) continue;
    const team = retained[index] ?? [];
    for (const [place, player] of team.entries()) {
      if (absentDays(player) < days) continue;
      const newcomer = freeAgents.shift();
      if (newcomer !== undefined) team[place] = newcomer;
    }
  }
  return retained;
}
