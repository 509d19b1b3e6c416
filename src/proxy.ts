/**
 * Before every page: without sign-in only loopback names are served, pages are only read, a session is renewed, and
 * each page gets a content security policy with a nonce of its own. Next puts the nonce of the request's policy on the
 * scripts that it writes. Routes under `/api` check for themselves; Next's files and those of `public` carry nothing
 * private.
 */
import { type NextRequest, NextResponse } from "next/server";
import type { ErrorTextKey } from "./language/texts/en/errors";
import { errorText } from "./language/texts/errors";
import { isOwnHost } from "./server/http/own-host";
import { requestLanguage } from "./server/http/request-language";
import { pagePolicy } from "./server/http/security-headers";
import { proxySessions, renewedCookies } from "./server/session/refresh-in-proxy";

const NONCE_BYTES = 16;

export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (!proxySessions() && !isOwnHost(request.headers)) return refusal(request, 403, "page.address_not_served");
  if (request.method !== "GET" && request.method !== "HEAD") return refusal(request, 405, "page.method");
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString("base64");
  const policy = pagePolicy({ nonce, isDevelopment: process.env.NODE_ENV === "development" });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const renewed = await renewedCookies(request);
  if (renewed.length > 0) headers.set("cookie", withRenewed(request, renewed));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  for (const cookie of renewed) response.headers.append("set-cookie", cookie);
  return response;
}

/**
 * The request's cookies as the browser will send them next time, so that this very page is made for the renewed
 * session.
 */
function withRenewed(request: NextRequest, renewed: readonly string[]): string {
  const pairs = new Map(request.cookies.getAll().map(({ name, value }) => [name, `${name}=${value}`]));
  for (const cookie of renewed) {
    const [pair = ""] = cookie.split("; ");
    pairs.set(pair.slice(0, pair.indexOf("=")), pair);
  }
  return [...pairs.values()].join("; ");
}

const refusal = (request: NextRequest, status: number, key: ErrorTextKey): NextResponse =>
  new NextResponse(`${errorText(requestLanguage(request), key)}\n`, {
    status,
    headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });

export const config = { matcher: "/((?!_next/static|icons/|favicon.ico$|robots.txt$|api/).*)" };
