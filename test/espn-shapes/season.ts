/**
 * The made season 2025-26: 175 scoring periods, period 1 is Monday, October 20, 2025, opening night is period 2.
 *
 * NBA teams 1 to 10 play on Monday, Wednesday, Friday and Sunday, 11 to 20 on Tuesday, Thursday and Saturday, 21 to 30 on
 * Wednesday, Friday and Saturday. Nobody plays on Thanksgiving (39), December 24 (66) and in the All-Star break (117 to 122).
 */
import { seeded } from "./seeded";

export const SEASON = 2026;
export const FINAL_PERIOD = 175;
/** Thursday, January 8, 2026, in matchup 12 (periods 78 to 84). */
export const TODAY = 81;
export const MATCHUP = 12;
/** 2:30 a.m. Eastern on January 9: still scoring period 81, its games played. */
export const NOW = "2026-01-09T02:30:00-05:00";
export const FIRST_DAY_OF_MATCHUP = 78;

/** Half past midnight UTC is 8:30 p.m. or 7:30 p.m. Eastern on the day before, in summer and in winter time. */
export const tipoffOf = (period: number): number => Date.UTC(2025, 9, 20 + period, 0, 30);
export const gameIdOf = (period: number, home: number): number => 900_000_000 + period * 100 + home;

/** Monday first: which of the three groups of ten teams play. */
const GROUPS_BY_WEEKDAY = [[0], [1], [0, 2], [1], [0, 2], [1, 2], [0]] as const;
const isOff = (period: number): boolean =>
  period < 2 || period === 39 || period === 66 || (period >= 117 && period <= 122);
export const groupOf = (proTeam: number): number => Math.floor((proTeam - 1) / 10);

export function groupsOn(period: number): readonly number[] {
  return isOff(period) ? [] : (GROUPS_BY_WEEKDAY[(period - 1) % 7] ?? []);
}

export type Game = { period: number; home: number; away: number };
/** Games that tests name: the NBA team of the player card at home. */
export const CARD_TEAM = 18;
const NAMED_GAME = { period: 79, home: CARD_TEAM, away: 15 };

export function games(): Game[] {
  const random = seeded(20_251_020);
  const all: Game[] = [];
  for (let period = 1; period <= FINAL_PERIOD; period += 1)
    for (const group of groupsOn(period)) {
      const named = period === NAMED_GAME.period && group === groupOf(NAMED_GAME.home) ? [NAMED_GAME] : [];
      const taken = new Set(named.flatMap(({ home, away }) => [home, away]));
      const ids = Array.from({ length: 10 }, (_, index) => group * 10 + 1 + index).filter((id) => !taken.has(id));
      const order = random.shuffle(ids);
      const pairs = order.flatMap((home, index) => {
        const away = order[index + 1];
        return index % 2 === 0 && away !== undefined ? [{ period, home, away }] : [];
      });
      all.push(...named, ...pairs);
    }
  return all;
}

/** ESPN's own abbreviations: they are of the NBA, and ids are mapped by them. */
const ABBREVIATIONS =
  "FA Atl Bos NO Chi Cle Dal Den Det GS Hou Ind LAC LAL Mia Mil Min Bkn NY Orl Phi Phx Por Sac SA OKC Utah Wsh Tor Mem Cha".split(
    " ",
  );

function proTeam(id: number, all: readonly Game[]) {
  const byPeriod: Record<string, object[]> = {};
  for (const { period, home, away } of all)
    if (home === id || away === id)
      byPeriod[period] = [
        {
          awayProTeamId: away,
          date: tipoffOf(period),
          homeProTeamId: home,
          id: gameIdOf(period, home),
          scoringPeriodId: period,
          startTimeTBD: false,
          statsOfficial: period <= TODAY,
          validForLocking: true,
        },
      ];
  return {
    abbrev: ABBREVIATIONS[id],
    byeWeek: 0,
    id,
    location: id === 0 ? "" : `City ${id}`,
    name: id === 0 ? "FA" : `Team of city ${id}`,
    proGamesByScoringPeriod: byPeriod,
    universeId: id === 0 ? 0 : 1 + (id % 2),
  };
}

/** `proTeamSchedules_wl`: every game under both teams. Word lists are cut to one or two words each. */
export function proSchedule() {
  const all = games();
  const words = Object.fromEntries(TYPE_NAMES.map((name) => [name, ["NONE", "OTHER"]]));
  return {
    display: true,
    settings: {
      defaultDraftPosition: 4,
      draftLobbyMinimumLeagueCount: 7,
      gameNotificationSettings: Object.fromEntries(NOTIFICATIONS.map((name) => [`${name}NotificationsEnabled`, true])),
      gated: false,
      playerOwnershipSettings: {
        firstGameDate: tipoffOf(2),
        lastGameDate: tipoffOf(FINAL_PERIOD),
        startDate: tipoffOf(1),
      },
      proTeams: ABBREVIATIONS.map((_, id) => proTeam(id, all)),
      readOnly: false,
      teamActivityEnabled: true,
      typeNames: words,
    },
  };
}

const NOTIFICATIONS = [
  "availability",
  "draft",
  "injury",
  "lineup",
  "positionEligibility",
  "rosterNews",
  "startBench",
  "trade",
];
const TYPE_NAMES = [
  ...["acquisitionTypes", "draftOrderTypes", "draftTypes", "executionTypes", "injuryStatusTypes", "inviteTypes"],
  ...["keeperOrderTypes", "leagueSubTypes", "locktimeTypes", "logoTypes", "matchupTieRuleTypes", "messageTypes"],
  ...["moveTypes", "notificationTypes", "periodTypes", "playerOwnershipActivityLevels", "playerStatusTypes"],
  ...["playoffTierTypes", "pollTypes", "rankTypes", "recordSeedingRuleTypes", "restrictionTypes", "resultTypes"],
  ...["rosterInjuryStatusTypes", "rosterStatusTypes", "scoringTypes", "topicTypes", "tradeBlockStatusTypes"],
  ...["transactionStatusTypes", "transactionTeamActionTypes", "transactionTypes", "winnerTypes"],
];

/** The week table that ESPN's web client carries, for this season: Monday to Sunday, week 17 with the break has 14 days. */
export function weekTable() {
  const starts = Array.from({ length: 24 }, (_, index) => 1 + 7 * index + (index > 16 ? 7 : 0));
  const periods = starts.map((start, index) => ({
    id: index + 1,
    scoringPeriodStart: start,
    scoringPeriodEnd: index === 16 ? 126 : start + 6,
  }));
  return {
    game: "fba",
    season: SEASON,
    periodTypes: [
      {
        daily: false,
        id: 0,
        seasonLong: true,
        weekly: false,
        periods: [{ id: 1, scoringPeriodStart: 1, scoringPeriodEnd: FINAL_PERIOD }],
      },
      { daily: false, id: 2, seasonLong: false, weekly: true, periods },
    ],
  };
}
