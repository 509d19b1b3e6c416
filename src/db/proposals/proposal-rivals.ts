/**
 * Effects on other proposals when one is made, changed or decided: in any conversation, those of the same team that
 * move one of its players, and those that depend on one that is no longer valid.
 */
import { type Expression, type SqlBool, sql, type Transaction } from "kysely";
import type { StatusReason } from "@/domain/proposals/proposal";
import type { Schema } from "../schema";
import { moveOn, type NewProposal, NO_ID } from "./proposal-rows";

/** Key of a team's proposals: owner, league connection and team. */
export type ProposalTeam = Pick<NewProposal, "ownerId" | "connectionId" | "teamId">;

/**
 * Serializes changes to one league's pending proposals: row locks alone would miss a replacement that a concurrent
 * change inserts. Threads are locked before their proposals, in one order, the same as when a thread is deleted.
 */
export async function inTurn(trx: Transaction<Schema>, connectionId: string, threadId: string = NO_ID): Promise<void> {
  await trx.selectFrom("league_connections").select("id").where("id", "=", connectionId).forNoKeyUpdate().execute();
  await trx
    .selectFrom("threads")
    .select("id")
    .where("connection_id", "=", connectionId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("id", "=", threadId),
        exists(
          selectFrom("proposals")
            .select("proposals.id")
            .whereRef("proposals.thread_id", "=", "threads.id")
            .where("proposals.status", "=", "pending"),
        ),
      ]),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Like `inTurn`, for a caller that knows a thread of the user; another user's thread locks nothing. */
export async function inTurnOfThread(trx: Transaction<Schema>, ownerId: string, threadId: string): Promise<void> {
  const thread = await trx
    .selectFrom("threads")
    .select("connection_id")
    .where("id", "=", threadId)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  if (thread) await inTurn(trx, thread.connection_id, threadId);
}

/**
 * Invalidates pending moves of the team that involve the same players, and the proposals that depend on them.
 *
 * @param exceptThread its proposals are left alone.
 * @returns the ids of all that changed.
 */
export async function settleRivals(
  trx: Transaction<Schema>,
  team: ProposalTeam,
  made: readonly (Pick<NewProposal, "content"> & { proposalId: string })[],
  {
    status,
    reason,
    exceptThread = NO_ID,
    createdAfter = null,
  }: {
    status: "outdated" | "superseded";
    reason: StatusReason;
    exceptThread?: string;
    /** Cards made before this instant are left alone. */
    createdAfter?: string | null;
  },
): Promise<string[]> {
  const moves = made.filter(({ content }) => content.kind === "move");
  const drops = moves.flatMap(({ content: { drop } }) => (drop ? [drop.playerId] : []));
  const adds = moves.flatMap(({ content: { add } }) => (add ? [add.playerId] : []));
  if (drops.length + adds.length === 0) return [];
  const rows = await trx
    .selectFrom("proposals")
    .select("id")
    .where("owner_id", "=", team.ownerId)
    .where("connection_id", "=", team.connectionId)
    .where("team_id", "=", team.teamId)
    .where("kind", "=", "move")
    .where("status", "=", "pending")
    .where("thread_id", "<>", exceptThread)
    .$if(createdAfter !== null, (query) => query.where("created_at", ">", createdAfter ?? ""))
    .where("id", "not in", [...made.map(({ proposalId }) => proposalId), NO_ID])
    .where(({ or, eb }) => {
      const shared: Expression<SqlBool>[] = [];
      if (drops.length > 0) shared.push(eb("drop_player_id", "in", drops));
      if (adds.length > 0) shared.push(eb("add_player_id", "in", adds));
      return or(shared);
    })
    .orderBy("id")
    .execute();
  const moved = await moveOn(
    trx,
    rows.map(({ id }) => id),
    status,
    reason,
  );
  const ids = moved.map(({ id }) => id);
  return [...ids, ...(await outdateDependents(trx, ids, "move.parent_gone"))];
}

/** Pending ones that build on these, and those that build on them in turn. @returns their ids. */
export async function outdateDependents(
  trx: Transaction<Schema>,
  ids: readonly string[],
  reason: StatusReason,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom("proposals")
    .select("id")
    .where("status", "=", "pending")
    // Proposals build on those of their own thread alone.
    .where("thread_id", "in", (query) =>
      query
        .selectFrom("proposals")
        .select("thread_id")
        .where("id", "in", [...ids]),
    )
    .where(sql<boolean>`depends_on && ${[...ids]}::uuid[]`)
    .orderBy("id")
    .execute();
  const moved = await moveOn(
    trx,
    rows.map(({ id }) => id),
    "outdated",
    reason,
  );
  const further = moved.map(({ id }) => id);
  return [...further, ...(await outdateDependents(trx, further, "move.parent_gone"))];
}
