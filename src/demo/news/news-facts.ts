/**
 * Reportable facts of a demo day: changed injury statuses, return dates, and box-score lines.
 *
 * Everything comes from what the league itself serves on that day. The morning's facts need no game of that day, and
 * the night's facts only games that are over, so nothing is known early.
 */

import { type Counts, type DemoGame, pointsOf } from "../figures";
import { openLedger } from "../league/ledger";
import type { Morning } from "../league/morning";
import { fantasyPoints } from "../league/scoring";
import type { World } from "../league/world";
import type { MorningStatus } from "../season/availability";
import { carriedStatus } from "../season/availability";
import { dayOfPeriod, instantInPeriod, SEASON } from "../season/calendar";
import { GAME_MS, type Season } from "../season/season";
import { expectedReturn, ownedRanks } from "../wire/wire-player";

type About = {
  /** Index of the player in the season. */
  readonly player: number;
  /** Scoring period that it is about. */
  readonly period: number;
  readonly publishedAt: number;
};

/** The player's status on a game day's morning is another than the one before. */
export type StatusFact = About & {
  readonly kind: "status";
  readonly game: DemoGame;
  readonly status: MorningStatus;
  readonly before: MorningStatus;
  /** Team games missed in a row until then. */
  readonly missed: number;
};

/** The league gives a return date that it did not give before. */
export type ReturnFact = About & {
  readonly kind: "return";
  /** Eastern day, or "season" when he is not expected back in this one. */
  readonly backOn: string | "season";
  readonly missed: number;
};

/** A game that is over: how the player did. */
export type LineFact = About & {
  readonly kind: "line";
  readonly game: DemoGame;
  readonly line: Counts;
  /** The status of that morning. */
  readonly status: MorningStatus;
  readonly missed: number;
  readonly percentOwned: number;
  /** Fantasy points a game expected before it. */
  readonly expected: number;
};

/** A game that is over, and in which he did not play although he was not listed as out. */
export type AbsenceFact = About & {
  readonly kind: "absence";
  readonly game: DemoGame;
  readonly status: MorningStatus;
};

export type NewsFact = StatusFact | ReturnFact | LineFact | AbsenceFact;

/**
 * Expected fantasy points of a game above which a player's status is reported. Every player on a demo roster is above
 * it. The value does not change while he is out, so that a player reported out is also reported back.
 */
const MIN_VALUE = 21;
/** Lines of a night beside those of players whose status was in question. */
const MAX_LINES = 12;
const MIN_BIG_LINE = 45;
/** A line counts as a breakout from so much above what was expected on. */
const MIN_ABOVE_EXPECTED = 14;
const MIN_BREAKOUT_LINE = 30;
/** Back after so many missed team games is news by itself. */
const MIN_MISSED_TO_RETURN = 2;
const ESTIMATE_DAYS = 7;
const MINUTE_MS = 60_000;
const FIRST_REPORT_HOUR = 8;
const MORNING_MINUTES = 170;
const NIGHT_MINUTES = 45;

/** Facts of one day's morning, in the order of the players. */
export function morningFacts(world: World, period: number, minuteOf: MinuteOf): (StatusFact | ReturnFact)[] {
  const { season } = world;
  const now = instantInPeriod(period, FIRST_REPORT_HOUR);
  const morning = world.morning(period);
  const facts: (StatusFact | ReturnFact)[] = [];
  for (const player of season.players.keys()) {
    if (!isInTheNews(morning, player)) continue;
    const about = { player, period, publishedAt: now + minuteOf(player, MORNING_MINUTES) * MINUTE_MS };
    const missed = morning.missed[player] ?? 0;
    const status = morning.status[player] ?? "ACTIVE";
    const game = season.gameOf(season.proTeamOn(player, period), period);
    const before = statusBefore(world, player, period);
    if (game && status !== before) facts.push({ ...about, kind: "status", game, status, before, missed });
    const backOn = newReturnDate(world, player, period);
    if (backOn !== undefined) facts.push({ ...about, kind: "return", backOn, missed });
  }
  return facts;
}

