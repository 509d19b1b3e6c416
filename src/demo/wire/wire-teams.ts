/** Teams, rosters, transactions and the draft of a demo league in ESPN's shape. */
import { sha256Hex } from "@/lib/crypto/sha256";
import { TEAM_IDS } from "../league/draft";
import { MOVES_HOUR } from "../league/league-rules";
import type { Ledger } from "../league/ledger";
import { type Standing, standings } from "../league/matchups";
import type { Move } from "../league/move";
import { rotoTable } from "../league/roto";
import { type DemoFormat, summableStats } from "../league/scoring";
import { BENCH, IR } from "../league/slots";
import type { Place } from "../league/team-day";
import { instantInPeriod, matchupOfPeriod } from "../season/calendar";
import { type FilterPart, listOf, type Pool } from "./pool";
import { espnPlayer, gameRow, seasonRows } from "./wire-player";
import { ROTO_MATCHUP } from "./wire-roto";

const TEAM_NAMES: Readonly<Record<number, readonly [name: string, abbrev: string]>> = {
  1: ["Fan Favorites (demo)", "FAN"],
  2: ["Baseline Bandits (demo)", "BB"],
  3: ["Corner Three Club (demo)", "C3"],
  4: ["Dime Droppers (demo)", "DIME"],
  5: ["Euro Steppers (demo)", "EURO"],
  6: ["Glass Cleaners (demo)", "GLAS"],
  7: ["Heat Check Heroes (demo)", "HEAT"],
  8: ["Paint Protectors (demo)", "PNT"],
  9: ["Sixth Men (demo)", "SIX"],
  10: ["Transition Game (demo)", "TRAN"],
};

const memberId = (teamId: number): string => `{DE300000-0000-4000-8000-${String(teamId).padStart(12, "0")}}`;

export const espnMembers = () =>
  TEAM_IDS.map((teamId) => ({
    displayName: `demo-manager-${teamId}`,
    firstName: "Demo",
    id: memberId(teamId),
    lastName: `Manager ${teamId}`,
    notificationSettings: [],
  }));

function espnRecord(row: Standing, leader: Standing) {
  const gamesBack = (leader.wins - row.wins + (row.losses - leader.losses)) / 2;
  const last = row.form.at(-1);
  const run = last ? [...row.form].reverse().findIndex((result) => result !== last) : 0;
  const overall = {
    gamesBack: Math.max(0, gamesBack),
    losses: row.losses,
    percentage: row.percentage,
    pointsAgainst: row.pointsAgainst,
    pointsFor: row.pointsFor,
    streakLength: run === -1 ? row.form.length : run,
    streakType: last ?? "NONE",
    ties: row.ties,
    wins: row.wins,
  };
  return { division: overall, overall };
}

function transactionCounter(ledger: Ledger, format: DemoFormat, teamId: number) {
  const count = { acquisitions: 0, drops: 0, moveToIR: 0, moveToActive: 0 };
  const byMatchup: Record<string, number> = {};
  for (let period = 1; period <= ledger.lineupDay; period += 1)
    for (const move of ledger.world.day(period).moves) {
      if (move.teamId !== teamId) continue;
      if ("drop" in move && move.drop !== undefined) count.drops += 1;
      if (move.kind === "toIr") count.moveToIR += 1;
      if (move.kind === "fromIr") count.moveToActive += 1;
      if (move.kind !== "add") continue;
      count.acquisitions += 1;
      const matchup = format === "roto" ? ROTO_MATCHUP : matchupOfPeriod(period);
      byMatchup[matchup] = (byMatchup[matchup] ?? 0) + 1;
    }
  return { acquisitionBudgetSpent: 0, ...count, matchupAcquisitionTotals: byMatchup, trades: 0 };
}

/** A rotisserie league has no matchups to win: its teams stand by their points. */
const rotoStandings = (ledger: Ledger): Standing[] =>
  rotoTable(ledger)
    .map(({ teamId, total, seed }) => {
      const record = { wins: 0, losses: 0, ties: 0, percentage: 0, pointsAgainst: 0, form: [] };
      return { ...record, teamId, pointsFor: total, seed };
    })
    .sort((a, b) => a.seed - b.seed);

/** `mTeam` and `mStandings`: records count finished matchups of the regular season. */
export function espnTeams(ledger: Ledger, format: DemoFormat) {
  const table = format === "roto" ? rotoStandings(ledger) : standings(ledger, format);
  const leader = table[0];
  if (!leader) throw new Error("the league has no teams");
  return [...table]
    .sort((a, b) => a.teamId - b.teamId)
    .map((row) => {
      const [name, abbrev] = TEAM_NAMES[row.teamId] ?? ["Demo team", "DEMO"];
      const stats = summableStats(ledger.teamCounts(row.teamId, 1, ledger.today));
      return {
        abbrev,
        currentProjectedRank: row.seed,
        divisionId: 0,
        eliminated: false,
        id: row.teamId,
        isTransactionLocked: false,
        logo: "",
        name,
        owners: [memberId(row.teamId)],
        playoffSeed: row.seed,
        points: row.pointsFor,
        primaryOwner: memberId(row.teamId),
        rankCalculatedFinal: 0,
        rankFinal: 0,
        record: espnRecord(row, leader),
        tradeBlock: {},
        transactionCounter: transactionCounter(ledger, format, row.teamId),
        valuesByStat: stats,
        waiverRank: TEAM_IDS.length + 1 - row.seed,
      };
    });
}

