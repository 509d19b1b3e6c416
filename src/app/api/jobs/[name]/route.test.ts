/** The route of outside schedulers, as they meet it. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "#test/database";
import { errorBody } from "@/contract/error";
import { createJobQueue } from "@/db/jobs/job-queue";
import { systemClock } from "@/lib/clock";
import { silentLogger } from "@/lib/log";
import { createJobs, type Jobs } from "@/server/jobs/jobs";
import { closeRunning, runningFanVise } from "@/server/running";
import { GET, POST } from "./route";

const HOST = "127.0.0.1:3000";
const SECRET = "a secret of the scheduler";

describe("POST /api/jobs/{name}", () => {
  const instance = temporaryDirectory();
  let jobs: Jobs;
  let runs = 0;

  beforeAll(async () => {
    vi.stubEnv("FANVISE_DATA_DIR", instance.path);
    vi.stubEnv("FANVISE_LEAGUE", "demo");
    vi.stubEnv("FANVISE_MODEL", "rules");
    vi.stubEnv("CRON_SECRET", SECRET);
    const fanvise = await runningFanVise();
    jobs = createJobs({
      queue: createJobQueue({ pool: fanvise.database.pool, log: silentLogger, isScheduled: false }),
      definitions: [
        {
          name: "prune",
          cron: "0 0 1 1 *",
          timeLimitMs: 60_000,
          run: async () => {
            runs += 1;
            return { rows: runs };
          },
        },
      ],
      isScheduled: false,
      log: silentLogger,
      systemClock,
    });
    await jobs.start();
    fanvise.jobs = jobs;
  });
  afterEach(() => {
    runs = 0;
  });
  afterAll(async () => {
    await jobs.close();
    await closeRunning();
    vi.unstubAllEnvs();
    instance.remove();
  });

  const ask = (name: string, authorization?: string, headers: Record<string, string> = {}) =>
    POST(
      new Request(`http://${HOST}/api/jobs/${name}`, {
        method: "POST",
        headers: { host: HOST, ...(authorization === undefined ? {} : { authorization }), ...headers },
      }),
      { params: Promise.resolve({ name }) },
    );
  const refusalOf = async (response: Response) => {
    const { error } = errorBody.parse(await response.json());
    return { status: response.status, code: error.code, message: error.message };
  };

  it("runs the job and says what it did", async () => {
    const response = await ask("prune", `Bearer ${SECRET}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      job: "prune",
      status: "done",
      result: { rows: 1 },
      ms: expect.any(Number),
    });
  });

  it("refuses everyone else alike, whether the job exists or not, and runs nothing", async () => {
    const fanvise = await runningFanVise();
    const token = fanvise.database.ownerLock?.owner.localToken;
    expect(token).toBeDefined();
    const refusals = await Promise.all(
      [
        ask("prune"),
        ask("prune", "Bearer wrong"),
        ask("prune", "Bearer "),
        ask("prune", `Bearer ${SECRET}x`),
        // A command's own token opens what a person may do, not this.
        ask("prune", `Bearer ${token}`),
        ask("nothing", "Bearer wrong"),
      ].map(async (response) => refusalOf(await response)),
    );
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 401, code: "request.scheduler_refused" });
    expect(runs).toBe(0);

    const { CRON_SECRET, ...rest } = fanvise.env;
    fanvise.env = rest;
    const unset = [
      await refusalOf(await ask("prune", `Bearer ${SECRET}`)),
      await refusalOf(await ask("prune", "Bearer undefined")),
    ];
    fanvise.env = { ...rest, CRON_SECRET };
    expect(unset).toEqual([refusals[0], refusals[0]]);
    expect(runs).toBe(0);
  });

  it("says so, to those let in, when there is no such job", async () => {
    expect(await refusalOf(await ask("nothing", `Bearer ${SECRET}`))).toMatchObject({
      status: 404,
      code: "request.not_found",
    });
  });

  it("refuses a browser's page even with the secret", async () => {
    const refusal = await refusalOf(await ask("prune", `Bearer ${SECRET}`, { origin: "https://evil.example" }));
    expect(refusal).toMatchObject({ status: 403, code: "request.origin" });
    expect(runs).toBe(0);
  });

  it("takes no other method", async () => {
    const request = new Request(`http://${HOST}/api/jobs/prune`, { headers: { host: HOST } });
    expect(await refusalOf(await GET(request))).toMatchObject({ status: 405, code: "request.method" });
  });
});
