/**
 * Proof that a killed server loses and doubles nothing of an optimizer's run and its decision.
 *
 * A trial takes one person from the question to the verified move, on a server that kills itself at a named point, and on the one
 * started after it. What the person was told is then compared with the database.
 */
import { randomUUID } from "node:crypto";
import type { Database } from "@/db/database";
import { hasPostgres15 } from "../test/postgres";
import { type Acknowledged, audit } from "./decision-audit";
import { KILL_POINTS, type KillPoint, type Phase } from "./decision-points";
import {
  Cut,
  decide,
  type Followed,
  isWhole,
  readRun,
  receive,
  resumeStream,
  runJob,
  startRun,
  textOf,
} from "./proof-client";
import { JOB_SECRET, openProofHome, type ProofHome, type ProofPlace, startProofServer } from "./proof-server";
import { twoServersTrial } from "./prove-two-servers";
import type { TrialOutcome } from "./suites";

const NAMED_WITHIN_MS = 10_000;
const STEP_LIMIT_MS = 30_000;
const POLL_MS = 25;
const AT_ONCE = 2;
/** Points of one trial: every fifth, so that each trial meets all phases. */
const GROUPS = 5;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

type Kill = {
  point: KillPoint;
  problems: string[];
  lost: number;
  duplicated: number;
  /** From the moment on which the next server answers, and from the kill. 0 where no run was known. */
  namedMs: number;
  sinceKillMs: number;
};

/** One person with one server at a time, of which the first kills itself. */
async function live(home: ProofHome, point: KillPoint): Promise<Kill> {
  const place = await home.fresh();
  const told = { cardIds: new Set<string>(), decisions: new Map<string, string>() };
  const problems: string[] = [];
  let server = await startProofServer(place.env);
  let startedAgainAtMs: number | undefined;
  const took = { namedMs: 0, sinceKillMs: 0 };
  /** The run that the person knows of. */
  let begun: Followed | undefined;

  /** Does it until no server dies of it. */
  async function surviving<T>(phase: Phase, step: () => Promise<T>): Promise<T> {
    if (phase === point.phase && startedAgainAtMs === undefined) await server.arm(point);
    for (;;) {
      try {
        const done = await step();
        if (phase === point.phase && startedAgainAtMs === undefined) throw new Error("the point was never reached");
        return done;
      } catch (thrown) {
        if (!(thrown instanceof Cut)) throw thrown;
        await Promise.race([server.gone, pause(2_000)]);
        if (!server.isGone() || startedAgainAtMs !== undefined) throw thrown;
        if (phase === "approve") await endLeases(place);
        startedAgainAtMs = performance.now();
        server = await startProofServer(place.env);
        if (!begun) continue;
        await named(begun.threadId);
        took.namedMs = performance.now() - server.readyAtMs;
        took.sinceKillMs = performance.now() - startedAgainAtMs;
      }
    }
  }

  /** Waits until the run has a named state. */
  async function named(threadId: string) {
    for (;;) {
      const run = await readRun(server.origin, threadId);
      if (run.status !== "running") {
        return run;
      }
      if (performance.now() - (startedAgainAtMs ?? performance.now()) > STEP_LIMIT_MS) throw new Error("never named");
      await pause(POLL_MS);
    }
  }

  async function followed(run: Followed, response: Response | undefined): Promise<void> {
    if (response) problems.push(...(await receive(response, run)));
  }

  /** A run to its pause; one that was lost is told so, and asked for again. */
  async function planned(): Promise<Followed> {
    return surviving("plan", async () => {
      if (!begun) {
        const { run, response } = await startRun(server.origin, "matchup-optimizer", { maxMoves: 2 });
        begun = run;
        await followed(run, response);
      } else {
        await followed(begun, await resumeStream(server.origin, "matchup-optimizer", begun));
      }
      const run = begun;
      const { status, error, answer, cards } = await named(run.threadId);
      for (const { proposalId } of cards) told.cardIds.add(proposalId);
      if (!isWhole(run)) problems.push(`the stream of a run that is ${status} has no end`);
      if (status === "awaiting_approval") {
        if (textOf(run) !== answer) problems.push("the text is not the one that was streamed");
        return run;
      }
      if (status !== "failed" || error?.code !== "run.lost") throw new Error(`ended ${status} ${error?.code}`);
      begun = undefined;
      // What a lost run had proposed is still the person's to decide.
      for (const card of cards.filter((each) => each.status === "pending")) {
        await decide(server.origin, run.threadId, [{ proposalId: card.proposalId, action: "decline" }], randomUUID());
        told.decisions.set(card.proposalId, "decline");
      }
      throw new Again();
    });
  }

  async function decided(run: Followed, proposalId: string, action: "approve" | "decline", key: string) {
    const cards = await decide(server.origin, run.threadId, [{ proposalId, action }], key);
    if (!cards.some((card) => card.proposalId === proposalId))
      problems.push(`${action}: the card is not in the answer`);
    told.decisions.set(proposalId, action);
    const again = await decide(server.origin, run.threadId, [{ proposalId, action }], key);
    const ids = (of: typeof cards) => of.map((card) => card.proposalId).join();
    if (ids(cards) !== ids(again)) problems.push(`${action}: the same key was answered otherwise`);
  }

  /** Until the league shows the approved move. */
  async function verified(run: Followed, proposalId: string): Promise<void> {
    const sinceMs = performance.now();
    for (;;) {
      const card = (await readRun(server.origin, run.threadId)).cards.find((each) => each.proposalId === proposalId);
      if (card?.status === "verified") return;
      if (performance.now() - sinceMs > STEP_LIMIT_MS) throw new Error(`the move is ${card?.status}, not verified`);
      if (startedAgainAtMs !== undefined) await runJob(server.origin, "verify", JOB_SECRET);
      await pause(POLL_MS);
    }
  }

  try {
    const run = await planAgain(planned);
    const { cards } = await readRun(server.origin, run.threadId);
    const [first, ...others] = cards;
    if (!first) throw new Error("the run has no cards");
    const key = randomUUID();
    await surviving("approve", async () => {
      await decided(run, first.proposalId, "approve", key);
      await verified(run, first.proposalId);
    });
    const keys = new Map(others.map(({ proposalId }) => [proposalId, randomUUID()]));
    await surviving("end", async () => {
      for (const { proposalId } of others) await decided(run, proposalId, "decline", keys.get(proposalId) ?? "");
      await ended(run);
    });
    // The embedded home is swept when its server starts, and is closed to others while it runs.
    if (home.home === "embedded") await server.kill("SIGKILL");
    const found = await looked(place, told, server.readyAtMs + NAMED_WITHIN_MS);
    return {
      ...{ point, ...took, lost: found.lost.length, duplicated: found.duplicated.length },
      problems: [...problems, ...found.lost, ...found.duplicated, ...found.unnamed],
    };
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return { point, ...took, lost: 0, duplicated: 0, problems: [...problems, why] };
  } finally {
    await server.kill("SIGKILL");
    place.remove();
  }

  async function ended(run: Followed): Promise<void> {
    const now = await named(run.threadId);
    if (now.status !== "completed") throw new Error(`every card is decided and the run is ${now.status}`);
  }
}

