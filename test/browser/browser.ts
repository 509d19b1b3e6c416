/** A Chromium, and windows in it that remember what must not happen. */
import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

export const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** Longest that one step of a person may take. */
export const STEP_LIMIT_MS = 120_000;

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

/** The path of a Chromium: CHROMIUM_PATH where it is set, else Debian's or one on the PATH. */
export function findChromium(): string | undefined {
  const isProgram = (path: string | undefined): path is string => {
    try {
      accessSync(path ?? "", constants.X_OK);
      return path !== undefined;
    } catch {
      return false;
    }
  };
  const onPath = (name: string) => {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      return undefined;
    }
  };
  const chosen = process.env.CHROMIUM_PATH;
  const places = chosen ? [chosen] : ["/usr/bin/chromium", ...["chromium", "google-chrome"].map(onPath)];
  return places.find(isProgram);
}

export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: CHROMIUM_FLAGS });

export type WindowOptions = {
  origin: string;
  size: Size;
  scheme: "light" | "dark";
  locale: string;
  expects: readonly RegExp[];
};

/** A context of its own, and the list that its faults are added to. */
export async function openWindow(
  browser: Browser,
  { origin, size, scheme, locale, expects }: WindowOptions,
): Promise<{ context: BrowserContext; faults: string[] }> {
  const isPhone = size === "phone";
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: scheme,
    locale,
    baseURL: origin,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  // Functions that are sent into a page carry their names by a function of the compiler, which no page has.
  await context.addInitScript("globalThis.__name = (named) => named");
  const faults: string[] = [];
  const placeOf = (url: string) => (url.startsWith(origin) ? url.slice(origin.length) : "");
  const note = (fault: string) => {
    if (!expects.some((expected) => expected.test(fault))) faults.push(fault);
  };
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      note(`console: ${message.text()} ${placeOf(message.location().url)}`.trim());
  });
  // The console is silent about those that a library catches.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.warn(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on("weberror", (fault) => note(`page error: ${fault.error().message}`));
  context.on("request", (request) => {
    const address = new URL(request.url());
    if (address.protocol.startsWith("http") && address.origin !== origin) note(`request to ${address.origin}`);
  });
  return { context, faults };
}
