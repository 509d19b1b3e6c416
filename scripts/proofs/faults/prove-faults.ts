/**
 * Proof that no outside source can hold the product up, be hammered by it, or be taken at its word when it fails.
 *
 * A trial is one fault at every source: alone, many calls in a row, until the breaker opens and closes again, and
 * through the services over a database with a last good answer and one without. The first trials use short limits, the
 * others the product's.
 */

import { FAULTS, type Fault, type FaultServer, startFaultServer } from "#test/stubs/fault-server";
import type { HttpLimits } from "@/lib/http/http-client";
import type { TrialOutcome } from "../suite";
import { type FaultWorld, openFaultWorld } from "./prove-faults-services";
import { EMBEDDING_SOURCES, FEED_SOURCE, type OpenSource, type Source } from "./prove-faults-sources";

type Pace = { limits: Partial<HttpLimits>; backoffMs: readonly number[] | undefined };

/** Short where the fault would use up the limit; elsewhere a busy machine would, and be taken for it. */
const shortPace = (fault: Fault): Pace => ({
  limits: { maxBytes: 1_500_000, ...(SLOW.has(fault) ? { attemptTimeoutMs: 1_200, totalTimeoutMs: 1_800 } : {}) },
  backoffMs: [1, 1],
});
const PRODUCT: Pace = { limits: {}, backoffMs: undefined };
const MAX_MS = 15_000;
const MAX_ATTEMPTS = 3;
const MAX_REQUESTS_PER_FIRST = 1.2;
const STRETCH = 20;
const CALLS_IN_A_ROW = 22;
const AT_ONCE = 5;
/** Short enough to wait for it, long enough to be seen open. */
const OPEN_FOR_MS = 250;
const MAX_RECOVERY_MS = 10_000;
const FAILURES_TO_OPEN = 5;

/** Faults after which a source is left alone; after the others it has answered, so there is nothing to wait for. */
const PASSING: ReadonlySet<Fault> = new Set<Fault>([
  "429 with Retry-After",
  "429 without Retry-After",
  "500",
  "502",
  "503",
  "reset",
  "stall",
  "one byte a second",
]);
/** Calls of these are made side by side, or each would cost a whole time limit. */
const SLOW: ReadonlySet<Fault> = new Set<Fault>(["stall", "one byte a second"]);

type Findings = { wrong: string[]; worstMs: number; firstAttempts: number; requests: number; worstRatio: number };

let opened: Promise<FaultWorld> | undefined;

/** @param index 1 to 13: each fault with short limits; 14 to 26: with the product's. */
export async function faultTrial(index: number): Promise<TrialOutcome> {
  opened ??= openFaultWorld();
  const world = await opened;
  const fault = FAULTS[(index - 1) % FAULTS.length] ?? "500";
  const isShort = index <= FAULTS.length;
  const pace = isShort ? shortPace(fault) : PRODUCT;
  const sources = [...world.espnSources, ...EMBEDDING_SOURCES, FEED_SOURCE];
  const throughServices = () => world.throughServices(fault, pace.limits, MAX_MS);
  // Side by side where both only wait; otherwise the work of one would count as the other's time.
  const waiting = SLOW.has(fault) ? throughServices() : undefined;
  const findings = await Promise.all(sources.map((source) => tryOut(source, fault, pace)));
  const services = await (waiting ?? throughServices());
  const wrong = [...findings.flatMap((each) => each.wrong), ...services.wrong];
  const worstMs = Math.max(...findings.map((each) => each.worstMs), services.worstMs);
  const figures = {
    sources: sources.length,
    worstMs,
    firstAttempts: sum(findings.map((each) => each.firstAttempts)),
    requests: sum(findings.map((each) => each.requests)),
    worstRatio: Math.max(...findings.map((each) => each.worstRatio)),
    breakers: PASSING.has(fault) ? sources.length : 0,
    stale: services.stale,
    cold: services.cold,
    untouched: services.untouched,
    wrong: wrong.length,
  };
  const where = isShort ? "short limits" : "product limits";
  const first = wrong[0] === undefined ? "" : `, ${wrong.length} wrong, first: ${wrong.slice(0, 5).join("; ")}`;
  return {
    ok: wrong.length === 0,
    line:
      `${fault}, ${where}: ${sources.length} sources, worst ${(worstMs / 1_000).toFixed(1)} s, ` +
      `${figures.worstRatio.toFixed(2)} requests a first attempt, ${services.stale} stale and labelled${first}`,
    figures,
  };
}

