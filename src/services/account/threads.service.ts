/**
 * What a person does with conversations: finds, renames, pins, deletes, rates, names their states, goes back, shares.
 *
 * Someone else's is as absent as one that does not exist. Nothing here touches a decision: cards have threads of their
 * own.
 */
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { RunRecord } from "@/contract/conversation/run-record";
import {
  type checkpointOutput,
  type checkpointRequest,
  type feedbackRequest,
  MAX_CHECKPOINTS,
  MAX_SHARES,
  type SharedThread,
  type shareOutput,
  type ThreadsOutput,
  type threadChange,
  type threadChanged,
  type threadOutput,
} from "@/contract/conversation/threads";
import type { ConversationTables } from "@/db/conversations/conversations";
import type { RunStepTable } from "@/db/conversations/run-steps";
import type { ThreadCheckpointTable } from "@/db/conversations/thread-checkpoints";
import type { ThreadShareTable } from "@/db/conversations/thread-shares";
import type { ThreadCursor, ThreadRefusal, ThreadTable } from "@/db/conversations/threads";
import type { TeamScope } from "@/domain/league/scope";
import type { Clock } from "@/lib/clock";
import { sha256Hex } from "@/lib/crypto/sha256";
import { AppError } from "@/lib/errors";
import type { LeagueService } from "../league/league.service";
import { NotFound, ThreadBusy } from "../refusals";
import type { ScopeChooser } from "./league-scope";
import { type PrivateNames, shareContent } from "./share-content";

export type Threads = {
  page(personId: string, request: { query?: string; after?: ThreadCursor; limit: number }): Promise<ThreadsOutput>;
  /** Also a plan's thread. @throws NotFound */
  read(personId: string, threadId: string): Promise<z.output<typeof threadOutput>>;
  /** Steps of a run of the thread. @throws NotFound */
  record(personId: string, threadId: string, runId: string): Promise<RunRecord>;
  /** @throws NotFound */
  change(
    personId: string,
    threadId: string,
    change: z.output<typeof threadChange>,
  ): Promise<z.output<typeof threadChanged>>;
  /** @throws NotFound, ThreadBusy, ThreadKeepsDecisions */
  remove(personId: string, threadId: string): Promise<void>;
  /** @throws NotFound */
  rate(personId: string, threadId: string, stated: z.output<typeof feedbackRequest>): Promise<void>;
  checkpoints: {
    /** @throws NotFound, ThreadBusy, CheckpointRefused */
    save(
      personId: string,
      threadId: string,
      options: z.output<typeof checkpointRequest>,
    ): Promise<z.output<typeof checkpointOutput>>;
    /** @throws NotFound */
    list(personId: string, threadId: string): Promise<z.output<typeof checkpointOutput>[]>;
    /** @throws NotFound, ThreadBusy */
    restore(personId: string, threadId: string, checkpointId: string): Promise<z.output<typeof checkpointOutput>>;
    /** @throws NotFound */
    remove(personId: string, threadId: string, checkpointId: string): Promise<void>;
  };
  /** @throws NotFound, and the source's errors while the league's names are not known. */
  share(
    personId: string,
    threadId: string,
    expiresInDays: number,
    chooseScope: ScopeChooser,
  ): Promise<z.output<typeof shareOutput>>;
  /** Takes every link back. @throws NotFound */
  unshare(personId: string, threadId: string): Promise<number>;
  /** Shared view of a thread for anyone with the link. @throws NotFound */
  shared(token: string): Promise<SharedThread>;
};

/** Deleting a plan would delete what was decided on it. */
class ThreadKeepsDecisions extends AppError {
  static override readonly code = "thread.keeps_decisions";
  static override readonly status = 409;
}

class CheckpointRefused extends AppError {
  static override readonly status = 409;
  constructor(reason: "empty" | "name_taken" | "too_many") {
    super({}, { code: `checkpoint.${reason}`, words: { most: MAX_CHECKPOINTS } });
  }
}

