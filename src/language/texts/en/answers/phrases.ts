/** English. `src/language/texts/answers/phrases.ts` says what each phrase may hold. */

import type { CorePhrases, Phrases, Standing } from "@/language/texts/answers/phrases";
import { ADVICE_EN } from "./advice";
import { BIDS_EN } from "./bids";
import { DECISIONS_EN } from "./decisions";
import { FIXED_EN } from "./fixed";
import { FOCUS_EN } from "./focus";
import { LEAGUE_FACTS_EN } from "./league-facts";
import { PLANNED_EN } from "./planned";
import { PROPOSAL_STATES_EN } from "./proposal-states";
import { SEASON_EN } from "./season";
import { TRADES_EN } from "./trades";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const many = (amount: number, one: string, several = `${one}s`): string => `${amount} ${amount === 1 ? one : several}`;
const ago = (age: string): string => (age === "just now" ? "just now" : `${age} ago`);
const verb = (standing: Standing, isOver: boolean): string =>
  ({ ahead: isOver ? "won" : "lead", behind: isOver ? "lost" : "trail", tied: isOver ? "tied" : "are tied" })[standing];

const TOOLS: Readonly<Record<string, string>> = {
  get_espn_player_status: "the player's status",
  get_player_game_log: "the game log",
  get_my_roster: "your roster",
  get_opponent_roster: "your opponent's roster",
  get_free_agents: "the free agents",
  get_matchup_details: "your matchup",
  get_decisions: "your decisions",
  calculate_fantasy_score: "the score",
  get_player_news: "the news",
  get_roster_game_logs: "the form of the roster",
  get_schedule: "the schedule",
  get_league_settings: "the league's rules",
  get_standings: "the standings",
  get_season_odds: "the season's odds",
  search_news_by_topic: "the news",
  validate_slot_fit: "where he fits",
  simulate_move: "what the move would do",
  get_bid_advice: "what to bid",
  get_opponent_outlook: "what your opponent may do",
  compose_daily_lineup: "the best lineup",
  compose_weekly_lineup: "the week's lineups",
  plan_week: "the plan of the week",
  analyze_trade: "what the trade would do",
  find_trades: "trades that help both teams",
};

