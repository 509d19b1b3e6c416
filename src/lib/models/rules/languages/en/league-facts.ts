/** English. See `league-facts.ts` for what each phrase may hold. */
import type { LeagueFactPhrases, NewsTrust } from "../league-facts";

const TRUST: Readonly<Record<NewsTrust, string>> = {
  official: "club or league",
  outlet: "newsroom",
  aggregator: "repeats others",
  unknown: "trust unknown",
};
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const many = (amount: number, one: string): string => `${amount} ${amount === 1 ? one : `${one}s`}`;

export const LEAGUE_FACTS_EN: LeagueFactPhrases = {
  official: (name, status, back, age) =>
    `Official status of ${name}: ${status}${back === null ? "" : `, expected back ${back}`} (read ${age === "just now" ? age : `${age} ago`}).`,
  officialMissing: (reason) => `The official status could not be read. ${reason}`,
  noNews: (days, name) => `I found no news on ${name ?? "that"} in the last ${many(days, "day")}.`,
  newsTitle: "News:",
  newsItem: ({ day, age, source, trust, standing, title, says }) =>
    `${day} (${age === "just now" ? age : `${age} ago`}), ${source} (${TRUST[trust]}), ${standing}: “${title}”${says === null ? "" : `; “${says}”`}`,
  contradicts: "it says something else than the official status",
  unconfirmedNote: "Unconfirmed items are not facts; the official status outranks them.",

  playerGames: (name, games, left, from, to) =>
    `From ${from} to ${to} ${name} has ${many(games, "game")}, ${left} left to play.`,
  clubGames: (name, games, left, span, days) =>
    `${capitalised(span)} the ${name} have ${games === 0 ? "no game" : many(games, "game")}${left === null ? "" : `, ${left} left to play`}${days === "" ? "" : `: ${days}`}.`,
  span: (from, to) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
  clubsTitle: (from, to) => `Games of the clubs from ${from} to ${to}:`,
  noClubSoOften: "No club plays that often; here are all, most games first.",
  clubsWithGames: (names, games) => `${names}: ${many(games, "game")}`,
  clubsWithSecondNights: (names, count) =>
    `${names}: ${count === 1 ? "1 back-to-back" : `${count} back-to-backs`} (second nights)`,
  secondNights: (name, count) =>
    `${name} has ${count === 1 ? "1 back-to-back" : `${count} back-to-backs`} (second nights).`,
  gamesOn: (name, days) => `${name} plays ${days}.`,
  onIr: (name) => `${name} is on IR.`,
  teamGames: (team, games, left) => `${team} has ${many(games, "game")}, ${left} left to play.`,
  busyDays: (title, days) =>
    title === "most"
      ? `You have the most players with a game on ${days}.`
      : `You have the fewest players with a game on ${days}.`,
  dayCounts: (day, mine, theirs) => `${day}: you ${many(mine, "player")} with a game, opponent ${theirs}`,
  gameDay: (day, game) => `${day} ${game}`,

  record: (team, record, place, teams) =>
    place === null ? `${team} is ${record}.` : `Place ${place} of ${teams}: ${team}, ${record}.`,
  standing: (team, record) => `${team}: ${record}`,
  standingsTitle: (league) => `Standings of ${league}:`,
  scoresTitle: (league) => `Scoring of ${league}:`,
  stat: (stat, points) => `${stat}: ${many(points, "point")} a unit`,
  categories: (league, items) => `${league} counts these categories: ${items}.`,
  slots: (starters, bench, reserve) => `${starters} starters, ${bench} on the bench, ${reserve} on IR.`,
  adds: (text) => text,
  calendar: (text) => text,
  tradeDeadline: (text) => text,

  formTitle: (team, games) => `Form of ${team} over the last ${many(games, "game")}:`,
  formLine: (name, average, season, difference) =>
    `${name} averages ${average} fantasy points${
      season === null || difference === null
        ? ""
        : difference === 0
          ? `, the same as the season's ${season}`
          : `, ${Math.abs(difference)} ${difference > 0 ? "above" : "below"} the season's ${season}`
    }`,
  formMissed: (name, games) => `${name} missed ${many(games, "team game")}`,
  formAverages: (name, line) => `${name} averages ${line}`,
  withoutLog: (names) => `Their logs could not be read, so I cannot tell: ${names}.`,
  better: (name, difference) => `${name} is the hottest, ${difference} fantasy points above the season's average.`,
  worse: (name, difference) => `${name} is the coldest, ${difference} fantasy points below the season's average.`,
};
