/** What an API token needs to call a route, by the table of routes. */
import type { TokenScope } from "@/contract/account/api-token";
import { OPERATIONS } from "./operations";

const PATTERNS = OPERATIONS.map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** Any one of these scopes opens it. A route that the table does not have is as closed as one that does not exist. */
export function scopesOf(method: string, pathname: string): readonly TokenScope[] | "no path" | "no method" {
  const there = PATTERNS.filter(({ pattern }) => pattern.test(pathname));
  if (there.length === 0) return "no path";
  // A HEAD request reads what GET reads.
  return there.find((each) => each.method === (method === "HEAD" ? "GET" : method))?.scopes ?? "no method";
}

/** Methods that an address takes, by the table of routes. */
export function methodsOf(pathname: string): string[] {
  const there = new Set<string>(PATTERNS.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method));
  if (there.has("GET")) there.add("HEAD");
  return [...there].sort();
}
