/**
 * What the fields of tool results measure: the column's short name, its unit, and how it is shown. One list for every
 * tool, so that a field means the same wherever it stands. Derived from the schemas in `contract/tool-outputs` and
 * those beside it.
 */
import type { CellKind, Column, Unit } from "./cell";

type Measure = {
  readonly column?: string;
  readonly unit?: Unit;
  readonly decimals?: number;
  readonly isChange?: true;
};

const POINTS: Measure = { unit: "points", decimals: 1 };
const POINTS_CHANGE: Measure = { unit: "points", decimals: 1, isChange: true };
const GAMES: Measure = { unit: "games" };
const SHARE: Measure = { unit: "share" };
const SHARE_CHANGE: Measure = { unit: "share", isChange: true };
const COUNT: Measure = {};

/** Measures by field name. A field that is not listed is a plain number with as many digits as it has, at most three. */
const MEASURES: Readonly<Record<string, Measure>> = {
  points: POINTS,
  pointsPerGame: { ...POINTS, column: "fpts_avg" },
  averageFantasyPoints: { ...POINTS, column: "fpts_avg" },
  seasonAverageFantasyPoints: { ...POINTS, column: "fpts_season" },
  fantasyPoints: { ...POINTS, column: "fpts" },
  pointsOnDay: { ...POINTS, column: "fpts_today" },
  startersPointsOnDay: { ...POINTS, column: "fpts_today" },
  expected: { ...POINTS, column: "proj" },
  expectedPoints: { ...POINTS, column: "proj" },
  total: POINTS,
  totalNow: POINTS,
  catchUpPerDay: { ...POINTS, column: "catch_up_per_day" },
  pointsFor: POINTS,
  pointsAgainst: POINTS,
  pointsPerUnit: { decimals: 2 },
  overFreeAgent: { ...POINTS, column: "over_free_agent" },
  difference: { ...POINTS_CHANGE, column: "change" },
  gain: POINTS_CHANGE,
  gainLow: POINTS_CHANGE,
  gainHigh: POINTS_CHANGE,
  lead: POINTS_CHANGE,
  leadOverAbove: POINTS_CHANGE,
  leadOverBelow: POINTS_CHANGE,
  pointsPerWeek: POINTS_CHANGE,
  playoffPointsPerWeek: POINTS_CHANGE,
  pointsOverSeason: POINTS_CHANGE,
  winsOverSeason: { unit: "wins", decimals: 1, isChange: true },
  expectedWins: { unit: "wins", decimals: 1 },
  wins: COUNT,
  losses: COUNT,
  ties: COUNT,
  gamesPlayed: { ...GAMES, column: "games_played" },
  gamesLeftInMatchup: { ...GAMES, column: "games_left" },
  gamesLeft: GAMES,
  playableGamesLeft: GAMES,
  myGamesLeft: GAMES,
  myPlayableGamesLeft: GAMES,
  opponentGamesLeft: GAMES,
  opponentPlayableGamesLeft: GAMES,
  gamesShown: GAMES,
  gamesMissed: GAMES,
  seasonGames: GAMES,
  gamesInWindow: GAMES,
  gamesTotal: GAMES,
  games: GAMES,
  secondNights: COUNT,
  daysLeft: { unit: "days" },
  addsLeft: { unit: "adds" },
  addsUsed: { unit: "adds" },
  addsPlanned: { unit: "adds" },
  winProbability: { ...SHARE, column: "chance" },
  chance: SHARE,
  chanceBefore: SHARE,
  chanceAfter: SHARE,
  expectedFinal: POINTS,
  chanceToPlay: { ...SHARE, column: "play_chance" },
  probabilityGain: { ...SHARE, column: "gain_chance" },
  percentOwned: { column: "rostered", unit: "share" },
  playoffs: SHARE,
  bye: SHARE,
  title: SHARE,
  first: SHARE,
  opponentsOverAverage: SHARE_CHANGE,
  rank: { unit: "place" },
  standing: { column: "place", unit: "place" },
  waiverRank: { unit: "place" },
  myWaiverRank: { unit: "place" },
  myRank: { unit: "place" },
  hardness: { unit: "place" },
  best: { unit: "place" },
  worst: { unit: "place" },
  bid: { unit: "dollars" },
  worthDollars: { unit: "dollars", decimals: 2 },
  budgetLeft: { unit: "dollars" },
  minimumBid: { unit: "dollars" },
  budget: { unit: "dollars" },
  MIN: { unit: "minutes", decimals: 1 },
  averages: { column: "avg" },
  seasonAverages: { column: "season" },
  changes: { column: "change", isChange: true },
  line: { column: "" },
  gainAfter: { column: "gain_later", isChange: true },
  statusText: { column: "status" },
  proTeam: { column: "team" },
  positions: { column: "pos" },
  expectedReturn: { column: "back" },
  ownership: { column: "owner" },
  effectiveDay: { column: "day" },
};

