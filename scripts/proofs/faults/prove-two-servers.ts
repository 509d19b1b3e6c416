/**
 * Two servers on one Postgres: started on one, followed, stopped and decided on the other, and the first killed in the
 * middle of a run.
 */
import { randomUUID } from "node:crypto";
import { hasPostgres15 } from "#test/postgres";
import { audit } from "../decisions/decision-audit";
import { KILL_POINTS } from "../decisions/decision-points";
import { pause, withDatabase } from "../server/mortal-server";
import {
  Cut,
  decide,
  type Followed,
  isComplete,
  lastSeqOf,
  readRun,
  receive,
  resumeStream,
  runJob,
  startRun,
  textOf,
} from "../server/proof-client";
import { type ProofStorage, proofInstance } from "../server/proof-instance";
import { JOB_SECRET, type ProofServer, startProofServer } from "../server/proof-server";
import { startSlowModel } from "../server/proof-stop";
import { drawsFrom } from "../storage/prove-crash";
import type { TrialOutcome } from "../suite";

const NAMED_WITHIN_MS = 10_000;
const ENDED_WITHIN_MS = 40_000;
const APPROVALS = 50;
const AGENT = "matchup-optimizer";
const OPTIONS = { maxMoves: 1 };
/** Where the first server dies: after the run's row and before its pause. */
const MIDDLE = KILL_POINTS.filter(({ phase, name }) => phase === "plan" && / (unsaid|stored)$/.test(name));

export async function twoServersTrial(seed: number): Promise<TrialOutcome> {
  if (!hasPostgres15) return { ok: true, line: "SKIPPED: no Postgres 15 here" };
  const place = await (await proofInstance("postgres")).fresh();
  const model = await startSlowModel();
  const servers: ProofServer[] = [];
  try {
    const env = { ...place.env, ...model.env };
    const [first, second] = await Promise.all([startProofServer(env), startProofServer(env)]);
    servers.push(first, second);
    const { reported, problems } = await decidedOnTheOther(first, second);
    const stops = await model.stopped(first.origin, second.origin);
    problems.push(...stops.problems);

    const point = MIDDLE[Math.floor(drawsFrom(seed)() * MIDDLE.length)] ?? MIDDLE[0];
    if (!point) throw new Error("there is no point in the middle of a run");
    await first.arm(point);
    const killed = await killedInTheMiddle(place, first, second);
    problems.push(...killed.problems);
    if (killed.namedMs > NAMED_WITHIN_MS) problems.push(`named after ${Math.round(killed.namedMs)} ms`);

    await runJob(second.origin, "verify", JOB_SECRET);
    const { lost, duplicated, unnamed } = await withDatabase(place, (database) => audit(database.pool, reported));
    problems.push(...lost, ...duplicated, ...unnamed);
    const namedMs = Math.round(killed.namedMs);
    return {
      ok: problems.length === 0,
      line: `two servers, the first killed at "${point.name}"${killed.wasAnswered ? "" : ", before its answer"}: ${killed.status} after ${namedMs} ms; ${stops.count} model calls stopped from the other within ${stops.maxMs} ms${problems.map((each) => `\n    ${each}`).join("")}`,
      figures: {
        twoServers: 1,
        approvedAtOnce: 1,
        twoServersLongestMs: namedMs,
        beforeAnswer: killed.wasAnswered ? 0 : 1,
        stops: stops.count,
        stopMs: stops.maxMs,
      },
    };
  } finally {
    for (const server of servers) await server.kill("SIGKILL");
    await place.remove();
    await model.close();
  }
}

