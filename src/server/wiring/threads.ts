/** Conversations as a person keeps them, over their tables. */
import type { ConversationTables } from "@/db/conversations/conversations";
import { createRunStepTable } from "@/db/conversations/run-steps";
import { createThreadCheckpointTable } from "@/db/conversations/thread-checkpoints";
import { createThreadShareTable } from "@/db/conversations/thread-shares";
import { createThreadTable } from "@/db/conversations/threads";
import type { Database } from "@/db/database";
import type { Clock } from "@/lib/clock";
import { createThreads, type Threads } from "@/services/account/threads.service";
import type { LeagueService } from "@/services/league/league.service";

export function composeThreads(backend: {
  database: Database;
  conversations: ConversationTables;
  league: LeagueService;
  systemClock: Clock;
}): Threads {
  const { kysely } = backend.database;
  return createThreads({
    ...backend,
    threads: createThreadTable(kysely),
    checkpoints: createThreadCheckpointTable(kysely),
    shares: createThreadShareTable(kysely),
    steps: createRunStepTable(kysely),
  });
}
