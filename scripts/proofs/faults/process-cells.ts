/** The process itself: its clock, memory, event loop and port, and other processes on its folder. */
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../server/proof-server";
import { type Cell, type Dependency, GONE, type Mode, type Trial, WELL } from "./fault-cell";

const DAY_MS = 86_400_000;
/** The log need not say anything. */
const NOTHING_LOGGED = "";
const notOf = (dependency: Dependency, mode: Mode, doesNotApply: string): Cell => ({ dependency, mode, doesNotApply });

/** However it comes to that. */
const closed = (client: Socket): Promise<void> =>
  client.destroyed ? Promise.resolve() : new Promise((resolve) => client.once("close", () => resolve()));

const clockMoved = (ms: number) => async (trial: Trial) => {
  const { env } = await trial.embedded();
  const server = await trial.start({ ...env, FANVISE_JOBS: "on" });
  await server.suffer("move clock", ms);
  await trial.check(server);
  await trial.recovers(server);
};

const taken = async (trial: Trial, port: number) => {
  const other = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
  await once(other, "listening");
  const close = async () => {
    other.close();
    await once(other, "close");
  };
  trial.finally(() => other.listening && close());
  return close;
};

export const PROCESS_CELLS: readonly Cell[] = [
  notOf("clock", "absent at start", "a machine always has one"),
  {
    dependency: "clock",
    mode: "lost in use",
    how: "it jumps a day forward",
    expects: WELL,
    log: NOTHING_LOGGED,
    recovery: "nothing is to recover",
    withinSeconds: 15,
    attempt: clockMoved(DAY_MS),
  },
  notOf("clock", "slow", "a slow clock is one that jumps back, in small steps"),
  {
    dependency: "clock",
    mode: "lying",
    how: "it jumps a day back",
    expects: WELL,
    log: NOTHING_LOGGED,
    recovery: "nothing is to recover",
    withinSeconds: 15,
    attempt: clockMoved(-DAY_MS),
  },
  {
    dependency: "clock",
    mode: "back again",
    how: "it jumps a day forward, and back to what it was",
    expects: WELL,
    log: NOTHING_LOGGED,
    recovery: "nothing is to recover",
    withinSeconds: 15,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const server = await trial.start({ ...env, FANVISE_JOBS: "on" });
      await server.suffer("move clock", DAY_MS);
      await trial.check(server);
      await server.suffer("move clock", 0);
      await trial.check(server);
      await trial.recovers(server);
    },
  },
  {
    dependency: "memory limit",
    mode: "absent at start",
    how: "it is too low to start with: 24 MB",
    expects: GONE,
    log: "heap",
    recovery: "starts once it is higher",
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await trial.embedded();
      await trial.startInVain(env, { nodeFlags: ["--max-old-space-size=24"] });
      await trial.startsAgain(env);
    },
  },
  {
    dependency: "memory limit",
    mode: "lost in use",
    how: "it is reached: the process ends",
    expects: GONE,
    log: "heap",
    recovery: "starts again",
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const server = await trial.start(env, { nodeFlags: ["--max-old-space-size=300"] });
      await server.suffer("eat memory");
      await server.gone;
      await trial.check(server);
      await trial.startsAgain(env);
    },
  },
  notOf("memory limit", "slow", "what is short is collected, or it is reached"),
  notOf("memory limit", "lying", "it is the process's own"),
  notOf("memory limit", "back again", "a process ends at its limit; it is started again, which is tried"),
  notOf("event loop", "absent at start", "a process always has one"),
  {
    dependency: "event loop",
    mode: "lost in use",
    how: "it is blocked for 5 s; what is asked waits",
    expects: WELL,
    log: NOTHING_LOGGED,
    recovery: "by itself",
    withinSeconds: 15,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const server = await trial.start(env);
      await server.suffer("stall", 5_000);
      await trial.check(server);
      await trial.recovers(server);
    },
  },
  {
    dependency: "event loop",
    mode: "slow",
    how: "it is blocked for half a second, ten times",
    expects: WELL,
    log: NOTHING_LOGGED,
    recovery: "by itself",
    withinSeconds: 15,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const server = await trial.start(env);
      const stalls = (async () => {
        for (let time = 0; time < 10; time += 1) {
          await server.suffer("stall", 500);
          await wait(100);
        }
      })();
      await trial.check(server);
      await stalls;
      await trial.recovers(server);
    },
  },
  notOf("event loop", "lying", "it says nothing"),
  {
    dependency: "event loop",
    mode: "back again",
    how: "the process is stopped for 20 s (SIGSTOP), and goes on",
    expects: WELL,
    log: NOTHING_LOGGED,
    recovery: "by itself",
    withinSeconds: 15,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const server = await trial.start(env);
      process.kill(server.pid, "SIGSTOP");
      const seen = trial.check(server);
      await wait(20_000);
      process.kill(server.pid, "SIGCONT");
      await seen;
      await trial.recovers(server);
    },
  },
  {
    dependency: "port",
    mode: "absent at start",
    how: "another program has it",
    expects: GONE,
    log: "EADDRINUSE",
    recovery: "starts once it is free",
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const port = await freePort();
      const release = await taken(trial, port);
      await trial.startInVain(env, { port });
      await release();
      await trial.startsAgain(env, { port });
    },
  },
  notOf("port", "lost in use", "the system takes no port away from who listens"),
  {
    dependency: "port",
    mode: "slow",
    how: "200 clients send a byte a second",
    expects: WELL,
    log: NOTHING_LOGGED,
    recovery: "by itself: each is cut off after 10 s",
    withinSeconds: 15,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const server = await trial.start(env);
      const clients = Array.from({ length: 200 }, () => connect(Number(new URL(server.origin).port), "127.0.0.1"));
      for (const client of clients) client.on("error", () => undefined);
      const dripping = setInterval(() => {
        for (const client of clients) if (client.writable) client.write("G");
      }, 1_000);
      trial.finally(() => clearInterval(dripping));
      await wait(2_000);
      await trial.check(server);
      await Promise.all(clients.map(closed));
      await trial.recovers(server);
    },
  },
  notOf("port", "lying", "who connects learns who answers; see another program at the start"),
  notOf("port", "back again", "it is not taken away"),
  {
    dependency: "another process",
    mode: "absent at start",
    how: "another server is on the data folder",
    expects: GONE,
    log: "is using this data directory",
    recovery: "starts once the other has ended",
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const other = await trial.start(env);
      await trial.startInVain(env);
      await other.kill("SIGTERM");
      await trial.startsAgain(env);
    },
  },
  {
    dependency: "another process",
    mode: "lost in use",
    how: "the server on the folder is killed",
    expects: GONE,
    log: NOTHING_LOGGED,
    recovery: "the next one takes the folder over",
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const other = await trial.start(env);
      await other.kill("SIGKILL");
      await trial.check(other);
      await trial.startsAgain(env);
    },
  },
  notOf("another process", "slow", "it has the folder or it has not"),
  {
    dependency: "another process",
    mode: "lying",
    how: "a dead server's claim names the process id of another program",
    expects: WELL,
    log: NOTHING_LOGGED,
    recovery: "the claim is known as dead by its start time",
    withinSeconds: 60,
    async attempt(trial) {
      const { env, dataDir } = await trial.embedded();
      const other = await trial.start(env);
      await other.kill("SIGKILL");
      for (const name of readdirSync(dataDir).filter((each) => /^owner.*\.(json|lock)$/.test(each))) {
        const path = join(dataDir, name);
        writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), pid: process.pid }));
      }
      await trial.check(await trial.startsAgain(env));
    },
  },
  {
    dependency: "another process",
    mode: "back again",
    how: "two servers are started on one folder at the same moment",
    expects: WELL,
    log: "is using this data directory",
    recovery: "one of them starts",
    withinSeconds: 60,
    async attempt(trial) {
      const { env } = await trial.embedded();
      const both = await Promise.allSettled([trial.startsAgain(env), trial.startsAgain(env)]);
      const [server, ...others] = both.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
      if (!server || others.length > 0) throw new Error(`${others.length + (server ? 1 : 0)} of two servers started`);
      await trial.check(server);
    },
  },
];