async function decidedOnTheOther(first: ProofServer, second: ProofServer) {
  const reported = { cardIds: new Set<string>(), decisions: new Map<string, string>() };
  const problems: string[] = [];
  const { run, response } = await startRun(first.origin, AGENT, { maxMoves: 2 });
  const elsewhere: Followed = { ...run, events: new Map() };
  const [here, there] = await Promise.all([receive(response, run), followAll(second.origin, elsewhere)]);
  problems.push(...here, ...there);
  if (JSON.stringify([...run.events]) !== JSON.stringify([...elsewhere.events]))
    problems.push("two servers, two streams");
  const { answer, cards } = await readRun(second.origin, run.threadId);
  if (textOf(elsewhere) !== answer) problems.push("the other server's text differs");
  const [card, ...others] = cards;
  if (!card) return { reported, problems: [...problems, "no cards"] };
  const approve = [{ proposalId: card.proposalId, action: "approve" as const }];
  const origins = [first.origin, second.origin];
  const approvals = await Promise.all(
    Array.from({ length: APPROVALS }, (_, at) =>
      decide(origins[at % 2] ?? first.origin, run.threadId, approve, randomUUID()),
    ),
  );
  const approved = approvals.filter((made) =>
    made.some(({ proposalId, status }) => proposalId === card.proposalId && status !== "pending"),
  );
  reported.decisions.set(card.proposalId, "approve");
  if (approved.length !== APPROVALS) problems.push(`${APPROVALS - approved.length} approvals answered otherwise`);
  for (const { proposalId } of others) {
    await decide(second.origin, run.threadId, [{ proposalId, action: "decline" }], randomUUID());
    reported.decisions.set(proposalId, "decline");
  }
  // The last decision can be undone for ten seconds.
  const sinceMs = performance.now();
  let { status } = await readRun(first.origin, run.threadId);
  while (status === "awaiting_approval" && performance.now() - sinceMs < ENDED_WITHIN_MS) {
    await pause();
    ({ status } = await readRun(first.origin, run.threadId));
  }
  if (status !== "completed") problems.push(`decided on the other server, and ${status} on the first`);
  return { reported, problems };
}

async function followAll(origin: string, run: Followed): Promise<string[]> {
  const response = await resumeStream(origin, AGENT, run);
  return response ? receive(response, run) : ["nothing to follow"];
}

/**
 * The person's run on the first server, which dies of it; how the second tells its end; and the run asked for there.
 */
async function killedInTheMiddle(place: ProofStorage, first: ProofServer, second: ProofServer) {
  const goneAt = first.gone.then(() => performance.now());
  const started = await startRun(first.origin, AGENT, OPTIONS).catch(nothingWhenCut);
  // A first server killed before its answer never returned the run's address; the run must end all the same.
  const elsewhere: Followed = { ...(started?.run ?? (await newestRun(place))), events: new Map() };
  const [isCut, end, askedAtOnce] = await Promise.all([
    started ? receive(started.response, started.run).then(() => false, isCutBy) : true,
    endText(second, elsewhere),
    started ? undefined : runOn(second),
  ]);
  const { problems, status, error, cards } = end;
  if (!isCut || !first.isGone())
    return { status, namedMs: 0, wasAnswered: true, problems: [...problems, "the first server was not killed"] };
  const namedMs = end.atMs - (await goneAt);
  if (status === "running") problems.push("the run is still running");
  if (status === "failed" && error?.code !== "run.lost") problems.push(`it failed as ${error?.code}`);
  for (const card of cards.filter((each) => each.status === "pending")) {
    await decide(second.origin, elsewhere.threadId, [{ proposalId: card.proposalId, action: "decline" }], randomUUID());
  }
  problems.push(...(askedAtOnce ?? (await runOn(second))));
  return { problems, status, namedMs, wasAnswered: started !== undefined };
}

const isCutBy = (error: unknown): boolean => error instanceof Cut;

function nothingWhenCut(error: unknown): undefined {
  if (!isCutBy(error)) throw error;
}

const newestRun = (place: ProofStorage): Promise<Pick<Followed, "threadId" | "runId">> =>
  withDatabase(place, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; thread_id: string }>(
      "select id, thread_id from runs order by started_at desc limit 1",
    );
    const [run] = rows;
    if (!run) throw new Error("there is no run");
    return { threadId: run.thread_id, runId: run.id };
  });

/** Follows a run to its last event and reads what it came to. */
async function endText({ origin }: ProofServer, run: Followed) {
  const problems = await followAll(origin, run);
  const answer = await readRun(origin, run.threadId);
  if (!isComplete(run)) problems.push(`the stream on the other server ended at event ${lastSeqOf(run)} without an end`);
  return { ...answer, problems, atMs: performance.now() };
}

/** A run from its start to its pause. */
async function runOn({ origin }: ProofServer): Promise<string[]> {
  const { run, response } = await startRun(origin, AGENT, OPTIONS);
  const problems = await receive(response, run);
  const { status } = await readRun(origin, run.threadId);
  return ["awaiting_approval", "completed"].includes(status) ? problems : [...problems, `run again, it is ${status}`];
}
