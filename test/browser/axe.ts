import axe from "axe-core";
import type { Page } from "playwright-core";
import { makeExamples, pagesOfApp, SIGN_IN } from "./app-pages";
import { cardsOn, press } from "./cards-page";
import { ask, main, openLookups } from "./chat-page";
import { BOTH, expect, type Flow } from "./flow";

const SCHEMES = ["light", "dark"] as const;
const BAD: readonly unknown[] = ["serious", "critical"];

type Finding = { rule: string; impact: string; places: string[] };

/** What axe-core finds on the page as it stands, in one theme. Only what keeps somebody from using the page. */
async function findings(page: Page, scheme: (typeof SCHEMES)[number]): Promise<Finding[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  // Colors on their way are neither the one theme's nor the other's. What moves with scrolling has no end to wait for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .flatMap(({ timeline, finished }) => (timeline instanceof DocumentTimeline ? [finished] : [])),
    ),
  );
  const { violations } = await page.evaluate(() => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    // WCAG 2.2's size of targets is not looked at unless it is asked for.
    return injected.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  });
  return violations.flatMap(({ id, impact, nodes }) =>
    BAD.includes(impact)
      ? [{ rule: id, impact: String(impact), places: nodes.map(({ target, html }) => `${target.join(" ")}  ${html}`) }]
      : [],
  );
}

/** In both themes, on the page as it is now. */
async function expectNothingBad(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  for (const scheme of SCHEMES) {
    const found = await findings(page, scheme);
    const reports = found.map(({ rule, impact, places }) => `${impact}: ${rule}\n  ${places.slice(0, 4).join("\n  ")}`);
    expect(found.length === 0, `${where}, ${scheme}:\n${reports.join("\n")}`);
  }
}

/** Blocks scripts from now on: a page that needs one shows the failure page. */
const loseScripts = (page: Page) => page.route("**/_next/static/**/*.js", (route) => route.abort());

export const accessible: Flow = {
  promise: "axe-core finds nothing serious on any page, in both themes, with dialogs open too",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ size, visit, keeps: report }) {
    // A reported fault of one page does not stop the checks of the others.
    const keeps: typeof report = (promise, page, work) => report(promise, page, work).catch(() => undefined);
    const { context, page } = await visit({
      expects: [/Failed to load resource/, /Loading chunk|ChunkLoadError|Failed to load chunk|error boundary/i],
    });
    const examples = await makeExamples(context.request);
    for (const { route, path } of pagesOfApp(examples)) {
      await keeps(`axe-core finds nothing serious on ${route}`, page, async () => {
        await page.goto(path, { waitUntil: "networkidle" });
        await main(page).waitFor();
        await expectNothingBad(page, path);
      });
    }
    await keeps("axe-core finds nothing serious in an answer with its look-ups and cards open", page, async () => {
      await page.goto(`/chat/${examples.threadId}`, { waitUntil: "networkidle" });
      await openLookups(page);
      await main(page).getByRole("button", { name: "Your roster" }).first().click();
      await cardsOn(page).first().getByText("Pending").waitFor();
      await expectNothingBad(page, "an answer");
    });
    await keeps("axe-core finds nothing serious in the dialog that shares it", page, async () => {
      const share = page.getByRole("button", { name: "Share", exact: true });
      if (!(await share.isVisible()))
        await page
          .getByRole("button", { name: /^Actions/ })
          .first()
          .click();
      await share.first().click();
      await page.getByRole("dialog").waitFor();
      await expectNothingBad(page, "the dialog that shares");
    });
    await keeps("axe-core finds nothing serious in the dialog that edits a card", page, async () => {
      await page.goto("/moves");
      await press(cardsOn(page).first(), "Edit");
      await page.getByRole("dialog").getByRole("combobox", { name: "Drop" }).waitFor();
      await expectNothingBad(page, "the dialog that edits");
    });
    await keeps("axe-core finds nothing serious in the palette, the help and the options", page, async () => {
      await page.goto("/");
      await page.getByRole("button", { name: "Command palette" }).click();
      await page.getByRole("dialog", { name: "Command palette" }).waitFor();
      await expectNothingBad(page, "the palette");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Display and help" }).click();
      await page.getByRole("group", { name: "Theme" }).waitFor();
      await expectNothingBad(page, "the options");
      await page.keyboard.press("Escape");
      if (size === "phone") {
        await page.getByRole("button", { name: "More" }).click();
        await expectNothingBad(page, "the other pages");
        await page.keyboard.press("Escape");
      }
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
      await expectNothingBad(page, "the help");
    });
    await keeps("axe-core finds nothing serious where there is no page", page, async () => {
      for (const path of ["/nothing-here", "/shared/nothing-here"]) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expectNothingBad(page, path);
      }
    });
    await keeps("axe-core finds nothing serious on a page that failed", page, async () => {
      await page.goto("/chat", { waitUntil: "networkidle" });
      await loseScripts(page);
      await ask(page, "What is the score of my matchup?");
      await page.getByRole("button", { name: "Try again" }).waitFor();
      await expectNothingBad(page, "a page that failed");
      await page.unroute("**/_next/static/**/*.js");
    });
    const { page: signIn } = await visit({ isSignedOut: true });
    await keeps(`axe-core finds nothing serious on ${SIGN_IN}`, signIn, async () => {
      await signIn.goto(SIGN_IN);
      await signIn.getByLabel("Password").waitFor();
      await expectNothingBad(signIn, SIGN_IN);
    });
  },
};
