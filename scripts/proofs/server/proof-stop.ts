/** A slow model and a user who stops the run: measures at the model when its call ends. */
import { gemini, startGeminiStub } from "#test/stubs/gemini-stub";
import { isComplete, receive, startRun } from "./proof-client";

const STOPPED_WITHIN_MS = 2_000;
const HELD = [
  { where: "before its answer", behaviour: gemini.slowHeaders("never") },
  { where: "in its answer", behaviour: gemini.slowBody("A centre would help. ", "never") },
];

export type Stops = { readonly maxMs: number; readonly count: number; readonly problems: string[] };
export type SlowModel = {
  /** For a server that is to ask it. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Asks one server and stops through it or another one: once while the model says nothing yet, once in the middle of
   * its answer.
   */
  stopped(askedAt: string, stoppedAt: string): Promise<Stops>;
  close(): Promise<void>;
};

export async function startSlowModel(): Promise<SlowModel> {
  const model = await startGeminiStub();

  async function stopped(
    askedAt: string,
    stoppedAt: string,
    where: string,
  ): Promise<{ ms: number; problems: string[] }> {
    const { run, response } = await startRun(askedAt, "chat", { message: "Should I trade for a better centre?" });
    const streamed = receive(response, run);
    await model.arrived(1);
    const request = model.requests.length;
    const stoppedAtMs = performance.now();
    await fetch(`${stoppedAt}/api/agent/chat/${run.threadId}/stop`, { method: "POST" });
    const outcomes = await Promise.all(model.requests.map(({ outcome }) => outcome));
    const ms = performance.now() - stoppedAtMs;
    const problems = await streamed;
    if (ms > STOPPED_WITHIN_MS) problems.push(`the call went on for ${Math.round(ms)} ms`);
    if (outcomes.some((outcome) => outcome !== "left")) problems.push("the call was answered");
    if (model.requests.length !== request) problems.push("another call after the stop");
    if (!isComplete(run)) problems.push("a stopped stream has no end");
    return { ms, problems: problems.map((each) => `stopped ${where}: ${each}`) };
  }

  return {
    env: {
      FANVISE_MODEL: "google-genai:gemini-2.5-flash",
      GOOGLE_API_KEY: "test-key",
      GOOGLE_BASE_URL: model.baseUrl,
    },
    async stopped(askedAt, stoppedAt) {
      const stops: Awaited<ReturnType<typeof stopped>>[] = [];
      for (const { where, behaviour } of HELD) {
        model.reset();
        model.always(behaviour);
        stops.push(await stopped(askedAt, stoppedAt, where));
      }
      return {
        count: stops.length,
        maxMs: Math.round(Math.max(...stops.map(({ ms }) => ms))),
        problems: stops.flatMap(({ problems }) => problems),
      };
    },
    close: () => model.close(),
  };
}