/** Fields that a person never hears of: ids, bookkeeping, what another field says in words. */
export const UNSAID =
  /^(?:.*Ids?|fetchedAt|ageSeconds|age|source|stale|staleReason|staleCode|scoringPeriod|status|found|preconditions|expiresAt|url|link|seq|abbreviation|whyCode|notProjected|gamesLimits|isUsingUndroppableList|code|confidence|searchedBy|isLowerBetter|season|universe|simulations)$/;

/** Shares that are written as 0 to 100. */
const IN_PERCENT: ReadonlySet<string> = new Set(["percentOwned"]);

/** FG% and the like are written as ".524". */
const MAX_DECIMALS = 3;

/** "gamesLeft" as "games_left"; "3PM" as "3pm"; "FG%" as "fg_pct". */
export const columnName = (field: string): string =>
  field
    .replaceAll("%", "_pct")
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");

export type Field = { readonly column: Column; readonly value: number | string | boolean | null };

/**
 * What one field of a tool result says, as a column and its value; `undefined` for a field that no answer says.
 *
 * @param within fields around it inside the row, outermost first: `["winProbability"]` for its `after`.
 * @param unitOf what the result's gains are in, and those after this matchup.
 */
export function fieldOf(
  field: string,
  value: number | string | boolean | null,
  within: readonly string[],
  unitOf: UnitsOfResult,
): Field | undefined {
  if (UNSAID.test(field)) return undefined;
  const own = Object.hasOwn(MEASURES, field) ? MEASURES[field] : undefined;
  const outer = within.at(-1);
  const around = outer !== undefined && Object.hasOwn(MEASURES, outer) ? MEASURES[outer] : undefined;
  const measure = own && (own.unit !== undefined || around === undefined) ? own : (around ?? own ?? {});
  const name = [...within, field].map(columnOf).filter(Boolean).join("_");
  // An unknown number is a number all the same.
  if (typeof value !== "number" && (value !== null || measure.unit === undefined)) {
    return { column: plainColumn(name, kindOf(field, value)), value };
  }
  const isChange = measure.isChange === true || field === "change";
  const { unit, decimals } = shownAs(field, measure, value, unitOf);
  return {
    column: { column: name, kind: "number", unit, decimals, isChange },
    value: value !== null && IN_PERCENT.has(field) ? value / 100 : value,
  };
}

function shownAs(
  field: string,
  measure: Measure,
  value: number | null,
  unitOf: UnitsOfResult,
): { readonly unit: Unit; readonly decimals: number } {
  if (field === "gainAfter" || field === "amount") return unitOf.later;
  if (measure.unit === "points")
    return { unit: unitOf.gains, decimals: unitOf.gains === "points" ? 1 : digitsOf(value) };
  if (measure.unit !== undefined) return { unit: measure.unit, decimals: measure.decimals ?? 0 };
  return { unit: "none", decimals: Math.max(measure.decimals ?? 0, digitsOf(value)) };
}

/** Units that one result uses for all its gains: fantasy points, or in category leagues none. */
export type UnitsOfResult = {
  readonly gains: Unit;
  readonly later: { readonly unit: Unit; readonly decimals: number };
};

const columnOf = (field: string): string =>
  (Object.hasOwn(MEASURES, field) ? MEASURES[field]?.column : undefined) ?? columnName(field);

const plainColumn = (column: string, kind: CellKind): Column => ({
  column,
  kind,
  unit: "none",
  decimals: 0,
  isChange: false,
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NAMES: ReadonlySet<string> = new Set(["name", "teamName", "opponentName", "leader", "opponent", "add", "drop"]);

function kindOf(field: string, value: string | boolean | null): CellKind {
  if (typeof value === "boolean") return "truth";
  if (typeof value === "string" && DAY.test(value)) return "day";
  return NAMES.has(field) ? "name" : "word";
}

const digitsOf = (value: number | null): number => {
  const rounded = Number((value ?? 0).toFixed(MAX_DECIMALS));
  return String(rounded).split(".")[1]?.length ?? 0;
};
