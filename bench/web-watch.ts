/**
 * What a page tells of itself: when its largest part was painted, how far things moved, how long it was busy at a
 * stretch.
 */
import type { BrowserContext, Page } from "playwright-core";

export type Seen = {
  /** Largest contentful paint, milliseconds since the address was asked for. */
  lcpMs: number;
  /**
   * Sum of all layout shifts, which is never less than the metric's largest window of five seconds; none after a key or
   * a click is in it.
   */
  shift: number;
  /** 0 while no task took 50 ms. */
  longestTaskMs: number;
};

/** To be called before the first page of the context is opened. */
export async function watchPages(context: BrowserContext): Promise<void> {
  // No function in here has a name: a compiler would mark it with a helper that the page does not have.
  await context.addInitScript(() => {
    const seen = { lcpMs: 0, shift: 0, longestTaskMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcpMs = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
    }).observe({ type: "longtask", buffered: true });
  });
}

export const seenBy = (page: Page): Promise<Seen> =>
  // Two frames later the observers have received every paint entry.
  page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve((window as unknown as { seen: Seen }).seen))),
        );
      }),
  );

/** From now on, for what comes next on the same page. */
export const clearSeen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign((window as unknown as { seen: Seen }).seen, { lcpMs: 0, shift: 0, longestTaskMs: 0 });
  });
