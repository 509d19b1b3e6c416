/** How a server ends that is asked to: runs by name, cards still waiting, the database given up, in time. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { temporaryDirectory } from "#test/database";
import { REFERENCE_DEMO } from "#test/leagues/reference-demo";
import { type GeminiStub, gemini, startGeminiStub } from "#test/stubs/gemini-stub";
import { readEnv } from "@/lib/env";
import { silentLogger } from "@/lib/log";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";
import { type FanVise, openFanVise } from "../../src/server/wiring/composition";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** After it a container is killed; the server's own limit is 8 s. */
const LIMIT_MS = 10_000;
const reported = z.object({ planThreadId: z.uuid(), threadId: z.uuid(), runId: z.uuid() });

describe("a server that gets SIGTERM in the middle of an answer", () => {
  const directory = temporaryDirectory();
  let model: GeminiStub;
  let ids: z.output<typeof reported>;
  let end: { code: unknown; ms: number };
  let next: FanVise;

  beforeAll(async () => {
    model = await startGeminiStub();
    model.always(gemini.slowHeaders("never"));
    const variables = {
      FANVISE_DATA_DIR: directory.path,
      FANVISE_JOBS: "off",
      FANVISE_LEAGUE: "demo",
      DATABASE_URL: "",
      ...REFERENCE_DEMO,
      FANVISE_MODEL: "google-genai:gemini-2.5-flash",
      GOOGLE_API_KEY: "test-key",
      GOOGLE_BASE_URL: model.baseUrl,
    };
    const child = spawn(process.execPath, ["--import", "tsx", "test/serving-process.ts"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"] as const,
      env: { ...process.env, ...variables },
    });
    const ended = once(child, "exit");
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.startsWith("{")) continue;
      ids = reported.parse(JSON.parse(line));
      break;
    }
    await model.arrived(1);
    const askedAt = performance.now();
    child.kill("SIGTERM");
    const [code] = await ended;
    end = { code, ms: performance.now() - askedAt };
    next = await openFanVise({ env: readEnv(variables), log: silentLogger });
  });
  afterAll(async () => {
    await next?.close();
    await model.close();
    directory.remove();
  });

  it("ends in time, and gives the database to the next one", () => {
    expect(end.code).toBe(0);
    expect(end.ms).toBeLessThan(LIMIT_MS);
    expect(next.migrations.applied).toEqual([]);
  });

  it("leaves the run with a name for what happened, and its log complete", async () => {
    const run = await next.runs.latest(LOCAL_OWNER_ID, ids.threadId);
    expect(run).toMatchObject({
      runId: ids.runId,
      status: "failed",
      result: { error: { code: "run.server_closing" } },
    });
    const events = await next.conversations.eventsAfter(ids.runId, 0);
    expect(events.at(-1)?.event.type).toBe("finish");
  });

  it("leaves every card to its person, who decides on the next server", async () => {
    const plan = await next.optimizerRuns.read(LOCAL_OWNER_ID, ids.planThreadId);
    expect(plan.status).toBe("awaiting_approval");
    expect(plan.cards.length).toBeGreaterThan(0);
    expect(plan.cards.every(({ status }) => status === "pending")).toBe(true);
    const [card] = plan.cards.filter(({ dependsOn }) => dependsOn.length === 0);
    const request = { decisions: [{ proposalId: String(card?.proposalId), action: "approve" as const }] };
    const { cards } = await next.optimizerRuns.decide(
      LOCAL_OWNER_ID,
      ids.planThreadId,
      { request, idempotencyKey: randomUUID() },
      (options) => next.scopeFor(LOCAL_OWNER_ID, options),
    );
    expect(cards.find(({ proposalId }) => proposalId === card?.proposalId)?.status).toBe("approved");
  });
});
