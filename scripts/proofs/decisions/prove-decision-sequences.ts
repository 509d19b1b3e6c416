/**
 * Random sequences of what people, clocks and servers do to a run's cards, against a model written apart
 * (`decision-oracle.ts`).
 *
 * Real graph, saver, tables and services on the real database, over the demo league through the real client; two
 * servers' worth of them, used in turn. After every step the database must hold what the model says, and at the end the
 * run must be where its cards are.
 */
import { randomUUID } from "node:crypto";
import { DATABASE_BACKENDS, type TestDatabase } from "#test/database";
import { readOptimizerThread, resumeMatchupOptimizer } from "@/agents/matchup-optimizer/agent";
import type { DecisionsRequest } from "@/contract/planning/card";
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import { instantOfDay } from "@/demo/demo-league";
import { isoNow } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { drawsFrom } from "../storage/prove-crash";
import type { TrialOutcome } from "../suite";
import {
  type Action,
  type Answer,
  type At,
  afterClick,
  afterExpiry,
  afterHandoff,
  afterUndoWindow,
  type Click,
  isSettled,
  type Model,
  shown,
} from "./decision-oracle";
import { type DecisionWorld, openDecisionWorld } from "./decision-world";

const SEQUENCES = 20;
const MAX_STEPS = 12;
const PARALLEL_APPROVALS = 50;
/** Behind the last day of the demo's matchup. */
const LATE_DAY = "2025-01-24";
const EDIT_DAYS = ["2025-01-16", "2025-01-17", "2025-01-18", "2025-01-19"];

type Sent = { threadId: string; decisions: DecisionsRequest["decisions"]; key: string; answer: Answer };

