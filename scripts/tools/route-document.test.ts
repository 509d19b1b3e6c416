/** The table of routes in the documents, against the routes. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROUTES } from "@/server/routes/routes";
import { ROUTE_DOCUMENT, withRouteTable } from "./route-document";

const document = readFileSync(ROUTE_DOCUMENT, "utf8");

it("is as the routes say it", () => {
  // `npm run routes` writes it.
  expect(document).toBe(withRouteTable(document));
});

it("has every route once", () => {
  for (const { method, path } of ROUTES) expect(document.split(`| \`${path}\` ${method} |`), path).toHaveLength(2);
});

it("is not written into a document without its marks", () => {
  expect(() => withRouteTable("# Routes")).toThrow("has no");
});
