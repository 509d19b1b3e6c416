/** `fanvise doctor`: checks what a working installation needs, in the order things fail, and says what to do. */

import type { Env } from "@/lib/env";
import { AppError, failureMessage } from "@/lib/errors";
import { readiness } from "@/server/operations/readiness";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import type { FanVise } from "@/server/wiring/composition";
import { environment, owningServer, print, withLocalInstance } from "./server-address";

type Check = { name: string; isOk: boolean; finding: string };

const NEEDED_NODE = [22, 12] as const;

export async function doctor(options: { json?: boolean }): Promise<number> {
  const checks: Check[] = [nodeVersion(process.versions.node)];
  const env = attempt(checks, "environment", () => environment(), "every variable is valid");
  if (env) await checkDataFolder(checks, env);
  if (options.json) print(JSON.stringify({ isOk: checks.every((check) => check.isOk), checks }));
  else for (const check of checks) print(`${check.isOk ? "ok  " : "FAIL"} ${check.name}: ${check.finding}`);
  return checks.every((check) => check.isOk) ? 0 : 1;
}

function nodeVersion(version: string): Check {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isOk = major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]);
  const remedy = isOk ? "" : `; ${NEEDED_NODE.join(".")} or newer is needed: run node bin/setup.mjs`;
  return { name: "node", isOk, finding: `${version}${remedy}` };
}

function attempt<T>(checks: Check[], name: string, read: () => T, fine: string): T | undefined {
  try {
    const value = read();
    checks.push({ name, isOk: true, finding: fine });
    return value;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    checks.push({ name, isOk: false, finding: error.userMessage });
    return undefined;
  }
}

async function checkDataFolder(checks: Check[], env: Env): Promise<void> {
  const server = owningServer(env);
  if (server) {
    const { status, body } = await server.call("GET", "/api/ready");
    checks.push({ name: "server", isOk: status === 200, finding: `${server.address} ${JSON.stringify(body)}` });
    return;
  }
  try {
    await withLocalInstance(env, (fanvise) => checkParts(checks, fanvise));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    checks.push({ name: "start", isOk: false, finding: `${error.code}: ${error.userMessage}` });
  }
}

async function checkParts(checks: Check[], fanvise: FanVise): Promise<void> {
  const report = await readiness(fanvise);
  const { database, model } = report;
  checks.push({
    name: "database",
    isOk: database.isAnswering,
    finding: `${database.home}, vector search ${database.hasVector ? "available" : "not available"}`,
  });
  checks.push({
    name: "model",
    isOk: true,
    finding: model.id === "rules" ? "rules (no key is set; the built-in rules answer)" : model.id,
  });
  const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, {});
  try {
    const context = await fanvise.league.buildIntelligenceSnapshot(scope);
    const stale = context.readings.find((reading) => reading.isStale);
    checks.push({
      name: "league",
      isOk: stale === undefined,
      finding:
        stale?.staleReason?.message ??
        `${context.league.settings.leagueName}, ${context.league.teams.length} teams, today ${context.today}`,
    });
  } catch (error) {
    checks.push({ name: "league", isOk: false, finding: failureMessage(error) });
  }
  for (const { name, state, sentence, repair } of (await fanvise.sources.view(scope)).sources) {
    const isOk = state === "working" || state === "not used yet";
    checks.push({ name: `source ${name}`, isOk, finding: [sentence, ...repair].join(" ") });
  }
}