/** The run was lost; the person asks once more. */
class Again extends Error {}

async function planAgain(planned: () => Promise<Followed>): Promise<Followed> {
  try {
    return await planned();
  } catch (thrown) {
    if (!(thrown instanceof Again)) throw thrown;
    return planned();
  }
}

/** A run whose number nobody ever heard has its time too. */
async function looked(place: ProofPlace, told: Acknowledged, untilMs: number) {
  return withDatabase(place, async (database) => {
    for (;;) {
      const found = await audit(database, told);
      if (found.unnamed.length === 0 || performance.now() > untilMs) return found;
      await pause(POLL_MS);
    }
  });
}

/** The lease of a job outlives its server by two minutes; here they have passed. */
const endLeases = (place: ProofPlace) =>
  withDatabase(place, (database) => database.pool.query("delete from pgboss.job_common where state = 'active'"));

async function withDatabase<T>(place: ProofPlace, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await place.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Trials in turn: a fifth of the points on each home, then two servers on one database. */
const HOMES = ["embedded", "postgres"] as const;

export async function decisionTrial(index: number, seed: number): Promise<TrialOutcome> {
  const round = (index - 1) % (2 * GROUPS + 1);
  if (round === 2) return twoServersTrial(seed);
  const turn = round < 2 ? round : round - 1;
  const home = HOMES[turn % 2] ?? "embedded";
  if (home === "postgres" && !hasPostgres15) return { ok: true, line: "SKIPPED: no Postgres 15 here" };
  const points = KILL_POINTS.filter((_, at) => at % GROUPS === Math.floor(turn / 2));
  return killTrial(home, points);
}

export async function killTrial(of: Database["home"], points: readonly KillPoint[]): Promise<TrialOutcome> {
  const home = await openProofHome(of);
  const kills: Kill[] = [];
  try {
    const queue = [...points];
    const worker = async () => {
      for (let point = queue.shift(); point; point = queue.shift()) kills.push(await live(home, point));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await home.close();
  }
  const late = kills.filter(({ namedMs }) => namedMs > NAMED_WITHIN_MS);
  const bad = kills.filter(({ problems }) => problems.length > 0);
  const longestMs = Math.round(Math.max(0, ...kills.map(({ namedMs }) => namedMs)));
  const sinceKillMs = Math.round(Math.max(0, ...kills.map((kill) => kill.sinceKillMs)));
  const wrong = [
    ...bad.map(({ point, problems }) => `${point.name}: ${problems.join("; ")}`),
    ...late.map(({ point, namedMs }) => `${point.name}: named after ${Math.round(namedMs)} ms`),
  ];
  return {
    ok: wrong.length === 0,
    line: `${of}: ${kills.length} kills, named ${longestMs} ms after the next start at most, ${sinceKillMs} ms after the kill${wrong.map((each) => `\n    ${each}`).join("")}`,
    figures: {
      kills: kills.length,
      lost: kills.reduce((sum, { lost }) => sum + lost, 0),
      duplicated: kills.reduce((sum, { duplicated }) => sum + duplicated, 0),
      wrong: wrong.length,
      ...{ [`${of}Kills`]: kills.length, [`${of}LongestMs`]: longestMs, [`${of}SinceKillMs`]: sinceKillMs },
    },
  };
}

export function decisionSummary(outcomes: readonly TrialOutcome[]): string[] {
  const figures = (name: string) => outcomes.map((outcome) => outcome.figures?.[name] ?? 0);
  const sum = (name: string) => figures(name).reduce((all, one) => all + one, 0);
  const longest = (name: string) => Math.max(0, ...figures(name));
  return [
    `${sum("kills")} kills (embedded ${sum("embeddedKills")}, postgres ${sum("postgresKills")}): ${sum("lost")} lost, ${sum("duplicated")} duplicated, ${sum("wrong")} with a fault`,
    `named within ${longest("embeddedLongestMs")} ms on the embedded database and ${longest("postgresLongestMs")} ms on Postgres once the next server answers; from the kill on, its start included, ${longest("embeddedSinceKillMs")} and ${longest("postgresSinceKillMs")} ms`,
    `two servers: ${sum("twoServers")} trials, ${sum("parallelApprovals")} parallel approvals, named within ${longest("twoServersLongestMs")} ms of the kill`,
  ];
}
