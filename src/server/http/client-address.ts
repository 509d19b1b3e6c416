/**
 * The network address that a request came from.
 *
 * Next writes it into `x-forwarded-for` where no proxy did. Of a proxy's list the last entry is the one that our own
 * proxy saw; those before it are the client's claims. Claims of clients that reach the server directly are taken away
 * by `bin/server-limits.mjs`.
 */
export function clientAddress({ headers }: Request): string {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}
