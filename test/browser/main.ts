/**
 * A browser on the built app, as a person would use it, on a desk and on a phone:
 * `npm run browser [-- words of a promise]`.
 *
 * Each file beside this one is a flow. Screenshots go to `FANVISE_ARTIFACTS`, else `.ci/artifacts`. The last line is
 * `N passed, N failed`. Without a Chromium nothing is checked, which is said.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { watchChildren } from "../../bin/unhandled.mjs";
import { findChromium, launch, openWindow, type Size } from "./browser";
import { expect, type Flow, type Stage, type Visit } from "./flow";
import { FLOWS } from "./flows";
import { openSlots, type Places } from "./places";

watchChildren();

const artifacts =
  process.env.FANVISE_ARTIFACTS ?? join(fileURLToPath(new URL("../..", import.meta.url)), ".ci", "artifacts");
/** Lanes at once: the server and the browser share the machine. */
const AT_ONCE = 3;

/** Ends a flow whose failure is counted and printed. */
class AlreadyReported extends Error {}

const counts = { passed: 0, failed: 0 };

async function keep(promise: string, page: Page, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    counts.passed += 1;
    console.log(`  ok    ${promise}`);
  } catch (error) {
    counts.failed += 1;
    const why = error instanceof Error ? error.message : String(error);
    console.log(`  FAIL  ${promise}\n        ${why.replaceAll("\n", "\n        ")}`);
    await shoot(page, `failed ${promise}`).catch(() => undefined);
    throw new AlreadyReported();
  }
}

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: join(artifacts, `${name.replaceAll(/\W+/g, "-")}.png`) });
};

async function play(browser: Browser, places: Places, flow: Flow, size: Size): Promise<void> {
  const visits: Visit[] = [];
  const stage: Stage = {
    size,
    places,
    shoot: (page, name) => shoot(page, `${size} ${name}`),
    keeps: (promise, page, work) => keep(`${size}: ${promise}`, page, work),
    async visit({ at = "people", isSignedOut, scheme = "light", locale = "en-US", expects = [] } = {}) {
      const { origin } = await places.appOf(at);
      const { context, faults } = await openWindow(browser, { origin, size, scheme, locale, expects });
      const person = places.addPerson(`${size}.${visits.length}.${flow.promise.toLowerCase().replaceAll(/\W+/g, "-")}`);
      if (at !== "local" && !isSignedOut) {
        const { email, password } = person;
        const answer = await context.request.post("/api/auth/sign-in", { data: { email, password } });
        expect(answer.ok(), `signing in answered ${answer.status()}`);
      }
      const visit = { context, faults, person, page: await context.newPage() };
      visits.push(visit);
      return visit;
    },
  };
  const began = performance.now();
  try {
    await flow.run(stage);
    for (const { page, faults } of visits.slice(0, 1)) {
      await stage.keeps(`${flow.promise}: no complaint of the browser, nothing from elsewhere`, page, async () => {
        const all = visits.flatMap((visit) => visit.faults);
        expect(all.length === 0, [...new Set(all.length > 0 ? all : faults)].join("\n"));
      });
    }
  } catch (error) {
    if (!(error instanceof AlreadyReported)) {
      counts.failed += 1;
      console.log(`  FAIL  ${size}: ${flow.promise}\n        ${error instanceof Error ? error.stack : error}`);
    }
  } finally {
    for (const { context } of visits) await context.close();
  }
  console.log(`        ${((performance.now() - began) / 1_000).toFixed(1)} s  ${size}: ${flow.promise}`);
}

async function run(requested: readonly string[]): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.log("SKIPPED: no Chromium on this machine, so nothing was checked in a browser.");
    console.log("Install one (Debian: apt-get install -y chromium) or set CHROMIUM_PATH.");
    console.log("0 passed, 0 failed, 1 skipped");
    return;
  }
  const chosen = FLOWS.filter(({ promise }) => requested.every((word) => promise.includes(word)));
  if (chosen.length === 0)
    throw new Error(`no promise has these words; there are:\n${FLOWS.map(promiseOf).join("\n")}`);
  mkdirSync(artifacts, { recursive: true });
  const places = await openSlots(artifacts);
  try {
    const browser = await launch(executablePath);
    try {
      await playAll(browser, places, chosen);
    } finally {
      await browser.close();
    }
  } finally {
    await places.close();
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
}

const promiseOf = ({ promise }: Flow) => promise;

/** Lanes beside each other; what has no lane of its own goes wherever there is room. */
async function playAll(browser: Browser, places: Places, flows: readonly Flow[]): Promise<void> {
  const plays = flows.flatMap((flow) => {
    if (flow.skip !== undefined) console.log(`  SKIP  ${flow.promise}: ${flow.skip}`);
    return flow.skip === undefined ? flow.sizes.map((size) => ({ flow, size })) : [];
  });
  const waiting = [...plays].sort(
    (a, b) => Number(a.flow.concurrencyKey === "apart") - Number(b.flow.concurrencyKey === "apart"),
  );
  const busy = new Set<string>();
  await new Promise<void>((resolve, reject) => {
    let running = 0;
    const next = () => {
      if (waiting.length === 0 && running === 0) return resolve();
      while (running < AT_ONCE) {
        const at = waiting.findIndex(({ flow }) => flow.concurrencyKey === "apart" || !busy.has(flow.concurrencyKey));
        const [found] = at < 0 ? [] : waiting.splice(at, 1);
        if (!found) return;
        running += 1;
        busy.add(found.flow.concurrencyKey);
        play(browser, places, found.flow, found.size).then(() => {
          running -= 1;
          busy.delete(found.flow.concurrencyKey);
          next();
        }, reject);
      }
    };
    next();
  });
}

await run(process.argv.slice(2));
