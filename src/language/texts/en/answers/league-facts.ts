/** English. `src/language/texts/answers/league-facts.ts` says what each phrase may hold. */
import type { ExtraStat, ResultFormat } from "@/language/questions/understanding/league-topics";
import type { LeagueFactPhrases, NewsTrust } from "@/language/texts/answers/league-facts";

const TRUST: Readonly<Record<NewsTrust, string>> = {
  official: "team or league",
  outlet: "newsroom",
  aggregator: "repeats others",
  unknown: "trust unknown",
};
/** Each in the plural, at the head of a sentence. */
const EXTRA_STAT: Readonly<Record<ExtraStat, string>> = {
  TD: "Triple-doubles",
  DD: "Double-doubles",
  QD: "Quadruple-doubles",
  OREB: "Offensive rebounds",
  DREB: "Defensive rebounds",
  PF: "Fouls",
  TF: "Technical fouls",
  FF: "Flagrant fouls",
  EJ: "Ejections",
  MIN: "Minutes",
  "3PA": "Three-point attempts",
};

const RESULT_COUNTS: Readonly<Record<ResultFormat, string>> = {
  each: "Every category counts by itself: each one won is a win in the standings, each one lost a loss, each one tied a tie.",
  most: "The matchup is one win in the standings for the team that wins more categories, and one loss for the other, however close it is.",
  points:
    "The matchup is one win in the standings for the team with more fantasy points, and one loss for the other, however close it is.",
  season: "There are no weekly wins and losses: the whole season is one table.",
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
  proTeamGames: (name, games, left, span, days) =>
    `${capitalised(span)} the ${name} have ${games === 0 ? "no game" : many(games, "game")}${left === null ? "" : `, ${left} left to play`}${days === "" ? "" : `: ${days}`}.`,
  span: (from, to) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
  proTeamsTitle: (from, to) => `NBA games from ${from} to ${to}:`,
  noProTeamSoOften: "No team plays that often; here are all of them, most games first.",
  proTeamsWithGames: (names, games) => `${names}: ${many(games, "game")}`,
  proTeamsWithBackToBacks: (names, count) => `${names}: ${count === 1 ? "1 back-to-back" : `${count} back-to-backs`}`,
  backToBackGames: (name, games) => `${name}: ${games}`,
  noBackToBacks: (days) => `None of your players has a back-to-back ${days}.`,
  secondNights: (name, count) => `${name} has ${count === 1 ? "1 back-to-back" : `${count} back-to-backs`}.`,
  gamesOn: (name, days) => `${name} plays ${days}.`,
  onIr: (name) => `${name} is on IR.`,
  teamGames: (team, games, left, playable) =>
    left === games
      ? `${team} has ${many(games, "game")} left to play${playable === null ? "" : ` (${playable} playable)`}.`
      : `${team} has ${many(games, "game")}, ${left}${playable === null ? "" : ` (${playable} playable)`} left to play.`,
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
  adds: (text, _matchupLimit, addsLeft, _budget, used) =>
    [
      text,
      ...(used === null ? [] : [`You have made ${many(used, "add")} in this matchup.`]),
      ...(addsLeft === null ? [] : [`You have ${many(addsLeft, "add")} left.`]),
    ].join(" "),
  waivers: (text, _hours, budget, rank) =>
    [
      text,
      ...(budget === null
        ? [
            "There is no FAAB budget: claims go by waiver order.",
            ...(rank === null ? [] : [`${rank.team}: place ${rank.place} in that order.`]),
          ]
        : [`Claims go by FAAB bids from a budget of ${budget}.`]),
    ].join(" "),
  positionLimit: (position, max, isTooMany) =>
    `${isTooMany === null ? "" : isTooMany ? "No: " : "Yes: "}${isTooMany === null ? "A" : "a"} roster may hold ${max} of position ${position} at most.`,
  noPositionLimit: (position) =>
    position === null
      ? "The league does not limit how many of a position a roster may hold."
      : `The league does not limit how many of position ${position} a roster may hold.`,
  gamesLimits: (list) => `Games are limited by slot: ${list}.`,
  gamesLimit: (slot, games) => `${slot} ${games}`,
  noGamesLimit: "Games are not limited by slot.",
  playoffSeed: (team, place, teams, record, entering) =>
    `${place <= entering ? "As it stands, yes" : "As it stands, no"}: ${team} is in place ${place} of ${teams} at ${record}, and ${many(entering, "team")} enter the playoffs.`,
  extraStat: (stat, league, points) =>
    points === "not scored"
      ? `${EXTRA_STAT[stat]} are not scored in ${league}: they bring nothing extra.`
      : points === null
        ? `${EXTRA_STAT[stat]} are a category of ${league}.`
        : `${EXTRA_STAT[stat]} are worth ${many(points, "point")} each in ${league}.`,
  resultCounts: (format) => RESULT_COUNTS[format],
  calendar: (text) => text,
  tradeDeadline: (text, deadline, isOver) =>
    deadline === null
      ? text
      : isOver
        ? `The trade deadline was on ${deadline}: it is over, and no trade is possible any more.`
        : `The trade deadline is on ${deadline}: trades are possible until then.`,

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
