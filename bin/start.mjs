/**
 * Serves FanVise: builds when needed, starts the server, says when it answers.
 *
 *     [HOST=127.0.0.1] [PORT=3000] node bin/start.mjs [--dev]
 *
 * The address is announced only once `GET /api/ready` answers 200. Lines of the server that begin with `[fanvise] ` are
 * steps of its start and are shown; the rest of its standard output is shown with FANVISE_LOG_LEVEL=debug or when it
 * fails.
 */
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { createServer, isIPv4 } from "node:net";
import { join } from "node:path";
import { BuildFailed, buildWhenNeeded, nextProgram } from "./build.mjs";
import { forwardSignals, Stopped, startNode } from "./child.mjs";
import { projectRoot, SERVER_NODE_FLAGS } from "./project-node.mjs";
import { SetupFailed, setUp } from "./setup.mjs";
import { seconds } from "./steps.mjs";

const STEP = "[fanvise] ";
/** What Node made of the server's code, for the next start: 0.3 s of a core. */
const codeCache = process.env.NODE_COMPILE_CACHE ?? join(projectRoot, ".next", "cache", "node");
const POLL_MS = 50;
const HIDDEN_LINES = 60;
const ANSWER_WITHIN_MS = 5_000;
const READY_WITHIN_MS = 120_000;
/** 503 means "not yet"; 500 means that starting failed, which Next survives, but a first answer may come too early. */
const BROKEN_AFTER_MS = 5_000;

/** What keeps the server from starting, said for the person who typed the command. */
class StartRefused extends Error {}

const say = (line) => process.stdout.write(`${line}\n`);

function readAddress({ HOST, PORT, NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY }) {
  const host = HOST?.trim() || "127.0.0.1";
  const port = PORT?.trim() || "3000";
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new StartRefused(`PORT must be a number from 1 to 65535, such as PORT=3001; it is "${port}".`);
  const isLoopback = host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
  const isSignInConfigured = Boolean(NEXT_PUBLIC_SUPABASE_URL?.trim() && NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY?.trim());
  if (!isLoopback && !isSignInConfigured)
    throw new StartRefused(
      `HOST=${host} would let other machines in, and sign-in is not configured.\nLeave HOST unset: FanVise then answers on this machine only, at 127.0.0.1.\nTo serve others, set NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY (docs/technical/Accounts.md).`,
    );
  return { host, port: Number(port), origin: `http://${host.includes(":") ? `[${host}]` : host}:${port}` };
}

async function refuseTakenPort({ host, port, origin }) {
  const probe = createServer();
  const failure = await new Promise((resolve) => {
    probe.once("error", resolve);
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
  if (failure === undefined) return;
  if (failure.code === "EACCES")
    throw new StartRefused(`Port ${port} is not allowed for this user. Choose another: PORT=3001 npm start`);
  if (failure.code !== "EADDRINUSE") throw new StartRefused(`${origin} cannot be used: ${failure.message}`);
  const other = port === 65_535 ? 3000 : port + 1;
  throw new StartRefused(
    `Port ${port} is already in use. If FanVise is running there, open ${origin}.\nOtherwise choose another port: PORT=${other} npm start`,
  );
}

/** Resolves with the status of one request, or undefined when nothing answers. */
function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: ANSWER_WITHIN_MS, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(undefined));
  });
}

/** Resolves with "ready", "gone" when the child ended first, "broken" when it keeps answering 500, or "late". */
async function waitUntilReady(origin, child) {
  const gone = child.ended.then(() => "gone");
  const beganAt = performance.now();
  let brokenSince;
  while (performance.now() - beganAt < READY_WITHIN_MS) {
    const seen = await Promise.race([gone, statusOf(`${origin}/api/ready`)]);
    if (seen === "gone") return "gone";
    if (seen === 200) return "ready";
    brokenSince = seen === 500 ? (brokenSince ?? performance.now()) : undefined;
    if (brokenSince !== undefined && performance.now() - brokenSince > BROKEN_AFTER_MS) return "broken";
    await Promise.race([gone, new Promise((resume) => setTimeout(resume, POLL_MS))]);
  }
  return "late";
}

/** Milliseconds since npm was typed; since this process began where that is not known. */
function sinceTypedMs() {
  const own = performance.now();
  if (process.platform !== "linux" || process.env.npm_lifecycle_event === undefined) return own;
  try {
    let pid = process.ppid;
    for (let level = 0; level < 3; level += 1) {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (/\bnpm\b/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"))) {
        // man 5 proc: field 22 is the start in ticks of 10 ms since boot; uptime is in seconds.
        const uptimeMs = Number(readFileSync("/proc/uptime", "utf8").split(" ")[0]) * 1000;
        return Math.max(own, uptimeMs - Number(fields[19]) * 10);
      }
      pid = Number(fields[1]);
    }
  } catch {
    // Where /proc is closed to us, our own time is the best there is.
  }
  return own;
}

function startServer(address, isDev) {
  const showsAll = isDev || process.env.FANVISE_LOG_LEVEL === "debug";
  const hidden = [];
  const complaints = new Set();
  const onLine = (line, stream) => {
    if (stream === "stderr") {
      // While we ask again and again, a broken server repeats one complaint for every question.
      if (server.isReady || !complaints.has(line)) process.stderr.write(`${line}\n`);
      if (!server.isReady) complaints.add(line);
    } else if (line.startsWith(STEP)) say(line.slice(STEP.length));
    else if (showsAll) say(line);
    else if (hidden.push(line) > HIDDEN_LINES) hidden.shift();
  };
  const limits = new URL("server-limits.mjs", import.meta.url).href;
  const args = [
    ...SERVER_NODE_FLAGS,
    "--import",
    limits,
    nextProgram,
    isDev ? "dev" : "start",
    "-H",
    address.host,
    "-p",
    String(address.port),
  ];
  // The app closes its database before it ends; Next's own handlers would end the process in the middle of that.
  const own = isDev ? {} : { NEXT_MANUAL_SIG_HANDLE: "true", NODE_COMPILE_CACHE: codeCache };
  const env = { HOST: address.host, PORT: String(address.port), ...own };
  const server = { isReady: false, hidden, child: startNode(args, { env, onLine }) };
  return server;
}

const FAULTS = {
  broken: "The server runs but cannot do its work: GET /api/ready answers 500.",
  late: `The server was not ready within ${READY_WITHIN_MS / 1000} s.`,
};

async function serve(isDev) {
  const address = readAddress(process.env);
  await refuseTakenPort(address);
  await setUp();
  if (!isDev) await buildWhenNeeded();
  say("Starting the server…");
  const server = startServer(address, isDev);
  const { child, hidden } = server;
  const { isStopping } = forwardSignals(child);
  const outcome = await waitUntilReady(address.origin, child);
  server.isReady = outcome === "ready";
  if (server.isReady && !isStopping()) say(`FanVise is ready: ${address.origin} (${seconds(sinceTypedMs())})`);
  const fault = FAULTS[outcome];
  if (fault) child.stop("SIGKILL");
  const { code, signal } = await child.ended;
  if (isStopping()) throw new Stopped();
  const why = fault ?? `The server ended by itself (${signal ?? `exit ${code}`}).`;
  throw new StartRefused([...hidden, why].join("\n"));
}

// A reader that goes away (`npm start | head`) must not end us before the server has ended.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});
try {
  await serve(process.argv.includes("--dev"));
} catch (error) {
  if (error instanceof Stopped) say("FanVise has stopped.");
  else if (error instanceof StartRefused || error instanceof BuildFailed || error instanceof SetupFailed) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}