async function sequence(world: DecisionWorld, draw: () => number): Promise<{ steps: number; problems: string[] }> {
  const { scope, tables, clock, servers, taken } = world;
  const pick = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  clock.set(world.start);
  taken.clear();
  // What an earlier sequence approved is spoken for in every later one.
  await world.database.pool.query("delete from threads where owner_id = $1", [scope.personId]);
  const chooseScope = async () => scope;
  const started = await servers[0].optimizerRuns.start(scope.personId, optimizerRequest.parse({}), chooseScope);
  const { threadId, runId } = started;
  await started.finished;
  if (draw() < 0.5) {
    // The demo's plan has no chain of moves; here its second card builds on its first.
    await world.database.pool.query(
      "update proposals set depends_on = array(select id from proposals where thread_id = $1 and rank = 1) where thread_id = $1 and rank = 2",
      [threadId],
    );
  }
  let model: Model = await stored();
  let hasSettled = isSettled(model);
  let isLate = false;
  /** Half of the clicks go where the last one went. */
  let touched = pick(model).id;
  const sent: Sent[] = [];
  const problems: string[] = [];
  const reports: string[] = [];

  async function stored(): Promise<Model> {
    const rows = await tables.ofThread(scope.personId, threadId);
    const { rows: decisions } = await world.database.pool.query<{ proposal_id: string; action: Action }>(
      "select d.proposal_id, d.action from decisions d join proposals p on p.id = d.proposal_id where p.thread_id = $1 and d.undone_at is null",
      [threadId],
    );
    return rows.map((row) => ({
      id: row.proposalId,
      status: row.status as Model[number]["status"],
      drop: row.content.drop?.playerId ?? null,
      add: row.content.add?.playerId ?? null,
      needs: row.dependsOn,
      replaces: row.replaces,
      isHandoffOpened: row.handoffOpenedAt !== null,
      decided: decisions.find(({ proposal_id }) => proposal_id === row.proposalId)?.action ?? null,
      isUndoable: false,
      wasUndone: false,
      tookWith: [],
      madeAt: 0,
      decidedAt: 0,
    }));
  }

  async function send(decisions: Sent["decisions"], key: string): Promise<Answer> {
    const request = { request: { decisions }, idempotencyKey: key };
    try {
      await pick(servers).optimizerRuns.decide(scope.personId, threadId, request, chooseScope);
      return "ok";
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    } finally {
      // Only a step of the sequence closes a window, however slow the machine is.
      await world.database.pool.query(
        "update decisions set undo_until = now() + interval '1 hour' where undone_at is null and undo_until > now()",
      );
    }
  }

  const clickOf = () => {
    const action = pick<Click>(["approve", "approve", "decline", "edit", "undo", "undo"]);
    const edit = action === "edit" ? { edit: { effectiveDay: pick(EDIT_DAYS) } } : {};
    if (draw() < 0.5) touched = pick(model).id;
    return { proposalId: touched, action, ...edit };
  };
  const at = (): At => ({ isLate, taken });

  /** Replacements are known only from the database. */
  const madeFor = (id: string, now: Model) => {
    const made = now.find(({ replaces }) => replaces === id);
    return made && model.every((each) => each.id !== made.id) ? made : undefined;
  };
  const withoutEffect = (click: { action: Click }, answer: Answer) =>
    // The engine may find an edited move impossible, and after the matchup has nothing to value it on.
    click.action === "edit" && ["proposal.edit_not_possible", "matchup.no_days_left"].includes(answer);

  /** The states that the clicks may lead to in this order, with the answers each click gets. */
  function inOrder(clicks: readonly { proposalId: string; action: Click }[], answers: readonly Answer[], now: Model) {
    let next = model;
    const expected: Answer[] = [];
    for (const [i, click] of clicks.entries()) {
      const answer = answers[i] ?? "";
      if (withoutEffect(click, answer)) {
        expected.push(answer);
        continue;
      }
      try {
        const after = afterClick(
          next,
          { id: click.proposalId, action: click.action },
          at(),
          madeFor(click.proposalId, now),
        );
        next = after.model;
        expected.push(after.answer);
      } catch (error) {
        expected.push(`no: ${error instanceof Error ? error.message : "?"}`);
      }
    }
    return { next, expected };
  }

  async function check(clicks: readonly { proposalId: string; action: Click }[], answers: readonly Answer[]) {
    const now = await stored();
    const orders =
      clicks.length < 2
        ? [clicks.map((_, i) => i)]
        : [
            [0, 1],
            [1, 0],
          ];
    const tries = orders.map((order) => {
      const pickOrder = <T>(of: readonly T[]) => order.map((i) => of[i] as T);
      const { next, expected } = inOrder(pickOrder(clicks), pickOrder(answers), now);
      return {
        next,
        fits: JSON.stringify(expected) === JSON.stringify(pickOrder(answers)) && shown(next) === shown(now),
        expected,
      };
    });
    const fitting = tries.find(({ fits }) => fits);
    reports.push(`${clicks.map(({ action }) => action).join("+")}=${answers.join("+")}`);
    if (!fitting) {
      problems.push(
        `after ${reports.join(", ")}: expected ${tries[0]?.expected} ${shown(tries[0]?.next ?? [])}, found ${shown(now)}`,
      );
    }
    model = fitting?.next ?? now;
    if (answers.includes("ok")) hasSettled ||= isSettled(model);
  }

  async function clickOnce() {
    const click = clickOf();
    const key = randomUUID();
    const answer = await send([click], key);
    sent.push({ threadId, decisions: [click], key, answer });
    await check([click], [answer]);
  }

  const steps: (() => Promise<void>)[] = [
    clickOnce,
    clickOnce,
    clickOnce,
    async function twoTabs() {
      const clicks = [clickOf(), clickOf()];
      const answers = await Promise.all(clicks.map((click) => send([click], randomUUID())));
      await check(clicks, answers);
    },
    async function retried() {
      const earlier = sent.at(-1);
      if (!earlier) return clickOnce();
      const answer = await send(earlier.decisions, earlier.key);
      // What was answered is answered again and changes nothing; what was refused is a new request.
      const [click] = earlier.decisions;
      if (earlier.answer !== "ok") {
        earlier.answer = answer;
        return check(click ? [click] : [], [answer]);
      }
      await check([], []);
      if (answer !== "ok") problems.push(`${reports.join(", ")}: a retry was answered ${answer}`);
    },
    async function otherBodyUnderTheKey() {
      const earlier = sent.findLast(({ answer }) => answer === "ok");
      if (!earlier) return clickOnce();
      const body = earlier.decisions.map((each) => ({ ...each, reason: "another body" }));
      const answer = await send(body, earlier.key);
      await check([], []);
      if (answer !== "proposal.key_reused" && !withoutEffect({ action: "edit" }, answer))
        problems.push(`${reports.join(", ")}: a used key was answered ${answer}`);
    },
    async function fiftyApprovals() {
      const click = { proposalId: pick(model).id, action: "approve" as const };
      const answers = await Promise.all(Array.from({ length: PARALLEL_APPROVALS }, () => send([click], randomUUID())));
      const [first = ""] = answers;
      if (new Set(answers).size > 1 && !answers.every((each) => ["proposal.outdated", first].includes(each)))
        problems.push(`${reports.join(", ")}: 50 approvals were answered ${[...new Set(answers)].join(" and ")}`);
      await check([click], [first]);
    },
    async function handoff() {
      const approved = model.filter(({ status }) => status === "approved");
      const { id } = pick(approved.length > 0 ? approved : model);
      touched = id;
      await servers[0].recommendations.noteHandoffOpened(scope.personId, id).catch(() => undefined);
      model = afterHandoff(model, id);
      await check([], []);
    },
    async function theWindowCloses() {
      await tables.closeUndo(scope.connectionId);
      model = afterUndoWindow(model);
      await check([], []);
    },
    async function somebodyTakesHim() {
      const { add } = pick(model);
      if (add !== null) taken.add(add);
    },
    async function theDaysPass() {
      clock.set(instantOfDay(LATE_DAY));
      isLate = true;
      if (draw() < 0.5) return;
      await tables.expire(scope.connectionId, isoNow(clock));
      model = afterExpiry(model);
      await check([], []);
    },
    async function staleResume() {
      const cards = model.map(({ id }) => ({ proposalId: id, status: "declined" as const }));
      const other = await resumeMatchupOptimizer(world.graph, { threadId, runId: randomUUID() }, { cards });
      if (other !== "not waiting") problems.push(`${reports.join(", ")}: a stale resume was ${other}`);
      await Promise.all(servers.map(({ optimizerRuns }) => optimizerRuns.endDecided()));
      hasSettled ||= isSettled(model);
      await check([], []);
    },
  ];
  const count = 1 + Math.floor(draw() * MAX_STEPS);
  for (let step = 0; step < count && problems.length === 0; step += 1) await pick(steps)();

  await Promise.all(servers.map(({ optimizerRuns }) => optimizerRuns.endDecided()));
  hasSettled ||= isSettled(model);
  const run = await servers[1].runs.latest(scope.personId, threadId);
  const requested = hasSettled ? "completed" : "awaiting_approval";
  if (run.status !== requested) problems.push(`${reports.join(", ")}: the run is ${run.status}, not ${requested}`);
  const thread = await readOptimizerThread(world.graph, { threadId, runId });
  if (thread.at !== (hasSettled ? "end" : "gate"))
    problems.push(`${reports.join(", ")}: the thread is at ${thread.at}`);
  const { rows } = await world.database.pool.query<{ n: number }>(
    "select count(*)::int as n from run_events where run_id = $1 and type = 'finish'",
    [runId],
  );
  if (rows[0]?.n !== 1) problems.push(`${reports.join(", ")}: the log ends ${rows[0]?.n} times`);
  return { steps: count, problems };
}

