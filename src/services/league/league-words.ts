/** A league's rules as sentences. ESPN's own words for them are keys of its wire format. */
import type { AcquisitionRules, LeagueSettings } from "@/domain/league/league";
import { statLabel } from "@/domain/stats/stats";

const LOCKS: Readonly<Record<string, string>> = {
  INDIVIDUAL_GAME: "at the tip-off of each player's own game",
  FIRSTGAME_SCORINGPERIOD: "at the day's first tip-off",
  INDIVIDUAL_FIRSTGAME_WEEKLY: "at the tip-off of each player's first game of the week",
  FIRSTGAME_WEEKLY: "at the week's first tip-off",
};
const lock = (word: string): string => LOCKS[word] ?? "at a time that ESPN does not say";

export const lockWords = ({ lineupLock, rosterLock, isUsingUndroppableList }: LeagueSettings): string =>
  `Lineups lock ${lock(lineupLock)}; adds and drops lock ${lock(rosterLock)}. ` +
  (isUsingUndroppableList ? "ESPN's undroppable list is in use." : "ESPN's undroppable list is not in use.");

export function scoringWords({ scoringItems }: LeagueSettings, isPoints: boolean): string {
  if (scoringItems.length === 0) return "ESPN does not say what is scored.";
  if (isPoints)
    return `${scoringItems.map(({ statId, points }) => `${statLabel(statId)} ${points > 0 ? "+" : ""}${points}`).join(", ")}.`;
  const names = scoringItems.map(
    ({ statId, isReverse }) => `${statLabel(statId)}${isReverse ? " (lower is better)" : ""}`,
  );
  return `${names.length} categories: ${names.join(", ")}.`;
}

const WAYS: Readonly<Record<string, string>> = {
  FREEAGENCY: "Free agency, first come first served",
  WAIVERS_TRADITIONAL: "Waivers after a drop, then free agency",
  WAIVERS_CONTINUOUS: "Continual waivers",
};

/** @param limit adds in this matchup, already multiplied by its days. */
export function acquisitionWords(rules: AcquisitionRules, limit: number | null): string {
  const way = WAYS[rules.type] ?? "ESPN does not say how players are added";
  const clears = rules.waiverHours > 0 ? `; waivers last ${rules.waiverHours} hours` : "";
  const bids = rules.isUsingBudget
    ? ` Claims go by bids from a budget of ${rules.budget}, ${rules.minimumBid} at least.`
    : "";
  const perMatchup =
    rules.matchupLimit === null
      ? " No limit of adds a matchup."
      : limit === null
        ? " Adds are limited by the day, and the days of this matchup are not known."
        : ` At most ${limit} adds in this matchup.`;
  const perSeason = rules.seasonLimit === null ? "" : ` At most ${rules.seasonLimit} adds a season.`;
  return `${way}${clears}.${bids}${perMatchup}${perSeason}`;
}

export const tradeWords = (deadlineDay: string, isOver: boolean): string =>
  isOver
    ? `The trade deadline was on ${deadlineDay} and is over.`
    : `The trade deadline is on ${deadlineDay}, still to come.`;

export function scheduleWords({ schedule }: LeagueSettings, playoffsFirstDay: string | null): string {
  if (schedule.periodType === "season") return "The whole season is one contest.";
  const regular = `${schedule.regularSeasonMatchups} matchups in the regular season`;
  if (schedule.playoffTeamCount === 0) return `${regular}, no playoffs.`;
  const start = playoffsFirstDay === null ? "" : `, from ${playoffsFirstDay} on`;
  return `${regular}; ${schedule.playoffTeamCount} teams in the playoffs${start}.`;
}
