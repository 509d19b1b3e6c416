/**
 * Proof that a disk which fills up or takes no writes is named, loses no acknowledged row, and costs no spinning.
 *
 * One server on a small file system of its own. Each round fills it to the last byte while questions are asked, frees
 * it, takes the writes away, and gives them back. Every conversation that was answered must be there at the end, also
 * for the next server.
 */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { canMount, type DiskPlace, memoryDisk } from "../faults/disk-place";
import { proofInstance } from "../server/proof-instance";
import { type ProofServer, startProofServer } from "../server/proof-server";
import { askReadiness } from "../server/readiness-watch";
import type { TrialOutcome } from "../suite";

const ROUNDS = [2, 10];
const NOTICED_WITHIN_MS = 8_000;
const WATCHED_MS = 3_000;
const MAX_CPU = 0.2;
/** Clock ticks per second on Linux, in every kernel's interface. */
const TICKS_A_SECOND = 100;
/** An address may ask 120 times a minute. */
const POLL_MS = 1_000;

type Found = { problems: string[]; retained: string[]; refused: number; mostCpu: number };
type Fault = { code: "database.disk_full" | "database.read_only"; begin(): void; end(): void };

export async function diskTrial(index: number): Promise<TrialOutcome> {
  if (!canMount()) return { ok: true, line: "SKIPPED: this process may not mount a file system" };
  const rounds = ROUNDS[(index - 1) % ROUNDS.length] ?? 2;
  const disk = memoryDisk();
  const found: Found = { problems: [], retained: [], refused: 0, mostCpu: 0 };
  const lines: string[] = [];
  let server: ProofServer | undefined;
  try {
    const place = await (await proofInstance("embedded")).fresh();
    const env = { FANVISE_DATA_DIR: join(disk.folder, "home") };
    cpSync(place.env.FANVISE_DATA_DIR ?? "", env.FANVISE_DATA_DIR, { recursive: true });
    await place.remove();
    server = await startProofServer(env, { onLine: (line) => lines.push(line) });
    for (let round = 0; round < rounds; round += 1)
      for (const fault of faultsOf(disk)) await suffered(server, fault, found);
    await checked(server, found);
    await server.kill("SIGTERM");
    server = await startProofServer(env);
    await checked(server, found);
  } finally {
    await server?.kill("SIGKILL");
    disk.remove();
  }
  for (const code of ["database.disk_full", "database.read_only"]) {
    const times = lines.filter((line) => line.includes(`"level":"error"`) && line.includes(`"${code}"`)).length;
    if (times < rounds) found.problems.push(`${code} is in the log ${times} times`);
  }
  return {
    ok: found.problems.length === 0,
    line: `full, read-only and freed ${rounds} times: ${found.retained.length} answered conversations, ${found.refused} questions refused by name, ${(found.mostCpu * 100).toFixed(0)}% of a core at most${found.problems.map((each) => `\n    ${each}`).join("")}`,
    figures: {
      rounds,
      retained: found.retained.length,
      refused: found.refused,
      mostCpu: found.mostCpu,
      wrong: found.problems.length,
    },
  };
}

const faultsOf = (disk: DiskPlace): Fault[] => [
  { code: "database.disk_full", begin: () => disk.fill(), end: () => disk.free() },
  { code: "database.read_only", begin: () => disk.becomeReadOnly(), end: () => disk.becomeWritable() },
];

async function suffered(server: ProofServer, { code, begin, end }: Fault, found: Found): Promise<void> {
  if ((await ask(server, found)) !== "answered") found.problems.push(`before ${code} a question is not answered`);
  begin();
  // Before it is noticed, too.
  await ask(server, found);
  await untilReady(server, "degraded", code, found);
  const { database } = await askReadiness(server.origin);
  if (code === "database.disk_full" ? !database.isDiskFull : !database.isReadOnly)
    found.problems.push(`readiness has no word of ${code}`);
  const text = await ask(server, found);
  if (text === code) found.refused += 1;
  else found.problems.push(`a question under ${code}: ${text}`);
  const page = await fetch(`${server.origin}/api/roster`);
  await page.body?.cancel();
  if (!page.ok) found.problems.push(`a page under ${code}: ${page.status}`);
  const before = cpuSeconds(server.pid);
  await wait(WATCHED_MS);
  const cpu = (cpuSeconds(server.pid) - before) / (WATCHED_MS / 1_000);
  found.mostCpu = Math.max(found.mostCpu, cpu);
  if (cpu > MAX_CPU) found.problems.push(`${(cpu * 100).toFixed(0)}% of a core under ${code}`);
  end();
  await untilReady(server, "ready", code, found);
}

async function untilReady(server: ProofServer, status: string, code: string, found: Found): Promise<void> {
  const sinceMs = performance.now();
  while ((await askReadiness(server.origin)).status !== status) {
    if (performance.now() - sinceMs > NOTICED_WITHIN_MS)
      return void found.problems.push(`${code}: not ${status} after ${NOTICED_WITHIN_MS / 1_000} s`);
    await wait(POLL_MS);
  }
}

/** A question; the code where it is refused. */
async function ask({ origin }: ProofServer, { retained }: Found): Promise<string> {
  const response = await fetch(`${origin}/api/chat`, {
    method: "POST",
    body: JSON.stringify({ message: "How has Haliburton been playing?" }),
    headers: { "content-type": "application/json", accept: "application/json" },
  });
  const body: unknown = await response.json();
  const answer = chatAnswer.safeParse(body).data;
  if (answer?.status !== "completed")
    return answer?.error?.code ?? z.object({ error: z.object({ code: z.string() }) }).parse(body).error.code;
  retained.push(answer.threadId);
  return "answered";
}

async function checked({ origin }: ProofServer, { retained, problems }: Found): Promise<void> {
  for (const threadId of retained) {
    const response = await fetch(`${origin}/api/threads/${threadId}`);
    await response.body?.cancel();
    if (!response.ok) problems.push(`lost: conversation ${threadId}, ${response.status}`);
  }
}

/** man 5 proc: fields 14 and 15 of stat are the time of all its threads, in ticks. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

export function diskSummary(outcomes: readonly TrialOutcome[]): readonly string[] {
  const all = (name: string) => outcomes.map(({ figures }) => figures?.[name] ?? 0);
  const sum = (name: string) => all(name).reduce((total, one) => total + one, 0);
  return [
    `${sum("rounds")} rounds of full, read-only and freed: ${sum("kept")} answered conversations kept, ${sum("refused")} questions refused by name, ${sum("wrong")} wrong`,
    `${(Math.max(0, ...all("mostCpu")) * 100).toFixed(0)}% of a core at most, of ${MAX_CPU * 100}%`,
  ];
}
