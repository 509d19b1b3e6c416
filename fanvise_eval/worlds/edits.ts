/** Changes to a league's answers, each everywhere that the wire says the same thing. */
import type { Edit } from "./open-world";
import type { Json } from "./world";

type Place = {
  readonly player: Json;
  /** The pool's row about him: owner, status, locks. Not in the plain list of players. */
  readonly row?: Json;
  /** His place on a roster. */
  readonly entry?: Json;
  /** A roster as it stands, and not what counted in the matchup. */
  readonly isRoster: boolean;
};

/** Every place of an answer that speaks of a player. */
function* placesOf(body: Json): Generator<Place> {
  if (Array.isArray(body)) {
    for (const player of body) yield { player, isRoster: false };
    return;
  }
  for (const row of body.players ?? []) yield { player: row.player, row, isRoster: false };
  for (const { isRoster, entries } of rostersOf(body)) {
    for (const entry of entries)
      yield { player: entry.playerPoolEntry.player, row: entry.playerPoolEntry, entry, isRoster };
  }
}

function* rostersOf(body: Json): Generator<{ isRoster: boolean; teamId: number; entries: Json[] }> {
  for (const team of body.teams ?? [])
    if (team.roster) yield { isRoster: true, teamId: team.id, entries: team.roster.entries };
  for (const { home, away } of body.schedule ?? []) {
    for (const side of [home, away]) {
      const today = side?.rosterForCurrentScoringPeriod?.entries;
      if (today) yield { isRoster: true, teamId: side.teamId, entries: today };
      const counted = side?.rosterForMatchupPeriod?.entries;
      if (counted) yield { isRoster: false, teamId: side.teamId, entries: counted };
    }
  }
}

const ofPlayer =
  (name: string, change: (place: Place) => void): Edit =>
  (body) => {
    for (const place of placesOf(body)) if (place.player.fullName === name) change(place);
  };

/** @param backOn the NBA team's estimate, `2025-02-12` */
export const status = (name: string, word: string, backOn?: string): Edit =>
  ofPlayer(name, ({ player }) => {
    if (!("injuryStatus" in player)) return;
    player.injuryStatus = word;
    player.injured = word === "OUT";
    delete player.expectedReturnDate;
    if (backOn !== undefined) player.expectedReturnDate = backOn.split("-").map(Number);
  });

/** ESPN tells nothing of his health: neither field is there. */
export const withoutStatus = (name: string): Edit =>
  ofPlayer(name, ({ player }) => {
    delete player.injuryStatus;
    delete player.injured;
    delete player.expectedReturnDate;
  });

export const eligible = (name: string, slots: readonly number[]): Edit =>
  ofPlayer(name, ({ player }) => {
    player.eligibleSlots = [...slots];
  });

export const undroppable = (name: string): Edit =>
  ofPlayer(name, ({ player }) => {
    player.droppable = false;
  });

export const renamed = (name: string, to: string): Edit =>
  ofPlayer(name, ({ player }) => {
    const [firstName = to, ...rest] = to.split(" ");
    Object.assign(player, { fullName: to, firstName, lastName: rest.join(" ") });
  });

export const teamRenamed =
  (name: string, to: string): Edit =>
  (body) => {
    for (const team of body.teams ?? []) if (team.name === name) team.name = to;
  };

export const slotted = (name: string, slot: number): Edit =>
  ofPlayer(name, ({ entry, isRoster }) => {
    if (entry && isRoster) entry.lineupSlotId = slot;
  });

/** A player without a game this season: no row of it and no games; the season before stays. */
export const withoutGames = (name: string, season: number): Edit =>
  ofPlayer(name, ({ player }) => {
    player.stats = player.stats?.filter(
      ({ seasonId, statSourceId }: Json) => seasonId !== season || statSourceId === 1,
    );
  });

