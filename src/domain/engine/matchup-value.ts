/**
 * What a start is worth in a league's own format, and how the matchup stands before any move.
 *
 * In points leagues a start is worth its points. In category leagues it is worth what it does to the categories still
 * open against this opponent, and after the matchup what it does in a week against one's own equal, in a rotisserie
 * what it does to the rank points at the season's end; without an opponent, on a bye, it is worth ESPN's default
 * points.
 */

import type { TeamId } from "@/domain/ids";
import { isCategoryFormat } from "@/domain/league/league";
import { type MatchupSide, opponentOf } from "@/domain/league/matchup";
import type { Player } from "@/domain/players/player";
import { winsPerPointNow } from "@/domain/season-value/wins-per-point";
import type { HeldPlayer } from "@/domain/week/league-week";
import { forecastCategoryMatchup, type SideForecast } from "@/domain/win-probability/category-matchup";
import { neverSure } from "@/domain/win-probability/contest";
import type { LineForecast } from "@/domain/win-probability/line-forecast";
import { forecastPointsMatchup, POINTS_CALIBRATION } from "@/domain/win-probability/points-matchup";
import { type StartValues, startValues } from "@/domain/win-probability/start-values";
import { repeatedLines, roundsOf, weekAgainstEqual } from "@/domain/win-probability/whole-weeks";
import { must } from "./engine-refusal";
import type { MatchupOutlook } from "./matchup-outlook";
import type { ForecastGame, OwnedPlayer, PlayerOutlook } from "./outlook";
import { CLAIM_FACTOR, type EnginePreferences } from "./preferences";
import { asPoints, ownedOn, type Start, startsOf } from "./starts";

export type MatchupChances = {
  /** Win probability, 0 to 1, a tie counted half; `null` without an opponent or when the format has no forecast. */
  readonly winProbability: number | null;
  /** Expected margin in points, mine less theirs; `null` in category leagues. */
  readonly margin: number | null;
  /** Points that each side is expected to end with; their difference is the margin. `null` where that is. */
  readonly finals: { readonly mine: number; readonly theirs: number } | null;
  /** Chance to win each category by its stat id, a tie counted half; empty in points leagues. */
  readonly categories: Readonly<Record<string, number>>;
};

export type MatchupValue = {
  readonly unit: "points" | "category value";
  /** Gain per add that a plan must reach: below it we stand pat. */
  readonly addPrice: number;
  /**
   * Wins that one unit of value brings in this matchup. `null` where a unit is worth the same in every week: categories, the chance to win
   * most of them, rank points.
   */
  readonly winsPerUnit: number | null;
  /** Given that he plays. */
  ofStart(game: ForecastGame, player: PlayerOutlook): number;
  /** An ordinary game of his season, after this matchup. */
  ofOrdinary(player: PlayerOutlook): number;
  /** Chances as the matchup stands, when each side starts its best lineups. */
  readonly chances: MatchupChances;
  /** The same when these are the games I start. */
  chancesWith(starts: readonly Start[]): MatchupChances;
};

/** Chances without an opponent, or when too little is known of his players. */
const UNKNOWN: MatchupChances = { winProbability: null, margin: null, finals: null, categories: {} };

/**
 * Five points; a tenth of a category, as the Full Court Press project found for adds that cost nothing; one chance in a
 * hundred; a tenth of a rank point over what is left of the season.
 */
export const ADD_PRICE = { points: 5, "each-category": 0.1, "most-categories": 0.01, roto: 0.1 } as const;

/** Deviation of a week's margin against an unknown opponent, in points of ESPN's default scoring, as replayed leagues have it. */
const UNKNOWN_DEVIATION = 250;

const IN_POINTS = {
  unit: "points",
  addPrice: ADD_PRICE.points,
  winsPerUnit: winsPerPointNow({ margin: 0, variance: UNKNOWN_DEVIATION ** 2 }),
  ofOrdinary: ({ pointsPerGame }: PlayerOutlook) => pointsPerGame ?? 0,
} as const;