const MAX_WORDS = 8;
const DAY_MS = 86_400_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function createThreads(deps: {
  conversations: ConversationTables;
  threads: ThreadTable;
  checkpoints: ThreadCheckpointTable;
  shares: ThreadShareTable;
  steps: Pick<RunStepTable, "of">;
  league: LeagueService;
  systemClock: Clock;
}): Threads {
  const { conversations, threads, checkpoints, shares, steps } = deps;

  const mine = async (personId: string, threadId: string) => {
    const thread = await conversations.findThread(personId, threadId);
    if (!thread) throw new NotFound();
    return thread;
  };

  return {
    async page(personId, { query = "", after, limit }) {
      const words = query.split(/\s+/).filter((word) => word !== "");
      const request = { words: words.slice(0, MAX_WORDS), after, limit: limit + 1 };
      const found = await threads.page(personId, request);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return { threads: shown, nextCursor: last && found.length > limit ? cursorOf(last) : null };
    },

    async read(personId, threadId) {
      const { title, language, isPinned } = await mine(personId, threadId);
      const [runs, ratings] = await Promise.all([
        conversations.runsOfThread(personId, threadId),
        threads.ratings(personId, threadId),
      ]);
      const turns = runs.map(({ runId, status, question, startedAt, result }) => ({
        runId,
        status,
        question,
        startedAt,
        result,
        feedback: ratings.get(runId) ?? null,
      }));
      return { threadId, title, language, isPinned, turns };
    },

    async record(personId, threadId, runId) {
      const run = await conversations.findRun(personId, threadId, runId);
      if (!run) throw new NotFound();
      const { status, question, startedAt, result } = run;
      return {
        runId,
        threadId,
        status,
        question,
        startedAt,
        usage: result?.usage ?? null,
        steps: await steps.of(runId),
      };
    },

    async change(personId, threadId, change) {
      const changed = await threads.change(personId, threadId, change);
      if (!changed) throw new NotFound();
      return changed;
    },

    async remove(personId, threadId) {
      const { kind } = await mine(personId, threadId);
      if (kind !== "chat") throw new ThreadKeepsDecisions();
      refuse(await threads.remove(personId, threadId));
    },

    async rate(personId, threadId, { runId, rating, reason }) {
      if (!(await threads.rate(personId, threadId, runId, { rating, reason }))) throw new NotFound();
    },

    checkpoints: {
      async save(personId, threadId, { name, goBackBefore }) {
        const saved = await checkpoints.save(personId, threadId, name, MAX_CHECKPOINTS, goBackBefore);
        if (typeof saved === "object") return saved;
        if (saved === "missing" || saved === "busy") throw refusalOf(saved);
        throw new CheckpointRefused(saved);
      },
      async list(personId, threadId) {
        const list = await checkpoints.list(personId, threadId);
        if (!list) throw new NotFound();
        return list;
      },
      async restore(personId, threadId, checkpointId) {
        const restored = await checkpoints.restore(personId, threadId, checkpointId);
        if (typeof restored === "string") throw refusalOf(restored);
        return restored;
      },
      async remove(personId, threadId, checkpointId) {
        if (!(await checkpoints.remove(personId, threadId, checkpointId))) throw new NotFound();
      },
    },

    async share(personId, threadId, expiresInDays, chooseScope) {
      const thread = await mine(personId, threadId);
      if (thread.kind !== "chat") throw new NotFound();
      const { title, language, connectionId, teamId } = thread;
      const scope = await chooseScope({ connectionId, teamId: String(teamId) });
      // Without the league's names nothing is given away.
      const names = await privateNames(deps.league, scope);
      const turns = await conversations.runsOfThread(personId, threadId);
      const now = deps.systemClock.now();
      const content = shareContent({ title, language, turns }, names, new Date(now).toISOString());
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(now + expiresInDays * DAY_MS).toISOString();
      const share = { ownerId: personId, threadId, sha256: sha256Hex(token), content, expiresAt };
      const { shareId } = await shares.add(share, MAX_SHARES);
      return { shareId, token, path: `/api/shared/${token}`, expiresAt };
    },

    async unshare(personId, threadId) {
      await mine(personId, threadId);
      return shares.removeAll(personId, threadId);
    },

    async shared(token) {
      const now = new Date(deps.systemClock.now()).toISOString();
      const content = TOKEN.test(token) ? await shares.find(sha256Hex(token), now) : undefined;
      if (!content) throw new NotFound();
      return content;
    },
  };
}

const refusalOf = (refusal: ThreadRefusal): AppError => (refusal === "busy" ? new ThreadBusy() : new NotFound());
function refuse(refusal: ThreadRefusal | undefined): void {
  if (refusal) throw refusalOf(refusal);
}

const cursorOf = ({ isPinned, updatedAt, threadId }: ThreadCursor): string =>
  Buffer.from(JSON.stringify([isPinned, updatedAt, threadId])).toString("base64url");

/** The league's own names: they tell which league it is. Players are everybody's. */
async function privateNames(league: LeagueService, scope: TeamScope): Promise<PrivateNames> {
  const { settings, teams } = (await league.buildIntelligenceSnapshot(scope)).league;
  return [
    { name: settings.leagueName, instead: "the league" },
    ...teams.map(({ teamId, teamName }, index) => ({
      name: teamName,
      instead: teamId === scope.teamId ? "My team" : `Team ${index + 1}`,
    })),
  ];
}
