/**
 * Is the request meant for this server by a loopback name?
 *
 * Without sign-in everyone who reaches the address is the owner, so a page of another site must not get here through the
 * person's browser under a host name that merely resolves to loopback.
 */
const LOOPBACK_NAMES = new Set(["127.0.0.1", "localhost", "[::1]"]);

export const isOwnHost = (headers: Headers): boolean =>
  LOOPBACK_NAMES.has((headers.get("host") ?? "").replace(/:\d+$/, ""));