/** Facts of one day's games, each known once its game is over. */
export function nightFacts(world: World, period: number, minuteOf: MinuteOf): (LineFact | AbsenceFact)[] {
  const { season } = world;
  const morning = world.morning(period);
  const owned = ownedRanks(openLedger(world, instantInPeriod(period, FIRST_REPORT_HOUR)));
  const facts: AbsenceFact[] = [];
  const lines: LineFact[] = [];
  for (const player of season.players.keys()) {
    const game = season.gameOf(season.proTeamOn(player, period), period);
    if (!game) continue;
    const publishedAt = game.tipAt + GAME_MS + (1 + minuteOf(player, NIGHT_MINUTES)) * MINUTE_MS;
    const about = { player, period, publishedAt, game, status: morning.status[player] ?? "ACTIVE" };
    const line = season.lineOn(player, period);
    const missed = morning.missed[player] ?? 0;
    if (line) {
      const percentOwned = owned[player]?.percentOwned ?? 0;
      lines.push({ ...about, kind: "line", line, missed, percentOwned, expected: morning.value[player] ?? 0 });
    } else if (isInTheNews(morning, player) && about.status !== "OUT" && (about.status !== "ACTIVE" || missed === 0))
      facts.push({ ...about, kind: "absence" });
  }
  const isFollowUp = ({ status, missed }: LineFact) => status !== "ACTIVE" || missed >= MIN_MISSED_TO_RETURN;
  const followUps = lines.filter((line) => isFollowUp(line) && isInTheNews(morning, line.player));
  const others = lines.filter((line) => !isFollowUp(line) && isNotable(line)).sort((a, b) => worth(b) - worth(a));
  return [...facts, ...followUps, ...others.slice(0, MAX_LINES)];
}

/** Minutes from 0 up to `most`, the same for a player and a day every time. */
export type MinuteOf = (player: number, max: number) => number;

const isInTheNews = ({ value }: Morning, player: number): boolean => (value[player] ?? 0) >= MIN_VALUE;

/** The status since his team's last game. */
function statusBefore(world: World, player: number, period: number): MorningStatus {
  const last = lastGameBefore(world.season, player, period);
  if (last === undefined) return "ACTIVE";
  const status = world.morning(last).status[player] ?? "ACTIVE";
  return carriedStatus(status, world.season.lineOn(player, last) !== undefined);
}

function lastGameBefore(season: Season, player: number, period: number): number | undefined {
  for (let day = period - 1; day >= 1; day -= 1) if (season.gameOf(season.proTeamOn(player, day), day)) return day;
  return undefined;
}

/** A return date is news when it is the first one, and when the team has renewed it. */
function newReturnDate(world: World, player: number, period: number): string | "season" | undefined {
  const today = returnDate(world, player, period);
  if (today === undefined) return undefined;
  const since = world.morning(period).absentSince[player] ?? period;
  const isRenewed = (period - since) % ESTIMATE_DAYS === 0;
  const isFirst = period === 1 || returnDate(world, player, period - 1) === undefined;
  return isFirst || isRenewed ? today : undefined;
}

function returnDate(world: World, player: number, period: number): string | "season" | undefined {
  const ledger = openLedger(world, instantInPeriod(period, FIRST_REPORT_HOUR));
  const date = expectedReturn(ledger, player);
  if (!date) return undefined;
  const [year, month, day] = date;
  if (year === SEASON && month >= 10) return "season";
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

const above = ({ line, expected }: LineFact): number => fantasyPoints(line) - expected;
const worth = (fact: LineFact): number => fantasyPoints(fact.line) + above(fact) + (fact.line.td > 0 ? 20 : 0);

const isNotable = (fact: LineFact): boolean =>
  fact.line.td > 0 ||
  pointsOf(fact.line) >= 30 ||
  fantasyPoints(fact.line) >= MIN_BIG_LINE ||
  (fantasyPoints(fact.line) >= MIN_BREAKOUT_LINE && above(fact) >= MIN_ABOVE_EXPECTED);

/** Lines of the last games before a day, newest first. */
export function linesBefore(season: Season, player: number, period: number, max: number): Counts[] {
  const lines: Counts[] = [];
  for (let day = period - 1; day >= 1 && lines.length < max; day -= 1) {
    const line = season.lineOn(player, day);
    if (line) lines.push(line);
  }
  return lines;
}

export const gameDay = ({ period }: Pick<DemoGame, "period">): string => dayOfPeriod(period);