/** Two players of two teams change places, slots included. */
function swapped(one: string, other: string): Edit {
  return (body) => {
    const found = [...rostersOf(body)].filter(({ isRoster }) => isRoster);
    const placeOf = (name: string) =>
      found.flatMap(({ entries, teamId }) => {
        const at = entries.findIndex(({ playerPoolEntry }) => playerPoolEntry.player.fullName === name);
        return at < 0 ? [] : [{ entries, teamId, at }];
      });
    // Once among the teams, once in today's matchups: each with its own.
    const [ones, others] = [placeOf(one), placeOf(other)];
    for (const [index, here] of ones.entries()) {
      const there = others[index];
      if (!there) continue;
      const [a, b] = [here.entries[here.at], there.entries[there.at]];
      here.entries[here.at] = { ...b, lineupSlotId: a.lineupSlotId };
      there.entries[there.at] = { ...a, lineupSlotId: b.lineupSlotId };
      here.entries[here.at].playerPoolEntry.onTeamId = here.teamId;
      there.entries[there.at].playerPoolEntry.onTeamId = there.teamId;
    }
    const rows = (body.players ?? []).filter(({ player }: Json) => [one, other].includes(player.fullName));
    if (rows.length === 2) [rows[0].onTeamId, rows[1].onTeamId] = [rows[1].onTeamId, rows[0].onTeamId];
    else
      for (const row of rows)
        row.onTeamId = SWAPPED_OWNERS.get(`${one}/${other}/${row.player.fullName}`) ?? row.onTeamId;
  };
}
/** Where only one of two swapped players is asked for, the answer does not tell the other's team. */
const SWAPPED_OWNERS = new Map<string, number>();
export function swappedBetween(one: string, teamOfOne: number, other: string, teamOfOther: number): Edit {
  SWAPPED_OWNERS.set(`${one}/${other}/${one}`, teamOfOther);
  SWAPPED_OWNERS.set(`${one}/${other}/${other}`, teamOfOne);
  return swapped(one, other);
}

/** Removes all free agents and players on waivers. */
export const nobodyIsFree: Edit = (body, { views }) => {
  if (views.includes("kona_player_info")) body.players = body.players.filter(({ onTeamId }: Json) => onTeamId !== 0);
};

export const everybodyFreeIs =
  (word: string): Edit =>
  (body) => {
    for (const { onTeamId, player } of body.players ?? []) {
      if (onTeamId !== 0) continue;
      player.injuryStatus = word;
      player.injured = word === "OUT";
      delete player.expectedReturnDate;
    }
  };

/** Changes settings where an answer holds them. */
export const settings =
  (change: (settings: Json) => void): Edit =>
  (body) => {
    if (body.settings?.rosterSettings) change(body.settings);
  };

const UTIL = 11;
const BENCH = 12;

/** Replaces UTIL slots with bench slots, and moves players at UTIL to the bench. */
export const benchForUtil: Edit = (body, request) => {
  settings(({ rosterSettings: { lineupSlotCounts } }) => {
    lineupSlotCounts[BENCH] += lineupSlotCounts[UTIL];
    lineupSlotCounts[UTIL] = 0;
  })(body, request);
  for (const { entry, isRoster } of placesOf(body))
    if (entry && isRoster && entry.lineupSlotId === UTIL) entry.lineupSlotId = BENCH;
};
export const addsUsed =
  (teamId: number, used: number): Edit =>
  (body) => {
    for (const team of body.teams ?? []) {
      if (team.id === teamId && team.transactionCounter)
        team.transactionCounter.matchupAcquisitionTotals[body.status.currentMatchupPeriod] = used;
    }
  };

/** Sets the scores of two teams in the current matchup of a points league, with their points per stat and day. */
export const scored =
  (points: Readonly<Record<number, number>>): Edit =>
  (body) => {
    for (const row of body.schedule ?? []) {
      if ((row.matchupPeriodId ?? body.status.currentMatchupPeriod) !== body.status.currentMatchupPeriod) continue;
      for (const side of [row.home, row.away]) {
        const requested = points[side?.teamId];
        if (requested === undefined || !side.cumulativeScore) continue;
        const more = requested - side.totalPoints;
        side.totalPoints = requested;
        if ("totalPointsLive" in side) side.totalPointsLive = requested;
        side.cumulativeScore.scoreByStat["0"].score += more;
        const [firstDay] = Object.keys(side.pointsByScoringPeriod ?? {});
        if (firstDay !== undefined) side.pointsByScoringPeriod[firstDay] += more;
      }
    }
  };

