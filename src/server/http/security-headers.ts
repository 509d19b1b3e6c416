/** Security headers by page and response. Pure. */

type Header = { key: string; value: string };

/**
 * The policy of a page: scripts and styles are this server's own files, or carry the page's nonce; nothing is loaded
 * from or sent to anywhere else. `strict-dynamic` is left out on purpose: with it a script of ours could be made to add
 * any other.
 *
 * @param isDevelopment Next's development server evaluates text, writes styles into the page and talks over a socket.
 */
export function pagePolicy({ nonce, isDevelopment }: { nonce: string; isDevelopment: boolean }): string {
  const own = `'self' 'nonce-${nonce}'`;
  return directives({
    "default-src": "'self'",
    "script-src": isDevelopment ? `${own} 'unsafe-eval'` : own,
    "style-src": isDevelopment ? "'self' 'unsafe-inline'" : own,
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": isDevelopment ? "'self' ws:" : "'self'",
    "object-src": "'none'",
    "frame-src": "'none'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
}

/** The policy of what is no page: even when a browser is made to show it as one, nothing in it does anything. */
const ANSWER_POLICY = directives({
  "default-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
});

function directives(sources: Readonly<Record<string, string>>): string {
  return Object.entries(sources)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** Headers of every response, files included. */
export const COMMON_HEADERS: readonly Header[] = [
  { key: "x-content-type-options", value: "nosniff" },
  // Without an address at all a form of our own would arrive with the origin `null`, which is refused.
  { key: "referrer-policy", value: "same-origin" },
  {
    key: "permissions-policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()",
  },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
  { key: "x-frame-options", value: "DENY" },
];

/** Headers of every response under `/api`. Each route sets its own caching. */
export const ANSWER_HEADERS: readonly Header[] = [{ key: "content-security-policy", value: ANSWER_POLICY }];

/**
 * Only where a proxy says that the browser came by https: on plain http it would lock a loopback name out of its own
 * server.
 */
export const HTTPS_HEADERS: readonly Header[] = [
  { key: "strict-transport-security", value: "max-age=31536000; includeSubDomains" },
];
