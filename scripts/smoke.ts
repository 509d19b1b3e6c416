/**
 * A browser on the built app, as a person would use it: `npm run smoke`.
 *
 * Two servers on temporary data directories: one with the built-in rules, as on a first start, and one whose model is a
 * local stand-in that falls silent in the middle of an answer until it is told to go on, so that a reload, a second tab
 * and a stop meet an answer that is surely not complete. Screenshots go to `.ci/artifacts`. Without a Chromium nothing is
 * checked, which is said.
 */
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { type GeminiStub, gemini, startGeminiStub } from "../test/gemini-stub";
import { findChromium, type Server, startApp } from "./smoke-app";

const root = fileURLToPath(new URL("..", import.meta.url));
const artifacts = join(root, ".ci", "artifacts");
const STEP_LIMIT_MS = 20_000;

const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;
type Size = keyof typeof SIZES;

/** Nothing of the browser's own may go out; the profile is a new one each time. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const ROSTER_QUESTION = "Who is on my roster and who is hurt?";
const MATCHUP_QUESTION = "What is the score of my matchup?";

class CheckFailed extends Error {}

function expect(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new CheckFailed(otherwise);
}

let passed = 0;
let failed = 0;

async function check(name: string, page: Page, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    passed += 1;
    console.log(`  ok    ${name}`);
  } catch (thrown) {
    failed += 1;
    console.log(
      `  FAIL  ${name}\n        ${thrown instanceof Error ? thrown.message.replaceAll("\n", "\n        ") : thrown}`,
    );
    await shoot(page, `failed-${name.replaceAll(/\W+/g, "-")}`).catch(() => undefined);
  }
}

const shoot = (page: Page, name: string) => page.screenshot({ path: join(artifacts, `${name}.png`) });

/** A context that remembers what must not happen: console errors, page errors, breaches of the page's policy, requests to anywhere else. */
async function openContext(browser: Browser, server: Server, size: Size, scheme: "light" | "dark" = "light") {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: scheme, baseURL: server.origin });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  const faults: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(`console: ${message.text()}`);
  });
  // The console is silent about those that a library catches.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.warn(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on("weberror", (fault) => void faults.push(`page error: ${fault.error().message}`));
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== server.origin) faults.push(`request to ${origin}`);
  });
  return { context, faults };
}

const turnsOf = async (context: BrowserContext, page: Page) => {
  const threadId = /\/chat\/([0-9a-f-]{36})$/.exec(page.url())?.[1];
  expect(threadId !== undefined, `the address is ${page.url()}, not a conversation's`);
  const response = await context.request.get(`/api/threads/${threadId}`);
  const body: { turns: { question: string; status: string; result: { toolCalls: { output: unknown }[] } | null }[] } =
    await response.json();
  return body.turns;
};

const box = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const main = (page: Page) => page.getByRole("main");
/** The line above each answer that counts its look-ups, and opens them. */
const lookups = (page: Page) => main(page).getByRole("button", { name: /\blook-ups?\b/ });
const question = (page: Page, text: string) => main(page).getByRole("heading", { level: 2, name: text });
/** The send button is back only when the answer is complete. */
const isComplete = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).waitFor();
const countOf = async (page: Page, text: string) => (await main(page).innerText()).split(text).length - 1;

async function waitForCount(page: Page, text: string, wanted: number): Promise<void> {
  const until = performance.now() + STEP_LIMIT_MS;
  let seen = await countOf(page, text);
  while (seen !== wanted && performance.now() < until) {
    await page.waitForTimeout(50);
    seen = await countOf(page, text);
  }
  expect(seen === wanted, `"${text}" is on the page ${seen} times, not ${wanted}`);
}

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press("Enter");
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide <= 0, `the page is ${tooWide} px wider than the window`);
}

