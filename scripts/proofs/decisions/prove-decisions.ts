/**
 * Proves that a killed server neither loses nor duplicates any part of an optimizer's run and its decision.
 *
 * A trial takes one user from the question to the verified move, on a server that kills itself at a named point, and on
 * the one started after it. What the user was shown is then compared with the database.
 */

import { hasPostgres15 } from "#test/postgres";
import type { Database } from "@/db/database";
import { twoServersTrial } from "../faults/prove-two-servers";
import { pause, startMortalServer, withDatabase } from "../server/mortal-server";
import { type ProofInstance, type ProofStorage, proofInstance } from "../server/proof-instance";
import type { TrialOutcome } from "../suite";
import { type Acknowledged, audit } from "./decision-audit";
import { createPerson } from "./decision-person";
import { KILL_POINTS, type KillPoint } from "./decision-points";

const NAMED_WITHIN_MS = 10_000;
const AT_ONCE = 2;
/** Points of one trial: every tenth, so that each trial meets several phases. */
const GROUPS = 10;
const TABS = 50;

type Kill = {
  point: KillPoint;
  problems: string[];
  lost: number;
  duplicated: number;
  /** How often fifty tabs approved at once. */
  approvedAtOnce: number;
  /** Clicks that had to be made again, since the league did not answer. */
  askedAgain: number;
  /** From the moment on which the next server answers, and from the kill. 0 where no run was known. */
  namedMs: number;
  sinceKillMs: number;
};

/** One person, one run, one kill, on a database of their own. @param tabs in which the person approves at once */
async function killedAt(instance: ProofInstance, point: KillPoint, tabs: number): Promise<Kill> {
  const place = await instance.fresh();
  const server = await startMortalServer(place, point);
  const { reported, problems, planned, decided } = createPerson(server, tabs);
  const found = { lost: 0, duplicated: 0, approvedAtOnce: tabs === TABS ? 1 : 0 };
  try {
    await decided(await planned());
    // The embedded home is swept when its server starts, and is closed to others while it runs.
    if (instance.backend === "embedded") await server.end();
    const { lost, duplicated, unnamed } = await audited(place, reported, server.readyAtMs() + NAMED_WITHIN_MS);
    problems.push(...lost, ...duplicated, ...unnamed);
    Object.assign(found, { lost: lost.length, duplicated: duplicated.length });
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await server.end();
    await place.remove();
  }
  return { point, problems, ...found, askedAgain: reported.askedAgain, ...server.took };
}

/** A run of which nobody ever heard has its time too. */
const audited = (place: ProofStorage, reported: Acknowledged, untilMs: number) =>
  withDatabase(place, async (database) => {
    for (;;) {
      const found = await audit(database.pool, reported);
      if (found.unnamed.length === 0 || performance.now() > untilMs) return found;
      await pause();
    }
  });

/** Trials in turn: a tenth of the points on each home, then two servers on one database. */
const DATABASE_BACKENDS = ["embedded", "postgres"] as const;

export async function decisionTrial(index: number, seed: number): Promise<TrialOutcome> {
  const round = (index - 1) % (2 * GROUPS + 1);
  if (round === 2) return twoServersTrial(seed);
  const turn = round < 2 ? round : round - 1;
  const instance = DATABASE_BACKENDS[turn % 2] ?? "embedded";
  if (instance === "postgres" && !hasPostgres15) return { ok: true, line: "SKIPPED: no Postgres 15 here" };
  const points = KILL_POINTS.filter((_, at) => at % GROUPS === Math.floor(turn / 2));
  return killTrial(instance, points);
}

async function killTrial(of: Database["backend"], points: readonly KillPoint[]): Promise<TrialOutcome> {
  const instance = await proofInstance(of);
  const kills: Kill[] = [];
  // Where the server dies of the approval, it is one click, which another tab's must not answer.
  const crowded = points.find(({ phase }) => phase !== "approve");
  const queue = [...points];
  const worker = async () => {
    for (let point = queue.shift(); point; point = queue.shift()) {
      kills.push(await killedAt(instance, point, point === crowded ? TABS : 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const late = kills.filter(({ namedMs }) => namedMs > NAMED_WITHIN_MS);
  const bad = kills.filter(({ problems }) => problems.length > 0);
  const maxMs = Math.round(Math.max(0, ...kills.map(({ namedMs }) => namedMs)));
  const sinceKillMs = Math.round(Math.max(0, ...kills.map((kill) => kill.sinceKillMs)));
  const wrong = [
    ...bad.map(({ point, problems }) => `${point.name}: ${problems.join("; ")}`),
    ...late.map(({ point, namedMs }) => `${point.name}: named after ${Math.round(namedMs)} ms`),
  ];
  return {
    ok: wrong.length === 0,
    line: `${of}: ${kills.length} kills, named ${maxMs} ms after the next start at most, ${sinceKillMs} ms after the kill${wrong.map((each) => `\n    ${each}`).join("")}`,
    figures: {
      kills: kills.length,
      lost: kills.reduce((sum, { lost }) => sum + lost, 0),
      duplicated: kills.reduce((sum, { duplicated }) => sum + duplicated, 0),
      wrong: wrong.length,
      approvedAtOnce: kills.reduce((sum, { approvedAtOnce }) => sum + approvedAtOnce, 0),
      askedAgain: kills.reduce((sum, { askedAgain }) => sum + askedAgain, 0),
      [`${of}Kills`]: kills.length,
      [`${of}LongestMs`]: maxMs,
      [`${of}SinceKillMs`]: sinceKillMs,
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
    `${sum("approvedAtOnce")} cards approved ${TABS} times at once: one decision each; ${sum("askedAgain")} clicks made again since the league did not answer`,
    `two servers: ${sum("twoServers")} trials, ${sum("beforeAnswer")} killed before the run was answered, named within ${longest("twoServersLongestMs")} ms of the kill; ${sum("stops")} model calls stopped from the other server within ${longest("stopMs")} ms`,
  ];
}
