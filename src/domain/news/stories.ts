/** Groups reports of one story and chooses which one is stored. Pure. */
import { namesAnArticle } from "./links";
import { DUPLICATE_WINDOW_MS, isSameReport, jaccard, type TextPrint } from "./near-duplicate";
import type { Trust } from "./news-item";
import { compareTrust } from "./trust";

export type StoryPrint = {
  print: TextPrint;
  canonicalUrl: string | null;
  /** Feeds title an article once; several untitled items under one link are passages of it, each news of its own. */
  hasTitle: boolean;
  trust: Trust;
  publishedAt: string;
};

/** Under one article's link, titled items are the same one unless their words have little in common. */
const SAME_ARTICLE = 0.2;

/** Symmetric. Reports further apart than the window are different events. */
export function isSameStory(a: StoryPrint, b: StoryPrint): boolean {
  if (Math.abs(Date.parse(a.publishedAt) - Date.parse(b.publishedAt)) > DUPLICATE_WINDOW_MS) return false;
  const hasSameLink = a.canonicalUrl !== null && a.canonicalUrl === b.canonicalUrl && namesAnArticle(a.canonicalUrl);
  if (hasSameLink && a.hasTitle && b.hasTitle && a.print.facts === b.print.facts) {
    return jaccard(a.print.pairs, b.print.pairs) >= SAME_ARTICLE;
  }
  return isSameReport(a.print, b.print, { hasSameLink });
}

/** Whether `a` takes the place of `b`: more trusted, or as trusted and earlier. */
export function isBetterReport(a: StoryPrint, b: StoryPrint): boolean {
  const byTrust = compareTrust(a.trust, b.trust);
  return byTrust > 0 || (byTrust === 0 && a.publishedAt < b.publishedAt);
}
