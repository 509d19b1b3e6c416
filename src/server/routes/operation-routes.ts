/** Running the product: the demo's day, jobs, health, readiness and counts. */
import { DemoClockShared, NotFound } from "@/services/refusals";
import { metricsOf } from "../operations/metrics";
import { readiness } from "../operations/readiness";
import { asWritten, defineRoute } from "./define-route";

export const readDemoDay = defineRoute({
  id: "readDemoDay",
  method: "GET",
  path: "/api/demo/clock",
  scopes: ["read"],
  summary: "The day of the demo league; not there for real leagues",
  answer: "DemoDay",
  refusals: [404],
  handle: ({ fanvise: { demo } }) => ({ day: demo.today() }),
});

export const moveDemoDay = defineRoute({
  id: "moveDemoDay",
  method: "POST",
  path: "/api/demo/clock",
  scopes: [],
  summary: "Moves the demo league to a day, the next one, or its start",
  body: "DemoDayRequest",
  answer: "DemoDay",
  refusals: [404, 409],
  handle: async ({ fanvise, body: { day } }) => {
    // Where people share the demo's clock, nobody moves it.
    if (fanvise.sessions.kind !== "local") throw new DemoClockShared();
    return { day: await fanvise.moveDemoDay(day) };
  },
});

export const resetDemo = defineRoute({
  id: "resetDemo",
  method: "POST",
  path: "/api/demo/reset",
  scopes: [],
  summary: "Puts the demo back to its opening: its day, its moves, and everything that was proposed and decided in it",
  answer: "DemoDay",
  refusals: [409],
  handle: async ({ fanvise, personId }) => {
    if (fanvise.sessions.kind !== "local") throw new DemoClockShared();
    return { day: await fanvise.demoReset.reset(personId) };
  },
});

export const runJob = defineRoute({
  id: "runJob",
  method: "POST",
  path: "/api/jobs/{name}",
  params: { name: asWritten },
  scopes: [],
  caller: "scheduler",
  summary: "Runs a job now, or says that it runs already",
  answer: "Job",
  handle: async ({ fanvise: { jobs }, params: { name } }) => {
    const outcome = await jobs?.runNow(name);
    if (!outcome || outcome.status === "unknown job") throw new NotFound();
    return { job: name, ...outcome };
  },
});

export const health = defineRoute({
  id: "health",
  method: "GET",
  path: "/api/health",
  scopes: ["read", "chat"],
  caller: "whole world",
  summary: "The process answers",
  answer: "Health",
  handle: () => ({ status: "ok" }),
});

export const ready = defineRoute({
  id: "ready",
  method: "GET",
  path: "/api/ready",
  scopes: ["read", "chat"],
  caller: "anyone",
  summary: "Database, migrations, model and sources with their age; 503 while the database cannot answer",
  answer: "Ready",
  handle: async ({ fanvise }) => {
    const report = await readiness(fanvise);
    const status = report.status === "not ready" ? 503 : 200;
    return Response.json(report, { status, headers: { "cache-control": "no-store" } });
  },
});

export const readMetrics = defineRoute({
  id: "readMetrics",
  method: "GET",
  path: "/api/metrics",
  scopes: ["read"],
  caller: "operator",
  summary:
    "Counts for the operator, in Prometheus' text format; where people sign in, for the scheduler's secret alone",
  streams: "text",
  handle: async ({ fanvise }) =>
    new Response(await metricsOf(fanvise), {
      headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" },
    }),
});
