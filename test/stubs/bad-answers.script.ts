/**
 * Every bad behavior of Gemini against the real adapter, in a plain Node process without any handler.
 *
 * The test runs this as a child: Node ends a process at an unhandled rejection, so exit code 0 is the proof that none
 * escapes. It prints one JSON line with the failure codes in order.
 */
import { HumanMessage } from "@langchain/core/messages";
import { failureCode } from "@/lib/errors";
import { googleGenai } from "@/lib/models/google-genai";
import { gemini, startGeminiStub } from "./gemini-stub";

const BEHAVIOURS = {
  rejected: gemini.status(400),
  refused: gemini.status(403),
  busy: gemini.status(429),
  down: gemini.status(503),
  reset: gemini.reset(),
  malformed: gemini.malformed(),
  html: gemini.html(),
  cut: gemini.cut(),
  textThenCut: gemini.cut("Jokic is "),
  unfinished: gemini.unfinished("Jokic is "),
  promptBlocked: gemini.promptBlocked(),
  answerBlocked: gemini.answerBlocked("SAFETY", "Jokic is "),
  emptyCandidate: gemini.emptyCandidate(),
  noCandidates: gemini.noCandidates(),
  slowHeaders: gemini.slowHeaders(),
  slowBody: gemini.slowBody("Jokic is "),
  stoppedBeforeHeaders: gemini.slowHeaders(),
  stoppedInBody: gemini.slowBody("Jokic is "),
};

async function main(): Promise<void> {
  const stub = await startGeminiStub();
  const codes: Record<string, string> = {};
  for (const [name, behaviour] of Object.entries(BEHAVIOURS)) {
    stub.reset();
    stub.always(behaviour);
    const model = googleGenai({
      apiKey: "test-key",
      model: "gemini-2.5-flash",
      baseUrl: stub.baseUrl,
      retryDelayMs: () => 0,
      overallMs: name.startsWith("slow") ? 50 : 10_000,
    });
    const stop = new AbortController();
    if (name.startsWith("stopped")) void stub.arrived(1).then(() => setTimeout(() => stop.abort(), 20));
    const request = { messages: [new HumanMessage("hi")], tools: [], signal: stop.signal, purpose: "agent" as const };
    codes[name] = await model
      .answer(request, () => undefined)
      .then(
        () => "answered",
        (error: unknown) => failureCode(error),
      );
    // Late events of a call that is over: the released answer, the broken socket.
    stub.release();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await stub.close();
  process.stdout.write(`${JSON.stringify(codes)}\n`);
}

await main();