const CORE_EN: CorePhrases = {
  day(iso) {
    const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) return iso;
    return `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  },
  list: (items) => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`),
  joint: "; ",
  status: ({ statusText }) => statusText,
  expectedBack: (day) => `expected back ${day}`,
  place: (place) => (place === "starter" ? "in the lineup" : place === "bench" ? "on the bench" : "on IR"),

  rosterAt: (team, when, position) => `${team} at ${position}, ${when}:`,
  rosterTitle: (team, when, counts) =>
    `${team}, ${when}: ${many(counts.players, "player")}, ${counts.starters} starting, ${counts.bench} on the bench, ${counts.injuredReserve} on IR.`,
  todayIs: (day) => `today (${day})`,
  gamesTitle: (team, when, withGame, starters) =>
    `${team} has ${many(withGame, "player")} with a game ${when}, ${starters} of them in the lineup.`,
  hurtTitle: (team, count) => `${team} has ${many(count, "player")} with an injury or another flag:`,
  nobodyHurt: (team) => `Nobody on ${team} is listed as hurt.`,
  notAllowedOnIr: (name, status) =>
    `${name} is on IR but ${status}, which ESPN does not allow: it takes no add until he is moved to the bench or a slot.`,
  noStatuses: (team) => `The source carries no injury status for ${team}, so I cannot tell who is hurt.`,
  someUnknown: (team, count) =>
    `For ${team} the status is unknown for ${many(count, "player")}; unknown is not healthy.`,
  starters: "Starters:",
  bench: "Bench:",
  benchTitle: (team, when) => `The bench of ${team}, ${when}:`,
  injuredReserve: "IR:",
  noGame: "no game",
  points: (amount) => many(amount, "point"),
  startersPoints: (team, points, when) => `The starters of ${team} have ${many(points, "point")} ${when}.`,

  bye: (team) => `${team} has no opponent in this matchup: it is a bye, or the league does not play head to head.`,
  noTable: (team) => `The standings of the league of ${team} are not known.`,
  standingsRank: (team, rank, teams, points, unit) => `${team} is in place ${rank} of ${teams} with ${points} ${unit}.`,
  behindNextTeam: (team, points) => `${team} is ${points} behind the next team.`,
  aheadOfNextTeam: (team, points) => `${team} is ${points} ahead of the team below.`,
  tableLine: (team, points) => `${team}: ${many(points, "point")}`,
  categoryPlace: (category, value, rotoPoints, behind, ahead, isLowerBetter) =>
    `${category}${isLowerBetter ? " (lower is better)" : ""}: ${value}, worth ${many(rotoPoints, "roto point")}${
      behind === null ? ", the best" : `, ${behind} behind the next team`
    }${ahead === null ? "" : `, ${ahead} ahead of the team below`}`,
  notStarted: (me, opponent, firstDay) =>
    `${me} against ${opponent} has not started${firstDay ? `; the first day is ${firstDay}` : ""}.`,
  pointsStanding: (standing, isOver, me, opponent, mine, theirs, by) =>
    `You ${verb(standing, isOver)} ${mine} to ${theirs}${standing === "tied" ? "" : `, by ${by}`}: ${me} against ${opponent}.`,
  categoryStanding: (standing, isOver, me, opponent, score) =>
    `You ${verb(standing, isOver)} ${score} in categories: ${me} against ${opponent}.`,
  unknownStanding: (me, opponent) => `The score of ${me} against ${opponent} is unknown.`,
  categoryLine: (category, mine, theirs, result, by, isLowerBetter) =>
    `${category}: you ${mine ?? "unknown"}, opponent ${theirs ?? "unknown"}${
      result === "unknown" ? "" : `, ${result}${by === null || result === "tied" ? "" : ` by ${by}`}`
    }${isLowerBetter ? " (lower is better)" : ""}`,
  countsPoints: "Your league counts points, not categories: there are none to win.",
  behindIn: (team, categories) => `${team} is behind in ${categories}.`,
  byDayTitle: "By day:",
  leftTitle: "Still to come:",
  dayLine: (day, mine, theirs, difference) =>
    `${day}: you ${mine}, opponent ${theirs}, difference ${difference > 0 ? "+" : ""}${difference}`,
  gamesLeft: (team, games, playable) =>
    `${team} has ${many(games, "game")} left${playable === null ? "" : ` (${playable} playable)`} in this matchup.`,
  addsUsed: (team, adds) => `${team} has made ${many(adds, "add")} in it.`,
  daysLeft: (days, lastDay) =>
    `${many(days, "day")} of the matchup ${days === 1 ? "is" : "are"} left${lastDay ? `, the last is ${lastDay}` : ""}.`,
  noDayForecast: (team) => `I cannot tell here what ${team} is going to bring on that day; the planner shows it.`,
  catchUp: (opponent, perDay) => `To draw level you need ${perDay} points a day more than ${opponent}.`,
  addsLeft: (team, adds, planned) =>
    `${team} has ${many(adds, "add")} left${planned === 0 ? "" : `, after ${planned} planned,`} in this matchup.`,

  noStatsForOrder: "There are no stats yet this season, so this list is not in order of what players do.",
  bestFreeAgent: (name, sortedBy, status) =>
    status === null
      ? `First of the active players free to add, by ${sortedBy}: ${name}.`
      : `First of the players free to add, by ${sortedBy}: ${name}, ${status}.`,
  noFreeAgents: (days) => `No free agent ${days === "" ? "" : `with a game (${days}) `}matches that.`,
  matched: (count, days) =>
    `${many(count, "player")} ${days === "" ? "" : `with a game (${days}) `}${count === 1 ? "matches" : "match"} in all; the first are:`,
  perGame: (points) => `${many(points, "point")} a game`,
  playsLeft: (games) => `${many(games, "game")} left`,
  onWaivers: (until) => `on waivers${until ? ` until ${until}` : ""}`,
  ownedBy: (percent) => `owned in ${percent}% of leagues`,

  statusHead: (name, label, status, expectedReturn) =>
    `${name} (${label}): ${CORE_EN.status(status)}${expectedReturn ? `, expected back ${expectedReturn}` : ""}.`,
  statusUnknown: (name, label) => `${name} (${label}): status unknown, the source carries none; that is not "healthy".`,
  heldSince: (name, status, day, isAtLeast) =>
    `${name} has been ${status} since ${isAtLeast ? "at least " : ""}${day}.`,
  owner(name, ownership, slot) {
    const place = slot === null ? "" : ` (slot ${slot})`;
    if (ownership === "my roster") return `${name} is on your roster${place}.`;
    if (ownership === "opponent") return `${name} is on your opponent's roster${place}.`;
    if (ownership === "free agent") return `${name} is a free agent.`;
    if (ownership === "on waivers") return `${name} is on waivers.`;
    if (ownership === "unknown") return `I do not know whose roster ${name} is on.`;
    return `${name} is on the roster of ${ownership}.`;
  },
  comingMove: (name, kind, day, isSeen) =>
    `${name} ${kind} your team on ${day} by the move you approved${isSeen ? ", as the league shows" : "; the league does not show it yet"}.`,
  gameBegun: (name, game, slot) =>
    `${name}: today's game ${game} has begun${slot === null ? "" : `, so he is locked in slot ${slot} for this day`}.`,
  nextGame: (name, game, day, isToday) => `${name} plays next ${game} on ${day}${isToday ? ", today" : ""}.`,
  proTeamsNextGame: (name, game, day, isToday) =>
    `${name}'s team plays next ${game} on ${day}${isToday ? ", today" : ""}.`,
  noNextGame: (name) => `No next game of ${name} is known.`,
  playerGamesLeft: (name, games) => `${name} has ${many(games, "game")} left in this matchup.`,
  proTeamsGamesLeft: (name, games) => `${name}'s team has ${many(games, "game")} left in this matchup.`,
  seasonAverage: (name, points, games) =>
    `${name} averages ${points} fantasy points a game this season${games === null ? "" : ` over ${many(games, "game")}`}.`,
  playerOwned: (name, percent) => `${name} is owned in ${percent}% of leagues.`,
  startVerdict: (verdict, name, status) =>
    ({
      "not-mine": `${name} is not on your roster, so you cannot start him.`,
      out: `Do not start ${name}: ${status}.`,
      "no-game": `${name} has no game left today, so there is nothing to start.`,
      begun: `${name} is locked where he stands: the game has begun, so nothing can be changed for him now.`,
      flagged: `${name} is a risk to start: ${status}. Have a replacement ready and look again before lock.`,
      unknown: `I cannot say whether to start ${name}: the status is unknown.`,
      fine: `Nothing speaks against starting ${name}: ${status}, with a game today.`,
    })[verdict],
  dropVerdict: (verdict, name) =>
    ({
      rumour: `Do not drop ${name} only because of what was said.`,
      "not-mine": `${name} is not on your roster, so there is nothing to drop.`,
      "nothing-to-hold": `${name} is not on your roster, so there is nothing to hold.`,
    })[verdict],
  rumour: (name) => `What was said about ${name} is unverified; the official status is what counts:`,

  formHead: (name, games, average, season, difference) =>
    `${name} averages ${average} fantasy points over the last ${many(games, "game")}${
      season === null || difference === null
        ? ""
        : difference === 0
          ? `, the same as the season's ${season}`
          : `, ${Math.abs(difference)} ${difference > 0 ? "above" : "below"} the season's ${season}`
    }.`,
  formWithoutPoints: (name, games) => `${name}, last ${many(games, "game")}:`,
  seasonLine: (name, games, line, points) =>
    `${name} averages ${[line, ...(points === null ? [] : [`${points} fantasy points`])].join(" and ")} this season${games === null ? "" : `, over ${many(games, "game")}`}.`,
  higherSeason: (best, amount, others) =>
    `${best} has the higher average this season: ${best} averages ${amount} fantasy points${others
      .map((each) => `, ${each.name} averages ${each.amount} fantasy points`)
      .join("")}.`,
  noGames: (name) => `No game of ${name} is on record this season.`,
  averages: (name, line) => `${name} averages ${line}.`,
  bestGame: (name, day, points) => `The best of ${name}: ${points} fantasy points on ${day}.`,
  missed: (name, games) => `${name} missed ${many(games, "team game")} in that stretch.`,
  gameLine: (name, day, points, line) =>
    `${day}, ${name}: ${points === null ? line : `${many(points, "fantasy point")} (${line})`}`,

  score: (line, total, weights) =>
    `${line}: **${total}** fantasy points ${
      {
        league: "with your league's scoring",
        question: "with the weights you gave",
        "ESPN default": "with ESPN's default points scoring, since your league scores categories",
      }[weights]
    }.`,
  supposedWeight: (stat, pointsPerUnit, insteadOf) =>
    insteadOf === null
      ? `With ${stat} × ${pointsPerUnit}, which your league does not score, and the other weights of your league.`
      : `With ${stat} × ${pointsPerUnit} instead of ${insteadOf}, and the other weights of your league.`,
  unscored: (stats) => `No weight, so no points: ${stats} does not count here.`,
  ignored: (stats) => `Left out, since I do not know the stat or it has no weight: ${stats}.`,

  notFound: (name, nearest) =>
    nearest !== ""
      ? `I don't know a player called ${name}. The closest I know: ${nearest}.`
      : `I don't know a player called ${name}. Check the spelling, or give first and last name.`,
  whichOne: (name) => `More than one player could be ${name}. Which one do you mean?`,
  failure: (_code, message) => message,
  unavailable: (tool, message) =>
    `I could not read ${TOOLS[tool] ?? "what I needed"}. ${message ?? "The answer could not be understood. Try again in a minute."}`,
  source: (source, age, about) =>
    source === "calculator"
      ? `Source${about ? ` (${about})` : ""}: calculator.`
      : `Source${about ? ` (${about})` : ""}: ${source}, read ${ago(age)}.`,
  oldData: (source, age, reason, about) =>
    `**Old data**${about ? ` (${about})` : ""}: ${source}, read ${ago(age)}, since it cannot be read now.${reason ? ` ${reason}` : ""}`,
  about: (kind) =>
    ({
      roster: "your roster",
      opponent: "opponent's roster",
      matchup: "matchup",
      "free-agents": "free agents",
      player: "player",
      score: "score",
      news: "news",
      schedule: "schedule",
      league: "league",
      form: "form",
      engine: "engine",
      decisions: "decisions",
      season: "standings",
    })[kind],
};

export const EN: Phrases = {
  ...CORE_EN,
  ...ADVICE_EN,
  ...BIDS_EN,
  ...DECISIONS_EN,
  ...LEAGUE_FACTS_EN,
  ...PLANNED_EN,
  ...PROPOSAL_STATES_EN,
  ...TRADES_EN,
  ...SEASON_EN,
  ...FIXED_EN,
  ...FOCUS_EN,
  cite: (row, field) => row[field] as NonNullable<(typeof row)[typeof field]>, // asked for where it is known
};