async function firstVisit(browser: Browser, server: Server, size: Size): Promise<void> {
  const { context, faults } = await openContext(browser, server, size);
  const page = await context.newPage();
  await check(`${size}: first visit says what this is, and that it is a demo`, page, async () => {
    await page.goto("/chat");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const banner = await page.getByRole("region", { name: "Demo league" }).innerText();
    expect(/Demo league/.test(banner) && /day \d+ \w+ 2025/.test(banner), `the banner says: ${banner}`);
    expect((await main(page).getByRole("listitem").count()) === 8, "there are not eight starters");
    await expectNoSidewaysScroll(page);
    await shoot(page, `${size}-first-visit`);
  });
  await check(`${size}: a starter is answered with its look-ups and a player of the roster`, page, async () => {
    await main(page)
      .getByRole("button", { name: /^Injuries/ })
      .click();
    await lookups(page).first().waitFor();
    await isComplete(page);
    const [turn] = await turnsOf(context, page);
    expect(turn?.status === "completed", `the turn is ${turn?.status}`);
    const names = JSON.stringify(turn.result?.toolCalls[0]?.output).match(/(?<="name":")[^"]+/g) ?? [];
    const text = await main(page).innerText();
    expect(names.length > 0 && names.some((name) => text.includes(name)), "no player of the roster is in the answer");
    await lookups(page).click();
    const roster = main(page).getByRole("button", { name: "Your roster" });
    await roster.click();
    await main(page).getByText("Team name").waitFor();
    await expectNoSidewaysScroll(page);
    await roster.click();
    await lookups(page).click();
    await shoot(page, `${size}-answer`);
  });
  await check(`${size}: a follow-up stays in the conversation`, page, async () => {
    const before = page.url();
    await ask(page, MATCHUP_QUESTION);
    await lookups(page).nth(1).waitFor();
    await isComplete(page);
    expect(page.url() === before, "the address changed");
    expect((await turnsOf(context, page)).length === 2, "the conversation does not have two turns");
  });
  await check(`${size}: a reload right after sending keeps the question and one answer`, page, async () => {
    await ask(page, "Who are the best free agents?");
    await main(page).getByRole("heading", { name: "Who are the best free agents?" }).waitFor();
    await page.waitForURL(/\/chat\//);
    await page.reload();
    await isComplete(page);
    await lookups(page).nth(2).waitFor();
    expect(
      (await question(page, "Who are the best free agents?").count()) === 1,
      "the question is missing or there twice",
    );
    expect((await lookups(page).count()) === 3, "an answer is missing or there twice");
  });
  await check(`${size}: a second tab and a reload show the same conversation`, page, async () => {
    const second = await context.newPage();
    await second.goto(page.url());
    await isComplete(second);
    const shown = await Promise.all(
      [page, second].map(async (tab) => (await main(tab).innerText()).replaceAll(/\d+ \w+ ago|just now/g, "")),
    );
    expect(shown[0] === shown[1], "the tabs differ");
    await second.close();
  });
  await check(`${size}: the next day moves the demo, and back`, page, async () => {
    const banner = page.getByRole("region", { name: "Demo league" });
    await banner.getByText("Wednesday 15 January 2025").waitFor();
    await banner.getByRole("button", { name: "Next day" }).click();
    await banner.getByText("Thursday 16 January 2025").waitFor();
    await page.reload();
    await banner.getByText("Thursday 16 January 2025").waitFor();
    await banner.getByRole("button", { name: "Back to start" }).click();
    await banner.getByText("Wednesday 15 January 2025").waitFor();
  });
  await check(`${size}: no console error, no request to another host`, page, async () => {
    expect(faults.length === 0, faults.join("\n"));
  });
  await context.close();
}

const BEGINNING = "Here is the beginning of the answer.";
const END = "And here is its end.";

/** The next question is answered by one look-up, a first sentence, silence until `release()`, and a last sentence. */
function pausedAnswer(stub: GeminiStub): void {
  stub.reset();
  stub.enqueue(gemini.calls([{ name: "get_my_roster" }]), gemini.slowBody(`${BEGINNING} `, END));
}

async function midAnswer(browser: Browser, server: Server, stub: GeminiStub, size: Size): Promise<void> {
  const { context, faults } = await openContext(browser, server, size, "dark");
  const page = await context.newPage();
  const second = await context.newPage();
  await check(`${size}: while an answer runs, a question waits, and can be taken back`, page, async () => {
    pausedAnswer(stub);
    await page.goto("/chat");
    await ask(page, ROSTER_QUESTION);
    await page.getByText(BEGINNING).waitFor();
    await page.waitForURL(/\/chat\//);
    await box(page).fill(MATCHUP_QUESTION);
    await page.getByText("Enter sends it when this answer is complete").waitFor();
    await box(page).press("Enter");
    await page.getByText("Waiting to be sent").waitFor();
    expect((await turnsOf(context, page)).length === 1, "a second question was accepted");
    await shoot(page, `${size}-mid-answer`);
    await page.getByRole("button", { name: `Do not send: ${MATCHUP_QUESTION}` }).click();
    await page.getByText("Waiting to be sent").waitFor({ state: "hidden" });
  });
  await check(`${size}: a reload and a second tab in mid-answer show it once, and its end once`, page, async () => {
    await page.reload();
    await second.goto(page.url());
    for (const tab of [page, second]) await waitForCount(tab, BEGINNING, 1);
    for (const tab of [page, second]) await waitForCount(tab, END, 0);
    stub.release();
    for (const tab of [page, second]) {
      await isComplete(tab);
      expect((await question(tab, ROSTER_QUESTION).count()) === 1, "the question is missing or there twice");
      await waitForCount(tab, BEGINNING, 1);
      await waitForCount(tab, END, 1);
      expect((await lookups(tab).count()) === 1, "the look-ups are there twice");
    }
  });
  await check(`${size}: stop ends the answer and keeps what was said`, page, async () => {
    pausedAnswer(stub);
    await ask(page, "Who is on my opponent's roster?");
    await waitForCount(page, BEGINNING, 2);
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("You stopped this answer.").waitFor();
    await waitForCount(page, BEGINNING, 2);
    expect((await turnsOf(context, page)).at(-1)?.status === "stopped", "the turn is not stored as stopped");
    await page.getByRole("button", { name: "Ask again" }).waitFor();
    await shoot(page, `${size}-stopped`);
  });
  await check(`${size}: a tab that was left behind catches up`, second, async () => {
    await second.bringToFront();
    await second.evaluate(() => window.dispatchEvent(new Event("focus")));
    await second.getByText("You stopped this answer.").waitFor();
  });
  await check(`${size}: in mid-answer, no console error and no request to another host`, page, async () => {
    expect(faults.length === 0, faults.join("\n"));
  });
  await context.close();
}

async function failures(browser: Browser, server: Server, size: Size): Promise<void> {
  const { context } = await openContext(browser, server, size);
  const page = await context.newPage();
  await check(`${size}: a lost question says what to do, and Retry answers it once`, page, async () => {
    await page.goto("/chat");
    await page.route("**/api/agent/chat", (route) => route.abort());
    await ask(page, MATCHUP_QUESTION);
    await page.getByText("The server does not answer.").waitFor();
    await shoot(page, `${size}-lost`);
    await page.unroute("**/api/agent/chat");
    await page.getByRole("button", { name: "Retry" }).click();
    await lookups(page).first().waitFor();
    await isComplete(page);
    expect((await question(page, MATCHUP_QUESTION).count()) === 1, "the question is missing or there twice");
  });
  await check(`${size}: a question over the limit is not sent`, page, async () => {
    await box(page).fill("a".repeat(3_700));
    await page.getByText("3700 of 4000 characters").waitFor();
    await box(page).fill("a".repeat(4_001));
    await page.getByText("1 over the limit of 4000 characters").waitFor();
    expect(await page.getByRole("button", { name: "Send" }).isDisabled(), "it can be sent");
  });
  await check(`${size}: an address that is not there says so`, page, async () => {
    const answer = await page.goto("/chat/00000000-0000-4000-8000-00000000dead");
    expect(answer?.status() === 404, `the status is ${answer?.status()}`);
    await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  });
  await context.close();
}

/** Enforced, and not only sent: what somebody might smuggle into a page does not run and loads nothing. */
async function policy(browser: Browser, server: Server): Promise<void> {
  const { context, faults } = await openContext(browser, server, "desktop");
  const page = await context.newPage();
  await check("the pages' policy has a new nonce each time and allows nothing unsafe", page, async () => {
    const nonces = new Set<string>();
    for (const path of ["/", "/", "/chat/00000000-0000-4000-8000-00000000dead", "/nothing-here"]) {
      const sent = (await page.goto(path))?.headers()["content-security-policy"] ?? "";
      const scripts = /(?:^|; )script-src ([^;]+)/.exec(sent)?.[1] ?? "";
      const [, nonce] = /^'self' 'nonce-([\w+/=]{22,})'$/.exec(scripts) ?? [];
      expect(nonce !== undefined, `the policy of ${path} is: ${sent}`);
      expect(!sent.includes("unsafe-"), `the policy of ${path} is: ${sent}`);
      nonces.add(nonce);
    }
    expect(nonces.size === 4, "a nonce came twice");
  });
  await check("a script, a style, a frame and a picture that were smuggled in do nothing", page, async () => {
    await page.goto("/chat");
    await box(page).waitFor();
    faults.length = 0;
    let hits = 0;
    const outside = createServer((_incoming, response) => {
      hits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
    const address = outside.address();
    expect(address !== null && typeof address === "object", "no port");
    const did = await page.evaluate(async (elsewhere) => {
      document.body.insertAdjacentHTML(
        "beforeend",
        `<img src="${elsewhere}/a.png" onerror="window.smuggled = true"><iframe src="${elsewhere}/"></iframe>
         <style>body { outline: 7px solid red }</style><form id="out" action="${elsewhere}/" method="post"></form>`,
      );
      const script = document.createElement("script");
      script.textContent = "window.smuggled = true";
      document.body.append(script);
      document.querySelector<HTMLFormElement>("#out")?.submit();
      const sent = await fetch(elsewhere).then(
        () => true,
        () => false,
      );
      return { ran: "smuggled" in window, styled: getComputedStyle(document.body).outlineWidth === "7px", sent };
    }, `http://127.0.0.1:${address.port}`);
    expect(!did.ran && !did.styled && !did.sent, JSON.stringify(did));
    const wanted = [
      "script-src-elem",
      "script-src-attr",
      "style-src-elem",
      "img-src",
      "frame-src",
      "connect-src",
      "form-action",
    ];
    const missing = () => wanted.filter((name) => !faults.some((fault) => fault.includes(`policy: ${name}`)));
    // The browser tells them one after the other.
    const until = performance.now() + STEP_LIMIT_MS;
    while (missing().length > 0 && performance.now() < until) await page.waitForTimeout(50);
    expect(missing().length === 0, `not refused: ${missing().join(", ")}; refused: ${faults.join("\n")}`);
    await new Promise((resolve) => outside.close(resolve));
    expect(hits === 0, `${hits} requests arrived elsewhere`);
  });
  await context.close();
}

async function run(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.log("SKIPPED: no Chromium on this machine, so nothing was checked in a browser.");
    console.log("Install one (Debian: apt-get install -y chromium) or set CHROMIUM_PATH.");
    console.log("0 passed, 0 failed, 1 skipped");
    return;
  }
  mkdirSync(artifacts, { recursive: true });
  const undo: (() => Promise<void>)[] = [];
  try {
    const rules = await startApp({ FANVISE_MODEL: "rules" });
    undo.push(rules.end);
    const stub = await startGeminiStub();
    undo.push(stub.close);
    const slow = await startApp({
      FANVISE_MODEL: "google-genai:gemini-2.5-flash",
      GOOGLE_API_KEY: "smoke",
      GOOGLE_BASE_URL: stub.baseUrl,
    });
    undo.push(slow.end);
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    undo.push(() => browser.close());
    for (const size of ["desktop", "phone"] as const) {
      await firstVisit(browser, rules, size);
      await midAnswer(browser, slow, stub, size);
    }
    await failures(browser, rules, "phone");
    await policy(browser, rules);
  } finally {
    for (const end of undo.reverse()) await end();
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await run();
