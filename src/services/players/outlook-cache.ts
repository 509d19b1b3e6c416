/**
 * Caches each player's outlook for the days left, until one of its inputs changes.
 *
 * Two hundred players take a tenth of a second, and most questions about a week need them. The inputs are the season's
 * games, the scoring, the day, the games that have started, and the player's own row and stats; readings return the
 * same objects until they are read again.
 */

import { type OutlookSetting, type PlayerOutlook, playerOutlook } from "@/domain/engine/outlook";
import type { Player, StatRow } from "@/domain/players/player";
import { dayEt } from "@/domain/season/eastern-day";
import { isUpcoming } from "@/domain/season/pro-schedule";
import type { LeagueContext } from "../league/league.service";

/** The same object for two settings under which every player's outlook is the same. */
type Basis = {
  readonly key: string;
  readonly scoring: OutlookSetting["scoringItems"];
  readonly fromMs: number;
  /** The next tip-off. */
  readonly untilMs: number;
};

/** Leagues that are looked at on one day, each with its own scoring and last day. */
const MAX_BASES = 64;

const basesOf = new WeakMap<LeagueContext["games"], Basis[]>();
const stored = new WeakMap<readonly StatRow[], { player: Player; basis: Basis; outlook: PlayerOutlook }>();

/** @returns `playerOutlook` under the setting, which is the context's */
export function cachedOutlooks(
  { games }: Pick<LeagueContext, "games">,
  setting: OutlookSetting,
): (player: Player, rows: readonly StatRow[]) => PlayerOutlook {
  const basis = basisOf(games, setting);
  return (player, rows) => {
    const known = stored.get(rows);
    if (known?.player === player && known.basis === basis) return known.outlook;
    const outlook = playerOutlook(player, rows, setting);
    stored.set(rows, { player, basis, outlook });
    return outlook;
  };
}

function basisOf(games: LeagueContext["games"], setting: OutlookSetting): Basis {
  const { season, last, nowMs, scoringItems: scoring } = setting;
  // A game without a time counts as to come until its day is over.
  const key = [season, setting.today, last, dayEt(nowMs)].join(" ");
  const bases = basesOf.get(games) ?? [];
  basesOf.set(games, bases);
  const known = bases.find(
    (each) => each.key === key && each.scoring === scoring && each.fromMs <= nowMs && nowMs < each.untilMs,
  );
  if (known) return known;
  const ahead = games.flatMap((game) => (isUpcoming(game, nowMs) ? Date.parse(game.tipoffAt) : []));
  const untilMs = Math.min(...ahead.filter((tipoffMs) => tipoffMs > nowMs), Number.POSITIVE_INFINITY);
  const basis = { key, scoring, fromMs: nowMs, untilMs };
  bases.unshift(basis);
  bases.length = Math.min(bases.length, MAX_BASES);
  return basis;
}
