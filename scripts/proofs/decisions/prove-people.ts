/**
 * Two hundred people at once: each asks of another team than their neighbor, in a demo league of their own, and reads a
 * stream that is theirs and whole, while all the others' run.
 *
 * The rules write at 40 tokens a second, so that streams overlap as they do with a language model.
 */
import { setTimeout as wait } from "node:timers/promises";
import { hasPostgres15 } from "#test/postgres";
import { sessionCookie } from "#test/session-cookie";
import { startAuthStub } from "#test/stubs/auth-stub";
import { proofInstance } from "../server/proof-instance";
import { type ProofServer, startProofServer } from "../server/proof-server";
import type { TrialOutcome } from "../suite";

const PEOPLE = 200;
const ARRIVAL_MS = 100;
const ALONE = 12;
const TOKENS_PER_SECOND = 40;
const TEAMS = 10;
const SLOWER_THAN_ALONE = 3;
/** Maximum growth of memory from the first wave to the second; more would add up from day to day. */
const MEMORY_GROWTH = 1.15;
/** Three look-ups, and an answer that takes longer to write than two hundred people to arrive. */
const QUESTION =
  "How has everyone been playing lately? And what is my schedule this week? And what are the rules of the league?";

type RunOutcome = { runId: string; text: string; firstTextMs: number; ms: number; problems: string[] };
type Asker = { cookie: string; teamId: number };

/** @param isStopped at its first text, as a person does who has seen enough. */
async function ask(origin: string, asker: Asker, isStopped = false): Promise<RunOutcome> {
  const beganAt = performance.now();
  const reported: RunOutcome = { runId: "", text: "", firstTextMs: Number.NaN, ms: 0, problems: [] };
  const response = await fetch(`${origin}/api/agent/chat`, {
    method: "POST",
    body: JSON.stringify({ message: QUESTION, teamId: String(asker.teamId), language: "en" }),
    headers: { "content-type": "application/json", cookie: asker.cookie },
    signal: AbortSignal.timeout(180_000),
  });
  const runId = response.headers.get("x-fanvise-run-id");
  if (!response.ok || !runId)
    return { ...reported, problems: [`${response.status} ${(await response.text()).slice(0, 200)}`] };
  let seq = 0;
  let rest = "";
  let isFinished = false;
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const [, id, data = ""] = /^id: (\d+)\ndata: (.*)$/s.exec(part) ?? [];
      if (id === undefined) continue;
      if (Number(id) !== seq + 1) reported.problems.push(`event ${id} after ${seq}`);
      seq = Number(id);
      const event = JSON.parse(data);
      if (event.type === "start" && event.messageMetadata?.runId !== runId)
        reported.problems.push("another run's start");
      if (event.type === "error") reported.problems.push(`error: ${data.slice(0, 200)}`);
      if (event.type === "finish") isFinished = true;
      if (event.type !== "text-delta") continue;
      if (reported.text === "") {
        reported.firstTextMs = performance.now() - beganAt;
        if (isStopped) await stop(origin, asker, response.headers.get("x-fanvise-thread-id"));
      }
      reported.text += event.delta;
    }
  }
  if (!isFinished) reported.problems.push("no end");
  return { ...reported, runId, ms: performance.now() - beganAt };
}

async function stop(origin: string, { cookie }: Asker, threadId: string | null): Promise<void> {
  const headers = { "content-type": "application/json", cookie };
  const response = await fetch(`${origin}/api/agent/chat/${threadId}/stop`, { method: "POST", headers, body: "{}" });
  await response.body?.cancel();
}

type Wave = { reports: RunOutcome[]; mostOpen: number /** How long as many were open at once. */; mostOpenMs: number };

async function wave(servers: readonly ProofServer[], askers: readonly Asker[]): Promise<Wave> {
  const changes: { atMs: number; by: 1 | -1 }[] = [];
  const reports = await Promise.all(
    askers.map(async (asker, index) => {
      await wait(index * ARRIVAL_MS);
      changes.push({ atMs: performance.now(), by: 1 });
      const server = servers[index % servers.length];
      if (!server) throw new Error("no server");
      try {
        return await ask(server.origin, asker);
      } finally {
        changes.push({ atMs: performance.now(), by: -1 });
      }
    }),
  );
  let open = 0;
  const spans = changes.map(({ atMs, by }, at) => {
    open += by;
    return { open, ms: (changes[at + 1]?.atMs ?? atMs) - atMs };
  });
  const mostOpen = Math.max(...spans.map((span) => span.open));
  return {
    reports,
    mostOpen,
    mostOpenMs: spans.reduce((sum, span) => sum + (span.open === mostOpen ? span.ms : 0), 0),
  };
}

