/** A league's rules as English sentences. ESPN's own words for them are keys of its wire format. */
import { shortDay } from "../days";

type AddRules = {
  /** ESPN's key of how players are added. */
  readonly type: string;
  readonly waiverHours: number;
  /** `null` where nobody bids. */
  readonly bids: { readonly budget: number; readonly minimum: number } | null;
  /** Adds in this matchup; `unknown` where the limit is by the day and the days are not known. */
  readonly perMatchup: number | "no limit" | "unknown";
  readonly perSeason: number | null;
};

export type LeagueRuleTexts = {
  /** @param lineup and @param moves ESPN's keys of when they lock */
  locks(lineup: string, moves: string, isUsingUndroppableList: boolean): string;
  noScoring: string;
  /** @param points by stat, as in "PTS +1" */
  points(points: readonly string[]): string;
  lowerIsBetter(stat: string): string;
  categories(names: readonly string[]): string;
  adds(rules: AddRules): string;
  tradeDeadline(day: string, isOver: boolean): string;
  noTradeDeadline: string;
  oneContest: string;
  /** @param playoffs `null` without any; their first day where it is known */
  schedule(regular: number, playoffs: { readonly teams: number; readonly firstDay: string | null } | null): string;
};

const LOCKS: Readonly<Record<string, string>> = {
  INDIVIDUAL_GAME: "at each player's own tip-off",
  FIRSTGAME_SCORINGPERIOD: "at the day's first tip-off",
  INDIVIDUAL_FIRSTGAME_WEEKLY: "at the tip-off of each player's first game of the week",
  FIRSTGAME_WEEKLY: "at the week's first tip-off",
};
const lock = (key: string): string => LOCKS[key] ?? "at a time ESPN doesn't give";

const WAYS: Readonly<Record<string, string>> = {
  FREEAGENCY: "Free agents are first come, first served",
  WAIVERS_TRADITIONAL: "Dropped players go on waivers, then become free agents",
  WAIVERS_CONTINUOUS: "Waivers run continuously",
};

export const leagueRules: LeagueRuleTexts = {
  locks: (lineup, moves, isUsingUndroppableList) =>
    `Lineups lock ${lock(lineup)}; adds and drops lock ${lock(moves)}. ESPN's undroppable list is ${isUsingUndroppableList ? "on" : "off"}.`,
  noScoring: "ESPN doesn't say what this league scores.",
  points: (points) => `${points.join(", ")}.`,
  lowerIsBetter: (stat) => `${stat} (lower is better)`,
  categories: (names) => `${names.length} categories: ${names.join(", ")}.`,
  adds: ({ type, waiverHours, bids, perMatchup, perSeason }) =>
    [
      `${WAYS[type] ?? "ESPN doesn't say how players are added"}${waiverHours > 0 ? `; waivers last ${waiverHours} hours` : ""}.`,
      ...(bids ? [`Claims are bids from a budget of ${bids.budget}, with a minimum of ${bids.minimum}.`] : []),
      perMatchup === "no limit"
        ? "No limit on adds per matchup."
        : perMatchup === "unknown"
          ? "Adds are limited per day, and the days of this matchup aren't known."
          : `At most ${perMatchup} adds in this matchup.`,
      ...(perSeason === null ? [] : [`At most ${perSeason} adds a season.`]),
    ].join(" "),
  tradeDeadline: (day, isOver) =>
    isOver
      ? `The trade deadline was ${shortDay("en", day)} and has passed.`
      : `The trade deadline is ${shortDay("en", day)}.`,
  noTradeDeadline: "ESPN doesn't list a trade deadline.",
  oneContest: "One season-long contest, no matchups.",
  schedule: (regular, playoffs) =>
    `${regular} matchups in the regular season${
      playoffs === null
        ? ", no playoffs"
        : `; ${playoffs.teams} teams make the playoffs${playoffs.firstDay === null ? "" : `, starting ${shortDay("en", playoffs.firstDay)}`}`
    }.`,
};
