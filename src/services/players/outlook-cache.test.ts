/** What is kept of a player's outlook is what would be worked out anew, whatever has changed meanwhile. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { playerOutlook } from "@/domain/engine/outlook";
import { easternDay, playerId, scoringPeriodId } from "@/domain/ids";
import type { ProGame } from "@/domain/league/matchup";
import type { Player, StatRow } from "@/domain/players/player";
import { addDays } from "@/domain/season/eastern-day";
import { gamesByProTeam } from "@/domain/season/pro-schedule";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { STAT } from "@/domain/stats/stats";
import { cachedOutlooks } from "./outlook-cache";

const PRO_TEAM = 2;
const firstDay = easternDay.parse("2024-10-22");
const dayOf = (period: number) => addDays(firstDay, period - 1);
/** Every second day; each third game has no time yet. */
const games = Array.from({ length: 30 }, (_, at): ProGame => {
  const period = scoringPeriodId.parse(1 + 2 * at);
  const isTimeTbd = at % 3 === 0;
  const tipoffAt = `${dayOf(period)}T${isTimeTbd ? "05" : "23"}:30:00Z`;
  const proTeams = { homeProTeamId: PRO_TEAM, awayProTeamId: 3 };
  return { gameId: at, scoringPeriod: period, tipoffAt, isTimeTbd, isOfficial: false, ...proTeams };
});
const stats = { [STAT.MIN]: 30, [STAT.FGM]: 5, [STAT.FGA]: 11, [STAT.AST]: 4, [STAT.DREB]: 5, [STAT.FTM]: 2 };
const rowsUntil = (period: number): StatRow[] =>
  games
    .filter((game) => game.scoringPeriod < period)
    .map((game) => ({
      kind: "game",
      isProjected: false,
      season: 2025,
      proGameId: null,
      proTeamId: PRO_TEAM,
      appliedTotal: null,
      scoringPeriod: game.scoringPeriod,
      stats,
    }));
const player = (status: "ACTIVE" | "OUT"): Player => ({
  playerId: playerId.parse(7),
  fullName: "A Player",
  defaultPositionId: 1,
  positions: ["PG"],
  eligibleSlots: [0, 5, 11],
  proTeamId: PRO_TEAM,
  isDroppable: true,
  percentOwned: 50,
  availability: { status, isInjured: null, expectedReturnDay: null },
});

it("equals the outlook worked out anew at every moment of a fortnight", () => {
  const rows = [rowsUntil(20), rowsUntil(24)];
  const players = [player("ACTIVE"), player("OUT")];
  const moment = fc.record({
    /** Tip-offs, and moments beside them. */
    minute: fc.oneof(fc.integer({ min: 0, max: 8 * 1_440 }), fc.constantFrom(1_409, 1_410, 1_411, 4_289, 4_290)),
    last: fc.constantFrom(30, 33),
    ofRows: fc.constantFrom(0, 1),
    ofPlayer: fc.constantFrom(0, 1),
    inPoints: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(moment, { minLength: 2, maxLength: 12 }), (moments) => {
      for (const { minute, last, ofRows, ofPlayer, inPoints } of moments) {
        const nowMs = Date.parse(`${dayOf(25)}T05:00:00Z`) + minute * 60_000;
        const today = scoringPeriodId.parse(25 + Math.floor(minute / 1_440));
        const setting = {
          season: 2025,
          gamesOf: gamesByProTeam(games),
          today,
          last,
          nowMs,
          dayOf,
          scoringItems: inPoints ? ESPN_DEFAULT_POINTS : null,
        };
        const [player, lines] = [players[ofPlayer], rows[ofRows]];
        if (!player || !lines) throw new Error("no such man");
        const stored = cachedOutlooks({ games }, setting);
        const first = stored(player, lines);
        expect(JSON.parse(JSON.stringify(first))).toEqual(
          JSON.parse(JSON.stringify(playerOutlook(player, lines, setting))),
        );
        expect(stored(player, lines)).toBe(first);
      }
    }),
    { numRuns: 200 },
  );
});