const acquisition = ({ acquiredAt, acquiredBy }: Place) => ({
  acquisitionDate: acquiredAt,
  acquisitionType: acquiredBy,
});

/**
 * `mRoster`: a day's places. Days to come show today's and what was moved for them; a past day shows its own slots with
 * today's player facts.
 */
export function espnRoster(ledger: Ledger, format: DemoFormat, pool: Pool, teamId: number, period: number) {
  const entries = ledger.placesOn(teamId, period).map((slot) => {
    const id = ledger.world.season.players[slot.player]?.id ?? 0;
    const game = gameRow(ledger, format, slot.player, period);
    const stats = [...seasonRows(ledger, format, slot.player), ...(game ? [game] : [])];
    return {
      ...acquisition(slot),
      injuryStatus: "NORMAL",
      lineupSlotId: slot.slot,
      pendingTransactionIds: null,
      playerId: id,
      playerPoolEntry: {
        appliedStatTotal: game?.appliedTotal ?? 0,
        id,
        keeperValue: 0,
        lineupLocked: pool.isLineupLocked(slot.player),
        onTeamId: pool.ownerOf(slot.player),
        player: espnPlayer(ledger, pool.ownership, slot.player, stats),
        ...(pool.ratings && { ratings: pool.ratings.get(slot.player) }),
        rosterLocked: pool.isRosterLocked,
        status: pool.statusOf(slot.player),
        tradeLocked: false,
      },
      status: "NORMAL",
    };
  });
  const started = entries.filter((entry) => entry.lineupSlotId !== BENCH && entry.lineupSlotId !== IR);
  const appliedStatTotal = started.reduce((sum, entry) => sum + entry.playerPoolEntry.appliedStatTotal, 0);
  return { appliedStatTotal, entries, tradeReservedEntries: 0 };
}

const transactionId = (...key: readonly (string | number)[]): string => {
  const hex = sha256Hex(key.join("/"));
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
};

const item = (
  type: string,
  playerId: number,
  fromTeamId: number,
  toTeamId: number,
  fromSlot: number,
  toSlot: number,
) => ({
  fromLineupSlotId: fromSlot,
  fromTeamId,
  isKeeper: false,
  overallPickNumber: 0,
  playerId,
  toLineupSlotId: toSlot,
  toTeamId,
  type,
});

function itemsOf(ledger: Ledger, move: Move) {
  const id = (index: number) => ledger.world.season.players[index]?.id ?? 0;
  const drop = (index: number) => item("DROP", id(index), move.teamId, 0, BENCH, -1);
  if (move.kind === "add") {
    const add = item("ADD", id(move.add), 0, move.teamId, -1, BENCH);
    return move.drop === undefined ? [add] : [add, drop(move.drop)];
  }
  if (move.kind === "drop") return [drop(move.drop)];
  if (move.kind === "lineup")
    return move.changes.map(({ player, from, to }) => item("LINEUP", id(player), 0, 0, from, to));
  const [from, to] = move.kind === "toIr" ? [BENCH, IR] : [IR, BENCH];
  return [item("LINEUP", id(move.player), 0, 0, from, to)];
}

/**
 * `mTransactions2` of one day. Lineups set by the managers each morning are not listed, moves and the person's lineups
 * are.
 */
export function espnTransactions(ledger: Ledger, period: number, filter: FilterPart) {
  if (period < 1 || period > ledger.lineupDay) return [];
  const types = listOf(filter, "filterType");
  return ledger.world
    .day(period)
    .moves.map((move, at) => ({
      bidAmount: 0,
      executionType: "EXECUTE",
      id: transactionId(period, at, move.teamId),
      isActingAsTeamOwner: false,
      isLeagueManager: false,
      isPending: false,
      items: itemsOf(ledger, move),
      memberId: memberId(move.teamId),
      proposedDate: move.at ?? instantInPeriod(period, MOVES_HOUR, at),
      rating: 0,
      scoringPeriodId: period,
      status: "EXECUTED",
      teamId: move.teamId,
      type: move.kind === "add" ? "FREEAGENT" : "ROSTER",
    }))
    .filter((transaction) => !types || types.has(transaction.type));
}

/** `mDraftDetail`. */
export const espnDraft = (ledger: Ledger) => ({
  drafted: true,
  inProgress: false,
  picks: ledger.world.picks.map((pick) => ({
    autoDraftTypeId: 0,
    bidAmount: 0,
    id: pick.overall,
    keeper: false,
    lineupSlotId: BENCH,
    memberId: memberId(pick.teamId),
    nominatingTeamId: 0,
    overallPickNumber: pick.overall,
    playerId: ledger.world.season.players[pick.player]?.id ?? 0,
    reservedForKeeper: false,
    roundId: pick.round,
    roundPickNumber: ((pick.overall - 1) % TEAM_IDS.length) + 1,
    teamId: pick.teamId,
    tradeLocked: false,
  })),
});