export function faultSummary(outcomes: readonly TrialOutcome[]): string[] {
  const all = (figure: string) => outcomes.map((outcome) => outcome.figures?.[figure] ?? 0);
  const max = (figure: string) => Math.max(0, ...all(figure));
  return [
    `${sum(all("wrong"))} wrong in ${outcomes.length} faults × ${max("sources")} sources`,
    `worst call ${(max("worstMs") / 1_000).toFixed(1)} s of ${MAX_MS / 1_000} s`,
    `${sum(all("requests"))} requests for ${sum(all("firstAttempts"))} first attempts; worst stretch of ${STRETCH} or more: ${max("worstRatio").toFixed(2)} of ${MAX_REQUESTS_PER_FIRST}`,
    `${sum(all("breakers"))} breakers opened, let one probe through, and closed again`,
    `through the services: ${sum(all("stale"))} stale answers labelled with their age, ${sum(all("untouched"))} answered from the database alone, ${sum(all("cold"))} named failures without a last good answer`,
  ];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const after = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

type Bench = {
  source: Source;
  fault: Fault;
  server: FaultServer;
  /** The code a call fails with, "none" when it succeeds. Noted with its time. */
  call(): Promise<string>;
  /** Moves the clock beyond every wait that the source asked for. */
  passTime(): void;
  note(problem: string): void;
};

async function tryOut(source: Source, fault: Fault, pace: Pace): Promise<Findings> {
  const found: Findings = { wrong: [], worstMs: 0, firstAttempts: 0, requests: 0, worstRatio: 0 };
  const on = async (openForMs: number, attempt: (bench: Bench) => Promise<void>, limits?: Partial<HttpLimits>) => {
    const server = await startFaultServer(source.serve);
    server.setFault(fault);
    let nowMs = 0;
    const open = source.open({
      origin: server.origin,
      limits: { ...pace.limits, ...limits },
      backoffMs: pace.backoffMs,
      openForMs,
      clock: { now: () => nowMs },
    });
    try {
      await attempt({
        source,
        fault,
        server,
        call: () => timed(open, found),
        passTime: () => {
          nowMs += 600_000;
        },
        note: (problem) => found.wrong.push(`${source.name}: ${problem}`),
      });
    } finally {
      await open.close();
      await server.close();
    }
  };
  await Promise.all([
    on(60_000, callOnce),
    on(0, (bench) => callOften(bench, found)),
    // Without retries, so that a call is a failure.
    on(OPEN_FOR_MS, PASSING.has(fault) ? openAndClose : stayClosed, { maxAttempts: 1 }),
  ]);
  return found;
}

async function timed(open: OpenSource, found: Findings): Promise<string> {
  const startedAt = performance.now();
  const code = await open.call().then(
    () => "none",
    (failure: unknown) => codeIn(failure),
  );
  found.worstMs = Math.max(found.worstMs, performance.now() - startedAt);
  if (performance.now() - startedAt > MAX_MS) found.wrong.push(`a call took longer than ${MAX_MS} ms`);
  return code;
}

/** Code of an adapter's error; any other error is shown as it is. */
const codeIn = (failure: unknown): string =>
  failure instanceof Error && "code" in failure && "userMessage" in failure ? String(failure.code) : `bug ${failure}`;

async function callOnce({ source, fault, server, call, note }: Bench): Promise<void> {
  const code = await call();
  if (code !== source.codeOf[fault]) note(`${code} instead of ${source.codeOf[fault]}`);
  if (server.requests.length > MAX_ATTEMPTS) note(`${server.requests.length} attempts in one call`);
  if (server.requests.length === 0) note("no request was made");
  if (fault !== "429 with Retry-After") return;
  const codes = new Set(await Promise.all(Array.from({ length: AT_ONCE }, call)));
  if (server.requests.length !== 1) note(`${server.requests.length} requests although it asked for a wait`);
  const isNamed = codes.has(source.codeOf[fault]) || codes.has("http.paused");
  if (codes.size !== 1 || !isNamed) note(`${[...codes]} while it asked for a wait`);
}

/** Every call reaches the source: the breaker closes at once. */
async function callOften({ source, fault, server, call, passTime, note }: Bench, found: Findings): Promise<void> {
  const codes: string[] = [];
  if (SLOW.has(fault)) codes.push(...(await Promise.all(Array.from({ length: CALLS_IN_A_ROW }, call))));
  else {
    for (let index = 0; index < CALLS_IN_A_ROW; index += 1) {
      passTime();
      codes.push(await call());
    }
  }
  const others = codes.filter((code) => code !== source.codeOf[fault]);
  // With a breaker that half-opens at once, calls side by side still find it busy with its probe.
  if (others.length > 0 && !SLOW.has(fault)) note(`${others[0]} in ${others.length} of ${codes.length} calls`);
  const numbers = server.requests.map(({ headers }) => String(headers["x-call"]));
  found.firstAttempts += new Set(numbers).size;
  found.requests += numbers.length;
  found.worstRatio = worstStretch(numbers);
  if (new Set(numbers).size < STRETCH) note(`only ${new Set(numbers).size} calls reached it`);
  if (found.worstRatio > MAX_REQUESTS_PER_FIRST) note(`${found.worstRatio.toFixed(2)} requests a first attempt`);
}

/** The most requests a first attempt in any stretch of the log that holds enough first attempts. */
function worstStretch(numbers: readonly string[]): number {
  const isFirst = numbers.map((number, index) => numbers.indexOf(number) === index);
  let worst = 0;
  for (let from = 0; from < numbers.length; from += 1) {
    let firsts = 0;
    for (let to = from; to < numbers.length; to += 1) {
      if (isFirst[to]) firsts += 1;
      if (firsts >= STRETCH) worst = Math.max(worst, (to - from + 1) / firsts);
    }
  }
  return worst;
}

async function openAndClose({ fault, server, call, passTime, note }: Bench): Promise<void> {
  const requestsOf = async (work: () => Promise<unknown>) => {
    const before = server.requests.length;
    await work();
    return server.requests.length - before;
  };
  const allAtOnce = (count: number) => Promise.all(Array.from({ length: count }, call));
  if (SLOW.has(fault)) await allAtOnce(FAILURES_TO_OPEN);
  else {
    for (let failure = 0; failure < FAILURES_TO_OPEN; failure += 1) {
      passTime();
      await call();
    }
  }
  passTime();
  if ((await requestsOf(call)) !== 0) note("asked again after five failures in a row");

  let probes = 0;
  const beganAt = performance.now();
  while (probes === 0 && performance.now() - beganAt < MAX_RECOVERY_MS) {
    await after(OPEN_FOR_MS / 5);
    passTime();
    probes = await requestsOf(() => allAtOnce(AT_ONCE));
  }
  if (probes !== 1) note(`${probes} requests of ${AT_ONCE} calls while half-open`);
  passTime();
  if ((await requestsOf(call)) !== 0) note("asked again after a failed probe");

  server.setFault(undefined);
  let code = "not asked";
  const endedAt = performance.now();
  while (performance.now() - endedAt < MAX_RECOVERY_MS) {
    await after(OPEN_FOR_MS / 5);
    passTime();
    code = await call();
    if (code !== "none") continue;
    if ((await requestsOf(call)) !== 1) note("was still left alone after a good answer");
    return;
  }
  note(`did not close again: ${code}`);
}

async function stayClosed({ server, call, note }: Bench): Promise<void> {
  for (let index = 0; index < AT_ONCE; index += 1) await call();
  if (server.requests.length !== AT_ONCE) note(`${server.requests.length} requests for ${AT_ONCE} answered calls`);
  server.setFault(undefined);
  const code = await call();
  if (code !== "none") note(`${code} after the fault was over`);
}
