/**
 * Writes the table of routes in docs/technical/Routes.md, from the routes' own declarations.
 *
 *     npm run routes
 *
 * Everything else in the file is written by hand. A test compares the table with the declarations.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Route } from "@/server/routes/define-route";
import { ROUTES_BY_SUBJECT } from "@/server/routes/routes";

export const ROUTE_DOCUMENT = fileURLToPath(new URL("../../docs/technical/Routes.md", import.meta.url));
const BEGIN = "<!-- routes: npm run routes -->";
const END = "<!-- end of routes -->";

/** The document with its table as the routes are now. @throws Error when the document has lost its marks */
export function withRouteTable(document: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${ROUTE_DOCUMENT} has no ${BEGIN} … ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${routeTables()}\n${document.slice(end)}`;
}

const routeTables = (): string =>
  Object.entries(ROUTES_BY_SUBJECT)
    .map(([subject, routes]) =>
      [
        `### ${subject}`,
        "",
        "| route | who may call | takes | answers | what it does |",
        "| --- | --- | --- | --- | --- |",
        ...routes.map(row).sort(),
        "",
      ].join("\n"),
    )
    .join("\n");

const row = (route: Route): string =>
  `| ${[`\`${route.path}\` ${route.method}`, whoMayCall(route), takes(route), answers(route), route.summary].join(" | ")} |`;

function whoMayCall({ caller = "person", scopes }: Route): string {
  if (caller === "signing in") return "anyone, where people sign in";
  if (caller !== "person") return caller === "whole world" ? "anyone, without a limit" : caller;
  return scopes.length === 0 ? "person" : `person, token: ${scopes.join(" or ")}`;
}

function takes({ query, headers = [], body, isBodyOptional, bodyLimits }: Route): string {
  const parameters = Object.keys(query?.shape ?? {}).map((name) => `\`${name}\``);
  const size = bodyLimits?.maxBytes ? ` up to ${(bodyLimits.maxBytes / 1_000_000).toFixed(0)} MB` : "";
  return [
    ...parameters,
    ...headers.map((name) => `header ${name}`),
    ...(body ? [`${body}${isBodyOptional ? ", or nothing" : ""}${size}`] : []),
  ].join(", ");
}

const STREAMED: Readonly<Record<NonNullable<Route["streams"]>, string>> = {
  run: "event stream, text",
  "events only": "event stream",
  rpc: "event stream",
  text: "text",
  csv: "CSV",
};

function answers({ answer, answerStatus = 200, streams }: Route): string {
  const forms = [...(answer ? [answer] : []), ...(streams ? [STREAMED[streams]] : [])].join(", ");
  return [answerStatus === 200 ? "" : String(answerStatus), forms].filter((part) => part !== "").join(" ");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(ROUTE_DOCUMENT, withRouteTable(readFileSync(ROUTE_DOCUMENT, "utf8")));
}
