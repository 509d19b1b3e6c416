/**
 * Source text of the worker thread that parses one feed.
 *
 * Text and not a module: a thread starts from a file or from text, and a bundler leaves no file to start from. It takes
 * the document as `workerData.document` and answers once.
 */
export const FEED_THREAD_SOURCE = `
"use strict";
const { parentPort, workerData } = require("node:worker_threads");
const { createRequire } = require("node:module");
const { parseFeed } = createRequire(workerData.resolveFrom)("feedsmith");
try {
  parentPort.postMessage({ parsed: parseFeed(workerData.document, { maxItems: workerData.maxItems }) });
} catch (thrown) {
  parentPort.postMessage({ refused: thrown instanceof Error ? thrown.name : "unknown" });
}
`;
