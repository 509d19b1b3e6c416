/** Which news items name a player, newest first: what tells whether there is news of him since. */
import { type Kysely, sql } from "kysely";
import type { Universe } from "@/domain/league/scope";
import type { Schema } from "../schema";

/** Enough to recognize the newest after some were pruned. */
const MAX_PER_PLAYER = 8;

/** News ids by player id, for items published up to an instant; a player without news has an empty list. */
export async function latestNewsIds(
  db: Kysely<Schema>,
  universe: Universe,
  playerIds: readonly number[],
  until: string,
): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = Object.fromEntries(playerIds.map((id) => [id, []]));
  const { rows } = await sql<{ player_id: string; ids: (string | number)[] }>`
    select wanted.player_id::text as player_id,
      array(
        select n.id from news_players p join news_items n on n.id = p.news_id
        where p.universe = ${universe} and p.player_id = wanted.player_id and n.published_at <= ${until}
        order by n.published_at desc, n.id desc limit ${MAX_PER_PLAYER}
      ) as ids
    from unnest(${[...playerIds]}::bigint[]) as wanted(player_id)`.execute(db);
  for (const { player_id, ids } of rows) found[player_id] = ids.map(Number);
  return found;
}
