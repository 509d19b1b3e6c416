/**
 * Is the request meant for this server by a loopback name?
 *
 * Without sign-in everyone who reaches the address is the owner, so a page of another site must not get here through
 * the person's browser under a host name that merely resolves to loopback.
 */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d{1,5})?$/;

export const isOwnHost = (headers: Headers): boolean => LOOPBACK.test(headers.get("host") ?? "");
