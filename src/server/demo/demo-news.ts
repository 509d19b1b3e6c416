/**
 * Loads the demo's news through the pipeline of the feeds: the last ten days at first, then what is new whenever the
 * demo's day moves.
 *
 * A day before what is loaded gets the days that it lacks. Reports later than the league's clock stay in the index and
 * are not answered, like all news. Loading the same days again changes nothing.
 */
import { z } from "zod";
import type { AppSettingTable } from "@/db/app-settings";
import type { TeamScope } from "@/domain/league/scope";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { NewsLoading } from "@/services/news/news-loading.service";
import type { DemoInstance } from "./demo-instance";

const LOADED_SETTING = "demo.news";
const DAY_MS = 86_400_000;
const NEWS_DAYS = 10;
/** Period before an instant that a question about the news covers. */
const NEWS_WINDOW_MS = NEWS_DAYS * DAY_MS;

/** The window of league time of which every report is in the index, epoch milliseconds. */
const loadedWindow = z.object({ fromMs: z.number(), untilMs: z.number() });
type LoadedWindow = z.infer<typeof loadedWindow>;

export type DemoNews = {
  /**
   * Brings the news up to the demo's clock. A failure is logged: the demo works without. @returns how many were new.
   */
  load(): Promise<number>;
};

export function createDemoNews(options: {
  isOn: boolean;
  demo: Pick<DemoInstance, "clock" | "newsBetween">;
  settings: AppSettingTable;
  loading: Pick<NewsLoading, "load">;
  /** Every connected league. Without a demo league among them nobody reads its news. */
  scopes(): Promise<readonly TeamScope[]>;
  log: Logger;
}): DemoNews {
  const { demo, settings, loading, log } = options;

  async function loadNew(): Promise<number> {
    const scope = (await options.scopes()).find(({ universe }) => universe === "demo");
    if (!scope) return 0;
    const read = loadedWindow.safeParse(await settings.get(LOADED_SETTING));
    const step = missingNews(read.success ? read.data : undefined, demo.clock.now());
    if (!step) return 0;
    const items = demo.newsBetween(step.afterMs, step.untilMs);
    // A single feed has no duplicates, and of two similar reports the later one must not hide the earlier.
    const { stored } = await loading.load(scope, items, undefined, { joinsDuplicates: false });
    await settings.set(LOADED_SETTING, step.loaded);
    return stored;
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    load() {
      if (!options.isOn) return Promise.resolve(0);
      const loaded = last.then(loadNew).catch((error: unknown) => {
        log.log("warn", "demo.news_not_loaded", { code: failureCode(error) });
        return 0;
      });
      last = loaded;
      return loaded;
    },
  };
}

type Step = { readonly afterMs: number; readonly untilMs: number; readonly loaded: LoadedWindow };

/** News to load for an instant, and afterward; `undefined` when none is missing. */
export function missingNews(loaded: LoadedWindow | undefined, nowMs: number): Step | undefined {
  const fromMs = nowMs - NEWS_WINDOW_MS;
  if (!loaded || nowMs < loaded.fromMs || fromMs > loaded.untilMs)
    return { afterMs: fromMs, untilMs: nowMs, loaded: { fromMs, untilMs: nowMs } };
  if (nowMs > loaded.untilMs) return { afterMs: loaded.untilMs, untilMs: nowMs, loaded: { ...loaded, untilMs: nowMs } };
  if (fromMs < loaded.fromMs) return { afterMs: fromMs, untilMs: loaded.fromMs, loaded: { ...loaded, fromMs } };
  return undefined;
}
