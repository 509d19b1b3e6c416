/**
 * A feed's text to its entries, in a thread of its own.
 *
 * Parsing hostile XML can take minutes (measured: 2 MB of brackets in an author's name, where the parser's time grows
 * with the square), and nothing interrupts it from within. A thread that is overdue is ended, so a feed never holds the
 * server.
 */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { AnyFeed } from "feedsmith";
import { FeedMalformed, FeedNotAFeed } from "./errors";
import { FEED_THREAD_SOURCE } from "./feed-thread";

/** The slowest honest 2 MB took 0.3 s; the rest is for a busy machine. */
const PARSE_LIMIT_MS = 3_000;
const MEMORY_LIMIT_MB = 128;
/** Far above what feeds hold; bounds what the thread hands over. */
const MAX_ENTRIES = 2_000;

type Reply = { parsed: AnyFeed } | { refused: string };

/** @throws FeedNotAFeed, FeedMalformed, or the signal's own reason. */
export function parseFeedText(document: string, signal?: AbortSignal): Promise<AnyFeed> {
  signal?.throwIfAborted();
  const timeLimit = AbortSignal.timeout(PARSE_LIMIT_MS);
  const ended = signal ? AbortSignal.any([signal, timeLimit]) : timeLimit;
  const thread = new Worker(FEED_THREAD_SOURCE, {
    eval: true,
    workerData: { document, maxItems: MAX_ENTRIES, resolveFrom: join(process.cwd(), "package.json") },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  return new Promise<AnyFeed>((resolve, reject) => {
    thread.once("message", (reply: Reply) => {
      if ("parsed" in reply) resolve(reply.parsed);
      else reject(reply.refused === "MalformedError" ? new FeedMalformed() : new FeedNotAFeed());
    });
    thread.once("error", (cause) => reject(new FeedMalformed({}, { cause })));
    thread.once("exit", (exitCode) => reject(new FeedMalformed({ exitCode })));
    const stop = () => reject(signal?.aborted ? signal.reason : new FeedMalformed({ limitMs: PARSE_LIMIT_MS }));
    ended.addEventListener("abort", stop, { once: true });
  }).finally(() => thread.terminate());
}