/** Homes in turn. */
export async function sequencesTrial(index: number, seed: number): Promise<TrialOutcome> {
  const kind = DATABASE_BACKENDS[(index - 1) % DATABASE_BACKENDS.length];
  if (!kind?.isPresent) return { ok: true, line: `SKIPPED: ${kind?.name}` };
  return sequencesOn(kind, SEQUENCES, seed);
}

export async function sequencesOn(kind: TestDatabase, count: number, seed: number): Promise<TrialOutcome> {
  const instance = await kind.start();
  const database = await instance.openMigrated();
  const world = await openDecisionWorld(database);
  const draw = drawsFrom(seed);
  const problems: string[] = [];
  let steps = 0;
  try {
    for (let n = 0; n < count; n += 1) {
      const done = await sequence(world, draw);
      steps += done.steps;
      problems.push(...done.problems);
    }
  } finally {
    await world.close();
    await database.close();
    await instance.stop();
  }
  return {
    ok: problems.length === 0,
    line: `${kind.backend}: ${count} sequences, ${steps} steps, ${problems.length} violations${problems.map((each) => `\n    ${each}`).join("")}`,
    figures: { [`${kind.backend}Sequences`]: count, steps, violations: problems.length },
  };
}

export function sequencesSummary(outcomes: readonly TrialOutcome[]): string[] {
  const sum = (name: string) => outcomes.reduce((all, { figures }) => all + (figures?.[name] ?? 0), 0);
  return [
    `${sum("embeddedSequences")} sequences on the embedded database, ${sum("postgresSequences")} on Postgres, ${sum("steps")} steps: ${sum("violations")} violations`,
  ];
}
