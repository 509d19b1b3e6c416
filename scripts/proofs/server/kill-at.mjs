/**
 * Loaded into the server of a proof (`node --import`), so that it kills itself at a named point. The product has no
 * hook for this.
 *
 * A point is a statement to the database or a request to a source, named by texts that it holds. The parent arms it
 * over IPC. At the point the process ends by SIGKILL: nothing is thrown, no handler runs, nothing more is written.
 */
import { subscribe } from "node:diagnostics_channel";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread, Worker } from "node:worker_threads";

/** @type {{ at: "before" | "after", holds: string[], nextCommit?: boolean } | undefined} */
let armed;
let isCommitAwaited = false;

const die = () => process.kill(process.pid, "SIGKILL");
const isPoint = (text) => armed?.holds.every((part) => text.includes(part)) ?? false;

/** Whether the process ends before or after this statement. */
function whenOf(text, values) {
  if (armed === undefined) return undefined;
  if (isCommitAwaited) return /^commit$/i.test(text.trim()) ? armed.at : undefined;
  const whole = [text, ...(values ?? []).filter((value) => typeof value === "string")].join("\n");
  if (!isPoint(whole)) return undefined;
  isCommitAwaited = armed.nextCommit ?? false;
  return isCommitAwaited ? undefined : armed.at;
}

function watch(prototype, method) {
  const own = prototype[method];
  prototype[method] = function (text, values, ...rest) {
    const when = typeof text === "string" ? whenOf(text, values) : undefined;
    if (when === "before") die();
    const answer = own.call(this, text, values, ...rest);
    return when === "after" ? answer.finally(die) : answer;
  };
}

/** The embedded engine's thread takes a statement a message, and answers with the same id. */
function watchThreads() {
  const own = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const when = typeof message?.text === "string" ? whenOf(message.text, message.values) : undefined;
    if (when === "before") die();
    if (when === "after") this.prependListener("message", ({ id }) => id === message.id && die());
    if (typeof message?.text === "string") engine = this;
    if (engine === this && engineDelayMs > 0)
      return void setTimeout(() => own.call(this, message, ...rest), engineDelayMs);
    return own.call(this, message, ...rest);
  };
}

/** Bytes in use after garbage collection. The resident memory also includes the heap V8 has reserved. */
function liveBytes() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  for (let round = 0; round < 3; round += 1) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** @type {Worker | undefined} */
let engine;
let engineDelayMs = 0;
let lastQueryId = 0;
const RealDate = Date;
let clock = () => RealDate.now();

/**
 * A statement of the proof itself to the embedded engine, between those of the server. @returns rows as lists of values
 */
function ask(text) {
  const id = `proof ${++lastQueryId}`;
  const { promise, resolve } = Promise.withResolvers();
  const listen = (reply) => {
    if (reply.id !== id) return;
    engine.off("message", listen);
    resolve(reply.failure ? { failure: reply.failure } : { rows: reply.results.at(-1).rows });
  };
  engine.on("message", listen);
  engine.postMessage({ id, text });
  return promise;
}

/** Faults of the process itself, at once. */
const FAULTS = {
  /** The embedded engine's thread ends. */
  "lose engine": () => engine?.terminate(),
  /** Each of its statements waits so long before it is run. */
  "slow engine": ({ ms }) => {
    engineDelayMs = ms;
  },
  /** The process's clock is moved by so much, from what it really is. */
  "move clock": ({ ms }) => {
    clock = () => RealDate.now() + ms;
    globalThis.Date = MovedDate;
  },
  /** Nothing else runs for so long, once this is answered. */
  stall: ({ ms }) => {
    setImmediate(() => {
      const untilMs = performance.now() + ms;
      while (performance.now() < untilMs);
    });
  },
  /** Takes memory until there is none left. */
  "eat memory": () => {
    const eaten = [];
    setInterval(() => eaten.push(Array.from({ length: 1_000_000 }, (_, at) => ({ at }))), 1);
  },
};

class MovedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(clock());
    else super(...given);
  }
  static now() {
    return clock();
  }
}

if (isMainThread && process.send) {
  const { default: pg } = await import("pg");
  watch(pg.Client.prototype, "query");
  watchThreads();
  subscribe("undici:request:create", ({ request }) => {
    if (armed?.at === "before" && !isCommitAwaited && isPoint(`GET ${request.path}`)) die();
  });
  process.on("message", (point) => {
    if (point.fault) {
      FAULTS[point.fault](point);
      process.send("done");
      return;
    }
    if (point.query) {
      void ask(point.query).then((answer) => process.send(answer));
      return;
    }
    if (point === "collect") {
      process.send({ liveBytes: liveBytes() });
      return;
    }
    armed = point;
    isCommitAwaited = false;
    process.send("armed");
  });
  // A proof that is ended itself must not leave its servers behind.
  process.once("disconnect", die);
  // The channel must not keep the server alive.
  process.channel.unref();
}
