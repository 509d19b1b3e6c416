/** Who is meant by the names in a text, with the players that are stored of a universe. */

import type { Universe } from "@/domain/league/scope";
import type { MentionFinder } from "@/domain/news/mention";
import { findMentions } from "@/domain/players/identity/find-mentions";
import { buildNameIndex } from "@/domain/players/identity/name-index";
import type { Player } from "@/domain/players/player";
import type { Clock } from "@/lib/clock";
import type { AnswerStore } from "../sources/source-reader";

/** An index takes some ten milliseconds to build, and the list changes once a day. */
const CACHE_MS = 60_000;

type CachedFinder = { find: MentionFinder; fetchedAt: string; checkedAtMs: number };

export function createNameFinders(options: { playerList(universe: Universe): AnswerStore<Player[]>; clock: Clock }) {
  const stored = new Map<Universe, CachedFinder>();
  /** Without a stored list nobody is found. */
  return async (universe: Universe): Promise<MentionFinder> => {
    const known = stored.get(universe);
    const checkedAtMs = options.clock.now();
    if (known && checkedAtMs - known.checkedAtMs < CACHE_MS) return known.find;
    const list = await options.playerList(universe).load();
    if (!list) return () => [];
    const find = known?.fetchedAt === list.fetchedAt ? known.find : finderOver(list.value);
    stored.set(universe, { find, fetchedAt: list.fetchedAt, checkedAtMs });
    return find;
  };
}

function finderOver(players: readonly Player[]): MentionFinder {
  const index = buildNameIndex(players);
  return (text) =>
    findMentions(text, index).map(({ player, start, end }) => ({ playerKey: player.playerId, start, end }));
}