/** A punted category has no weight in a start; the chances themselves cover every category. */
export function matchupValue(outlook: MatchupOutlook, teamId: TeamId, preferences: EnginePreferences): MatchupValue {
  const value = usualWorth(outlook, teamId, new Set(preferences.punts));
  return { ...value, addPrice: value.addPrice * CLAIM_FACTOR[preferences.risk] };
}

/**
 * `true` when at least half of the players have stats. A few players without stats are left out of a forecast; when
 * most lack them, it would cover only the few others.
 */
export const isForeseeable = (players: readonly HeldPlayer[]): boolean =>
  players.filter(({ outlook }) => outlook.pointsPerGame === null).length * 2 <= players.length;

function usualWorth(outlook: MatchupOutlook, teamId: TeamId, punts: ReadonlySet<number>): MatchupValue {
  const { settings } = outlook.context.league;
  const points = (game: ForecastGame) => game.projection.mean;
  if (settings.format === "roto") return rotoWorth(outlook, teamId, points, punts);
  const mine = outlook.matchup?.sides.find((side) => side.teamId === teamId);
  const theirs = opponentOf(outlook.matchup, teamId);
  if (!mine || !theirs || !isForeseeable(outlook.theirs)) {
    return { ...IN_POINTS, ofStart: points, chances: UNKNOWN, chancesWith: () => UNKNOWN };
  }
  const own = startsOf((period) => ownedOn(outlook, period), outlook, points);
  const other = startsOf(() => outlook.theirs.map(asOwned), outlook, points);
  if (isCategoryFormat(settings.format))
    return categoryWorth(outlook, { side: mine, own, theirs: sideOf(theirs, other), points, punts });
  const oppGames = other.map(asPoints);
  const forecastWith = (starts: readonly Start[]) => {
    const games = { myGames: starts.map(asPoints), oppGames };
    const scored = { myBanked: mine.totalPoints, oppBanked: theirs.totalPoints };
    const forecast = must(forecastPointsMatchup({ ...scored, ...games }, POINTS_CALIBRATION));
    const { winProbability: win, marginVar, marginMean } = forecast;
    const alone = { ...scored, oppBanked: 0, ...games, oppGames: [] };
    const mineAtEnd = must(forecastPointsMatchup(alone, POINTS_CALIBRATION)).marginMean;
    const finals = { mine: mineAtEnd, theirs: mineAtEnd - marginMean };
    const winProbability = marginVar > 0 ? neverSure({ win, lose: 1 - win }).win : win;
    return { chances: { winProbability, margin: marginMean, finals, categories: {} }, marginVar };
  };
  const now = forecastWith(own);
  return {
    ...IN_POINTS,
    winsPerUnit: winsPerPointNow({ margin: now.chances.margin, variance: now.marginVar }),
    ofStart: points,
    chances: now.chances,
    chancesWith: (starts) => forecastWith(starts).chances,
  };
}

/** A player of the roster as it stands. */
const asOwned = ({ entry, outlook }: HeldPlayer): OwnedPlayer => ({ outlook, slotNow: entry.slotId });

const asLine = (game: ForecastGame, player: PlayerOutlook): LineForecast => ({
  player: String(player.player.playerId),
  game: String(game.game.gameId),
  pPlay: game.pPlay,
  mean: game.projection.stats,
});

/** What a side has in each category, and the games it starts. */
export const sideOf = ({ scoreByStat }: MatchupSide, starts: readonly Start[]): SideForecast => ({
  scored: Object.fromEntries(Object.entries(scoreByStat).map(([id, { score }]) => [id, score])),
  games: starts.map(({ game, player }) => asLine(game, player)),
});

