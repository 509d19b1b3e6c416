/** Links of news: which may be shown, and when two lead to the same article. Pure. */
import { MAX_URL_CHARS } from "./news-item";

/** The link as it may be shown, `undefined` when it is not a plain web address: another scheme, or a login in it. */
export function readLink(raw: string): string | undefined {
  const text = raw.trim();
  if (text.length > MAX_URL_CHARS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = ["http:", "https:"].includes(url.protocol) && url.username === "" && url.password === "";
  return isPlain && url.href.length <= MAX_URL_CHARS ? url.href : undefined;
}

const TRACKING =
  /^(?:utm_.*|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|si|smid|cmpid|ncid|ref|ref_src|ref_url|source|src|share|taid|feature)$/;
/** Hosts where `s` and `t` say how a post was shared, not which post it is. */
const SHARED_POSTS = new Set(["x.com", "youtube.com", "youtu.be"]);
const SAME_HOST: Readonly<Record<string, string>> = {
  "twitter.com": "x.com",
  "mobile.twitter.com": "x.com",
  "m.youtube.com": "youtube.com",
};

/** One spelling of a link: no fragment, no tracking, no `www`, parameters in order. Only compared, never shown. */
export function canonicalLink(link: string): string {
  const url = new URL(link);
  const plainHost = url.hostname.replace(/^www\./, "");
  const host = SAME_HOST[plainHost] ?? plainHost;
  const retained = [...url.searchParams].filter(
    ([name]) => !TRACKING.test(name.toLowerCase()) && !(SHARED_POSTS.has(host) && (name === "s" || name === "t")),
  );
  const query = retained
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("&");
  const path = url.pathname.replace(/\/+$/, "");
  return `${host}${url.port === "" ? "" : `:${url.port}`}${path}${query === "" ? "" : `?${query}`}`;
}

/**
 * Whether the link leads to one article or post, and not to a front page or a running list that changes its content.
 */
export function namesAnArticle(canonical: string): boolean {
  const path = canonical.slice(canonical.indexOf("/") + 1);
  return canonical.includes("/") && (/\d{4,}/.test(path) || canonical.includes("?") || path.length >= 25);
}
