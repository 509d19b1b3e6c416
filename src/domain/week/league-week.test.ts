/**
 * Who counts for what over the rest of the season: nothing if he is back only after it, and after the matchup from his
 * return on.
 */
import { describe, expect, it } from "vitest";
import type { PlayerOutlook } from "../engine/outlook";
import { easternDay, playerId } from "../ids";
import type { LeagueSettings } from "../league/league";
import { SLOT } from "../lineup/slots";
import type { InjuryStatus } from "../players/player";
import { addDays } from "../season/eastern-day";
import { isGoneForSeason, leagueWeek } from "./league-week";

const settings: LeagueSettings = {
  leagueName: "",
  size: 8,
  isPublic: null,
  format: "points",
  rawScoringType: "",
  scoringItems: [],
  slotCounts: { [SLOT.UTIL]: 2, [SLOT.IR]: 1 },
  positionLimits: {},
  slotGamesLimits: {},
  lineupLock: "",
  rosterLock: "",
  isUsingUndroppableList: false,
  tradeDeadlineAt: null,
  acquisitions: {
    type: "",
    isUsingBudget: false,
    budget: 0,
    minimumBid: 0,
    seasonLimit: null,
    matchupLimit: null,
    isMatchupLimitPerDay: false,
    waiverHours: 0,
    isWaiverOrderReset: null,
  },
  schedule: {
    periodType: "week",
    regularSeasonMatchups: 1,
    matchupPeriods: {},
    playoffTeamCount: 0,
    playoffMatchupWeeks: 1,
    seedingRule: null,
    isReseeded: false,
  },
};
/** Worth after the matchup by player id. */
const LATER_WORTH: Readonly<Record<number, number>> = { 4: 12.5 };
const todayDay = easternDay.parse("2025-03-24");
/** Today is day 1 of a matchup of 7 days, the season ends on day 21: two weeks are left after it. */
const season = { today: 1, todayDay, finalPeriod: 21 };

const player = (id: number, pointsPerGame: number, status: InjuryStatus = "ACTIVE", back: number | null = null) =>
  ({
    player: {
      playerId: playerId.parse(id),
      fullName: `Player ${id}`,
      defaultPositionId: 1,
      positions: [],
      eligibleSlots: [SLOT.UTIL, SLOT.IR],
      proTeamId: 1,
      isDroppable: true,
      percentOwned: null,
      availability: { status, isInjured: null, expectedReturnDay: back === null ? null : addDays(todayDay, back) },
    },
    gamesPlayed: 10,
    pointsPerGame,
    baselineLine: null,
    games: [],
    laterGames: () => [],
  }) satisfies PlayerOutlook;

const FREE_AGENTS = [9].map((id) => {
  const outlook = player(id, 5.5);
  return {
    outlook,
    pool: { player: outlook.player, poolStatus: "FREEAGENT" as const, onTeamId: null, waiverClearsAt: null, rows: [] },
  };
});

function heldWith(...roster: readonly (readonly [outlook: PlayerOutlook, slotId: number])[]) {
  const outcome = leagueWeek({
    settings,
    ...season,
    last: 7,
    areMovesClosedToday: false,
    addsLeft: 3,
    addPrice: 5,
    roster: roster.map(([outlook, slotId]) => ({
      outlook,
      entry: { player: outlook.player, slotId, isLineupLocked: false, isRosterLocked: false, dayRows: [] },
    })),
    freeAgents: FREE_AGENTS,
    untouchables: new Set<number>(),
    protectedCount: 1,
    clearsOnDay: () => 0,
    worthOf: () => 0,
    laterWorth: (id) => LATER_WORTH[id] ?? 0,
  });
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
}

describe("the rest of the season of a player who is out", () => {
  it.each([
    ["who is back after its last day", 21, true],
    ["who is back on its last day", 20, false],
    ["of whom nobody says when he is back", null, false],
  ])("%s", (_when, back, isGone) => {
    expect(isGoneForSeason(player(1, 40, "OUT", back), season)).toBe(isGone);
    expect(isGoneForSeason(player(1, 40, "ACTIVE", back), season)).toBe(false);
  });

  it("keeps him among the most valuable only if he comes back in it", () => {
    const reasonsOf = (back: number | null) =>
      heldWith(
        [player(1, 40, "OUT", back), SLOT.UTIL],
        [player(2, 22), SLOT.UTIL],
        [player(3, 1, "OUT", 2), SLOT.IR],
      ).keeps.map(({ reasons }) => reasons.includes("top-value"));
    expect(reasonsOf(20)).toEqual([true, false, false]);
    expect(reasonsOf(21)).toEqual([false, true, false]);
    expect(reasonsOf(190)).toEqual([false, true, false]);
    expect(reasonsOf(null)).toEqual([true, false, false]);
  });

  it("is worth after the matchup what the season says of him", () => {
    const { roster } = heldWith([player(1, 40), SLOT.UTIL], [player(4, 10), SLOT.UTIL]).week;
    expect(roster.map(({ valueAfter }) => valueAfter)).toEqual([0, LATER_WORTH[4]]);
  });
});

describe("the right to IR of a player who is out", () => {
  it.each([
    ["ends on the day he is back", 4, 4],
    ["stands today, as ESPN has his status, when he is back today", 0, 1],
    ["stands today when the day he was expected back is over", -3, 1],
    ["lasts while nobody says when he is back", null, undefined],
  ])("%s", (_what, back, irRightEnds) => {
    const { roster } = heldWith([player(1, 40, "OUT", back), SLOT.IR]).week;
    expect(roster[0]).toMatchObject({ isIrEligible: true, isInIr: true });
    expect(roster[0]?.irRightEnds).toBe(irRightEnds);
  });

  // Without a date his games count by the chance that he is back, here nearly a half: he may still be out.
  it("does not end where his games merely have a chance", () => {
    const out = player(1, 40, "OUT");
    const game = { period: 3, isUpcoming: true, pPlay: 0.45, projection: {} };
    const outlook = { ...out, games: [game] } as unknown as typeof out;
    const { roster } = heldWith([outlook, SLOT.IR]).week;
    expect(roster[0]?.irRightEnds).toBeUndefined();
  });
});

describe("a player whom nearly every league rosters", () => {
  const reasonsOf = (id: number, percentOwned: number | null, pointsPerGame = 5) => {
    const held = player(id, pointsPerGame);
    return heldWith(
      [player(1, 40), SLOT.UTIL],
      [{ ...held, player: { ...held.player, percentOwned } }, SLOT.UTIL],
    ).keeps.at(-1)?.reasons;
  };

  it("is not proposed as a drop while he is worth something later, or no free agent is clearly better", () => {
    expect(reasonsOf(4, 86)).toEqual(["widely-rostered"]);
    expect(reasonsOf(4, 85)).toEqual([]);
    expect(reasonsOf(4, null)).toEqual([]);
    // The free agent's 5.5 points a game are a tenth more than 5, and less than that more than 5.1.
    expect(reasonsOf(3, 99, 5)).toEqual([]);
    expect(reasonsOf(3, 99, 5.1)).toEqual(["widely-rostered"]);
  });
});
