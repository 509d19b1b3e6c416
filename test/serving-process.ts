/**
 * A process of its own that is started as the server is, for tests of how it ends.
 *
 * Makes a plan whose cards wait, begins a question, tells the ids of both in one JSON line, and then serves until it is
 * asked to end.
 */
import { chatRequest } from "@/contract/conversation/chat-request";
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import { runningFanVise } from "@/server/running";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { startUp } from "@/server/start-up";

await startUp();
const fanvise = await runningFanVise();
await fanvise.people.welcome(LOCAL_OWNER_ID);
const scopeFor = (options: Parameters<typeof fanvise.scopeFor>[1]) => fanvise.scopeFor(LOCAL_OWNER_ID, options);
const plan = await fanvise.optimizerRuns.start(LOCAL_OWNER_ID, optimizerRequest.parse({}), scopeFor);
await plan.finished;
const question = chatRequest.parse({ message: "Should I trade for a better centre?" });
const { threadId, runId } = await fanvise.chats.start(LOCAL_OWNER_ID, question, scopeFor);
process.stdout.write(`${JSON.stringify({ planThreadId: plan.threadId, threadId, runId })}\n`);
setInterval(() => undefined, 1_000);
