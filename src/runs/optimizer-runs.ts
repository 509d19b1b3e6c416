/**
 * Runs of the matchup optimizer: to their pause, through the person's decisions, to their end.
 *
 * A run that waits is over for its log; its cards live in the database. When the last of them is decided and can no
 * longer be undone, whichever server sees it takes the run up again, once, and lets the graph know. What is decided
 * does not depend on that.
 */

import { randomUUID } from "node:crypto";
import {
  type MatchupOptimizerGraph,
  readOptimizerThread,
  resumeMatchupOptimizer,
  runMatchupOptimizer,
} from "@/agents/matchup-optimizer/agent";
import type { OptimizerContext } from "@/agents/matchup-optimizer/runtime";
import type { OptimizerOptions, OptimizerState } from "@/agents/matchup-optimizer/state";
import { askedPlan } from "@/agents/matchup-optimizer/wording";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { DecisionsRequest, ProposalCard } from "@/contract/planning/card";
import { type OptimizerAnswer, optimizerAnswer } from "@/contract/planning/optimizer-answer";
import type { OptimizerRequest } from "@/contract/planning/optimizer-request";
import type { ConversationTables, RunRow } from "@/db/conversations/conversations";
import type { LeftRun, OrphanedRunTables } from "@/db/conversations/orphaned-runs";
import { easternDay, playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { UNDO_WINDOW_SECONDS } from "@/domain/proposals/proposal";
import { answerLanguage } from "@/language/questions/understanding/answer-language";
import { OPTIMIZER } from "@/language/texts/optimizer";
import type { Clock } from "@/lib/clock";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { ScopeChooser } from "@/services/account/league-scope";
import type { PreferencesReader } from "@/services/account/preferences.service";
import type { RecommendationService } from "@/services/recommendation/recommendation.service";
import { NotFound } from "@/services/refusals";
import { type AgentRuns, emptyAnswer, type StartedRun } from "./agent-runs";
import type { AnswerSoFar } from "./answer-so-far";
import { lostOutcome } from "./run-outcome";

export type OptimizerRunDeps = Pick<OptimizerContext, "optimizer" | "news" | "systemClock"> & {
  runs: AgentRuns;
  graph: MatchupOptimizerGraph;
  recommendations: RecommendationService;
  conversations: ConversationTables;
  orphanedRuns: OrphanedRunTables;
  leagueClockOf(scope: TeamScope): Clock;
  preferencesOf: PreferencesReader;
  log: Logger;
};

export type OptimizerRuns = {
  /** In a thread of its own. @throws NotFound, TooManyChats */
  start(personId: string, request: OptimizerRequest, chooseScope: ScopeChooser): Promise<StartedRun<OptimizerAnswer>>;
  /** The run at any later time, with its cards as they are now. @throws NotFound */
  read(personId: string, threadId: string): Promise<OptimizerAnswer>;
  latest(personId: string, threadId: string): Promise<RunRow>;
  stop(personId: string, threadId: string): Promise<boolean>;
  /** @throws NotFound and the refusals of `RecommendationService.decide`. */
  decide(
    personId: string,
    threadId: string,
    request: { request: DecisionsRequest; idempotencyKey: string; signal?: AbortSignal },
    chooseScope: ScopeChooser,
  ): Promise<{ cards: ProposalCard[] }>;
  /**
   * Ends waiting runs of which everything is decided or expired and nothing can be undone any more. After the undo
   * window of a decision, when a run is read, at start, and every minute for those that a crash left.
   */
  endDecided(): Promise<void>;
  close(): void;
};

/** No language model is asked. */
const MODEL = "engine";
const END_DECIDED_MS = 60_000;
/** A little later than the window, whose end the database's clock decides. */
const AFTER_UNDO_MS = UNDO_WINDOW_SECONDS * 1_000 + 250;

export function createOptimizerRuns(deps: OptimizerRunDeps): OptimizerRuns {
  const { runs, graph, recommendations, conversations, orphanedRuns } = deps;

  /** How a run ends that nobody is at work on, from what graph and database know of it. */
  async function conclude(run: LeftRun, soFar: AnswerSoFar): Promise<ChatAnswer> {
    const cards = await recommendations.cards(run.ownerId, run.threadId);
    const known = { ...blankOf(emptyAnswer(run)), ...soFar, cards };
    const thread = await readOptimizerThread(graph, run);
    if (thread.at === "elsewhere") return { ...known, ...lostOutcome(run.language) };
    const answer = answerOf(thread.state, known);
    if (thread.at === "end" || cards.some(mayStillChange)) return answer;
    const decided = cards.map(({ proposalId, status }) => ({ proposalId, status }));
    await resumeMatchupOptimizer(graph, run, { cards: decided });
    return { ...answer, status: "completed" };
  }
  runs.concludeWith("optimizer", conclude);

  const optimizerThread = async (personId: string, threadId: string) => {
    const thread = await conversations.findThread(personId, threadId);
    if (thread?.kind !== "optimizer") throw new NotFound();
    return thread;
  };

  const optimizerRuns: OptimizerRuns = {
    start: (personId, request, chooseScope) =>
      runs.start(personId, async () => {
        const scope = await chooseScope({ leagueId: request.leagueId, teamId: request.teamId });
        const preferred = request.language ? undefined : (await deps.preferencesOf(scope)).language;
        const language = answerLanguage({ requested: request.language, preferred });
        const [threadId, options, words] = [randomUUID(), optionsOf(request), OPTIMIZER[language]];
        await conversations.createThread({
          threadId,
          ownerId: personId,
          connectionId: scope.connectionId,
          teamId: Number(scope.teamId),
          title: words.title,
          language,
          kind: "optimizer",
        });
        return {
          threadId,
          question: words.asked(askedPlan(options)),
          language,
          model: MODEL,
          blank: blankOf,
          async work({ runId, emit, signal, soFar, trace }, blank) {
            const context = { ...deps, scope, leagueClock: deps.leagueClockOf(scope), emit, signal, trace };
            const state = await runMatchupOptimizer(graph, { threadId, runId, language, wish: options }, context);
            return answerOf(state, { ...blank, ...soFar() });
          },
          // The user may have decided on the cards before the run was waiting.
          afterwards: ({ status }) => (status === "awaiting_approval" ? optimizerRuns.endDecided() : Promise.resolve()),
        };
      }),

    async read(personId, threadId) {
      const thread = await optimizerThread(personId, threadId);
      const cards = await recommendations.cards(personId, threadId);
      let run = await runs.latest(personId, threadId);
      if (run.status === "awaiting_approval" && !cards.some(mayStillChange)) {
        await optimizerRuns.endDecided();
        run = await runs.latest(personId, threadId);
      }
      const blank = blankOf(emptyAnswer({ ...run, language: thread.language, model: MODEL }));
      return optimizerAnswer.parse({ ...blank, ...run.result, status: run.status, cards });
    },

    async latest(personId, threadId) {
      await optimizerThread(personId, threadId);
      return runs.latest(personId, threadId);
    },

    async stop(personId, threadId) {
      await optimizerThread(personId, threadId);
      return runs.stop(personId, threadId);
    },

    async decide(personId, threadId, { request, idempotencyKey, signal }, chooseScope) {
      const { connectionId, teamId, language } = await optimizerThread(personId, threadId);
      const scope = await chooseScope({ connectionId, teamId: String(teamId) });
      const made = await recommendations.decide({ scope, language }, threadId, request, idempotencyKey, signal);
      const isElsewhere = made.cards.some((card) => card.threadId !== threadId);
      if (made.isRunSettled || isElsewhere) {
        await optimizerRuns.endDecided();
        endLater();
      }
      return { cards: made.cards };
    },

    async endDecided() {
      try {
        for (const run of await orphanedRuns.settled()) {
          if (await orphanedRuns.claimWaiting(run.runId)) await runs.endLeft(run);
        }
      } catch (error) {
        // The decisions are made; the run is ended by the sweep or at the next start.
        deps.log.log("warn", "optimizer.end_failed", { code: failureCode(error) });
      }
    },

    close() {
      clearInterval(timer);
      clearTimeout(afterUndo);
    },
  };
  /** One wait at a time, from the last decision on: nothing ends before its window does. */
  let afterUndo: NodeJS.Timeout | undefined;
  function endLater(): void {
    clearTimeout(afterUndo);
    afterUndo = setTimeout(() => void optimizerRuns.endDecided(), AFTER_UNDO_MS).unref();
  }
  const timer = setInterval(() => void optimizerRuns.endDecided(), END_DECIDED_MS).unref();
  return optimizerRuns;
}

/** It waits for the person, or its decision can still be undone. */
const mayStillChange = ({ status, undoUntil }: ProposalCard): boolean => status === "pending" || undoUntil != null;

const optionsOf = ({
  window,
  maxMoves,
  untouchables,
  allowKeeperDrops,
  moves,
}: OptimizerRequest): OptimizerOptions => ({
  window: window ? { from: easternDay.parse(window.from), to: easternDay.parse(window.to) } : null,
  maxMoves: maxMoves ?? null,
  untouchables: untouchables.map((id) => playerId.parse(id)),
  allowKeeperDrops: allowKeeperDrops ?? null,
  ...(moves && { moves }),
});

const blankOf = (base: ChatAnswer): OptimizerAnswer => ({
  ...base,
  intent: "lineup_optimization",
  lineup: [],
  winProbability: { before: null, after: null },
});

function answerOf({ status, weeklyLineup, messages }: OptimizerState, known: OptimizerAnswer): OptimizerAnswer {
  return {
    ...known,
    status: status.stage === "proposed" ? "awaiting_approval" : "completed",
    answer: messages.at(-1)?.text ?? known.answer,
    // Not there when the matchup had no days left.
    lineup: [...(weeklyLineup?.days ?? [])],
    winProbability: weeklyLineup?.winProbability ?? known.winProbability,
    ...(status.stage === "standing_pat" ? { standPat: status.standPat } : {}),
  };
}