/** Sets the stats of two teams in the current matchup of a category league: results, wins and losses follow. */
export const bankedCategories =
  (scores: Readonly<Record<number, Readonly<Record<string, number>>>>, fewerIsBetter: readonly string[]): Edit =>
  (body) => {
    for (const row of body.schedule ?? []) {
      const sides = [row.home, row.away];
      if ((row.matchupPeriodId ?? body.status.currentMatchupPeriod) !== body.status.currentMatchupPeriod) continue;
      if (!sides.every((side) => side?.cumulativeScore && scores[side.teamId])) continue;
      for (const [index, side] of sides.entries()) {
        const other = scores[sides[1 - index].teamId] ?? {};
        const tally = { wins: 0, losses: 0, ties: 0 };
        for (const [stat, score] of Object.entries(scores[side.teamId] ?? {})) {
          const given = side.cumulativeScore.scoreByStat[stat];
          given.score = score;
          if (given.result === null && ["13", "14", "15", "16"].includes(stat)) continue;
          const lead = (score - (other[stat] ?? 0)) * (fewerIsBetter.includes(stat) ? -1 : 1);
          given.result = lead > 0 ? "WIN" : lead < 0 ? "LOSS" : "TIE";
          tally[lead > 0 ? "wins" : lead < 0 ? "losses" : "ties"] += 1;
        }
        Object.assign(side.cumulativeScore, tally);
      }
    }
  };

/**
 * Other points per stat: settings, every applied figure of a row, and the matchup's scores follow from the raw stats.
 */
export function scoredBy(points: Readonly<Record<string, number>>): Edit {
  const applied = (stats: Json): Record<string, number> =>
    Object.fromEntries(
      Object.entries(points).flatMap(([id, each]) => (stats?.[id] === undefined ? [] : [[id, each * stats[id]]])),
    );
  const total = (stats: Json): number => Object.values(applied(stats)).reduce((sum, each) => sum + each, 0);
  return (body, request) => {
    if (!request.isLeague) return;
    if (body.settings?.scoringSettings) {
      const [sample] = body.settings.scoringSettings.scoringItems;
      body.settings.scoringSettings.scoringItems = Object.entries(points).map(([id, each]) => ({
        ...sample,
        statId: Number(id),
        points: each,
      }));
    }
    for (const { player, row, entry } of placesOf(body)) {
      for (const stats of player.stats ?? []) {
        if (stats.appliedTotal === undefined) continue;
        stats.appliedStats = applied(stats.stats);
        stats.appliedTotal = total(stats.stats);
        if (stats.appliedAverage !== undefined)
          stats.appliedAverage = stats.stats["42"] ? stats.appliedTotal / stats.stats["42"] : 0;
      }
      const game = player.stats?.find(({ statSplitTypeId }: Json) => statSplitTypeId === 5);
      if (entry && row.appliedStatTotal !== undefined) row.appliedStatTotal = game?.appliedTotal ?? 0;
    }
    for (const row of body.schedule ?? []) {
      for (const side of [row.home, row.away]) {
        if (!side?.cumulativeScore) continue;
        const scores = side.cumulativeScore.scoreByStat;
        const stats = Object.fromEntries(Object.entries<Json>(scores).map(([id, { score }]) => [id, score]));
        const before = side.totalPoints;
        side.totalPoints = total(stats);
        if ("totalPointsLive" in side) side.totalPointsLive = side.totalPoints;
        // Days hold points alone: their shares of the total stay as they were.
        for (const day of Object.keys(side.pointsByScoringPeriod ?? {}))
          side.pointsByScoringPeriod[day] *= before === 0 ? 0 : side.totalPoints / before;
        for (const id of Object.keys(scores)) if (!(id in points)) delete scores[id];
      }
    }
  };
}
