/**
 * `mTeam+mRoster+mMatchup` of a category league, with the fuller roster entries that box scores leave out: health, locks,
 * acquisition, ratings. Its teams have `location` and `nickname` and no `name`, as in payloads of before 2023.
 */
import { boxScores, gameRow } from "./box-scores";
import { envelope, settings, status, teams } from "./league";
import { fullName, type MadePlayer, rosterOf, SLOTS, slimPlayer } from "./players";
import { gameIdOf, SEASON, TODAY, tipoffOf } from "./season";
import { LINES } from "./stat-lines";

const OWN = [4, 7];
const HEALTH = ["ACTIVE", "ACTIVE", "DAY_TO_DAY", "OUT"];

/** The row of today and the one of the day before: past rosters mix neighboring days. */
const rowsOf = (player: MadePlayer) =>
  [TODAY, TODAY - 1].map((period) => ({
    ...gameRow("category", player, period, LINES.small),
    externalId: String(gameIdOf(period, player.proTeamId)),
    id: `05${gameIdOf(period, player.proTeamId)}`,
  }));

const entry = (teamId: number, player: MadePlayer, place: number) => ({
  acquisitionDate: tipoffOf(-7),
  acquisitionType: "DRAFT",
  injuryStatus: "NORMAL",
  lineupSlotId: SLOTS[place] ?? 12,
  pendingTransactionIds: null,
  playerId: player.id,
  playerPoolEntry: {
    id: player.id,
    keeperValue: 0,
    keeperValueFuture: 0,
    lineupLocked: place % 3 === 1,
    onTeamId: teamId,
    player: {
      ...slimPlayer(player),
      active: true,
      droppable: place > 0,
      injured: HEALTH[place % 4] === "OUT",
      injuryStatus: HEALTH[place % 4],
      lastNewsDate: tipoffOf(70),
      ownership: {
        auctionValueAverage: 2.5,
        averageDraftPosition: 80.5,
        percentChange: 0.25,
        percentOwned: player.percentOwned,
        percentStarted: player.percentOwned / 2,
      },
      seasonOutlook: `${fullName(player)} is a made player.`,
      stats: rowsOf(player),
    },
    rosterLocked: false,
    status: "ONTEAM",
    tradeLocked: false,
  },
  status: "NORMAL",
});

export function combinedLeague() {
  const own = teams("category").flatMap(({ name, ...team }) =>
    OWN.includes(team.id)
      ? [
          {
            ...team,
            location: "Made",
            nickname: `Squad ${team.id}`,
            roster: { entries: rosterOf(team.id).map((player, place) => entry(team.id, player, place)) },
          },
        ]
      : [],
  );
  const slim = ({
    cumulativeScore,
    teamId,
    totalPoints,
  }: ReturnType<typeof boxScores>["schedule"][number]["home"]) => ({
    cumulativeScore,
    gamesPlayed: 0,
    teamId,
    totalPoints,
  });
  return {
    ...envelope("category"),
    members: [],
    schedule: boxScores("category").schedule.map(({ away, home, id, matchupPeriodId, winner }) => ({
      away: slim(away),
      home: slim(home),
      id,
      matchupPeriodId,
      winner,
    })),
    seasonId: SEASON,
    settings: settings("category"),
    status: status("category"),
    teams: own,
  };
}
