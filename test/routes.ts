/** Every route of `/api` by the path it has in the interface's description, for tests that go through all of them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { type Route, type RouteHandler, routeOf } from "@/server/routes/define-route";

const APP = fileURLToPath(new URL("../src/app", import.meta.url));

const patternOf = (file: string): string => `/${file.replace(/\/route\.ts$/, "").replace(/\[(\w+)\]/g, "{$1}")}`;

/** From the file system, so that a route that nobody listed anywhere is here too. */
const byPattern = new Map(
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => file.startsWith("api/") && file.endsWith("/route.ts"))
    .map((file) => [
      patternOf(file),
      (): Promise<Record<string, RouteHandler>> => import(/* @vite-ignore */ join(APP, file)),
    ]),
);

/** Patterns such as `/api/threads/{id}`, in alphabetical order; the catch-all route is left out. */
export const routePatterns = [...byPattern.keys()].filter((pattern) => !pattern.includes("[")).sort();

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Routes behind an address, by the method under which its file exports them. */
export async function routesAt(pattern: string): Promise<{ method: string; route: Route }[]> {
  const handlers = (await byPattern.get(pattern)?.()) ?? {};
  return METHODS.flatMap((method) => {
    const route = routeOf(handlers[method]);
    return route ? [{ method, route }] : [];
  });
}

/** Methods that an address answers itself. */
export const methodsOf = async (pattern: string): Promise<string[]> =>
  (await routesAt(pattern)).map(({ method }) => method);

/** Asks a route as the server would. @param params values of the pattern's braces */
export async function askRoute(
  pattern: string,
  method: string,
  params: Readonly<Record<string, string>>,
  { search = "", ...init }: RequestInit & { search?: string } = {},
): Promise<Response> {
  const handler = (await byPattern.get(pattern)?.())?.[method];
  if (!handler) throw new Error(`there is no ${method} ${pattern}`);
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const host = new Headers(init.headers).get("host") ?? "127.0.0.1:3000";
  const request = new Request(`http://${host}${path}${search}`, { ...init, method });
  return handler(request, { params: Promise.resolve({ ...params }) });
}
