/**
 * What ESPN was seen to send beside the ordinary, in one payload a kind: ids as text, nulls, absent fields, words and slots that
 * nobody knows, byes, rounds of two weeks, a rotisserie season, days without a list of games.
 */
import { CATEGORIES } from "./league";
import { playerAt, slimPlayer } from "./players";
import { gameIdOf, games, tipoffOf } from "./season";

const player = (index: number, more: object = {}) => ({ ...slimPlayer(playerAt(index)), stats: [], ...more });
const entry = (index: number, lineupSlotId: number, more: object = {}, locks: object = {}) => ({
  lineupSlotId,
  playerId: playerAt(index).id,
  playerPoolEntry: { id: playerAt(index).id, ...locks, player: player(index, more) },
});

/** In order: readable in spite of everything, then one that must not be guessed at. */
export const oddRosters = () => [
  {
    id: 4,
    roster: {
      entries: [
        // Slots 14 and 15 have no use in basketball that anybody has seen.
        entry(0, 14, { eligibleSlots: [0, 5, 8, 11, 12, 13, 14, 15] }, { lineupLocked: true, rosterLocked: false }),
        // Health: not sent, sent as nothing, a word of a later year, and in small letters.
        entry(1, 0),
        entry(2, 1, { injuryStatus: null, injured: null }),
        entry(3, 2, { injuryStatus: "REHAB_ASSIGNMENT", injured: true }),
        entry(4, 12, { injuryStatus: "day_to_day", injured: false, expectedReturnDate: [2026, 2, 3] }),
        // Nobody's team in the NBA, and no share of leagues.
        entry(5, 13, { proTeamId: 0, ownership: null, expectedReturnDate: null }),
        // His id is text in one of the two places: nobody can say whether they are the same.
        { ...entry(6, 3), playerId: String(playerAt(6).id) },
      ],
    },
  },
  // Teams of the old kind have two halves of a name; this one has no roster on that day.
  { id: 7, location: "Old", nickname: "Kind", roster: null },
];

/** Dropped, on waivers, owned; then a status of a later year. */
export const oddPool = () => [
  { id: playerAt(200).id, onTeamId: 0, status: "FREEAGENT", player: player(200) },
  { id: playerAt(201).id, onTeamId: 0, status: "WAIVERS", waiverProcessDate: tipoffOf(82), player: player(201) },
  { id: playerAt(202).id, onTeamId: 14, status: "ONTEAM", waiverProcessDate: 0, player: player(202) },
  { id: playerAt(203).id, onTeamId: null, status: "RESERVED", player: player(203, { stats: null }) },
  { id: String(playerAt(204).id), onTeamId: 0, status: "FREEAGENT", player: player(204) },
];

const side = (teamId: number, more: object = {}) => ({ gamesPlayed: 0, teamId, totalPoints: 0, ...more });

/** A bye, a round of the playoffs with fourteen days, a tie, a row without a winner, a side that cannot be read. */
export const oddMatchups = () => [
  { id: 1, matchupPeriodId: 21, playoffTierType: "WINNERS_BRACKET", winner: "UNDECIDED", home: side(4) },
  {
    id: 2,
    matchupPeriodId: 21,
    playoffTierType: "WINNERS_CONSOLATION_LADDER",
    winner: "HOME",
    // Fourteen days of 10 points.
    home: side(7, {
      totalPoints: 140,
      pointsByScoringPeriod: Object.fromEntries(Array.from({ length: 14 }, (_, day) => [148 + day, 10])),
    }),
    away: side(8, { totalPoints: 99.5, cumulativeScore: null }),
  },
  { id: 3, matchupPeriodId: 12, playoffTierType: "NONE", winner: "TIE", home: side(11), away: side(12) },
  { id: 4, matchupPeriodId: 12, home: side(1), away: side(2), winner: null },
  { id: 5, matchupPeriodId: 12, winner: "AWAY", home: side(14), away: { teamId: "?" } },
];

/** One row for the whole season: `rank` holds a category's points, the games of slot 0 are counted against a cap. */
export const rotoSchedule = () => [
  {
    id: 1,
    matchupPeriodId: 1,
    teams: [4, 7].map((teamId, index) => ({
      cumulativeScore: {
        losses: 0,
        scoreByStat: Object.fromEntries(
          CATEGORIES.map((id) => [
            id,
            { ineligible: false, rank: index === 0 ? 2 : 1, result: null, score: 10 - index },
          ]),
        ),
        statBySlot: {
          0: { exceededOnScoringPeriod: 0, limitExceeded: false, statId: 42, value: 31 + index },
          11: { exceededOnScoringPeriod: 0, limitExceeded: false, statId: 40, value: 900 },
        },
        ties: 0,
        wins: 0,
      },
      teamId,
      // Two and one points in each of nine categories.
      totalPoints: index === 0 ? 18 : 9,
    })),
  },
];

/** A day whose only game was put off, a game without an instant, one listed a second time, a team with no list at all. */
export function oddSchedule() {
  const [first] = games();
  if (!first) throw new Error("the made season has no game");
  const { period, home, away } = first;
  const game = {
    awayProTeamId: away,
    date: tipoffOf(period),
    homeProTeamId: home,
    id: gameIdOf(period, home),
    scoringPeriodId: period,
  };
  return {
    settings: {
      proTeams: [
        { id: 0, proGamesByScoringPeriod: null },
        { id: home, proGamesByScoringPeriod: { [period]: [game], 9: [], 10: [{ ...game, id: 1, date: 0 }] } },
        { id: away, proGamesByScoringPeriod: { [period]: [game] } },
        { id: 30 },
      ],
    },
  };
}
