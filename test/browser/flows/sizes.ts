import type { BrowserContext, Page } from "playwright-core";
import { type AppPage, makeExamples, pagesOfApp, SIGN_IN } from "../app-pages";
import { ask, isComplete, until } from "../chat-page";
import { expect, type Flow } from "../flow";

/** Kilobytes of scripts, compressed, over the wire. */
const DASHBOARD_KB = 190;
const NEW_CHAT_KB = 240;
const ANSWERED_CHAT_KB = 290;
const PAGE_KB = 200;

const BOUNDS_KB: Readonly<Record<string, number>> = {
  "/": DASHBOARD_KB,
  "/chat": NEW_CHAT_KB,
  // A stored answer needs all that the first one loads.
  "/chat/[threadId]": ANSWERED_CHAT_KB,
};

/** Nothing asked for in so long, and nothing under way: the page is idle. */
const QUIET_MS = 1_000;
const AT_ONCE = 4;

/** Counts what scripts of this page cross the wire, each address once, however the browser came to ask for it. */
async function countScripts(page: Page): Promise<{ kilobytes(): number; untilIdle(): Promise<void> }> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  // The cache is disabled as on a first visit, since the pages of one context would share loaded files.
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Map<string, string>();
  const bytes = new Map<string, number>();
  const underWay = new Set<string>();
  let lastMs = performance.now();
  const note = () => {
    lastMs = performance.now();
  };
  tools.on("Network.requestWillBeSent", ({ requestId }) => {
    underWay.add(requestId);
    note();
  });
  tools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") scripts.set(requestId, response.url);
  });
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    note();
    const address = scripts.get(requestId);
    if (address !== undefined) bytes.set(address, encodedDataLength);
  });
  tools.on("Network.loadingFailed", ({ requestId }) => {
    underWay.delete(requestId);
    note();
  });
  return {
    kilobytes: () => [...bytes.values()].reduce((sum, each) => sum + each, 0) / 1_000,
    untilIdle: () =>
      until(
        async () => underWay.size === 0 && performance.now() - lastMs > QUIET_MS,
        () => `${underWay.size} requests are still under way`,
      ),
  };
}

function expectWithin(what: string, kilobytes: number, boundKb: number): void {
  console.log(`        ${kilobytes.toFixed(1).padStart(6)} kB of ${boundKb}  ${what}`);
  // Without one script counted, nothing would ever be over.
  expect(kilobytes > 0, `no script of ${what} was counted`);
  expect(kilobytes <= boundKb, `${what} loads ${kilobytes.toFixed(1)} kB of scripts, more than ${boundKb}`);
}

async function measure(context: BrowserContext, { route, path }: AppPage): Promise<void> {
  const page = await context.newPage();
  try {
    const scripts = await countScripts(page);
    const answer = await page.goto(path);
    expect(answer?.ok() === true, `${path} answered ${answer?.status()}`);
    await scripts.untilIdle();
    expectWithin(route, scripts.kilobytes(), BOUNDS_KB[route] ?? PAGE_KB);
  } finally {
    await page.close();
  }
}

async function measureAll(context: BrowserContext, pages: readonly AppPage[]): Promise<void> {
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await measure(context, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export const sizes: Flow = {
  promise: "scripts stay within their size on every page",
  concurrencyKey: "apart",
  sizes: ["desktop"],
  async run({ visit, keeps }) {
    const { context, page } = await visit();
    await keeps("the scripts of every page, until it is idle", page, async () => {
      await measureAll(context, pagesOfApp(await makeExamples(context.request)));
    });
    await keeps("those of the chat after the first answer", page, async () => {
      const scripts = await countScripts(page);
      await page.goto("/chat");
      await scripts.untilIdle();
      await ask(page, "What is the score of my matchup?");
      await page.waitForURL(/\/chat\//);
      await isComplete(page);
      await scripts.untilIdle();
      expectWithin("/chat after the first answer", scripts.kilobytes(), ANSWERED_CHAT_KB);
    });
    const { context: otherUser, page: signIn } = await visit({ isSignedOut: true });
    await keeps("those of signing in", signIn, async () => {
      await measure(otherUser, { route: SIGN_IN, path: SIGN_IN });
    });
  },
};
