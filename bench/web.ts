/**
 * What a browser sees of the built app: when a page is there, whether it holds still, whether typing stays smooth while
 * a long answer is written. `npm run bench -- web [rounds]`.
 *
 * The baseline is the barest page that the server draws, in turn with the others: a shared conversation, which has the
 * framework, the styles and a text, no session, no league and no script of its own. (A page that is missing is drawn by
 * the browser, later.) The slow line and machine are those that developer tools call "Slow 4G" with a processor four
 * times slower. Every load is a first visit with an empty cache.
 */
import type { Browser, BrowserContext } from "playwright-core";
import { startApp } from "#test/browser/app";
import { makeExamples, pagesOfApp } from "#test/browser/app-pages";
import { findChromium, launch, SIZES, type Size } from "#test/browser/browser";
import { median } from "./median";
import { longAnswer, startSlowModel, wordsIn } from "./web-model";
import { streamAnswer } from "./web-streaming";
import { type Seen, seenBy, watchPages } from "./web-watch";

const ROUNDS = 5;
const STREAMS = 3;
const BAREST = "/shared/[token]";
const ANSWER_WORDS = 2_000;
const BOUNDS = { plainLcpMs: 1_000, slowRatio: 2.5, shift: 0.02, taskMs: 100 };
const SLOW = { latencyMs: 562.5, bytesPerSecondDown: 180_000, bytesPerSecondUp: 84_375, cpu: 4 };

type Speed = "plain" | "slow";
type Load = { path: string; speed: Speed; size: Size } & Seen;

export async function benchWeb([rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("no Chromium: install one or set CHROMIUM_PATH");
  const undo: (() => Promise<void>)[] = [];
  try {
    const model = await startSlowModel(longAnswer(ANSWER_WORDS));
    undo.push(model.close);
    const rules = await startApp({});
    undo.push(rules.end);
    const slow = await startApp({
      FANVISE_MODEL: "google-genai:gemini-2.5-flash",
      GOOGLE_API_KEY: "bench",
      GOOGLE_BASE_URL: model.origin,
    });
    undo.push(slow.end);
    const browser = await launch(executablePath);
    undo.push(() => browser.close());
    const isWell = [
      await measureLoads(browser, rules.origin, Number(rounds)),
      await measureStreams(browser, slow.origin),
    ];
    if (isWell.includes(false)) process.exitCode = 1;
  } finally {
    for (const end of undo.reverse()) await end();
  }
}

async function measureLoads(browser: Browser, origin: string, rounds: number): Promise<boolean> {
  const opened = await open(browser, origin, "desktop");
  const examples = await makeExamples(opened.request);
  await opened.close();
  const pages = pagesOfApp(examples);
  const paths = pages.map(({ path }) => path);
  const barest = pages.find(({ route }) => route === BAREST)?.path;
  if (barest === undefined) throw new Error(`there is no page ${BAREST}`);
  // Once for nothing: the server reads its code and its league on the first visit.
  for (const path of paths) await load(browser, origin, { path, speed: "plain", size: "desktop" });
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      loads.push(await load(browser, origin, { path, speed: "plain", size: "desktop" }));
      loads.push(await load(browser, origin, { path, speed: "slow", size: "phone" }));
    }
  }
  return printLoads(paths, barest, loads, rounds);
}

async function open(browser: Browser, origin: string, size: Size): Promise<BrowserContext> {
  const isPhone = size === "phone";
  const context = await browser.newContext({
    viewport: SIZES[size],
    baseURL: origin,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  await watchPages(context);
  return context;
}

async function load(browser: Browser, origin: string, requested: Pick<Load, "path" | "speed" | "size">): Promise<Load> {
  const context = await open(browser, origin, requested.size);
  try {
    const page = await context.newPage();
    if (requested.speed === "slow") {
      const tools = await context.newCDPSession(page);
      await tools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: SLOW.latencyMs,
        downloadThroughput: SLOW.bytesPerSecondDown,
        uploadThroughput: SLOW.bytesPerSecondUp,
      });
      await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
    }
    await page.goto(requested.path, { waitUntil: "networkidle", timeout: 60_000 });
    return { ...requested, ...(await seenBy(page)) };
  } finally {
    await context.close();
  }
}

function printLoads(paths: readonly string[], barest: string, loads: readonly Load[], rounds: number): boolean {
  const of = (path: string, speed: Speed, figure: (seen: Seen) => number) =>
    median(loads.filter((each) => each.path === path && each.speed === speed).map(figure));
  const emptyMs = of(barest, "slow", ({ lcpMs }) => lcpMs);
  console.log(`largest paint and shifts, medians of ${rounds}; plain on a desk, slow on a phone`);
  console.log("  plain ms  slow ms  ratio  shift plain  slow   page");
  let isWell = true;
  for (const path of paths) {
    const plainMs = of(path, "plain", ({ lcpMs }) => lcpMs);
    const slowMs = of(path, "slow", ({ lcpMs }) => lcpMs);
    const shifts = [of(path, "plain", ({ shift }) => shift), of(path, "slow", ({ shift }) => shift)] as const;
    const isOver =
      plainMs > BOUNDS.plainLcpMs || slowMs > BOUNDS.slowRatio * emptyMs || Math.max(...shifts) > BOUNDS.shift;
    isWell &&= !isOver && plainMs > 0 && slowMs > 0;
    const figures = [plainMs.toFixed(0).padStart(10), slowMs.toFixed(0).padStart(9)];
    const ratio = (slowMs / emptyMs).toFixed(2).padStart(7);
    const moved = `${shifts[0].toFixed(4).padStart(13)}${shifts[1].toFixed(4).padStart(8)}`;
    const name = path === barest ? `${path} (the baseline)` : path;
    console.log(`${figures.join("")}${ratio}${moved}   ${name}${isOver ? "   OVER" : ""}`);
  }
  console.log(`bounds: plain ${BOUNDS.plainLcpMs} ms, ratio ${BOUNDS.slowRatio}, shift ${BOUNDS.shift}`);
  return isWell;
}

async function measureStreams(browser: Browser, origin: string): Promise<boolean> {
  const context = await open(browser, origin, "desktop");
  const watched = [];
  const typed = [];
  for (let stream = 0; stream < STREAMS; stream += 1) {
    watched.push(await streamAnswer(context, false));
    typed.push(await streamAnswer(context, true));
  }
  await context.close();
  const words = Math.min(...[...watched, ...typed].map(({ text }) => wordsIn(text)));
  const shift = median(watched.map((each) => each.shift));
  const taskMs = median(typed.map(({ longestTaskMs }) => longestTaskMs));
  const keys = Math.min(...typed.map((each) => each.keys));
  console.log(`a streamed answer of ${words} words, medians of ${STREAMS}`);
  console.log(`  shift while it is written   ${shift.toFixed(4)} (bound ${BOUNDS.shift})`);
  console.log(
    `  longest task while typing   ${taskMs.toFixed(0)} ms (bound ${BOUNDS.taskMs}), at least ${keys} keys; each: ${typed.map(({ longestTaskMs }) => longestTaskMs.toFixed(0)).join(", ")}`,
  );
  return words >= ANSWER_WORDS && shift <= BOUNDS.shift && taskMs <= BOUNDS.taskMs && keys > 0;
}