/** Odd trials: one server on the embedded database; even ones: two servers on one Postgres. */
export async function peopleTrial(index: number): Promise<TrialOutcome> {
  const kind = index % 2 === 1 ? "embedded" : "postgres";
  if (kind === "postgres" && !hasPostgres15) return { ok: true, line: "SKIPPED: no Postgres 15 here" };
  const auth = await startAuthStub();
  const place = await (await proofInstance(kind)).fresh();
  const env = {
    ...place.env,
    NEXT_PUBLIC_SUPABASE_URL: auth.origin,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_the_proof",
    FANVISE_RULES_TOKENS_PER_SECOND: String(TOKENS_PER_SECOND),
  };
  const askers = Array.from({ length: PEOPLE }, (_, index): Asker => {
    const person = auth.addPerson(`person-${index}@example.com`, "a password");
    return { cookie: sessionCookie(auth, person), teamId: (index % TEAMS) + 1 };
  });
  const servers: ProofServer[] = [];
  try {
    const expected = await answersByTeam({ ...env, FANVISE_RULES_TOKENS_PER_SECOND: "" }, askers);
    for (const _ of kind === "embedded" ? [1] : [1, 2]) servers.push(await startProofServer(env));
    return await judged(kind, servers, askers, expected);
  } finally {
    await Promise.all(servers.map((server) => server.kill("SIGTERM")));
    await place.remove();
    await auth.close();
  }
}

/** Expected answers by team: from a server with one user at a time and no pace. */
async function answersByTeam(env: Record<string, string>, askers: readonly Asker[]): Promise<Map<number, string>> {
  const server = await startProofServer(env);
  try {
    const answers = new Map<number, string>();
    for (const asker of askers.slice(0, TEAMS))
      answers.set(asker.teamId, ageless((await ask(server.origin, asker)).text));
    return answers;
  } finally {
    await server.kill("SIGTERM");
  }
}

/** The last lines say how old each source is, which differs from minute to minute. */
const ageless = (text: string): string => text.replace(/^Source.*$/gm, "").trimEnd();

async function judged(
  kind: string,
  servers: readonly ProofServer[],
  askers: readonly Asker[],
  expected: ReadonlyMap<number, string>,
): Promise<TrialOutcome> {
  const [server] = servers;
  if (!server) throw new Error("no server");
  const alone: RunOutcome[] = [];
  // The first answer of a process is slower than any other, so it is nobody's measure.
  for (const asker of askers.slice(0, 1 + ALONE)) alone.push(await ask(server.origin, asker, true));
  alone.shift();

  await wave(servers, askers);
  await wait(5_000);
  const before = await Promise.all(servers.map((each) => each.liveBytes()));
  const { reports, mostOpen, mostOpenMs } = await wave(servers, askers);
  await wait(5_000);
  const after = await Promise.all(servers.map((each) => each.liveBytes()));

  const problems = [...alone, ...reports].flatMap((each) => each.problems);
  const wrong = reports.filter(({ text }, index) => ageless(text) !== expected.get(askers[index]?.teamId ?? 0)).length;
  if (mostOpen < PEOPLE) problems.push(`only ${mostOpen} streams were open at once`);
  if (wrong > 0) problems.push(`${wrong} answers are not those of the team that was asked for`);
  if (new Set(expected.values()).size !== TEAMS) problems.push("teams cannot be told apart by their answers");
  if (new Set(reports.map(({ runId }) => runId)).size !== PEOPLE) problems.push("a run was given twice");
  const [aloneMs, crowdedMs] = [percentile95(alone), percentile95(reports)];
  if (crowdedMs > SLOWER_THAN_ALONE * aloneMs) problems.push(`first text after ${crowdedMs} ms, alone ${aloneMs} ms`);
  const growth = Math.max(...after.map((bytes, place) => bytes / (before[place] ?? bytes)));
  if (growth > MEMORY_GROWTH) problems.push(`memory grew ${growth.toFixed(2)} times over a wave`);
  const chars = Math.round(reports.reduce((sum, { text }) => sum + text.length, 0) / PEOPLE);
  return {
    ok: problems.length === 0,
    line:
      `${kind}, ${servers.length} server${servers.length > 1 ? "s" : ""}: ${PEOPLE} people, ${mostOpen} streams at once for ${(mostOpenMs / 1_000).toFixed(1)} s, ${chars} characters each; ` +
      `first text p95 ${Math.round(crowdedMs)} ms, alone ${Math.round(aloneMs)} ms (${(crowdedMs / aloneMs).toFixed(2)} times); ` +
      `live memory ${megabytes(before)} MB before the wave, ${megabytes(after)} MB after${problems.map((each) => `\n    ${each}`).join("")}`,
    figures: { streams: reports.length, mostOpen, ratio: crowdedMs / aloneMs, wrong },
  };
}

export function peopleSummary(outcomes: readonly TrialOutcome[]): readonly string[] {
  const figures = outcomes.flatMap(({ figures: own }) => (own ? [own] : []));
  const sum = (name: string) => figures.reduce((total, each) => total + (each[name] ?? 0), 0);
  const worst = Math.max(...figures.map(({ ratio }) => ratio ?? 0));
  return [
    `  ${sum("streams")} streams, ${sum("wrong")} wrong; first text at worst ${worst.toFixed(2)} times that of one alone`,
  ];
}

function percentile95(reports: readonly RunOutcome[]): number {
  const sorted = reports.map(({ firstTextMs }) => firstTextMs).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

const megabytes = (bytes: readonly number[]): string => bytes.map((each) => Math.round(each / 1_048_576)).join(" and ");