function categoryWorth(
  { context, setting }: MatchupOutlook,
  {
    side,
    own,
    theirs,
    points,
    punts,
  }: {
    side: MatchupSide;
    own: readonly Start[];
    theirs: SideForecast;
    points: MatchupValue["ofStart"];
    punts: ReadonlySet<number>;
  },
): MatchupValue {
  const { format, scoringItems } = context.league.settings;
  const goal = format === "most-categories" ? format : "each-category";
  // A league may count a category that no line has: its win probability is then estimated from points.
  const chancesWith = (starts: readonly Start[]): MatchupChances => {
    const forecast = forecastCategoryMatchup({ categories: scoringItems, mine: sideOf(side, starts), theirs });
    if (!forecast.ok) return UNKNOWN;
    const { matchup, categories } = forecast.value;
    return {
      winProbability: matchup.win + matchup.tie / 2,
      margin: null,
      finals: null,
      categories: Object.fromEntries(categories.map(({ statId, win, tie }) => [statId, win + tie / 2])),
    };
  };
  const chance = { chances: chancesWith(own), chancesWith };
  const values = startValues({ goal, categories: scoringItems, mine: sideOf(side, own), others: [theirs], punts });
  const week = weekAgainstEqual(sideOf(side, own), daysOf(setting));
  const later = startValues({ goal, categories: scoringItems, mine: week.mine, others: [week.equal], punts });
  if (!values.ok || !later.ok) return { ...IN_POINTS, ofStart: points, ...chance };
  return {
    unit: "category value",
    addPrice: ADD_PRICE[goal],
    winsPerUnit: null,
    ...chance,
    ofOrdinary: ordinaryWorth(later.value),
    ofStart: (game, player) => must(values.value.startValue({ ...asLine(game, player), pPlay: 1 })),
  };
}

/**
 * Every team is a rival in every category, until the season ends: its games after the days planned are taken to be like
 * those, as often as these days fit into what is left.
 */
function rotoWorth(
  outlook: MatchupOutlook,
  teamId: TeamId,
  points: MatchupValue["ofStart"],
  punts: ReadonlySet<number>,
): MatchupValue {
  const { league } = outlook.context;
  const { scoringItems } = league.settings;
  const daysToSeasonsEnd = league.status.finalScoringPeriod - outlook.setting.today + 1;
  const toSeasonsEnd = (side: MatchupSide, playersOn: (period: number) => readonly OwnedPlayer[]): SideForecast => {
    const starts = startsOf(playersOn, outlook, points);
    const { scored, games } = sideOf(side, starts);
    return { scored, games: repeatedLines(games, roundsOf(daysToSeasonsEnd, daysOf(outlook.setting))) };
  };
  const sides = outlook.matchup?.sides ?? [];
  const mine = sides.find((side) => side.teamId === teamId);
  const others = sides.flatMap((side) => {
    const players = outlook.rivals.get(side.teamId);
    return players && isForeseeable(players) ? [toSeasonsEnd(side, () => players.map(asOwned))] : [];
  });
  const values =
    mine &&
    startValues({
      goal: "roto",
      categories: scoringItems,
      mine: toSeasonsEnd(mine, (period) => ownedOn(outlook, period)),
      others,
      punts,
    });
  // Before the first row of the table, or with a category that no line answers.
  if (!values?.ok) return { ...IN_POINTS, ofStart: points, chances: UNKNOWN, chancesWith: () => UNKNOWN };
  return {
    unit: "category value",
    addPrice: ADD_PRICE.roto,
    winsPerUnit: null,
    chances: UNKNOWN,
    chancesWith: () => UNKNOWN,
    ofStart: (game, player) => must(values.value.startValue({ ...asLine(game, player), pPlay: 1 })),
    ofOrdinary: ordinaryWorth(values.value),
  };
}

const daysOf = ({ today, last }: MatchupOutlook["setting"]): number => last - today + 1;

type OrdinaryPlayer = Pick<PlayerOutlook, "baselineLine"> & { readonly player: Pick<Player, "playerId"> };

/**
 * Value of a player's typical game, cached by player; 0 for a player without a line or whose line lacks a category of
 * the league. Each plan asks it for every player.
 */
export function ordinaryWorth({ startValue }: StartValues): (player: OrdinaryPlayer) => number {
  const known = new Map<OrdinaryPlayer, number>();
  return (player) => {
    const retained = known.get(player);
    if (retained !== undefined || player.baselineLine === null) return retained ?? 0;
    const line = { player: String(player.player.playerId), game: "ordinary", pPlay: 1, mean: player.baselineLine };
    const value = startValue(line);
    const worth = value.ok ? value.value : 0;
    known.set(player, worth);
    return worth;
  };
}
